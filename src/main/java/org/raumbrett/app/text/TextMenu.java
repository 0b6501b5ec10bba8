package org.raumbrett.app.text;

import java.util.function.Consumer;
import java.util.function.Function;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.IndexRange;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ContextMenuEvent;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.words.Words;
import org.raumbrett.rgn.QuickFix;

/** The text's context menu, in the window's language, with the fix for what is under the mouse. */
final class TextMenu {
  private final TextArea area;
  private final Words words;
  private final Function<ContextMenuEvent, @Nullable QuickFix> fixes;
  private final Consumer<ContextMenuEvent> fixer;
  private final ContextMenu menu = new ContextMenu();

  /**
   * Gives the area the menu.
   *
   * @param fixes finds the fix where the menu was asked for
   * @param fixer makes it
   */
  TextMenu(
      TextArea area,
      Words words,
      Function<ContextMenuEvent, @Nullable QuickFix> fixes,
      Consumer<ContextMenuEvent> fixer) {
    this.area = area;
    this.words = words;
    this.fixes = fixes;
    this.fixer = fixer;
    area.addEventFilter(
        ContextMenuEvent.CONTEXT_MENU_REQUESTED,
        event -> {
          fill(event);
          menu.show(area, event.getScreenX(), event.getScreenY());
          event.consume();
        });
    area.sceneProperty().subscribe((old, now) -> menu.hide());
  }

  private void fill(ContextMenuEvent event) {
    menu.getItems().clear();
    QuickFix fix = fixes.apply(event);
    if (fix != null) {
      String label = fix.label(words.locale());
      menu.getItems().addAll(item(label, true, () -> fixer.accept(event)), new SeparatorMenuItem());
    }
    IndexRange selection = area.getSelection();
    boolean any = selection.getLength() > 0;
    menu.getItems()
        .addAll(
            item(words.get("action.undo"), area.isUndoable(), area::undo),
            item(words.get("action.redo"), area.isRedoable(), area::redo),
            new SeparatorMenuItem(),
            item(words.get("text.cut"), any, area::cut),
            item(words.get("text.copy"), any, area::copy),
            item(words.get("text.paste"), Clipboard.getSystemClipboard().hasString(), area::paste),
            new SeparatorMenuItem(),
            item(words.get("text.all"), area.getLength() > 0, area::selectAll));
  }

  private static MenuItem item(String text, boolean possible, Runnable work) {
    MenuItem item = new MenuItem(text);
    item.setMnemonicParsing(false);
    item.setDisable(!possible);
    item.setOnAction(event -> work.run());
    return item;
  }
}
