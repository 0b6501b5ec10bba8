package org.raumbrett.cli.uci;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.Search;
import org.raumbrett.engine.SearchListener;
import org.raumbrett.engine.SearchResult;
import org.raumbrett.engine.StopToken;

/** Scripted sessions. */
@Timeout(60)
class UciServerTest {
  private static final String MATE_IN_ONE =
      "5/B1k2/5/5/5|5/5/4U/5/5|5/1K3/4R/5/5|5/2p2/5/5/5|5/3Q1/5/5/5 w 0 1";
  private static final String STALEMATE = "5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/Q4/5/5|5/5/5/5/k1K2 b";
  private static final String SPACEMATE = "position startpos moves Aa2Aa3 Eb5Cb4 Ac2Ac3 Cb4Ab3";
  private static final String INFO =
      "info depth \\d+ seldepth \\d+ multipv \\d+ score (cp|mate) -?\\d+ nodes \\d+ nps \\d+"
          + " hashfull \\d+ time \\d+ pv( [A-E][a-e][1-5][A-E][a-e][1-5][qrbnu]?)+";

  private UciSession session;

  @BeforeEach
  void open() {
    session = new UciSession();
  }

  @AfterEach
  void close() throws Exception {
    session.close();
  }

  @Test
  void theEngineIntroducesItselfAndItsOptions() {
    session.send("uci");
    assertThat(session.readTo("uciok"))
        .contains("id name Test 1", "option name Threads type spin default 1 min 1 max 64")
        .anyMatch(line -> line.matches("option name Hash type spin default \\d+ min 1 max \\d+"))
        .contains("option name MultiPV type spin default 1 min 1 max 64")
        .contains("option name Strength type spin default 0 min 0 max 10");
  }

  @Test
  void aSearchToADepthTellsEachIterationAndTheSameMoveAsTheEngineAlone() {
    session.send("position startpos moves Ab1Ac3", "go depth 3");
    List<String> lines = session.readTo("bestmove");
    SearchResult alone = search(Position.START.play(Move.parse("Ab1Ac3")), 3);
    assertThat(lines.subList(0, lines.size() - 1))
        .allMatch(line -> line.matches(INFO))
        .anyMatch(line -> line.startsWith("info depth 1 "))
        .anyMatch(line -> line.startsWith("info depth 2 "))
        .anyMatch(line -> line.contains(" nodes " + alone.nodes() + " "));
    assertThat(lines).last().isEqualTo("bestmove " + alone.best().orElseThrow().move());
  }

  @Test
  void isReadyIsAnsweredWhileASearchRuns() {
    session.send("go infinite", "isready");
    assertThat(session.readTo("readyok")).noneMatch(line -> line.startsWith("bestmove"));
    session.send("stop");
    assertThat(session.readTo("bestmove")).last().asString().matches("bestmove \\w{6}");
  }

  @Test
  void anInfiniteSearchAnswersOnlyAfterStopEvenIfThereIsNothingLeftToSearch() {
    session.send("position fen " + MATE_IN_ONE, "setoption name Strength value 1", "go infinite");
    session.readTo("info depth 1 ");
    session.send("isready");
    assertThat(session.readTo("readyok")).noneMatch(line -> line.startsWith("bestmove"));
    session.send("stop");
    assertThat(session.readTo("bestmove")).isNotEmpty();
  }

  @Test
  void whatWouldChangeTheSearchIsRefusedWhileItRuns() {
    session.send("go infinite", "position startpos", "go depth 1", "ucinewgame");
    session.send("setoption name Hash value 8", "stop");
    assertThat(session.readTo("bestmove").stream().filter(line -> line.contains("refused")))
        .hasSize(4);
    session.send("position startpos", "go depth 1");
    assertThat(session.readTo("bestmove")).noneMatch(line -> line.contains("refused"));
  }

  @Test
  void aClientMayAskAgainTheMomentItHasItsAnswer() {
    for (int i = 0; i < 50; i++) {
      session.send("go depth 1");
      assertThat(session.readTo("bestmove")).noneMatch(line -> line.startsWith("info string"));
    }
  }

  @Test
  void severalLinesComeOnRequest() {
    session.send("setoption name multipv value 3", "go depth 2");
    List<String> lines = session.readTo("bestmove");
    List<String> deepest = lines.stream().filter(line -> line.startsWith("info depth 2 ")).toList();
    List<String> last = deepest.subList(deepest.size() - 3, deepest.size());
    assertThat(last).extracting(line -> line.split(" ")[6]).containsExactly("1", "2", "3");
    assertThat(last)
        .extracting(line -> line.replaceAll(".* pv (\\w+).*", "$1"))
        .doesNotHaveDuplicates()
        .first()
        .isEqualTo(lines.get(lines.size() - 1).substring("bestmove ".length()));
  }

  @Test
  void aMateIsToldInMoves() {
    session.send("position fen " + MATE_IN_ONE, "go depth 3");
    assertThat(session.readTo("bestmove")).anyMatch(line -> line.contains(" score mate 1 "));
  }

  @Test
  void aFinishedPositionHasNoBestMove() {
    session.send(SPACEMATE, "go depth 3");
    assertThat(session.readTo("bestmove"))
        .containsExactly("info depth 0 score mate 0", "bestmove (none)");
    session.send("position fen " + STALEMATE, "go infinite");
    assertThat(session.readTo("bestmove"))
        .containsExactly("info depth 0 score cp 0", "bestmove (none)");
  }

  @Test
  void aLevelBoundsTheSearch() {
    session.send("setoption name Strength value 3", "go depth 30");
    List<String> lines = session.readTo("bestmove");
    String last = lines.get(lines.size() - 2);
    assertThat(Long.parseLong(last.replaceAll(".* nodes (\\d+).*", "$1"))).isLessThan(10_000);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "go nodes 500",
        "go movetime 1",
        "go wtime 100 btime 1 winc 10 binc 0",
        "go wtime -20 btime 5 movestogo 1",
        "go depth 2 nodes 100000 movetime 5000",
        "GO DEPTH 1"
      })
  void everyKindOfLimitEndsInALegalMove(String go) {
    session.send(go);
    Move move = Move.parse(lastOf(session.readTo("bestmove")).substring("bestmove ".length()));
    assertThat(Position.START.legalMoves()).contains(move);
  }

  @Test
  void searchMovesAreTheOnlyOnesLookedAt() {
    session.send("go searchmoves Aa2Aa3 depth 2");
    assertThat(session.readTo("bestmove")).last().isEqualTo("bestmove Aa2Aa3");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "hello",
        "go depth",
        "go depth x",
        "go depth 0",
        "go depth -3",
        "go depth 99999999999999999999",
        "go nodes 0",
        "go sideways 3",
        "go btime 1000",
        "go searchmoves",
        "go searchmoves Aa2Ee5",
        "position",
        "position somewhere",
        "position fen",
        "position fen 5/5 w",
        "position startpos mvoes Ab1Ac3",
        "position startpos moves Ab1Ac3 Ab1Ac3",
        "position startpos moves e2e4",
        "setoption",
        "setoption name",
        "setoption name Contempt value 3",
        "setoption name Hash",
        "setoption name Hash value",
        "setoption name Hash value 0",
        "setoption name Hash value 999999999",
        "setoption name Threads value many",
        "setoption value 3",
        "setoption name Strength value 11",
        "\u0000\u2654 \uD83D"
      })
  void wrongInputIsAnsweredAndChangesNothing(String line) {
    session.send(line);
    assertThat(session.read()).startsWith("info string ").hasSizeGreaterThan(20);
    session.send("go searchmoves Aa2Aa3 depth 1");
    assertThat(session.readTo("bestmove")).last().isEqualTo("bestmove Aa2Aa3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "   ", "\t"})
  void blankLinesAreIgnored(String line) {
    session.send(line, "isready");
    assertThat(session.read()).isEqualTo("readyok");
  }

  @Test
  void theEndOfTheInputEndsASearchAndTheSession() throws Exception {
    session.send("go infinite");
    session.readTo("info depth 1 ");
    assertThat(session.endOfInput()).last().asString().matches("bestmove \\w{6}");
  }

  @Test
  void nothingIsReadBehindQuit() throws Exception {
    session.send("quit", "isready");
    assertThat(session.endOfInput()).isEmpty();
  }

  @Test
  void shuffledCommandsNeverEndTheSession() {
    String[] words =
        "go position fen startpos moves depth nodes 1 2 -1 movetime setoption name Hash value stop"
            .concat(
                " uci isready ucinewgame Ab1Ac3 w 5/5/5/5/5|5 searchmoves MultiPV x wtime btime")
            .split(" ");
    Random random = new Random(5);
    for (int i = 0; i < 400; i++) {
      StringBuilder line = new StringBuilder();
      for (int word = random.nextInt(6); word >= 0; word--) {
        line.append(words[random.nextInt(words.length)]).append(' ');
      }
      // An unbounded search is stopped at once, and no answer is left unread.
      session.send(line.toString(), "stop", "setoption name Strength value 1", "isready");
      session.readTo("readyok");
    }
  }

  private static SearchResult search(Position position, int depth) {
    return new Search().search(position, Limits.depth(depth), SearchListener.NONE, new StopToken());
  }

  private static String lastOf(List<String> lines) {
    return lines.get(lines.size() - 1);
  }
}
