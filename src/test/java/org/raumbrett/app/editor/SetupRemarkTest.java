package org.raumbrett.app.editor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.raumbrett.app.model.Games;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.Setup;
import org.raumbrett.board.Side;

class SetupRemarkTest {
  private static List<SetupRemark> of(String text) {
    return SetupRemark.of(Rfen.parseSetup(text));
  }

  @Test
  void nothingIsSaidOfTheStartingArray() {
    assertThat(SetupRemark.of(Setup.of(Position.START))).isEmpty();
    assertThat(SetupRemark.anyFault(Setup.of(Position.START))).isFalse();
  }

  @Test
  void eachSideNeedsOneKing() {
    assertThat(SetupRemark.of(Setup.EMPTY))
        .containsExactly(
            new SetupRemark(SetupRemark.Kind.NO_KING, Side.WHITE, 0),
            new SetupRemark(SetupRemark.Kind.NO_KING, Side.BLACK, 0));
    assertThat(of("k4/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|K3K/5/5/5/K3R w"))
        .containsExactly(new SetupRemark(SetupRemark.Kind.KINGS, Side.WHITE, 3));
    assertThat(SetupRemark.anyFault(Setup.EMPTY)).isTrue();
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|k3R/5/5/5/K4 w, OPPONENT_IN_CHECK, BLACK, true
          5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|k4/5/5/5/K4 w,  DEAD,              WHITE, false
          5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|k4/5/5/5/K1Q2 w 100 80, MOVE_RULE,  WHITE, false
          Pk3/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K4 w, PAWN_AT_THE_END,    WHITE, false
          k4/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K3p w, PAWN_AT_THE_END,    BLACK, false
          """)
  void whatIsWrongOrRemarkableIsSaid(String text, SetupRemark.Kind kind, Side side, boolean fault) {
    assertThat(of(text)).containsExactly(new SetupRemark(kind, side, 1));
    assertThat(SetupRemark.anyFault(Rfen.parseSetup(text))).isEqualTo(fault);
  }

  @Test
  void aPositionThatIsOverCanBeSetUp() {
    Position mate = Position.START;
    for (String move : "Aa2Aa3 Eb5Cb4 Ac2Ac3 Cb4Ab3".split(" ")) {
      mate = mate.play(Games.move(move));
    }
    assertThat(SetupRemark.of(Setup.of(mate)))
        .containsExactly(new SetupRemark(SetupRemark.Kind.SPACEMATE, Side.WHITE, 1));
  }
}
