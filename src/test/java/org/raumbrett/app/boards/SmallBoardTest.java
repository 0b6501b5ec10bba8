package org.raumbrett.app.boards;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.board.Side;

class SmallBoardTest {
  @ParameterizedTest
  @ValueSource(doubles = {385, 400, 430, 500, 700})
  void menOfAStackAreLegibleInALowWindow(double height) {
    Projection fitted = StackFit.fit(560, height, StackView.DEFAULT, Side.WHITE);
    assertThat(fitted.pieceSize()).isGreaterThanOrEqualTo(24);
  }

  @Test
  void aShortArrowIsSlim() {
    ArrowShape arrow = new ArrowShape(new Spot(0, 0), new Spot(20, 0), "arrow-played", 13);
    assertThat(arrow.getLayoutBounds().getWidth())
        .isGreaterThan(1.6 * arrow.getLayoutBounds().getHeight());
  }
}
