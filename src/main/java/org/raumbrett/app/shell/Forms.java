package org.raumbrett.app.shell;

import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.stage.Window;
import org.raumbrett.app.editor.EditorPane;
import org.raumbrett.app.editor.SetupModel;
import org.raumbrett.app.editor.SetupRemark;
import org.raumbrett.app.words.Words;

/** Forms the user fills in, which stay open while they may not be left yet. */
final class Forms {
  /** The buttons and margins around a form without a heading, in pixels. */
  private static final double FRAME = 92;

  private static final double PART = 0.94;

  private final Window owner;
  private final Words words;
  private final Dialogs dialogs;

  /** Forms among the dialogs of that window. */
  Forms(Window owner, Words words, Dialogs dialogs) {
    this.owner = owner;
    this.words = words;
    this.dialogs = dialogs;
  }

  /**
   * Asks with a form; returns whether the user agreed.
   *
   * @param mayGoOn asked when he agrees: if it says no, the form stays
   */
  boolean ask(String titleKey, String okKey, Node form, BooleanSupplier mayGoOn) {
    return ask(dialog(words.get(titleKey), okKey, form, mayGoOn));
  }

  /**
   * Asks with a form that is not left without a question once something is in it; returns whether
   * the user agreed.
   */
  boolean askToEdit(String titleKey, Node form, BooleanSupplier changed) {
    AcceptDialog<Boolean> dialog = dialog(words.get(titleKey), "dialog.ok", form, () -> true);
    dialogs.askBeforeLeaving(dialog, changed);
    return ask(dialog);
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
    AcceptDialog<Boolean> dialog = dialog(words.get("setup.title"), "setup.ok", editor, mayGoOn);
    // The window's title says it: the room is for the board.
    dialog.setHeaderText(null);
    dialog.setResizable(true);
    // The theme holds dialogs to 600 pixels; the least width outweighs that.
    dialog.getDialogPane().setMinWidth(editor.getPrefWidth());
    dialogs.askBeforeLeaving(dialog, model.canUndoProperty()::get);
    dialog.okButton().disableProperty().bind(model.setupProperty().map(SetupRemark::anyFault));
    Platform.runLater(editor.board()::requestFocus);
    return ask(dialog);
  }

  private boolean ask(AcceptDialog<Boolean> dialog) {
    return dialogs.ask(dialog).orElse(false);
  }

  private AcceptDialog<Boolean> dialog(
      String title, String okKey, Node form, BooleanSupplier mayGoOn) {
    AcceptDialog<Boolean> dialog = dialogs.accept(title, okKey, form, () -> true);
    dialog.acceptIf(mayGoOn);
    return dialog;
  }
}
