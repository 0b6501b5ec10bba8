package org.raumbrett.app.model;

import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Game;
import org.raumbrett.game.Line;
import org.raumbrett.rgn.ReadGame;
import org.raumbrett.rgn.RgnDocument;
import org.raumbrett.rgn.RgnReader;
import org.raumbrett.rgn.RgnWriter;

/**
 * Keeps the text in step with the game: what is done on the board is written into it, in the
 * background. Of a text that could not be read whole only the tags are: nothing typed may get lost.
 */
public final class Transcript {
  private final Desk desk;
  private final Tasks tasks;
  private boolean writing;

  /** Writes for that desk. */
  public Transcript(Desk desk, Tasks tasks) {
    this.desk = desk;
    this.tasks = tasks;
    desk.gameProperty().subscribe(game -> write());
  }

  private void write() {
    if (writing || desk.textInStepProperty().get()) {
      return;
    }
    Game game = desk.game();
    Document document = desk.document();
    String text = document.content().text();
    @Nullable ReadGame read = document.read(desk.gameIndex());
    boolean onlyTags = read != null && differsInTags(text, read, game);
    if (desk.isPartlyRead() && !onlyTags) {
      return;
    }
    writing = true;
    tasks.background(
        () -> {
          RgnDocument content =
              RgnReader.read(onlyTags ? withTags(text, read, game) : splice(text, read, game));
          tasks.ui(() -> take(document, game, content));
        });
  }

  private void take(Document document, Game game, RgnDocument content) {
    writing = false;
    boolean sameCount = content.games().size() <= Math.max(1, document.content().games().size());
    if (desk.document() == document && desk.game() == game && sameCount) {
      desk.transcribe(game, content);
    } else if (desk.game() != game) {
      write();
    }
  }

  /** Returns whether the tags alone must be written anew, and nothing stands between them. */
  private static boolean differsInTags(String text, ReadGame read, Game game) {
    Game known = Judgements.carry(game, read.game());
    String header = text.substring(read.span().offset(), read.endOfHeader());
    boolean comments = header.contains("{") || header.contains(";") || header.contains("%");
    boolean tokenStays = read.resultSpan() == null || game.result() == known.result();
    return !comments
        && tokenStays
        && known.start().equals(game.start())
        && known.mainLine().equals(game.mainLine());
  }

  private static String withTags(String text, ReadGame read, Game game) {
    Game head = new Game(game.tags(), game.start(), Line.EMPTY, null);
    return text.substring(0, read.span().offset())
        + RgnWriter.annotated(head).strip()
        + "\n\n"
        + text.substring(read.endOfHeader());
  }

  /** Returns the text with the game written anew, all else as it was. */
  private static String splice(String text, @Nullable ReadGame read, Game game) {
    String written = RgnWriter.annotated(game);
    if (read == null) {
      return written;
    }
    boolean last = read.span().end() == text.length();
    return text.substring(0, read.span().offset())
        + written
        + (last ? "" : "\n" + text.substring(read.span().end()));
  }
}
