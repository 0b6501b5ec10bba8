package org.raumbrett.app.model;

import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Game;
import org.raumbrett.rgn.ReadGame;
import org.raumbrett.rgn.RgnDocument;
import org.raumbrett.rgn.RgnReader;
import org.raumbrett.rgn.RgnWriter;

/**
 * Keeps the text in step with the game: what is done on the board is written into it, in the
 * background. A text that could not be read whole is left alone: nothing typed may get lost.
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
    if (writing || desk.textInStepProperty().get() || desk.isPartlyRead()) {
      return;
    }
    writing = true;
    Game game = desk.game();
    Document document = desk.document();
    @Nullable ReadGame read = document.read(desk.gameIndex());
    tasks.background(
        () -> {
          RgnDocument content = RgnReader.read(splice(document.content().text(), read, game));
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
