package org.raumbrett.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.Score;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Verdict;

class LossTest {
  private static final Move MOVE = Objects.requireNonNull(Move.parse("Ab1Aa3"));

  /** White can stalemate by Bc1Bc2. */
  private static final String STALEMATE_AT_HAND =
      "5/5/5/5/5|5/5/3K1/5/5|5/5/5/5/5|5/5/5/R4/2Q2|5/5/5/5/k4 w 0 1";

  private static Loss loss(Position before, Move move, Score best, Score played) {
    return Loss.of(before, move, new Judgement(Verdict.BLUNDER, played, best, List.of(MOVE), 5, 5));
  }

  private static Loss.Kind cp(int best, int played) {
    return loss(Position.START, MOVE, Score.cp(best), Score.cp(played)).kind();
  }

  @Test
  void centipawnsAreMen() {
    assertThat(cp(20, -30)).isEqualTo(Loss.Kind.LITTLE);
    assertThat(cp(20, -90)).isEqualTo(Loss.Kind.PAWN);
    assertThat(cp(20, -250)).isEqualTo(Loss.Kind.UNICORN);
    assertThat(cp(20, -430)).isEqualTo(Loss.Kind.ROOK);
    assertThat(cp(20, -530)).isEqualTo(Loss.Kind.BISHOP);
    assertThat(cp(20, -800)).isEqualTo(Loss.Kind.PIECES);
    assertThat(cp(20, -1400)).isEqualTo(Loss.Kind.QUEEN);
  }

  @Test
  void matesAreToldFromTheMoversSide() {
    Position black = Position.START.play(Objects.requireNonNull(Move.parse("Aa2Aa3")));
    Move reply = Objects.requireNonNull(Move.parse("Eb5Cb4"));
    assertThat(loss(black, reply, Score.mate(-3), Score.cp(-200)))
        .isEqualTo(new Loss(Loss.Kind.MATE, 3));
    assertThat(loss(black, reply, Score.cp(0), Score.mate(2)))
        .isEqualTo(new Loss(Loss.Kind.MATED, 2));
    assertThat(loss(black, reply, Score.mate(-1), Score.mate(2)))
        .isEqualTo(new Loss(Loss.Kind.TURNED, 2));
    assertThat(loss(black, reply, Score.mate(-1), Score.mate(-3)).kind()).isEqualTo(Loss.Kind.NONE);
  }

  @Test
  void aStalemateIsCalledByItsName() {
    Position before = Rfen.parse(STALEMATE_AT_HAND);
    Move stalemating = Objects.requireNonNull(Move.parse("Bc1Bc2"));
    assertThat(loss(before, stalemating, Score.mate(3), Score.DRAW))
        .isEqualTo(new Loss(Loss.Kind.STALEMATE, 0));
  }

  @Test
  void theThirdOccurrenceIsToo() {
    Position position = Position.START;
    for (String move : "Ab1Ac3 Eb5Ec3 Ac3Ab1 Ec3Eb5 Ab1Ac3 Eb5Ec3 Ac3Ab1".split(" ")) {
      position = position.play(Objects.requireNonNull(Move.parse(move)));
    }
    Move repeating = Objects.requireNonNull(Move.parse("Ec3Eb5"));
    assertThat(loss(position, repeating, Score.cp(-700), Score.DRAW).kind())
        .isEqualTo(Loss.Kind.REPETITION);
  }
}
