package org.raumbrett.app.model;

import java.nio.file.Path;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/**
 * Notices that another program has changed the file the document lies in, when the user comes back
 * to the window: before he saves, and loses one of the two.
 */
public final class FileWatch {
  private final Desk desk;
  private final Tasks tasks;
  private final Errands errands;
  private final ReadOnlyObjectWrapper<@Nullable Path> changed = new ReadOnlyObjectWrapper<>();
  private @Nullable Source source;
  private @Nullable FileStamp left;
  private @Nullable FileStamp seen;
  private boolean looking;

  /** Watches the file of the desk's document. */
  public FileWatch(Desk desk, Tasks tasks, Errands errands) {
    this.desk = desk;
    this.tasks = tasks;
    this.errands = errands;
    desk.documentProperty().subscribe(this::follow);
  }

  /** Returns the document's file while it is to be told of that it has changed, else null. */
  public ReadOnlyObjectProperty<@Nullable Path> changedProperty() {
    return changed.getReadOnlyProperty();
  }

  private void follow(Document document) {
    if (document.source() != source) {
      source = document.source();
      left = null;
      changed.set(null);
    }
  }

  /** Looks at the file, in the background; what this program is writing just now is no change. */
  public void look() {
    Path file = desk.document().file();
    Source read = source;
    if (file == null || read == null || looking || errands.isWriting()) {
      return;
    }
    looking = true;
    FileStamp known = left == null ? read.stamp() : left;
    tasks.background(
        () -> {
          FileStamp now = known.next(file);
          tasks.ui(
              () -> {
                looking = false;
                if (read == source && !errands.isWriting()) {
                  tell(file, now == null ? known : now, read.stamp());
                }
              });
        });
  }

  /** A file that another program has put back as it was is no change any more. */
  private void tell(Path file, FileStamp now, FileStamp read) {
    if (now.hash().equals(read.hash())) {
      left = null;
      changed.set(null);
    } else if (left == null || !now.hash().equals(left.hash())) {
      seen = now;
      changed.set(file);
    }
  }

  /** Tells no more of the change that was seen last; of another one it will. */
  public void leave() {
    left = seen;
    changed.set(null);
  }
}
