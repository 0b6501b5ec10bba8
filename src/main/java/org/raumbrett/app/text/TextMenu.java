package org.raumbrett.app.text;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.IndexRange;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.control.skin.TextAreaSkin;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.words.Words;
import org.raumbrett.rgn.Problem;
import org.raumbrett.rgn.QuickFix;

/** The text's context menu, in the window's language, with the fix for what is under the mouse. */
final class TextMenu {
  private final TextArea area;
  private final UndoKeys undo;
  private final Words words;
  private final Function<ContextMenuEvent, @Nullable Problem> problems;
  private final BiConsumer<Problem, Consumer<@Nullable QuickFix>> finder;
  private final Consumer<Problem> fixer;
  private final ContextMenu menu = new ContextMenu();

  /**
   * Gives the area the menu.
   *
   * @param problems tells what is wrong where the menu is asked for
   * @param finder finds the fix of a problem; with a long game it comes while the menu is open
   * @param fixer makes it
   */
  TextMenu(
      TextArea area,
      UndoKeys undo,
      Words words,
      Function<ContextMenuEvent, @Nullable Problem> problems,
      BiConsumer<Problem, Consumer<@Nullable QuickFix>> finder,
      Consumer<Problem> fixer) {
    this.area = area;
    this.undo = undo;
    this.words = words;
    this.problems = problems;
    this.finder = finder;
    this.fixer = fixer;
    area.addEventFilter(
        ContextMenuEvent.CONTEXT_MENU_REQUESTED,
        event -> {
          fill(event);
          menu.show(area, event.getScreenX(), event.getScreenY());
          event.consume();
        });
    area.addEventFilter(KeyEvent.KEY_PRESSED, this::pressed);
    area.sceneProperty().subscribe((old, now) -> menu.hide());
  }

  /** Not every system asks for a menu by itself when its key is pressed. */
  private void pressed(KeyEvent event) {
    boolean wanted =
        event.getCode() == KeyCode.CONTEXT_MENU
            || event.getCode() == KeyCode.F10 && event.isShiftDown();
    if (wanted && area.getSkin() instanceof TextAreaSkin skin) {
      Rectangle2D caret = skin.getCharacterBounds(area.getCaretPosition());
      Point2D place = area.localToScreen(caret.getMinX(), caret.getMaxY());
      area.fireEvent(
          new ContextMenuEvent(
              ContextMenuEvent.CONTEXT_MENU_REQUESTED,
              caret.getMinX(),
              caret.getMaxY(),
              place.getX(),
              place.getY(),
              true,
              null));
      event.consume();
    }
  }

  private void fill(ContextMenuEvent event) {
    IndexRange selection = area.getSelection();
    boolean any = selection.getLength() > 0;
    menu.getItems()
        .setAll(
            item(words.get("action.undo"), undo.canUndo(), undo::undo),
            item(words.get("action.redo"), undo.canRedo(), undo::redo),
            new SeparatorMenuItem(),
            item(words.get("text.cut"), any, area::cut),
            item(words.get("text.copy"), any, area::copy),
            item(words.get("text.paste"), Clipboard.getSystemClipboard().hasString(), area::paste),
            new SeparatorMenuItem(),
            item(words.get("text.all"), area.getLength() > 0, area::selectAll));
    Problem problem = problems.apply(event);
    if (problem != null) {
      menu.getItems().addAll(0, List.of(fix(problem), new SeparatorMenuItem()));
    }
  }

  /** The place of the fix is kept until it is found: nothing moves under the mouse. */
  private MenuItem fix(Problem problem) {
    MenuItem item = item(words.get("problems.fix"), false, () -> fixer.accept(problem));
    item.setId("menu-fix");
    finder.accept(
        problem,
        found -> {
          item.setDisable(found == null);
          item.setText(found == null ? words.get("problems.nofix") : found.label(words.locale()));
        });
    return item;
  }

  private static MenuItem item(String text, boolean possible, Runnable work) {
    MenuItem item = new MenuItem(text);
    item.setMnemonicParsing(false);
    item.setDisable(!possible);
    item.setOnAction(event -> work.run());
    return item;
  }
}
