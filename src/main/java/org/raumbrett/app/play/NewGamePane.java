package org.raumbrett.app.play;

import atlantafx.base.theme.Styles;
import java.util.Locale;
import javafx.geometry.Insets;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.control.RadioButton;
import javafx.scene.control.Slider;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.VBox;
import org.raumbrett.app.model.Settings;
import org.raumbrett.app.words.Words;

/** Asks where a game begins and whom it is played against. */
public final class NewGamePane extends GridPane {
  private static final int NAME_LENGTH = 80;

  private final Words words;
  private final ToggleGroup start = new ToggleGroup();
  private final ToggleGroup opposition = new ToggleGroup();
  private final Slider level = new Slider(Settings.MIN_STRENGTH, Settings.MAX_STRENGTH, 1);
  private final Label levelName = new Label();
  private final TextField name = new TextField();

  /**
   * A form.
   *
   * @param first what is chosen at first
   * @param somewhere whether the position on the board is another than the starting array
   */
  public NewGamePane(NewGameChoice first, boolean somewhere, Words words) {
    super(18, 14);
    this.words = words;
    setId("new-game");
    for (NewGameChoice.Start value : NewGameChoice.Start.values()) {
      RadioButton button = radio(start, value, "newgame.start.", value == first.start());
      button.setDisable(value == NewGameChoice.Start.POSITION && !somewhere);
    }
    for (NewGameChoice.Opposition value : NewGameChoice.Opposition.values()) {
      radio(opposition, value, "newgame.engine.", value == first.opposition());
    }
    addRow(0, heading("newgame.start"), column(start));
    addRow(1, heading("newgame.engine"), column(opposition));
    addRow(2, heading("strength.title"), strength(first.level()));
    name.setText(first.name());
    name.setId("newgame-name");
    name.setPromptText(words.get("newgame.name.none"));
    name.setAccessibleText(words.get("newgame.name"));
    name.textProperty()
        .subscribe(
            text -> {
              if (text.length() > NAME_LENGTH) {
                name.setText(text.substring(0, NAME_LENGTH));
              }
            });
    addRow(3, heading("newgame.name"), name);
    var alone =
        opposition
            .selectedToggleProperty()
            .map(toggle -> toggle.getUserData() == NewGameChoice.Opposition.NOBODY);
    level.disableProperty().bind(alone);
    name.disableProperty().bind(alone);
  }

  /** Returns what is chosen. */
  public NewGameChoice choice() {
    return new NewGameChoice(
        (NewGameChoice.Start) start.getSelectedToggle().getUserData(),
        (NewGameChoice.Opposition) opposition.getSelectedToggle().getUserData(),
        level(),
        name.getText().strip());
  }

  private int level() {
    return (int) Math.round(level.getValue());
  }

  private RadioButton radio(ToggleGroup group, Enum<?> value, String prefix, boolean selected) {
    String key = value.name().toLowerCase(Locale.ROOT);
    RadioButton button = new RadioButton(words.get(prefix + key));
    button.setId("newgame-" + key);
    button.setToggleGroup(group);
    button.setUserData(value);
    button.setSelected(selected);
    return button;
  }

  private static VBox column(ToggleGroup group) {
    VBox box = new VBox(6);
    group.getToggles().forEach(toggle -> box.getChildren().add((RadioButton) toggle));
    return box;
  }

  private Label heading(String key) {
    Label label = new Label(words.get(key));
    label.getStyleClass().add(Styles.TEXT_BOLD);
    GridPane.setValignment(label, VPos.TOP);
    return label;
  }

  private VBox strength(int first) {
    level.setId("newgame-level");
    level.setMajorTickUnit(1);
    level.setMinorTickCount(0);
    level.setSnapToTicks(true);
    level.setBlockIncrement(1);
    level.setPrefWidth(280);
    level.valueProperty().subscribe(value -> showLevel());
    level.setValue(first);
    showLevel();
    VBox box = new VBox(2, level, levelName);
    box.setPadding(new Insets(2, 0, 0, 0));
    return box;
  }

  private void showLevel() {
    levelName.setText(level() + " · " + words.get("strength." + level()));
    level.setAccessibleText(words.get("strength.title") + ": " + levelName.getText());
  }
}
