package org.raumbrett.board;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The tab-separated tables under {@code data}; a line that starts with # is a comment. */
final class DataTable {
  private DataTable() {}

  /** Returns the fields of each row; empty fields are kept. */
  static List<List<String>> rows(String name) {
    try (InputStream in = DataTable.class.getResourceAsStream("/data/" + name)) {
      if (in == null) {
        throw new IllegalArgumentException("no table " + name);
      }
      String text = new String(in.readAllBytes(), StandardCharsets.UTF_8);
      return text.lines()
          .filter(line -> !line.isEmpty() && !line.startsWith("#"))
          .map(line -> List.of(line.split("\t", -1)))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
