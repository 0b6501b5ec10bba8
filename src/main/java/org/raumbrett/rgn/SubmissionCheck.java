package org.raumbrett.rgn;

import java.util.List;
import java.util.Locale;
import org.raumbrett.game.Game;

/**
 * Whether a game can be sent to the IRF, and what is missing: the seven tags filled, both players
 * named, a result that token, tag and final position agree on, at least one move, and a text
 * without errors.
 *
 * @param games the number of games that were looked at
 * @param findings what was found, in the order of the text
 */
public record SubmissionCheck(int games, List<SubmissionFinding> findings) {
  private static final String EXTENSION = ".rgn";

  public SubmissionCheck {
    findings = List.copyOf(findings);
  }

  /**
   * Checks the strict text of a game, which is what would be sent; the places are in that text. If
   * the game was read from a text with errors, only what stands before them would be sent: they are
   * problems of the text and not found here.
   *
   * @throws IllegalArgumentException if the game has a move that is not legal
   */
  public static SubmissionCheck of(Game game) {
    return of(RgnReader.read(RgnWriter.strict(game)));
  }

  /** Checks a text as it was read. */
  public static SubmissionCheck of(RgnDocument document) {
    return new SubmissionChecker(document).check();
  }

  /**
   * Checks a file.
   *
   * @param name its name, of which only the extension counts
   */
  public static SubmissionCheck of(String name, byte[] content) {
    SubmissionChecker checker = new SubmissionChecker(RgnReader.read(content));
    if (!name.toLowerCase(Locale.ROOT).endsWith(EXTENSION)) {
      checker.wrongExtension(name);
    }
    return checker.check();
  }

  /** Returns whether nothing stands in the way of sending. */
  public boolean isReady() {
    return findings.stream().noneMatch(SubmissionFinding::isError);
  }
}
