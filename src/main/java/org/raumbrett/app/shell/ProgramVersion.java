package org.raumbrett.app.shell;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/** The program's version, which the build writes into a resource. */
final class ProgramVersion {
  private static final String RESOURCE = "/org/raumbrett/version.properties";

  private ProgramVersion() {}

  /** Returns the version, such as {@code 1.2.0}. */
  static String number() {
    Properties properties = new Properties();
    try (InputStream stream = ProgramVersion.class.getResourceAsStream(RESOURCE)) {
      if (stream == null) {
        throw new IllegalStateException("no resource " + RESOURCE);
      }
      properties.load(stream);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty("version");
  }
}
