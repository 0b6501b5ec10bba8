package org.raumbrett.cli.match;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Move;
import org.raumbrett.board.Score;

/** Plays given moves over and over, its first legal move where they are not legal. */
final class ScriptedPlayer implements Player {
  private final List<Move> moves;
  private final @Nullable Score score;
  private int next;

  ScriptedPlayer(@Nullable Score score, String... moves) {
    this.score = score;
    this.moves = List.of(moves).stream().map(Move::parse).toList();
  }

  @Override
  public void newGame() {
    next = 0;
  }

  @Override
  public Choice choose(PlayedLine line) {
    List<Move> legal = line.current().legalMoves();
    Move wanted = moves.isEmpty() ? legal.get(0) : moves.get(next++ % moves.size());
    return new Choice(legal.contains(wanted) ? wanted : legal.get(0), score, 7);
  }
}
