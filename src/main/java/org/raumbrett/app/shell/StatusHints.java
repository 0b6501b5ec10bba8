package org.raumbrett.app.shell;

import org.jspecify.annotations.Nullable;
import org.raumbrett.app.boards.BoardStackView;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.words.Words;
import org.raumbrett.board.Cell;
import org.raumbrett.game.Game;

/** What the status bar says besides how the position stands: news, the cell meant, or a hint. */
final class StatusHints {
  private final Workplace place;
  private final BoardStackView board;
  private final Words words;

  StatusHints(Workplace place, BoardStackView board, Words words) {
    this.place = place;
    this.board = board;
    this.words = words;
  }

  /** Calls whenever the text may be another. */
  void listen(Scope scope, Runnable listener) {
    scope.onChange(place.notice(), listener);
    scope.onChange(place.desk().placeProperty(), () -> place.notice().set(""));
    scope.onChange(place.desk().gameProperty(), listener);
    scope.onChange(board.hoveredCellProperty(), () -> newsAreOld(listener));
    scope.onChange(board.cursorCellProperty(), () -> newsAreOld(listener));
    scope.onChange(board.selectedCellProperty(), listener);
    // The board itself must have been told first: it describes the cell as it shows it.
    scope.show(board.positionProperty(), position -> listener.run());
    scope.onChange(board.lastMoveProperty(), listener);
    scope.onChange(board.shownAttackersProperty(), listener);
  }

  private void newsAreOld(Runnable listener) {
    place.notice().set("");
    listener.run();
  }

  /** Returns the text: news until something else happens, a cell pointed at, else a hint. */
  String text() {
    String news = place.notice().get();
    if (!news.isEmpty()) {
      return news;
    }
    Cell cell = meant();
    return cell != null ? board.describe(cell) : words.get(hint());
  }

  private @Nullable Cell meant() {
    Cell hovered = board.hoveredCellProperty().get();
    return hovered != null ? hovered : board.cursorCellProperty().get();
  }

  private String hint() {
    if (board.selectedCellProperty().get() != null) {
      return "hint.picked";
    }
    Game game = place.desk().game();
    if (game.length() == 0) {
      return "hint.begin";
    }
    boolean judged = game.mainLine().plies().stream().anyMatch(ply -> ply.judgement() != null);
    return judged ? "hint.judged" : "hint.walk";
  }
}
