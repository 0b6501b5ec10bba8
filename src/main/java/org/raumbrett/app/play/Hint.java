package org.raumbrett.app.play;

import java.lang.System.Logger;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.engine.StopToken;

/** What the engine would play where the user stands. It goes with the position. */
public final class Hint {
  private static final Logger LOG = System.getLogger(Hint.class.getName());

  private final Desk desk;
  private final Tasks tasks;
  private final Opponent adviser;
  private final ReadOnlyObjectWrapper<@Nullable Move> move = new ReadOnlyObjectWrapper<>();
  private StopToken stop = new StopToken();

  /** Hints at the desk's place. */
  public Hint(Desk desk, Tasks tasks, Opponent adviser) {
    this.desk = desk;
    this.tasks = tasks;
    this.adviser = adviser;
    desk.placeProperty().addListener((observed, old, now) -> hide());
  }

  /** Returns the move, null while none is shown. */
  public ReadOnlyObjectProperty<@Nullable Move> moveProperty() {
    return move.getReadOnlyProperty();
  }

  /** Looks for a move at the level, 1 to 10. */
  public void ask(int level) {
    hide();
    Position position = desk.place().position();
    StopToken token = stop;
    if (!position.status().isEnd()) {
      tasks.background(
          () -> {
            try {
              Move best = adviser.think(position, level, token).move();
              tasks.ui(() -> take(best, token));
            } catch (RuntimeException e) {
              LOG.log(Logger.Level.ERROR, "no hint", e);
            }
          });
    }
  }

  private void take(Move best, StopToken token) {
    if (!token.isStopped()) {
      move.set(best);
    }
  }

  private void hide() {
    stop.stop();
    stop = new StopToken();
    move.set(null);
  }
}
