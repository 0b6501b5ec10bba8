package org.raumbrett.tools;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.embed.swing.SwingFXUtils;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.robot.Robot;
import javax.imageio.ImageIO;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.boards.BoardStackView;
import org.raumbrett.board.Cell;

/** Where pictures are taken: works on the JavaFX thread, waits, writes PNG files. */
final class Studio {
  private static final long PATIENCE_MILLIS = 120_000;
  private static final long GLANCE_MILLIS = 100;

  private final Path folder;

  /** Writes into that folder. */
  Studio(Path folder) {
    this.folder = folder;
  }

  /** Does something on the JavaFX thread, waits for it, and lets the window come to rest. */
  static void does(Runnable work) {
    gets(
        () -> {
          work.run();
          return "";
        });
    // What the work has put off until later is done before an empty errand.
    gets(() -> "");
  }

  /** Returns something the JavaFX thread knows. */
  static <T> T gets(Supplier<T> question) {
    FutureTask<T> task = new FutureTask<>(question::get);
    Platform.runLater(task);
    try {
      return task.get();
    } catch (InterruptedException | ExecutionException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Waits until something is so. */
  static void until(String what, BooleanSupplier condition) {
    long end = System.nanoTime() + PATIENCE_MILLIS * 1_000_000;
    while (!gets(condition::getAsBoolean)) {
      if (System.nanoTime() > end) {
        throw new IllegalStateException("in vain waited for: " + what);
      }
      rest(GLANCE_MILLIS);
    }
  }

  /** Lets a time pass, for what moves to come to rest. */
  static void rest(long millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Plays a move on a board by the keyboard's cursor; call it on the JavaFX thread. */
  static void play(BoardStackView board, Cell from, Cell to) {
    for (Cell cell : new Cell[] {from, to}) {
      board.moveCursor(0, 0, 0);
      Cell now = board.cursorCellProperty().get();
      board.moveCursor(
          cell.file() - now.file(), cell.rank() - now.rank(), cell.level() - now.level());
      board.pickOrPut();
    }
  }

  /** Takes a picture of something. */
  void take(String name, Node node) {
    take(name, node, null);
  }

  /**
   * Takes a picture of a part of something.
   *
   * @param part the part, in the node's own coordinates; null for the whole
   */
  void take(String name, Node node, @Nullable Rectangle2D part) {
    WritableImage image =
        gets(
            () -> {
              SnapshotParameters how = new SnapshotParameters();
              how.setFill(Color.WHITE);
              if (part != null) {
                how.setViewport(part);
              }
              return node.snapshot(how, null);
            });
    write(name, image);
  }

  /** Takes a picture of a part of the screen as it is, in the screen's own pixels. */
  void shoot(String name, Rectangle2D part) {
    write(name, gets(() -> new Robot().getScreenCapture(null, part, false)));
  }

  private void write(String name, WritableImage image) {
    Path file = folder.resolve(name + ".png");
    try {
      Files.createDirectories(file.getParent());
      ImageIO.write(SwingFXUtils.fromFXImage(image, null), "png", file.toFile());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    System.out.println(file);
  }
}
