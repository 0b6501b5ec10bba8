package org.raumbrett.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.cli.CliRunner.Outcome;

/** The commands on one position: moves, perft, bestmove. */
class PositionCommandsTest {
  private static final String PROMOTION =
      "5/2P2/5/5/4k|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K4 w 0 1";
  private static final String STALEMATE =
      "5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/Q4/5/2K2|5/2R2/5/5/k4 b 0 1";

  private final CliRunner cli = new CliRunner();

  @Test
  void movesOfTheStartComeInTheOrderOfTheCells() {
    Outcome outcome = cli.run("moves");
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.lines())
        .hasSize(61)
        .startsWith("Ab1Aa3", "Ab1Ac3", "Ab1Bb3")
        .isEqualTo(Position.START.legalMoves().stream().map(Object::toString).toList());
    assertThat(outcome.out()).endsWith("\n").doesNotContain("\r");
  }

  @Test
  void promotionsComeInTheOrderQueenRookBishopKnightUnicorn() {
    assertThat(cli.run("moves", "--position", PROMOTION).lines())
        .containsSubsequence(List.of("Ec4Ec5q", "Ec4Ec5r", "Ec4Ec5b", "Ec4Ec5n", "Ec4Ec5u"));
  }

  @Test
  void aFinishedPositionIsOneWord() {
    Position mated = Position.START;
    for (String move : List.of("Aa2Aa3", "Eb5Cb4", "Ac2Ac3", "Cb4Ab3")) {
      mated = mated.play(Move.parse(move));
    }
    assertThat(cli.run("moves", "--position", mated.toString()).out()).isEqualTo("spacemate\n");
    assertThat(cli.run("bestmove", "--position", mated.toString()).out())
        .isEqualTo("bestmove (none)\n");
    assertThat(cli.run("perft", "2", "--position", mated.toString()).lines().get(0))
        .isEqualTo("nodes: 0");
    assertThat(cli.run("moves", "--position", STALEMATE).out()).isEqualTo("stalemate\n");
  }

  @ParameterizedTest
  @CsvSource({"0,1", "1,61", "2,3615"})
  void perftCountsAndMeasures(String depth, String nodes) {
    Outcome outcome = cli.run("perft", depth);
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.lines()).hasSize(3);
    assertThat(outcome.lines().get(0)).isEqualTo("nodes: " + nodes);
    assertThat(outcome.lines().get(1)).matches("time: \\d+\\.\\d+ s");
    assertThat(outcome.lines().get(2)).matches("nps: \\d+");
  }

  @Test
  void dividedPerftListsTheMovesFirst() {
    List<String> lines = cli.run("perft", "2", "--divide").lines();
    assertThat(lines).hasSize(64).startsWith("Ab1Aa3: 61", "Ab1Ac3: 61", "Ab1Bb3: 59");
    assertThat(lines.get(61)).isEqualTo("nodes: 3615");
    long sum =
        lines.subList(0, 61).stream().mapToLong(line -> Long.parseLong(line.substring(8))).sum();
    assertThat(sum).isEqualTo(3615);
  }

  @ParameterizedTest
  @ValueSource(strings = {"--depth 3", "--nodes 3000", "--strength 2"})
  void bestMoveIsOneReproducibleLine(String limit) {
    String[] args = ("bestmove " + limit).split(" ");
    String line = cli.run(args).out();
    assertThat(line).matches("bestmove \\w{6} score cp -?\\d+ depth \\d+ nodes \\d+\n");
    assertThat(cli.run(args).out()).isEqualTo(line);
  }

  @Test
  void bestMoveStopsAtItsDepth() {
    assertThat(cli.run("bestmove", "--depth", "2").out()).contains(" depth 2 ");
  }

  @Test
  void aMateIsCountedInMovesFromTheSideToMove() {
    Position before = Position.START;
    for (String move : List.of("Aa2Aa3", "Eb5Cb4", "Ac2Ac3")) {
      before = before.play(Move.parse(move));
    }
    assertThat(cli.run("bestmove", "--depth", "2", "--position", before.toString()).out())
        .startsWith("bestmove Cb4Ab3 score mate 1 depth 2 ");
  }
}
