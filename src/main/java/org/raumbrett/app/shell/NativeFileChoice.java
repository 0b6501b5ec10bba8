package org.raumbrett.app.shell;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Attention;
import org.raumbrett.app.words.Words;

/** The system's file dialog. */
final class NativeFileChoice implements FileChoice {
  private final Window owner;
  private final Attention attention;

  NativeFileChoice(Window owner, Attention attention) {
    this.owner = owner;
    this.attention = attention;
  }

  @Override
  public @Nullable Path choose(Purpose purpose, @Nullable Path folder, String name, Words words) {
    FileChooser chooser = new FileChooser();
    if (folder != null && Files.isDirectory(folder)) {
      chooser.setInitialDirectory(folder.toFile());
    }
    if (!name.isEmpty()) {
      chooser.setInitialFileName(name);
    }
    if (purpose == Purpose.REPORT) {
      return chooseReport(chooser, words);
    }
    if (purpose == Purpose.PICTURE) {
      chooser
          .getExtensionFilters()
          .addAll(
              new FileChooser.ExtensionFilter(words.get("files.png"), "*.png"),
              new FileChooser.ExtensionFilter(words.get("files.svg"), "*.svg"));
    } else {
      chooser
          .getExtensionFilters()
          .add(new FileChooser.ExtensionFilter(words.get("files.rgn"), "*.rgn", "*.RGN"));
    }
    @Nullable File chosen;
    if (purpose != Purpose.OPEN) {
      chooser.setTitle(words.get(purpose == Purpose.PICTURE ? "files.save.picture" : "files.save"));
      chosen = chooser.showSaveDialog(owner);
    } else {
      chooser.setTitle(words.get("files.open"));
      chooser
          .getExtensionFilters()
          .addAll(
              new FileChooser.ExtensionFilter(words.get("files.text"), List.of("*.txt", "*.pgn")),
              new FileChooser.ExtensionFilter(words.get("files.all"), "*"));
      chosen = chooser.showOpenDialog(owner);
    }
    return chosen == null ? null : chosen.toPath();
  }

  /** The kind chosen in the dialog decides, for some systems leave the name's end as it was. */
  private @Nullable Path chooseReport(FileChooser chooser, Words words) {
    var page = new FileChooser.ExtensionFilter(words.get("files.html"), "*.html");
    var picture = new FileChooser.ExtensionFilter(words.get("files.png"), "*.png");
    chooser.getExtensionFilters().addAll(page, picture);
    chooser.setTitle(words.get("files.report"));
    @Nullable File chosen = chooser.showSaveDialog(owner);
    if (chosen == null || chooser.getSelectedExtensionFilter() != picture) {
      return chosen == null ? null : chosen.toPath();
    }
    Path whole = chosen.toPath().resolveSibling(pictureName(chosen.getName()));
    Dialogs dialogs = new Dialogs(owner, words, attention);
    return OverwriteQuestion.agreed(chosen.toPath(), whole, dialogs, words);
  }

  static String pictureName(String name) {
    return name.replaceFirst("(?i)\\.(html?|png)$", "") + ReportActions.PICTURE;
  }
}
