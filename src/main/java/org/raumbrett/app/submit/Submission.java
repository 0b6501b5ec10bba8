package org.raumbrett.app.submit;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Game;
import org.raumbrett.game.Tags;
import org.raumbrett.rgn.Dropped;
import org.raumbrett.rgn.Problem;
import org.raumbrett.rgn.RgnWriter;
import org.raumbrett.rgn.SubmissionCheck;
import org.raumbrett.rgn.SubmissionFinding;
import org.raumbrett.rgn.SubmissionMail;
import org.raumbrett.rgn.Visible;

/** One game on its way to the IRF: whether it can go, its file and its mail. */
public final class Submission {
  private final Game game;
  private final @Nullable Problem unread;
  private final SubmissionCheck check;

  /**
   * Checks the game.
   *
   * @param unread the first error in the text the game was read from: what stands behind it would
   *     not be sent; null if there is none
   */
  public Submission(Game game, @Nullable Problem unread) {
    this.game = game;
    this.unread = unread;
    this.check = SubmissionCheck.of(game);
  }

  /** Returns the error in the text behind which nothing was read, null if there is none. */
  public @Nullable Problem unread() {
    return unread;
  }

  /** Returns what is to be put right or looked at. */
  public List<SubmissionFinding> findings() {
    return check.findings();
  }

  /** Returns whether nothing stands in the way. */
  public boolean isReady() {
    return unread == null && check.isReady();
  }

  /** Returns what the file for the IRF leaves out. */
  public Dropped dropped() {
    return RgnWriter.dropped(game);
  }

  /** Returns who can be sending the game: its players, as far as they are known and seen. */
  public List<String> members() {
    return Stream.of(game.tags().known(Tags.WHITE), game.tags().known(Tags.BLACK))
        .filter(Objects::nonNull)
        .map(name -> Visible.text(name.strip()))
        .distinct()
        .toList();
  }

  /** Returns the mail's subject in the language. */
  public String subject(String member, Locale locale) {
    String date = game.tags().known(Tags.DATE);
    return SubmissionMail.subject(member, date == null ? "" : date, locale);
  }

  /** Returns the name the IRF wants the file to have. */
  public String fileName(LocalDate today) {
    return RgnWriter.fileName(game, today);
  }

  /** Returns the file's content: the strict form. */
  public byte[] content() {
    return RgnWriter.strict(game).getBytes(StandardCharsets.UTF_8);
  }
}
