package org.raumbrett.app.shell;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Locale;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.action.Actions;
import org.raumbrett.app.boards.BoardStackView;
import org.raumbrett.app.image.Picture;
import org.raumbrett.app.image.SvgPicture;
import org.raumbrett.app.words.Words;
import org.raumbrett.notation.PositionDiagram;
import org.raumbrett.rgn.AtomicFile;

/** The board as a picture or a text diagram, for a file or the clipboard. */
final class PictureActions {
  /** Pixels of a picture for each of the screen: it shall be sharp when printed. */
  private static final double SCALE = 2;

  private static final String PNG = ".png";
  private static final String SVG = ".svg";

  private final MainWindow window;

  PictureActions(MainWindow window) {
    this.window = window;
  }

  void wire(Actions actions) {
    actions.set(Action.COPY_DIAGRAM, this::copyDiagram);
    actions.set(Action.COPY_PICTURE, this::copyPicture);
    actions.set(Action.SAVE_PICTURE, this::savePicture);
  }

  private void copyDiagram() {
    ClipboardContent content = new ClipboardContent();
    content.putString(PositionDiagram.of(board().getPosition()));
    copy(content, "notice.diagram.copied");
  }

  private void copyPicture() {
    ClipboardContent content = new ClipboardContent();
    content.putImage(Picture.image(board(), SCALE));
    copy(content, "notice.picture.copied");
  }

  private void copy(ClipboardContent content, String noticeKey) {
    Clipboard.getSystemClipboard().setContent(content);
    window.place().notice().set(window.words().get(noticeKey));
  }

  private void savePicture() {
    Workplace place = window.place();
    Words words = window.words();
    Path file =
        place
            .chooser()
            .choose(FileChoice.Purpose.PICTURE, place.settings().lastFolder(), name(), words);
    if (file == null) {
      return;
    }
    Path whole = isPicture(file) ? file : file.resolveSibling(file.getFileName() + PNG);
    Path target = OverwriteQuestion.agreed(file, whole, window.dialogs(), words);
    if (target == null) {
      return;
    }
    try {
      AtomicFile.write(target, bytes(target));
      place.notice().set(words.format("notice.saved", target.getFileName()));
    } catch (IOException e) {
      window.failures().tellUnwritten(target, e);
    }
  }

  private byte[] bytes(Path target) {
    return ends(target, SVG)
        ? SvgPicture.of(board()).getBytes(StandardCharsets.UTF_8)
        : Picture.png(Picture.image(board(), SCALE));
  }

  /** Returns the name suggested: the game's, and the ply. */
  private String name() {
    String document = window.place().desk().document().name().replaceFirst("\\.[^.]*$", "");
    int ply = window.place().desk().place().path().ply();
    return (document.isEmpty() ? "raumschach" : document) + "-" + ply + PNG;
  }

  /** Returns the board without what only the pointer's being there shows. */
  private BoardStackView board() {
    BoardStackView board = window.view().board().board();
    board.settle();
    return board;
  }

  private static boolean isPicture(Path file) {
    return ends(file, PNG) || ends(file, SVG);
  }

  private static boolean ends(Path file, String extension) {
    return file.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(extension);
  }
}
