package org.raumbrett.app.tags;

import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.raumbrett.app.words.HiddenCharacters;
import org.raumbrett.app.words.Words;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Tags;
import org.raumbrett.game.Termination;

/** The form in which the tags of a game are edited. What is wrong is told while it is typed. */
public final class TagEditor extends VBox {
  private final TagForm form;
  private final Words words;
  private final GridPane grid = new GridPane();
  private final ScrollPane scroll = new ScrollPane(grid);
  private final ComboBox<String> offer = new ComboBox<>();
  private final Map<TagRow, Node> fields = new HashMap<>();
  private final Map<TagRow, Label> faults = new HashMap<>();

  /** The form of those tags. */
  public TagEditor(TagForm form, Words words) {
    this.form = form;
    this.words = words;
    getStyleClass().add("tag-editor");
    setId("tag-editor");
    grid.getStyleClass().add("tag-grid");
    ColumnConstraints names = new ColumnConstraints();
    // Whatever the names are in a language, none is cut.
    names.setHgrow(Priority.NEVER);
    ColumnConstraints values = new ColumnConstraints();
    values.setHgrow(Priority.ALWAYS);
    grid.getColumnConstraints().addAll(names, values);
    scroll.setFitToWidth(true);
    scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
    scroll.setPrefSize(640, 390);
    VBox.setVgrow(scroll, Priority.ALWAYS);
    getChildren().addAll(scroll, adder());
    form.rows()
        .addListener(
            (ListChangeListener<TagRow>)
                change -> {
                  boolean other = false;
                  while (change.next()) {
                    other |= change.wasAdded() || change.wasRemoved();
                  }
                  if (other) {
                    lay();
                  }
                });
    form.rows().addListener((Observable changed) -> showFaults());
    lay();
  }

  private void lay() {
    grid.getChildren().clear();
    fields.clear();
    faults.clear();
    int line = 0;
    for (TagRow row : form.rows()) {
      Node name = name(row);
      Node field = field(row);
      Label fault = new Label();
      fault.getStyleClass().addAll("fault", Styles.TEXT_SMALL);
      fault.setWrapText(true);
      fault.setId("fault-" + row.name());
      VBox cell = new VBox(2, field, fault);
      GridPane.setValignment(name, VPos.TOP);
      grid.addRow(line, name, cell);
      if (!row.isKnown() || !row.isRequired() && !row.isOfStart()) {
        Button remove = remover(row);
        GridPane.setValignment(remove, VPos.TOP);
        grid.add(remove, 2, line);
      }
      faults.put(row, fault);
      line++;
    }
    if (form.unseen() > 0) {
      grid.add(new Label(words.format("tags.unseen", form.unseen())), 1, line++);
    }
    Label required = new Label(words.get("tags.required"));
    required.getStyleClass().addAll(Styles.TEXT_SMALL, Styles.TEXT_MUTED);
    grid.add(required, 1, line);
    showFaults();
    offer.getItems().setAll(form.offered());
  }

  private Node name(TagRow row) {
    if (!row.isKnown()) {
      TextField field = new TextField();
      field.textProperty().bindBidirectional(row.nameProperty());
      field.setAccessibleText(words.get("tags.name"));
      field.setPrefColumnCount(10);
      return field;
    }
    Label label = new Label(words.get("tag." + row.name()) + (row.isRequired() ? " *" : ""));
    label.setTooltip(new Tooltip(row.name()));
    label.getStyleClass().add("tag-name");
    label.setMinWidth(Region.USE_PREF_SIZE);
    return label;
  }

  private Node field(TagRow row) {
    return switch (row.name()) {
      case Tags.DATE -> {
        DateEditor date = new DateEditor(row.valueProperty(), words);
        fields.put(row, date.getChildren().get(0));
        yield date;
      }
      case Tags.RESULT -> choice(row, results());
      case Tags.VARIANT -> choice(row, Map.of(Tags.RAUMSCHACH, Tags.RAUMSCHACH));
      case Tags.TERMINATION -> suggestions(row);
      default -> text(row);
    };
  }

  private Map<String, String> results() {
    Map<String, String> results = new java.util.LinkedHashMap<>();
    for (GameResult result : GameResult.values()) {
      String key = "result." + result.name().toLowerCase(java.util.Locale.ROOT);
      results.put(result.token(), result.token() + "   " + words.get(key));
    }
    return results;
  }

  private Node text(TagRow row) {
    TextField field = new TextField();
    field.textProperty().bindBidirectional(row.valueProperty());
    field.setDisable(row.isOfStart());
    return known(row, field);
  }

  /** A value that is none of those to choose from is shown all the same. */
  private Node choice(TagRow row, Map<String, String> texts) {
    ComboBox<String> box = new ComboBox<>();
    box.getItems().addAll(texts.keySet());
    if (!row.value().isEmpty() && !texts.containsKey(row.value())) {
      box.getItems().add(row.value());
    }
    box.setCellFactory(view -> new ChoiceCell(texts));
    box.setButtonCell(new ChoiceCell(texts));
    box.setValue(row.value().isEmpty() ? null : row.value());
    box.valueProperty().subscribe((old, now) -> row.valueProperty().set(now == null ? "" : now));
    row.valueProperty().subscribe(now -> box.setValue(now.isEmpty() ? null : now));
    box.setMaxWidth(Double.MAX_VALUE);
    return known(row, box);
  }

  private Node suggestions(TagRow row) {
    ComboBox<String> box = new ComboBox<>();
    box.setEditable(true);
    box.getItems().add("");
    Stream.of(Termination.values()).map(Termination::text).forEach(box.getItems()::add);
    box.getEditor().textProperty().bindBidirectional(row.valueProperty());
    box.setMaxWidth(Double.MAX_VALUE);
    return known(row, box);
  }

  private Node known(TagRow row, Node field) {
    field.setId("tag-" + row.name());
    field.setAccessibleText(row.isKnown() ? words.get("tag." + row.name()) : row.name());
    fields.put(row, field);
    return field;
  }

  private Button remover(TagRow row) {
    Button remove = new Button(null, new FontIcon(MaterialDesignC.CLOSE));
    remove.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.FLAT, Styles.SMALL);
    remove.setId("remove-" + row.name());
    remove.setTooltip(new Tooltip(words.format("tags.remove", row.name())));
    remove.setAccessibleText(words.format("tags.remove", row.name()));
    remove.setOnAction(event -> form.remove(row));
    return remove;
  }

  private Node adder() {
    offer.setEditable(true);
    offer.setPromptText(words.get("tags.add.prompt"));
    offer.setAccessibleText(words.get("tags.add.prompt"));
    offer.setId("tag-offer");
    offer.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(offer, Priority.ALWAYS);
    Button add = new Button(words.get("tags.add"));
    add.setId("tag-add");
    add.setMinWidth(Region.USE_PREF_SIZE);
    add.disableProperty().bind(offer.getEditor().textProperty().map(String::isBlank));
    add.setOnAction(event -> addOffered());
    // Else Enter would close the form, and what was typed here be lost.
    offer.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          boolean typed = !offer.isShowing() && !offer.getEditor().getText().isBlank();
          if (event.getCode() == KeyCode.ENTER && typed) {
            event.consume();
            addOffered();
          }
        });
    HBox row = new HBox(8, offer, add);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private void addOffered() {
    TagRow added = form.add(offer.getEditor().getText());
    offer.setValue(null);
    offer.getEditor().clear();
    focus(added.name());
  }

  /** Puts the caret into the field of a tag, and adds the tag if it is not there. */
  public void focus(@Nullable String name) {
    TagRow row = form.add(name == null ? Tags.EVENT : name);
    Node field = fields.get(row);
    if (field != null) {
      field.requestFocus();
      reveal(field);
    }
  }

  private void reveal(Node field) {
    scroll.applyCss();
    scroll.layout();
    double room = grid.getHeight() - scroll.getViewportBounds().getHeight();
    double top = grid.sceneToLocal(field.localToScene(field.getBoundsInLocal())).getMinY();
    if (room > 0) {
      scroll.setVvalue(Math.min(1, Math.max(0, (top - 40) / room)));
    }
  }

  private void showFaults() {
    for (TagRow row : new ArrayList<>(faults.keySet())) {
      String fault = fault(row);
      Label label = faults.get(row);
      label.setText(fault);
      label.setVisible(!fault.isEmpty());
      label.setManaged(!fault.isEmpty());
    }
  }

  /** Returns what is wrong with a tag, and what its fields do not show of it. */
  private String fault(TagRow row) {
    String key = form.fault(row);
    return Stream.of(
            key == null ? null : words.get(key),
            HiddenCharacters.told(row.name(), words),
            HiddenCharacters.told(row.value(), words))
        .filter(Objects::nonNull)
        .collect(Collectors.joining(" "));
  }
}
