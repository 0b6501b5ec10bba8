package org.raumbrett.app.text;

import javafx.geometry.Rectangle2D;
import javafx.scene.control.TextArea;
import javafx.scene.control.skin.TextAreaSkin;

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

  /**
   * Scrolls to the caret if it is out of sight. That happens by itself when the caret is moved, but
   * not before there has been a layout.
   */
  void scrollToCaret() {
    if (getSkin() instanceof TextAreaSkin skin && getLength() > 0) {
      Rectangle2D place = skin.getCharacterBounds(Math.min(getCaretPosition(), getLength() - 1));
      if (place.getMinY() < 0 || place.getMaxY() > getHeight()) {
        setScrollTop(Math.max(0, getScrollTop() + place.getMinY() - getHeight() / 3));
      }
    }
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
