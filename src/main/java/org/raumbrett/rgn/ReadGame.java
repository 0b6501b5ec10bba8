package org.raumbrett.rgn;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;

/** A game that was read, its problems, and where its parts stand in the document's text. */
public final class ReadGame {
  private final Game game;
  private final List<Problem> problems;
  private final int problemCount;
  private final int errorCount;
  private final int lossCount;
  private final Header header;
  private final TextSpan span;
  private final LineSpans moves;
  private final @Nullable TextSpan resultSpan;
  private final boolean foreign;

  ReadGame(ParsedGame parsed, List<Problem> problems) {
    this.game = parsed.game();
    this.problems = List.copyOf(problems);
    this.problemCount = parsed.problems().count();
    this.errorCount = parsed.problems().errors();
    this.lossCount = parsed.problems().losses();
    this.header = parsed.header();
    this.span = parsed.span();
    this.moves = parsed.moves();
    this.resultSpan = parsed.resultSpan();
    this.foreign = parsed.foreign();
  }

  /** Returns what could be read: with an error, what stands before it. */
  public Game game() {
    return game;
  }

  /** Returns those problems of this game that the document lists, in the order of the text. */
  public List<Problem> problems() {
    return problems;
  }

  /** Returns the number of all problems of this game, listed or not. */
  public int problemCount() {
    return problemCount;
  }

  /** Returns the number of all errors of this game, listed or not. */
  public int errorCount() {
    return errorCount;
  }

  /**
   * Returns the number of all problems of this game that lose text, listed or not; see {@link
   * ProblemKind#losesText}.
   */
  public int lossCount() {
    return lossCount;
  }

  /** Returns whether its moves are in a notation of orthodox chess, so that none was read. */
  public boolean isForeign() {
    return foreign;
  }

  /** Returns where the game stands in the document's text. */
  public TextSpan span() {
    return span;
  }

  /** Returns where the tag stands in the document's text, null if the game does not have it. */
  public @Nullable TextSpan spanOfTag(String name) {
    return header.span(name);
  }

  /** Returns where the header ends in the document's text and the move text begins. */
  public int endOfHeader() {
    return header.end();
  }

  /** Returns where the result token stands, null if there is none. */
  public @Nullable TextSpan resultSpan() {
    return resultSpan;
  }

  /**
   * Returns where the move that leads to the place stands in the document's text; null at the start
   * of a line and for what the text does not have.
   */
  public @Nullable TextSpan spanOf(GamePath path) {
    LineSpans line = moves;
    for (GamePath.Branch branch : path.branches()) {
      if (branch.ply() >= line.starts().length) {
        return null;
      }
      List<LineSpans> variations = line.variations().get(branch.ply());
      if (branch.variation() >= variations.size()) {
        return null;
      }
      line = variations.get(branch.variation());
    }
    int index = path.ply() - 1;
    if (index < 0 || index >= line.starts().length) {
      return null;
    }
    int start = line.starts()[index];
    return new TextSpan(start, line.ends()[index] - start);
  }

  /**
   * Returns the place after the last move that begins at or before the offset of the document's
   * text: what a caret there is about. A place behind a variation belongs to the line around it.
   */
  public GamePath pathAt(int offset) {
    LineSpans line = moves;
    List<GamePath.Branch> branches = new ArrayList<>();
    while (true) {
      int plies = begunBefore(line, offset);
      LineSpans deeper = null;
      if (plies > 0) {
        List<LineSpans> variations = line.variations().get(plies - 1);
        for (int i = 0; i < variations.size() && deeper == null; i++) {
          LineSpans candidate = variations.get(i);
          int last = candidate.starts().length - 1;
          if (last >= 0 && offset >= candidate.starts()[0] && offset <= candidate.ends()[last]) {
            deeper = candidate;
            branches.add(new GamePath.Branch(plies - 1, i));
          }
        }
      }
      if (deeper == null) {
        return new GamePath(branches, plies);
      }
      line = deeper;
    }
  }

  private static int begunBefore(LineSpans line, int offset) {
    int low = 0;
    int high = line.starts().length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (line.starts()[middle] <= offset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
