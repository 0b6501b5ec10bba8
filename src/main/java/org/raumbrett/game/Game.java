package org.raumbrett.game;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;

/**
 * A game: its tags, where it starts, its moves and how it ended.
 *
 * @param start the position before the first move
 * @param mainLine the moves played, each of which may carry variations
 * @param result the result token behind the moves, null if the text has none
 */
public record Game(Tags tags, Position start, Line mainLine, @Nullable GameResult result) {
  /** A game without tags or moves. */
  public static final Game EMPTY = new Game(Tags.NONE, Position.START, Line.EMPTY, null);

  /** Returns the number of plies of the main line. */
  public int length() {
    return mainLine.length();
  }

  /** Returns the place after the last ply of the main line. */
  public GamePath end() {
    return GamePath.main(length());
  }

  /**
   * Returns the line the place is on.
   *
   * @throws IndexOutOfBoundsException if the game has no such place
   */
  public Line line(GamePath path) {
    Line line = mainLine;
    for (GamePath.Branch branch : path.branches()) {
      line = line.plies().get(branch.ply()).variations().get(branch.variation());
    }
    return line;
  }

  /** Returns whether the game has such a place. */
  public boolean has(GamePath path) {
    Line line = mainLine;
    for (GamePath.Branch branch : path.branches()) {
      if (branch.ply() >= line.length()) {
        return false;
      }
      List<Line> variations = line.plies().get(branch.ply()).variations();
      if (branch.variation() >= variations.size()) {
        return false;
      }
      line = variations.get(branch.variation());
    }
    return path.ply() <= line.length();
  }

  /** Returns the ply that led to the place, null at the start of the game or of a variation. */
  public @Nullable Ply ply(GamePath path) {
    return path.ply() == 0 ? null : line(path).plies().get(path.ply() - 1);
  }

  /** Returns the moves that lead from the start to the place. */
  public List<Move> moves(GamePath path) {
    List<Move> moves = new ArrayList<>();
    Line line = mainLine;
    for (GamePath.Branch branch : path.branches()) {
      line.plies().subList(0, branch.ply()).forEach(ply -> moves.add(ply.move()));
      line = line.plies().get(branch.ply()).variations().get(branch.variation());
    }
    line.plies().subList(0, path.ply()).forEach(ply -> moves.add(ply.move()));
    return moves;
  }

  /** Returns the position at the place. */
  public Position position(GamePath path) {
    Position position = start;
    for (Move move : moves(path)) {
      position = position.play(move);
    }
    return position;
  }

  /**
   * Returns this game with the line at the path's branches replaced; the path's ply does not count.
   */
  public Game withLine(GamePath path, Line changed) {
    return withMainLine(replace(mainLine, path.branches(), changed));
  }

  /** Returns this game with another main line. */
  public Game withMainLine(Line changed) {
    return new Game(tags, start, changed, result);
  }

  /** Returns this game with other tags. */
  public Game withTags(Tags changed) {
    return new Game(changed, start, mainLine, result);
  }

  /** Returns this game with another result token, null for none. */
  public Game withResult(@Nullable GameResult changed) {
    return new Game(tags, start, mainLine, changed);
  }

  /**
   * Two games differ in their tags first of all: whoever asks about another game of a file, as each
   * property that holds one does, need not compare the moves.
   */
  @Override
  public boolean equals(@Nullable Object object) {
    return this == object
        || object instanceof Game other
            && tags.equals(other.tags)
            && result == other.result
            && start.equals(other.start)
            && mainLine.equals(other.mainLine);
  }

  @Override
  public int hashCode() {
    return Objects.hash(tags, start, mainLine, result);
  }

  /** The recursion is as deep as variations are nested, which readers bound. */
  private static Line replace(Line line, List<GamePath.Branch> branches, Line changed) {
    if (branches.isEmpty()) {
      return changed;
    }
    GamePath.Branch branch = branches.get(0);
    Ply ply = line.plies().get(branch.ply());
    List<Line> variations = new ArrayList<>(ply.variations());
    List<GamePath.Branch> rest = branches.subList(1, branches.size());
    variations.set(branch.variation(), replace(variations.get(branch.variation()), rest, changed));
    return line.with(branch.ply(), ply.withVariations(variations));
  }
}
