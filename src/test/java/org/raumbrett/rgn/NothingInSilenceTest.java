package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.game.Game;
import org.raumbrett.notation.NotationStyle;

/** What is odd in a text is told of and, where there is a place for it, kept. */
class NothingInSilenceTest {
  private static final String MOVE = "1. ♘Ab1–Aa3 ";

  private static List<ProblemKind> kinds(String text) {
    return RgnReader.read(text).problems().stream().map(Problem::kind).toList();
  }

  private static Game game(String text) {
    return RgnReader.read(text).games().get(0).game();
  }

  private static String fixed(String text) {
    RgnDocument document = RgnReader.read(text);
    return QuickFix.of(document, document.problems().get(0)).applyTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"[%rav ]", "[%rav  ]", "[%rav 1. ♘Ad1–Cd2 [%rav ]]", "[%rav"})
  void anAnnotationThatSaysNothingStaysAComment(String comment) {
    String text = MOVE + "{" + comment + "} *";

    assertThat(game(text).mainLine().plies().get(0).comments()).containsExactly(comment);
    if (comment.endsWith("]")) {
      assertThat(kinds(text)).containsExactly(ProblemKind.BAD_ANNOTATION);
    }
    String strict = RgnWriter.strict(game(text));
    assertThat(game(strict).mainLine().plies().get(0).comments()).containsExactly(comment);
    assertThat(kinds(strict)).doesNotContain(ProblemKind.BAD_ANNOTATION);
  }

  @ParameterizedTest
  @ValueSource(strings = {"{[%rav 1. ♘Ad1–Cd2]} 1. ", "1. {[%rav 1. ♘Ad1–Cd2]} "})
  void anAnnotationBeforeAnyMoveIsToldOf(String beginning) {
    String text = beginning + "♘Ab1–Aa3 *";

    assertThat(kinds(text)).containsExactly(ProblemKind.BAD_ANNOTATION);
    assertThat(game(text).mainLine().comments()).containsExactly("[%rav 1. ♘Ad1–Cd2]");
    assertThat(kinds(RgnWriter.list(game(text), NotationStyle.RGN))).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(chars = {0x0b, 0x0c, 0x2028, 0x2029})
  void whatPartsLinesElsewhereIsToldOfAndKept(char separator) {
    String text = MOVE + "{ " + separator + "a" + separator + "b" + separator + "\n} *";

    assertThat(kinds(text)).hasSize(3).containsOnly(ProblemKind.CONTROL_CHARACTER);
    String comment = game(text).mainLine().plies().get(0).comments().get(0);
    assertThat(comment).isEqualTo(separator + "a" + separator + "b" + separator);
    String kept = Character.isISOControl(separator) ? "\ufffd" : String.valueOf(separator);
    assertThat(RgnWriter.strict(game(text))).contains("{" + kept + "a" + kept + "b" + kept + "}");
    assertThat(fixed(MOVE + "{a" + separator + "b} *")).isEqualTo(MOVE + "{a b} *");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 - 0", "1-  0", "1\u00a0– 0", "1 : 0"})
  void aResultWithBlanksIsWrittenWithout(String result) {
    assertThat(kinds(MOVE + result + "\n")).containsExactly(ProblemKind.RESULT_MISWRITTEN);
    assertThat(fixed(MOVE + result + "\n")).isEqualTo(MOVE + "1-0\n");
    assertThat(fixed(MOVE + result + " {resigns}")).isEqualTo(MOVE + "1-0 {resigns}");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1 - 1", "1 -\n0", "1 - 0 Ec4Ec3", "1 - 02. Ec4Ec3", "1 - 0)"})
  void whatCanBeSomethingElseIsNoResult(String other) {
    assertThat(kinds(MOVE + other)).doesNotContain(ProblemKind.RESULT_MISWRITTEN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"(x)", "$5", "(♘ {)} (1-0) 2. Ad1Cd2)", "(2. Ad1Cd2 1-0 1. Ab1Aa3"})
  void whatStandsBehindAResultIsNoGame(String behind) {
    String text = MOVE + "1-0 " + behind + "\n";

    assertThat(kinds(text)).containsExactly(ProblemKind.BEHIND_RESULT);
    assertThat(RgnReader.read(text).games()).hasSize(1);
    assertThat(RgnReader.read(text).problems().get(0).quoted()).isEqualTo(behind);
    assertThat(RgnReader.read(text).games().get(0).lossCount()).isEqualTo(1);
    assertThat(RgnCollection.of(text.getBytes(StandardCharsets.UTF_8)).size()).isEqualTo(1);
  }

  @Test
  void aGameBehindWhatIsNoneIsRead() {
    String text = MOVE + "1-0 (x), $5 1. ♘Ad1–Cd2 *\n";

    assertThat(RgnReader.read(text).games()).hasSize(2);
    assertThat(RgnReader.read(text).games().get(1).game().length()).isEqualTo(1);
    RgnCollection collection = RgnCollection.of(text.getBytes(StandardCharsets.UTF_8));
    assertThat(collection.size()).isEqualTo(2);
    assertThat(collection.read(1).problems()).isEmpty();
    assertThat(collection.read(0).problems())
        .isEqualTo(RgnReader.read(text).games().get(0).problems());
  }

  @ParameterizedTest
  @ValueSource(strings = {"=", "/"})
  void anUnfinishedPromotionEndsWithItsLine(String sign) {
    Problem problem = RgnReader.read("Ab1-Aa3" + sign + "\n♙Ec4–Ec3 *").problems().get(0);

    assertThat(problem.kind()).isEqualTo(ProblemKind.BAD_PROMOTION);
    assertThat(problem.quoted()).isEqualTo("Ab1-Aa3" + sign);
  }
}
