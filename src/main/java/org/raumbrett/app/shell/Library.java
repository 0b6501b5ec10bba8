package org.raumbrett.app.shell;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A work that ships as a part of the program, the first of them the program itself.
 *
 * @param jars how the names of its jars begin, {@code -} if it has none of its own
 * @param name what it is called
 * @param holders whose it is
 * @param licence the licence's name
 * @param texts the resources that hold the licence and what else has to be said
 */
record Library(String jars, String name, String holders, String licence, List<String> texts) {
  private static final String FOLDER = "/org/raumbrett/licences/";
  private static final String LIST = "libraries.tsv";

  /** Returns all of them, as {@code libraries.tsv} lists them. */
  static List<Library> all() {
    return read(LIST).lines().filter(line -> !line.startsWith("#")).map(Library::of).toList();
  }

  private static Library of(String line) {
    String[] fields = line.split("\t");
    return new Library(fields[0], fields[1], fields[2], fields[3], List.of(fields[4].split(" ")));
  }

  /** Returns the words of its licence. */
  String text() {
    return String.join("\n\n", texts.stream().map(Library::read).toList());
  }

  private static String read(String name) {
    try (InputStream stream = Library.class.getResourceAsStream(FOLDER + name)) {
      if (stream == null) {
        throw new IllegalStateException("no resource " + FOLDER + name);
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
