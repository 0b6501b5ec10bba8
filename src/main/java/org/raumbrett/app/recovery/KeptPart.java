package org.raumbrett.app.recovery;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Manuscript;
import org.raumbrett.game.Game;
import org.raumbrett.rgn.RgnDocument;
import org.raumbrett.rgn.RgnReader;
import org.raumbrett.rgn.RgnWriter;

/**
 * A text as the user left it, and the games in it with all that was done to them on the board.
 *
 * @param read the text as it was read, null if it was not
 * @param typed the text if it was not read yet, null if there is none
 * @param games its first games as they are now
 * @param count how many games it is read as
 */
record KeptPart(@Nullable RgnDocument read, @Nullable String typed, List<Game> games, int count) {
  /** A text that was read. */
  static KeptPart of(RgnDocument read, List<Game> games) {
    return new KeptPart(read, null, games, Math.max(games.size(), read.games().size()));
  }

  /** A game of a large file that is not looked at. */
  static KeptPart of(Manuscript.Piece piece, Game game) {
    String typed = piece.typed();
    return new KeptPart(null, typed, List.of(game), typed == null ? 1 : piece.count());
  }

  /**
   * Returns the part as text, nothing lost. Where the games are what the text says, it is that
   * text, and so it is where the text holds what could not be understood or other games: then the
   * games that differ go with it. A game alone is written anew.
   *
   * @param amongOthers whether a game needs what sets it apart from the next one
   */
  KeptDocument.Written written(boolean amongOthers) {
    RgnDocument content = content();
    SortedMap<Integer, Game> boards = new TreeMap<>();
    for (int i = 0; content != null && i < games.size(); i++) {
      Game said = i < content.games().size() ? content.games().get(i).game() : Game.EMPTY;
      if (!games.get(i).equals(said)) {
        boards.put(i, games.get(i));
      }
    }
    boolean asTyped =
        content != null
            && games.size() <= Math.max(1, content.games().size())
            && (boards.isEmpty() || content.errorCount() > 0 || content.games().size() > 1);
    return asTyped
        ? new KeptDocument.Written(content.text(), boards)
        : new KeptDocument.Written(anew(amongOthers), new TreeMap<>());
  }

  private @Nullable RgnDocument content() {
    return read == null && typed != null ? RgnReader.read(typed) : read;
  }

  private String anew(boolean amongOthers) {
    return games.size() == 1 && !amongOthers
        ? RgnWriter.annotated(games.get(0))
        : games.stream().map(RgnWriter::toSave).collect(Collectors.joining("\n"));
  }
}
