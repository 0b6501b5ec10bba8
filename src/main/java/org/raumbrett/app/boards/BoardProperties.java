package org.raumbrett.app.boards;

import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Setup;
import org.raumbrett.board.Side;

/** What a {@link BoardStackView} shows and how, as properties. */
public abstract class BoardProperties extends Region {
  final ObjectProperty<Position> position = new SimpleObjectProperty<>(Position.START);
  final ObjectProperty<@Nullable Setup> setup = new SimpleObjectProperty<>();
  final ObjectProperty<@Nullable CellEditor> editor = new SimpleObjectProperty<>();
  final ObjectProperty<@Nullable Move> lastMove = new SimpleObjectProperty<>();
  final ObservableList<BoardArrow> arrows = FXCollections.observableArrayList();
  final ObjectProperty<BoardLayout> layout = new SimpleObjectProperty<>(BoardLayout.STACK);
  final ObjectProperty<Side> viewpoint = new SimpleObjectProperty<>(Side.WHITE);
  final ObjectProperty<CellColouring> colouring =
      new SimpleObjectProperty<>(CellColouring.TWO_TONE);
  final BooleanProperty interactive = new SimpleBooleanProperty(true);
  final BooleanProperty animated = new SimpleBooleanProperty(true);
  final BooleanProperty showUnicornClasses = new SimpleBooleanProperty();
  final ObjectProperty<@Nullable Cell> shownAttackers = new SimpleObjectProperty<>();
  final ObjectProperty<StackView> stackView = new SimpleObjectProperty<>(StackView.DEFAULT);
  final ObjectProperty<@Nullable Consumer<Move>> onMove = new SimpleObjectProperty<>();
  final ReadOnlyObjectWrapper<@Nullable Cell> selectedCell = new ReadOnlyObjectWrapper<>();
  final ReadOnlyObjectWrapper<@Nullable Cell> hoveredCell = new ReadOnlyObjectWrapper<>();
  final ReadOnlyObjectWrapper<@Nullable Cell> cursorCell = new ReadOnlyObjectWrapper<>();

  BoardProperties() {}

  /** The position shown. A change clears the selection. */
  public ObjectProperty<Position> positionProperty() {
    return position;
  }

  public Position getPosition() {
    return position.get();
  }

  public void setPosition(Position shown) {
    position.set(shown);
  }

  /**
   * What is being set up: shown instead of the position, and the {@link #editorProperty} hears of
   * clicks and of men carried about. Null while the board is played on.
   */
  public ObjectProperty<@Nullable Setup> setupProperty() {
    return setup;
  }

  /** Who changes what is being set up. */
  public ObjectProperty<@Nullable CellEditor> editorProperty() {
    return editor;
  }

  /** The move that led to the position; marked on both cells and drawn as an arrow. */
  public ObjectProperty<@Nullable Move> lastMoveProperty() {
    return lastMove;
  }

  public void setLastMove(@Nullable Move move) {
    lastMove.set(move);
  }

  /** The arrows drawn besides that of the last move. */
  public ObservableList<BoardArrow> getArrows() {
    return arrows;
  }

  /** Stack or Flat. */
  public ObjectProperty<BoardLayout> layoutProperty() {
    return layout;
  }

  /** The side from which the board is seen. */
  public ObjectProperty<Side> viewpointProperty() {
    return viewpoint;
  }

  /** What the cells' colours tell. */
  public ObjectProperty<CellColouring> colouringProperty() {
    return colouring;
  }

  /** Whether the user can play moves here. Selecting and looking always works. */
  public BooleanProperty interactiveProperty() {
    return interactive;
  }

  /** Whether a moved man glides to its cell. */
  public BooleanProperty animatedProperty() {
    return animated;
  }

  /** Whether the cells are marked that each side's unicorns can in principle come to. */
  public BooleanProperty showUnicornClassesProperty() {
    return showUnicornClasses;
  }

  /** The cell whose attackers of both sides are marked; null for none. */
  public ObjectProperty<@Nullable Cell> shownAttackersProperty() {
    return shownAttackers;
  }

  /** How the Stack is turned, tilted and spread. */
  public ObjectProperty<StackView> stackViewProperty() {
    return stackView;
  }

  /** Called with each legal move the user plays, the promotion already chosen. */
  public ObjectProperty<@Nullable Consumer<Move>> onMoveProperty() {
    return onMove;
  }

  public void setOnMove(@Nullable Consumer<Move> handler) {
    onMove.set(handler);
  }

  /** The cell the user has picked. */
  public ReadOnlyObjectProperty<@Nullable Cell> selectedCellProperty() {
    return selectedCell.getReadOnlyProperty();
  }

  /** The cell under the pointer. */
  public ReadOnlyObjectProperty<@Nullable Cell> hoveredCellProperty() {
    return hoveredCell.getReadOnlyProperty();
  }

  /** The cell under the keyboard's cursor; null until it is first moved. */
  public ReadOnlyObjectProperty<@Nullable Cell> cursorCellProperty() {
    return cursorCell.getReadOnlyProperty();
  }
}
