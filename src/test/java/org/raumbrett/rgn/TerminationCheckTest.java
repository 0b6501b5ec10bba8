package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.raumbrett.board.Ending;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Tag;
import org.raumbrett.game.Tags;

/** How a game ended, compared with its result and with what its moves show. */
class TerminationCheckTest {
  private static final String MATE = "Aa2Aa3 Eb5Cb4 Ac2Ac3 Cb4Ab3";
  private static final String TWICE_TO_AND_FRO =
      "Ab1Aa3 Ed5Cd4 Aa3Ab1 Cd4Ed5 Ab1Aa3 Ed5Cd4 Aa3Ab1 Cd4Ed5";
  private static final String SHORT = "Ab1Aa3 Ec4Ec3";

  private static String text(String result, String termination, String moves) {
    return """
        [Event "e"]
        [Site "s"]
        [Date "2026.11.30"]
        [White "A"]
        [Black "C"]
        [Result "%s"]
        [Variant "Raumschach-Normal-Form"]
        [Termination "%s"]

        %s
        %s
        """
        .formatted(result, termination, moves, result);
  }

  private static String kinds(String text) {
    return RgnReader.read(text).problems().stream()
        .map(problem -> problem.kind().name())
        .collect(Collectors.joining(" "));
  }

  @ParameterizedTest
  @CsvSource({
    "1-0,agreement",
    "0-1,move rule",
    "1-0,Move-rule draw",
    "1-0,repetition",
    "1-0,dead position",
    "1-0,stalemate",
    "1/2-1/2,resignation",
    "1/2-1/2,time forfeit",
    "1/2-1/2,checkmate",
    "1-0,checkmate",
    "1/2-1/2,move rule",
    "1/2-1/2,repetition",
    "1/2-1/2,dead position"
  })
  void anEndThatTheResultOrTheMovesDoNotAllowIsAWarningAndNotReadyToSend(
      String result, String termination) {
    RgnDocument document = RgnReader.read(text(result, termination, SHORT));

    assertThat(document.problems()).hasSize(1);
    assertThat(document.problems().get(0).kind().name()).startsWith("TERMINATION_AGAINST_");
    assertThat(document.problems().get(0).line()).isEqualTo(8);
    assertThat(document.problems().get(0).isError()).isFalse();
    assertThat(SubmissionCheck.of(document).isReady()).isFalse();
  }

  @ParameterizedTest
  @CsvSource({"1-0,resignation", "0-1,time forfeit", "1/2-1/2,Agreement", "0-1,by decree"})
  void anEndThatNoMoveShowsIsBelieved(String result, String termination) {
    RgnDocument document = RgnReader.read(text(result, termination, SHORT));

    assertThat(document.problems()).isEmpty();
    assertThat(SubmissionCheck.of(document).isReady()).isTrue();
  }

  @Test
  void aSpacemateIsNoOtherEnd() {
    assertThat(kinds(text("0-1", "spacemate", MATE))).isEmpty();
    assertThat(kinds(text("0-1", "checkmate", MATE))).isEmpty();
    for (String other :
        List.of("resignation", "time forfeit", "agreement", "stalemate", "move rule")) {
      assertThat(kinds(text("0-1", other, MATE))).isEqualTo("TERMINATION_AGAINST_POSITION");
    }
  }

  @Test
  void aThreefoldPositionIsShownByTheMoves() {
    assertThat(kinds(text("1/2-1/2", "repetition", TWICE_TO_AND_FRO))).isEmpty();
    assertThat(kinds(text("1/2-1/2", "agreement", TWICE_TO_AND_FRO))).isEmpty();
    assertThat(kinds(text("1-0", "repetition", TWICE_TO_AND_FRO)))
        .isEqualTo("TERMINATION_AGAINST_RESULT");
  }

  @Test
  void whatStoodBeforeTheFirstPositionOfAPartIsNotKnown() {
    String part =
        text("1/2-1/2", "repetition", SHORT)
            .replace("\n\n", "\n[SetUp \"1\"]\n[FEN \"%s\"]\n\n")
            .formatted(Rfen.format(Position.START).replace(" w 0 1", " w 40 30"));

    assertThat(kinds(part)).isEmpty();
    assertThat(kinds(part.replace("repetition", "move rule"))).isEmpty();
    assertThat(kinds(part.replace("repetition", "dead position")))
        .isEqualTo("TERMINATION_AGAINST_POSITION");
  }

  @Test
  void aResultInDoubtIsComparedWithNothing() {
    String text = text("1-0", "agreement", SHORT).replace("\n1-0\n", "\n0-1\n");

    assertThat(kinds(text)).isEqualTo("RESULT_MISMATCH");
  }

  /** Games with few men, so that every end comes; the end that the rules name is always right. */
  @Test
  void theEndThatAGameShowsIsNeverAProblem() {
    Random random = new Random(26);
    for (int i = 0; i < 40; i++) {
      boolean whole = i % 4 == 0;
      Position position =
          whole
              ? Position.START
              : Rfen.parse("4k/5/5/5/5|5/5/2p2/5/5|5/5/5/5/5|5/5/2R2/5/5|5/5/5/5/K4 w 80 60");
      Game game = new Game(Tags.NONE, position, Line.EMPTY, null);
      List<Ply> plies = new ArrayList<>();
      while (position.ending() == null && plies.size() < 400) {
        List<Move> moves = position.legalMoves();
        Move move = moves.get(random.nextInt(moves.size()));
        plies.add(new Ply(move, List.of(), List.of(), null, List.of()));
        position = position.play(move);
      }
      Ending ending = position.ending();
      GameResult result =
          ending == Ending.SPACEMATE
              ? GameResult.wonBy(position.sideToMove().opponent())
              : GameResult.DRAW;
      String termination =
          ending == null ? "agreement" : ending.name().toLowerCase(Locale.ROOT).replace('_', ' ');
      List<Tag> tags = new ArrayList<>();
      if (!whole) {
        tags.add(new Tag(Tags.SET_UP, "1"));
        tags.add(new Tag(Tags.FEN, Rfen.format(game.start())));
      }
      tags.add(new Tag(Tags.RESULT, result.token()));
      tags.add(new Tag(Tags.TERMINATION, termination));
      Game ended = new Game(new Tags(tags), game.start(), new Line(List.of(), plies), result);

      assertThat(kinds(RgnWriter.strict(ended))).isEmpty();
    }
  }
}
