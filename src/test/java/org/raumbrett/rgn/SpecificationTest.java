package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameDate;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Tag;
import org.raumbrett.game.Tags;
import org.raumbrett.game.Termination;

/** The sentences of the format's specification, in its order, one test for each. */
class SpecificationTest {
  private static final String SEVEN =
      """
      [Event "e"]
      [Site "s"]
      [Date "2026.11.30"]
      [White "A"]
      [Black "B"]
      [Result "*"]
      [Variant "Raumschach-Normal-Form"]
      """;
  private static final String MATE = "1. Aa2–Aa3 Eb5–Cb4 2. Ac2–Ac3 Cb4–Ab3";
  private static final String PROMOTION =
      "[FEN \"5/2P2/5/5/4k|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K4 w 0 1\"]\n" + SEVEN + "\n";
  private static final String STALEMATE =
      "[FEN \"5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/Q4/5/2K2|5/2Q2/5/5/k4 b 0 1\"]\n" + SEVEN + "\n";

  private static RgnDocument read(String text) {
    return RgnReader.read(text);
  }

  private static Game game(String text) {
    RgnDocument document = read(text);
    assertThat(document.games()).as(text).hasSize(1);
    return document.games().get(0).game();
  }

  /** Returns the game of a text in which nothing is wrong. */
  private static Game clean(String text) {
    assertThat(read(text).problems()).as(text).isEmpty();
    return game(text);
  }

  private static String kinds(String text) {
    return read(text).problems().stream()
        .map(problem -> problem.kind().name())
        .collect(Collectors.joining(" "));
  }

  private static String moves(String text) {
    return game(text).mainLine().plies().stream()
        .map(ply -> ply.move().toString())
        .collect(Collectors.joining(" "));
  }

  private static String header(String tag, String value) {
    return SEVEN.replaceFirst("\\[" + tag + " .*", "[" + tag + " \"" + value + "\"]") + "\n";
  }

  private static Game withTag(String name, String value) {
    return new Game(
        new Tags(List.of(new Tag(name, value))), Position.START, Line.EMPTY, GameResult.UNFINISHED);
  }

  // File.

  @Test
  void aFileIsPlainUtf8Text() {
    byte[] bytes = (SEVEN + "\n1. ♙Aa2–Aa3 {ñ ♘ 𝔘}\n*\n").getBytes(StandardCharsets.UTF_8);

    assertThat(RgnReader.read(bytes).problems()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"\n", "\r\n", "\r"})
  void linesEndWithLfOrCrLfOrALoneCr(String lineEnd) {
    clean((SEVEN + "\n1. Aa2Aa3 ; comment\nEb5Cb4\n*\n").replace("\n", lineEnd));
  }

  @Test
  void aByteOrderMarkIsSkipped() {
    clean("\ufeff" + SEVEN + "\nAa2Aa3\n*\n");
  }

  @Test
  void bytesThatAreNotUtf8AreReadAsWindows1252WithAWarning() {
    RgnDocument document =
        RgnReader.read("{\u00e9\u00df} Aa2Aa3".getBytes(StandardCharsets.ISO_8859_1));

    assertThat(document.problems()).extracting(Problem::kind).containsExactly(ProblemKind.NOT_UTF8);
    assertThat(document.problems().get(0).severity()).isEqualTo(Severity.WARNING);
    assertThat(document.games().get(0).game().mainLine().comments()).containsExactly("éß");
  }

  @Test
  void writtenFilesHaveLfAndNoByteOrderMark() {
    String written = RgnWriter.strict(game("{a\r\nb} Aa2Aa3 {c\rd}"));

    assertThat(written).doesNotContain("\r", "\ufeff").endsWith("*\n");
  }

  @Test
  void aHeaderAMoveTextAndAResultTokenMakeAGame() {
    Game game = clean(SEVEN + "\n1. Aa2Aa3\n*\n");

    assertThat(game.tags().list()).hasSize(7);
    assertThat(game.length()).isEqualTo(1);
    assertThat(game.result()).isEqualTo(GameResult.UNFINISHED);
  }

  @Test
  void aQuoteAndABackslashAreEscapedInAValue() {
    assertThat(clean(header("Event", "a \\\\\"b\\\\\" \\\\\\\\") + "Aa2Aa3 *").tags().get("Event"))
        .isEqualTo("a \"b\" \\");
    assertThat(RgnWriter.annotated(withTag("X", "\"\\"))).startsWith("[X \"\\\"\\\\\"]\n");
  }

  @Test
  void tagOrderUnknownTagsAndTheirValuesSurviveARoundTrip() {
    Game game = clean("[Zeta \"1\"]\n" + SEVEN + "[alpha-β \"ü \\\\ \"]\n\nAa2Aa3 *");

    assertThat(game(RgnWriter.annotated(game)).tags()).isEqualTo(game.tags());
  }

  @Test
  void aTagLineAfterMoveTextBeginsTheNextGame() {
    assertThat(read(SEVEN + "\nAa2Aa3 *\n" + SEVEN + "\nAb2Ab3 *\n").games()).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(strings = {"Event", "Site", "Date", "White", "Black", "Result", "Variant"})
  void aMissingRequiredTagIsAWarningAtItsGamesFirstLineAndAFailureInTheSubmissionCheck(String tag) {
    String text = "\n{x}\n" + SEVEN.replaceFirst("\\[" + tag + " .*\n", "") + "\nAa2Aa3 *";
    RgnDocument document = read(text);

    assertThat(document.problems())
        .extracting(Problem::kind)
        .containsExactly(ProblemKind.MISSING_TAGS);
    assertThat(document.problems().get(0).arguments()).containsExactly(tag);
    assertThat(document.problems().get(0).line()).isEqualTo(3);
    assertThat(document.games().get(0).game().length()).isEqualTo(1);
    assertThat(SubmissionCheck.of(document).findings())
        .anyMatch(finding -> finding.isError() && tag.equals(finding.tag()));
  }

  @Test
  void aDateHasQuestionMarksForWhatIsUnknown() {
    assertThat(GameDate.parse("2026.??.??")).isEqualTo(new GameDate(2026, 0, 0));
    assertThat(RgnWriter.complete(game("Aa2Aa3")).tags().get(Tags.DATE)).isEqualTo("????.??.??");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1-0", "0-1", "1/2-1/2", "*"})
  void aResultIsOneOfFour(String result) {
    assertThat(clean(header("Result", result) + "Aa2Aa3 " + result).result())
        .isEqualTo(GameResult.ofToken(result));
  }

  @Test
  void aResultThatIsNoneOfTheFourIsAWarning() {
    assertThat(kinds(header("Result", "1–0") + "Aa2Aa3")).isEqualTo("BAD_RESULT_TAG");
    assertThat(kinds("Aa2Aa3 1–0")).isEqualTo("RESULT_MISWRITTEN");
    assertThat(read("Aa2Aa3 1–0").hasErrors()).isFalse();
  }

  @Test
  void aGameInProgressHasNoTermination() {
    String text = SEVEN + "[Termination \"resignation\"]\n\nAa2Aa3 *";

    assertThat(kinds(text)).isEqualTo("TERMINATION_IN_PROGRESS");
    assertThat(read(text).problems().get(0).line()).isEqualTo(8);
  }

  @Test
  void anyTerminationIsReadAndTheEndsHaveTheirTexts() {
    clean(header("Result", "1-0") + "[Termination \"by decree\"]\n\nAa2Aa3 1-0");
    assertThat(Termination.values())
        .extracting(Termination::text)
        .containsExactly(
            "spacemate",
            "stalemate",
            "move rule",
            "time forfeit",
            "resignation",
            "agreement",
            "repetition",
            "dead position");
    assertThat(Termination.ofText(" Time Forfeit")).isEqualTo(Termination.TIME_FORFEIT);
    assertThat(Termination.ofText("by decree")).isNull();
  }

  @Test
  void aTerminationIsComparedWithTheFinalPosition() {
    String won = header("Result", "0-1");

    assertThat(kinds(won + "[Termination \"spacemate\"]\n\n" + MATE + " 0-1")).isEmpty();
    assertThat(kinds(won + "[Termination \"spacemate\"]\n\nAa2Aa3 0-1"))
        .isEqualTo("TERMINATION_AGAINST_POSITION");
    assertThat(kinds(won + "[Termination \"stalemate\"]\n\nAa2Aa3 0-1"))
        .isEqualTo("TERMINATION_AGAINST_POSITION");
    assertThat(kinds(won + "[Termination \"time forfeit\"]\n\nAa2Aa3 0-1")).isEmpty();
  }

  @Test
  void aFenTagStartsTheGameFromItsPosition() {
    String fen = "5/2P2/5/5/4k|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K4 w 0 1";

    assertThat(clean("[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n" + SEVEN + "\nEc4Ec5=Q *").start())
        .isEqualTo(Rfen.parse(fen));
    assertThat(kinds("[SetUp \"0\"]\n[FEN \"" + fen + "\"]\n" + SEVEN + "\n*"))
        .isEqualTo("POSITION_WITHOUT_SETUP");
    assertThat(kinds("[SetUp \"1\"]\n" + SEVEN + "\n*")).isEqualTo("SETUP_WITHOUT_POSITION");
  }

  // Moves.

  @ParameterizedTest
  @ValueSource(strings = {"♘", "♞", "♘\ufe0e", "♞\ufe0f", "N", "C", "S", "", "♘\ufe0f"})
  void aPieceIsAFigurineOfEitherColourOrALetterOfThreeLanguagesOrNothing(String sign) {
    clean("1. " + sign + "Ab1–Ac3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"U", "E", "🨢", "🨨", "🨮", "♘", "♞", ""})
  void aUnicornHasItsLettersTheTurnedKnightsOrTheKnightsFigurine(String sign) {
    clean("1. Bb2–Bb3 Da4–Da3 2. " + sign + "Bb1–Cc2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"–", "-", "−", "—", "x", "×", ":", ""})
  void theDashIsAnyOfEightOrNothing(String dash) {
    clean("1. Aa2" + dash + "Aa3");
  }

  @ParameterizedTest
  @CsvSource({
    "=♕,q", "=Q,q", "(Q),q", "Q,q", "/Q,q", "q,q", "r,r", "b,b", "n,n", "u,u", "=D,q", "=T,r",
    "=A,b", "=C,n", "=L,b", "=S,n", "=E,u", "=♘,n", "=U,u", "=🨢,u", "(♞),n", "=♛,q"
  })
  void aPromotionIsReadInItsManyForms(String promotion, String expected) {
    assertThat(clean(PROMOTION + "Ec4Ec5" + promotion + " *").mainLine().plies().get(0).move())
        .hasToString("Ec4Ec5" + expected);
  }

  @ParameterizedTest
  @CsvSource({"q,=♕", "r,=♖", "b,=♗", "n,=♘", "u,=U"})
  void aPromotionIsWrittenWithAFigurineButTheUnicornsWithU(String read, String written) {
    assertThat(RgnWriter.strict(game(PROMOTION + "Ec4Ec5" + read + " *")))
        .contains("1. ♙Ec4–Ec5" + written);
  }

  @Test
  void whiteFigurinesAreWrittenForBothColoursAndTheKnightsForTheUnicorn() {
    assertThat(RgnWriter.annotated(game("Bb2Bb3 Da4Da3 Bb1Cc2 Dd5xDa2 Aa1-Aa2")))
        .doesNotContain("♞", "♟", "\ufe0e", "\ufe0f");
    assertThat(RgnWriter.annotated(game("Bb2Bb3 Da4Da3 Bb1Cc2"))).contains("2. ♘Bb1–Cc2");
  }

  @Test
  void anEnDashIsWrittenForEveryMoveCapturesToo() {
    String won = RgnWriter.annotated(game("1. Ad1xAc3 De5xBc5 2. Ac3xBc5"));

    assertThat(won).isEqualTo("1. ♘Ad1–Ac3 ♗De5–Bc5 2. ♘Ac3–Bc5\n");
  }

  @Test
  void checkMarksAreReadInAnyFormAndWrittenByTheRules() {
    for (String mark : List.of("†††", "#", "†", "††", "+", "++", "")) {
      assertThat(clean(MATE + mark).length()).isEqualTo(4);
    }
    assertThat(RgnWriter.annotated(game(MATE))).contains("♘Cb4–Ab3†††");
  }

  @Test
  void theOriginCellDecidesWhichPieceMovesAndAWrongSignIsAWarning() {
    assertThat(kinds("♖Ab1–Ac3")).isEqualTo("WRONG_SIGN");
    assertThat(moves("♖Ab1–Ac3")).isEqualTo("Ab1Ac3");
  }

  @Test
  void aSignOfTwoMeaningsIsRightInEither() {
    clean("1. Aa2Aa3 Eb5Cb4 2. RAa1Aa2");
    clean(PROMOTION + "1. Ec4Ec5Q Ee1Ee2 2. RAa1Aa2 *");
    clean("1. BAa2Aa3");
  }

  @Test
  void aCheckMarkThatContradictsIsAWarningAndAnIllegalMoveAnError() {
    assertThat(kinds("Aa2Aa3†")).isEqualTo("NO_CHECK");
    assertThat(read("Aa2Aa3†").hasErrors()).isFalse();
    assertThat(kinds("Aa2Aa5")).isEqualTo("CANNOT_MOVE_SO");
    assertThat(read("Aa2Aa5").hasErrors()).isTrue();
  }

  @Test
  void levelsAreCapitalsAndFilesSmallAndTheRightFormIsSuggested() {
    Problem problem = read("aa2-aa3").problems().get(0);

    assertThat(problem.isError()).isTrue();
    assertThat(problem.message()).contains("Aa2–Aa3");
    assertThat(moves("Aa2Aa3 EB5CB4")).isEqualTo("Aa2Aa3");
  }

  @Test
  void blackMovingFirstIsAnErrorFromTheArrayAndFineFromAPosition() {
    assertThat(kinds("1... Eb5Cb4")).isEqualTo("WRONG_SIDE");
    clean(PROMOTION.replace(" w 0", " b 0") + "1... Ee1Ee2 *");
  }

  @Test
  void twoDaggersClaimOnlyCheckThreeClaimSpacemateAndTheTripleBarStalemate() {
    for (String mark : List.of("†", "††", "+", "++", "†††", "#")) {
      assertThat(kinds(MATE + mark)).as(mark).isEmpty();
    }
    assertThat(kinds("Aa2Aa3†††")).isEqualTo("NO_SPACEMATE");
    assertThat(kinds("Aa2Aa3#")).isEqualTo("NO_SPACEMATE");
    assertThat(kinds("Aa2Aa3≡")).isEqualTo("NO_STALEMATE");
    assertThat(kinds(MATE + "≡")).isEqualTo("NO_STALEMATE");
  }

  @Test
  void aCheckMarkTouchesItsMoveAndASignAboutThePositionFollowsASpace() {
    assertThat(kinds(MATE + " †")).isEqualTo("STRAY_MARK");
    assertThat(clean("Aa2Aa3 +−").mainLine().plies().get(0).nags()).containsExactly(18);
    assertThat(kinds("Aa2Aa3+−")).isEqualTo("UNKNOWN_SUFFIX");
  }

  @ParameterizedTest
  @CsvSource({"!,1", "?,2", "!!,3", "??,4", "!?,5", "?!,6", "' $146',146", "' ±',16", "' =',10"})
  void glyphsAreRead(String glyph, int number) {
    assertThat(clean("Aa2Aa3" + glyph).mainLine().plies().get(0).nags()).containsExactly(number);
  }

  @Test
  void aResultTokenMayEndAMoveLineAndMovesAfterItStartANewGame() {
    assertThat(read("1. Aa2Aa3 1-0 1. Ab2Ab3 0-1").games())
        .extracting(each -> each.game().result())
        .containsExactly(GameResult.WHITE_WINS, GameResult.BLACK_WINS);
  }

  @Test
  void aPlainListMissesNoTag() {
    clean("1. Aa2Aa3 Eb5Cb4");
  }

  @Test
  void aConflictAboutTheResultIsReportedAtTheTokenElseAtTheTag() {
    assertThat(read(header("Result", "1-0") + MATE + "\n1-0").problems().get(0).line())
        .isEqualTo(10);
    assertThat(read(header("Result", "1-0") + MATE).problems().get(0).line()).isEqualTo(6);
    assertThat(read(header("Result", "1-0") + "Aa2Aa3\n0-1").problems().get(0).line())
        .isEqualTo(10);
  }

  @Test
  void aTagGivenTwiceIsAWarningAndTheFirstCounts() {
    String text = SEVEN + "[White \"C\"]\n\nAa2Aa3 *";

    assertThat(kinds(text)).isEqualTo("REPEATED_TAG");
    assertThat(game(text).tags().get(Tags.WHITE)).isEqualTo("A");
  }

  @Test
  void repetitionAndMoveRuleAreNeverAProblem() {
    String shuffle = "Ab1Ac3 Eb5Ec3 Ac3Ab1 Ec3Eb5 ";

    assertThat(clean(shuffle.repeat(60)).length()).isEqualTo(240);
  }

  @Test
  void movesAfterSpacemateOrStalemateAreErrors() {
    assertThat(kinds(MATE + " Ae2Ae3")).isEqualTo("AFTER_SPACEMATE");
    assertThat(kinds(STALEMATE.replace("\"*\"", "\"1/2-1/2\"") + "Aa1Aa2"))
        .isEqualTo("AFTER_STALEMATE");
  }

  @Test
  void columnsCountCodePoints() {
    assertThat(read("{𝔘𝔘} x").problems().get(0).column()).isEqualTo(6);
  }

  @Test
  void problemsComeInTheOrderOfTheText() {
    List<Problem> problems =
        read("[X]\n[Result \"x\"]\n\n{\u001b} RAa2Aa3 } Eb5Cb4 $999 foo {open").problems();

    assertThat(problems).hasSizeGreaterThan(5);
    assertThat(problems).isSortedAccordingTo(java.util.Comparator.comparingInt(Problem::offset));
  }

  @Test
  void quotedTextIsCutAtSixtyCharacters() {
    assertThat(read("x".repeat(100)).problems().get(0).quoted()).hasSize(60);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. Aa2Aa3 Eb5Cb4 2. Ab1Ac3", "1.Aa2Aa3 1...Eb5Cb4 2.Ab1Ac3",
            "1. Aa2Aa3 1… Eb5Cb4 2) Ab1Ac3",
        "1) Aa2Aa3, Eb5Cb4, 2) Ab1Ac3", "Aa2Aa3\nEb5Cb4\nAb1Ac3",
            "1. Aa2Aa3 1. ... Eb5Cb4 2. Ab1Ac3"
      })
  void movesAreNumberedInManyWaysOrNot(String text) {
    clean(text);
    assertThat(moves(text)).isEqualTo("Aa2Aa3 Eb5Cb4 Ab1Ac3");
  }

  @Test
  void commentsDoNotNest() {
    assertThat(clean("Aa2Aa3 {a {b} Eb5Cb4").mainLine().plies().get(0).comments())
        .containsExactly("a {b");
  }

  @Test
  void theRestOfAnUnclosedCommentIsACommentWithAWarningAtItsOpening() {
    String text = "Aa2Aa3\n {open Eb5Cb4\n*";

    assertThat(kinds(text)).isEqualTo("UNCLOSED_COMMENT");
    assertThat(read(text).problems().get(0).toString()).startsWith("2:2: warning: ");
    assertThat(game(text).mainLine().plies().get(0).comments()).containsExactly("open Eb5Cb4 *");
  }

  @Test
  void aSemicolonStartsACommentToTheEndOfTheLine() {
    assertThat(moves("Aa2Aa3 ; Eb5Cb5 }\nEb5Cb4")).isEqualTo("Aa2Aa3 Eb5Cb4");
  }

  @Test
  void aPercentSignInTheFirstColumnEscapesTheLine() {
    assertThat(moves("Aa2Aa3\n% Eb5Cb5\nEb5Cb4")).isEqualTo("Aa2Aa3 Eb5Cb4");
    assertThat(kinds("Aa2Aa3 % Eb5Cb4")).isEqualTo("NOT_A_MOVE");
  }

  @Test
  void variationsAreReadNested() {
    Ply first = clean("Aa2Aa3 (Ab2Ab3 Ea4Ea3 (Eb4Eb3))").mainLine().plies().get(0);

    assertThat(first.variations().get(0).plies().get(1).variations()).hasSize(1);
  }

  @Test
  void theTokenMustEqualTheTag() {
    assertThat(kinds(header("Result", "1-0") + "Aa2Aa3 0-1")).isEqualTo("RESULT_MISMATCH");
  }

  @Test
  void aGameThatEndsInSpacemateOrStalemateMustHaveTheFittingResult() {
    assertThat(kinds(MATE + " 1-0")).isEqualTo("RESULT_AGAINST_SPACEMATE");
    assertThat(kinds(STALEMATE + "*")).isEqualTo("RESULT_AGAINST_STALEMATE");
    assertThat(kinds(MATE + " 0-1")).isEmpty();
  }

  @Test
  void aMissingTokenIsFine() {
    clean(SEVEN + "\nAa2Aa3");
  }

  // What is not RGN.

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "1. e4 e5 2. Nf3|ORTHODOX_CHESS",
        "1. P4R, P4R 2. C3AR|SPANISH_DESCRIPTIVE",
        "1. P-K4 P-K4|ENGLISH_DESCRIPTIVE",
        "1. 5254 5755|NUMERIC_CHESS",
        "e2e4 e7e5|UCI_CHESS"
      })
  void orthodoxNotationsAreRefusedByNameAndRgnIsShown(String text, String kind) {
    Problem problem = read(text).problems().get(0);

    assertThat(problem.kind()).hasToString(kind);
    assertThat(problem.isError()).isTrue();
    assertThat(problem.message()).contains("1. ♙Aa2–Aa3 ♘Eb5–Cb4");
  }

  @Test
  void anotherVariantIsRefused() {
    assertThat(kinds(header("Variant", "Chess960") + "Aa2Aa3 *")).isEqualTo("OTHER_VARIANT");
  }

  // Problems are values.

  @Test
  void aProblemHasSeverityPlaceTextAndMessage() {
    Problem problem = read("Aa2Aa3\n  Eb5Eb9").problems().get(0);

    assertThat(problem.severity()).isEqualTo(Severity.ERROR);
    assertThat(List.of(problem.line(), problem.column())).containsExactly(2, 3);
    assertThat(problem.quoted()).isEqualTo("Eb5Eb9");
    assertThat(problem.message(Locale.GERMAN)).contains("Eb9");
  }

  @Test
  void whatCameBeforeTheFirstErrorIsKept() {
    assertThat(moves("Aa2Aa3 Eb5Cb4 foo Ab1Ac3")).isEqualTo("Aa2Aa3 Eb5Cb4");
  }

  @Test
  void aHundredProblemsAreListedAndAllAreCounted() {
    RgnDocument document = read("Aa2Aa3 " + "} ".repeat(150));

    assertThat(document.problems()).hasSize(100);
    assertThat(document.problemCount()).isEqualTo(150);
  }

  // Writing.

  @Test
  void theStrictFormHasTheSevenTagsThenThreeMoreThenTheRestInTheirOrder() {
    String tags = "[B \"\"]\n[Round \"\"]\n[A \"\"]\n[Termination \"\"]\n[TimeControl \"\"]\n";
    String strict = RgnWriter.strict(game(tags + SEVEN + "\nAa2Aa3 *"));

    assertThat(strict)
        .startsWith(
            SEVEN + "[TimeControl \"\"]\n[Termination \"\"]\n[Round \"\"]\n[B \"\"]\n[A \"\"]\n\n");
  }

  @Test
  void pairsAreNumberedAndWrappedAtEightyColumnsAndTheResultHasItsLine() {
    String text = RgnWriter.strict(game("Ab1Ac3 Eb5Ec3 Ac3Ab1 Ec3Eb5 ".repeat(10) + "*"));
    List<String> lines = text.substring(text.indexOf("\n\n") + 2).lines().toList();

    assertThat(lines.get(0)).startsWith("1. ♘Ab1–Ac3 ♘Eb5–Ec3 2. ♘Ac3–Ab1 ♘Ec3–Eb5 3. ");
    assertThat(lines).allMatch(line -> line.length() <= 80).endsWith("*");
    assertThat(lines.get(0).length()).isGreaterThan(60);
  }

  @Test
  void theStrictFormHoldsTheMainLineAndItsCommentsAndWhatItDropsIsListed() {
    Game game = game("{a} Aa2Aa3! {b} (Ab2Ab3 {c}) Eb5Cb4 $5 *");

    assertThat(RgnWriter.strict(game)).contains("{a} 1. ♙Aa2–Aa3 {b} ♘Eb5–Cb4\n*\n");
    assertThat(RgnWriter.dropped(game)).isEqualTo(new Dropped(1, 2, 0));
  }

  @Test
  void theSuggestedFileNameHasTheDate() {
    assertThat(RgnWriter.fileName(game(SEVEN + "\n*"), LocalDate.EPOCH))
        .isEqualTo("raumschach_20261130.rgn");
  }

  @Test
  void theAnnotatedFormIsTheSameFilePlusBraceComments() {
    Game game = game(SEVEN + "\nAa2Aa3! (Ab2Ab3 {(x)}) Eb5Cb4 *");
    String annotated = RgnWriter.annotated(game);
    String without = annotated.replaceAll("\\s*\\{[^}]*\\}", "").replace('\n', ' ');

    assertThat(without).isEqualTo(RgnWriter.strict(game).replace('\n', ' '));
    assertThat(annotated.replaceAll("\\\\[()]", "")).doesNotContain("(", ")");
    assertThat(game(annotated)).isEqualTo(game);
  }

  @Test
  void aClosingBraceInACommentBecomesAParenthesis() {
    Ply ply = new Ply(game("Aa2Aa3").moves(GamePath.main(1)).get(0));
    Line line = new Line(List.of(), List.of(ply.withComments(List.of("a}b"))));

    assertThat(RgnWriter.annotated(Game.EMPTY.withMainLine(line))).contains("{a)b}");
  }

  // Submission.

  @ParameterizedTest
  @CsvSource({
    "White,?,NO_PLAYER",
    "Black,'',NO_PLAYER",
    "Event,?,EMPTY_TAG",
    "Site,'',EMPTY_TAG",
    "Date,????.??.??,EMPTY_TAG",
    "Result,1-0,TEXT",
    "Result,*,TEXT"
  })
  void aSubmissionNeedsTheSevenTagsFilledAndTheRightResult(String tag, String value, String fault) {
    String good = header("Result", "0-1") + MATE + "\n0-1\n";
    assertThat(SubmissionCheck.of(read(good)).isReady()).isTrue();
    SubmissionCheck check =
        SubmissionCheck.of(
            read(good.replaceFirst("\\[" + tag + " .*", "[" + tag + " \"" + value + "\"]")));

    assertThat(check.isReady()).isFalse();
    assertThat(check.findings()).extracting(each -> each.fault().name()).containsExactly(fault);
  }

  @Test
  void aSubmissionNeedsAtLeastOneMove() {
    assertThat(SubmissionCheck.of(read(header("Result", "0-1") + "0-1\n")).findings())
        .extracting(SubmissionFinding::fault)
        .containsExactly(SubmissionFault.NO_MOVE);
  }

  @Test
  void theMailsSubjectIsInTheMembersLanguageAndTheRecipientIsLeftEmpty() {
    assertThat(SubmissionMail.subject("A", "2026.11.30", new Locale("es")))
        .isEqualTo("Envío de partida — A — 2026.11.30");
    assertThat(SubmissionMail.subject("A", "2026.11.30", Locale.ENGLISH))
        .isEqualTo("Game submission — A — 2026.11.30");
    assertThat(SubmissionMail.link("x").toString()).startsWith("mailto:?");
  }
}
