package org.raumbrett.app.shell;

import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.stage.Window;
import org.raumbrett.app.editor.EditorPane;
import org.raumbrett.app.editor.SetupModel;
import org.raumbrett.app.editor.SetupRemark;
import org.raumbrett.app.words.Words;

/** Forms the user fills in, which stay open while they may not be left yet. */
final class Forms {
  /** Title and buttons around a form, in pixels. */
  private static final double FRAME = 120;

  private static final double PART = 0.94;

  private final Window owner;
  private final Words words;

  Forms(Window owner, Words words) {
    this.owner = owner;
    this.words = words;
  }

  /**
   * Asks with a form; returns whether the user agreed.
   *
   * @param mayGoOn asked when he agrees: if it says no, the form stays
   */
  boolean ask(String titleKey, String okKey, Node form, BooleanSupplier mayGoOn) {
    return ask(dialog(words.get(titleKey), okKey, form, mayGoOn));
  }

  /** Asks whether to do something that cannot be taken back. */
  boolean confirm(String question, String okKey) {
    return ask(dialog(question, okKey, new Label(), () -> true));
  }

  /** Shows the editor of a position; returns whether the user wants to go on from it. */
  boolean askPosition(EditorPane editor, SetupModel model, BooleanSupplier mayGoOn) {
    editor.setPrefSize(
        Math.max(700, Math.min(1240, owner.getScene().getWidth() * PART)),
        Math.max(400, Math.min(900, owner.getScene().getHeight() * PART - FRAME)));
    Dialog<Boolean> dialog = dialog(words.get("setup.title"), "setup.ok", editor, mayGoOn);
    // The window's title says it: the room is for the board.
    dialog.setHeaderText(null);
    dialog.setResizable(true);
    // The theme holds dialogs to 600 pixels; the least width outweighs that.
    dialog.getDialogPane().setMinWidth(editor.getPrefWidth());
    dialog
        .getDialogPane()
        .lookupButton(dialog.getDialogPane().getButtonTypes().get(0))
        .disableProperty()
        .bind(model.setupProperty().map(SetupRemark::anyFault));
    Platform.runLater(editor.board()::requestFocus);
    return ask(dialog);
  }

  private static boolean ask(Dialog<Boolean> dialog) {
    return dialog.showAndWait().orElse(false);
  }

  private Dialog<Boolean> dialog(String title, String okKey, Node form, BooleanSupplier mayGoOn) {
    Dialog<Boolean> dialog = new Dialog<>();
    ButtonType ok = new ButtonType(words.get(okKey), ButtonBar.ButtonData.OK_DONE);
    ButtonType cancel =
        new ButtonType(words.get("dialog.cancel"), ButtonBar.ButtonData.CANCEL_CLOSE);
    dialog.getDialogPane().getButtonTypes().addAll(ok, cancel);
    dialog.getDialogPane().setContent(form);
    new Dialogs(owner, words).prepare(dialog, title);
    Dialogs.id(dialog, ok, "dialog-ok");
    Dialogs.id(dialog, cancel, "dialog-cancel");
    dialog
        .getDialogPane()
        .lookupButton(ok)
        .addEventFilter(
            ActionEvent.ACTION,
            event -> {
              if (!mayGoOn.getAsBoolean()) {
                event.consume();
              }
            });
    dialog.setResultConverter(pressed -> pressed == ok);
    return dialog;
  }
}
