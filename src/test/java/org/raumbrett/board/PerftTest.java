package org.raumbrett.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The move generator against the table of node counts, {@code data/perft.tsv}. */
class PerftTest {
  /** Larger counts take more than a second, so they wait for the long run. */
  private static final long QUICK = 100_000_000;

  @ParameterizedTest(name = "{0} to depth {2}")
  @MethodSource("quickCounts")
  void theCountIsThatOfTheTable(String name, Position position, int depth, long expected) {
    assertThat(Perft.count(position, depth)).isEqualTo(expected);
  }

  @Tag("long")
  @ParameterizedTest(name = "{0} to depth {2}")
  @MethodSource("slowCounts")
  void aLargeCountIsThatOfTheTable(String name, Position position, int depth, long expected) {
    assertThat(Perft.count(position, depth)).isEqualTo(expected);
  }

  @Test
  void theTableIsWhole() {
    assertThat(counts()).hasSize(44);
    assertThat(slowCounts()).hasSize(1);
  }

  @Test
  void aSequenceOfNoPliesIsOne() {
    assertThat(Perft.count(Position.START, 0)).isOne();
  }

  @Test
  void theDividedCountsAddUpAndFollowTheOrderOfTheMoves() {
    Map<Move, Long> divided = Perft.divide(Position.START, 3);

    assertThat(divided.keySet()).containsExactlyElementsOf(Position.START.legalMoves());
    assertThat(divided.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(237_316);
    assertThat(divided.get(Move.parse("Ab1Aa3")))
        .isEqualTo(Perft.count(Position.START.play(Move.parse("Ab1Aa3")), 2));
  }

  @Test
  void dividingASinglePlyCountsEachMoveOnce() {
    assertThat(Perft.divide(Position.START, 1).values()).hasSize(61).containsOnly(1L);
  }

  static Stream<Arguments> quickCounts() {
    return counts().stream().filter(row -> (long) row.get()[3] <= QUICK);
  }

  static Stream<Arguments> slowCounts() {
    return counts().stream().filter(row -> (long) row.get()[3] > QUICK);
  }

  private static List<Arguments> counts() {
    List<Arguments> counts = new ArrayList<>();
    for (List<String> row : DataTable.rows("perft.tsv")) {
      Position position = Rfen.parse(row.get(1));
      String[] expected = row.get(2).split(" ");
      for (int depth = 1; depth <= expected.length; depth++) {
        counts.add(Arguments.of(row.get(0), position, depth, Long.parseLong(expected[depth - 1])));
      }
    }
    return counts;
  }
}
