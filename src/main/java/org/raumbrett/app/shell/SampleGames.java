package org.raumbrett.app.shell;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** The games that ship with the program. */
final class SampleGames {
  private static final String FOLDER = "/org/raumbrett/games/";

  /** All of them; the name is the text {@code sample.<name>}. */
  static final List<Sample> ALL =
      List.of(
          new Sample("annotated-example"),
          new Sample("shortest-mate-by-black"),
          new Sample("shortest-mate-by-white"),
          new Sample("computer-test-game-1"),
          new Sample("computer-test-game-2"));

  /** One of them. */
  record Sample(String name) {
    String fileName() {
      return name + ".rgn";
    }

    InputStream open() throws IOException {
      InputStream stream = SampleGames.class.getResourceAsStream(FOLDER + fileName());
      if (stream == null) {
        throw new IOException("the program lacks " + fileName());
      }
      return stream;
    }
  }

  private SampleGames() {}
}
