package org.raumbrett.app.text;

import org.raumbrett.rgn.QuickFix;
import org.raumbrett.rgn.TextSpan;
import org.raumbrett.rgn.Visible;

/**
 * What of the text stands in the area: all of it, of a very large one a part. Places are offsets in
 * the whole text.
 */
final class ShownText {
  private final GameTextArea area;
  private final TextPart part = new TextPart();
  private final Runnable turned;
  private boolean filling;
  private boolean touched;

  /**
   * The text in that area.
   *
   * @param turned hears when something else may stand in the area
   */
  ShownText(GameTextArea area, Runnable turned) {
    this.area = area;
    this.turned = turned;
    area.textProperty().subscribe(this::edited);
  }

  private void edited(String before, String now) {
    if (!filling) {
      touched = true;
      part.edit(before, now);
    }
  }

  /** Returns the whole text with what is in the area now. */
  String whole() {
    return part.whole();
  }

  /** Returns whether what happens to the area is not the user's doing. */
  boolean isFilling() {
    return filling;
  }

  /** Returns whether the user has changed what was put into the area. */
  boolean isTouched() {
    return touched;
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
    boolean emptied = area.getLength() == 0 && !text.isEmpty();
    if (anew) {
      part.forget();
    }
    if (whole().equals(text) && !emptied) {
      part.join();
      // What was pasted may have to be made visible.
      fill(false);
    } else {
      part.show(text, place);
      fill(anew || emptied);
      if (emptied && !anew) {
        putCaret(place);
      }
    }
  }

  /**
   * Replaces a stretch of what is in the area by a text that is too long for it, and shows the part
   * around its end.
   */
  void replace(int start, int end, String text) {
    String lines = withAreasLines(text);
    int place = part.from() + start + lines.length();
    part.replace(area.getText(), start, end, lines);
    turnTo(place);
    putCaret(place);
  }

  /** Replaces all of the text, also what is not in the area, and puts the caret to a place. */
  void replaceAll(String text, int caret) {
    part.show(text, caret);
    fill(true);
    putCaret(caret);
  }

  /**
   * Makes a fix's edits as one change of the area, so that it takes them back at once.
   *
   * @return whether they stand in one part of the text; else nothing is changed
   */
  boolean make(QuickFix fix) {
    part.join();
    turnTo(fix.span());
    if (!part.holds(fix.span().offset()) || !part.holds(fix.span().end())) {
      return false;
    }
    String now = part.after(fix);
    TextChange change = TextChange.between(area.getText(), Visible.inPlace(now));
    if (change == null) {
      return true;
    }
    int start = change.from();
    part.expect(now.substring(start, start + change.replacement().length()), change.replacement());
    if (start == change.to() && start > 0) {
      // What is put in where nothing was selected, the area would count to what was typed before.
      start = area.getText().offsetByCodePoints(start, -1);
    }
    area.selectRange(start, change.to());
    area.replaceSelection(area.getText(start, change.from()) + change.replacement());
    return true;
  }

  /** Returns a text with the ends of lines that an area has. */
  static String withAreasLines(String text) {
    return text.replace("\r\n", "\n").replace('\r', '\n');
  }

  /** Puts the caret to a place, if it is in the part that is shown. */
  void putCaret(int place) {
    if (part.holds(place)) {
      boolean before = filling;
      filling = true;
      area.positionCaret(Math.min(place - part.from(), area.getLength()));
      filling = before;
    }
  }

  /**
   * Shows the part around a place, joining to the whole what was typed in the part that is left.
   */
  void turnTo(int place) {
    part.join();
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
    putCaret(span.end());
  }

  private void fill(boolean anew) {
    boolean before = filling;
    filling = true;
    String text = part.part();
    if (anew) {
      area.setText(text);
      area.positionCaret(0);
      touched = false;
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
