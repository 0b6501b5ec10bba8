package org.raumbrett.app.image;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.scene.paint.Color;
import javafx.scene.transform.Transform;
import org.raumbrett.analysis.report.ReportText;
import org.raumbrett.app.words.Words;
import org.raumbrett.game.Game;

/**
 * The report on a judged game as one long picture: what the HTML report says. Each part is drawn on
 * the interface's thread by itself, so that the window goes on answering; all else is done on the
 * thread that calls.
 */
public final class ReportPicture {
  /** The width of the page in pixels of the screen; the picture has twice as many. */
  static final double WIDTH = 960;

  private static final double SCALE = 2;
  private static final String STYLE = "report.css";

  private final Executor ui;
  private final ReportParts parts;

  /**
   * Reports in that language.
   *
   * @param ui runs what must be done on the JavaFX thread, soon
   */
  public ReportPicture(Words words, Executor ui) {
    this.ui = ui;
    parts = new ReportParts(new ReportText(words.locale()), words);
  }

  /** Returns the picture as a PNG file; not to be called on the JavaFX thread. */
  public byte[] png(Game game) throws IOException {
    PngStrip strip = new PngStrip((int) (WIDTH * SCALE));
    for (Supplier<Region> part : parts(game)) {
      strip.add(onInterface(() -> draw(part.get())));
    }
    return strip.finish();
  }

  private List<Supplier<Region>> parts(Game game) {
    List<Supplier<Region>> all = new ArrayList<>();
    all.add(() -> parts.head(game));
    for (ReportText.Mark mark : parts.marks(game)) {
      all.add(() -> parts.mark(mark));
    }
    all.addAll(parts.moves(game));
    return all;
  }

  private <T> T onInterface(Supplier<T> work) throws IOException {
    CompletableFuture<T> result = new CompletableFuture<>();
    ui.execute(
        () -> {
          try {
            result.complete(work.get());
          } catch (RuntimeException e) {
            result.completeExceptionally(e);
          }
        });
    try {
      return result.join();
    } catch (CompletionException e) {
      throw new IOException("a part of the report could not be drawn", e.getCause());
    }
  }

  private static WritableImage draw(Region part) {
    VBox page = new VBox(part);
    page.getStyleClass().add("report");
    page.getStylesheets()
        .add(ReportPicture.class.getResource("/org/raumbrett/app/image/" + STYLE).toExternalForm());
    page.setMinWidth(WIDTH);
    page.setPrefWidth(WIDTH);
    page.setMaxWidth(WIDTH);
    Scene scene = new Scene(page, WIDTH, WIDTH, Color.WHITE);
    page.applyCss();
    double height = Math.ceil(page.prefHeight(WIDTH));
    page.resize(WIDTH, height);
    page.layout();
    // Arrows and curves come to be in the layout and want their colours.
    page.applyCss();
    SnapshotParameters how = new SnapshotParameters();
    how.setFill(Color.WHITE);
    how.setTransform(Transform.scale(SCALE, SCALE));
    WritableImage image = new WritableImage((int) (WIDTH * SCALE), (int) (height * SCALE));
    return scene.getRoot().snapshot(how, image);
  }
}
