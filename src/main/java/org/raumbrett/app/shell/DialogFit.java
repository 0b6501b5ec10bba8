package org.raumbrett.app.shell;

import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.stage.Window;
import javafx.stage.WindowEvent;
import org.jspecify.annotations.Nullable;

/** Keeps dialogs on small screens: what they hold scrolls, and their buttons stay in sight. */
final class DialogFit {
  /** What the frame and the title of a dialog's window take of the screen's height, in pixels. */
  private static final double TITLE = 40;

  /** In less height the heading, which the window's title says too, leaves its room to the rest. */
  private static final double LOW = 400;

  /** A list or a text that scrolls by itself keeps this height: the rest scrolls around it. */
  private static final double LEAST = 110;

  private DialogFit() {}

  /**
   * Prepares a dialog that is not shown yet for the screen it will be on.
   *
   * @param visible the screen without its panels
   */
  static void fit(Dialog<?> dialog, Rectangle2D visible) {
    DialogPane pane = dialog.getDialogPane();
    double width = visible.getWidth();
    double height = visible.getHeight() - TITLE;
    pane.applyCss();
    if (isWithin(pane, width, height)) {
      return;
    }
    if (height < LOW) {
      dialog.setHeaderText(null);
      dialog.setGraphic(null);
    }
    pane.setContent(scrolling(pane));
    pane.setMinWidth(Math.min(pane.getMinWidth(), width));
    pane.applyCss();
    double least = Math.min(width, pane.prefWidth(-1));
    pane.setPrefSize(least, Math.min(height, pane.prefHeight(least)));
    pane.setMinHeight(0);
    pane.setMaxSize(width, height);
  }

  private static boolean isWithin(DialogPane pane, double width, double height) {
    double wanted = Math.max(pane.minWidth(-1), pane.prefWidth(-1));
    return wanted <= width && pane.prefHeight(wanted) <= height;
  }

  /** Keeps a dialog that is being shown on its screen. */
  static void keep(Dialog<?> dialog) {
    Window window = dialog.getDialogPane().getScene().getWindow();
    window.addEventHandler(WindowEvent.WINDOW_SHOWN, event -> OnScreen.keepWhole(window));
  }

  private static Node scrolling(DialogPane pane) {
    @Nullable Node content = pane.getContent();
    if (content == null) {
      Label text = new Label(pane.getContentText());
      text.setWrapText(true);
      content = text;
    }
    pane.setContent(null);
    keepWhole(content);
    ScrollPane scroll = new ScrollPane(new Whole(content));
    scroll.getStyleClass().add("dialog-scroll");
    scroll.setFitToWidth(true);
    scroll.setFitToHeight(true);
    scroll.setMinSize(0, 0);
    return scroll;
  }

  /** Tells a scroll pane, which asks without a width, how high it is with its lines wrapped. */
  private static final class Whole extends StackPane {
    Whole(Node content) {
      super(content);
    }

    @Override
    protected double computeMinHeight(double width) {
      return super.computeMinHeight(width < 0 && getWidth() > 0 ? getWidth() : width);
    }
  }

  /** What would be cut when it gets less room says how much it needs, so that the whole scrolls. */
  private static void keepWhole(Node node) {
    if (node instanceof Labeled label && label.isWrapText()) {
      label.setMinHeight(Region.USE_PREF_SIZE);
    } else if (node instanceof ScrollPane || node instanceof TextArea) {
      Region scrolled = (Region) node;
      scrolled.setMinHeight(Math.max(LEAST, scrolled.getMinHeight()));
    }
    if (node instanceof Parent parent) {
      parent.getChildrenUnmodifiable().forEach(DialogFit::keepWhole);
    }
  }
}
