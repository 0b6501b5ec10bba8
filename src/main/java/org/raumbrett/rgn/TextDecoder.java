package org.raumbrett.rgn;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Turns bytes into text: UTF-8 without its byte order mark; bytes that are not UTF-8 are read as
 * Windows-1252, one by one, so that a file put together from two sources is read too. Lines end
 * with LF afterwards.
 */
final class TextDecoder {
  private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");
  private static final char REPLACEMENT = '\ufffd';
  private static final char BYTE_ORDER_MARK = '\ufeff';

  /** How many bytes the byte order mark takes. */
  static final int MARK = 3;

  /**
   * In a text of which more than this share are control characters, nobody wrote any of it: one in
   * fifty.
   */
  private static final int CONTROL_SHARE = 50;

  /** So many bytes are looked at together, each of which may be a character. */
  private static final int CHECKED_AT_ONCE = 1 << 13;

  /** So many are stray in a text of any length. */
  private static final int FEW_CONTROLS = 2;

  /**
   * A decoded text.
   *
   * @param firstBad the offset of the first byte that is not UTF-8 in the text, -1 for none
   * @param badByte that byte
   */
  record Decoded(String text, int firstBad, int badByte) {}

  private TextDecoder() {}

  /** Returns where the text of a file begins: behind a byte order mark. */
  static int start(byte[] bytes) {
    boolean marked =
        bytes.length >= MARK
            && bytes[0] == (byte) 0xef
            && bytes[1] == (byte) 0xbb
            && bytes[2] == (byte) 0xbf;
    return marked ? MARK : 0;
  }

  /**
   * Decodes a file's bytes from {@link #start} on, or a part of them that begins a line or word.
   */
  static Decoded decode(byte[] bytes, int start, int length) {
    String text = new String(bytes, start, length, StandardCharsets.UTF_8);
    if (text.indexOf(REPLACEMENT) >= 0) {
      return decodeMixed(bytes, start, length);
    }
    return new Decoded(withLineFeeds(text), -1, 0);
  }

  /** Returns a pasted text without a byte order mark and with LF for every line end. */
  static String normal(String text) {
    boolean marked = !text.isEmpty() && text.charAt(0) == BYTE_ORDER_MARK;
    return withLineFeeds(marked ? text.substring(1) : text);
  }

  private static String withLineFeeds(String text) {
    return text.indexOf('\r') < 0 ? text : text.replace("\r\n", "\n").replace('\r', '\n');
  }

  /**
   * Returns whether the text is no text: it has control characters in a number that no text has. A
   * few are stray and no reason to refuse the rest.
   */
  static boolean isBinary(CharSequence text) {
    int controls = 0;
    for (int i = 0; i < text.length(); i++) {
      controls += isControl(text.charAt(i)) ? 1 : 0;
    }
    return controls > FEW_CONTROLS + text.length() / CONTROL_SHARE
        || controls > 0 && controls == text.length();
  }

  /** Returns whether the character is a control character that no text needs. */
  static boolean isControl(char c) {
    return c < ' ' && (c < '\t' || c > '\r') || c == 0x7f;
  }

  /**
   * Returns whether the character is one of the upper control characters, which some terminals obey
   * as they obey an escape. Among a file's bytes these are parts of other characters.
   */
  static boolean isUpperControl(char c) {
    return c >= 0x80 && c < 0xa0;
  }

  /** Returns the index of the first byte that is not UTF-8, -1 if all are. */
  static int firstBad(FileBytes bytes, int start) {
    CharsetDecoder decoder = strictDecoder();
    byte[] part = new byte[CHECKED_AT_ONCE];
    CharBuffer out = CharBuffer.allocate(CHECKED_AT_ONCE);
    int at = start;
    while (at < bytes.length()) {
      int end = Math.min(bytes.length(), at + CHECKED_AT_ONCE);
      bytes.copy(at, end, part);
      ByteBuffer in = ByteBuffer.wrap(part, 0, end - at);
      boolean isError = decoder.reset().decode(in, out, end == bytes.length()).isError();
      // A character that the end of the part cuts through is looked at again.
      at += in.position();
      if (isError) {
        return at;
      }
      out.clear();
    }
    return -1;
  }

  private static CharsetDecoder strictDecoder() {
    return StandardCharsets.UTF_8
        .newDecoder()
        .onMalformedInput(CodingErrorAction.REPORT)
        .onUnmappableCharacter(CodingErrorAction.REPORT);
  }

  private static Decoded decodeMixed(byte[] bytes, int start, int length) {
    CharsetDecoder decoder = strictDecoder();
    ByteBuffer in = ByteBuffer.wrap(bytes, start, length);
    CharBuffer out = CharBuffer.allocate(length);
    int firstBad = -1;
    int badByte = 0;
    while (in.hasRemaining()) {
      CoderResult result = decoder.decode(in, out, true);
      if (result.isError()) {
        if (firstBad < 0) {
          firstBad = withLineFeeds(out.duplicate().flip().toString()).length();
          badByte = in.get(in.position()) & 0xff;
        }
        for (int i = 0; i < result.length(); i++) {
          out.put(new String(new byte[] {in.get()}, WINDOWS_1252));
        }
        decoder.reset();
      }
    }
    return new Decoded(withLineFeeds(out.flip().toString()), firstBad, badByte);
  }
}
