package org.raumbrett.app.model;

import java.nio.ByteBuffer;
import java.util.Base64;

/**
 * Texts as the store of settings can hold them. On some systems it is an XML file, which a control
 * character, as a file's name may have it, would make unreadable as a whole.
 */
final class KeptString {
  private static final String ENCODED = "base64:";

  private KeptString() {}

  /** Returns what is to be stored. */
  static String written(String text) {
    if (text.codePoints().allMatch(KeptString::isPlain) && !text.startsWith(ENCODED)) {
      return text;
    }
    // No charset: one would not keep half a surrogate pair.
    ByteBuffer bytes = ByteBuffer.allocate(Character.BYTES * text.length());
    bytes.asCharBuffer().put(text);
    return ENCODED + Base64.getEncoder().encodeToString(bytes.array());
  }

  /** Returns the text that was stored; what nobody can have written is an empty one. */
  static String read(String stored) {
    if (!stored.startsWith(ENCODED)) {
      return stored;
    }
    try {
      byte[] bytes = Base64.getDecoder().decode(stored.substring(ENCODED.length()));
      return ByteBuffer.wrap(bytes).asCharBuffer().toString();
    } catch (IllegalArgumentException e) {
      // Written by hand: it says nothing.
      return "";
    }
  }

  private static boolean isPlain(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.CONTROL, Character.SURROGATE, Character.UNASSIGNED -> false;
      default -> true;
    };
  }
}
