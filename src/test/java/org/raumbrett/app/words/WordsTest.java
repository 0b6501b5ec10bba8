package org.raumbrett.app.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javafx.scene.input.KeyCodeCombination;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.model.Games;
import org.raumbrett.app.model.Language;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.game.GamePath;

class WordsTest {
  private static final Pattern USED_KEY =
      Pattern.compile(
          "(?:words\\.get|words\\.format|words\\.get\\(\\)\\.format|askText)\\(\\s*\"([a-z0-9._-]+)\"");

  private static Properties bundle(String suffix) throws IOException {
    Properties properties = new Properties();
    String resource = "/org/raumbrett/app/messages" + suffix + ".properties";
    try (InputStream stream = WordsTest.class.getResourceAsStream(resource)) {
      properties.load(new InputStreamReader(stream, StandardCharsets.UTF_8));
    }
    return properties;
  }

  @ParameterizedTest
  @ValueSource(strings = {"_es", "_de"})
  void everyLanguageHasEveryText(String suffix) throws IOException {
    assertThat(bundle(suffix).keySet()).isEqualTo(bundle("").keySet());
  }

  @ParameterizedTest
  @ValueSource(strings = {"_es", "_de"})
  void everyLanguagePutsTheSameValuesIntoItsTexts(String suffix) throws IOException {
    Properties english = bundle("");
    Properties other = bundle(suffix);
    for (String key : english.stringPropertyNames()) {
      assertThat(places(other.getProperty(key)))
          .as(key)
          .isEqualTo(places(english.getProperty(key)));
    }
  }

  private static Set<String> places(String text) {
    Set<String> places = new HashSet<>();
    Matcher matcher = Pattern.compile("\\{(\\d)").matcher(text);
    while (matcher.find()) {
      places.add(matcher.group(1));
    }
    return places;
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "_es", "_de"})
  void noTextHasAnApostropheThatFormattingWouldEat(String suffix) throws IOException {
    Properties texts = bundle(suffix);
    for (String key : texts.stringPropertyNames()) {
      assertThat(texts.getProperty(key)).as(key).doesNotContain("'");
      new MessageFormat(texts.getProperty(key), Locale.ENGLISH);
    }
  }

  @ParameterizedTest
  @EnumSource(Action.class)
  void everyActionHasAName(Action action) {
    assertThat(new Words(Language.ENGLISH).has(action.textKey())).isTrue();
  }

  @ParameterizedTest
  @EnumSource(Action.class)
  void everyActionsKeyIsOneOfTheKeyboard(Action action) {
    assertThat(action.keys()).allMatch(KeyCodeCombination.class::isInstance);
  }

  @Test
  void noKeyCallsTwoActions() {
    assertThat(Arrays.stream(Action.values()).flatMap(action -> action.keys().stream()))
        .doesNotHaveDuplicates();
  }

  @Test
  void everyKeyInTheSourcesHasAText() throws IOException {
    Set<Object> keys = bundle("").keySet();
    try (Stream<Path> sources = Files.walk(Path.of("src/main/java/org/raumbrett/app"))) {
      for (Path source : sources.filter(path -> path.toString().endsWith(".java")).toList()) {
        Matcher matcher = USED_KEY.matcher(Files.readString(source));
        while (matcher.find()) {
          String key = matcher.group(1);
          assertThat(keys).as(source + ": " + key).anyMatch(text -> isKeyOrItsBeginning(text, key));
        }
      }
    }
  }

  /** Some keys are put together in the sources: {@code status.check} and {@code .white}. */
  private static boolean isKeyOrItsBeginning(Object text, String key) {
    return text.equals(key) || text.toString().startsWith(key.endsWith(".") ? key : key + ".");
  }

  @Test
  void englishIsSpokenOnAGermanSystemToo() {
    assertThat(new Words(Language.ENGLISH).get("action.open")).isEqualTo("Open");
    assertThat(new Words(Language.GERMAN).get("action.open")).isEqualTo("Öffnen");
    assertThat(new Words(Language.SPANISH).get("action.open")).isEqualTo("Abrir");
  }

  @Test
  void scoresAreWrittenWithARealMinus() {
    assertThat(ScoreWords.text(Score.cp(-310))).isEqualTo("−3.10");
    assertThat(ScoreWords.text(Score.DRAW)).isEqualTo("0.00");
    assertThat(ScoreWords.text(Score.mate(-3))).isEqualTo("#−3");
    assertThat(ScoreWords.brief(Score.cp(34))).isEqualTo("+0.3");
    assertThat(ScoreWords.brief(Score.cp(-4))).isEqualTo("0.0");
    assertThat(ScoreWords.brief(Score.cp(2345))).isEqualTo("+23");
  }

  @Test
  void matesAreSpokenInWordsAndAFinishedGameIsOver() {
    Words words = new Words(Language.ENGLISH);
    assertThat(ScoreWords.spoken(Score.mate(3), words)).isEqualTo("White mates in 3");
    assertThat(ScoreWords.spoken(Score.mate(-1), words)).isEqualTo("Black mates in 1");
    assertThat(ScoreWords.spoken(Score.cp(-310), words)).isEqualTo("−3.10");
    Position mated = Games.document(Games.MATE).games().get(0).position(GamePath.main(4));
    assertThat(ScoreWords.spoken(Score.mate(-1), mated, words)).isEqualTo("Spacemate: Black wins");
    assertThat(ScoreWords.spoken(Score.mate(-1), Position.START, words))
        .isEqualTo("Black mates in 1");
  }
}
