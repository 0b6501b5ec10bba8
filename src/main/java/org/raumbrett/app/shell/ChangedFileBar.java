package org.raumbrett.app.shell;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.raumbrett.app.action.OfferBar;
import org.raumbrett.app.model.FileWatch;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.words.Words;

/** Tells that another program has changed the document's file, and offers to read it again. */
final class ChangedFileBar extends OfferBar {
  private final Words words;

  ChangedFileBar(FileWatch watch, FileActions files, Words words, Scope scope) {
    super("changed-file", MaterialDesignF.FILE_REFRESH_OUTLINE);
    this.words = words;
    offer("reload", words.get("changed.reload"), files::reload);
    offer("save-as", words.get("changed.save_as"), files::saveElsewhere);
    offer("leave", words.get("changed.leave"), watch::leave);
    scope.show(watch.changedProperty(), this::show);
  }

  private void show(@Nullable Path file) {
    if (file == null) {
      close();
    } else {
      open(words.format("changed.noticed", file.getFileName()));
    }
  }
}
