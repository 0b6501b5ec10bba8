package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.board.Move;
import org.raumbrett.board.Rfen;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Tag;
import org.raumbrett.game.Tags;

/** The sentences of the specification about files, headers, numbering, comments and results. */
class RgnReaderTest {
  private static final String HEADER =
      """
      [Event "t"]
      [Site "?"]
      [Date "2026.11.29"]
      [White "A"]
      [Black "B"]
      [Result "*"]
      [Variant "Raumschach-Normal-Form"]
      """;

  private static Game only(RgnDocument document) {
    assertThat(document.games()).hasSize(1);
    return document.games().get(0).game();
  }

  private static Game clean(String text) {
    RgnDocument document = RgnReader.read(text);
    assertThat(document.problems()).as(text).isEmpty();
    return only(document);
  }

  private static String moves(Game game) {
    return game.mainLine().plies().stream()
        .map(ply -> ply.move().toString())
        .collect(Collectors.joining(" "));
  }

  private static List<ProblemKind> kinds(String text) {
    return RgnReader.read(text).problems().stream().map(Problem::kind).toList();
  }

  @Test
  void tagsMovesAndResultOfAFileAreRead() {
    Game game = clean(HEADER + "\n1. ♙Aa2–Aa3 ♘Eb5–Cb4\n*\n");

    assertThat(game.tags().list()).hasSize(7).startsWith(new Tag("Event", "t"));
    assertThat(moves(game)).isEqualTo("Aa2Aa3 Eb5Cb4");
    assertThat(game.result()).isEqualTo(GameResult.UNFINISHED);
  }

  @Test
  void aPlainMoveListMissesNoTagsAndNoResult() {
    Game game = clean("Aa2Aa3 Eb5Cb4");

    assertThat(game.tags().isEmpty()).isTrue();
    assertThat(game.result()).isNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void linesEndInThreeWays(String lineEnd) {
    String text = (HEADER + "\n1. Aa2–Aa3\nEb5–Cb5\n*\n").replace("\n", lineEnd);
    RgnDocument document = RgnReader.read(text.getBytes(StandardCharsets.UTF_8));

    assertThat(document.problems()).hasSize(1);
    assertThat(document.problems().get(0).line()).isEqualTo(10);
    assertThat(document.problems().get(0).column()).isEqualTo(1);
  }

  @Test
  void aByteOrderMarkIsSkipped() {
    byte[] bytes = ("\ufeff" + HEADER + "\n1. Aa2–Aa3 *").getBytes(StandardCharsets.UTF_8);

    assertThat(RgnReader.read(bytes).problems()).isEmpty();
    assertThat(RgnReader.read(bytes).text()).startsWith("[Event");
    assertThat(moves(clean("\ufeff1. Aa2–Aa3"))).isEqualTo("Aa2Aa3");
  }

  @Test
  void bytesThatAreNotUtf8AreReadAsWindows1252AmongThoseThatAre() {
    byte[] utf8 = "1. ♙Aa2–Aa3 {ñ".getBytes(StandardCharsets.UTF_8);
    byte[] bytes = java.util.Arrays.copyOf(utf8, utf8.length + 2);
    bytes[utf8.length] = (byte) 0xe9;
    bytes[utf8.length + 1] = '}';
    RgnDocument document = RgnReader.read(bytes);

    assertThat(document.problems()).extracting(Problem::kind).containsExactly(ProblemKind.NOT_UTF8);
    assertThat(document.problems().get(0).column()).isEqualTo(15);
    assertThat(only(document).mainLine().plies().get(0).comments()).containsExactly("ñé");
  }

  @Test
  void garbageIsOneErrorAtTheBeginning() {
    byte[] garbage = {1, 2, 3, 0, 'A', 'b', 7, 127};

    for (RgnDocument document :
        List.of(
            RgnReader.read(garbage),
            RgnReader.read("Aa2Aa3 Eb5Cb4 Ab1Ac3".getBytes(StandardCharsets.UTF_16LE)),
            RgnReader.read("\0"))) {
      assertThat(document.problems()).extracting(Problem::kind).containsExactly(ProblemKind.BINARY);
      assertThat(document.problems().get(0).toString()).startsWith("1:1: error: ");
      assertThat(document.games()).isEmpty();
    }
  }

  @Test
  void aStrayControlCharacterIsAWarningAndTheGoodPartIsKept() {
    for (String control : List.of("\0", "\u001b", "\u007f")) {
      RgnDocument document = RgnReader.read("1. Aa2Aa3 {a" + control + "} " + control + "Eb5Cb4");

      assertThat(document.problems())
          .extracting(Problem::kind)
          .containsExactly(ProblemKind.CONTROL_CHARACTER, ProblemKind.CONTROL_CHARACTER);
      assertThat(document.problems()).extracting(Problem::column).containsExactly(13, 16);
      assertThat(document.hasErrors()).isFalse();
      assertThat(moves(only(document))).isEqualTo("Aa2Aa3 Eb5Cb4");
    }
  }

  @Test
  void aResultWithAnotherDashOrAHalfSignIsNamedAndNotReadAsAMove() {
    for (String result : List.of("1–0", "0−1", "1:0", "½–½", "½", "1/2—1/2", "1/2")) {
      RgnDocument document = RgnReader.read("1. Aa2Aa3 " + result);

      assertThat(document.problems())
          .extracting(Problem::kind)
          .containsExactly(ProblemKind.RESULT_MISWRITTEN);
      assertThat(document.problems().get(0).quoted()).isEqualTo(result);
      assertThat(only(document).result()).isNull();
    }
    assertThat(kinds("1. Aa2Aa3 10–0")).containsExactly(ProblemKind.NOT_A_MOVE);
  }

  @Test
  void aSetUpTagThatDeniesItsFenTagIsAWarning() {
    String fen = "[FEN \"5/2P2/5/5/4k|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K4 w 0 1\"]\n\n*";
    RgnDocument document = RgnReader.read(HEADER + "[SetUp \"0\"]\n" + fen);

    assertThat(document.problems())
        .extracting(Problem::toString)
        .containsExactly(
            "8:1: warning: SetUp is “0”, but there is a FEN tag; the game was started from its"
                + " position. Write [SetUp \"1\"], or remove the FEN tag.");
    assertThat(only(document).start()).isNotEqualTo(org.raumbrett.board.Position.START);
  }

  @Test
  void escapesInATagValueAreRead() {
    Game game = clean(HEADER.replace("\"t\"", "\"a \\\"b\\\" \\\\ c\\d\"") + "\nAa2Aa3 *");

    assertThat(game.tags().get(Tags.EVENT)).isEqualTo("a \"b\" \\ c\\d");
  }

  @Test
  void unknownTagsAndTheOrderOfTagsStay() {
    Game game = clean("[Foo \"1\"]\n" + HEADER + "[Bar-x \"2\"]\n\nAa2Aa3 *");

    assertThat(game.tags().list()).startsWith(new Tag("Foo", "1")).endsWith(new Tag("Bar-x", "2"));
  }

  @Test
  void aTagLineBehindMoveTextBeginsTheNextGame() {
    RgnDocument document =
        RgnReader.read(HEADER + "\nAa2Aa3\n*\n\n" + HEADER + "\nAb2Ab3\n" + HEADER + "\n*");

    assertThat(document.games()).hasSize(3);
    assertThat(document.problems()).isEmpty();
    assertThat(document.games())
        .extracting(game -> moves(game.game()))
        .containsExactly("Aa2Aa3", "Ab2Ab3", "");
  }

  @Test
  void movesBehindAResultBeginAGameAndCommentsDoNot() {
    RgnDocument document = RgnReader.read("Aa2Aa3 1-0 {end} ; more\n1. Ab2Ab3 0-1 Ac2Ac3 1/2-1/2");

    assertThat(document.problems()).isEmpty();
    assertThat(document.games())
        .extracting(game -> game.game().result())
        .containsExactly(GameResult.WHITE_WINS, GameResult.BLACK_WINS, GameResult.DRAW);
    assertThat(document.games().get(0).game().mainLine().plies().get(0).comments())
        .containsExactly("end", "more");
  }

  @Test
  void theGameStartsFromTheFenTag() {
    String rfen = "5/2P2/5/5/4k|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K4 b 3 9";
    Game game =
        clean(HEADER + "[SetUp \"1\"]\n[FEN \"" + rfen + "\"]\n\n9... Ee1Ee2 10. Ec4Ec5Q *");

    assertThat(game.start()).isEqualTo(Rfen.parse(rfen));
    assertThat(game.length()).isEqualTo(2);
  }

  @Test
  void aFenTagThatCannotBeReadIsAnErrorAndNoMoveIsRead() {
    RgnDocument document = RgnReader.read(HEADER + "[FEN \"8/8 w\"]\n\nAa2Aa3 *");

    assertThat(document.problems().get(0).kind()).isEqualTo(ProblemKind.BAD_POSITION);
    assertThat(document.problems().get(0).line()).isEqualTo(8);
    assertThat(only(document).length()).isZero();
  }

  @Test
  void blackMovingFirstFromTheStartingArrayIsAnError() {
    assertThat(kinds("1... Eb5–Cb4")).containsExactly(ProblemKind.WRONG_SIDE);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. Aa2Aa3 Eb5Cb4 2. Ab1Ac3", "1.Aa2Aa3 1...Eb5Cb4 2.Ab1Ac3",
            "1. Aa2Aa3 1… Eb5Cb4 2. Ab1Ac3",
        "1) Aa2Aa3 Eb5Cb4 2) Ab1Ac3", "1 Aa2Aa3 Eb5Cb4 2 Ab1Ac3", "Aa2Aa3, Eb5Cb4, Ab1Ac3",
        "Aa2Aa3\nEb5Cb4\n\nAb1Ac3", "1. Aa2Aa3 1. ... Eb5Cb4 2. Ab1Ac3",
            "1.♙Aa2–Aa3,♘Eb5–Cb4\t2.♘Ab1–Ac3",
        "Aa2Aa3\u00a0Eb5Cb4\u2003Ab1Ac3"
      })
  void movesAreNumberedAndSeparatedInManyWays(String text) {
    assertThat(moves(clean(text))).isEqualTo("Aa2Aa3 Eb5Cb4 Ab1Ac3");
  }

  @Test
  void commentsOfAllKindsAreRead() {
    Game game =
        clean(
            "{before} 1. {and} Aa2Aa3 {one\ntwo\n\nthree} Eb5Cb4 ; to the end Ab1Ac3\n%hidden Ab1Aa3\nAb1Ac3");

    assertThat(moves(game)).isEqualTo("Aa2Aa3 Eb5Cb4 Ab1Ac3");
    assertThat(game.mainLine().comments()).containsExactly("before", "and");
    assertThat(game.mainLine().plies().get(0).comments()).containsExactly("one two\nthree");
    assertThat(game.mainLine().plies().get(1).comments()).containsExactly("to the end Ab1Ac3");
  }

  @Test
  void aPercentSignHidesALineOnlyInItsFirstColumn() {
    assertThat(kinds("Aa2Aa3\n %Eb5Cb4")).containsExactly(ProblemKind.NOT_A_MOVE);
  }

  @Test
  void glyphsAreReadInAllForms() {
    Game game = clean("1. Aa2Aa3! $14 Eb5Cb4 ± 2. Ab1Ac3 ?! = +− $255");

    assertThat(game.mainLine().plies())
        .extracting(Ply::nags)
        .containsExactly(List.of(1, 14), List.of(16), List.of(6, 10, 18, 255));
  }

  @Test
  void variationsAreReadNested() {
    Game game =
        clean(
            "1. Aa2Aa3 (1. Ab2Ab3 {x} Ea4Ea3 (1... Eb4Eb3!) 2. Ac2Ac3) (1. Ac2Ac3) Eb5Cb4 (1... Ed5Cd4)");

    assertThat(moves(game)).isEqualTo("Aa2Aa3 Eb5Cb4");
    Ply first = game.mainLine().plies().get(0);
    assertThat(first.variations()).hasSize(2);
    assertThat(first.variations().get(0).plies()).hasSize(3);
    assertThat(first.variations().get(0).plies().get(1).variations().get(0).plies().get(0).move())
        .isEqualTo(Move.parse("Eb4Eb3"));
    assertThat(game.mainLine().plies().get(1).variations()).hasSize(1);
  }

  @Test
  void anErrorInAVariationEndsOnlyTheVariation() {
    RgnDocument document = RgnReader.read("1. Aa2Aa3 (1. Ab2Ab3 Ea4Ea2 (1... Eb4Eb3) 2. x) Eb5Cb4");

    assertThat(document.problems())
        .extracting(Problem::kind)
        .containsExactly(ProblemKind.DOUBLE_STEP);
    assertThat(moves(only(document))).isEqualTo("Aa2Aa3 Eb5Cb4");
    assertThat(only(document).mainLine().plies().get(0).variations().get(0).plies()).hasSize(1);
  }

  @Test
  void theGameAfterABrokenOneIsRead() {
    RgnDocument document =
        RgnReader.read(HEADER + "\nAa2Aa3 foo (bar) {[Event} 1... *\n" + HEADER + "\nAb2Ab3 *");

    assertThat(document.errorCount()).isEqualTo(1);
    assertThat(document.games())
        .extracting(game -> moves(game.game()))
        .containsExactly("Aa2Aa3", "Ab2Ab3");
    assertThat(document.games().get(0).game().result()).isEqualTo(GameResult.UNFINISHED);
  }

  @ParameterizedTest
  @CsvSource({
    "[Result \"1-0\"]|Aa2Aa3 0-1, RESULT_MISMATCH",
    "[Result \"won\"]|Aa2Aa3, BAD_RESULT_TAG",
    "[Result \"*\"][Termination \"x\"]|Aa2Aa3 *, TERMINATION_IN_PROGRESS",
    "[Result \"1-0\"][Termination \"spacemate\"]|Aa2Aa3 1-0, TERMINATION_AGAINST_POSITION",
    "[Result \"1-0\"][Termination \"weird\"]|Aa2Aa3 1-0, ''",
    "[Result \"0-1\"][Termination \"spacemate\"]|Aa2Aa3 Eb5Cb4 Ac2Ac3 Cb4Ab3 0-1, ''",
    "[Result \"0-1\"]|Aa2Aa3 Eb5Cb4 Ac2Ac3 Cb4Ab3, ''",
    "[Result \"1-0\"]|Aa2Aa3 Eb5Cb4 Ac2Ac3 Cb4Ab3, RESULT_AGAINST_SPACEMATE",
    "[Result \"0-1\"]|Aa2Aa3 Eb5Cb4 Ac2Ac3 Cb4Ab3 *, RESULT_MISMATCH RESULT_AGAINST_SPACEMATE"
  })
  void resultTerminationAndPositionMustAgree(String text, String expected) {
    String rest = HEADER.replace("[Result \"*\"]\n", "") + text.replace("|", "\n\n");

    assertThat(kinds(rest).stream().map(Enum::name).collect(Collectors.joining(" ")))
        .isEqualTo(expected);
  }

  @Test
  void aStalematesResultIsADraw() {
    String stalemate = "5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/Q4/5/2K2|5/2Q2/5/5/k4 b 0 1";
    String text = HEADER + "[FEN \"" + stalemate + "\"]\n\n";

    assertThat(kinds(text + "*")).containsExactly(ProblemKind.RESULT_AGAINST_STALEMATE);
    assertThat(kinds(text.replace("*", "1/2-1/2") + "1/2-1/2")).isEmpty();
    assertThat(kinds(text.replace("*", "1/2-1/2") + "Aa1Aa2"))
        .containsExactly(ProblemKind.AFTER_STALEMATE);
  }

  @Test
  void aTagGivenTwiceIsAWarningAndTheFirstCounts() {
    RgnDocument document = RgnReader.read(HEADER + "[White \"C\"]\n\nAa2Aa3 *");

    assertThat(document.problems())
        .extracting(Problem::kind)
        .containsExactly(ProblemKind.REPEATED_TAG);
    assertThat(only(document).tags().get(Tags.WHITE)).isEqualTo("A");
  }

  @Test
  void aHundredProblemsAreListedAndAllAreCounted() {
    RgnDocument document = RgnReader.read("RAa2Aa3 REb5Cb4 1-0\n".repeat(200));

    assertThat(document.problems()).hasSize(100);
    assertThat(document.problemCount()).isEqualTo(400);
    assertThat(document.problems())
        .isSortedAccordingTo(java.util.Comparator.comparingInt(Problem::offset));
  }

  @Test
  void columnsCountCodePointsAndQuotesAreCut() {
    RgnDocument document = RgnReader.read("{𝔘𝔘} " + "𝔘x".repeat(40));

    Problem problem = document.problems().get(0);
    assertThat(problem.column()).isEqualTo(6);
    assertThat(problem.quoted().codePointCount(0, problem.quoted().length())).isEqualTo(60);
  }

  @Test
  void everyMoveHasItsPlaceInTheText() {
    String text = "1. ♙Aa2–Aa3 (1. Ab2Ab3 Ea4Ea3) {[%rav 1. Ac2–Ac3]} 1... ♘Eb5–Cb4";
    ReadGame game = RgnReader.read(text).games().get(0);

    assertThat(textAt(text, game.spanOf(GamePath.main(1)))).isEqualTo("♙Aa2–Aa3");
    assertThat(textAt(text, game.spanOf(GamePath.main(2)))).isEqualTo("♘Eb5–Cb4");
    GamePath inVariation = GamePath.START.into(0, 0, 2);
    assertThat(textAt(text, game.spanOf(inVariation))).isEqualTo("Ea4Ea3");
    assertThat(textAt(text, game.spanOf(GamePath.START.into(0, 1, 1)))).isEqualTo("Ac2–Ac3");
    assertThat(game.spanOf(GamePath.START)).isNull();
    assertThat(game.spanOf(GamePath.main(3))).isNull();
    assertThat(game.pathAt(text.indexOf("Ea4") + 2)).isEqualTo(inVariation);
    assertThat(game.pathAt(text.indexOf("♘Eb5"))).isEqualTo(GamePath.main(2));
    assertThat(game.pathAt(1)).isEqualTo(GamePath.START);
  }

  private static String textAt(String text, TextSpan span) {
    return text.substring(span.offset(), span.end());
  }

  @Test
  void everyKindOfProblemHasAMessageInThreeLanguages() {
    for (ProblemKind kind : ProblemKind.values()) {
      Problem problem = new Problem(kind, 1, 1, 0, 0, "Q\u202e", List.of("a1", "b2", "c3"));
      List<String> messages =
          List.of("en", "es", "de", "fr").stream()
              .map(language -> problem.message(new java.util.Locale(language)))
              .toList();
      assertThat(messages)
          .noneMatch(message -> message.contains("\u202e") || message.contains("''"));
      assertThat(messages).noneMatch(message -> message.matches(".*\\{\\d.*"));
      assertThat(messages.get(3)).isEqualTo(messages.get(0));
      assertThat(messages.subList(0, 3)).doesNotHaveDuplicates();
    }
  }
}
