package org.raumbrett.architecture.sample.engine;

import java.io.IOException;
import java.io.InputStream;
import java.net.Socket;
import java.net.URL;

/** Breaks the rule that nothing reaches for the network, in two ways. */
final class CallsOut {
  private CallsOut() {}

  static Socket socket() {
    return new Socket();
  }

  static InputStream read(URL url) throws IOException {
    return url.openStream();
  }
}
