package org.raumbrett.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Board;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Move;
import org.raumbrett.board.Piece;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.Side;

class SeeTest {
  private static int value(Position position, Move move) {
    Board board = new Board(position);
    return new See().value(board, board.code(move));
  }

  @Test
  void anUnprotectedManIsWonWhole() {
    Position position = Rfen.parse("4k/5/5/5/5|5/5/5/5/5|2n2/5/5/5/5|5/5/5/5/5|2R2/5/5/5/K4 w 0 1");
    assertThat(value(position, Move.parse("Ac5Cc5"))).isEqualTo(See.worth(2));
  }

  @Test
  void aProtectedPawnCostsTheQueenThatTakesIt() {
    Position position =
        Rfen.parse("2r1k/5/5/5/5|5/5/5/5/5|2p2/5/5/5/5|5/5/5/5/5|2Q2/5/5/5/K4 w 0 1");
    assertThat(value(position, Move.parse("Ac5Cc5"))).isEqualTo(See.worth(1) - See.worth(6));
  }

  @Test
  void theRookBehindTheQueenTakesBack() {
    Position position =
        Rfen.parse("2r1k/5/5/5/5|5/5/5/5/5|2p2/5/5/5/5|2R2/5/5/5/5|2R2/5/5/5/K4 w 0 1");
    assertThat(value(position, Move.parse("Bc5Cc5"))).isEqualTo(See.worth(1));
  }

  /** Plays the exchange out with a plain recursion that looks for attackers afresh every time. */
  @Test
  void onRandomPositionsItAgreesWithAPlainRecursion() {
    Random random = new Random(7);
    int seen = 0;
    for (int game = 0; game < 25; game++) {
      Position position = Position.START;
      for (int ply = 0; ply < 60 && !position.legalMoves().isEmpty(); ply++) {
        List<Move> moves = position.legalMoves();
        for (Move move : moves) {
          if (move.promotion() == null && (seen++ & 7) == 0) {
            assertThat(value(position, move))
                .as("%s %s", position, move)
                .isEqualTo(slow(position, move));
          }
        }
        position = position.play(moves.get(random.nextInt(moves.size())));
      }
    }
    assertThat(seen).isGreaterThan(10_000);
  }

  @Test
  void theThresholdTestAgreesWithTheValue() {
    Random random = new Random(8);
    See see = new See();
    Position position = Position.START;
    for (int ply = 0; ply < 60 && !position.legalMoves().isEmpty(); ply++) {
      List<Move> moves = position.legalMoves();
      Board board = new Board(position);
      for (Move move : moves) {
        int code = board.code(move);
        int threshold = random.nextInt(1200) - 600;
        assertThat(see.atLeast(board, code, threshold))
            .isEqualTo(see.value(board, code) >= threshold);
      }
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
  }

  private static int slow(Position position, Move move) {
    List<Piece> men = new ArrayList<>();
    Cell.ALL.forEach(cell -> men.add(position.pieceAt(cell)));
    Piece taken = men.get(move.to().index());
    Piece mover = men.get(move.from().index());
    men.set(move.from().index(), null);
    men.set(move.to().index(), mover);
    int gain = taken == null ? 0 : See.worth(taken.kind().code());
    return gain - Math.max(0, recapture(men, move.to(), mover.side().opponent()));
  }

  /** What the side wins by taking on the cell now, with its cheapest man. */
  private static int recapture(List<Piece> men, Cell target, Side side) {
    Cell from =
        Cell.ALL.stream()
            .filter(cell -> attacks(men, cell, target, side))
            .min(Comparator.comparingInt(cell -> See.worth(men.get(cell.index()).kind().code())))
            .orElse(null);
    if (from == null) {
      return 0;
    }
    Piece attacker = men.get(from.index());
    Piece victim = men.get(target.index());
    List<Piece> after = new ArrayList<>(men);
    after.set(from.index(), null);
    after.set(target.index(), attacker);
    boolean answered =
        Cell.ALL.stream().anyMatch(cell -> attacks(after, cell, target, side.opponent()));
    if (attacker.kind() == PieceKind.KING && answered) {
      return 0;
    }
    return See.worth(victim.kind().code()) - Math.max(0, recapture(after, target, side.opponent()));
  }

  private static boolean attacks(List<Piece> men, Cell from, Cell to, Side side) {
    Piece man = men.get(from.index());
    if (man == null || man.side() != side || from == to) {
      return false;
    }
    int level = to.level() - from.level();
    int file = to.file() - from.file();
    int rank = to.rank() - from.rank();
    int square = level * level + file * file + rank * rank;
    int longest = Math.max(Math.abs(level), Math.max(Math.abs(file), Math.abs(rank)));
    boolean straight =
        (level == 0 || Math.abs(level) == longest)
            && (file == 0 || Math.abs(file) == longest)
            && (rank == 0 || Math.abs(rank) == longest);
    int changed = straight ? square / (longest * longest) : 0;
    int sign = side.sign();
    return switch (man.kind()) {
      case PAWN ->
          rank == sign && level == 0 && Math.abs(file) == 1
              || level == sign && rank == 0 && Math.abs(file) == 1
              || level == sign && rank == sign && file == 0;
      case KNIGHT -> square == 5;
      case KING -> longest == 1;
      case UNICORN -> changed == 3 && isFree(men, from, to, longest);
      case BISHOP -> changed == 2 && isFree(men, from, to, longest);
      case ROOK -> changed == 1 && isFree(men, from, to, longest);
      case QUEEN -> changed > 0 && isFree(men, from, to, longest);
    };
  }

  private static boolean isFree(List<Piece> men, Cell from, Cell to, int steps) {
    for (int i = 1; i < steps; i++) {
      Cell cell =
          Cell.of(
              from.level() + (to.level() - from.level()) / steps * i,
              from.file() + (to.file() - from.file()) / steps * i,
              from.rank() + (to.rank() - from.rank()) / steps * i);
      if (men.get(cell.index()) != null) {
        return false;
      }
    }
    return true;
  }
}
