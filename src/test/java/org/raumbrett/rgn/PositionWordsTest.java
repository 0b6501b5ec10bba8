package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.RfenException;

/** Why a text is no position, in three languages. */
class PositionWordsTest {
  private static final String EMPTY = "5/5/5/5/5";
  private static final String REST = "|" + EMPTY + "|" + EMPTY + "|" + EMPTY;

  private static final List<String> WRONG =
      List.of(
          "x",
          EMPTY + " w",
          "5/5/5/5" + REST + "|" + EMPTY + " w",
          "4/5/5/5/5" + REST + "|" + EMPTY + " w",
          "5/5/5/5/4X" + REST + "|" + EMPTY + " w",
          EMPTY + REST + "|" + EMPTY + " x",
          "5/5/5/5/4k" + REST + "|K4/5/5/5/5 w x",
          "5/5/5/5/4k" + REST + "|5/5/5/5/5 w",
          "5/5/5/5/4k" + REST + "|KR3/5/5/5/r4 b",
          "5/5/5/5/4k" + REST + "|5/5/5/5/K3r b");

  @Test
  void everyReasonIsToldInThreeLanguages() {
    Map<RfenException.Reason, String> found = new EnumMap<>(RfenException.Reason.class);
    for (String text : WRONG) {
      RfenException problem = catchThrowableOfType(RfenException.class, () -> Rfen.parse(text));
      if (problem == null) {
        continue;
      }
      List<String> reasons =
          Stream.of("en", "es", "de")
              .map(each -> PositionWords.reason(problem, new Locale(each)))
              .toList();
      assertThat(reasons)
          .doesNotHaveDuplicates()
          .noneMatch(each -> each.matches(".*(\\{\\d|WHITE|BLACK).*"));
      found.put(problem.reason(), reasons.get(1));
    }

    assertThat(found).containsOnlyKeys(RfenException.Reason.values());
    assertThat(found.get(RfenException.Reason.WRONG_KING_COUNT))
        .isEqualTo("las blancas deben tener exactamente un rey, no 0");
  }

  @Test
  void theProblemOfAFenTagIsInOneLanguageThroughout() {
    Problem problem = RgnReader.read("[FEN \"" + WRONG.get(0) + "\"]\n\nAa2Aa3").problems().get(0);

    assertThat(problem.message(Locale.GERMAN)).contains("eine Stellung ist das Brett");
    assertThat(problem.message()).contains("a position is the board");
  }
}
