package org.raumbrett.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CellTest {
  @ParameterizedTest
  @CsvSource({
    "Aa1, 0, 0, 0, 0",
    "Ae1, 4, 0, 4, 0",
    "Aa2, 5, 0, 0, 1",
    "Ba1, 25, 1, 0, 0",
    "Cc3, 62, 2, 2, 2",
    "Bd5, 48, 1, 3, 4",
    "Ee5, 124, 4, 4, 4"
  })
  void aNameIsLevelFileRank(String name, int index, int level, int file, int rank) {
    Cell cell = Cell.parse(name);

    assertThat(cell).hasToString(name).isSameAs(Cell.of(level, file, rank));
    assertThat(cell).isSameAs(Cell.ofIndex(index));
    assertThat(cell.index()).isEqualTo(index);
    assertThat(new int[] {cell.level(), cell.file(), cell.rank()})
        .containsExactly(level, file, rank);
  }

  @Test
  void everyCellIsFoundByItsName() {
    assertThat(Cell.ALL).hasSize(125).allMatch(cell -> Cell.parse(cell.toString()) == cell);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "", "A", "Aa", "Aa11", "aa1", "AA1", "Fa1", "Af1", "Aa6", "Aa0", "@a1", "A`1", "1aA", "Aa١"
      })
  void whatIsNoNameIsNoCell(String name) {
    assertThat(Cell.parse(name)).isNull();
  }

  @Test
  void theOrderIsLevelRankFile() {
    assertThat(new TreeSet<>(Cell.ALL)).containsExactlyElementsOf(Cell.ALL);
    assertThat(Cell.ALL.stream().limit(7).map(Cell::toString))
        .containsExactly("Aa1", "Ab1", "Ac1", "Ad1", "Ae1", "Aa2", "Ab2");
  }

  @ParameterizedTest
  @CsvSource({"-1,0,0", "0,-1,0", "0,0,-1", "5,0,0", "0,5,0", "0,0,5"})
  void coordinatesOutsideAreNoCell(int level, int file, int rank) {
    assertThat(Cell.isInside(level, file, rank)).isFalse();
    assertThatThrownBy(() -> Cell.of(level, file, rank))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void theCornerIsDarkAndColoursAlternate() {
    assertThat(Cell.of(0, 0, 0).isLight()).isFalse();
    assertThat(Cell.of(0, 1, 0).isLight()).isTrue();
    assertThat(Cell.of(1, 0, 0).isLight()).isTrue();
    assertThat(Cell.of(2, 2, 2).isLight()).isFalse();
    assertThat(Cell.ALL.stream().filter(Cell::isLight)).hasSize(62);
  }

  @Test
  void theUnicornsClassesHave35And30Cells() {
    Map<Integer, Long> sizes =
        Cell.ALL.stream()
            .collect(
                Collectors.groupingBy(Cell::unicornClass, TreeMap::new, Collectors.counting()));

    assertThat(sizes).isEqualTo(Map.of(0, 35L, 1, 30L, 2, 30L, 3, 30L));
    assertThat(Cell.of(0, 0, 0).unicornClass()).isZero();
  }

  @Test
  void aUnicornReachesItsWholeClassAndNothingElse() {
    for (Cell start : Cell.ALL) {
      boolean[] seen = new boolean[Cell.COUNT];
      walk(start, seen);
      for (Cell cell : Cell.ALL) {
        assertThat(seen[cell.index()])
            .as("%s from %s", cell, start)
            .isEqualTo(cell.unicornClass() == start.unicornClass());
      }
    }
  }

  private static void walk(Cell cell, boolean[] seen) {
    seen[cell.index()] = true;
    for (int corner = 0; corner < 8; corner++) {
      int level = cell.level() + (corner & 1) * 2 - 1;
      int file = cell.file() + (corner >> 1 & 1) * 2 - 1;
      int rank = cell.rank() + (corner >> 2) * 2 - 1;
      if (Cell.isInside(level, file, rank) && !seen[Cell.of(level, file, rank).index()]) {
        walk(Cell.of(level, file, rank), seen);
      }
    }
  }
}
