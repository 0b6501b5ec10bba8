package org.raumbrett.app.model;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Line;

/**
 * Steps through a game's tree. A step that leads nowhere returns the place it started from. Places
 * inside a variation have at least one ply: the one before its first move is the outer line's.
 */
public final class Walk {
  private Walk() {}

  /** Returns the place one move on, in the same line. */
  public static GamePath next(Game game, GamePath path) {
    return path.ply() < game.line(path).length() ? path.withPly(path.ply() + 1) : path;
  }

  /** Returns the place one move back; before a variation's first move it is the outer line's. */
  public static GamePath previous(GamePath path) {
    if (path.ply() > 1 || path.isMain()) {
      return path.withPly(Math.max(0, path.ply() - 1));
    }
    return path.parent();
  }

  /** Returns the end of the line the place is in. */
  public static GamePath lineEnd(Game game, GamePath path) {
    return path.withPly(game.line(path).length());
  }

  /**
   * Returns the next alternative to the move that led here, or to the variation's first move; where
   * there is none, the first alternative to the move that comes next.
   */
  public static GamePath nextBranch(Game game, GamePath path) {
    if (path.ply() > 0 && alternatives(game, path, path.ply() - 1) > 0) {
      return path.into(path.ply() - 1, 0, 1);
    }
    if (!path.isMain()) {
      GamePath.Branch branch = path.branches().get(path.branches().size() - 1);
      GamePath parent = path.parent();
      if (branch.variation() + 1 < alternatives(game, parent, branch.ply())) {
        return parent.into(branch.ply(), branch.variation() + 1, 1);
      }
    }
    boolean ahead = path.ply() < game.line(path).length();
    return ahead && alternatives(game, path, path.ply()) > 0 ? path.into(path.ply(), 0, 1) : path;
  }

  /** Returns the alternative before the variation the place is in: a sibling or the outer line. */
  public static GamePath previousBranch(GamePath path) {
    if (path.isMain()) {
      return path;
    }
    GamePath.Branch branch = path.branches().get(path.branches().size() - 1);
    GamePath parent = path.parent();
    return branch.variation() > 0
        ? parent.into(branch.ply(), branch.variation() - 1, 1)
        : parent.withPly(branch.ply() + 1);
  }

  /** Returns the place if the game has it, else the nearest one before it. */
  public static GamePath nearest(Game game, @Nullable GamePath wanted) {
    if (wanted == null) {
      return GamePath.START;
    }
    GamePath path = wanted;
    while (!game.has(path)) {
      boolean lineExists = game.has(path.withPly(0));
      path = lineExists ? lineEnd(game, path) : path.parent();
    }
    return path.ply() == 0 && !path.isMain() ? path.parent() : path;
  }

  private static int alternatives(Game game, GamePath path, int index) {
    Line line = game.line(path);
    List<?> variations = line.plies().get(index).variations();
    return variations.size();
  }
}
