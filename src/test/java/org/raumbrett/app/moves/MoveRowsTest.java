package org.raumbrett.app.moves;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.raumbrett.app.model.Games;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;

class MoveRowsTest {
  private static List<String> rows(String text) {
    Game game = Games.document(text).games().get(0);
    return MoveRows.of(game).stream().map(MoveRowsTest::describe).toList();
  }

  private static String describe(MoveRow row) {
    if (row instanceof MoveRow.Pair pair) {
      return pair.number() + ": " + describe(pair.white()) + " " + describe(pair.black());
    }
    if (row instanceof MoveRow.Comment comment) {
      return "{" + comment.text() + "}";
    }
    MoveRow.Variation variation = (MoveRow.Variation) row;
    String moves =
        variation.entries().stream().map(MoveRowsTest::describe).collect(Collectors.joining(" "));
    return variation.depth()
        + (variation.opens() ? "(" : "…")
        + moves
        + (variation.closes() ? ")" : "…");
  }

  private static String describe(MoveRow.Entry entry) {
    return entry == null ? "-" : entry.ply().move().toString();
  }

  @Test
  void movesStandInNumberedPairs() {
    assertThat(rows(Games.MATE)).containsExactly("1: Aa2Aa3 Eb5Cb4", "2: Ac2Ac3 Cb4Ab3");
  }

  @Test
  void commentsAndVariationsStandBehindTheirMove() {
    assertThat(rows(Games.VARIED))
        .containsExactly(
            "{Before.}",
            "1: Aa2Aa3 -",
            "{First.}",
            "1(Ab1Aa3 Ec4Ec3…",
            "2(Ee4Ee3)",
            "1…Ad1Cd2)",
            "1(Ac2Ac3)",
            "1: - Eb5Cb4",
            "2: Ac2Ac3 -");
  }

  @Test
  void aVeryLongCommentFillsSeveralRowsAndNothingOfItIsLost() {
    String comment = "word ".repeat(3_000).strip() + " " + "x".repeat(5_000);
    List<String> rows = rows("1. Aa2-Aa3 {" + comment + "} Ec4-Ec3");
    assertThat(rows).hasSizeGreaterThan(20).allMatch(row -> row.length() < 1_010);
    String joined =
        rows.subList(1, rows.size() - 1).stream()
            .map(row -> row.substring(1, row.length() - 1))
            .collect(Collectors.joining());
    assertThat(joined.replace(" ", "")).isEqualTo(comment.replace(" ", ""));
  }

  @Test
  void everyMoveHasARowThatLeadsToIt() {
    Game game = Games.document(Games.VARIED).games().get(0);
    List<MoveRow> rows = MoveRows.of(game);
    for (GamePath path :
        List.of(
            GamePath.main(1),
            GamePath.main(2),
            GamePath.START.into(0, 0, 3),
            GamePath.START.into(0, 0, 1).into(1, 0, 1))) {
      assertThat(rows.stream().filter(row -> row.leadsTo(path))).hasSize(1);
    }
  }

  @Test
  void aLongVariationIsCutIntoSeveralRows() {
    StringBuilder text = new StringBuilder("1. Aa2–Aa3 (1. Ab1–Aa3");
    for (int i = 0; i < 15; i++) {
      text.append(" Eb5–Ea3 Aa3–Ab1 Ea3–Eb5 Ab1–Aa3");
    }
    text.append(")");
    assertThat(rows(text.toString())).hasSize(4);
  }
}
