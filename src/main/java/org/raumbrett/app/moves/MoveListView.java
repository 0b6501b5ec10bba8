package org.raumbrett.app.moves;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import org.raumbrett.app.action.ClickFocus;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.model.WhenSeen;
import org.raumbrett.app.words.Words;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;

/**
 * The moves of the game in numbered rows, with verdicts, comments and variations. A click goes to a
 * move; the current one is always in sight. Only visible rows exist as nodes.
 */
public final class MoveListView extends StackPane {
  /** Rows kept in sight beyond the current one. */
  private static final int MARGIN = 2;

  private static final int ATTEMPTS = 4;

  /** So many changed rows are replaced one by one. */
  private static final int FEW = 4;

  /** Room for three rows at least. */
  private static final double MIN_HEIGHT = 84;

  private final Desk desk;
  private final ObservableList<MoveRow> rows = FXCollections.observableArrayList();
  private final ListView<MoveRow> list = ClickFocus.list(rows);
  private final MoveTexts texts;
  private final List<MoveCell> cells = new ArrayList<>();
  private int wanted;
  private int attempts;
  private boolean replaced;

  /**
   * The moves of the desk's game.
   *
   * @param visible the game as far as it may be seen
   * @param seen whether the list is in sight
   */
  public MoveListView(
      Desk desk,
      ObservableValue<Game> visible,
      Words words,
      Scope scope,
      ObservableValue<Boolean> seen) {
    this.desk = desk;
    getStyleClass().add("move-list");
    texts = new MoveTexts(words);
    list.setId("moves");
    list.setAccessibleText(words.get("moves.title"));
    list.setCellFactory(view -> newCell());
    getChildren().add(list);
    setMinHeight(MIN_HEIGHT);
    setPrefHeight(MIN_HEIGHT);
    list.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    list.focusedProperty().subscribe(() -> list.getSelectionModel().clearAndSelect(wanted));
    WhenSeen game = new WhenSeen(seen, () -> showGame(visible.getValue()));
    WhenSeen place = new WhenSeen(seen, () -> showPlace(desk.place().path()));
    scope.show(visible, changed -> game.ask());
    scope.show(desk.placeProperty(), changed -> place.ask());
    list.heightProperty().subscribe(() -> showPlace(desk.place().path()));
  }

  /** Enter goes to the first move of the row, or on to the row's next if that is where one is. */
  private void pressed(KeyEvent event) {
    MoveRow row = list.getFocusModel().getFocusedItem();
    if (event.getCode() == KeyCode.ENTER && row != null) {
      row.after(desk.place().path()).ifPresent(desk::goTo);
      event.consume();
    }
  }

  private MoveCell newCell() {
    MoveCell cell = new MoveCell(texts, desk::goTo);
    cell.mark(desk.place().path());
    cells.add(cell);
    return cell;
  }

  /**
   * Replaces only the rows that differ: an analysis changes one at a time. Of another game all rows
   * differ; each change alone would make the list look at every row again.
   */
  private void showGame(Game game) {
    texts.use(desk.positions());
    List<MoveRow> wanted = MoveRows.of(game);
    int common = Math.min(rows.size(), wanted.size());
    List<Integer> differing = new ArrayList<>();
    for (int i = 0; i < common; i++) {
      if (!rows.get(i).sameAs(wanted.get(i))) {
        differing.add(i);
      }
    }
    if (differing.size() > Math.max(FEW, common / 2)) {
      rows.setAll(wanted);
      replaced = true;
      return;
    }
    differing.forEach(i -> rows.set(i, wanted.get(i)));
    if (rows.size() > common) {
      rows.remove(common, rows.size());
    } else if (wanted.size() > common) {
      rows.addAll(wanted.subList(common, wanted.size()));
    }
  }

  private void showPlace(GamePath path) {
    cells.forEach(cell -> cell.mark(path));
    wanted = rowOf(path);
    if (replaced) {
      // Else another game's rows are laid out first where the old one was left.
      replaced = false;
      list.scrollTo(Math.max(0, wanted - MARGIN));
    }
    attempts = ATTEMPTS;
    requestLayout();
  }

  /**
   * The rows' heights are known only after they have been laid out, and a far jump may need a
   * second look: until the wanted row is in sight, each layout brings it nearer.
   */
  @Override
  protected void layoutChildren() {
    super.layoutChildren();
    while (attempts > 0) {
      attempts--;
      if (list.getSkin() == null) {
        list.applyCss();
      }
      list.layout();
      if (list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow && isInSight(flow)) {
        attempts = 0;
      }
    }
  }

  /** Returns whether the wanted row is in sight; else scrolls towards it. */
  private boolean isInSight(VirtualFlow<?> flow) {
    var first = flow.getFirstVisibleCell();
    var last = flow.getLastVisibleCell();
    if (first == null || last == null) {
      return true;
    }
    int visible = last.getIndex() - first.getIndex();
    if (wanted < first.getIndex() + MARGIN && first.getIndex() > 0) {
      list.scrollTo(Math.max(0, wanted - MARGIN));
      return false;
    }
    int end = rows.size() - 1;
    boolean endSeen = last.getIndex() == end && bottom(last) <= flow.getHeight() + 1;
    if (wanted > last.getIndex() - MARGIN && !endSeen) {
      list.scrollTo(
          wanted + MARGIN >= end ? end : Math.max(0, wanted - Math.max(1, visible - MARGIN)));
      return false;
    }
    return true;
  }

  private static double bottom(Node cell) {
    return cell.getBoundsInParent().getMaxY();
  }

  /** Returns the row that shows the place's move, 0 at the start. */
  private int rowOf(GamePath path) {
    if (path.ply() == 0) {
      return 0;
    }
    for (int i = rows.size() - 1; i >= 0; i--) {
      if (rows.get(i).leadsTo(path)) {
        return i;
      }
    }
    return 0;
  }
}
