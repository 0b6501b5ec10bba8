package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.game.Game;
import org.raumbrett.notation.NotationStyle;

/** Numbers in the move text: those of the moves are right, of all others the reader tells. */
class MoveNumberingTest {
  private static final String TAGS =
      "[Event \"e\"]\n[Site \"s\"]\n[Date \"2026.11.30\"]\n"
          + "[White \"A\"]\n[Black \"C\"]\n[Result \"*\"]\n[Variant \"Raumschach-Normal-Form\"]\n\n";

  private static String told(String text) {
    return RgnReader.read(text).problems().stream()
        .map(problem -> problem.kind() + " " + problem.line() + ":" + problem.column())
        .collect(Collectors.joining(" "));
  }

  private static int plies(String text) {
    return RgnReader.read(text).games().get(0).game().length();
  }

  @ParameterizedTest
  @CsvSource({
    "1. 11121 55455,                                STRAY_NUMBER 9:4,  0",
    "1. Ab1Aa3 1. 1 Ec4Ec3,                         STRAY_NUMBER 9:14, 2",
    "Ab1Aa3 Ec4Ec3 32154 Ad1Cd2,                    STRAY_NUMBER 9:15, 3",
    "Ab1Aa3 Ec4Ec3 32154 12345 23451 Ad1Cd2,        STRAY_NUMBER 9:15, 3",
    "12) 34) Ab1Aa3,                                WRONG_NUMBER 9:1,  1",
    "999999999999999999999. Ab1Aa3,                 WRONG_NUMBER 9:1,  1",
    "5. Ab1Aa3 1. Ec4Ec3,                           WRONG_NUMBER 9:1,  2",
    "1. Ab1Aa3 Ec4Ec3 3. Ad1Cd2 Ee4Ee3 4. Aa3Ab1,   WRONG_NUMBER 9:18, 5",
    "1. Ab1Aa3 (7. Ad1Cd2) 1... Ec4Ec3,             WRONG_NUMBER 9:12, 2",
    "1. Ab1Aa3 (1. Ad1Cd2 8... Ec4Ec3) 1... Ec4Ec3, WRONG_NUMBER 9:22, 2"
  })
  void aNumberThatIsNoneOfTheMoveIsTold(String moves, String problem, int plies) {
    assertThat(told(TAGS + moves)).isEqualTo(problem);
    assertThat(plies(TAGS + moves)).isEqualTo(plies);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "17. Ab1Aa3 Ec4Ec3 18. Ad1Cd2",
        "17 Ab1Aa3 Ec4Ec3 18 Ad1Cd2 18",
        "17) Ab1Aa3 17... Ec4Ec3 18) Ad1Cd2 (18. Aa3Ab1 18… Ee4Ee3 19.) 18. ... Ee4Ee3",
      })
  void aListThatBeginsLateIsToldOfOnce(String moves) {
    assertThat(told(moves + " *")).isEqualTo("LATE_BEGINNING 1:1");
    RgnDocument list = RgnReader.read(moves);
    assertThat(QuickFix.of(list, list.problems().get(0))).isNull();
    assertThat(list.games().get(0).lossCount()).isEqualTo(1);
  }

  @Test
  void whereTheFirstNumberOfAListStandsItsCountIsCompared() {
    assertThat(told("Ab1Aa3 Ec4Ec3 9. Ad1Cd2, Ee4Ee3, 10. Aa3Ab1"))
        .isEqualTo("LATE_BEGINNING 1:15");
    assertThat(told("Ab1Aa3 Ec4Ec3 2. Ad1Cd2 Ee4Ee3 3. Aa3Ab1")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.", "12", "12. *"})
  void aNumberWithoutMovesBeginsNothing(String moves) {
    assertThat(told(moves + " *")).doesNotContain("LATE_BEGINNING");
  }

  @Test
  void aGameFromAPositionMayBeginAtAnyNumber() {
    String fen = "5/5/5/5/5|5/5/5/5/5|5/5/2k2/5/5|5/5/5/5/5|K4/5/5/5/3Q1 w 0 1";
    String tags = TAGS.strip() + "\n[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n";
    assertThat(told(tags + "14. Ad1Bd1 *")).doesNotContain("LATE_BEGINNING");
  }

  @Test
  void movesBehindAResultAreAGameThatBeginsLate() {
    String text = TAGS + "1. Ab1Aa3 Ec4Ec3 * 2. Ad1Cd2";

    assertThat(RgnReader.read(text).games()).hasSize(2);
    assertThat(told(text)).isEqualTo("LATE_BEGINNING 9:20");
  }

  @ParameterizedTest
  @CsvSource({
    "1... Ab1Aa3 Ec4Ec3,                         NUMBER_OF_BLACK 9:1",
    "1. ... Ab1Aa3 1... Ec4Ec3,                  NUMBER_OF_BLACK 9:1",
    "1… Ab1Aa3 Ec4Ec3 2… Ad1Cd2,                 NUMBER_OF_BLACK 9:1",
    "1. Ab1Aa3 Ec4Ec3 2) ... Ad1Cd2,             NUMBER_OF_BLACK 9:18",
    "1. Ab1Aa3 (1... Ad1Cd2) Ec4Ec3,             NUMBER_OF_BLACK 9:12",
    "1.. Ab1Aa3 Ec4Ec3 2. ... *,                 ''",
    "1. Ab1Aa3 (1. ...) 1. ... Ec4Ec3,           ''",
    "1... Ab1Aa3 Ec4Ec3 2. Ad1Cd2 Ee4Ee3 3... Aa3Ab1, NUMBER_OF_BLACK 9:1 NUMBER_OF_BLACK 9:37"
  })
  void aNumberOfBlacksBeforeAMoveOfWhitesIsTold(String moves, String problems) {
    assertThat(told(TAGS + moves)).isEqualTo(problems);
  }

  @Test
  void afterANumberThatFitsTheNextWrongOneIsToldAgain() {
    assertThat(told("1. Ab1Aa3 7. Ec4Ec3 2. Ad1Cd2 8. Ee4Ee3 9. Aa3Ab1"))
        .isEqualTo("WRONG_NUMBER 1:11 WRONG_NUMBER 1:31");
  }

  @Test
  void behindAnErrorNoNumberIsTold() {
    assertThat(told("1. Ab1Aa3 Ec4Ec9 17. 33 Ad1Cd2")).isEqualTo("NO_SUCH_CELL 1:11");
  }

  @ParameterizedTest
  @CsvSource({
    "1. Ab1Aa3 {[%rav 7. Ad1Cd2]} 1... Ec4Ec3,                 WRONG_NUMBER 9:18",
    "1. Ab1Aa3 {[%rav 1. Ad1Cd2 8... Ec4Ec3]} 1... Ec4Ec3,     WRONG_NUMBER 9:28",
    "1. Ab1Aa3 {[%rav 1. 1 Ad1Cd2]} 1... Ec4Ec3,               STRAY_NUMBER 9:21",
    "1. Ab1Aa3 {[%rav 1. Ad1Cd2 Ec4Ec3 [%rav 5... Ee4Ee3]]},   WRONG_NUMBER 9:41",
    "1. Ab1Aa3 {[%rav 1. Ad1Cd2 1... Ec4Ec3 2. Ae2Ae3 ]} 1... Ec4Ec3, ''",
    "1. Ab1Aa3 {[%rav 7. Ad1Cd2 nothing]} 1... Ec4Ec3,         BAD_ANNOTATION 9:12",
    "1. Ab1Aa3 {[%rav 7. Ad1Cd2]} 8... Ec4Ec3 2. Ad1Cd2,       WRONG_NUMBER 9:18"
  })
  void numbersInAVariationOfACommentAreCheckedLikeThoseInBrackets(String moves, String problem) {
    assertThat(told(TAGS + moves)).isEqualTo(problem);
  }

  @Test
  void whatWasSkippedIsCountedAsLost() {
    assertThat(RgnReader.read(TAGS + "1. 11121 Ab1Aa3").games().get(0).lossCount()).isEqualTo(1);
    assertThat(RgnReader.read(TAGS + "1. Ab1Aa3 (1. Ad1Cd2 1-0)").games().get(0).lossCount())
        .isEqualTo(1);
  }

  @Test
  void aResultInAVariationIsToldWhereItStands() {
    String text = "1. Ab1Aa3 (1. Ad1Cd2 1-0) Ec4Ec3 *";

    assertThat(told(text)).isEqualTo("RESULT_IN_VARIATION 1:22");
    assertThat(RgnReader.read(text).games()).hasSize(1);
    assertThat(plies(text)).isEqualTo(2);
  }

  @Test
  void theMessagesNameTheNumberInEachLanguage() {
    Problem stray = RgnReader.read(TAGS + "Ab1Aa3 Ec4Ec3 32154").problems().get(0);
    for (Locale locale : List.of(Locale.ENGLISH, new Locale("es"), Locale.GERMAN)) {
      assertThat(stray.message(locale)).contains("32154").contains("2");
    }
  }

  @Test
  void noWrittenFormOfAGameHasAWrongNumber() {
    GameGenerator games = new GameGenerator(27);
    Pattern number = Pattern.compile("\\b(\\d+)(?=\\.+ )");
    for (int i = 0; i < 60; i++) {
      Game game = games.next();
      for (String text : List.of(RgnWriter.strict(game), RgnWriter.annotated(game))) {
        assertThat(told(text)).doesNotContain("_NUMBER").doesNotContain("IN_VARIATION");
      }
      for (NotationStyle style : List.of(NotationStyle.ENGLISH, NotationStyle.GERMAN)) {
        String list = RgnWriter.list(game, style);
        assertThat(told(list)).doesNotContain("_NUMBER");
        Matcher matcher = number.matcher(list);
        String later = matcher.replaceAll(found -> Integer.parseInt(found.group(1)) + 40 + "");
        assertThat(told(later)).doesNotContain("_NUMBER");
      }
    }
  }
}
