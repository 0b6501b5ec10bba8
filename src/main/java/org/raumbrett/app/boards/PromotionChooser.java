package org.raumbrett.app.boards;

import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import javafx.scene.control.Button;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Move;
import org.raumbrett.board.Piece;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Side;

/** Asks beside the cell what a pawn becomes: a click, Tab and Space, or the letter; Esc cancels. */
final class PromotionChooser extends HBox {
  private static final double SIZE = 36;

  private List<Move> moves = List.of();
  private @Nullable Consumer<Move> answer;

  PromotionChooser() {
    getStyleClass().add("promotion-chooser");
    setManaged(false);
    setVisible(false);
    addEventFilter(KeyEvent.KEY_PRESSED, this::key);
    addEventHandler(MouseEvent.ANY, MouseEvent::consume);
  }

  void open(List<Move> choices, Side side, BoardWords words, Consumer<Move> chosen) {
    moves = choices;
    answer = chosen;
    getChildren().clear();
    for (Move move : choices) {
      PieceKind kind = Objects.requireNonNull(move.promotion());
      Button button = new Button();
      button.getStyleClass().add("promotion-choice");
      button.setId("promote-" + kind.letter());
      button.setGraphic(new PieceView(Piece.of(side, kind), SIZE));
      button.setAccessibleText(words.kind(kind));
      button.setTooltip(new Tooltip(words.kind(kind)));
      button.setOnAction(event -> choose(move));
      getChildren().add(button);
    }
    setVisible(true);
    getChildren().get(0).requestFocus();
  }

  /** Moves beside the cell, inside the view. */
  void placeAt(Projection projection, Cell cell, double width, double height) {
    applyCss();
    autosize();
    Spot corner = projection.pieceCorner(cell);
    double x = corner.x() + projection.pieceSize() / 2 - getWidth() / 2;
    double y = corner.y() - getHeight() - 4;
    if (y < 4) {
      y = projection.centre(cell).y() + projection.rankY() / 2 + 4;
    }
    relocate(
        Math.round(Math.max(4, Math.min(x, width - getWidth() - 4))),
        Math.round(Math.max(4, Math.min(y, height - getHeight() - 4))));
  }

  void close() {
    setVisible(false);
    moves = List.of();
    answer = null;
  }

  private void choose(Move move) {
    Consumer<Move> chosen = answer;
    close();
    if (chosen != null) {
      chosen.accept(move);
    }
  }

  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      close();
      event.consume();
      return;
    }
    for (Move move : moves) {
      PieceKind kind = Objects.requireNonNull(move.promotion());
      if (event.getCode().getName().equals(String.valueOf(kind.letter()))) {
        event.consume();
        choose(move);
        return;
      }
    }
  }
}
