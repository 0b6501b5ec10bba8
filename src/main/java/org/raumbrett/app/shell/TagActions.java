package org.raumbrett.app.shell;

import java.util.function.Supplier;
import javafx.beans.Observable;
import javafx.beans.property.ObjectProperty;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.tags.TagEditor;
import org.raumbrett.app.tags.TagForm;
import org.raumbrett.game.Game;

/** Lets the user edit the tags of the game. */
final class TagActions {
  private final MainWindow window;

  TagActions(MainWindow window) {
    this.window = window;
  }

  /** Shows the form; what is changed in it is one change of the game. */
  void edit() {
    edit(null, window.dialogs());
  }

  /**
   * Shows the form.
   *
   * @param tag the tag in whose field the caret is, null for the first
   * @param dialogs asks in front of the right window
   */
  void edit(@Nullable String tag, Dialogs dialogs) {
    Desk desk = window.place().desk();
    desk.settle();
    Game game = desk.game();
    LeftGame left = LeftGame.of(desk);
    TagForm form = new TagForm(game);
    TagEditor editor = new TagEditor(form, window.words());
    ObjectProperty<@Nullable Supplier<Game>> draft = window.place().recovery().draftProperty();
    form.rows()
        .addListener(
            (Observable rows) -> draft.set(() -> left.isSame() ? filled(form, desk) : desk.game()));
    boolean accepted =
        dialogs.fillIn(
            "tags.title",
            editor,
            form.acceptableProperty(),
            () -> !form.isUntouched(),
            () -> editor.focus(tag));
    if (accepted && !left.isSame()) {
      LeftGame.keep(form.changes(), dialogs, window.words());
    } else if (accepted) {
      // The engine may have moved meanwhile.
      Game changed = form.applyTo(desk.game());
      if (!changed.equals(desk.game())) {
        desk.edit(changed);
      }
    }
    draft.set(null);
  }

  private static Game filled(TagForm form, Desk desk) {
    Game changed = form.isUntouched() ? desk.game() : form.applyTo(desk.game());
    return changed.equals(desk.game()) ? desk.game() : changed;
  }
}
