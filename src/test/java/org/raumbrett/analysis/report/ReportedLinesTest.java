package org.raumbrett.analysis.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.game.Game;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Tags;
import org.raumbrett.game.Verdict;

/** What a person has said of a game and the variations stand in its report. */
class ReportedLinesTest {
  private static Ply ply(String move) {
    return new Ply(Objects.requireNonNull(Move.parse(move)));
  }

  private static Line line(Ply... plies) {
    return new Line(List.of(), List.of(plies));
  }

  private static Ply marked(Ply ply, Verdict verdict, String better) {
    List<Move> line = List.of(Objects.requireNonNull(Move.parse(better)));
    return ply.withJudgement(new Judgement(verdict, Score.cp(90), Score.cp(0), line, 6, 5));
  }

  private static Game game(Line line) {
    return new Game(Tags.NONE, Position.START, line, null);
  }

  private static final Game TOLD =
      game(
          new Line(
              List.of("Before all."),
              List.of(
                  ply("Aa2Aa3").withNags(List.of(1)).withComments(List.of("One.", "Two\nlines.")),
                  marked(ply("Eb5Cb4").withNags(List.of(6, 18)), Verdict.DUBIOUS, "Ed5Cd4")
                      .withVariations(
                          List.of(
                              new Line(
                                  List.of("Instead <b>:"),
                                  List.of(
                                      ply("Ec4Ec3").withComments(List.of("solid & sound")),
                                      ply("Ab2Ab3")
                                          .withVariations(
                                              List.of(line(ply("Ac2Ac3").withNags(List.of(4))))),
                                      ply("Ec3Ec2"))),
                              line(ply("Ed4Ed3")))),
                  marked(ply("Ac2Ac3").withNags(List.of(3)), Verdict.BLUNDER, "Bb1Cc2"),
                  marked(ply("Cb4Ab3").withNags(List.of(2)), Verdict.MISTAKE, "Ed5Cd4"))));

  private static String moves(Game game) {
    String section = new HtmlReport(Locale.ENGLISH).section(game, 1);
    String title = "<h2>The game</h2>\n";
    return section.substring(section.indexOf(title) + title.length());
  }

  @Test
  void commentsGlyphsAndNestedVariationsStandBelowTheirMoves() {
    assertThat(moves(TOLD))
        .isEqualTo(
            """
            <p><span class="comment">Before all.</span>
            <span class="none">1. ♙Aa2–Aa3!</span>
            <span class="comment">One.</span>
            <span class="comment">Two
            lines.</span>
            <span class="dubious">1... ♘Eb5–Cb4?! +−</span>
            </p>
            <p class="variation" role="group" aria-label="Variation" style="--depth: 1"><span class="comment">Instead &lt;b&gt;:</span>
            <span class="none">1... ♙Ec4–Ec3</span>
            <span class="comment">solid &amp; sound</span>
            <span class="none">2. ♙Ab2–Ab3</span>
            </p>
            <p class="variation" role="group" aria-label="Variation" style="--depth: 2"><span class="none">2. ♙Ac2–Ac3??</span>
            </p>
            <p class="variation" role="group" aria-label="Variation" style="--depth: 1"><span class="none">2... ♙Ec3–Ec2</span>
            </p>
            <p class="variation" role="group" aria-label="Variation" style="--depth: 1"><span class="none">1... ♙Ed4–Ed3</span>
            </p>
            <p><span class="blunder">2. ♙Ac2–Ac3!! ??</span>
            <span class="mistake">♘Cb4–Ab3†††?</span>
            </p>
            """);
  }

  @Test
  void aGameWithoutRemarksIsOneParagraph() {
    assertThat(moves(game(line(ply("Aa2Aa3"), ply("Ec4Ec3"), ply("Ab2Ab3")))))
        .isEqualTo(
            """
            <p><span class="none">1. ♙Aa2–Aa3</span>
            <span class="none">♙Ec4–Ec3</span>
            <span class="none">2. ♙Ab2–Ab3</span>
            </p>
            """);
    assertThat(moves(Game.EMPTY)).isEmpty();
  }

  @Test
  void variationsOfVariationsAreSetInOnlySoFar() {
    Line nested = line(ply("Aa2Aa3"));
    for (int i = 0; i < 60; i++) {
      nested = line(ply("Aa2Aa3").withVariations(List.of(nested)));
    }
    String html = moves(game(nested));
    assertThat(html.lines().filter(text -> text.contains("<p"))).hasSize(61);
    assertThat(html).contains("--depth: 8").doesNotContain("--depth: 9", "--depth: 60");
    assertThat(new ReportText(Locale.ENGLISH).moves(game(nested)))
        .extracting(ReportText.Passage::depth)
        .contains(60);
  }

  @Test
  void aNameThatFillsPagesIsCut() {
    String huge = "𝔘".repeat(100_000);
    Game game = TOLD.withTags(Tags.NONE.with(Tags.WHITE, huge).with(Tags.EVENT, huge));
    String cut = "𝔘".repeat(200) + "…";
    ReportText text = new ReportText(Locale.ENGLISH);
    assertThat(text.title(game)).isEqualTo(cut + " – Black");
    assertThat(text.facts(game)).isEqualTo(cut);
    assertThat(text.figures(game).get(1).get(0)).isEqualTo(cut);
  }

  @Test
  void eachLanguageNamesAVariation() {
    assertThat(
            Stream.of("en", "es", "de")
                .map(language -> new HtmlReport(new Locale(language)).section(TOLD, 1))
                .map(html -> html.replaceAll("(?s).*?role=\"group\" aria-label=\"(\\w+).*", "$1"))
                .collect(Collectors.joining(" ")))
        .isEqualTo("Variation Variante Variante");
  }
}
