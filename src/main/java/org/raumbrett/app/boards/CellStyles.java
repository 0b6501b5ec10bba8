package org.raumbrett.app.boards;

import org.jspecify.annotations.Nullable;

/** Which style class a cell's marks give to each part of it; null if that part is not drawn. */
final class CellStyles {
  private CellStyles() {}

  static @Nullable String tint(int marks) {
    // A picked king in check keeps its red: its outline tells that it is picked.
    if (Mark.CHECKED.in(marks)) {
      return "tint-checked";
    } else if (Mark.SELECTED.in(marks)) {
      return "tint-selected";
    } else if (Mark.ATTACKED.in(marks)) {
      return "tint-attacked";
    } else if (Mark.LAST_FROM.in(marks) || Mark.LAST_TO.in(marks)) {
      return "tint-last";
    } else if (Mark.CHECKER.in(marks) || Mark.CHECK_LINE.in(marks)) {
      return "tint-check-line";
    } else if (Mark.CAPTURE.in(marks)) {
      return "tint-capture";
    }
    return Mark.HOVERED.in(marks) || Mark.COLUMN.in(marks) ? "tint-column" : null;
  }

  static @Nullable String outline(int marks) {
    if (Mark.CURSOR.in(marks)) {
      return "outline-cursor";
    } else if (Mark.SELECTED.in(marks)) {
      return "outline-selected";
    } else if (Mark.HOVERED.in(marks)) {
      return "outline-hovered";
    }
    return Mark.COLUMN.in(marks) ? "outline-column" : null;
  }

  static @Nullable String sign(int marks) {
    if (Mark.CAPTURE.in(marks)) {
      return "sign-capture";
    } else if (Mark.QUIET.in(marks)) {
      return "sign-quiet";
    } else if (Mark.BARRED.in(marks)) {
      return "sign-barred";
    } else if (Mark.BARRED_MAN.in(marks)) {
      return "sign-barred-man";
    } else if (Mark.WHITE_ATTACKER.in(marks)) {
      return "sign-white-attacker";
    }
    return Mark.BLACK_ATTACKER.in(marks) ? "sign-black-attacker" : null;
  }
}
