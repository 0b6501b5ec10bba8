package org.raumbrett.analysis;

import java.util.List;
import org.raumbrett.board.Side;
import org.raumbrett.game.Game;

/** What the judgements of a game's main line say of both players. */
public record GameReport(SideReport white, SideReport black) {

  /** Returns the report on the moves judged so far. */
  public static GameReport of(Game game) {
    List<JudgedMove> moves = JudgedMove.of(game);
    return new GameReport(SideReport.of(moves, Side.WHITE), SideReport.of(moves, Side.BLACK));
  }

  /** Returns the report on that side. */
  public SideReport side(Side side) {
    return side == Side.WHITE ? white : black;
  }
}
