package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.raumbrett.game.Game;
import org.raumbrett.game.Tags;

/** What the IRF asks of a game that is sent to it. */
class SubmissionCheckTest {
  private static final String GOOD =
      """
      [Event "Test"]
      [Site "IRF"]
      [Date "2026.11.30"]
      [White "First Player"]
      [Black "Second Player"]
      [Result "0-1"]
      [Variant "Raumschach-Normal-Form"]

      1. ♙Aa2–Aa3 ♘Eb5–Cb4 2. ♙Ac2–Ac3 ♘Cb4–Ab3†††
      0-1
      """;

  private static SubmissionCheck check(String text) {
    return SubmissionCheck.of(RgnReader.read(text));
  }

  @Test
  void aCompleteGameIsReady() {
    SubmissionCheck check = check(GOOD);

    assertThat(check.findings()).isEmpty();
    assertThat(check.isReady()).isTrue();
    assertThat(check.games()).isEqualTo(1);
  }

  static Stream<Arguments> faults() {
    return Stream.of(
        Arguments.of("[Site \"IRF\"]\n", "", "1:1: error: The tag Site is missing"),
        Arguments.of("\"IRF\"", "\"?\"", "2:1: error: The tag Site is not filled in"),
        Arguments.of("First Player", "?", "4:1: error: The tag White names no player"),
        Arguments.of("[White \"First Player\"]\n", "", "1:1: error: The tag White names no player"),
        Arguments.of("Second Player", "N. N.", "5:1: error: The tag Black names no player"),
        Arguments.of("Second", "first", "5:1: error: White and Black have the same name"),
        Arguments.of("2026.11.30", "30.11.2026", "3:8: error: “30.11.2026” is no date"),
        Arguments.of("2026.11.30", "????.??.??", "3:1: error: The tag Date is not filled in"),
        Arguments.of("2026.11.30", "2026.??.??", "3:1: warning: Of the date only a part"),
        Arguments.of("0-1\"", "1-0\"", "10:1: error: The result here is 0-1"),
        Arguments.of("\n0-1\n", "\n", "10:1: error: The result is missing"),
        Arguments.of("\n0-1\n", "\n1-0\n", "10:1: error: The game ends in spacemate"),
        Arguments.of("Cb4–Ab3†††", "Cb4–Ab3", ""),
        Arguments.of("Ab3†††", "Ab3†", ""),
        Arguments.of("Ab3†††", "Ab3≡", "9:34: warning: “♘Cb4–Ab3≡”: this move is no stalemate"),
        Arguments.of("Ac2–Ac3", "Ac2–Ac5", "9:25: error: “♙Ac2–Ac5” is not legal"),
        Arguments.of("Normal-Form", "Other", "7:1: error: The variant is"),
        Arguments.of("Aa3 ", "Aa3 (1. Ab2Ab3) ", "9:1: warning: The file has more than"),
        Arguments.of("[Site", "[Site \"x\"]\n[Site", "3:1: warning: The tag Site is given twice"));
  }

  @ParameterizedTest
  @MethodSource("faults")
  void eachThingThatIsMissingOrWrongIsFound(String part, String changed, String expected) {
    assertThat(GOOD).contains(part);
    SubmissionCheck check = check(GOOD.replace(part, changed));

    if (expected.isEmpty()) {
      assertThat(check.findings()).isEmpty();
    } else {
      assertThat(check.findings())
          .extracting(SubmissionFinding::toString)
          .anyMatch(finding -> finding.startsWith(expected));
      assertThat(check.isReady()).isEqualTo(!expected.contains("error"));
    }
  }

  @Test
  void aGameInProgressIsNotSent() {
    String unfinished = GOOD.replace(" 2. ♙Ac2–Ac3 ♘Cb4–Ab3†††", "").replace("0-1", "*");

    assertThat(check(unfinished).findings())
        .extracting(SubmissionFinding::fault)
        .containsExactly(SubmissionFault.UNFINISHED);
  }

  @Test
  void aGameWithoutMovesIsNotSent() {
    String empty = GOOD.substring(0, GOOD.indexOf("1. ")) + "0-1\n";

    assertThat(check(empty).findings())
        .extracting(SubmissionFinding::fault)
        .containsExactly(SubmissionFault.NO_MOVE);
  }

  @Test
  void ofSeveralGamesEachIsChecked() {
    SubmissionCheck check = check(GOOD + "\n" + GOOD.replace("First Player", "-"));

    assertThat(check.games()).isEqualTo(2);
    assertThat(check.findings())
        .extracting(SubmissionFinding::fault)
        .containsExactly(SubmissionFault.SEVERAL_GAMES, SubmissionFault.NO_PLAYER);
    assertThat(check.findings().get(1).line()).isEqualTo(15);
    assertThat(check.findings().get(1).tag()).isEqualTo(Tags.WHITE);
  }

  @Test
  void aPlainMoveListMissesEverythingButMoves() {
    SubmissionCheck check = check("1. Aa2-Aa3 Eb5-Cb4 2. Ac2-Ac3 Cb4-Ab3");

    assertThat(check.findings()).hasSize(8).allMatch(SubmissionFinding::isError);
    assertThat(check.findings())
        .extracting(SubmissionFinding::tag)
        .containsExactlyInAnyOrder(
            "Event", "Site", "Date", "White", "Black", "Result", "Variant", "Result");
  }

  @Test
  void aGameIsCheckedAsItWouldBeSent() {
    Game game = RgnReader.read(GOOD.replace("Aa3 ", "Aa3! (1. Ab2Ab3) ")).games().get(0).game();

    assertThat(SubmissionCheck.of(game).findings()).isEmpty();
    assertThat(SubmissionCheck.of(game.withTags(game.tags().without(Tags.EVENT))).findings())
        .extracting(SubmissionFinding::fault)
        .containsExactly(SubmissionFault.EMPTY_TAG);
  }

  @Test
  void aFileIsUtf8AndNamedRgn() {
    byte[] file = GOOD.getBytes(StandardCharsets.UTF_8);

    assertThat(SubmissionCheck.of("game.RGN", file).isReady()).isTrue();
    assertThat(SubmissionCheck.of("game.pgn", file).findings().get(0).toString())
        .startsWith("1:1: error: “game.pgn” does not end in .rgn.");
    file[file.length - 1] = (byte) 0xe9;
    assertThat(SubmissionCheck.of("game.rgn", file).isReady()).isFalse();
  }

  @Test
  void moreProblemsThanAreListedStandInTheWay() {
    String signs = "! ".repeat(150);

    assertThat(check(GOOD.replace("1. ♙", signs + "1. ♙")).findings())
        .extracting(SubmissionFinding::fault)
        .contains(SubmissionFault.MORE_PROBLEMS);
  }

  @ParameterizedTest
  @EnumSource(SubmissionFault.class)
  void everyFaultHasAMessageInThreeLanguages(SubmissionFault fault) {
    if (fault == SubmissionFault.TEXT) {
      return;
    }
    SubmissionFinding finding =
        new SubmissionFinding(
            fault, fault.severity(), 1, 1, 0, 0, null, null, List.of("\u202ea", "b", "c"));
    List<String> messages =
        Stream.of("en", "es", "de").map(each -> finding.message(new Locale(each))).toList();

    assertThat(messages)
        .doesNotHaveDuplicates()
        .noneMatch(message -> message.contains("\u202e") || message.contains("''"))
        .noneMatch(message -> message.matches(".*\\{\\d.*"));
  }

  @Test
  void theSubjectOfTheMailIsInTheUsersLanguage() {
    assertThat(SubmissionMail.subject(" A. Member ", "2026.11.30", new Locale("es")))
        .isEqualTo("Envío de partida — A. Member — 2026.11.30");
    assertThat(SubmissionMail.subject("A", "2026.11.30", Locale.FRENCH))
        .isEqualTo("Game submission — A — 2026.11.30");
    assertThat(SubmissionMail.subject("A", "2026.11.30", Locale.GERMANY))
        .isEqualTo("Partieeinsendung — A — 2026.11.30");
  }

  @Test
  void theLinkToTheMailProgramHasNoRecipientAndNoHeaderOfTheNamesOwn() {
    String subject = SubmissionMail.subject("a & b\r\nBcc: x?+", "2026.11.30", Locale.ENGLISH);

    assertThat(SubmissionMail.link(subject).toASCIIString())
        .isEqualTo(
            "mailto:?subject=Game%20submission%20%E2%80%94%20a%20%26%20b%3CU%2B000D%3E%E2%8F%8EBcc%3A"
                + "%20x%3F%2B%20%E2%80%94%202026.11.30");
  }
}
