package org.raumbrett.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
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
}
