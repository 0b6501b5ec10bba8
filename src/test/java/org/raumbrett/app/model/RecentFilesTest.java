package org.raumbrett.app.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.UUID;
import java.util.prefs.BackingStoreException;
import java.util.prefs.Preferences;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RecentFilesTest {
  private final Preferences node =
      Preferences.userRoot().node("org/raumbrett-test/" + UUID.randomUUID());

  @AfterEach
  void forget() throws BackingStoreException {
    node.removeNode();
  }

  private RecentFiles recent() {
    return new RecentFiles(new Settings(node));
  }

  private static Path file(String name) {
    return Path.of(name).toAbsolutePath();
  }

  @Test
  void theNewestComesFirstAndIsThereAtTheNextStart() {
    RecentFiles recent = recent();
    recent.add(Path.of("a.rgn"));
    recent.add(Path.of("b ñ.rgn"));
    recent.add(Path.of("x", "..", "a.rgn"));
    assertThat(recent.list()).containsExactly(file("a.rgn"), file("b ñ.rgn"));
    assertThat(recent().list()).containsExactly(file("a.rgn"), file("b ñ.rgn"));
  }

  @Test
  void noMoreThanEightAreRemembered() {
    RecentFiles recent = recent();
    for (int i = 0; i < 12; i++) {
      recent.add(Path.of(i + ".rgn"));
    }
    assertThat(recent.list()).hasSize(RecentFiles.MOST).startsWith(file("11.rgn"));
    assertThat(recent().list()).isEqualTo(recent.list());
  }

  @Test
  void aFileOrAllCanBeForgotten() {
    RecentFiles recent = recent();
    recent.add(Path.of("a.rgn"));
    recent.add(Path.of("b.rgn"));
    recent.remove(Path.of("a.rgn"));
    assertThat(recent().list()).containsExactly(file("b.rgn"));
    recent.clear();
    assertThat(recent().list()).isEmpty();
  }
}
