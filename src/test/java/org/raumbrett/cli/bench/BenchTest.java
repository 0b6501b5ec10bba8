package org.raumbrett.cli.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BenchTest {
  /**
   * The engine's signature: the nodes `bench` needs in all. Whoever changes it on purpose writes
   * the new number here; if it changes without purpose, something is wrong.
   */
  private static final long SIGNATURE = 3_289_857;

  @Test
  void theSignatureIsTheOneWrittenHere() {
    assertThat(Bench.run(Bench.DEPTH, entry -> {}).nodes()).isEqualTo(SIGNATURE);
  }

  @Test
  void thePositionsAreManyAndAllDifferent() {
    assertThat(Bench.positions())
        .hasSizeGreaterThanOrEqualTo(40)
        .doesNotHaveDuplicates()
        .noneMatch(position -> position.status().isEnd());
  }

  @Test
  void theSumIsThatOfThePositionsAndTheSameAgain() {
    List<Long> nodes = new ArrayList<>();
    Bench.Total total = Bench.run(2, entry -> nodes.add(entry.result().nodes()));
    assertThat(nodes).hasSameSizeAs(Bench.positions());
    assertThat(total.nodes())
        .isEqualTo(nodes.stream().mapToLong(Long::longValue).sum())
        .isEqualTo(Bench.run(2, entry -> {}).nodes());
    assertThat(new Bench.Total(3_000, 2_000_000_000L).nodesPerSecond()).isEqualTo(1_500);
  }
}
