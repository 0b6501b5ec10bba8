package org.raumbrett.app.shell;

import java.nio.file.Path;
import javafx.beans.InvalidationListener;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.raumbrett.app.model.RecentFiles;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.words.Words;
import org.raumbrett.rgn.Visible;

/** The files worked with last, in the menu. */
final class RecentMenu extends Menu {
  private final RecentFiles recent;
  private final FileActions files;
  private final Words words;

  RecentMenu(RecentFiles recent, FileActions files, Words words, Scope scope) {
    super(words.get("menu.recent"));
    this.recent = recent;
    this.files = files;
    this.words = words;
    setId("menu-recent");
    InvalidationListener listener = observed -> fill();
    recent.list().addListener(listener);
    scope.atEnd(() -> recent.list().removeListener(listener));
    fill();
  }

  private void fill() {
    getItems().clear();
    setDisable(recent.list().isEmpty());
    for (Path file : recent.list()) {
      MenuItem item = new MenuItem(label(file));
      // A file's name may have an underscore: it marks no key.
      item.setMnemonicParsing(false);
      item.setOnAction(event -> files.open(file));
      getItems().add(item);
    }
    MenuItem clear = new MenuItem(words.get("recent.clear"));
    clear.setId("recent-clear");
    clear.setOnAction(event -> recent.clear());
    getItems().addAll(new SeparatorMenuItem(), clear);
  }

  /** Returns the file's name and the folder that tells it from others of that name. */
  static String label(Path file) {
    Path folder = file.getParent();
    return Visible.text(folder == null ? file.toString() : file.getFileName() + "  –  " + folder);
  }
}
