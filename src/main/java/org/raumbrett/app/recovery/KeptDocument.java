package org.raumbrett.app.recovery;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Document;
import org.raumbrett.app.model.Manuscript;
import org.raumbrett.app.play.EngineGame;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;

/**
 * A changed document as it is kept: text and games as they were at one moment, which can be written
 * on another thread.
 */
record KeptDocument(KeptFacts facts, List<KeptPart> parts) {
  /**
   * What the document is kept as.
   *
   * @param text its text, with all that was typed in it
   * @param boards the games that are not what the text says, by their index in it
   */
  record Written(String text, SortedMap<Integer, Game> boards) {}

  /**
   * Returns what lies on the desk now, with that game in the place of the one looked at. Of a large
   * file it is the changed games, as a document that lies nowhere: to copy the others each time
   * would take too long, and they are safe in the file.
   */
  static KeptDocument of(Desk desk, Game looked, EngineGame.@Nullable Seat seat, Instant now) {
    Document document = desk.document();
    if (document.isLarge()) {
      return ofLarge(desk, looked, seat, now);
    }
    List<Game> games = new ArrayList<>(desk.games());
    games.set(desk.gameIndex(), looked);
    KeptFacts facts =
        new KeptFacts(
            document.name(), document.file(), now, desk.gameIndex(), desk.place().path(), seat);
    return new KeptDocument(facts, List.of(KeptPart.of(document.content(), List.copyOf(games))));
  }

  private static KeptDocument ofLarge(
      Desk desk, Game looked, EngineGame.@Nullable Seat seat, Instant now) {
    List<KeptPart> parts = new ArrayList<>();
    int index = 0;
    int count = 0;
    GamePath path = GamePath.START;
    for (var entry : desk.manuscript().held().entrySet()) {
      Manuscript.Piece piece = entry.getValue();
      Game game = piece.game();
      boolean shown = entry.getKey() == desk.gameIndex();
      boolean asInFile = piece.origin() >= 0 && !(shown && looked != game);
      if (asInFile || game == null) {
        continue;
      }
      if (shown) {
        index = count;
        path = desk.place().path();
      }
      KeptPart part =
          shown
              ? KeptPart.of(desk.document().content(), List.of(looked))
              : KeptPart.of(piece, game);
      parts.add(part);
      count += part.count();
    }
    KeptFacts facts = new KeptFacts(desk.document().name(), null, now, index, path, seat);
    return new KeptDocument(facts, parts);
  }

  /** Returns all of it as text; this may take as long as reading and writing its games. */
  Written written() {
    if (parts.size() == 1) {
      return parts.get(0).written(false);
    }
    List<String> texts = new ArrayList<>();
    SortedMap<Integer, Game> boards = new TreeMap<>();
    int before = 0;
    for (KeptPart part : parts) {
      Written one = part.written(true);
      texts.add(one.text().strip() + "\n");
      int offset = before;
      one.boards().forEach((index, game) -> boards.put(offset + index, game));
      before += part.count();
    }
    return new Written(texts.stream().collect(Collectors.joining("\n")), boards);
  }
}
