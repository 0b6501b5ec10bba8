package org.raumbrett.app.shell;

import atlantafx.base.theme.Styles;
import java.util.Arrays;
import javafx.css.PseudoClass;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContentDisplay;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Separator;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.Slider;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.raumbrett.analysis.AnalysisScope;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.action.ActionControls;
import org.raumbrett.app.action.Actions;
import org.raumbrett.app.action.ClickFocus;
import org.raumbrett.app.action.Tips;
import org.raumbrett.app.model.Analysis;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.model.Settings;
import org.raumbrett.app.words.Words;

/** The toolbar: files, steps, view, and at the right the strength and Analyse. */
final class TopBar extends HBox {
  /** From so many seconds on, minutes are told. */
  private static final int MINUTES_FROM = 100;

  private static final PseudoClass LIMITED = PseudoClass.getPseudoClass("limited");

  private final Words words;
  private final Actions actions;
  private final ActionControls controls;
  private final Analysis analysis;
  private final Button analyse = ClickFocus.button("");
  private final MenuButton what = new MenuButton();
  private final ProgressBar progress = new ProgressBar(0);
  private final Label progressText = new Label();
  private @Nullable Action offered;
  private boolean narrow;
  private final VBox progressBox = new VBox(progressText, progress);

  TopBar(
      Workplace place,
      Actions actions,
      ActionControls controls,
      ScopeMenu scopeMenu,
      Words words,
      Scope scope) {
    this.words = words;
    this.actions = actions;
    this.controls = controls;
    analysis = place.analysis();
    getStyleClass().add("top-bar");
    setId("toolbar");
    setAlignment(Pos.CENTER_LEFT);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    addText(Action.OPEN, Action.PASTE, Action.SAVE);
    getChildren().add(line());
    addIcons(Action.FIRST, Action.PREVIOUS, Action.NEXT, Action.LAST, Action.AUTOPLAY);
    getChildren().add(line());
    addIcons(Action.FLIP, Action.LAYOUT, Action.LIVE);
    getChildren().addAll(gap, progressBox, strength(place.settings(), scope), analyse, what);
    what.setId("scope");
    what.setMinWidth(Region.USE_PREF_SIZE);
    what.getItems().addAll(scopeMenu.items());
    what.getItems().addAll(new SeparatorMenuItem(), controls.menuItem(Action.GO_DEEPER));
    what.setAccessibleText(words.get("menu.scope"));
    Tips.tell(what, words.get("menu.scope"));
    scope.show(
        analysis.scopeProperty(),
        now -> what.pseudoClassStateChanged(LIMITED, !now.equals(AnalysisScope.MAIN_LINE)));
    progressBox.getStyleClass().add("analysis-progress");
    progressBox.setAlignment(Pos.CENTER_RIGHT);
    progressText.getStyleClass().add(Styles.TEXT_SMALL);
    progressText.setId("progress");
    progress.getStyleClass().add(Styles.SMALL);
    progress.setPrefWidth(150);
    analyse.setId("analyse");
    analyse.setMinWidth(Region.USE_PREF_SIZE);
    analyse.setContentDisplay(ContentDisplay.RIGHT);
    Tips.make(
        analyse, () -> controls.tip(analysis.state().running() ? Action.CANCEL : Action.ANALYSE));
    scope.show(analysis.stateProperty(), this::show);
    analyse.disableProperty().bind(actions.possible(Action.ANALYSE).map(possible -> !possible));
    widthProperty().subscribe(width -> narrow(width.doubleValue() < 1000));
  }

  private void addText(Action... wanted) {
    for (Action action : wanted) {
      if (actions.has(action)) {
        getChildren().add(controls.textButton(action));
      }
    }
  }

  private void addIcons(Action... wanted) {
    for (Action action : wanted) {
      if (actions.has(action)) {
        getChildren().add(controls.iconButton(action));
      }
    }
  }

  private static Node line() {
    return new Separator(Orientation.VERTICAL);
  }

  /** Where there is little room the file buttons are icons alone, and progress is told shortly. */
  private void narrow(boolean now) {
    narrow = now;
    progressText.setText(progressText(analysis.state()));
    for (Node node : getChildren()) {
      if (node instanceof Button button && node != analyse && !button.getText().isEmpty()) {
        button.setContentDisplay(narrow ? ContentDisplay.GRAPHIC_ONLY : ContentDisplay.LEFT);
      }
    }
  }

  private Node strength(Settings settings, Scope scope) {
    Slider slider = new Slider(Settings.MIN_STRENGTH, Settings.MAX_STRENGTH, settings.strength());
    slider.setId("strength");
    slider.setMajorTickUnit(1);
    slider.setMinorTickCount(0);
    slider.setSnapToTicks(true);
    slider.setBlockIncrement(1);
    slider.setPrefWidth(120);
    slider.setMinWidth(80);
    slider.getStyleClass().add(Styles.SMALL);
    Label name = new Label();
    name.setId("strength-name");
    name.getStyleClass().add(Styles.TEXT_SMALL);
    name.setMinWidth(Region.USE_PREF_SIZE);
    slider
        .valueProperty()
        .subscribe(value -> settings.strengthProperty().set((int) Math.round(value.doubleValue())));
    scope.show(
        settings.strengthProperty(),
        level -> {
          slider.setValue(level.intValue());
          name.setText(level + " · " + words.get("strength." + level));
          slider.setAccessibleText(words.get("strength.title") + ": " + name.getText());
        });
    Tips.tell(slider, words.get("strength.tip"));
    VBox box = new VBox(name, slider);
    box.setAlignment(Pos.CENTER);
    box.getStyleClass().add("strength-box");
    return box;
  }

  private void show(Analysis.State state) {
    progressBox.setVisible(state.running());
    progressBox.setManaged(state.running());
    offer(state.running() ? Action.CANCEL : Action.ANALYSE);
    if (state.running()) {
      progress.setProgress(state.done() / (double) Math.max(1, state.total()));
      progressText.setText(progressText(state));
    }
  }

  /** Lets the button begin or cancel; a step of the analysis changes nothing about it. */
  private void offer(Action action) {
    if (action == offered) {
      return;
    }
    offered = action;
    boolean begins = action == Action.ANALYSE;
    analyse.setText(words.get(begins ? "analysis.start" : "analysis.cancel"));
    analyse.setGraphic(new FontIcon(action.icon()));
    analyse.setOnAction(event -> actions.run(action));
    analyse.getStyleClass().remove(Styles.ACCENT);
    if (begins) {
      analyse.getStyleClass().add(Styles.ACCENT);
    }
  }

  private String progressText(Analysis.State state) {
    if (state.total() == 0) {
      return words.get("analysis.begins");
    }
    int now = Math.min(state.done() + 1, state.total());
    String text = told("analysis.progress", now, state.total());
    return state.secondsLeft() < 0 ? text : text + " · " + timeLeft(state.secondsLeft());
  }

  private String timeLeft(int seconds) {
    return seconds < MINUTES_FROM
        ? told("analysis.left", seconds)
        : told("analysis.left.minutes", (seconds + 30) / 60);
  }

  private String told(String key, Integer... numbers) {
    Object[] texts = Arrays.stream(numbers).map(String::valueOf).toArray();
    return words.format(narrow ? key + ".short" : key, texts);
  }
}
