package org.raumbrett.app.model;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The files worked with last, the newest first; remembered. */
public final class RecentFiles {
  /** As many are remembered. */
  public static final int MOST = 8;

  private static final String KEY = "recent.";

  private final Settings settings;
  private final ObservableList<Path> files = FXCollections.observableArrayList();
  private final ObservableList<Path> view = FXCollections.unmodifiableObservableList(files);

  /** Reads the list from the settings and keeps it there. */
  public RecentFiles(Settings settings) {
    this.settings = settings;
    for (int i = 0; i < MOST; i++) {
      String text = settings.text(KEY + i, "");
      try {
        if (!text.isEmpty()) {
          files.add(Path.of(text));
        }
      } catch (InvalidPathException e) {
        // Written on another system, or by hand: it leads nowhere here.
        continue;
      }
    }
  }

  /** Returns the files, the newest first; it cannot be changed but can be listened to. */
  public ObservableList<Path> list() {
    return view;
  }

  /** Puts the file first. */
  public void add(Path file) {
    Path whole = file.toAbsolutePath().normalize();
    List<Path> now = new ArrayList<>(files);
    now.remove(whole);
    now.add(0, whole);
    keep(now.subList(0, Math.min(MOST, now.size())));
  }

  /** Takes the file out, as one that is no longer there. */
  public void remove(Path file) {
    List<Path> now = new ArrayList<>(files);
    now.remove(file.toAbsolutePath().normalize());
    keep(now);
  }

  /** Forgets all. */
  public void clear() {
    keep(List.of());
  }

  private void keep(List<Path> now) {
    if (now.equals(files)) {
      return;
    }
    files.setAll(now);
    for (int i = 0; i < MOST; i++) {
      settings.keep(KEY + i, i < now.size() ? now.get(i).toString() : "");
    }
  }
}
