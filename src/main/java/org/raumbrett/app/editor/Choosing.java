package org.raumbrett.app.editor;

import javafx.scene.control.ToggleButton;

/** Buttons of a group of which one is always chosen. */
final class Choosing {
  private Choosing() {}

  /** Does the work when the button is chosen, by mouse or keys; a second click changes nothing. */
  static void when(ToggleButton button, Runnable work) {
    button.setOnAction(event -> button.setSelected(true));
    // Arrow keys select without an action.
    button
        .selectedProperty()
        .subscribe(
            selected -> {
              if (selected) {
                work.run();
              }
            });
  }
}
