package org.raumbrett.app.shell;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.beans.value.ObservableValue;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Alert;
import javafx.scene.control.Button;
import javafx.scene.control.ButtonBar;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.TextField;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Attention;
import org.raumbrett.app.words.Words;

/** The questions the window asks. */
final class Dialogs {
  /** What to do with changes that are not saved. */
  enum Unsaved {
    SAVE,
    DROP,
    CANCEL
  }

  /** What to do with what was entered when a form is left without being accepted. */
  private enum Leave {
    DISCARD,
    STAY
  }

  private static final double LINE_WIDTH = 420;

  private static final double CHOICE_WIDTH = 560;

  /** Room for two lines, so that the dialog need not grow when something is wrong. */
  private static final double FAULT_HEIGHT = 44;

  private final Window owner;
  private final Words words;
  private final Attention attention;

  /**
   * Dialogs in front of a window.
   *
   * @param attention knows while one of them is open
   */
  Dialogs(Window owner, Words words, Attention attention) {
    this.owner = owner;
    this.words = words;
    this.attention = attention;
  }

  /** Asks what to do with changes that would be lost. */
  Unsaved askUnsaved(String name) {
    ButtonType save = new ButtonType(words.get("action.save"), ButtonBar.ButtonData.YES);
    ButtonType drop = new ButtonType(words.get("unsaved.drop"), ButtonBar.ButtonData.NO);
    ButtonType cancel =
        new ButtonType(words.get("dialog.cancel"), ButtonBar.ButtonData.CANCEL_CLOSE);
    Alert alert = new Alert(Alert.AlertType.CONFIRMATION, "", save, drop, cancel);
    String title =
        name.isEmpty() ? words.get("unsaved.title") : words.format("unsaved.title.name", name);
    prepare(alert, title);
    alert.setContentText(words.get("unsaved.text"));
    id(alert, save, "unsaved-save");
    id(alert, drop, "unsaved-drop");
    id(alert, cancel, "unsaved-cancel");
    ButtonType answer = ask(alert).orElse(cancel);
    return answer == save ? Unsaved.SAVE : answer == drop ? Unsaved.DROP : Unsaved.CANCEL;
  }

  /**
   * Asks a question.
   *
   * @param key the answers' texts are {@code key.answer} in the bundle, their buttons' ids {@code
   *     key-answer}
   * @param answers the answers there are; the last one changes nothing; Enter, Escape and closing
   *     the dialog mean it
   */
  <E extends Enum<E>> E choose(String title, String text, String key, Class<E> answers) {
    return choose(Alert.AlertType.CONFIRMATION, title, text, key, answers);
  }

  /** Tells of something that went wrong and asks what to do, as {@link #choose} asks. */
  <E extends Enum<E>> E chooseAfterError(String title, String text, String key, Class<E> answers) {
    return choose(Alert.AlertType.ERROR, title, text, key, answers);
  }

  private <E extends Enum<E>> E choose(
      Alert.AlertType type, String title, String text, String key, Class<E> answers) {
    Alert alert = new Alert(type, text);
    Map<ButtonType, E> buttons = new LinkedHashMap<>();
    E[] all = answers.getEnumConstants();
    E last = all[all.length - 1];
    for (E answer : all) {
      ButtonBar.ButtonData place =
          answer == last
              ? ButtonBar.ButtonData.CANCEL_CLOSE
              : answer == all[0] ? ButtonBar.ButtonData.YES : ButtonBar.ButtonData.OTHER;
      String name = answer.name().toLowerCase(Locale.ROOT);
      buttons.put(new ButtonType(words.get(key + "." + name), place), answer);
    }
    alert.getButtonTypes().setAll(buttons.keySet());
    prepare(alert, title);
    buttons.forEach(
        (shown, answer) -> {
          id(alert, shown, key + "-" + answer.name().toLowerCase(Locale.ROOT));
          Button button = (Button) alert.getDialogPane().lookupButton(shown);
          ButtonBar.setButtonUniformSize(button, false);
          // Enter pressed without a look must lose nothing.
          button.setDefaultButton(answer == last);
          if (answer == last) {
            alert.setOnShown(event -> button.requestFocus());
          }
        });
    alert.getDialogPane().setPrefWidth(CHOICE_WIDTH);
    return ask(alert).map(buttons::get).orElse(last);
  }

  /** Tells of something that went wrong. */
  void error(String title, String text) {
    Alert alert =
        new Alert(
            Alert.AlertType.ERROR,
            text,
            new ButtonType(words.get("dialog.close"), ButtonBar.ButtonData.OK_DONE));
    prepare(alert, title);
    ask(alert);
  }

  /** Asks for a text of several lines; empty if the user cancels. */
  Optional<String> askText(String titleKey, String hintKey, String initial, String okKey) {
    TextArea area = new TextArea(initial);
    area.setId("dialog-text");
    area.setWrapText(true);
    area.setPrefSize(520, 260);
    Label hint = new Label(words.get(hintKey));
    hint.setWrapText(true);
    hint.setPrefWidth(520);
    VBox content = new VBox(10, hint, area);
    VBox.setVgrow(area, Priority.ALWAYS);
    AcceptDialog<String> dialog = accept(words.get(titleKey), okKey, content, area::getText);
    dialog.setResizable(true);
    Platform.runLater(area::requestFocus);
    return ask(dialog);
  }

  /**
   * Asks for one line; empty if the user cancels.
   *
   * @param fault tells what is wrong with a line, null if nothing is: the dialog shows it and stays
   */
  Optional<String> askLine(
      String titleKey, String hintKey, Function<String, @Nullable String> fault) {
    TextField field = new TextField();
    field.setId("dialog-line");
    Label hint = new Label(words.get(hintKey));
    field.setAccessibleText(hint.getText());
    Label wrong = new Label();
    wrong.setId("dialog-fault");
    wrong.getStyleClass().add("fault");
    wrong.setMinHeight(FAULT_HEIGHT);
    wrong.setAlignment(Pos.TOP_LEFT);
    for (Label label : new Label[] {hint, wrong}) {
      label.setWrapText(true);
      label.setPrefWidth(LINE_WIDTH);
    }
    AcceptDialog<String> dialog =
        accept(words.get(titleKey), "dialog.ok", new VBox(10, hint, field, wrong), field::getText);
    dialog.acceptIf(
        () -> {
          String text = fault.apply(field.getText());
          if (text != null) {
            wrong.setText(text);
          }
          return text == null;
        });
    field.textProperty().subscribe(text -> wrong.setText(""));
    Platform.runLater(field::requestFocus);
    return ask(dialog);
  }

  /**
   * Shows a form until the user accepts it or not.
   *
   * @param acceptable whether the form can be accepted now
   * @param changed whether something would be lost if it were not
   * @param begin is called once the form is there
   * @return whether he accepted it
   */
  boolean fillIn(
      String titleKey,
      Node content,
      ObservableValue<Boolean> acceptable,
      BooleanSupplier changed,
      Runnable begin) {
    AcceptDialog<Boolean> dialog = accept(words.get(titleKey), "dialog.ok", content, () -> true);
    dialog.setResizable(true);
    dialog.okButton().disableProperty().bind(acceptable.map(possible -> !possible));
    askBeforeLeaving(dialog, changed);
    Platform.runLater(begin);
    return ask(dialog).orElse(false);
  }

  /** Lets a form be left without being accepted only when the user means it. */
  void askBeforeLeaving(AcceptDialog<?> dialog, BooleanSupplier changed) {
    dialog.leaveIf(
        () -> {
          if (!changed.getAsBoolean()) {
            return true;
          }
          Dialogs inFront =
              new Dialogs(dialog.getDialogPane().getScene().getWindow(), words, attention);
          String question = words.get("leave.question");
          return inFront.choose(question, words.get("leave.text"), "leave", Leave.class)
              == Leave.DISCARD;
        });
  }

  /** Closes the dialog that shows the content. */
  void close(Node content) {
    content.getScene().getWindow().hide();
  }

  /** Shows something until the user closes it. */
  void show(String titleKey, Node content) {
    Dialog<Void> dialog = new Dialog<>();
    dialog
        .getDialogPane()
        .getButtonTypes()
        .add(new ButtonType(words.get("dialog.close"), ButtonBar.ButtonData.CANCEL_CLOSE));
    dialog.getDialogPane().setContent(content);
    dialog.setResizable(true);
    prepare(dialog, words.get(titleKey));
    ask(dialog);
  }

  /**
   * Makes a dialog that the user accepts or cancels.
   *
   * @param result what it gives when accepted
   */
  <R> AcceptDialog<R> accept(String title, String okKey, Node content, Supplier<R> result) {
    AcceptDialog<R> dialog =
        new AcceptDialog<>(words.get(okKey), words.get("dialog.cancel"), content, result);
    prepare(dialog, title);
    return dialog;
  }

  /** Shows a dialog and waits for the answer; nothing may take the desk meanwhile. */
  <R> Optional<R> ask(Dialog<R> dialog) {
    DialogFit.fit(dialog, OnScreen.around(owner));
    DialogFit.keep(dialog);
    return attention.during(dialog::showAndWait);
  }

  /** Gives a dialog its window, its title and the looks. */
  private void prepare(Dialog<?> dialog, String title) {
    dialog.initOwner(owner);
    dialog.setTitle(title);
    dialog.setHeaderText(title);
    Theming.dress(dialog.getDialogPane(), owner.getScene().getRoot());
  }

  private static void id(Dialog<?> dialog, ButtonType type, String id) {
    dialog.getDialogPane().lookupButton(type).setId(id);
  }
}
