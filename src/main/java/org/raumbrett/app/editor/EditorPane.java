package org.raumbrett.app.editor;

import atlantafx.base.theme.Styles;
import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.Spinner;
import javafx.scene.control.TextField;
import javafx.scene.control.TextFormatter;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.util.StringConverter;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignL;
import org.kordamp.ikonli.materialdesign2.MaterialDesignR;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.kordamp.ikonli.materialdesign2.MaterialDesignU;
import org.raumbrett.app.boards.BoardLayout;
import org.raumbrett.app.boards.BoardStackView;
import org.raumbrett.app.words.Words;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.RfenException;
import org.raumbrett.board.Setup;
import org.raumbrett.board.Side;

/** Sets up a position: the board, the men beside it, what is wrong, and the text below. */
public final class EditorPane extends BorderPane {
  private static final double SIDE_WIDTH = 296;

  private final SetupModel model;
  private final Words words;
  private final SetupWords remarks;
  private final BoardStackView board = new BoardStackView();
  private final VBox remarkLines = new VBox();
  private final TextField text = new TextField();
  private final Label textFault = new Label();
  private boolean showing;

  /** An editor of the model. */
  public EditorPane(SetupModel model, Words words) {
    this.model = model;
    this.words = words;
    this.remarks = new SetupWords(words);
    getStyleClass().add("editor");
    board.setId("editor-board");
    board.setMessages(words.bundle());
    board.editorProperty().set(model);
    board.setMinSize(200, 200);
    StackPane ground = new StackPane(board);
    ground.getStyleClass().add("board-ground");
    setCenter(ground);
    ScrollPane side = new ScrollPane(side());
    side.setFitToWidth(true);
    side.setMinWidth(SIDE_WIDTH + 24);
    side.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    side.getStyleClass().add("editor-side");
    setRight(side);
    setBottom(text());
    new EditorKeys(model, board, this::flip, this::changeLayout).install();
    model.setupProperty().subscribe(this::show);
    model.textFaultProperty().subscribe(this::showTextFault);
  }

  /** Returns the board. */
  public BoardStackView board() {
    return board;
  }

  private Node side() {
    Label men = heading("setup.men");
    HBox arrays =
        new HBox(
            button("setup.start", "setup-start", model::startingArray),
            button("setup.clear", "setup-clear", model::clear));
    arrays.setSpacing(6);
    HBox icons =
        new HBox(
            icon(MaterialDesignU.UNDO, "action.undo", model::undo, model.canUndoProperty()),
            icon(MaterialDesignR.REDO, "action.redo", model::redo, model.canRedoProperty()),
            icon(MaterialDesignS.SWAP_VERTICAL, "action.flip", this::flip, null),
            icon(MaterialDesignL.LAYERS_OUTLINE, "action.layout", this::changeLayout, null));
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    HBox top = new HBox(men, gap, icons);
    top.setAlignment(Pos.CENTER_LEFT);
    remarkLines.setId("setup-remarks");
    remarkLines.setSpacing(4);
    Label hint = new Label(words.get("setup.hint"));
    hint.setWrapText(true);
    hint.setMinHeight(Region.USE_PREF_SIZE);
    hint.getStyleClass().addAll(Styles.TEXT_MUTED, Styles.TEXT_SMALL);
    VBox side =
        new VBox(top, new Palette(model, board, words), arrays, numbers(), remarkLines, hint);
    side.setSpacing(8);
    side.setPrefWidth(SIDE_WIDTH);
    return side;
  }

  private Label heading(String key) {
    Label label = new Label(words.get(key));
    label.getStyleClass().add(Styles.TEXT_BOLD);
    return label;
  }

  private Button button(String key, String id, Runnable work) {
    Button button = new Button(words.get(key));
    button.setId(id);
    button.setOnAction(event -> work.run());
    button.setMinWidth(Region.USE_PREF_SIZE);
    return button;
  }

  private Button icon(
      Ikon ikon, String key, Runnable work, @Nullable ObservableValue<Boolean> possible) {
    Button button = new Button("", new FontIcon(ikon));
    button.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.FLAT);
    button.setTooltip(new Tooltip(words.get(key)));
    button.setAccessibleText(words.get(key));
    button.setOnAction(event -> work.run());
    if (possible != null) {
      button.disableProperty().bind(possible.map(can -> !can));
    }
    return button;
  }

  private Node numbers() {
    ToggleGroup group = new ToggleGroup();
    HBox sides = new HBox(side(Side.WHITE, group), side(Side.BLACK, group));
    Spinner<Integer> number = new Spinner<>(1, SetupModel.GREATEST_NUMBER, 1);
    prepare(number, "setup-number", "setup.number");
    number.valueProperty().subscribe((old, now) -> changed(() -> model.setFullMoveNumber(now)));
    Spinner<Integer> clock = new Spinner<>(0, SetupModel.GREATEST_NUMBER, 0);
    prepare(clock, "setup-clock", "setup.clock");
    clock.valueProperty().subscribe((old, now) -> changed(() -> model.setHalfmoveClock(now)));
    model
        .setupProperty()
        .subscribe(
            setup -> {
              showing = true;
              number.getValueFactory().setValue(setup.fullMoveNumber());
              clock.getValueFactory().setValue(setup.halfmoveClock());
              group.selectToggle(group.getToggles().get(setup.side().ordinal()));
              showing = false;
            });
    GridPane grid = new GridPane(8, 6);
    grid.addRow(0, new Label(words.get("setup.side")), sides);
    grid.addRow(1, new Label(words.get("setup.number")), number);
    grid.addRow(2, new Label(words.get("setup.clock")), clock);
    for (Node node : grid.getChildren()) {
      if (node instanceof Label label) {
        label.setWrapText(true);
        label.setMaxWidth(130);
      }
    }
    return grid;
  }

  private ToggleButton side(Side side, ToggleGroup group) {
    boolean white = side == Side.WHITE;
    ToggleButton button = new ToggleButton(words.get(white ? "side.white" : "side.black"));
    button.setId(white ? "setup-white" : "setup-black");
    button.getStyleClass().add(white ? Styles.LEFT_PILL : Styles.RIGHT_PILL);
    button.setToggleGroup(group);
    Choosing.when(button, () -> changed(() -> model.setSide(side)));
    return button;
  }

  private void prepare(Spinner<Integer> spinner, String id, String key) {
    spinner.setId(id);
    spinner.setEditable(true);
    spinner.setPrefWidth(110);
    spinner.setAccessibleText(words.get(key));
    spinner.getValueFactory().setConverter(new WholeNumber(spinner.getValue()));
    spinner
        .getEditor()
        .setTextFormatter(
            new TextFormatter<>(
                change -> change.getControlNewText().matches("\\d{0,6}") ? change : null));
    // What was typed and not confirmed counts, too.
    spinner
        .focusedProperty()
        .subscribe(
            focused -> {
              if (!focused) {
                spinner.commitValue();
              }
            });
  }

  /** A number as text; no digits at all are the least number. */
  private static final class WholeNumber extends StringConverter<Integer> {
    private final Integer least;

    WholeNumber(Integer least) {
      this.least = least;
    }

    @Override
    public String toString(Integer number) {
      return String.valueOf(number);
    }

    @Override
    public Integer fromString(String digits) {
      return digits.isEmpty() ? least : Integer.valueOf(digits);
    }
  }

  private Node text() {
    Label name = new Label("RFEN");
    name.setMinWidth(Region.USE_PREF_SIZE);
    name.setLabelFor(text);
    text.setId("setup-text");
    text.getStyleClass().add("position-text");
    text.textProperty().subscribe((old, now) -> changed(() -> model.read(now)));
    HBox.setHgrow(text, Priority.ALWAYS);
    HBox row = new HBox(name, text);
    row.setSpacing(8);
    row.setAlignment(Pos.CENTER_LEFT);
    textFault.setId("setup-text-fault");
    textFault.getStyleClass().add("fault");
    textFault.setWrapText(true);
    VBox box = new VBox(row, textFault);
    box.getStyleClass().add("editor-text");
    box.setSpacing(2);
    return box;
  }

  /** What the controls show changes the model only where the user changed it. */
  private void changed(Runnable change) {
    if (!showing) {
      change.run();
    }
  }

  private void show(Setup setup) {
    board.setupProperty().set(setup);
    if (!says(setup)) {
      showing = true;
      text.setText(setup.toString());
      showing = false;
    }
    List<SetupRemark> said = SetupRemark.of(setup);
    remarkLines.getChildren().setAll(said.stream().map(this::line).toList());
    if (said.isEmpty()) {
      Label fine = new Label(words.get("setup.fine"), new FontIcon(MaterialDesignC.CHECK));
      remarkLines.getChildren().add(fine);
    }
  }

  /** Returns whether the text means this already: one that is being typed is left as it is. */
  private boolean says(Setup setup) {
    try {
      return Rfen.parseSetup(text.getText()).equals(setup);
    } catch (RfenException e) {
      return false;
    }
  }

  private Label line(SetupRemark remark) {
    FontIcon icon =
        new FontIcon(
            remark.isFault()
                ? MaterialDesignA.ALERT_CIRCLE_OUTLINE
                : MaterialDesignA.ALERT_OUTLINE);
    icon.getStyleClass().add(remark.isFault() ? "error-icon" : "warning-icon");
    Label line = new Label(remarks.text(remark), icon);
    line.getStyleClass().add(remark.isFault() ? "fault" : "remark");
    line.setWrapText(true);
    line.setMinHeight(Region.USE_PREF_SIZE);
    return line;
  }

  private void showTextFault(@Nullable RfenException fault) {
    textFault.setText(fault == null ? "" : remarks.text(fault));
    textFault.setVisible(fault != null);
    textFault.setManaged(fault != null);
  }

  private void flip() {
    board.viewpointProperty().set(board.viewpointProperty().get().opponent());
  }

  private void changeLayout() {
    board
        .layoutProperty()
        .set(
            board.layoutProperty().get() == BoardLayout.STACK
                ? BoardLayout.FLAT
                : BoardLayout.STACK);
  }
}
