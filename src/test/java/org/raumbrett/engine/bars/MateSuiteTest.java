package org.raumbrett.engine.bars;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.Score;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.Search;
import org.raumbrett.engine.SearchLine;
import org.raumbrett.engine.SearchListener;
import org.raumbrett.engine.SearchResult;
import org.raumbrett.engine.StopToken;

/** The mates of data/mates.tsv: proved here without the engine, then given to the engine. */
class MateSuiteTest {
  private static final String SUITE = "/data/mates.tsv";

  /** The engine may look this many plies beyond the mate. */
  private static final int SPARE_PLIES = 4;

  record Mate(int length, Position position) {
    @Override
    public String toString() {
      return "mate in " + length + ": " + position;
    }
  }

  @ParameterizedTest
  @MethodSource("suite")
  void theMateExistsAndNoneIsShorter(Mate mate) {
    MateProver prover = new MateProver();
    assertThat(prover.matesWithin(mate.position(), mate.length() - 1)).isFalse();
    assertThat(
            prover.matesByChecksWithin(mate.position(), mate.length())
                || prover.matesWithin(mate.position(), mate.length()))
        .isTrue();
  }

  @ParameterizedTest
  @MethodSource("suite")
  void theEngineFindsTheMate(Mate mate) {
    Limits limits = Limits.depth(2 * mate.length() - 1 + SPARE_PLIES);
    Score wanted = Score.mate(mate.length());
    StopToken found = new StopToken();
    SearchResult result =
        new Search(16, 1).search(mate.position(), limits, stopAt(wanted, found), found);
    assertThat(result.best()).map(SearchLine::score).contains(wanted);
  }

  /** Once the shortest mate is reported, nothing better can come. */
  private static SearchListener stopAt(Score wanted, StopToken token) {
    return step -> {
      if (step.best().isPresent() && step.best().get().score().equals(wanted)) {
        token.stop();
      }
    };
  }

  @Test
  void theSuiteIsLargeEnough() {
    List<Mate> suite = suite().toList();
    assertThat(suite).doesNotHaveDuplicates();
    assertThat(suite.stream().filter(mate -> mate.length() <= 2)).hasSizeGreaterThanOrEqualTo(40);
    assertThat(suite.stream().filter(mate -> mate.length() > 2))
        .hasSizeGreaterThanOrEqualTo(20)
        .allMatch(mate -> men(mate.position()) <= 6);
    assertThat(suite.stream().map(Mate::length)).contains(1, 2, 3, 4);
  }

  private static long men(Position position) {
    return Cell.ALL.stream().filter(cell -> position.pieceAt(cell) != null).count();
  }

  static Stream<Mate> suite() {
    InputStream stream = Objects.requireNonNull(MateSuiteTest.class.getResourceAsStream(SUITE));
    try (BufferedReader reader =
        new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
      return reader
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t"))
          .map(fields -> new Mate(Integer.parseInt(fields[0]), Rfen.parse(fields[1])))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
