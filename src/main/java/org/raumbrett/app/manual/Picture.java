package org.raumbrett.app.manual;

import java.net.URL;
import javafx.geometry.Orientation;
import javafx.scene.image.Image;
import javafx.scene.image.ImageView;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/** A picture of the manual: as wide as it is drawn, or as there is room. */
final class Picture extends Region {
  /** How the Markdown names the folder of pictures, and where that lies in the program. */
  private static final String WRITTEN = "../../../assets/manual/";

  private static final String FOLDER = "/org/raumbrett/app/manual/pictures/";

  private final ImageView view;

  /**
   * The picture that the Markdown names.
   *
   * @throws IllegalArgumentException if there is none
   */
  Picture(org.commonmark.node.Image written) {
    String name = written.getDestination();
    URL place = resource(name);
    if (place == null) {
      throw new IllegalArgumentException("no picture " + name);
    }
    view = new ImageView(new Image(place.toExternalForm()));
    view.setPreserveRatio(true);
    view.setSmooth(true);
    getStyleClass().add("manual-picture");
    setAccessibleText(PlainText.description(written));
    getChildren().add(view);
  }

  /** Returns the place of the picture that the Markdown names, null if there is none. */
  static @Nullable URL resource(String destination) {
    return destination.startsWith(WRITTEN)
        ? Picture.class.getResource(FOLDER + destination.substring(WRITTEN.length()))
        : null;
  }

  private double shown(double room) {
    double width = view.getImage().getWidth();
    return room < 0 ? width : Math.min(width, Math.max(1, room - sides()));
  }

  private double sides() {
    return snappedLeftInset() + snappedRightInset();
  }

  @Override
  protected void layoutChildren() {
    view.setFitWidth(shown(getWidth()));
    view.relocate(snappedLeftInset(), snappedTopInset());
  }

  @Override
  protected double computePrefWidth(double height) {
    return view.getImage().getWidth() + sides();
  }

  @Override
  protected double computeMinWidth(double height) {
    return 0;
  }

  @Override
  protected double computePrefHeight(double width) {
    Image image = view.getImage();
    return snappedTopInset()
        + shown(width) * image.getHeight() / image.getWidth()
        + snappedBottomInset();
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }
}
