package org.raumbrett.engine;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.Score;

class SearchTest {
  private static SearchResult search(Position position, Limits limits) {
    return new Search(4, 1).search(position, limits, SearchListener.NONE, new StopToken());
  }

  private static Position after(String... moves) {
    Position position = Position.START;
    for (String move : moves) {
      position = position.play(Move.parse(move));
    }
    return position;
  }

  @Test
  void theShortestMateOfBlackIsFound() {
    SearchResult result = search(after("Aa2Aa3", "Eb5Cb4", "Ac2Ac3"), Limits.depth(3));
    assertThat(result.best().map(SearchLine::score)).contains(Score.mate(1));
    assertThat(result.best().map(SearchLine::move)).contains(Move.parse("Cb4Ab3"));
  }

  @Test
  void aFinishedPositionGivesNoLine() {
    SearchResult result = search(after("Aa2Aa3", "Eb5Cb4", "Ac2Ac3", "Cb4Ab3"), Limits.depth(3));
    assertThat(result.lines()).isEmpty();
  }

  @Test
  void theSameSearchFromAClearedMemoryGivesTheSame() {
    Search search = new Search(4, 1);
    SearchResult first =
        search.search(Position.START, Limits.nodes(30_000), SearchListener.NONE, new StopToken());
    search.clear();
    SearchResult second =
        search.search(Position.START, Limits.nodes(30_000), SearchListener.NONE, new StopToken());
    assertThat(second).isEqualTo(first);
    assertThat(first.nodes()).isEqualTo(30_000);
  }

  @Test
  void aLineIsLegalToItsEnd() {
    SearchResult result = search(Position.START, Limits.nodes(20_000));
    Position position = Position.START;
    for (Move move : result.best().orElseThrow().moves()) {
      position = position.play(move);
    }
    assertThat(result.depth()).isGreaterThanOrEqualTo(2);
  }

  @Test
  void severalLinesAreSortedAndBeginDifferently() {
    List<SearchLine> lines = search(Position.START, Limits.depth(3).withLines(4)).lines();
    assertThat(lines).hasSize(4);
    assertThat(lines.stream().map(SearchLine::move)).doesNotHaveDuplicates();
    assertThat(lines.stream().map(SearchLine::score)).isSortedAccordingTo((a, b) -> b.compareTo(a));
  }

  @Test
  void theLeastDepthIsCompletedWhateverTheNodes() {
    SearchResult result = search(Position.START, Limits.nodes(1).withMinDepth(4));
    assertThat(result.depth()).isEqualTo(4);
  }

  @Test
  void onlyTheWantedRootMovesAreLookedAt() {
    Move wanted = Move.parse("Ab1Ac3");
    SearchResult result = search(Position.START, Limits.depth(3).withRootMoves(List.of(wanted)));
    assertThat(result.best().map(SearchLine::move)).contains(wanted);
  }

  @Test
  void aStoppedSearchStillNamesAMove() {
    StopToken stop = new StopToken();
    stop.stop();
    SearchResult result =
        new Search(1, 1).search(Position.START, Limits.INFINITE, SearchListener.NONE, stop);
    assertThat(result.best()).isPresent();
    assertThat(result.depth()).isLessThanOrEqualTo(1);
  }

  @Test
  void theHundredthPlyOfTheMoveRuleScoresNothing() {
    Position position = Rfen.parse("3k1/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K3Q w 99 90");
    Optional<SearchLine> best = search(position, Limits.depth(3)).best();
    assertThat(best.map(SearchLine::score)).contains(Score.DRAW);
  }

  @Test
  void mateIsFoundThroughARepetitionThatDoesNotEndTheGame() {
    Position position = Rfen.parse("3k1/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K3Q w 0 1");
    Position again = position;
    for (String move : List.of("Ae1Ad1", "Ed5Ec5", "Ad1Ae1", "Ec5Ed5")) {
      again = again.play(Move.parse(move));
    }
    assertThat(again.occurrences()).isEqualTo(2);
    assertThat(search(again, Limits.depth(8)).best().map(line -> line.score().value()))
        .hasValueSatisfying(value -> assertThat(value).isNotZero());
  }

  @Test
  void theThirdOccurrenceScoresNothing() {
    Position position = Rfen.parse("3k1/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K3Q w 0 1");
    for (int i = 0; i < 2; i++) {
      for (String move : List.of("Ae1Ad1", "Ed5Ec5", "Ad1Ae1", "Ec5Ed5")) {
        position = i == 1 && move.equals("Ec5Ed5") ? position : position.play(Move.parse(move));
      }
    }
    Limits limits = Limits.depth(4).withRootMoves(List.of(Move.parse("Ec5Ed5")));
    assertThat(search(position, limits).best().map(SearchLine::score)).contains(Score.DRAW);
  }

  @Test
  void takingTheLastManThatCouldMateScoresNothing() {
    Position position = Rfen.parse("5/5/5/5/3kR|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K4 b 0 1");
    Limits limits = Limits.depth(3).withRootMoves(List.of(Move.parse("Ed1Ee1")));
    assertThat(search(position, limits).best().map(SearchLine::score)).contains(Score.DRAW);
  }

  @Test
  void twoSearchesSideBySideGiveTheSame() throws Exception {
    ExecutorService executor = Executors.newFixedThreadPool(2);
    try {
      Callable<SearchResult> task = () -> search(Position.START, Limits.nodes(40_000));
      List<Future<SearchResult>> both = executor.invokeAll(List.of(task, task));
      assertThat(both.get(0).get()).isEqualTo(both.get(1).get());
    } finally {
      executor.shutdown();
    }
  }

  @Test
  void severalThreadsFindTheMateAndKeepToTheNodes() {
    Search parallel = new Search(4, 3);
    SearchResult mate =
        parallel.search(
            after("Aa2Aa3", "Eb5Cb4", "Ac2Ac3"),
            Limits.depth(4),
            SearchListener.NONE,
            new StopToken());
    assertThat(mate.best().map(SearchLine::score)).contains(Score.mate(1));
    parallel.clear();
    SearchResult result =
        parallel.search(Position.START, Limits.nodes(50_000), SearchListener.NONE, new StopToken());
    assertThat(result.nodes()).isBetween(49_000L, 52_000L);
    assertThat(result.best()).isPresent();
  }

  @Test
  void aTokenStopsTheSearchWithinAFewNodes() {
    StopToken stop = new StopToken();
    long[] nodesAtStop = new long[1];
    SearchResult result =
        new Search(4, 1)
            .search(
                Position.START,
                Limits.INFINITE,
                step -> {
                  if (step.depth() == 6) {
                    nodesAtStop[0] = step.nodes();
                    stop.stop();
                  }
                },
                stop);
    assertThat(result.depth()).isEqualTo(6);
    assertThat(result.nodes()).isBetween(nodesAtStop[0], nodesAtStop[0] + 256);
  }

  @Test
  void theSearchAllocatesNothingAsItGoesOn() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    Search search = new Search(4, 1);
    long[] bytes = new long[2];
    long[] budgets = {20_000, 200_000};
    for (int i = 0; i < 2; i++) {
      search.clear();
      long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
      search.search(Position.START, Limits.nodes(budgets[i]), SearchListener.NONE, new StopToken());
      bytes[i] = threads.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
    }
    // Ten times the nodes: only the results of two or three more iterations.
    assertThat(bytes[1] - bytes[0]).isLessThan(200_000);
  }
}
