package org.raumbrett.app.boards;

import java.util.List;
import javafx.scene.Group;

/** The arrows over the boards. They are drawn again only when they or the projection change. */
final class ArrowLayer extends Group {
  private List<BoardArrow> shown = List.of();

  ArrowLayer() {
    setManaged(false);
    setMouseTransparent(true);
    getStyleClass().add("arrow-layer");
  }

  void show(List<BoardArrow> arrows, Projection projection) {
    if (arrows.equals(shown)) {
      return;
    }
    shown = List.copyOf(arrows);
    double thickness = Math.max(5, Math.min(13, projection.pieceSize() * 0.2));
    getChildren()
        .setAll(
            shown.stream()
                .map(
                    arrow ->
                        new ArrowShape(
                            projection.centre(arrow.from()),
                            projection.centre(arrow.to()),
                            arrow.kind(),
                            thickness))
                .toList());
  }
}
