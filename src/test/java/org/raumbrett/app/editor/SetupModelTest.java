package org.raumbrett.app.editor;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Piece;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.RfenException;
import org.raumbrett.board.Setup;
import org.raumbrett.board.Side;

class SetupModelTest {
  private static final Piece QUEEN = Piece.of(Side.WHITE, PieceKind.QUEEN);
  private static final Piece PAWN = Piece.of(Side.BLACK, PieceKind.PAWN);
  private static final Cell CENTRE = Cell.of(2, 2, 2);
  private static final Cell CORNER = Cell.of(0, 0, 0);

  private final SetupModel model = new SetupModel(Setup.EMPTY);

  @Test
  void aClickPutsTheManInHandAndASecondTakesItAway() {
    model.handProperty().set(QUEEN);
    model.click(CENTRE);
    assertThat(model.setup().pieceAt(CENTRE)).isSameAs(QUEEN);
    model.handProperty().set(PAWN);
    model.click(CENTRE);
    assertThat(model.setup().pieceAt(CENTRE)).isSameAs(PAWN);
    model.click(CENTRE);
    assertThat(model.setup().pieceAt(CENTRE)).isNull();
  }

  @Test
  void theEraserEmptiesCells() {
    model.put(CENTRE, QUEEN);
    model.handProperty().set(null);
    model.click(CENTRE);
    model.click(CORNER);
    assertThat(model.setup().men()).isEmpty();
  }

  @Test
  void aManCarriedAwayTakesWhatStandsThereAndFallsOffTheBoards() {
    model.put(CENTRE, QUEEN);
    model.put(CORNER, PAWN);
    model.carry(CENTRE, CORNER);
    assertThat(model.setup().men()).containsOnlyKeys(CORNER).containsValue(QUEEN);
    model.carry(CORNER, null);
    assertThat(model.setup().men()).isEmpty();
  }

  @Test
  void everyChangeCanBeTakenBackAndDoneAgain() {
    model.startingArray();
    model.setSide(Side.BLACK);
    model.clear();
    model.undo();
    assertThat(model.setup()).isEqualTo(Setup.of(Position.START).withSide(Side.BLACK));
    model.undo();
    model.undo();
    assertThat(model.setup()).isEqualTo(Setup.EMPTY);
    assertThat(model.canUndoProperty().get()).isFalse();
    model.redo();
    assertThat(model.setup()).isEqualTo(Setup.of(Position.START));
    model.remove(CORNER);
    assertThat(model.canRedoProperty().get()).isFalse();
  }

  @Test
  void whatChangesNothingIsNoChange() {
    model.remove(CENTRE);
    model.clear();
    assertThat(model.canUndoProperty().get()).isFalse();
  }

  @Test
  void aTextIsSetUpAndAWrongOneChangesNothing() {
    model.startingArray();
    model.read("5/5/5/5/5|5/5/5/5/5|5/5/2Q2/5/5|5/5/5/5/5|5/5/5/5/5 b");
    assertThat(model.setup().men()).hasSize(1);
    model.read("5/5/5/5/5|5/5/5/5/5|5/5/2X");
    assertThat(model.setup().men()).hasSize(1);
    RfenException fault = model.textFaultProperty().get();
    assertThat(fault).isNotNull();
    model.click(CORNER);
    assertThat(model.textFaultProperty().get()).isNull();
  }

  @Test
  void numbersAreBounded() {
    model.setFullMoveNumber(0);
    model.setHalfmoveClock(-1);
    assertThat(model.setup())
        .hasToString("5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5 w 0 1");
    model.setFullMoveNumber(1_000_000);
    model.setHalfmoveClock(1_000_000);
    assertThat(model.setup().fullMoveNumber()).isEqualTo(999_999);
    assertThat(model.setup().halfmoveClock()).isEqualTo(999_999);
  }
}
