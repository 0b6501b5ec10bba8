package org.raumbrett.app.recovery;

import java.io.IOException;
import java.lang.System.Logger;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Document;
import org.raumbrett.app.play.EngineGame;
import org.raumbrett.board.Setup;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.rgn.RgnReader;

/**
 * A document, or a position being set up, that a window left behind when it died. It is locked, so
 * that no other window offers it at the same time, until one of {@link #discard}, {@link #release}
 * and {@link #moveTo}.
 */
public final class LeftBehind {
  private static final Logger LOG = System.getLogger(LeftBehind.class.getName());

  private final RecoveryFolder folder;
  private final String id;
  private final FileChannel lock;
  private final KeptText kept;

  private LeftBehind(RecoveryFolder folder, String id, FileChannel lock, KeptText kept) {
    this.folder = folder;
    this.id = id;
    this.lock = lock;
    this.kept = kept;
  }

  /** Returns all that were left in the folder and are nobody's now, the newest first. */
  static List<LeftBehind> in(RecoveryFolder folder) throws IOException {
    List<LeftBehind> found = new ArrayList<>();
    for (String id : folder.ids()) {
      try {
        LeftBehind left = claim(folder, id);
        if (left != null) {
          found.add(left);
        }
      } catch (IOException e) {
        LOG.log(Logger.Level.WARNING, "cannot read what was kept as " + id + ": " + e);
      }
    }
    found.sort(Comparator.comparing(LeftBehind::time).reversed());
    return found;
  }

  private static @Nullable LeftBehind claim(RecoveryFolder folder, String id) throws IOException {
    FileChannel lock = folder.lock(id);
    if (lock == null) {
      return null;
    }
    LeftBehind left = null;
    try {
      Path file = folder.document(id);
      if (Files.exists(file)) {
        KeptText kept = KeptText.read(Files.readString(file, StandardCharsets.UTF_8));
        // What cannot be read stays where it is, for a look by hand.
        left = kept == null ? null : new LeftBehind(folder, id, lock, kept);
      } else {
        folder.remove(id);
      }
      return left;
    } finally {
      if (left == null) {
        lock.close();
      }
    }
  }

  /** Returns what the document was called, empty if it had no name. */
  public String name() {
    return kept.facts().name();
  }

  /** Returns when it was kept. */
  public Instant time() {
    return kept.facts().time();
  }

  /** Returns what the engine played in the game, null if it did not play. */
  public EngineGame.@Nullable Seat seat() {
    return kept.facts().seat();
  }

  /** Returns the position that was being set up, null if it is a document that was left. */
  public @Nullable Setup setup() {
    return kept.setup();
  }

  int gameIndex() {
    return kept.facts().gameIndex();
  }

  /** Returns the games that are not what the document's text says of them, by their index. */
  SortedMap<Integer, Game> boards() {
    return kept.boards();
  }

  GamePath place() {
    return kept.facts().place();
  }

  /**
   * Returns the document. It keeps its file only if nobody has written that since: else saving
   * would undo his work without a question.
   */
  Document read() throws IOException {
    Path file = kept.facts().file();
    boolean newer =
        file != null
            && Files.exists(file)
            && Files.getLastModifiedTime(file).toInstant().isAfter(kept.facts().time());
    return new Document(
        kept.facts().name(), newer ? null : file, RgnReader.read(kept.text()), null);
  }

  /** Removes it for good. */
  void discard() throws IOException {
    folder.remove(id);
    lock.close();
  }

  /** Leaves it to the next start. */
  void release() throws IOException {
    lock.close();
  }

  /**
   * Makes it the document of another id, whose lock the caller holds: at no moment it is nobody's.
   */
  void moveTo(String otherId) throws IOException {
    Files.move(
        folder.document(id),
        folder.document(otherId),
        StandardCopyOption.ATOMIC_MOVE,
        StandardCopyOption.REPLACE_EXISTING);
    discard();
  }
}
