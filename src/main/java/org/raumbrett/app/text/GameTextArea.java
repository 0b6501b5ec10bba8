package org.raumbrett.app.text;

import javafx.scene.control.TextArea;

/**
 * A text area that never lays out a very long text: that would take seconds. What makes it too long
 * is handed on.
 */
final class GameTextArea extends TextArea {
  /** The most UTF-16 units it holds. */
  static final int MOST = 2 * TextPart.SIZE;

  /** Makes a replacement that is too long for the area. */
  interface Replacer {
    void replace(int start, int end, String text);
  }

  private Replacer replacer = super::replaceText;

  /** Hands on what would make the text too long. */
  void setReplacer(Replacer changed) {
    replacer = changed;
  }

  @Override
  public void replaceText(int start, int end, String text) {
    if (getLength() - (end - start) + text.length() > MOST) {
      replacer.replace(start, end, text);
    } else {
      super.replaceText(start, end, text);
    }
  }
}
