package org.raumbrett.app.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import org.raumbrett.board.Piece;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;

/**
 * The men of one side that are off the board, and how many more men of value the other has. Where
 * there is little room the men overlap more, those of one kind first; the figure is always whole.
 */
public final class CapturedMenView extends Pane {
  private static final double SIZE = 20;

  /** From a man to the next of his kind: they overlap a little. */
  private static final double STEP = 15;

  /** The least that is seen of a man, before men of different kinds overlap too. */
  private static final double LEAST_STEP = 4;

  /** From the last man of a kind to the first of the next. */
  private static final double KIND_STEP = 22;

  private final ObjectProperty<Position> position = new SimpleObjectProperty<>(Position.START);
  private final Side taken;
  private final List<PieceView> men = new ArrayList<>();
  private int missing;
  private final Label balance = new Label();
  private BoardWords words = BoardWords.ofDefaultLocale();

  /** A row of captured men of the side. */
  public CapturedMenView(Side taken) {
    this.taken = taken;
    getStyleClass().addAll("captured-men", "rb-boards");
    setMinHeight(SIZE + 2);
    balance.getStyleClass().add("material-balance");
    getChildren().add(balance);
    position.addListener(observed -> show());
    show();
  }

  /** The position shown. */
  public ObjectProperty<Position> positionProperty() {
    return position;
  }

  /** Changes the language of what is said to screen readers. */
  public void setMessages(ResourceBundle bundle) {
    words = new BoardWords(bundle);
    show();
  }

  /** A step changes little: views of men are kept, for new ones cost more than all the rest. */
  private void show() {
    Material material = Material.of(position.get());
    int count = 0;
    StringBuilder names = new StringBuilder();
    for (PieceKind kind : Material.ORDER) {
      for (int i = 0; i < material.missing(taken, kind); i++) {
        show(count, Piece.of(taken, kind));
        count++;
        names.append(names.isEmpty() ? "" : ", ").append(words.kind(kind));
      }
    }
    missing = count;
    men.subList(count, men.size()).forEach(man -> man.setPiece(null));
    int lead = material.lead(taken.opponent());
    balance.setText(lead > 0 ? "+" + lead : "");
    setAccessibleText(
        words.format(
            taken == Side.WHITE ? "board.captured.white" : "board.captured.black",
            names.isEmpty() ? words.word("board.captured.none") : names.toString()));
    requestLayout();
  }

  private void show(int place, Piece man) {
    if (place == men.size()) {
      PieceView view = new PieceView(man, SIZE);
      men.add(view);
      getChildren().add(place, view);
    } else {
      men.get(place).setPiece(man);
    }
  }

  /** Returns where each man's left edge is, from the first man's, if that many pixels are free. */
  private double[] places(double room) {
    int alike = 0;
    for (int i = 1; i < missing; i++) {
      alike += isAlike(i) ? 1 : 0;
    }
    double different = KIND_STEP * Math.max(0, missing - 1 - alike);
    double free = Math.max(0, room - SIZE);
    double step = Math.max(LEAST_STEP, Math.min(STEP, (free - different) / Math.max(1, alike)));
    double length = different + step * alike;
    double share = length > free ? free / length : 1;
    double[] places = new double[missing];
    for (int i = 1; i < places.length; i++) {
      places[i] = places[i - 1] + share * (isAlike(i) ? step : KIND_STEP);
    }
    return places;
  }

  private boolean isAlike(int man) {
    return men.get(man).piece() == men.get(man - 1).piece();
  }

  private double usualLength() {
    double[] places = places(Double.MAX_VALUE);
    return places.length == 0 ? 0 : places[places.length - 1] + SIZE;
  }

  private double figureWidth() {
    return balance.getText().isEmpty() ? 0 : snapSizeX(balance.prefWidth(-1));
  }

  @Override
  protected double computeMinWidth(double height) {
    return snapSizeX(missing == 0 ? 0 : SIZE) + figureWidth();
  }

  @Override
  protected double computePrefWidth(double height) {
    return snapSizeX(usualLength()) + figureWidth();
  }

  @Override
  protected double computePrefHeight(double width) {
    return Math.max(SIZE + 2, snapSizeY(balance.prefHeight(-1)));
  }

  @Override
  protected void layoutChildren() {
    double figure = figureWidth();
    double room = Math.max(0, getWidth() - figure);
    double[] places = places(room);
    double top = snapPositionY((getHeight() - SIZE) / 2);
    for (int i = 0; i < places.length; i++) {
      men.get(i).relocate(snapPositionX(places[i]), top);
      men.get(i).resize(SIZE, SIZE);
    }
    double line = balance.prefHeight(-1);
    double left = Math.min(snapSizeX(usualLength()), room);
    balance.resizeRelocate(left, snapPositionY((getHeight() - line) / 2), figure, line);
  }

  @Override
  public String getUserAgentStylesheet() {
    return BoardSheet.URL;
  }
}
