package org.raumbrett.cli;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The program's version, which stands in the build file alone. */
public final class Version implements IVersionProvider {

  /** Returns the version, such as {@code 1.2.0}. */
  public static String number() {
    Properties properties = new Properties();
    try (InputStream stream =
        Version.class.getResourceAsStream("/org/raumbrett/version.properties")) {
      if (stream == null) {
        throw new IllegalStateException("version.properties is missing from the program");
      }
      properties.load(stream);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return properties.getProperty("version");
  }

  @Override
  public String[] getVersion() {
    return new String[] {"raumbrett " + number()};
  }
}
