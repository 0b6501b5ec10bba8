package org.raumbrett.app.text;

import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.geometry.Rectangle2D;
import javafx.scene.control.TextArea;
import javafx.scene.control.skin.TextAreaSkin;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import org.jspecify.annotations.Nullable;
import org.raumbrett.rgn.Visible;

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
  private Consumer<String> wholeReplacer = text -> {};
  private @Nullable ShownText shown;
  private boolean selectingAll;
  private final ReadOnlyBooleanWrapper wholeSelected = new ReadOnlyBooleanWrapper();

  GameTextArea() {
    selectionProperty().subscribe((old, now) -> wholeSelected.set(false));
    textProperty().subscribe((old, now) -> wholeSelected.set(false));
  }

  /** Knows of what large text it shows a part, so that all of it can be selected. */
  void setShown(ShownText whole) {
    shown = whole;
  }

  /** Returns whether all of a text is selected of which a part is shown. */
  ReadOnlyBooleanProperty wholeSelectedProperty() {
    return wholeSelected.getReadOnlyProperty();
  }

  /**
   * Hands on what would make the text too long.
   *
   * @param whole gets what comes in the place of all of the text, when all of it is selected
   */
  void setReplacer(Replacer changed, Consumer<String> whole) {
    replacer = changed;
    wholeReplacer = whole;
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

  /** Returns whether the caret moves because all is being selected, not to look at its place. */
  boolean isSelectingAll() {
    return selectingAll;
  }

  @Override
  public void selectAll() {
    selectingAll = true;
    super.selectAll();
    selectingAll = false;
    wholeSelected.set(shown != null && !shown.isWhole());
  }

  @Override
  public void copy() {
    if (shown != null && wholeSelected.get()) {
      ClipboardContent content = new ClipboardContent();
      content.putString(Visible.inPlace(shown.whole()));
      Clipboard.getSystemClipboard().setContent(content);
    } else {
      super.copy();
    }
  }

  @Override
  public void cut() {
    copy();
    replaceSelection("");
  }

  @Override
  public void replaceText(int start, int end, String text) {
    // The area is filled before it knows what it shows a part of.
    if (shown != null && wholeSelected.get() && start == 0 && end == getLength()) {
      wholeReplacer.accept(text);
    } else if (getLength() - (end - start) + text.length() > MOST) {
      replacer.replace(start, end, text);
    } else {
      super.replaceText(start, end, text);
    }
  }
}
