package org.raumbrett.rgn;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Follows symbolic links by hand, as the last one may point to a file that does not exist yet. */
final class Links {
  private static final int MOST = 40;

  private Links() {}

  /**
   * Returns what the links lead to in the end, the file itself if it is none.
   *
   * @throws FileSystemLoopException if there is no end
   */
  static Path follow(Path file) throws IOException {
    Path target = file;
    for (int i = 0; i < MOST && Files.isSymbolicLink(target); i++) {
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    if (Files.isSymbolicLink(target)) {
      throw new FileSystemLoopException(file.toString());
    }
    return target;
  }

  /** Returns whether the file is a link that leads back to itself, over others or at once. */
  static boolean isLoop(Path file) {
    try {
      follow(file);
      return false;
    } catch (FileSystemLoopException e) {
      return true;
    } catch (IOException e) {
      return false; // A link that cannot be read is no loop as far as anybody knows.
    }
  }

  /** Returns what a link leads to though it does not exist; null if there is no such link. */
  static @Nullable Path deadEnd(Path file) {
    if (!Files.isSymbolicLink(file)) {
      return null;
    }
    try {
      Path target = follow(file);
      return Files.exists(target) ? null : target;
    } catch (IOException e) {
      return null; // It leads somewhere else than to nothing, or nobody can say where.
    }
  }
}
