package org.raumbrett.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;

/** A search is the same in every JVM: nodes, depth, score and line. */
class OtherJvmTest {
  private static final List<Position> POSITIONS =
      List.of(
          Position.START,
          Rfen.parse(
              "rnk1r/ppppp/2n2/5/5|ub1u1/p1ppp/1p3/5/5|5/5/5/5/5|2N2/5/5/PPPPP/BUQBU"
                  + "|5/5/5/PPPPP/R1K1R w 1 5"));

  /** The other JVM's program. */
  static final class Teller {
    private Teller() {}

    public static void main(String[] args) {
      System.out.print(told());
    }
  }

  @Test
  void theSameSearchInAnotherJvmGivesTheSameNodesScoreAndLine()
      throws IOException, InterruptedException {
    Process other =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xint",
                "-cp",
                System.getProperty("java.class.path"),
                Teller.class.getName())
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (InputStream output = other.getInputStream()) {
      assertThat(new String(output.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(told());
    }
    assertThat(other.waitFor()).isZero();
  }

  /** Returns what searches of both positions find, one after the other with the same memory. */
  private static String told() {
    Search search = new Search(2, 1);
    return POSITIONS.stream()
        .map(
            position ->
                search.search(position, Limits.nodes(8_000), SearchListener.NONE, new StopToken()))
        .map(SearchResult::toString)
        .collect(Collectors.joining("\n"));
  }
}
