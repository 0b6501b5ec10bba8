package org.raumbrett.app.model;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Game;
import org.raumbrett.rgn.ReadGame;
import org.raumbrett.rgn.RgnDocument;

/**
 * What was loaded, pasted or begun.
 *
 * @param name what to call it: a file's name, empty for what has none
 * @param file where it lies, null if it was not read from a file
 * @param content its text, the games in it and what is wrong with it; of a large file only the game
 *     that is looked at
 * @param source the file as it was read, null if it was not read from one
 */
public record Document(
    String name, @Nullable Path file, RgnDocument content, @Nullable Source source) {
  private static final int TELLING = 100;

  /** Nothing has been opened. */
  public static final Document NONE =
      new Document("", null, new RgnDocument("", List.of(), List.of(), 0, 0), null);

  /** Returns the games of the content as they were read. */
  public List<Game> games() {
    return content.games().stream().map(ReadGame::game).toList();
  }

  /** Returns whether only the game that is looked at has been read. */
  public boolean isLarge() {
    return source != null && source.large();
  }

  /**
   * Returns whether it is orthodox chess from end to end. Of a large document so many games are
   * looked at as tell.
   */
  public boolean isForeign() {
    return content.isForeign()
        && (source == null
            || !source.large()
            || IntStream.range(1, Math.min(TELLING, source.games().size()))
                .allMatch(i -> source.read(i).isForeign()));
  }

  /** Returns whether there is nothing in it and it has no file. */
  public boolean isBlank() {
    return file == null && content.text().isBlank();
  }

  /**
   * Returns a game as it was read, null if the text has none.
   *
   * @param index which one, from 0; of a large document the one looked at is the only one there is
   */
  public @Nullable ReadGame read(int index) {
    int there = isLarge() ? 0 : index;
    return there < content.games().size() ? content.games().get(there) : null;
  }

  /** Returns the document with another text. */
  public Document with(RgnDocument changed) {
    return new Document(name, file, changed, source);
  }
}
