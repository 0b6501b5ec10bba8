package org.raumbrett.analysis.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Tags;
import org.raumbrett.game.Verdict;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class HtmlReportTest {
  private static final Game GAME =
      new Game(
          Tags.NONE
              .with(Tags.WHITE, "<b onclick='x'>&\"\u0007\ud800")
              .with(Tags.BLACK, "?")
              .with(Tags.EVENT, "Test & game")
              .with(Tags.DATE, "????.??.??"),
          Position.START,
          new Line(
              List.of(),
              List.of(
                  ply("Aa2Aa3", Verdict.NONE, Score.cp(-26), Score.cp(20), "Ad1Cd2 Db5Cc5"),
                  ply("Eb5Cb4", Verdict.DUBIOUS, Score.cp(90), Score.cp(-10), "Ed5Cd4"),
                  ply("Ac2Ac3", Verdict.BLUNDER, Score.mate(-1), Score.cp(-4), "Bb1Cc2"),
                  new Ply(move("Cb4Ab3")))),
          GameResult.BLACK_WINS);

  private static Ply ply(String played, Verdict verdict, Score score, Score best, String line) {
    List<Move> moves = Stream.of(line.split(" ")).map(HtmlReportTest::move).toList();
    return new Ply(move(played)).withJudgement(new Judgement(verdict, score, best, moves, 6, 5));
  }

  private static Move move(String text) {
    return Objects.requireNonNull(Move.parse(text));
  }

  private static Document page(Locale locale, Game game) throws Exception {
    String page = new HtmlReport(locale).page(game);
    byte[] bytes = page.getBytes(StandardCharsets.UTF_8);
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(bytes));
  }

  private static List<Element> elements(Document page, String name) {
    NodeList nodes = page.getElementsByTagName(name);
    return IntStream.range(0, nodes.getLength()).mapToObj(i -> (Element) nodes.item(i)).toList();
  }

  private static List<String> texts(Document page, String name) {
    return elements(page, name).stream().map(Element::getTextContent).toList();
  }

  @Test
  void namesAreEscapedAndUnknownOnesAreColours() throws Exception {
    Document page = page(Locale.ENGLISH, GAME);
    assertThat(texts(page, "h1")).containsExactly("<b onclick='x'>&\"\ufffd\ufffd – Black");
    assertThat(elements(page, "b")).isEmpty();
    assertThat(texts(page, "p").get(0)).isEqualTo("0-1 · Test & game");
  }

  @Test
  void nothingInTagsOrCommentsBecomesAnElementOrTurnsTheTextAround() throws Exception {
    String hostile =
        "</title></style>--><script>x()</script><img src=x onerror=x>\"'&amp;\u202e\u2066\0";
    Tags tags = GAME.tags();
    for (String name : List.of("Event", "Site", "Date", "White", "Black", "Result", "FEN", "X")) {
      tags = tags.with(name, hostile);
    }
    Line line = GAME.mainLine();
    List<Ply> plies =
        line.plies().stream()
            .map(ply -> ply.withComments(List.of(hostile, "]]>" + hostile)))
            .toList();
    Game game = GAME.withTags(tags).withMainLine(new Line(List.of(hostile), plies));
    for (Locale locale : List.of(Locale.ENGLISH, Locale.GERMAN, new Locale("es"))) {
      String text = new HtmlReport(locale).page(game);
      Document page = page(locale, game);

      assertThat(text).doesNotContain("\u202e", "\u2066", "\0").contains("&lt;U+202E&gt;");
      assertThat(elements(page, "script")).isEmpty();
      assertThat(elements(page, "img")).isEmpty();
      assertThat(elements(page, "title")).hasSameSizeAs(elements(page(locale, GAME), "title"));
      assertThat(elements(page, "style")).hasSize(1);
    }
  }

  @Test
  void eachMarkedMoveHasAPictureAndASentence() throws Exception {
    Document page = page(Locale.ENGLISH, GAME);
    assertThat(texts(page, "h3")).containsExactly("1... ♘Eb5–Cb4?!", "2. ♙Ac2–Ac3??");
    assertThat(elements(page, "section")).hasSize(2);
    assertThat(texts(page, "section").get(1))
        .contains(
            "-0.04 → #-1: a blunder, lets Black mate in 1. UBb1–Cc2 was best (depth 6):"
                + " UBb1–Cc2");
    List<Element> boards =
        elements(page, "svg").stream()
            .filter(svg -> svg.getAttribute("class").equals("board"))
            .toList();
    assertThat(boards).hasSize(2);
    assertThat(boards.get(0).getElementsByTagName("rect").getLength()).isEqualTo(125);
    assertThat(boards.get(0).getElementsByTagName("use").getLength()).isEqualTo(40);
    assertThat(boards.get(0).getElementsByTagName("line").getLength()).isEqualTo(2);
  }

  @Test
  void theGraphStartsAtTheFirstPositionAndItsDotsLeadToTheMoves() throws Exception {
    Document page = page(Locale.ENGLISH, GAME);
    String[] points = elements(page, "polyline").get(0).getAttribute("points").split(" ");
    assertThat(points).hasSize(4);
    assertThat(points[0]).isEqualTo("0.0,78.5");
    assertThat(points[3]).isEqualTo("675.0,152.0");
    Set<String> anchors = new TreeSet<>();
    elements(page, "section").forEach(section -> anchors.add("#" + section.getAttribute("id")));
    assertThat(elements(page, "a").stream().map(link -> link.getAttribute("href")))
        .containsExactlyElementsOf(anchors);
  }

  @Test
  void thePageNeedsNothingFromElsewhere() {
    String page = new HtmlReport(Locale.ENGLISH).page(GAME);
    assertThat(page)
        .doesNotContain("http://", "https://", "<script", "<img", "@import", "src=")
        .contains("default-src 'none'");
  }

  @Test
  void theCountsAreThoseOfTheReport() throws Exception {
    assertThat(texts(page(Locale.ENGLISH, GAME), "tr"))
        .element(2)
        .asString()
        .startsWith("Black" + "1" + "0" + "0" + "1" + "100 cp");
  }

  @Test
  void aGameWithoutJudgementsIsAPageToo() throws Exception {
    Document page = page(Locale.ENGLISH, Game.EMPTY);
    assertThat(texts(page, "h1")).containsExactly("White – Black");
    assertThat(texts(page, "p")).contains("No move got a mark.");
  }

  @Test
  void twoGamesOnAPageHaveAnchorsOfTheirOwn() {
    HtmlReport report = new HtmlReport(Locale.ENGLISH);
    assertThat(report.section(GAME, 1)).contains("id=\"game1-3\"", "#game1-3");
    assertThat(report.section(GAME, 2)).contains("id=\"game2-3\"").doesNotContain("game1-");
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "es", "de", "fr"})
  void eachLanguageFillsAllItsPlaces(String language) throws Exception {
    Document page = page(new Locale(language), GAME);
    assertThat(page.getDocumentElement().getAttribute("lang"))
        .isEqualTo(language.equals("fr") ? "en" : language);
    String text = page.getDocumentElement().getTextContent();
    assertThat(text.substring(text.indexOf("0-1"))).doesNotContain("{").contains("UBb1–Cc2");
  }

  @ParameterizedTest
  @ValueSource(strings = {"es", "de"})
  void noLanguageLacksAText(String language) {
    String name = "org.raumbrett.analysis.report.report";
    ResourceBundle english = ResourceBundle.getBundle(name, Locale.ROOT);
    ResourceBundle other = ResourceBundle.getBundle(name, new Locale(language));
    assertThat(other.getLocale().getLanguage()).isEqualTo(language);
    for (String key : english.keySet()) {
      if (!Set.of("loss.value", "accuracy.value").contains(key)) {
        assertThat(other.getString(key)).as(key).isNotEqualTo(english.getString(key));
      }
    }
  }
}
