package org.raumbrett.app.image;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.transform.Transform;
import javax.imageio.ImageIO;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;

/** Takes pictures of nodes, on the ground they stand on. */
public final class Picture {
  private Picture() {}

  /**
   * Returns the node as an image. Call it on the JavaFX thread.
   *
   * @param scale pixels of the image for each of the screen
   */
  public static WritableImage image(Node node, double scale) {
    SnapshotParameters parameters = new SnapshotParameters();
    parameters.setTransform(Transform.scale(scale, scale));
    parameters.setFill(ground(node));
    return node.snapshot(parameters, null);
  }

  /** Returns the image as a PNG file has it. */
  public static byte[] png(WritableImage image) {
    BufferedImage picture = SwingFXUtils.fromFXImage(image, null);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ImageOutputStream stream = new MemoryCacheImageOutputStream(bytes)) {
      if (!ImageIO.write(picture, "png", stream)) {
        throw new IllegalStateException("this Java writes no PNG");
      }
    } catch (IOException e) {
      // The stream writes into memory.
      throw new UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /** Returns the colour the node is seen on: that of the nearest opaque background around it. */
  static Color ground(Node node) {
    for (Node around = node; around != null; around = around.getParent()) {
      if (around instanceof Region region && region.getBackground() != null) {
        for (BackgroundFill fill : region.getBackground().getFills()) {
          if (fill.getFill() instanceof Color color && color.isOpaque()) {
            return color;
          }
        }
      }
    }
    return Color.WHITE;
  }
}
