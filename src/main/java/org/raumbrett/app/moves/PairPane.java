package org.raumbrett.app.moves;

import javafx.scene.Node;
import javafx.scene.layout.Region;

/** A numbered row of two moves; the columns of all rows are equally wide whatever is in them. */
final class PairPane extends Region {
  private static final double GAP = 6;

  private double numberWidth;
  private final Node number;
  private final Region white;
  private final Region black;

  PairPane(double numberWidth, Node number, Region white, Region black) {
    this.numberWidth = numberWidth;
    this.number = number;
    this.white = white;
    this.black = black;
    getStyleClass().add("move-pair");
    getChildren().addAll(number, white, black);
  }

  /** Gives the number's column another width. */
  void setNumberWidth(double width) {
    numberWidth = width;
    requestLayout();
  }

  @Override
  protected double computePrefHeight(double width) {
    return Math.max(number.prefHeight(-1), Math.max(white.prefHeight(-1), black.prefHeight(-1)));
  }

  @Override
  protected void layoutChildren() {
    double height = getHeight();
    double column = snapSizeX((getWidth() - numberWidth - GAP) / 2);
    number.resizeRelocate(0, 0, numberWidth, height);
    white.resizeRelocate(numberWidth, 0, column, height);
    black.resizeRelocate(numberWidth + column, 0, column, height);
  }
}
