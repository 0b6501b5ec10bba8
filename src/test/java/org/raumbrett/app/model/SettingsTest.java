package org.raumbrett.app.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Locale;
import java.util.UUID;
import java.util.prefs.BackingStoreException;
import java.util.prefs.Preferences;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

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
}
