package org.raumbrett.app.shell;

import atlantafx.base.theme.Styles;
import java.util.stream.Collectors;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.GridPane;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.action.Actions;
import org.raumbrett.app.words.Words;

/** The table of keys, and what the program is. */
final class HelpActions {
  private final MainWindow window;
  private final Actions actions;

  HelpActions(MainWindow window, Actions actions) {
    this.window = window;
    this.actions = actions;
  }

  /** Shows all actions that have a key. */
  void showKeys() {
    Words words = window.words();
    GridPane grid = new GridPane(24, 6);
    grid.setPadding(new Insets(4, 20, 12, 4));
    int row = 0;
    for (Action.Menu menu : Action.Menu.values()) {
      Label title = new Label(words.get(menu.textKey()));
      title.getStyleClass().add(Styles.TITLE_4);
      GridPane.setMargin(title, new Insets(row == 0 ? 0 : 10, 0, 2, 0));
      grid.add(title, 0, row++, 2, 1);
      for (Action action : menu.actions()) {
        String keys = keys(action);
        if (actions.has(action) && !keys.isEmpty()) {
          Label key = new Label(keys);
          key.getStyleClass().add("key");
          grid.add(key, 0, row);
          grid.add(new Label(words.get(action.textKey())), 1, row++);
        }
      }
    }
    ScrollPane scroll = new ScrollPane(grid);
    scroll.setFitToWidth(true);
    scroll.setPrefSize(600, 480);
    scroll.setId("key-table");
    window.dialogs().show("action.keys", scroll);
  }

  private static String keys(Action action) {
    return action == Action.KEYS
        ? "?"
        : action.keys().stream()
            .map(KeyCombination::getDisplayText)
            .distinct()
            .limit(2)
            .collect(Collectors.joining("   "));
  }

  /** Shows version, licence and the works of others the program uses. */
  void showAbout() {
    window.dialogs().show("action.about", new AboutView(window.words()));
  }
}
