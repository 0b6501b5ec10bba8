package org.raumbrett.engine;

import java.util.Arrays;
import java.util.List;
import org.raumbrett.board.Move;
import org.raumbrett.board.MoveCode;

/** A move of the searched position and what is known of it. */
final class RootMove {
  final int move;

  /** The value of the current iteration; {@code -INFINITE} if it is only known to be no better. */
  int value = -Values.INFINITE;

  /** The value of the iteration before. */
  int previous = -Values.INFINITE;

  /** The expected line, this move first. */
  int[] line;

  RootMove(int move) {
    this.move = move;
    this.line = new int[] {move};
  }

  SearchLine toLine() {
    List<Move> moves = Arrays.stream(line).mapToObj(MoveCode::toMove).toList();
    return new SearchLine(Values.toScore(value), moves);
  }
}
