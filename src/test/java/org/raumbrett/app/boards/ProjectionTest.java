package org.raumbrett.app.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Side;

class ProjectionTest {
  private static final double[][] SIZES = {
    {300, 300}, {560, 560}, {620, 480}, {400, 900}, {1350, 950}, {1900, 700}, {700, 1900}
  };

  static Stream<Projection> apartInEveryLayout() {
    List<Projection> all = new ArrayList<>();
    for (double[] size : SIZES) {
      for (Side side : Side.values()) {
        all.add(FlatFit.fit(size[0], size[1], side));
        for (double turn : new double[] {-1, -0.3, 0, 0.42, 1}) {
          for (double tilt : new double[] {0.6, 1, 1.8}) {
            for (double spread : new double[] {1, 1.5}) {
              StackView view = new StackView(turn, tilt, spread);
              all.add(StackFit.fit(size[0], size[1], view, side));
            }
          }
        }
      }
    }
    return all.stream();
  }

  static Stream<Projection> pushedTogether() {
    return Stream.of(0.4, 0.6, 0.8)
        .map(spread -> StackFit.fit(800, 700, new StackView(0.42, 1, spread), Side.WHITE));
  }

  @ParameterizedTest
  @MethodSource("apartInEveryLayout")
  void theMiddleOfEveryCellIsThatCell(Projection projection) {
    for (Cell cell : Cell.ALL) {
      Spot centre = projection.centre(cell);
      assertThat(projection.cellAt(centre.x(), centre.y())).isEqualTo(cell);
    }
  }

  @ParameterizedTest
  @MethodSource("pushedTogether")
  void aPointOfOverlappingBoardsBelongsToTheUppermost(Projection projection) {
    for (Cell cell : Cell.ALL) {
      Spot centre = projection.centre(cell);
      Cell found = projection.cellAt(centre.x(), centre.y());
      if (found == null || found != cell) {
        assertThat(projection.levelAt(centre.x(), centre.y())).isGreaterThan(cell.level());
      }
    }
    Cell.ALL
        .subList(100, 125)
        .forEach(
            cell -> {
              Spot centre = projection.centre(cell);
              assertThat(projection.cellAt(centre.x(), centre.y())).isEqualTo(cell);
            });
  }

  @Test
  void blackSeesTheBoardTurnedWithEStillOnTop() {
    Projection white = StackFit.fit(560, 560, StackView.DEFAULT, Side.WHITE);
    Projection black = StackFit.fit(560, 560, StackView.DEFAULT, Side.BLACK);
    assertThat(black.centre(Cell.of(4, 0, 0))).isEqualTo(white.centre(Cell.of(4, 4, 4)));
    assertThat(black.centre(Cell.of(4, 2, 2)).y()).isLessThan(black.centre(Cell.of(0, 2, 2)).y());
  }
}
