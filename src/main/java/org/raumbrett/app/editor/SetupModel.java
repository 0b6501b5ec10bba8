package org.raumbrett.app.editor;

import java.util.ArrayDeque;
import java.util.Deque;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.boards.CellEditor;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Piece;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.RfenException;
import org.raumbrett.board.Setup;
import org.raumbrett.board.Side;

/** The position being set up, the man in hand, and every way to change them. */
public final class SetupModel implements CellEditor {
  /** The largest clock and move number that can be set. */
  public static final int GREATEST_NUMBER = 999_999;

  private final ReadOnlyObjectWrapper<Setup> setup;
  private final ObjectProperty<@Nullable Piece> hand =
      new SimpleObjectProperty<>(Piece.of(Side.WHITE, PieceKind.PAWN));
  private final ReadOnlyObjectWrapper<@Nullable RfenException> textFault =
      new ReadOnlyObjectWrapper<>();
  private final Deque<Setup> before = new ArrayDeque<>();
  private final Deque<Setup> after = new ArrayDeque<>();
  private final ReadOnlyBooleanWrapper canUndo = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper canRedo = new ReadOnlyBooleanWrapper();

  /** Begins with that position. */
  public SetupModel(Setup start) {
    setup = new ReadOnlyObjectWrapper<>(start);
  }

  /** Returns what is set up. */
  public ReadOnlyObjectProperty<Setup> setupProperty() {
    return setup.getReadOnlyProperty();
  }

  /** Returns what is set up. */
  public Setup setup() {
    return setup.get();
  }

  /** Returns the man that a click puts on a cell; null if a click empties it. */
  public ObjectProperty<@Nullable Piece> handProperty() {
    return hand;
  }

  /** Returns what is wrong with the text last read; null if nothing is. */
  public ReadOnlyObjectProperty<@Nullable RfenException> textFaultProperty() {
    return textFault.getReadOnlyProperty();
  }

  /** Returns whether a change can be taken back. */
  public ReadOnlyBooleanProperty canUndoProperty() {
    return canUndo.getReadOnlyProperty();
  }

  /** Returns whether a change can be done again. */
  public ReadOnlyBooleanProperty canRedoProperty() {
    return canRedo.getReadOnlyProperty();
  }

  /** Puts the man in hand on the cell; if it stands there already, takes it away. */
  @Override
  public void click(Cell cell) {
    Piece man = hand.get();
    change(setup().with(cell, setup().pieceAt(cell) == man ? null : man));
  }

  @Override
  public void remove(Cell cell) {
    change(setup().with(cell, null));
  }

  @Override
  public void carry(Cell from, @Nullable Cell to) {
    Piece man = setup().pieceAt(from);
    Setup without = setup().with(from, null);
    change(to == null ? without : without.with(to, man));
  }

  /** Puts a man on the cell, whatever is in hand. */
  public void put(Cell cell, Piece man) {
    change(setup().with(cell, man));
  }

  /** Takes all men off. */
  public void clear() {
    change(Setup.EMPTY);
  }

  /** Sets up the starting array. */
  public void startingArray() {
    change(Setup.of(Position.START));
  }

  /** Sets up that position. */
  public void set(Setup wanted) {
    change(wanted);
  }

  /** Gives the move to that side. */
  public void setSide(Side side) {
    change(setup().withSide(side));
  }

  /** Changes the plies since the last capture or pawn move; what is out of range is bounded. */
  public void setHalfmoveClock(int plies) {
    change(setup().withHalfmoveClock(Math.max(0, Math.min(GREATEST_NUMBER, plies))));
  }

  /** Changes the number of the move; what is out of range is bounded. */
  public void setFullMoveNumber(int number) {
    change(setup().withFullMoveNumber(Math.max(1, Math.min(GREATEST_NUMBER, number))));
  }

  /** Sets up what an RFEN text says; if it is none, only {@link #textFaultProperty} changes. */
  public void read(String text) {
    try {
      Setup read = Rfen.parseSetup(text);
      textFault.set(null);
      change(read);
    } catch (RfenException e) {
      textFault.set(e);
    }
  }

  /** Takes back the last change. */
  public void undo() {
    move(before, after);
  }

  /** Does again what was taken back. */
  public void redo() {
    move(after, before);
  }

  private void move(Deque<Setup> from, Deque<Setup> to) {
    Setup other = from.poll();
    if (other != null) {
      to.push(setup());
      show(other);
    }
  }

  private void change(Setup changed) {
    if (!changed.equals(setup())) {
      before.push(setup());
      after.clear();
      show(changed);
    }
  }

  private void show(Setup shown) {
    textFault.set(null);
    canUndo.set(!before.isEmpty());
    canRedo.set(!after.isEmpty());
    setup.set(shown);
  }
}
