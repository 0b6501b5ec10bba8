package org.raumbrett.app.recovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RecoveryFolderTest {
  private static final Path HOME = Path.of("/home/somebody");

  @Test
  void eachSystemHasItsPlace() {
    assertThat(RecoveryFolder.place("Linux", Map.of(), HOME))
        .isEqualTo(HOME.resolve(".local/state/raumbrett/recovery"));
    assertThat(RecoveryFolder.place("Linux", Map.of("XDG_STATE_HOME", "/state"), HOME))
        .isEqualTo(Path.of("/state/raumbrett/recovery"));
    assertThat(RecoveryFolder.place("Linux", Map.of("XDG_STATE_HOME", "state"), HOME))
        .isEqualTo(HOME.resolve(".local/state/raumbrett/recovery"));
    assertThat(RecoveryFolder.place("Mac OS X", Map.of(), HOME))
        .isEqualTo(HOME.resolve("Library/Application Support/Raumbrett/recovery"));
    assertThat(RecoveryFolder.place("Windows 11", Map.of("LOCALAPPDATA", "/local"), HOME))
        .isEqualTo(Path.of("/local/Raumbrett/recovery"));
    assertThat(RecoveryFolder.place("Windows 11", Map.of(), HOME))
        .isEqualTo(HOME.resolve("AppData/Local/Raumbrett/recovery"));
  }

  @Test
  void aLockIsHadOnce(@TempDir Path place) throws IOException {
    RecoveryFolder folder = new RecoveryFolder(place);
    try (FileChannel first = folder.lock("a")) {
      assertThat(first).isNotNull();
      assertThat(folder.lock("a")).isNull();
    }
    try (FileChannel again = folder.lock("a")) {
      assertThat(again).isNotNull();
    }
  }

  @Test
  void whatIsRemovedLeavesNoTrace(@TempDir Path place) throws IOException {
    RecoveryFolder folder = new RecoveryFolder(place);
    for (String name : new String[] {"a.rgn", "a.lock", ".a.rgn.17.tmp", "b.rgn", "b.lock"}) {
      Files.createFile(place.resolve(name));
    }
    folder.remove("a");
    assertThat(place).isDirectoryContaining("glob:**b.rgn").isDirectoryContaining("glob:**b.lock");
    assertThat(folder.ids()).containsExactly("b");
    assertThat(place.toFile().list()).hasSize(2);
  }

  @Test
  void aFolderThatDoesNotExistHoldsNothing(@TempDir Path place) throws IOException {
    RecoveryFolder folder = new RecoveryFolder(place.resolve("none"));
    assertThat(folder.ids()).isEmpty();
    folder.remove("a");
    assertThat(place).isEmptyDirectory();
  }
}
