package org.raumbrett.rgn;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.UUID;
import java.util.regex.Pattern;

/**
 * The temporary files of {@link AtomicFile}: their names, and the end of those that a killed
 * program left.
 */
final class LeftTemporaries {
  /**
   * Whoever still writes a file has written to it within that time. If one was stopped for longer,
   * its save fails and says so; the file it was to replace is whole all the same.
   */
  private static final Duration GIVEN_UP = Duration.ofHours(1);

  private static final String END = ".tmp";

  /** The most UTF-16 units of the target's name: four bytes each, and the rest, are a name too. */
  private static final int LONGEST = 40;

  private static final Pattern ID = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");

  private LeftTemporaries() {}

  /** Returns a name in the target's directory that no other save uses. */
  static Path name(Path target) {
    return target.resolveSibling(beginning(target) + UUID.randomUUID() + END);
  }

  /** A file's name may be as long as names can be, and this one is longer. */
  private static String beginning(Path target) {
    String name = target.getFileName().toString();
    if (name.length() <= LONGEST) {
      return "." + name + ".";
    }
    int cut = Character.isHighSurrogate(name.charAt(LONGEST - 1)) ? LONGEST - 1 : LONGEST;
    return "." + name.substring(0, cut) + "~" + Integer.toHexString(name.hashCode()) + ".";
  }

  /** Removes what earlier saves of the target have left, unless it may still be written. */
  static void remove(Path target) {
    Path folder = target.toAbsolutePath().getParent();
    if (folder == null) {
      return;
    }
    try (DirectoryStream<Path> left =
        Files.newDirectoryStream(folder, file -> isOf(target, file))) {
      Instant before = Instant.now().minus(GIVEN_UP);
      for (Path file : left) {
        boolean old = Files.getLastModifiedTime(file).toInstant().isBefore(before);
        if (old && Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
          Files.deleteIfExists(file);
        }
      }
    } catch (IOException | DirectoryIteratorException e) {
      // The save itself is done; what cannot be tidied up now is left to the next one.
    }
  }

  private static boolean isOf(Path target, Path file) {
    String name = file.getFileName().toString();
    String beginning = beginning(target);
    return name.length() > beginning.length() + END.length()
        && name.startsWith(beginning)
        && name.endsWith(END)
        && ID.matcher(name.substring(beginning.length(), name.length() - END.length())).matches();
  }
}
