package org.raumbrett.app.model;

import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.game.GamePath;

/**
 * A line the board shows though it is not the game's, such as what would have been better. It ends
 * as soon as the user goes anywhere in the game.
 */
public final class Preview {
  /**
   * A look at a line.
   *
   * @param start the place in the game from which the line goes on
   * @param line all its moves
   * @param shown how many of them are on the board, at least 1
   * @param position the position after those
   */
  public record Look(GamePath start, List<Move> line, int shown, Position position) {
    /** Returns the last move on the board. */
    public Move lastMove() {
      return line.get(shown - 1);
    }
  }

  private final Desk desk;
  private final ReadOnlyObjectWrapper<@Nullable Look> look = new ReadOnlyObjectWrapper<>();

  /** Looks at lines from places of the desk's game. */
  public Preview(Desk desk) {
    this.desk = desk;
    desk.placeProperty().addListener((observed, old, now) -> closeIfElsewhere(old, now));
  }

  /** A verdict that comes in changes what is said of the place, not the place. */
  private void closeIfElsewhere(Place old, Place now) {
    if (!old.path().equals(now.path()) || !old.position().equals(now.position())) {
      close();
    }
  }

  /** Returns what is looked at, null if the board shows the game. */
  public ReadOnlyObjectProperty<@Nullable Look> lookProperty() {
    return look.getReadOnlyProperty();
  }

  /** Shows the position after so many moves of a line that goes on from the place. */
  public void open(GamePath start, List<Move> line, int shown) {
    Position position = desk.positionAt(start);
    for (Move move : line.subList(0, shown)) {
      position = position.play(move);
    }
    look.set(new Look(start, List.copyOf(line), shown, position));
  }

  /** Shows the game again; returns whether it did not before. */
  public boolean close() {
    boolean open = look.get() != null;
    look.set(null);
    return open;
  }
}
