package org.raumbrett.app.model;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Game;
import org.raumbrett.rgn.ReadGame;
import org.raumbrett.rgn.RgnDocument;

/**
 * What was loaded, pasted or begun.
 *
 * @param name what to call it: a file's name, empty for what has none
 * @param file where it lies, null if it was not read from a file
 * @param content its text, the games in it and what is wrong with it
 * @param complete whether the whole text has been read, not only its beginning
 */
public record Document(String name, @Nullable Path file, RgnDocument content, boolean complete) {
  /** Nothing has been opened. */
  public static final Document NONE =
      new Document("", null, new RgnDocument("", List.of(), List.of(), 0, 0), true);

  /** Returns the games as they were read. */
  public List<Game> games() {
    return content.games().stream().map(ReadGame::game).toList();
  }

  /** Returns the document as one that lies in the file. */
  public Document savedTo(Path target) {
    return new Document(target.getFileName().toString(), target, content, complete);
  }
}
