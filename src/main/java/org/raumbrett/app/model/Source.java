package org.raumbrett.app.model;

import java.util.ArrayList;
import java.util.List;
import org.raumbrett.rgn.FileBytes;
import org.raumbrett.rgn.Problem;
import org.raumbrett.rgn.RgnCollection;
import org.raumbrett.rgn.RgnDocument;
import org.raumbrett.rgn.RgnReader;

/**
 * The file a document lies in, as it was when it was read or written last.
 *
 * @param games its bytes and where its games begin
 * @param large whether its games are too many to be held: each is read when it is looked at
 */
public record Source(RgnCollection games, FileStamp stamp, boolean large) {
  /** A file of several games that is larger than this, in bytes, is not read whole. */
  public static final int LARGE = 100_000;

  /** Looks for the games in a file's bytes. */
  public static Source of(FileBytes bytes, FileStamp stamp) {
    RgnCollection games = RgnCollection.of(bytes);
    return new Source(games, stamp, bytes.length() > LARGE && games.size() > 1);
  }

  /** Returns whether the file holds several games, of which the unchanged keep their bytes. */
  public boolean isCollection() {
    return games.size() > 1;
  }

  /** Returns what a document shows of the file: of a large one its first game, else everything. */
  public RgnDocument content() {
    return content(games, large);
  }

  /**
   * Returns what a document shows of a file that is not written yet.
   *
   * @param large whether only its first game is shown
   */
  static RgnDocument content(RgnCollection games, boolean large) {
    return large ? read(games, 0) : RgnReader.read(games.bytes().toArray());
  }

  /** Reads one game. What is wrong with the file as a whole is told of its first game. */
  public RgnDocument read(int index) {
    return read(games, index);
  }

  private static RgnDocument read(RgnCollection games, int index) {
    RgnDocument game = games.read(index);
    if (index > 0 || games.fileProblems().isEmpty()) {
      return game;
    }
    List<Problem> problems = new ArrayList<>();
    int errors = game.errorCount();
    for (Problem problem : games.fileProblems()) {
      // Its place in the file's text is none in this game's.
      problems.add(
          new Problem(
              problem.kind(),
              problem.line(),
              problem.column(),
              0,
              0,
              problem.quoted(),
              problem.arguments()));
      errors += problem.isError() ? 1 : 0;
    }
    int all = game.problemCount() + problems.size();
    problems.addAll(game.problems());
    int listed = Math.min(problems.size(), RgnDocument.LISTED);
    return new RgnDocument(game.text(), game.games(), problems.subList(0, listed), all, errors);
  }
}
