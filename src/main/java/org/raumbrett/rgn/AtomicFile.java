package org.raumbrett.rgn;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Replaces a file as a whole: whatever happens meanwhile, the file is the old one or the new one.
 * The content goes to a temporary file in the same directory, is forced to the disk, and then takes
 * the file's name. Permissions are kept and symbolic links followed.
 */
public final class AtomicFile {
  private static final int MOST_LINKS = 40;

  private AtomicFile() {}

  /**
   * Writes the file.
   *
   * @throws AccessDeniedException if the file exists and is read-only
   * @throws IOException if it cannot be written; the old file is untouched then
   */
  public static void write(Path file, byte[] content) throws IOException {
    Path target = followLinks(file.toAbsolutePath());
    boolean exists = Files.exists(target);
    if (exists && !Files.isWritable(target)) {
      throw new AccessDeniedException(file.toString(), null, "the file is read-only");
    }
    Path temporary =
        target.resolveSibling("." + target.getFileName() + "." + UUID.randomUUID() + ".tmp");
    try {
      writeThrough(temporary, content);
      PosixFileAttributeView old = posix(target);
      PosixFileAttributeView fresh = posix(temporary);
      if (exists && old != null && fresh != null) {
        fresh.setPermissions(old.readAttributes().permissions());
      }
      Files.move(
          temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      forceDirectory(target);
    } finally {
      Files.deleteIfExists(temporary);
    }
  }

  private static void writeThrough(Path file, byte[] content) throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW)) {
      ByteBuffer buffer = ByteBuffer.wrap(content);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
      channel.force(true);
    }
  }

  /** Makes the new name last; only POSIX systems can open a directory for that. */
  private static void forceDirectory(Path target) throws IOException {
    Path directory = target.getParent();
    if (directory != null && posix(directory) != null) {
      try (FileChannel channel = FileChannel.open(directory, StandardOpenOption.READ)) {
        channel.force(true);
      }
    }
  }

  /** Follows links by hand, as the last one may point to a file that does not exist yet. */
  private static Path followLinks(Path file) throws IOException {
    Path target = file;
    for (int i = 0; i < MOST_LINKS && Files.isSymbolicLink(target); i++) {
      target = target.resolveSibling(Files.readSymbolicLink(target));
    }
    return target;
  }

  private static @Nullable PosixFileAttributeView posix(Path file) {
    return Files.getFileAttributeView(file, PosixFileAttributeView.class);
  }
}
