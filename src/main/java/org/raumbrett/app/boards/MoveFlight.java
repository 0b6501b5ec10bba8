package org.raumbrett.app.boards;

import java.util.List;
import javafx.animation.Interpolator;
import javafx.animation.TranslateTransition;
import javafx.scene.Group;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Move;
import org.raumbrett.board.Piece;
import org.raumbrett.board.Position;

/**
 * A man on its way above the boards: gliding to its cell after a step, or hanging on the pointer
 * while it is dragged. The man on the cell is hidden meanwhile.
 */
final class MoveFlight extends Group {
  private static final Duration TIME = Duration.millis(150);

  /** Steps that follow each other faster than this are not animated: a held key must not lag. */
  private static final long RUSH_NANOS = 220_000_000L;

  private final PieceView ghost = new PieceView(null, 10);
  private final TranslateTransition transition = new TranslateTransition(TIME, ghost);
  private @Nullable PieceView hidden;
  private boolean held;
  private long lastStart = System.nanoTime() - RUSH_NANOS;

  MoveFlight() {
    setManaged(false);
    setMouseTransparent(true);
    ghost.setManaged(false);
    getChildren().add(ghost);
    transition.setInterpolator(Interpolator.EASE_BOTH);
    transition.setToX(0);
    transition.setToY(0);
    transition.setOnFinished(event -> stop());
  }

  /**
   * Returns which man went where, forwards or backwards, if one move separates the positions; null
   * if something else does.
   */
  static @Nullable Move between(Position before, Position after, List<Cell> changed) {
    if (changed.size() != 2) {
      return null;
    }
    Cell a = changed.get(0);
    Cell b = changed.get(1);
    if (went(before, after, a, b)) {
      return new Move(a, b);
    } else if (went(before, after, b, a)) {
      return new Move(b, a);
    }
    // A promotion, or one taken back, changes the man; the side stays the same.
    Cell left = after.pieceAt(a) == null ? a : b;
    Cell reached = left == a ? b : a;
    return before.pieceAt(left) != null && after.pieceAt(reached) != null
        ? new Move(left, reached)
        : null;
  }

  private static boolean went(Position before, Position after, Cell from, Cell to) {
    Piece man = before.pieceAt(from);
    return man != null && man == after.pieceAt(to);
  }

  /** Stops the next step from being animated: the user has carried the man there himself. */
  void setHeld(boolean carried) {
    held = carried;
  }

  void start(CellNode target, Cell from, Projection projection) {
    long now = System.nanoTime();
    boolean rush = now - lastStart < RUSH_NANOS;
    lastStart = now;
    PieceView man = target.manView();
    if (held || rush || man == null) {
      return;
    }
    Spot start = projection.pieceCorner(from);
    lift(man, projection);
    ghost.relocate(man.getLayoutX(), man.getLayoutY());
    transition.setFromX(start.x() - man.getLayoutX());
    transition.setFromY(start.y() - man.getLayoutY());
    ghost.setTranslateX(transition.getFromX());
    ghost.setTranslateY(transition.getFromY());
    transition.playFromStart();
  }

  /** Hangs the man on the pointer. */
  void drag(PieceView man, Projection projection, double x, double y) {
    if (hidden != man) {
      stop();
      lift(man, projection);
    }
    double size = projection.pieceSize();
    ghost.relocate(x - size / 2, y - size * (projection.upright() ? 0.8 : 0.5));
  }

  /** Ends a flight or drag at once: the man stands on its cell. */
  void stop() {
    transition.stop();
    if (hidden != null) {
      hidden.setOpacity(1);
      hidden = null;
    }
    ghost.setPiece(null);
    ghost.setTranslateX(0);
    ghost.setTranslateY(0);
  }

  private void lift(PieceView man, Projection projection) {
    ghost.setSize(projection.pieceSize());
    ghost.setPiece(man.piece());
    hidden = man;
    man.setOpacity(0);
  }
}
