package org.raumbrett.cli.analyse;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.engine.Strength;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Tags;
import org.raumbrett.game.Verdict;

/** The written forms to the character, on judgements made up for the purpose. */
class AnalyseFormsTest {
  private static final Game GAME =
      new Game(
          Tags.NONE.with(Tags.WHITE, "Engine A").with(Tags.BLACK, "Engine \u202e B"),
          Position.START,
          new Line(
              List.of(),
              List.of(
                  ply("Aa2Aa3", judgement(Verdict.NONE, -26, 20, "Ad1Cd2 Db5Cc5")),
                  ply("Eb5Cb4", null),
                  ply(
                      "Ac2Ac3",
                      new Judgement(
                          Verdict.BLUNDER, Score.mate(-1), Score.cp(-4), moves("Bb1Cc2"), 4, 5)),
                  ply(
                      "Cb4Ab3",
                      new Judgement(
                          Verdict.NONE, Score.mate(-1), Score.mate(-1), moves("Cb4Ab3"), 6, 5)))),
          GameResult.BLACK_WINS);

  private static final AnalysedGame ANALYSED =
      new AnalysedGame("a \"b\"\n.rgn", 2, Strength.CLUB, GAME);

  private static Ply ply(String move, @Nullable Judgement judgement) {
    return new Ply(moves(move).get(0)).withJudgement(judgement);
  }

  private static Judgement judgement(Verdict verdict, int played, int best, String bestLine) {
    return new Judgement(verdict, Score.cp(played), Score.cp(best), moves(bestLine), 5, 5);
  }

  private static List<Move> moves(String text) {
    return Stream.of(text.split(" ")).map(Move::parse).map(Objects::requireNonNull).toList();
  }

  @Test
  void jsonIsOneLineWithScoresFromWhitesSide() {
    String moves =
        """
        {"ply":1,"move":"Aa2Aa3","verdict":"","scoreCp":-26,"bestMove":"Ad1Cd2",\
        "bestScoreCp":20,"depth":5,"loss":0.0476},\
        {"ply":3,"move":"Ac2Ac3","verdict":"??","mate":-1,"bestMove":"Bb1Cc2",\
        "bestScoreCp":-4,"depth":4,"loss":0.9959},\
        {"ply":4,"move":"Cb4Ab3","verdict":"","mate":-1,"bestMove":"Cb4Ab3",\
        "bestMate":-1,"depth":6,"loss":0.0000}""";
    assertThat(JsonForm.text(ANALYSED))
        .isEqualTo(
            "{\"file\":\"a \\\"b\\\"\\n.rgn\",\"game\":2,\"strength\":5,\"moves\":["
                + moves
                + "]}");
  }

  @Test
  void textGivesEachMoveALineAndEachMarkItsReason() {
    assertThat(TextForm.text(ANALYSED))
        .isEqualTo(
            """
            Engine A – Engine <U+202E> B  0-1 (a "b"⏎.rgn, game 2)
            strength 5 (Club)

               1.   ♙Aa2–Aa3            -0.26
               1... ♘Eb5–Cb4
               2.   ♙Ac2–Ac3       ??     #-1
                       -0.04 → #-1: a blunder, lets Black mate in 1. UBb1–Cc2 was best (depth 4): UBb1–Cc2
               2... ♘Cb4–Ab3†††           0-1

                               moves   ??    ?   ?!  average loss  accuracy
            Engine A               2    1    0    0        910 cp    15.5 %
            Engine <U+202E> B      1    0    0    0          0 cp   100.0 %
            """);
  }

  @Test
  void aPlainListHasColoursForNames() {
    Game plain =
        new Game(
            Tags.NONE,
            Position.START,
            Line.EMPTY.plus(ply("Aa2Aa3", judgement(Verdict.MISTAKE, -260, 20, "Ad1Cd2"))),
            null);
    assertThat(TextForm.text(new AnalysedGame("x.txt", 1, Strength.BEGINNER, plain)))
        .startsWith(
            """
            White – Black (x.txt, game 1)
            strength 1 (Beginner)

               1.   ♙Aa2–Aa3       ?    -2.60
                       +0.20 → -2.60: a mistake, loses about a unicorn’s worth. ♘Ad1–Cd2 was best (depth 5): ♘Ad1–Cd2
            """)
        .endsWith("Black      0    0    0    0             –         –\n");
  }

  @Test
  void aMissedMateIsCalledThat() {
    Game game =
        new Game(
            Tags.NONE,
            Position.START,
            Line.EMPTY.plus(
                ply(
                    "Aa2Aa3",
                    new Judgement(
                        Verdict.BLUNDER, Score.cp(100), Score.mate(2), moves("Ad1Cd2"), 5, 5))),
            null);
    assertThat(TextForm.text(new AnalysedGame("x", 1, Strength.CLUB, game)))
        .contains("#2 → +1.00: a blunder, misses a mate in 2. ♘Ad1–Cd2 was best");
  }

  @Test
  void theTableOfSeveralGamesNamesTheirPlaces() {
    SummaryTable table = new SummaryTable();
    table.add(ANALYSED);
    table.add(new AnalysedGame("x.rgn", 1, Strength.CLUB, Game.EMPTY));
    assertThat(table.text())
        .isEqualTo(
            """
                               moves   ??    ?   ?!  average loss  accuracy
            a "b"⏎.rgn, game 2
            Engine A               2    1    0    0        910 cp    15.5 %
            Engine <U+202E> B      1    0    0    0          0 cp   100.0 %
            x.rgn, game 1
            White                  0    0    0    0             –         –
            Black                  0    0    0    0             –         –
            """);
  }

  @Test
  void numbersDoNotFollowTheLocale() {
    Locale before = Locale.getDefault();
    String text = TextForm.text(ANALYSED);
    String json = JsonForm.text(ANALYSED);
    try {
      Locale.setDefault(new Locale("ar", "EG"));
      assertThat(TextForm.text(ANALYSED)).isEqualTo(text);
      assertThat(JsonForm.text(ANALYSED)).isEqualTo(json);
    } finally {
      Locale.setDefault(before);
    }
  }
}
