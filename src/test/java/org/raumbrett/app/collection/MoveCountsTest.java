package org.raumbrett.app.collection;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.lang.ref.WeakReference;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Document;
import org.raumbrett.app.model.Errands;
import org.raumbrett.app.model.FileStamp;
import org.raumbrett.app.model.Saver;
import org.raumbrett.app.model.Source;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.game.Tags;
import org.raumbrett.rgn.FileBytes;

class MoveCountsTest {
  private static Document document(Path file, String text) throws IOException {
    Files.writeString(file, text);
    FileBytes bytes = FileBytes.of(text.getBytes(StandardCharsets.UTF_8));
    Source source = Source.of(bytes, FileStamp.of(file));
    return new Document("games.rgn", file, source.content(), source);
  }

  @Test
  void theFileAsItWasBeforeASaveIsNotHeld(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("games.rgn");
    Desk desk = new Desk();
    desk.show(document(file, "[White \"C\"]\n\n1. Ab2–Ab3 *\n\n".repeat(4_000)));
    List<Integer> counted = new ArrayList<>();
    MoveCounts counts = new MoveCounts(desk, Tasks.sameThread(), counted::add);
    counts.plies(9);
    assertThat(counts.plies(9)).isEqualTo(1);
    assertThat(counted).containsExactly(9);
    WeakReference<Source> old = new WeakReference<>(desk.document().source());

    desk.edit(desk.game().withTags(desk.game().tags().with(Tags.WHITE, "D")));
    new Saver(desk, Tasks.sameThread(), new Errands())
        .save(file, false, problem -> assertThat(problem).isNull());
    System.gc();

    assertThat(old.refersTo(null)).isTrue();
    counts.plies(9);
    assertThat(counts.plies(9)).isEqualTo(1);
    assertThat(counted).containsExactly(9, 9);
  }
}
