package org.raumbrett.app.shell;

import java.text.NumberFormat;
import java.util.EnumSet;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.MouseEvent;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.action.Actions;
import org.raumbrett.app.model.Autoplay;

/** Playing a game through by itself; whatever else the user does stops it. */
final class AutoplayActions {
  private static final Set<Action> OWN = EnumSet.of(Action.AUTOPLAY, Action.FASTER, Action.SLOWER);

  private final MainWindow window;
  private final Autoplay autoplay;

  AutoplayActions(MainWindow window) {
    this.window = window;
    this.autoplay = window.place().autoplay();
  }

  void wire(Actions actions, Scene scene) {
    actions.setSwitch(
        Action.AUTOPLAY,
        autoplay::toggle,
        autoplay.runningProperty(),
        window.place().desk().gameProperty().map(game -> game.length() > 0));
    actions.set(Action.FASTER, () -> changeSpeed(true));
    actions.set(Action.SLOWER, () -> changeSpeed(false));
    actions.beforeEach(
        action -> {
          if (!OWN.contains(action)) {
            autoplay.stop();
          }
        });
    scene.addEventFilter(MouseEvent.MOUSE_PRESSED, this::pressed);
  }

  /** A button calls an action, and that decides. */
  private void pressed(MouseEvent event) {
    for (Object at = event.getTarget(); at instanceof Node node; at = node.getParent()) {
      if (at instanceof ButtonBase) {
        return;
      }
    }
    autoplay.stop();
  }

  private void changeSpeed(boolean faster) {
    autoplay.changeSpeed(faster);
    String seconds =
        NumberFormat.getNumberInstance(window.words().locale())
            .format(autoplay.interval().toMillis() / 1000.0);
    window.place().notice().set(window.words().format("notice.speed", seconds));
  }
}
