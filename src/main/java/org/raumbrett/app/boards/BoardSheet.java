package org.raumbrett.app.boards;

import java.util.Objects;

/** The style sheet that all views of boards and men share. */
final class BoardSheet {
  /** Its address. */
  static final String URL =
      Objects.requireNonNull(BoardSheet.class.getResource("boards.css")).toExternalForm();

  private BoardSheet() {}
}
