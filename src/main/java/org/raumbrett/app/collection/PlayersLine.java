package org.raumbrett.app.collection;

import javafx.scene.control.Label;
import javafx.scene.layout.Pane;

/**
 * Two names beside each other: where there is no room for both, the longer is cut. Each is a text
 * of its own, for in one text names written from right to left would change places.
 */
final class PlayersLine extends Pane {
  private final Label white = new Label();
  private final Label dash = new Label(" – ");
  private final Label black = new Label();

  PlayersLine() {
    getChildren().addAll(white, dash, black);
    getChildren().forEach(label -> label.getStyleClass().add("game-players"));
    setMinWidth(0);
  }

  /** Shows the names, the second is empty if there is but one text. */
  void show(String first, String second) {
    white.setText(first);
    black.setText(second);
    dash.setVisible(!second.isEmpty());
  }

  @Override
  protected double computePrefWidth(double height) {
    return white.prefWidth(-1) + between() + black.prefWidth(-1);
  }

  @Override
  protected double computePrefHeight(double width) {
    return Math.max(white.prefHeight(-1), black.prefHeight(-1));
  }

  private double between() {
    return dash.isVisible() ? dash.prefWidth(-1) : 0;
  }

  @Override
  protected void layoutChildren() {
    double room = Math.max(0, getWidth() - between());
    double first = Math.ceil(white.prefWidth(-1));
    double second = Math.ceil(black.prefWidth(-1));
    if (first + second > room) {
      first = Math.min(first, Math.max(room / 2, room - second));
      second = room - first;
    }
    double height = getHeight();
    white.resizeRelocate(0, 0, first, height);
    dash.resizeRelocate(first, 0, between(), height);
    black.resizeRelocate(first + between(), 0, second, height);
  }
}
