package org.raumbrett.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SetupTest {
  private static final String NO_KINGS =
      "5/5/5/5/5|5/5/5/5/5|5/5/2Q2/5/5|5/5/5/5/5|5/5/5/5/4p b 7 12";

  @Test
  void aPositionIsSetUpAndBackAgain() {
    Setup setup = Setup.of(Position.START);
    assertThat(setup.men()).hasSize(40);
    assertThat(setup.toPosition()).isEqualTo(Position.START);
    assertThat(setup).hasToString(Rfen.format(Position.START));
  }

  @Test
  void aTextWithoutKingsIsASetUpAndNoPosition() {
    Setup setup = Rfen.parseSetup(NO_KINGS);
    assertThat(setup.pieceAt(Cell.parse("Cc3"))).hasToString("Q");
    assertThat(setup.pieceAt(Cell.parse("Ae1"))).hasToString("p");
    assertThat(setup.side()).isEqualTo(Side.BLACK);
    assertThat(setup.halfmoveClock()).isEqualTo(7);
    assertThat(setup.fullMoveNumber()).isEqualTo(12);
    assertThat(setup).hasToString(NO_KINGS);
    assertThatThrownBy(setup::toPosition)
        .isInstanceOfSatisfying(
            RfenException.class,
            e -> assertThat(e.reason()).isEqualTo(RfenException.Reason.WRONG_KING_COUNT));
    assertThatThrownBy(() -> Rfen.parse(NO_KINGS)).isInstanceOf(RfenException.class);
  }

  @Test
  void whatHasNotTheFormIsNoSetUpEither() {
    assertThatThrownBy(() -> Rfen.parseSetup("5/5/5/5/5|5/5/5/5/5|5/5/2X2/5/5 w"))
        .isInstanceOfSatisfying(RfenException.class, e -> assertThat(e.column()).isEqualTo(26));
  }

  @Test
  void changesLeaveTheOriginalAlone() {
    Piece pawn = Piece.of(Side.WHITE, PieceKind.PAWN);
    Cell cell = Cell.of(2, 2, 2);
    Setup changed =
        Setup.EMPTY
            .with(cell, pawn)
            .withSide(Side.BLACK)
            .withHalfmoveClock(3)
            .withFullMoveNumber(9);
    assertThat(changed).hasToString("5/5/5/5/5|5/5/5/5/5|5/5/2P2/5/5|5/5/5/5/5|5/5/5/5/5 b 3 9");
    assertThat(changed.count(pawn)).isOne();
    assertThat(changed.with(cell, null).men()).isEmpty();
    assertThat(Setup.EMPTY.men()).isEmpty();
  }
}
