package org.raumbrett.app.recovery;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.jspecify.annotations.Nullable;
import org.raumbrett.rgn.AtomicFile;

/**
 * This window's file in the recovery folder. Orders are numbered in the order in which they were
 * given; whatever threads they run on, an older one never undoes what a newer one did.
 */
final class KeptFile {
  private final RecoveryFolder folder;
  private final String id;
  private @Nullable FileChannel lock;
  private long latest = -1;
  private boolean closed;

  KeptFile(RecoveryFolder folder) {
    this.folder = folder;
    this.id = folder.newId();
  }

  /** Writes the content in the place of what was kept. */
  void write(long number, String text) throws IOException {
    byte[] content = text.getBytes(StandardCharsets.UTF_8);
    synchronized (this) {
      if (isNews(number)) {
        hold();
        AtomicFile.write(folder.document(id), content);
      }
    }
  }

  /** Keeps nothing any more. */
  synchronized void clear(long number) throws IOException {
    if (isNews(number) && lock != null) {
      Files.deleteIfExists(folder.document(id));
    }
  }

  /** Takes over what another window left behind. */
  synchronized void adopt(long number, LeftBehind left) throws IOException {
    if (isNews(number)) {
      hold();
      left.moveTo(id);
    }
  }

  /** Keeps nothing, now and later; waits for a write that is going on. */
  synchronized void close() throws IOException {
    closed = true;
    if (lock != null) {
      try (FileChannel held = lock) {
        lock = null;
        folder.remove(id);
      }
    }
  }

  private boolean isNews(long number) {
    boolean news = !closed && number > latest;
    latest = Math.max(latest, number);
    return news;
  }

  private void hold() throws IOException {
    if (lock == null) {
      folder.create();
      lock = folder.lock(id);
      if (lock == null) {
        throw new IOException("another window has " + id);
      }
    }
  }
}
