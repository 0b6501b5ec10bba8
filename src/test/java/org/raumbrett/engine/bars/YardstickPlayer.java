package org.raumbrett.engine.bars;

import org.raumbrett.board.Score;
import org.raumbrett.cli.match.PlayedLine;
import org.raumbrett.cli.match.Player;

/** The yardstick at the board, counting what it spends. */
final class YardstickPlayer implements Player {
  private final Yardstick yardstick = new Yardstick();
  private long lastNodes;
  private long nodes;
  private long moves;

  @Override
  public void newGame() {
    lastNodes = 0;
  }

  @Override
  public Choice choose(PlayedLine line) {
    Yardstick.Choice choice = yardstick.choose(line.current());
    lastNodes = choice.nodes();
    nodes += lastNodes;
    moves++;
    return new Choice(choice.move(), Score.cp(choice.centipawns()), choice.nodes());
  }

  /**
   * Returns the nodes of its last move, the mean of its moves before its first one of a game, and a
   * typical number before its very first.
   */
  long price() {
    if (lastNodes > 0) {
      return lastNodes;
    }
    return moves == 0 ? 300_000 : nodes / moves;
  }
}
