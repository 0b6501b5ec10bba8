package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.Score;
import org.raumbrett.board.Status;
import org.raumbrett.game.Game;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Verdict;
import org.raumbrett.notation.Notation;

/** Halves of sentences of the format's specification that {@link SpecificationTest} leaves open. */
class SpecificationDetailsTest {
  private static final String KINGS = "5/5/5/5/k4|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/4K";
  private static final String STALEMATING =
      "5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/Q4/5/2K2|5/4Q/5/5/k4 w 0 1";

  private static String from(String fen, String moves) {
    return "[Event \"e\"]\n[Site \"s\"]\n[Date \"2026.11.30\"]\n[White \"A\"]\n[Black \"B\"]\n"
        + "[Result \"*\"]\n[Variant \"Raumschach-Normal-Form\"]\n[SetUp \"1\"]\n[FEN \""
        + fen
        + "\"]\n\n"
        + moves;
  }

  private static String kinds(String text) {
    return RgnReader.read(text).problems().stream()
        .map(problem -> problem.kind().name())
        .collect(Collectors.joining(" "));
  }

  private static Game game(String text) {
    return RgnReader.read(text).games().get(0).game();
  }

  @ParameterizedTest
  @ValueSource(strings = {"†", "††", "+", "++"})
  void aMarkOfCheckOnAMoveThatGivesNoneIsAWarning(String mark) {
    assertThat(kinds("Aa2Aa3" + mark)).isEqualTo("NO_CHECK");
    assertThat(game("Aa2Aa3" + mark).length()).isEqualTo(1);
  }

  /** A boardmate is a check: nothing more is claimed, and nothing less is written. */
  @Test
  void aBoardmateIsWrittenWithTwoDaggersAndReadWithAnyMarkOfCheck() {
    Random random = new Random(8);
    Position before = Position.START;
    Move boardmate = null;
    while (boardmate == null) {
      List<Move> moves = before.legalMoves();
      Position now = before;
      boardmate =
          moves.stream()
              .filter(move -> now.play(move).status() == Status.BOARDMATE)
              .findFirst()
              .orElse(null);
      if (boardmate == null) {
        before =
            moves.isEmpty() || now.fullMoveNumber() > 60
                ? Position.START
                : now.play(moves.get(random.nextInt(moves.size())));
      }
    }
    assertThat(Notation.text(before, boardmate)).endsWith("††").doesNotEndWith("†††");
    for (String mark : List.of("", "†", "††", "+", "++")) {
      assertThat(kinds(from(Rfen.format(before), boardmate + mark + " *"))).isEmpty();
    }
    assertThat(kinds(from(Rfen.format(before), boardmate + "††† *"))).isEqualTo("NO_SPACEMATE");
  }

  @Test
  void theTripleBarIsRightOnAStalemateAndWrittenThere() {
    Position before = Rfen.parse(STALEMATING);
    Move move =
        before.legalMoves().stream()
            .filter(each -> before.play(each).status() == Status.STALEMATE)
            .findFirst()
            .orElseThrow();
    String text = from(STALEMATING, move + "≡ 1/2-1/2").replace("\"*\"", "\"1/2-1/2\"");

    assertThat(kinds(text)).isEmpty();
    assertThat(kinds(text.replace("≡", ""))).isEmpty();
    assertThat(kinds(text.replace("≡", "†"))).isEqualTo("NO_CHECK");
    assertThat(RgnWriter.strict(game(text))).contains(move.to() + "≡\n");
  }

  @Test
  void aDeadPositionIsNeverAProblemAndItsMovesAreRead() {
    assertThat(
            kinds(from(KINGS + " w 0 1", "Ae1Ad1 Ea1Ea2 Ad1Ac1 1/2-1/2").replace("*", "1/2-1/2")))
        .isEmpty();
    assertThat(game(from(KINGS + " w 0 1", "Ae1Ad1 Ea1Ea2 Ad1Ac1 *")).length()).isEqualTo(3);
  }

  @Test
  void aClockMayStandBeyondTheMoveRuleAndBeMissing() {
    assertThat(kinds(from(KINGS + " w 250 130", "Ae1Ad1 *"))).isEmpty();
    assertThat(kinds(from(KINGS + " b", "1... Ea1Ea2 *"))).isEmpty();
    assertThat(game(from(KINGS + " w", "*")).start().fullMoveNumber()).isEqualTo(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"6. ... ♚Ea1–Ea2", "6... Ea1Ea2", "6… Ea1Ea2", "6.… Ea1Ea2", "Ea1Ea2"})
  void blackFirstIsNumberedInManyWays(String text) {
    assertThat(kinds(from(KINGS + " b 0 6", text + " *"))).isEmpty();
  }

  @Test
  void quotedTextIsCutAtSixtyCodePoints() {
    assertThat(RgnReader.read("x" + "𝔘".repeat(100)).problems().get(0).quoted())
        .isEqualTo("x" + "𝔘".repeat(59));
  }

  @Test
  void aByteOrderMarkWithinTheTextIsNoMoveAndNoTag() {
    assertThat(kinds("1. Aa2Aa3\ufeff Eb5Cb4")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "2026.02.30,date",
    "2026.13.01,date",
    "11.30.2026,date",
    "2026.11.??,part",
    "2026.11.30,"
  })
  void aDateIsYearMonthAndDayOrTellsWhatIsUnknown(String date, String finding) {
    String text =
        from(KINGS + " w 0 1", "Ae1Ad1 1-0")
            .replace("2026.11.30", date)
            .replace("\"*\"", "\"1-0\"")
            .replaceAll("\\[SetUp.*\\n\\[FEN.*\\n", "")
            .replace("Ae1Ad1", "Aa2Aa3");
    List<String> found =
        SubmissionCheck.of(RgnReader.read(text)).findings().stream()
            .map(each -> each.fault().name())
            .toList();
    assertThat(found)
        .isEqualTo(
            finding == null
                ? List.of()
                : List.of(finding.equals("date") ? "TEXT" : "PART_OF_DATE"));
  }

  @Test
  void theVerdictOfTheSpecificationsExampleIsReadAndWrittenSo() {
    String text =
        "1. ♘Ab1–Aa3 {?? [%eval -3.20,6] [%best Ab1–Ac3 -0.40] [%level 5]} ♙Eb4–Eb3"
            + " {[%eval #-3,6] [%best Eb5–Cb4 +1.00] [%level 5] [%nag 1]}\n";
    Game game = game(text);
    Ply first = game.mainLine().plies().get(0);

    assertThat(kinds(text)).isEmpty();
    assertThat(first.judgement())
        .isEqualTo(
            new Judgement(
                Verdict.BLUNDER,
                Score.cp(-320),
                Score.cp(-40),
                List.of(Move.parse("Ab1Ac3")),
                6,
                5));
    assertThat(game.mainLine().plies().get(1).judgement().score()).isEqualTo(Score.mate(-3));
    assertThat(game.mainLine().plies().get(1).nags()).containsExactly(1);
    assertThat(RgnWriter.annotated(game).replace('\n', ' ').strip())
        .isEqualTo(text.replace('\n', ' ').strip());
  }

  @ParameterizedTest
  @CsvSource({
    "1. e4 e5,algebraic|algebraica|algebraisch",
    "1. P4R P4R,Spanish|española|spanisch",
    "1. P-K4 P-K4,English|inglesa|englisch"
  })
  void theRefusalNamesTheNotationInTheReadersLanguage(String text, String names) {
    Problem problem = RgnReader.read(text).problems().get(0);
    String[] expected = names.split("\\|");
    String[] languages = {"en", "es", "de"};
    for (int i = 0; i < 3; i++) {
      assertThat(problem.message(new Locale(languages[i]))).containsIgnoringCase(expected[i]);
    }
  }

  @Test
  void theTokenIsWrittenOnItsOwnLineForEachResult() {
    for (String token : List.of("1-0", "0-1", "1/2-1/2", "*")) {
      assertThat(RgnWriter.strict(game("Aa2Aa3 " + token))).endsWith("\n" + token + "\n");
    }
  }
}
