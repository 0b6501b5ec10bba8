package org.raumbrett.app.shell;

import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.words.Words;
import org.raumbrett.game.GamePath;

/**
 * The game a form was opened for. Should another one lie on the desk when the form is accepted, the
 * form changes nothing there, and what the user entered goes to the clipboard.
 *
 * @param sitting which game it is, see {@link Desk#sitting}
 * @param path the place in it
 */
record LeftGame(Desk desk, int sitting, GamePath path) {
  /** The game and the place looked at now. */
  static LeftGame of(Desk desk) {
    return new LeftGame(desk, desk.sitting(), desk.place().path());
  }

  /** Returns whether the game is looked at still. */
  boolean isSame() {
    return sitting == desk.sitting();
  }

  /** Returns whether the game is looked at still and has the place. */
  boolean hasPlace() {
    return isSame() && desk.game().has(path);
  }

  /** Copies what the user entered, and tells that. */
  static void keep(String entered, Dialogs dialogs, Words words) {
    ClipboardContent content = new ClipboardContent();
    content.putString(entered);
    Clipboard.getSystemClipboard().setContent(content);
    dialogs.error(words.get("leave.gone"), words.get("leave.gone.text"));
  }
}
