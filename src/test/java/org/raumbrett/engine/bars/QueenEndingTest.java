package org.raumbrett.engine.bars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Move;
import org.raumbrett.board.Piece;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.RfenException;
import org.raumbrett.board.Side;
import org.raumbrett.board.Status;
import org.raumbrett.cli.match.EnginePlayer;
import org.raumbrett.cli.match.GameEnd;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.Search;

/** King and queen against king is always won: the engine wins it against every defence. */
class QueenEndingTest {
  private static final int STARTS = 50;
  private static final Limits ATTACK = Limits.nodes(10_000);
  private static final Limits DEFENCE = Limits.nodes(3_000);

  @ParameterizedTest
  @MethodSource("starts")
  void theEngineMatesAgainstItsOwnDefence(Position start) {
    Search defender = new Search(1, 1);
    assertThat(play(start, position -> EnginePlayer.choose(defender, position, DEFENCE).move()))
        .isEqualTo(GameEnd.SPACEMATE);
  }

  @ParameterizedTest
  @MethodSource("starts")
  void theEngineMatesAgainstRandomMoves(Position start) {
    Random random = new Random(start.key());
    assertThat(
            play(
                start,
                position -> {
                  List<Move> moves = position.legalMoves();
                  return moves.get(random.nextInt(moves.size()));
                }))
        .isEqualTo(GameEnd.SPACEMATE);
  }

  private interface Defence {
    Move choose(Position position);
  }

  private static GameEnd play(Position start, Defence defence) {
    Search attacker = new Search(4, 1);
    Position position = start;
    boolean attack = true;
    while (GameEnd.of(position) == GameEnd.NONE) {
      Move move =
          attack
              ? EnginePlayer.choose(attacker, position, ATTACK).move()
              : defence.choose(position);
      position = position.play(move);
      attack = !attack;
    }
    return GameEnd.of(position);
  }

  /** Random placements with the queen's side to move, White and Black in turn. */
  static Stream<Position> starts() {
    Random random = new Random(1907);
    return IntStream.range(0, STARTS)
        .mapToObj(number -> start(random, number % 2 == 0 ? Side.WHITE : Side.BLACK));
  }

  private static Position start(Random random, Side strong) {
    while (true) {
      List<Integer> cells = random.ints(0, Cell.COUNT).distinct().limit(3).boxed().toList();
      @Nullable Piece[] men = new Piece[Cell.COUNT];
      men[cells.get(0)] = Piece.of(strong, PieceKind.KING);
      men[cells.get(1)] = Piece.of(strong, PieceKind.QUEEN);
      men[cells.get(2)] = Piece.of(strong.opponent(), PieceKind.KING);
      try {
        Position position = Rfen.position(men, strong, 0, 1);
        if (position.status() == Status.NORMAL) {
          return position;
        }
      } catch (RfenException e) {
        // The bare king stands in check though it is not to move: the next placement will do.
      }
    }
  }
}
