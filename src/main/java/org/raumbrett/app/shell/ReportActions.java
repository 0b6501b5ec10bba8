package org.raumbrett.app.shell;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Locale;
import org.raumbrett.analysis.JudgedMove;
import org.raumbrett.analysis.report.HtmlReport;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.action.Actions;
import org.raumbrett.app.image.ReportPicture;
import org.raumbrett.app.words.Words;
import org.raumbrett.game.Game;
import org.raumbrett.rgn.AtomicFile;
import org.raumbrett.rgn.RgnWriter;

/** Writes the report on the judged game, as an HTML page or as a picture. */
final class ReportActions {
  static final String PAGE = ".html";
  static final String PICTURE = ".png";

  private final MainWindow window;
  private final Workplace place;

  ReportActions(MainWindow window) {
    this.window = window;
    place = window.place();
  }

  void wire(Actions actions) {
    actions.set(
        Action.EXPORT_REPORT,
        this::export,
        place.desk().gameProperty().map(game -> !JudgedMove.of(game).isEmpty()));
  }

  private void export() {
    Game game = place.desk().game();
    Path file =
        place
            .chooser()
            .choose(
                FileChoice.Purpose.REPORT,
                place.settings().lastFolder(),
                suggestion(game),
                window.words());
    if (file == null) {
      return;
    }
    Words words = window.words();
    Path whole = extension(file).isEmpty() ? file.resolveSibling(name(file) + PAGE) : file;
    Path target = OverwriteQuestion.agreed(file, whole, window.dialogs(), words);
    if (target != null) {
      place.notice().set(words.format("notice.report.running", name(target)));
      place.tasks().background(() -> write(game, target, words));
    }
  }

  private static String suggestion(Game game) {
    return RgnWriter.fileName(game, LocalDate.now()).replaceFirst("\\.rgn$", "") + PAGE;
  }

  /** Returns the extension if it is one of a report's, else nothing. */
  static String extension(Path file) {
    String name = name(file).toLowerCase(Locale.ROOT);
    if (name.endsWith(PICTURE)) {
      return PICTURE;
    }
    return name.endsWith(PAGE) || name.endsWith(".htm") ? PAGE : "";
  }

  private static String name(Path file) {
    return file.getFileName().toString();
  }

  private void write(Game game, Path file, Words words) {
    try {
      byte[] content =
          extension(file).equals(PICTURE)
              ? new ReportPicture(words, place.tasks()::ui).png(game)
              : new HtmlReport(words.locale()).page(game).getBytes(StandardCharsets.UTF_8);
      AtomicFile.write(file, content);
      place.tasks().ui(() -> place.notice().set(words.format("notice.report.written", name(file))));
    } catch (IOException e) {
      place.tasks().ui(() -> tellFailure(file, e));
    }
  }

  private void tellFailure(Path file, IOException problem) {
    place.notice().set("");
    window.failures().tellUnwritten(file, problem);
  }
}
