package org.raumbrett.app.shell;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.Objects;
import javafx.application.Application;
import javafx.scene.Parent;

/** Light and dark: AtlantaFX's themes, and the program's style sheet over them. */
final class Theming {
  /** The style class of a dark root, to which the style sheets react. */
  private static final String DARK = "dark";

  private static final String SHEET =
      Objects.requireNonNull(Theming.class.getResource("/org/raumbrett/app/app.css"))
          .toExternalForm();

  private Theming() {}

  /** Sets the theme of all windows. */
  static void use(boolean dark) {
    String theme =
        dark
            ? new PrimerDark().getUserAgentStylesheet()
            : new PrimerLight().getUserAgentStylesheet();
    if (!theme.equals(Application.getUserAgentStylesheet())) {
      Application.setUserAgentStylesheet(theme);
    }
  }

  /** Gives a root the program's style sheet. */
  static void dress(Parent root, boolean dark, int textSize) {
    if (!root.getStylesheets().contains(SHEET)) {
      root.getStylesheets().add(SHEET);
    }
    root.getStyleClass().remove(DARK);
    if (dark) {
      root.getStyleClass().add(DARK);
    }
    root.setStyle("-fx-font-size: " + textSize + "px;");
  }

  /** Gives the root of a dialog or another window the looks of the main window. */
  static void dress(Parent root, Parent like) {
    if (!root.getStylesheets().contains(SHEET)) {
      root.getStylesheets().add(SHEET);
    }
    root.getStyleClass().remove(DARK);
    if (like.getStyleClass().contains(DARK)) {
      root.getStyleClass().add(DARK);
    }
    root.setStyle(like.getStyle());
  }
}
