package org.raumbrett.rgn;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/**
 * The bytes of a file, in pieces: for one array as long as a large file a memory that has the room
 * often has it not in one place. Seen as a text it has a character a byte, as in ISO 8859-1.
 * Immutable, for any number of threads.
 */
public final class FileBytes implements CharSequence {
  private static final int SHIFT = 16;

  /** The length of every piece but the last. */
  static final int PIECE = 1 << SHIFT;

  private static final int IN_PIECE = PIECE - 1;

  private final byte[][] pieces;
  private final int length;

  private FileBytes(byte[][] pieces, int length) {
    this.pieces = pieces;
    this.length = length;
  }

  /** Puts bytes together. */
  public static final class Builder {
    private final List<byte[]> pieces = new ArrayList<>();
    private int length;

    /** Appends all of them. */
    public Builder add(byte[] bytes) {
      return add(bytes, 0, bytes.length);
    }

    /**
     * Appends a part of a file's bytes.
     *
     * @param from the first one's index
     * @param to the index behind the last one
     */
    public Builder add(FileBytes bytes, int from, int to) {
      Objects.checkFromToIndex(from, to, bytes.length);
      for (int at = from; at < to; ) {
        int start = at & IN_PIECE;
        int count = Math.min(PIECE - start, to - at);
        add(bytes.pieces[at >> SHIFT], start, count);
        at += count;
      }
      return this;
    }

    private Builder add(byte[] bytes, int from, int count) {
      for (int done = 0; done < count; ) {
        int start = length & IN_PIECE;
        if (start == 0) {
          pieces.add(new byte[PIECE]);
        }
        int now = Math.min(PIECE - start, count - done);
        System.arraycopy(bytes, from + done, pieces.get(pieces.size() - 1), start, now);
        length = Math.addExact(length, now);
        done += now;
      }
      return this;
    }

    /** Returns how many there are so far. */
    int length() {
      return length;
    }

    /** Returns what was appended; nothing more can be. */
    public FileBytes build() {
      int last = pieces.size() - 1;
      int end = length & IN_PIECE;
      if (end > 0) {
        pieces.set(last, Arrays.copyOf(pieces.get(last), end));
      }
      return new FileBytes(pieces.toArray(new byte[0][]), length);
    }
  }

  /** Returns a copy of the bytes. */
  public static FileBytes of(byte[] bytes) {
    return new Builder().add(bytes).build();
  }

  /** Appends what is left of a stream, but hardly more than so many bytes. */
  static void read(InputStream in, Builder into, int most) throws IOException {
    byte[] buffer = new byte[PIECE];
    for (int read = in.read(buffer); read >= 0 && into.length <= most; read = in.read(buffer)) {
      into.add(buffer, 0, read);
    }
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public char charAt(int index) {
    return (char) (pieces[index >> SHIFT][index & IN_PIECE] & 0xff);
  }

  /** Returns a copy of those bytes. */
  byte[] copy(int from, int to) {
    Objects.checkFromToIndex(from, to, length);
    byte[] copy = new byte[to - from];
    copy(from, to, copy);
    return copy;
  }

  /** Copies those bytes to the beginning of an array. */
  void copy(int from, int to, byte[] target) {
    for (int at = from; at < to; ) {
      int start = at & IN_PIECE;
      int count = Math.min(PIECE - start, to - at);
      System.arraycopy(pieces[at >> SHIFT], start, target, at - from, count);
      at += count;
    }
  }

  /** Returns a copy of all bytes in one array. */
  public byte[] toArray() {
    return copy(0, length);
  }

  /**
   * Writes all bytes.
   *
   * @throws IOException if the stream does not take them
   */
  public void writeTo(OutputStream out) throws IOException {
    for (byte[] piece : pieces) {
      out.write(piece);
    }
  }

  /** Lets a digest take in all bytes. */
  public void update(MessageDigest digest) {
    for (byte[] piece : pieces) {
      digest.update(piece);
    }
  }

  @Override
  public CharSequence subSequence(int start, int end) {
    return new String(copy(start, end), StandardCharsets.ISO_8859_1);
  }

  /** Returns all bytes as a text, a character a byte. */
  @Override
  public String toString() {
    return subSequence(0, length).toString();
  }
}
