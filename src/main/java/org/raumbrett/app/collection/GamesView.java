package org.raumbrett.app.collection;

import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.List;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.raumbrett.app.action.Tips;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.app.model.WhenSeen;
import org.raumbrett.app.words.Words;

/** The games of the document in a list, with a field to search them. A click opens one. */
public final class GamesView extends VBox {
  private static final Duration TYPING_PAUSE = Duration.millis(200);

  private final Desk desk;
  private final Words words;
  private final GamesModel model;
  private final TextField field = new TextField();
  private final Label count = new Label();
  private final ListView<Integer> list;
  private final List<GameCell> cells = new ArrayList<>();
  private final MoveCounts counts;
  private GameLines.Numbers numbers;
  private int sitting;

  /**
   * The list of that desk's games.
   *
   * @param model which of them are listed
   * @param seen whether the list is in sight
   */
  public GamesView(
      Desk desk,
      GamesModel model,
      Tasks tasks,
      Words words,
      Scope scope,
      ObservableValue<Boolean> seen) {
    this.desk = desk;
    this.words = words;
    this.model = model;
    this.list = new ListView<>(model.shown());
    this.numbers = GameLines.Numbers.of(0, words);
    this.counts = new MoveCounts(desk, tasks, this::showAgain);
    getStyleClass().add("games");
    field.setId("games-search");
    field.setText(model.query());
    field.setPromptText(words.get("games.search"));
    field.setAccessibleText(words.get("games.search"));
    count.setId("games-count");
    count.getStyleClass().addAll(Styles.TEXT_SMALL, Styles.TEXT_MUTED);
    list.setId("games");
    list.setCellFactory(view -> cell());
    list.setPlaceholder(new Label(words.get("games.none")));
    VBox.setVgrow(list, Priority.ALWAYS);
    Button clear = new Button(null, new FontIcon(MaterialDesignC.CLOSE));
    clear.setId("games-clear");
    clear.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.FLAT);
    Tips.tell(clear, words.get("games.all"));
    clear.setAccessibleText(words.get("games.all"));
    clear.setOnAction(event -> field.clear());
    clear.disableProperty().bind(field.textProperty().isEmpty());
    HBox.setHgrow(field, Priority.ALWAYS);
    count.setMinWidth(0);
    count.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(count, Priority.ALWAYS);
    HBox listing = new HBox(4, count, new OrderControl(model, words, scope));
    listing.setAlignment(Pos.CENTER_LEFT);
    getChildren().addAll(new HBox(4, field, clear), listing, list);
    PauseTransition typing = new PauseTransition(TYPING_PAUSE);
    typing.setOnFinished(event -> model.search(field.getText()));
    field.textProperty().subscribe((old, now) -> typing.playFromStart());
    scope.atEnd(typing::stop);
    field.addEventFilter(KeyEvent.KEY_PRESSED, this::keyInField);
    list.addEventHandler(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (event.getCode() == KeyCode.ENTER) {
            open();
          }
        });
    // Else the list looks for rows, far down, that a shorter one has not got, and logs it.
    model.beforeListing(() -> list.scrollTo(0));
    WhenSeen current = new WhenSeen(seen, this::showCurrent);
    scope.onChange(
        desk.sittingProperty(),
        () -> {
          sitting = desk.sitting();
          current.ask();
        });
    WhenSeen again = new WhenSeen(seen, this::showAgain);
    scope.onChange(
        desk.gameProperty(),
        () -> {
          if (seen.getValue()) {
            showAgain(desk.gameIndex());
          } else {
            again.ask();
          }
        });
    scope.onChange(
        desk.documentProperty(),
        () -> {
          // That another game is looked at changes no row; an edit of the text may change all.
          if (sitting == desk.sitting()) {
            again.ask();
          }
        });
    // A change listener hears later than the list, which forgets its selection when it hears.
    ListChangeListener<Integer> listed =
        change -> {
          tellCount();
          current.ask();
          again.ask();
        };
    model.shown().addListener(listed);
    scope.atEnd(() -> model.shown().removeListener(listed));
    scope.onChange(model.searchingProperty(), this::tellCount);
    scope.onChange(model.percentProperty(), this::tellCount);
    scope.show(model.orderProperty(), this::tellOrder);
    tellCount();
    current.ask();
  }

  /** Puts the caret into the search field. */
  public void search() {
    field.requestFocus();
    field.selectAll();
  }

  private void tellCount() {
    int total = model.totalProperty().get();
    int shown = model.shown().size();
    count.setText(
        model.searchingProperty().get()
            ? busy()
            : shown == total
                ? words.format("games.count", total)
                : words.format("games.found", shown, total));
  }

  private String busy() {
    int percent = model.percentProperty().get();
    return percent == 0
        ? words.get(model.query().isBlank() ? "games.sorting" : "games.searching")
        : words.format("games.sorting.percent", percent);
  }

  private void tellOrder(GameOrder order) {
    list.setAccessibleText(
        words.get("games.title") + ", " + OrderControl.description(order, words));
  }

  /** The list may be in another tab and have no size yet: it is scrolled when it has one. */
  private void showCurrent() {
    int row = model.rowOf(desk.gameIndex());
    if (row >= 0) {
      list.getSelectionModel().clearAndSelect(row);
      Platform.runLater(() -> scrollTo(row));
    } else {
      list.getSelectionModel().clearSelection();
    }
  }

  /** What the rows say may have changed. New cells for the same would cost more. */
  private void showAgain() {
    List.copyOf(cells).forEach(GameCell::show);
  }

  private void showAgain(int index) {
    for (GameCell cell : List.copyOf(cells)) {
      if (Integer.valueOf(index).equals(cell.getItem())) {
        cell.show();
      }
    }
  }

  private void scrollTo(int row) {
    boolean inSight =
        cells.stream()
            .filter(cell -> cell.getIndex() == row && cell.isVisible())
            .anyMatch(
                cell ->
                    list.getLayoutBounds()
                        .contains(list.sceneToLocal(cell.localToScene(cell.getLayoutBounds()))));
    if (!inSight) {
      list.scrollTo(Math.max(0, row - 2));
    }
  }

  private void keyInField(KeyEvent event) {
    int step =
        switch (event.getCode()) {
          case DOWN -> 1;
          case UP -> -1;
          default -> 0;
        };
    if (step != 0) {
      int row = list.getSelectionModel().getSelectedIndex() + step;
      if (row >= 0 && row < model.shown().size()) {
        list.getSelectionModel().clearAndSelect(row);
        scrollTo(row);
      }
      event.consume();
    } else if (event.getCode() == KeyCode.ENTER) {
      if (list.getSelectionModel().isEmpty() && !model.shown().isEmpty()) {
        list.getSelectionModel().clearAndSelect(0);
      }
      open();
      event.consume();
    }
  }

  private void open() {
    Integer index = list.getSelectionModel().getSelectedItem();
    if (index != null && index != desk.gameIndex()) {
      desk.select(index);
    }
  }

  private @Nullable GameLines lines(int index) {
    int count = desk.games().size();
    return index >= count
        ? null
        : GameLines.of(index, numbers(count), desk.tags(index), counts.plies(index), words);
  }

  private GameLines.Numbers numbers(int count) {
    if (numbers.count() != count) {
      numbers = GameLines.Numbers.of(count, words);
    }
    return numbers;
  }

  private GameCell cell() {
    GameCell cell = new GameCell(this::lines);
    cell.setOnMouseClicked(event -> open());
    cells.add(cell);
    return cell;
  }
}
