package org.raumbrett.app.action;

import atlantafx.base.theme.Styles;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCombination;
import javafx.util.Duration;
import org.kordamp.ikonli.javafx.FontIcon;
import org.raumbrett.app.words.Words;

/** Makes buttons and menu items of actions. */
public final class ActionControls {
  private static final Duration TIP_DELAY = Duration.millis(500);

  private final Actions actions;
  private final Words words;

  /** Controls for these actions, in that language. */
  public ActionControls(Actions actions, Words words) {
    this.actions = actions;
    this.words = words;
  }

  /** Returns a menu item with the action's text, icon and first key. */
  public MenuItem menuItem(Action action) {
    ObservableBooleanValue state = actions.state(action);
    MenuItem item = state == null ? new MenuItem() : checkItem(state);
    item.setText(words.get(action.textKey()));
    if (action.icon() != null && state == null) {
      item.setGraphic(new FontIcon(action.icon()));
    }
    if (!action.keys().isEmpty()) {
      item.setAccelerator(action.keys().get(0));
    }
    item.setId("menu-" + action.name());
    item.setOnAction(
        event -> {
          actions.run(action);
          // The click itself has turned the mark, whether or not the action could do anything.
          if (state != null && item instanceof CheckMenuItem check) {
            check.setSelected(state.get());
          }
        });
    item.disableProperty().bind(actions.possible(action).map(possible -> !possible));
    return item;
  }

  private static CheckMenuItem checkItem(ObservableBooleanValue state) {
    CheckMenuItem item = new CheckMenuItem();
    state.subscribe(on -> item.setSelected(on));
    return item;
  }

  /** Returns a flat button with the action's icon; its tip tells text and key. */
  public ButtonBase iconButton(Action action) {
    ObservableBooleanValue state = actions.state(action);
    ButtonBase button = ClickFocus.button("");
    if (state != null) {
      ToggleButton toggle = ClickFocus.toggleButton();
      state.subscribe(on -> toggle.setSelected(on));
      button = toggle;
    }
    button.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.FLAT);
    return prepare(button, action);
  }

  /** Returns a flat button with the action's icon and text. */
  public ButtonBase textButton(Action action) {
    Button button = ClickFocus.button(words.get(action.textKey()));
    button.getStyleClass().add(Styles.FLAT);
    return prepare(button, action);
  }

  /** Returns a link with the action's icon and text. */
  public Hyperlink link(Action action) {
    Hyperlink link = new Hyperlink(words.get(action.textKey()));
    prepare(link, action);
    link.setId("link-" + action.name());
    return link;
  }

  private ButtonBase prepare(ButtonBase button, Action action) {
    if (action.icon() != null) {
      button.setGraphic(new FontIcon(action.icon()));
    }
    button.setId("button-" + action.name());
    button.setFocusTraversable(true);
    button.setOnAction(event -> actions.run(action));
    button.disableProperty().bind(actions.possible(action).map(possible -> !possible));
    Tips.make(button, () -> tip(action));
    button.setAccessibleText(words.get(action.textKey()));
    return button;
  }

  /** Returns a tooltip with the action's text and first key. */
  public Tooltip tip(Action action) {
    String text = words.get(action.textKey());
    String key = keyText(action);
    Tooltip tip = new Tooltip(key.isEmpty() ? text : text + "  (" + key + ")");
    tip.setShowDelay(TIP_DELAY);
    return tip;
  }

  /** Returns the action's first key as text, empty if it has none. */
  public String keyText(Action action) {
    if (action == Action.KEYS) {
      return "?";
    }
    return action.keys().stream().findFirst().map(KeyCombination::getDisplayText).orElse("");
  }
}
