package org.raumbrett.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Board;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Move;
import org.raumbrett.board.MoveClass;
import org.raumbrett.board.Piece;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.cli.bench.Bench;

class EvaluatorTest {
  /** The position turned through the cube's centre, with the colours swapped. */
  private static Position turned(Position position) {
    StringBuilder text = new StringBuilder();
    for (int level = 4; level >= 0; level--) {
      for (int rank = 4; rank >= 0; rank--) {
        for (int file = 0; file < 5; file++) {
          Piece man = position.pieceAt(Cell.of(4 - level, 4 - file, 4 - rank));
          text.append(
              man == null
                  ? "1"
                  : String.valueOf(Piece.of(man.side().opponent(), man.kind()).letter()));
        }
        text.append(rank > 0 ? "/" : level > 0 ? "|" : "");
      }
    }
    return Rfen.parse(
        text
            + (position.sideToMove().ordinal() == 0 ? " b " : " w ")
            + position.halfmoveClock()
            + " 1");
  }

  @Test
  void turningThePositionAndSwappingColoursChangesNothingForTheMover() {
    Random random = new Random(3);
    Evaluator evaluator = new Evaluator();
    for (int game = 0; game < 40; game++) {
      Position position = Position.START;
      for (int ply = 0; ply < 80 && !position.legalMoves().isEmpty(); ply++) {
        assertThat(evaluator.evaluate(new Board(turned(position))))
            .as(position.toString())
            .isEqualTo(evaluator.evaluate(new Board(position)));
        List<Move> moves = position.legalMoves();
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  @Test
  void aQueenAheadIsWorthMoreThanTenPawns() {
    Position position = Rfen.parse("3k1/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/1P3/5|5/5/5/5/K3Q w 0 1");
    assertThat(new Evaluator().evaluate(new Board(position))).isGreaterThan(1000);
  }

  @Test
  void aLonePieceAgainstPawnsCannotWinMuch() {
    Position position = Rfen.parse("3k1/5/5/5/5|5/5/1p3/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K3R w 0 1");
    assertThat(new Evaluator().evaluate(new Board(position))).isBetween(-200, 100);
  }

  @Test
  void otherWeightsGiveOtherValues() {
    int[] values = Weights.STANDARD.values();
    values[Weights.NAMES.indexOf("TEMPO.opening")] += 50;
    Board board = new Board(Position.START);
    int fitted = new Evaluator().evaluate(board);
    assertThat(new Evaluator(new Weights(values)).evaluate(board)).isEqualTo(fitted + 50);
  }

  @Test
  void rememberedPawnsGiveTheValueOfFreshOnes() {
    Random random = new Random(4);
    Evaluator used = new Evaluator();
    Position position = Position.START;
    for (int ply = 0; ply < 120 && !position.legalMoves().isEmpty(); ply++) {
      Board board = new Board(position);
      assertThat(used.evaluate(board)).isEqualTo(new Evaluator().evaluate(board));
      List<Move> moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
  }

  @Test
  void thePlacementCarriedFromMoveToMoveIsTheOneWorkedOutAfresh() {
    Random random = new Random(6);
    Evaluator evaluator = new Evaluator();
    int[] moves = new int[Board.MAX_MOVES];
    for (int game = 0; game < 20; game++) {
      Board board = new Board(Position.START);
      int carried = evaluator.placement(board);
      int end = board.generate(moves, 0, MoveClass.ALL);
      for (int ply = 0; ply < 150 && end > 0; ply++) {
        int move = moves[random.nextInt(end)];
        carried += evaluator.placementChange(move);
        board.make(move);
        assertThat(carried).isEqualTo(evaluator.placement(board));
        end = board.generate(moves, 0, MoveClass.ALL);
      }
    }
  }

  @Test
  void aRoughEvaluationIsHardlyEverFurtherFromTheWholeThanItsRoughness() {
    Random random = new Random(9);
    Evaluator evaluator = new Evaluator();
    int seen = 0;
    int far = 0;
    for (Position start : Bench.positions()) {
      Position position = start;
      for (int ply = 0; ply < 20 && !position.legalMoves().isEmpty(); ply++) {
        Board board = new Board(position);
        int rough = evaluator.roughly(board, evaluator.placement(board));
        far += Math.abs(evaluator.evaluate(board) - rough) > Evaluator.ROUGHNESS ? 1 : 0;
        seen++;
        List<Move> moves = position.legalMoves();
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
    }
    assertThat(seen).isGreaterThan(700);
    assertThat(far).isLessThan(seen / 50);
  }
}
