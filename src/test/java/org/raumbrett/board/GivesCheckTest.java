package org.raumbrett.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class GivesCheckTest {
  @Test
  void aMoveGivesCheckIfTheOtherSideIsInCheckAfterIt() {
    Random random = new Random(5);
    int[] moves = new int[Board.MAX_MOVES];
    int checks = 0;
    for (int game = 0; game < 150; game++) {
      Board board = new Board(Position.START);
      int end = board.generate(moves, 0, MoveClass.ALL);
      for (int ply = 0; ply < 120 && end > 0; ply++) {
        for (int i = 0; i < end; i++) {
          boolean told = board.givesCheck(moves[i]);
          board.make(moves[i]);
          assertThat(board.inCheck()).isEqualTo(told);
          board.undo();
          checks += told ? 1 : 0;
        }
        board.make(moves[random.nextInt(end)]);
        end = board.generate(moves, 0, MoveClass.ALL);
      }
    }
    assertThat(checks).isGreaterThan(5_000);
  }
}
