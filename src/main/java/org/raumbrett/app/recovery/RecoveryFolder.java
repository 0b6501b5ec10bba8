package org.raumbrett.app.recovery;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The folder in which changed documents are kept. Each window has an id there: {@code id.rgn} is
 * its document, {@code id.lock} is locked as long as the window lives. The system gives a lock up
 * when its process ends in whatever way, so a document without a locked file is one that was left
 * behind.
 */
public final class RecoveryFolder {
  static final String DOCUMENT = ".rgn";
  static final String LOCK = ".lock";

  private final Path folder;

  /** A folder, which need not exist yet. */
  public RecoveryFolder(Path folder) {
    this.folder = folder;
  }

  /** Returns this user's folder on this system. */
  public static RecoveryFolder ofUser() {
    return new RecoveryFolder(
        place(
            System.getProperty("os.name"),
            System.getenv(),
            Path.of(System.getProperty("user.home"))));
  }

  /**
   * Returns where a program keeps its state: by the XDG base directory specification, on Windows
   * the local application data, on macOS the application support.
   *
   * @param system the operating system's name, as {@code os.name} has it
   */
  static Path place(String system, Map<String, String> environment, Path home) {
    String name = system.toLowerCase(Locale.ROOT);
    Path base;
    if (name.startsWith("windows")) {
      base = absolute(environment.get("LOCALAPPDATA"), home.resolve("AppData/Local"));
      return base.resolve("Raumbrett").resolve("recovery");
    } else if (name.startsWith("mac")) {
      return home.resolve("Library/Application Support/Raumbrett/recovery");
    }
    base = absolute(environment.get("XDG_STATE_HOME"), home.resolve(".local/state"));
    return base.resolve("raumbrett").resolve("recovery");
  }

  /** The specification: a path that is not absolute is to be ignored. */
  private static Path absolute(@Nullable String wanted, Path otherwise) {
    return wanted != null && Path.of(wanted).isAbsolute() ? Path.of(wanted) : otherwise;
  }

  /** Returns a new id, for a window that begins. */
  String newId() {
    return UUID.randomUUID().toString();
  }

  public Path document(String id) {
    return folder.resolve(id + DOCUMENT);
  }

  /** Makes the folder if it does not exist; others than the user cannot look into it. */
  void create() throws IOException {
    boolean posix = FileSystems.getDefault().supportedFileAttributeViews().contains("posix");
    FileAttribute<?>[] own =
        posix
            ? new FileAttribute<?>[] {
              PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------"))
            }
            : new FileAttribute<?>[0];
    Files.createDirectories(folder, own);
  }

  /**
   * Locks the id until the channel is closed.
   *
   * @return null if a living window has it
   */
  @Nullable FileChannel lock(String id) throws IOException {
    FileChannel channel =
        FileChannel.open(
            folder.resolve(id + LOCK), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
    try {
      FileLock lock = channel.tryLock();
      if (lock != null) {
        return channel;
      }
    } catch (OverlappingFileLockException e) {
      // Another window of this very process has it.
      channel.close();
      return null;
    } catch (IOException e) {
      channel.close();
      throw e;
    }
    channel.close();
    return null;
  }

  /** Returns the ids there are traces of. */
  List<String> ids() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> file.getFileName().toString())
          .filter(name -> name.endsWith(LOCK))
          .map(name -> name.substring(0, name.length() - LOCK.length()))
          .sorted()
          .toList();
    } catch (NoSuchFileException e) {
      return List.of();
    }
  }

  /** Removes everything of the id, such as what a write that was cut off has left. */
  void remove(String id) throws IOException {
    List<Path> files;
    try (Stream<Path> all = Files.list(folder)) {
      files = all.filter(file -> file.getFileName().toString().contains(id)).toList();
    } catch (NoSuchFileException e) {
      return;
    }
    for (Path file : files) {
      if (!file.getFileName().toString().endsWith(LOCK)) {
        Files.deleteIfExists(file);
      }
    }
    Files.deleteIfExists(folder.resolve(id + LOCK));
  }
}
