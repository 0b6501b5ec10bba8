package org.raumbrett.app.text;

import javafx.scene.control.TextArea;
import org.raumbrett.rgn.TextSpan;

/**
 * What of the text stands in the area: all of it, of a very large one a part. Places are offsets in
 * the whole text.
 */
final class ShownText {
  private final TextArea area;
  private final TextPart part = new TextPart();
  private final Runnable turned;
  private boolean filling;

  /**
   * The text in that area.
   *
   * @param turned hears when something else may stand in the area
   */
  ShownText(TextArea area, Runnable turned) {
    this.area = area;
    this.turned = turned;
  }

  /** Returns the whole text with what is in the area now. */
  String whole() {
    return part.with(area.getText());
  }

  /** Returns whether what happens to the area is not the user's doing. */
  boolean isFilling() {
    return filling;
  }

  boolean isWhole() {
    return part.isWhole();
  }

  int from() {
    return part.from();
  }

  int to() {
    return part.to();
  }

  /** Returns the place of the caret. */
  int caret() {
    return part.from() + area.getCaretPosition();
  }

  /**
   * Shows a text; the caret and what can be undone stay if it differs little.
   *
   * @param anew whether it is another game's: the caret goes to its beginning
   * @param place what must be in the part that is shown
   */
  void show(String text, boolean anew, int place) {
    if (whole().equals(text)) {
      part.replace(area.getText());
      // What was pasted may have to be made visible.
      fill(false);
    } else {
      part.show(text, place);
      fill(anew);
    }
  }

  /**
   * Shows the part around a place, joining to the whole what was typed in the part that is left.
   */
  void turnTo(int place) {
    part.replace(area.getText());
    part.show(part.text(), place);
    fill(true);
  }

  /** Shows another part unless both ends of the span stand in this one. */
  void turnTo(TextSpan span) {
    if (!part.holds(span.offset()) || !part.holds(span.end())) {
      turnTo(span.offset());
    }
  }

  /** Puts the caret behind the span; the area scrolls to it by itself. */
  void bringIntoSight(TextSpan span) {
    turnTo(span);
    boolean before = filling;
    filling = true;
    area.positionCaret(span.end() - part.from());
    filling = before;
  }

  private void fill(boolean anew) {
    boolean before = filling;
    filling = true;
    String text = part.part();
    if (anew) {
      area.setText(text);
      area.positionCaret(0);
    } else {
      TextChange change = TextChange.between(area.getText(), text);
      if (change != null) {
        int caret = change.moved(area.getCaretPosition());
        area.replaceText(change.from(), change.to(), change.replacement());
        area.positionCaret(caret);
      }
    }
    filling = before;
    turned.run();
  }
}
