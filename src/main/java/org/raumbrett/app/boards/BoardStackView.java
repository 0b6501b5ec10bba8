package org.raumbrett.app.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.function.Consumer;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Move;
import org.raumbrett.board.Piece;
import org.raumbrett.board.Position;
import org.raumbrett.board.Setup;
import org.raumbrett.board.Side;

/**
 * The five-level board. It shows a {@link #positionProperty() position} in one of two layouts,
 * marks what helps to see in space, and reports the moves the user plays; it never changes the
 * position itself. A step to another position changes only the cells that differ.
 *
 * <p>Its colours are looked-up colours named {@code -rb-…}; a scene root with the style class
 * {@code dark} gets the dark ones.
 */
public final class BoardStackView extends BoardProperties {
  private final List<LevelNode> levels = new ArrayList<>();
  private final List<CellNode> cells = new ArrayList<>();
  private final ArrowLayer arrowLayer = new ArrowLayer();
  private final MoveFlight flight = new MoveFlight();
  private final PromotionChooser chooser = new PromotionChooser();
  private BoardWords words = BoardWords.ofDefaultLocale();
  private @Nullable Projection projection;
  private @Nullable PieceView guest;
  private boolean marksChanged = true;

  /** An interactive board in the start position, seen from White's side as a Stack. */
  public BoardStackView() {
    getStyleClass().addAll("board-stack", "rb-boards");
    setAccessibleRole(AccessibleRole.PARENT);
    setFocusTraversable(true);
    setMinSize(240, 240);
    setPrefSize(560, 560);
    for (int level = 0; level < 5; level++) {
      LevelNode node = new LevelNode(level, this);
      levels.add(node);
      cells.addAll(node.cells());
    }
    getChildren().addAll(levels);
    getChildren().addAll(arrowLayer, flight, chooser);
    for (Cell cell : Cell.ALL) {
      cells.get(cell.index()).setMan(position.get().pieceAt(cell));
    }
    listen();
    new BoardMouse(this).install();
  }

  private void listen() {
    position.addListener((observed, before, after) -> showPosition(before, after));
    setup.addListener(observed -> showSetup());
    for (ObservableValue<?> value :
        List.of(layout, viewpoint, stackView, widthProperty(), heightProperty())) {
      value.addListener((observed, before, after) -> fitAgain());
    }
    colouring.addListener(observed -> cells.forEach(cell -> cell.setColouring(colouring.get())));
    for (ObservableValue<?> value :
        List.of(
            lastMove, selectedCell, hoveredCell, cursorCell, shownAttackers, showUnicornClasses)) {
      value.addListener(observed -> markAgain());
    }
    arrows.addListener((ListChangeListener<BoardArrow>) change -> markAgain());
    focusWithinProperty().addListener(observed -> markAgain());
    focusVisibleProperty()
        .addListener(
            (observed, before, visible) -> {
              if (visible) {
                moveCursor(0, 0, 0);
              }
            });
  }

  /** Changes the language of what is said to screen readers. */
  public void setMessages(ResourceBundle bundle) {
    words = new BoardWords(bundle);
    setAccessibleText(words.word("board.name"));
  }

  // ---------------------------------------------------------------- acting on it

  /** Turns and tilts the Stack; see {@link StackView}. */
  public void turn(double moreTurn, double moreTilt) {
    stackView.set(stackView.get().turned(moreTurn, moreTilt));
  }

  /** Spreads the levels of the Stack, or pushes them together if negative. */
  public void spread(double more) {
    stackView.set(stackView.get().spreadBy(more));
  }

  /** Looks at the Stack as at first. */
  public void resetView() {
    stackView.set(StackView.DEFAULT);
  }

  /**
   * Moves the keyboard's cursor, as the viewer sees it, and gives it the focus. The first call
   * makes it appear.
   *
   * @param right cells to the right
   * @param away cells away from the viewer
   * @param up levels up
   */
  public void moveCursor(int right, int away, int up) {
    // Where the mouse was left lying is no longer what the user looks at.
    setHovered(null);
    Cell cursor = cursorCell.get();
    if (cursor == null) {
      Cell start = selectedCell.get();
      cursorCell.set(start != null ? start : firstCursor());
    } else {
      int sign = viewpoint.get() == Side.WHITE ? 1 : -1;
      cursorCell.set(
          Cell.of(
              clamp(cursor.level() + up),
              clamp(cursor.file() + sign * right),
              clamp(cursor.rank() + sign * away)));
    }
    cells.get(Objects.requireNonNull(cursorCell.get()).index()).ground().requestFocus();
  }

  /** Puts the keyboard's cursor on the cell seen at the point, in this view's pixels. */
  public @Nullable Cell pointAt(double x, double y) {
    Cell cell = cellSeenAt(x, y);
    cursorCell.set(cell);
    if (cell != null) {
      node(cell).ground().requestFocus();
    }
    return cell;
  }

  /**
   * Ends what is under way, so that a picture can be taken: no glide, nothing under the pointer.
   */
  public void settle() {
    flight.stop();
    setHovered(null);
    hideCursor();
    applyCss();
    layout();
  }

  private Cell firstCursor() {
    Position shown = position.get();
    return setup.get() == null ? shown.king(shown.sideToMove()) : Cell.of(2, 2, 2);
  }

  /** Hides the keyboard's cursor. */
  public void hideCursor() {
    cursorCell.set(null);
  }

  /** Picks the man under the cursor, or puts the picked one there if that is a legal move. */
  public void pickOrPut() {
    Cell cursor = cursorCell.get();
    if (cursor == null) {
      moveCursor(0, 0, 0);
    } else {
      click(cursor);
    }
  }

  /** Picks the cell, as a click on it would; null for none. */
  public void select(@Nullable Cell cell) {
    chooser.close();
    selectedCell.set(cell);
  }

  /**
   * Returns whether the user is being asked what a pawn becomes; keys belong to the choice then.
   */
  public boolean isChoosingPromotion() {
    return chooser.isVisible();
  }

  /** Takes back a selection and closes the choice of a promotion; returns whether there was any. */
  public boolean cancel() {
    boolean any = chooser.isVisible() || selectedCell.get() != null;
    select(null);
    return any;
  }

  /** A click on the cell: plays the selected man there if it may go, else picks the cell. */
  void click(Cell cell) {
    CellEditor editing = editing();
    if (editing != null) {
      editing.click(cell);
      return;
    }
    Cell from = selectedCell.get();
    if (from != null && from != cell && play(from, cell, true)) {
      return;
    }
    boolean again = cell == from || position.get().pieceAt(cell) == null;
    select(again ? null : cell);
  }

  /** A man was carried to the cell, or beside the boards: plays it there if it may go. */
  void drop(Cell from, @Nullable Cell to) {
    CellEditor editing = editing();
    if (editing != null) {
      select(null);
      if (to != from) {
        editing.carry(from, to);
      }
    } else if (to != null && to != from) {
      play(from, to, false);
    }
  }

  /** Returns who changes the men, null while the board is played on. */
  @Nullable CellEditor editing() {
    return setup.get() == null ? null : editor.get();
  }

  private @Nullable Piece manAt(Cell cell) {
    Setup shown = setup.get();
    return shown == null ? position.get().pieceAt(cell) : shown.pieceAt(cell);
  }

  /** Plays the move if it is legal, asking for the promotion; returns whether it is legal. */
  boolean play(Cell from, Cell to, boolean glide) {
    if (!interactive.get()) {
      return false;
    }
    List<Move> moves =
        position.get().legalMoves().stream()
            .filter(move -> move.from() == from && move.to() == to)
            .toList();
    if (moves.isEmpty()) {
      return false;
    }
    if (moves.size() == 1) {
      report(moves.get(0), glide);
    } else {
      chooser.open(moves, position.get().sideToMove(), words, move -> report(move, glide));
      chooser.placeAt(projection(), to, getWidth(), getHeight());
    }
    return true;
  }

  private void report(Move move, boolean glide) {
    select(null);
    Consumer<Move> handler = onMove.get();
    if (handler != null) {
      flight.setHeld(!glide);
      handler.accept(move);
      flight.setHeld(false);
    }
  }

  void setHovered(@Nullable Cell cell) {
    hoveredCell.set(cell);
  }

  boolean mayMove(Cell cell) {
    Piece man = manAt(cell);
    boolean movable = editing() != null || isOfSideToMove(man);
    return interactive.get() && man != null && movable;
  }

  private boolean isOfSideToMove(@Nullable Piece man) {
    return man != null && man.side() == position.get().sideToMove();
  }

  /** Shows a man that is carried in from outside, at a point of this view. */
  public void carryGuest(Piece man, double x, double y) {
    PieceView shown = guest;
    if (shown == null || shown.piece() != man) {
      shown = new PieceView(man, projection().pieceSize());
      guest = shown;
    }
    flight.drag(shown, projection(), x, y);
    setHovered(projection().cellAt(x, y));
  }

  /** Shows no man from outside any more. */
  public void dropGuest() {
    guest = null;
    flight.stop();
    setHovered(null);
  }

  /** Returns the cell whose ground is at the point of the scene, null if there is none. */
  public @Nullable Cell cellAtScene(double sceneX, double sceneY) {
    Point2D point = sceneToLocal(sceneX, sceneY);
    return projection().cellAt(point.getX(), point.getY());
  }

  /** Returns the cell whose man, or else whose ground, is seen at the point; null beside them. */
  @Nullable Cell cellSeenAt(double x, double y) {
    Projection fitted = projection();
    for (int level = 4; level >= Math.max(0, fitted.levelAt(x, y)); level--) {
      for (int row = 0; row < 5; row++) {
        for (int column = 0; column < 5; column++) {
          Cell cell = fitted.cell(level, column, row);
          PieceView man = cells.get(cell.index()).manView();
          if (man != null && man.covers(x - man.getLayoutX(), y - man.getLayoutY())) {
            return cell;
          }
        }
      }
    }
    return fitted.cellAt(x, y);
  }

  MoveFlight flight() {
    return flight;
  }

  CellNode node(Cell cell) {
    return cells.get(cell.index());
  }

  /** Returns the words a screen reader says for the cell. */
  public String describe(Cell cell) {
    applyMarks();
    return words.cell(cell, manAt(cell), cells.get(cell.index()).marks());
  }

  /** Returns words such as "white unicorn" for what stands on the cell, "empty" for nothing. */
  public String describeMan(Cell cell) {
    return words.man(manAt(cell));
  }

  // ---------------------------------------------------------------- drawing

  Projection projection() {
    Projection fitted = projection;
    if (fitted == null) {
      fitted = layout.get().fit(getWidth(), getHeight(), stackView.get(), viewpoint.get());
      projection = fitted;
      for (LevelNode level : levels) {
        level.layout(fitted);
      }
      marksChanged = true;
    }
    return fitted;
  }

  private void fitAgain() {
    flight.stop();
    chooser.close();
    projection = null;
    requestLayout();
  }

  private void markAgain() {
    marksChanged = true;
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    projection();
    applyMarks();
  }

  private void applyMarks() {
    if (!marksChanged) {
      return;
    }
    marksChanged = false;
    MarkMap.Focus focus =
        new MarkMap.Focus(
            selectedCell.get(),
            hoveredCell.get(),
            isFocusWithin() ? cursorCell.get() : null,
            shownAttackers.get(),
            showUnicornClasses.get());
    boolean playing = setup.get() == null;
    int[] marks =
        playing ? MarkMap.of(position.get(), lastMove.get(), focus) : MarkMap.whileSettingUp(focus);
    for (CellNode cell : cells) {
      cell.setMarks(marks[cell.cell().index()]);
    }
    // The last move's arrow would lie over the targets of the man that is picked.
    Move arrowed = selectedCell.get() == null ? lastMove.get() : null;
    arrowLayer.show(
        playing ? DrawnArrow.all(position.get(), arrowed, arrows, shownAttackers.get()) : List.of(),
        projection(),
        position.get());
  }

  private void showSetup() {
    flight.stop();
    select(null);
    for (Cell cell : Cell.ALL) {
      cells.get(cell.index()).setMan(manAt(cell));
    }
    markAgain();
  }

  private void showPosition(Position before, Position after) {
    if (setup.get() != null) {
      return;
    }
    flight.stop();
    select(null);
    List<Cell> changed = new ArrayList<>();
    for (Cell cell : Cell.ALL) {
      if (before.pieceAt(cell) != after.pieceAt(cell)) {
        changed.add(cell);
        cells.get(cell.index()).setMan(after.pieceAt(cell));
      }
    }
    Move glide = animated.get() ? MoveFlight.between(before, after, changed) : null;
    if (glide != null && projection != null && getScene() != null) {
      flight.start(cells.get(glide.to().index()), glide.from(), projection);
    }
    markAgain();
  }

  @Override
  public String getUserAgentStylesheet() {
    return BoardSheet.URL;
  }

  private static int clamp(int coordinate) {
    return Math.max(0, Math.min(4, coordinate));
  }
}
