package org.raumbrett.app.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Locale;
import java.util.UUID;
import java.util.prefs.BackingStoreException;
import java.util.prefs.Preferences;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SettingsTest {
  private final Preferences node =
      Preferences.userRoot().node("org/raumbrett-test/" + UUID.randomUUID());

  @AfterEach
  void forget() throws BackingStoreException {
    node.removeNode();
  }

  @Test
  void whatIsChosenIsThereTheNextTime() {
    Settings settings = new Settings(node);
    settings.strengthProperty().set(8);
    settings.themeProperty().set(Settings.Theme.DARK);
    settings.languageProperty().set(Language.GERMAN);
    settings.rememberFolder(Path.of("games"));
    Settings again = new Settings(node);
    assertThat(again.strength()).isEqualTo(8);
    assertThat(again.themeProperty().get()).isEqualTo(Settings.Theme.DARK);
    assertThat(again.languageProperty().get()).isEqualTo(Language.GERMAN);
    assertThat(again.lastFolder()).isEqualTo(Path.of("games"));
  }

  /** The store may be an XML file, and what is no XML would make it unreadable. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "a\u001bb.rgn",
        "a\u0000b",
        "\ud835",
        "x\ny",
        "\uffff",
        "base64:x",
        "",
        "ñ 𝔘 \u202e"
      })
  void anyTextIsKeptInAWayTheStoreCanHold(String text) {
    new Settings(node).keep("member", text);

    assertThat(new Settings(node).text("member", "?")).isEqualTo(text);
    assertThat(node.get("member", "")).doesNotMatch("(?s).*[\\p{Cc}\\p{Cs}\\uffff].*");
  }

  @Test
  void aFolderOfAnyNameIsRememberedAndATextTooLongForTheStoreIsForgotten() {
    Settings settings = new Settings(node);
    settings.rememberFolder(Path.of("a\u0007b"));
    settings.keep("member", "old");
    settings.keep("member", "x".repeat(9_000));

    assertThat(new Settings(node).lastFolder()).isEqualTo(Path.of("a\u0007b"));
    assertThat(settings.text("member", "none")).isEqualTo("none");
  }

  @Test
  void whatSomebodyWroteIntoTheStoreIsNotBelieved() {
    node.put("member", "base64:%%");

    assertThat(new Settings(node).text("member", "?")).isEmpty();
  }

  @Test
  void nonsenseInTheStoreIsNotBelieved() {
    node.putInt("strength", 99);
    node.put("theme", "PURPLE");
    Settings settings = new Settings(node);
    assertThat(settings.strength()).isEqualTo(10);
    assertThat(settings.themeProperty().get()).isEqualTo(Settings.Theme.SYSTEM);
    assertThat(settings.lastFolder()).isNull();
  }

  @Test
  void theSystemsLanguageIsSpokenIfItIsOneOfOurs() {
    assertThat(Language.SYSTEM.resolve(new Locale("es", "MX"))).isEqualTo(Language.SPANISH);
    assertThat(Language.SYSTEM.resolve(Locale.FRENCH)).isEqualTo(Language.ENGLISH);
    assertThat(Language.GERMAN.resolve(Locale.FRENCH)).isEqualTo(Language.GERMAN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"NaN", "Infinity", "-Infinity", "wide", ""})
  void whatIsNoNumberIsNotBelieved(String kept) {
    node.put("divider", kept);

    assertThat(new Settings(node).number("divider", 0.66)).isEqualTo(0.66);
    assertThat(new Settings(node).number("divider", 0.66, 0, 1)).isEqualTo(0.66);
  }

  @ParameterizedTest
  @CsvSource({"-5, 10", "9.9, 10", "10, 10", "12, 12", "24, 24", "1e300, 24"})
  void aNumberBeyondWhatTheProgramCanWorkWithIsTheNearestItCan(double kept, double used) {
    Settings settings = new Settings(node);
    settings.keep("textSize", kept);

    assertThat(settings.number("textSize", 14, 10, 24)).isEqualTo(used);
  }
}
