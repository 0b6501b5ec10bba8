package org.raumbrett.game;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Move;

/** Changes to a game's tree. Each returns a new game; what it did not touch is shared. */
public final class GameEditor {
  /**
   * A changed game and the place to stand in it.
   *
   * @param path a place of the changed game
   */
  public record Change(Game game, GamePath path) {}

  private GameEditor() {}

  /**
   * Plays a move at the place: the next move of the line or of one of its variations if it is that
   * already, at the line's end its continuation, else a new variation. The move is not checked.
   */
  public static Change play(Game game, GamePath path, Move move) {
    Line line = game.line(path);
    int index = path.ply();
    if (index == line.length()) {
      return new Change(game.withLine(path, line.plus(new Ply(move))), path.withPly(index + 1));
    }
    Ply next = line.plies().get(index);
    if (next.move().equals(move)) {
      return new Change(game, path.withPly(index + 1));
    }
    List<Line> variations = next.variations();
    for (int i = 0; i < variations.size(); i++) {
      List<Ply> plies = variations.get(i).plies();
      if (!plies.isEmpty() && plies.get(0).move().equals(move)) {
        return new Change(game, path.into(index, i, 1));
      }
    }
    List<Line> more = new ArrayList<>(variations);
    more.add(Line.EMPTY.plus(new Ply(move)));
    Game changed = game.withLine(path, line.with(index, next.withVariations(more)));
    return new Change(changed, path.into(index, variations.size(), 1));
  }

  /**
   * Takes back the move that led to the place, all that follows it and its variations; the first
   * move of a variation takes the variation with it.
   *
   * @return the game without them and the place before them
   * @throws IllegalArgumentException at the start of the game, where no move has been played
   */
  public static Change delete(Game game, GamePath path) {
    if (path.ply() == 0) {
      throw new IllegalArgumentException("no move leads to " + path);
    }
    if (path.ply() == 1 && !path.isMain()) {
      GamePath parent = path.parent();
      GamePath.Branch branch = path.branches().get(path.branches().size() - 1);
      Line line = game.line(parent);
      Ply ply = line.plies().get(branch.ply());
      List<Line> fewer = new ArrayList<>(ply.variations());
      fewer.remove(branch.variation());
      Line changed = line.with(branch.ply(), ply.withVariations(fewer));
      return new Change(game.withLine(parent, changed), parent);
    }
    Line line = game.line(path);
    Line shorter = new Line(line.comments(), line.plies().subList(0, path.ply() - 1));
    return new Change(game.withLine(path, shorter), path.withPly(path.ply() - 1));
  }

  /**
   * Makes the variation the place is in the continuation of the line it branches off from; what was
   * that continuation becomes a variation in its stead.
   *
   * @return the changed game and the same place in it
   * @throws IllegalArgumentException if the place is on the main line
   */
  public static Change promote(Game game, GamePath path) {
    if (path.isMain()) {
      throw new IllegalArgumentException(path + " is on the main line");
    }
    GamePath parent = path.parent();
    GamePath.Branch branch = path.branches().get(path.branches().size() - 1);
    Line outer = game.line(parent);
    int index = branch.ply();
    Ply old = outer.plies().get(index);
    Line risen = old.variations().get(branch.variation());
    Ply first = risen.plies().get(0);

    List<Ply> sunk = new ArrayList<>(outer.plies().subList(index, outer.length()));
    sunk.set(0, old.withVariations(List.of()));
    List<Line> siblings = new ArrayList<>(old.variations());
    siblings.set(branch.variation(), new Line(List.of(), sunk));
    siblings.addAll(first.variations());

    List<Ply> plies = new ArrayList<>(outer.plies().subList(0, index));
    plies.add(first.withVariations(siblings));
    plies.addAll(risen.plies().subList(1, risen.length()));
    Game changed = game.withLine(parent, new Line(outer.comments(), plies));
    return new Change(changed, parent.withPly(index + path.ply()));
  }

  /** Returns the game with the ply that led to the place replaced. */
  public static Game withPly(Game game, GamePath path, UnaryOperator<Ply> change) {
    Line line = game.line(path);
    int index = path.ply() - 1;
    return game.withLine(path, line.with(index, change.apply(line.plies().get(index))));
  }

  /** Returns the game with the judgement of the ply that led to the place. */
  public static Game withJudgement(Game game, GamePath path, @Nullable Judgement judgement) {
    return withPly(game, path, ply -> ply.withJudgement(judgement));
  }

  /**
   * Returns the game with the comments behind the move that led to the place; at the start of a
   * line, the comments before its first move.
   */
  public static Game withComments(Game game, GamePath path, List<String> comments) {
    if (path.ply() > 0) {
      return withPly(game, path, ply -> ply.withComments(comments));
    }
    return game.withLine(path, new Line(comments, game.line(path).plies()));
  }
}
