package org.raumbrett.app.model;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.RfenException;
import org.raumbrett.board.Side;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.SearchListener;
import org.raumbrett.engine.StopToken;

/** What the opponent would play if it were his move now. It goes with the position. */
public final class Threat {
  private static final int NODES = 150_000;

  private final Desk desk;
  private final Tasks tasks;
  private final LiveEngine.Thinker thinker;
  private final ReadOnlyObjectWrapper<@Nullable Move> move = new ReadOnlyObjectWrapper<>();
  private StopToken stop = new StopToken();

  /** Threats at the desk's place. */
  public Threat(Desk desk, Tasks tasks, LiveEngine.Thinker thinker) {
    this.desk = desk;
    this.tasks = tasks;
    this.thinker = thinker;
    desk.placeProperty().addListener((observed, old, now) -> hide());
  }

  /** Returns the threat, null while none is shown. */
  public ReadOnlyObjectProperty<@Nullable Move> moveProperty() {
    return move.getReadOnlyProperty();
  }

  /** Looks for the threat, or hides it if one is shown. */
  public void toggle() {
    boolean shown = move.get() != null;
    hide();
    Position passed = shown ? null : passed(desk.place().position());
    if (passed != null && !passed.status().isEnd()) {
      StopToken token = stop;
      tasks.background(() -> find(passed, token));
    }
  }

  private void hide() {
    stop.stop();
    stop = new StopToken();
    move.set(null);
  }

  private void find(Position passed, StopToken token) {
    var result = thinker.think(passed, Limits.nodes(NODES), SearchListener.NONE, token);
    result
        .best()
        .ifPresent(
            line ->
                tasks.ui(
                    () -> {
                      if (token == stop && !token.isStopped()) {
                        move.set(line.move());
                      }
                    }));
  }

  /**
   * Returns the position with the other side to move, null where it would be in check to itself.
   */
  private static @Nullable Position passed(Position position) {
    if (position.inCheck()) {
      return null;
    }
    String text = Rfen.format(position);
    int side = text.indexOf(' ');
    String other = position.sideToMove() == Side.WHITE ? "b" : "w";
    try {
      return Rfen.parse(text.substring(0, side) + " " + other);
    } catch (RfenException e) {
      throw new IllegalStateException("no position after passing in " + text, e);
    }
  }
}
