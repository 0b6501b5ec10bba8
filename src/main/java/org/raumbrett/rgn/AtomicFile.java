package org.raumbrett.rgn;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.PosixFileAttributeView;
import org.jspecify.annotations.Nullable;

/**
 * Replaces a file as a whole: whatever happens meanwhile, the file is the old one or the new one.
 * The content goes to a temporary file in the same directory, is forced to the disk, and then takes
 * the file's name. Permissions are kept and symbolic links followed. What a killed program left of
 * an earlier save goes with the next one. {@link FileFailure} says in words why it did not work.
 */
public final class AtomicFile {
  private static final int BUFFER = 1 << 16;
  private static final String BACKUP = ".bak";

  /** Writes a file's content. */
  @FunctionalInterface
  public interface Content {
    /** Writes all of it; what this throws leaves the old file as it was. */
    void writeTo(OutputStream out) throws IOException;
  }

  private AtomicFile() {}

  /**
   * Writes the file.
   *
   * @throws AccessDeniedException if the file exists and is read-only
   * @throws IOException if it cannot be written, as a folder, a pipe or a device cannot; the old
   *     file is untouched then
   */
  public static void write(Path file, byte[] content) throws IOException {
    write(file, out -> out.write(content));
  }

  /**
   * Writes the file.
   *
   * @throws AccessDeniedException if the file exists and is read-only
   * @throws IOException if it cannot be written, as a folder, a pipe or a device cannot; the old
   *     file is untouched then
   */
  public static void write(Path file, Content content) throws IOException {
    write(file, content, null);
  }

  /**
   * Writes the file.
   *
   * @param like the file whose permissions the new one has; null for the old one's
   */
  private static void write(Path file, Content content, @Nullable Path like) throws IOException {
    Path target = Links.follow(file.toAbsolutePath());
    FileFailure.requireRegular(target);
    boolean exists = Files.exists(target);
    if (exists && !Files.isWritable(target)) {
      throw new AccessDeniedException(file.toString(), null, "the file is read-only");
    }
    Path temporary = LeftTemporaries.name(target);
    try {
      writeThrough(temporary, like == null && exists ? target : like, content);
      Files.move(
          temporary, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
      forceDirectory(target);
    } finally {
      Files.deleteIfExists(temporary);
    }
    LeftTemporaries.remove(target);
  }

  /**
   * Keeps the file's present content beside it under its name and {@code .bak}, in place of an
   * older backup, with the same permissions; does nothing if there is no such file, or no regular
   * one.
   *
   * @return the backup, null if there is none
   * @throws IOException if it cannot be read or the backup not be written
   */
  public static @Nullable Path backUp(Path file) throws IOException {
    if (!Files.isRegularFile(file)) {
      return null;
    }
    Path backup = file.resolveSibling(file.getFileName() + BACKUP);
    write(backup, out -> Files.copy(file, out), file);
    return backup;
  }

  private static void writeThrough(Path file, @Nullable Path old, Content content)
      throws IOException {
    try (FileChannel channel =
        FileChannel.open(file, StandardOpenOption.WRITE, StandardOpenOption.CREATE_NEW)) {
      // Before anything is in it: what few may read is never readable by more.
      copyPermissions(old, file);
      OutputStream out = new BufferedOutputStream(Channels.newOutputStream(channel), BUFFER);
      content.writeTo(out);
      out.flush();
      channel.force(true);
    }
  }

  private static void copyPermissions(@Nullable Path old, Path fresh) throws IOException {
    PosixFileAttributeView from = old == null ? null : posix(old);
    PosixFileAttributeView to = posix(fresh);
    if (from != null && to != null) {
      to.setPermissions(from.readAttributes().permissions());
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

  private static @Nullable PosixFileAttributeView posix(Path file) {
    return Files.getFileAttributeView(file, PosixFileAttributeView.class);
  }
}
