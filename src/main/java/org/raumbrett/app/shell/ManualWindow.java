package org.raumbrett.app.shell;

import javafx.beans.InvalidationListener;
import javafx.geometry.Rectangle2D;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.StackPane;
import javafx.stage.Screen;
import javafx.stage.Stage;
import javafx.stage.WindowEvent;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.action.Actions;
import org.raumbrett.app.manual.Manual;
import org.raumbrett.app.manual.ManualView;
import org.raumbrett.app.model.Language;
import org.raumbrett.app.words.Words;

/**
 * The manual's window, one at most. It stands beside the main window, looks like it, speaks its
 * language, and closes with it.
 */
final class ManualWindow {
  private static final double WIDTH = 1000;
  private static final double HEIGHT = 760;

  private final MainWindow main;
  private final Actions actions;
  private @Nullable Stage stage;

  ManualWindow(MainWindow main, Actions actions) {
    this.main = main;
    this.actions = actions;
  }

  /** Opens the manual, or brings it to the front. */
  void show() {
    Stage shown = stage == null ? make() : stage;
    stage = shown;
    if (!shown.isShowing()) {
      view(shown).forgetSearch();
    }
    shown.show();
    OnScreen.keep(shown);
    shown.toFront();
    shown.requestFocus();
    view(shown).focusPage();
  }

  /** Opens the manual at the rules of the game. */
  void showRules() {
    show();
    if (stage != null) {
      view(stage).showRules();
    }
  }

  private Stage make() {
    Stage made = new Stage();
    StackPane root = new StackPane();
    Rectangle2D screen = Screen.getPrimary().getVisualBounds();
    made.setScene(
        new Scene(root, Math.min(WIDTH, screen.getWidth()), Math.min(HEIGHT, screen.getHeight())));
    made.getIcons().setAll(main.stage().getIcons());
    addKeys(made);
    main.place()
        .settings()
        .languageProperty()
        .subscribe(language -> fill(made, root, main.words().language()));
    var mainRoot = main.stage().getScene().getRoot();
    InvalidationListener dress = observed -> Theming.dress(root, mainRoot);
    mainRoot.styleProperty().addListener(dress);
    mainRoot.getStyleClass().addListener(dress);
    Theming.dress(root, mainRoot);
    main.stage().addEventHandler(WindowEvent.WINDOW_HIDDEN, event -> made.close());
    return made;
  }

  private void fill(Stage made, StackPane root, Language reader) {
    Words words = main.words();
    root.getChildren()
        .setAll(new ManualView(Manual.of(reader), words, other -> fill(made, root, other)));
    made.setTitle(words.get("action.manual") + " – " + words.get("app.name"));
  }

  /** The text's size, the field for words, and Escape. */
  private void addKeys(Stage made) {
    var keys = made.getScene().getAccelerators();
    for (Action action : new Action[] {Action.LARGER, Action.SMALLER, Action.USUAL_SIZE}) {
      action.keys().forEach(key -> keys.put(key, () -> actions.run(action)));
    }
    keys.put(new KeyCodeCombination(KeyCode.ESCAPE), made::close);
    keys.put(new KeyCodeCombination(KeyCode.W, KeyCombination.SHORTCUT_DOWN), made::close);
    keys.put(
        new KeyCodeCombination(KeyCode.F, KeyCombination.SHORTCUT_DOWN),
        () -> view(made).focusSearch());
  }

  private static ManualView view(Stage made) {
    return (ManualView) ((StackPane) made.getScene().getRoot()).getChildren().get(0);
  }
}
