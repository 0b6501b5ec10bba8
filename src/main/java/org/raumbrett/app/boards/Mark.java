package org.raumbrett.app.boards;

/** What a cell can be marked as. Several may hold at once; the earlier ones are drawn on top. */
enum Mark {
  /** The cell the user has picked. */
  SELECTED,
  /** The king on it is in check. */
  CHECKED,
  /** The man on it gives check. */
  CHECKER,
  /** It lies on the line of a check. */
  CHECK_LINE,
  /** The last move started here. */
  LAST_FROM,
  /** The last move ended here. */
  LAST_TO,
  /** The shown man can go here. */
  QUIET,
  /** The shown man can take here. */
  CAPTURE,
  /** The shown man bears on it but may not go there. */
  BARRED,
  /** The shown man bears on a man here but may not take it. */
  BARRED_MAN,
  /** The targets are those of a man only pointed at, not picked. */
  FAINT,
  /** The cell whose attackers are shown. */
  ATTACKED,
  /** A white man here attacks the shown cell. */
  WHITE_ATTACKER,
  /** A black man here attacks the shown cell. */
  BLACK_ATTACKER,
  /** The pointer is here. */
  HOVERED,
  /** The pointer is at the same file and rank of another level. */
  COLUMN,
  /** The keyboard's cursor is here. */
  CURSOR,
  /** A white unicorn can in principle come here. */
  WHITE_UNICORN,
  /** A black unicorn can in principle come here. */
  BLACK_UNICORN;

  int bit() {
    return 1 << ordinal();
  }

  boolean in(int marks) {
    return (marks & bit()) != 0;
  }
}
