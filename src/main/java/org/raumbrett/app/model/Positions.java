package org.raumbrett.app.model;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.raumbrett.board.Position;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Line;

/**
 * The positions of a game, each computed once and when it is first asked for, so that a step along
 * a line costs one move at most.
 */
public final class Positions {
  private final Map<List<GamePath.Branch>, List<Position>> lines = new HashMap<>();
  private Game game;

  /** The positions of that game. */
  public Positions(Game game) {
    this.game = game;
  }

  /**
   * The positions of a game of which some are known.
   *
   * @param known the first positions along the main line, from the start on; may be empty
   */
  Positions(Game game, List<Position> known) {
    this.game = game;
    if (!known.isEmpty()) {
      lines.put(List.of(), new ArrayList<>(known));
    }
  }

  /** Returns the positions of that game, those along its main line computed. */
  public static Positions walked(Game game) {
    Positions positions = new Positions(game);
    positions.at(game.end());
    return positions;
  }

  /** Returns the positions along the main line as far as they are known, from the start on. */
  List<Position> known() {
    return List.copyOf(lines.getOrDefault(List.of(), List.of()));
  }

  /** Returns the game. */
  public Game game() {
    return game;
  }

  /**
   * Goes on with a game in which every place of the old one still is, with the same moves before
   * it.
   */
  public void extend(Game longer) {
    game = longer;
  }

  /** Returns the position at the place, which the game must have. */
  public Position at(GamePath path) {
    List<Position> line = lines.get(path.branches());
    if (line != null && line.size() > path.ply()) {
      return line.get(path.ply());
    }
    // From the outside in, without recursion: nesting is the user's to choose.
    Position base = game.start();
    List<GamePath.Branch> branches = path.branches();
    for (int depth = 0; depth < branches.size(); depth++) {
      GamePath outer = new GamePath(branches.subList(0, depth), branches.get(depth).ply());
      base = along(outer, base);
    }
    return along(path, base);
  }

  private Position along(GamePath path, Position base) {
    List<Position> known = lines.computeIfAbsent(path.branches(), key -> new ArrayList<>());
    if (known.isEmpty()) {
      known.add(base);
    }
    if (known.size() <= path.ply()) {
      Line line = game.line(path);
      while (known.size() <= path.ply()) {
        int last = known.size() - 1;
        known.add(known.get(last).play(line.plies().get(last).move()));
      }
    }
    return known.get(path.ply());
  }
}
