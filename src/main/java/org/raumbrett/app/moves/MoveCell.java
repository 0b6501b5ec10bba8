package org.raumbrett.app.moves;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Positions;
import org.raumbrett.app.words.MoveWords;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;
import org.raumbrett.game.GamePath;
import org.raumbrett.rgn.Visible;

/** A row of the move list on the screen. Rows wrap and are as high as their text needs. */
final class MoveCell extends ListCell<MoveRow> {
  /** The column of the numbers: its least width, and how many times the text's size it is wide. */
  private static final double NUMBER_WIDTH = 40;

  private static final double NUMBER_EMS = 2.9;
  private static final double INDENT = 14;

  private final MoveTexts texts;
  private final Consumer<GamePath> jump;
  private final Label number = new Label();
  private final MoveButton white;
  private final MoveButton black;
  private final PairPane pair;
  private final TextFlow flow = new TextFlow();
  private final List<MoveButton> buttons = new ArrayList<>();
  private GamePath current = GamePath.START;
  private Insets margins = Insets.EMPTY;
  private double flowIndent;

  /** The list tells of the same row again and again; to show it anew costs new nodes. */
  private @Nullable MoveRow shown;

  private @Nullable Positions positions;

  MoveCell(MoveTexts texts, Consumer<GamePath> jump) {
    this.texts = texts;
    this.jump = jump;
    getStyleClass().add("move-cell");
    white = new MoveButton(jump);
    black = new MoveButton(jump);
    number.getStyleClass().add("move-number");
    number.setAlignment(Pos.BASELINE_RIGHT);
    pair = new PairPane(NUMBER_WIDTH, number, white, black);
    flow.getStyleClass().add("variation");
    fontProperty().subscribe(() -> indent());
  }

  private void indent() {
    double width = Math.max(NUMBER_WIDTH, Math.ceil(NUMBER_EMS * getFont().getSize()));
    pair.setNumberWidth(width);
    flow.setPadding(
        new Insets(margins.getTop(), margins.getRight(), margins.getBottom(), width + flowIndent));
  }

  /** Sets in what stands behind the column of numbers. */
  private void indent(Insets around, double further) {
    margins = around;
    flowIndent = further;
    indent();
  }

  @Override
  protected void updateItem(@Nullable MoveRow row, boolean empty) {
    super.updateItem(row, empty);
    setText(null);
    if (row != null && !empty && row == shown && texts.positions() == positions) {
      return;
    }
    shown = empty ? null : row;
    positions = texts.positions();
    buttons.clear();
    if (row == null || empty) {
      setGraphic(null);
    } else if (row instanceof MoveRow.Pair moves) {
      show(moves);
    } else if (row instanceof MoveRow.Comment comment) {
      flow.getChildren().setAll(comment(comment.text()));
      indent(new Insets(2, 8, 4, 0), 10);
      setGraphic(flow);
    } else if (row instanceof MoveRow.Variation variation) {
      show(variation);
    }
    mark(current);
  }

  /** Marks the move that leads to the place, if it is in this row. */
  void mark(GamePath place) {
    current = place;
    for (MoveButton button : buttons) {
      button.mark(place);
    }
  }

  private void show(MoveRow.Pair moves) {
    number.setText(moves.number() + ".");
    white.show(moves.white(), texts, "");
    black.show(moves.black(), texts, "");
    if (moves.white() == null && moves.black() != null) {
      white.showGap();
    }
    buttons.add(white);
    buttons.add(black);
    setGraphic(pair);
  }

  private void show(MoveRow.Variation variation) {
    flow.getChildren().clear();
    if (variation.opens()) {
      flow.getChildren().add(sign("( "));
    }
    variation.lead().forEach(text -> flow.getChildren().add(inLine(text + " ")));
    boolean numbered = true;
    for (MoveRow.Entry entry : variation.entries()) {
      Position before = texts.before(entry);
      numbered |= before.sideToMove() == Side.WHITE;
      MoveButton button = new MoveButton(jump);
      button.show(entry, texts, numbered ? MoveWords.number(before) + " " : "");
      buttons.add(button);
      flow.getChildren().add(button);
      numbered = !entry.ply().comments().isEmpty();
      entry.ply().comments().forEach(text -> flow.getChildren().add(inLine(" " + text + " ")));
    }
    if (variation.closes()) {
      flow.getChildren().add(sign(" )"));
    }
    indent(new Insets(1, 8, 3, 0), 10 + INDENT * Math.min(6, variation.depth() - 1));
    setGraphic(flow);
  }

  /** A variation's row is laid out as a whole: of a very long comment the beginning is shown. */
  private static Text inLine(String text) {
    String shown = MoveRows.beginning(text);
    return comment(shown.length() == text.length() ? text : shown + " […] ");
  }

  private static Text comment(String text) {
    Text node = new Text(Visible.lines(text));
    node.getStyleClass().add("comment");
    return node;
  }

  private static Text sign(String text) {
    Text node = new Text(text);
    node.getStyleClass().add("variation-sign");
    return node;
  }

  @Override
  protected double computePrefWidth(double height) {
    return 0;
  }

  @Override
  protected double computePrefHeight(double width) {
    return getGraphic() instanceof Region row
        ? snapSizeY(row.prefHeight(width > 0 ? width : getWidth()))
        : super.computePrefHeight(width);
  }

  @Override
  protected void layoutChildren() {
    if (getGraphic() instanceof Region row) {
      row.resizeRelocate(0, 0, getWidth(), getHeight());
    }
  }
}
