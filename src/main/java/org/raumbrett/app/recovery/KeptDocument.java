package org.raumbrett.app.recovery;

import java.time.Instant;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Document;
import org.raumbrett.app.model.Manuscript;
import org.raumbrett.app.play.EngineGame;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.rgn.RgnWriter;

/**
 * A changed document as it is kept: games as they were at one moment, which can be written on
 * another thread.
 */
record KeptDocument(KeptFacts facts, Document document, List<Game> games) {

  /**
   * Returns what lies on the desk now. Of a large file it is the changed games, as a document that
   * lies nowhere: to copy the others each time would take too long, and they are safe in the file.
   */
  static KeptDocument of(Desk desk, EngineGame.@Nullable Seat seat, Instant now) {
    Document document = desk.document();
    if (document.isLarge()) {
      List<Game> changed =
          desk.manuscript().held().values().stream()
              .filter(piece -> piece.origin() < 0)
              .map(Manuscript.Piece::game)
              .toList();
      int index = Math.max(0, changed.indexOf(desk.game()));
      GamePath path = changed.contains(desk.game()) ? desk.place().path() : GamePath.START;
      KeptFacts facts = new KeptFacts(document.name(), null, now, index, path, seat);
      return new KeptDocument(facts, document, changed);
    }
    KeptFacts facts =
        new KeptFacts(
            document.name(), document.file(), now, desk.gameIndex(), desk.place().path(), seat);
    return new KeptDocument(facts, document, List.copyOf(desk.games()));
  }

  /**
   * Returns the games as text, nothing lost: where the games are what the document's text says,
   * that text, which may hold what could not be understood.
   */
  String text() {
    if (isAsRead()) {
      return document.content().text();
    }
    // A single game may lack the tags that set a game apart from the next one.
    return games.size() == 1
        ? RgnWriter.annotated(games.get(0))
        : games.stream().map(RgnWriter::toSave).collect(Collectors.joining("\n"));
  }

  private boolean isAsRead() {
    List<Game> read = document.games();
    if (read.size() != games.size()) {
      return false;
    }
    for (int i = 0; i < games.size(); i++) {
      if (games.get(i) != read.get(i)) {
        return false;
      }
    }
    return true;
  }
}
