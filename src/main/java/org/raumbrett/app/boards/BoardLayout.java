package org.raumbrett.app.boards;

/** How the five levels are laid out. */
public enum BoardLayout {
  /** Five oblique boards above one another, E on top. */
  STACK,
  /** Five square boards in one or more rows, as the window's shape has it. */
  FLAT
}
