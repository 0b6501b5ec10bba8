package org.raumbrett.rgn;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.Arrays;

/** Saves a file over and over until it is killed, and tells of each piece written. */
final class KeepsSaving {
  static final int PIECE = 1 << 15;
  static final int PIECES = 24;

  private KeepsSaving() {}

  /** Saves the file that is the first argument with one letter, then with the other, and so on. */
  public static void main(String[] args) throws IOException {
    Path file = Path.of(args[0]);
    OutputStream news = System.out;
    for (int i = 0; ; i++) {
      byte[] piece = piece(i % 2 == 0 ? 'b' : 'a');
      AtomicFile.write(
          file,
          out -> {
            for (int j = 0; j < PIECES; j++) {
              out.write(piece);
              news.write('.');
              news.flush();
            }
          });
    }
  }

  static byte[] piece(char letter) {
    byte[] piece = new byte[PIECE];
    Arrays.fill(piece, (byte) letter);
    return piece;
  }
}
