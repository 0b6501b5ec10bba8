package org.raumbrett.app.play;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import org.raumbrett.app.model.Document;
import org.raumbrett.board.Position;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Line;
import org.raumbrett.game.Tag;
import org.raumbrett.game.Tags;
import org.raumbrett.rgn.RgnReader;
import org.raumbrett.rgn.RgnWriter;

/** Makes the document of a game that begins. */
public final class NewGame {
  private static final DateTimeFormatter DATE =
      DateTimeFormatter.ofPattern("uuuu.MM.dd", Locale.ROOT);

  private NewGame() {}

  /**
   * Returns a game without moves from the position, with the tags that every game has.
   *
   * @param white who plays White, {@code ?} if that is not known
   * @param black who plays Black
   */
  public static Document document(Position start, String white, String black, LocalDate date) {
    Tags tags =
        new Tags(
            List.of(
                new Tag(Tags.EVENT, "?"),
                new Tag(Tags.SITE, "?"),
                new Tag(Tags.DATE, DATE.format(date)),
                new Tag(Tags.WHITE, white),
                new Tag(Tags.BLACK, black),
                new Tag(Tags.RESULT, GameResult.UNFINISHED.token()),
                new Tag(Tags.VARIANT, Tags.RAUMSCHACH)));
    Game game = new Game(tags, start, Line.EMPTY, GameResult.UNFINISHED);
    return new Document("", null, RgnReader.read(RgnWriter.toSave(game)), null);
  }
}
