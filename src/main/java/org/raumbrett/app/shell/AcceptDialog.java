package org.raumbrett.app.shell;

import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.event.ActionEvent;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;

/**
 * A dialog that the user accepts or cancels.
 *
 * @param <R> what it gives when accepted
 */
final class AcceptDialog<R> extends Dialog<R> {
  private final ButtonType ok;
  private final ButtonType cancel;

  AcceptDialog(String okText, String cancelText, Node content, Supplier<R> result) {
    ok = new ButtonType(okText, ButtonBar.ButtonData.OK_DONE);
    cancel = new ButtonType(cancelText, ButtonBar.ButtonData.CANCEL_CLOSE);
    getDialogPane().getButtonTypes().addAll(ok, cancel);
    getDialogPane().setContent(content);
    okButton().setId("dialog-ok");
    getDialogPane().lookupButton(cancel).setId("dialog-cancel");
    setResultConverter(pressed -> pressed == ok ? result.get() : null);
  }

  Node okButton() {
    return getDialogPane().lookupButton(ok);
  }

  /** Enter pressed without a look cancels. */
  void preferCancel() {
    Button button = (Button) getDialogPane().lookupButton(cancel);
    ((Button) okButton()).setDefaultButton(false);
    button.setDefaultButton(true);
    Platform.runLater(button::requestFocus);
  }

  /** Lets the dialog stay if this says no when the user leaves it without accepting. */
  void leaveIf(BooleanSupplier mayLeave) {
    setOnCloseRequest(
        event -> {
          if (getResult() == null && !mayLeave.getAsBoolean()) {
            event.consume();
          }
        });
  }

  /** Lets the dialog stay if this says no when the user accepts. */
  void acceptIf(BooleanSupplier acceptable) {
    okButton()
        .addEventFilter(
            ActionEvent.ACTION,
            event -> {
              if (!acceptable.getAsBoolean()) {
                event.consume();
              }
            });
  }
}
