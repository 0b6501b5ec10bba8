package org.raumbrett.app.model;

import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.RfenException;
import org.raumbrett.board.Score;
import org.raumbrett.board.Side;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.SearchLine;
import org.raumbrett.engine.SearchListener;
import org.raumbrett.engine.StopToken;

/** What the opponent would play if it were his move now. It goes with the position. */
public final class Threat {
  private static final int NODES = 150_000;

  /**
   * A threat.
   *
   * @param position the position shown, but with the opponent to move
   * @param move what he would play there
   * @param score what that is worth, from White's side
   */
  public record Found(Position position, Move move, Score score) {}

  private final Desk desk;
  private final Tasks tasks;
  private final LiveEngine.Thinker thinker;
  private final ReadOnlyObjectWrapper<@Nullable Found> found = new ReadOnlyObjectWrapper<>();
  private StopToken stop = new StopToken();

  /** Threats at the desk's place. */
  public Threat(Desk desk, Tasks tasks, LiveEngine.Thinker thinker) {
    this.desk = desk;
    this.tasks = tasks;
    this.thinker = thinker;
    desk.placeProperty().addListener((observed, old, now) -> hideIfElsewhere(old, now));
  }

  /** Returns the threat, null while none is shown. */
  public ReadOnlyObjectProperty<@Nullable Found> foundProperty() {
    return found.getReadOnlyProperty();
  }

  /** Returns whether the position is one in which a threat can be asked for: not a check. */
  public boolean isPossible() {
    Position position = desk.place().position();
    return !position.inCheck() && !position.status().isEnd();
  }

  /** Looks for the threat, or hides it if one is shown. */
  public void toggle() {
    boolean shown = found.get() != null;
    hide();
    Position passed = shown || !isPossible() ? null : passed(desk.place().position());
    if (passed != null && !passed.status().isEnd()) {
      StopToken token = stop;
      tasks.background(() -> find(passed, token));
    }
  }

  private void hideIfElsewhere(Place old, Place now) {
    if (!old.path().equals(now.path()) || !old.position().equals(now.position())) {
      hide();
    }
  }

  private void hide() {
    stop.stop();
    stop = new StopToken();
    found.set(null);
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
                        found.set(new Found(passed, line.move(), whiteScore(passed, line)));
                      }
                    }));
  }

  private static Score whiteScore(Position passed, SearchLine line) {
    return passed.sideToMove() == Side.WHITE ? line.score() : line.score().negate();
  }

  /** Returns the position with the other side to move; the one that is to move is not in check. */
  private static Position passed(Position position) {
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
