package org.raumbrett.app.text;

import atlantafx.base.theme.Styles;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.collections.FXCollections;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.control.skin.VirtualFlow;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Document;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.words.Words;
import org.raumbrett.rgn.Problem;
import org.raumbrett.rgn.QuickFix;
import org.raumbrett.rgn.RgnDocument;

/** What is wrong with the text, if anything is: a click on a problem shows its place. */
public final class ProblemsPanel extends VBox {
  /** So many problems are in sight at once. */
  static final int VISIBLE = 3;

  private static final double ROW = 46;

  private final Desk desk;
  private final Words words;
  private final Label heading = new Label();
  private final ListView<Problem> list = new ListView<>();

  private int sitting = -1;

  /** For a file of several games, in which of them a problem is, from 1. */
  private final Map<Problem, Integer> games = new HashMap<>();

  /**
   * The problems of the desk's document.
   *
   * @param text puts a problem right
   * @param shower shows a problem's place in the text
   */
  public ProblemsPanel(
      Desk desk, GameTextView text, Words words, Scope scope, Consumer<Problem> shower) {
    this.desk = desk;
    this.words = words;
    FixFinder finder = text.finder();
    getStyleClass().add("problems");
    heading.getStyleClass().add("problems-heading");
    list.setId("problems");
    list.setFocusTraversable(true);
    list.setCellFactory(
        view ->
            new ProblemCell(
                words,
                this::place,
                shower,
                text::fix,
                (problem, receiver) -> finder.find(desk.document().content(), problem, receiver)));
    list.setOnKeyPressed(event -> pressed(event, shower, text::fix));
    list.setFixedCellSize(ROW);
    list.getStyleClass().add(Styles.DENSE);
    getChildren().addAll(heading, list);
    scope.show(desk.documentProperty(), this::show);
  }

  private String place(Problem problem) {
    String place =
        words.format(
            "problems.place", Integer.toString(problem.line()), Integer.toString(problem.column()));
    Integer game = games.get(problem);
    return game == null
        ? place
        : words.format("problems.game", Integer.toString(game)) + "\n" + place;
  }

  /** Enter does what a click does, the space bar puts the problem right. */
  private void pressed(KeyEvent event, Consumer<Problem> shower, Consumer<Problem> fixer) {
    Problem problem = list.getSelectionModel().getSelectedItem();
    boolean shows = event.getCode() == KeyCode.ENTER;
    if (problem != null && (shows || event.getCode() == KeyCode.SPACE)) {
      (shows ? shower : fixer).accept(problem);
      event.consume();
    }
  }

  private int firstVisible() {
    if (list.lookup(".virtual-flow") instanceof VirtualFlow<?> flow
        && flow.getFirstVisibleCell() != null) {
      return flow.getFirstVisibleCell().getIndex();
    }
    return 0;
  }

  private void show(Document document) {
    RgnDocument content = document.content();
    boolean any = content.problemCount() > 0;
    setVisible(any);
    setManaged(any);
    if (!any) {
      if (!list.getItems().isEmpty()) {
        list.setItems(FXCollections.observableArrayList());
      }
      return;
    }
    games.clear();
    for (int i = 0; i < content.games().size() && content.games().size() > 1; i++) {
      int number = i + 1;
      content.games().get(i).problems().forEach(problem -> games.put(problem, number));
    }
    int top = sitting == desk.sitting() ? firstVisible() : 0;
    sitting = desk.sitting();
    int chosen = list.getSelectionModel().getSelectedIndex();
    list.setItems(FXCollections.observableList(content.problems()));
    // A cell whose problem is equal would not ask again whether there is a fix.
    list.refresh();
    if (top > 0) {
      list.scrollTo(Math.min(top, content.problems().size() - 1));
    }
    if (list.isFocused() && chosen >= 0) {
      list.getSelectionModel().select(Math.min(chosen, content.problems().size() - 1));
    }
    int errors = content.errorCount();
    int warnings = content.warningCount();
    String count =
        errors > 0 && warnings > 0
            ? words.format("problems.both", errors, warnings)
            : errors > 0
                ? words.format("problems.errors", errors)
                : words.format("problems.warnings", warnings);
    boolean more = content.problemCount() > content.problems().size();
    heading.setText(
        more ? count + " " + words.format("problems.first", content.problems().size()) : count);
    FontIcon icon =
        new FontIcon(
            errors > 0 ? MaterialDesignC.CLOSE_CIRCLE_OUTLINE : MaterialDesignA.ALERT_OUTLINE);
    icon.getStyleClass().add(errors > 0 ? "error-icon" : "warning-icon");
    heading.setGraphic(icon);
    int rows = Math.min(VISIBLE, content.problems().size());
    list.setPrefHeight(rows * ROW + 2);
    list.setMinHeight(rows * ROW + 2);
  }

  private static final class ProblemCell extends ListCell<Problem> {
    private final Words words;
    private final Label place = new Label();
    private final Label message = new Label();
    private final FontIcon icon = new FontIcon();
    private final Button fix = new Button();
    private final HBox row = new HBox(icon, place, message, fix);
    private final Function<Problem, String> placer;
    private final BiConsumer<Problem, Consumer<@Nullable QuickFix>> finder;

    ProblemCell(
        Words words,
        Function<Problem, String> placer,
        Consumer<Problem> shower,
        Consumer<Problem> fixer,
        BiConsumer<Problem, Consumer<@Nullable QuickFix>> finder) {
      this.words = words;
      this.placer = placer;
      this.finder = finder;
      fix.getStyleClass().addAll(Styles.SMALL, "fix");
      fix.setMinWidth(Region.USE_PREF_SIZE);
      // The keys are the list's: they are about the chosen row.
      fix.setFocusTraversable(false);
      fix.setOnAction(
          event -> {
            if (getItem() != null) {
              fixer.accept(getItem());
            }
          });
      getStyleClass().add("problem");
      row.getStyleClass().add("problem-row");
      row.setAlignment(Pos.CENTER_LEFT);
      place.getStyleClass().addAll("problem-place", Styles.TEXT_SMALL);
      place.setMinWidth(Region.USE_PREF_SIZE);
      message.setWrapText(true);
      message.getStyleClass().add(Styles.TEXT_SMALL);
      message.setMaxWidth(Double.MAX_VALUE);
      HBox.setHgrow(message, Priority.ALWAYS);
      setPrefWidth(0);
      setOnMouseClicked(
          event -> {
            if (getItem() != null) {
              shower.accept(getItem());
            }
          });
    }

    @Override
    protected void updateItem(@Nullable Problem problem, boolean empty) {
      super.updateItem(problem, empty);
      setText(null);
      if (problem == null || empty) {
        setGraphic(null);
        return;
      }
      place.setText(placer.apply(problem));
      message.setText(problem.message(words.locale()));
      icon.setIconCode(problem.isError() ? MaterialDesignC.CLOSE_CIRCLE : MaterialDesignA.ALERT);
      icon.getStyleClass()
          .setAll("ikonli-font-icon", problem.isError() ? "error-icon" : "warning-icon");
      String kind = words.get(problem.isError() ? "problems.error" : "problems.warning");
      setAccessibleText(
          kind + ", " + place.getText().replace("\n", ", ") + ": " + message.getText());
      offer(null);
      finder.accept(
          problem,
          found -> {
            if (getItem() == problem) {
              offer(found);
            }
          });
      setGraphic(row);
    }

    private void offer(@Nullable QuickFix found) {
      boolean several = found != null && found.places() > 1;
      fix.setText(
          several
              ? words.format("problems.fix.places", found.places())
              : words.get("problems.fix"));
      fix.setVisible(found != null);
      fix.setManaged(found != null);
      fix.setTooltip(found == null ? null : new Tooltip(found.label(words.locale())));
      fix.setAccessibleText(found == null ? null : found.label(words.locale()));
    }
  }
}
