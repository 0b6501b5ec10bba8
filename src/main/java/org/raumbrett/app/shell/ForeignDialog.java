package org.raumbrett.app.shell;

import atlantafx.base.theme.Styles;
import java.util.Optional;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.raumbrett.app.layout.AfterLayout;
import org.raumbrett.app.model.Document;
import org.raumbrett.app.words.Words;
import org.raumbrett.rgn.Problem;
import org.raumbrett.rgn.RgnDocument;
import org.raumbrett.rgn.Visible;

/** Tells that a text is orthodox chess and where that is seen, and leaves open what is open. */
final class ForeignDialog {
  private static final double WIDTH = 560;
  private static final double TEXT_HEIGHT = 220;

  /** The most of a text that is shown, and how much of that before the place, in characters. */
  private static final int SHOWN = 20_000;

  private static final int BEFORE = 4_000;

  private final Dialogs dialogs;
  private final Words words;

  ForeignDialog(Dialogs dialogs, Words words) {
    this.dialogs = dialogs;
    this.words = words;
  }

  /** Shows the text and what it is; returns whether the user wants to open it all the same. */
  boolean ask(Document document) {
    RgnDocument content = document.content();
    Optional<Problem> told =
        content.problems().stream().filter(problem -> problem.kind().isForeign()).findFirst();
    Label where = new Label(told.map(this::sentence).orElse(""));
    where.setId("foreign-reason");
    TextArea text = text(content.text(), told);
    Label rest = new Label(words.get("foreign.text"));
    rest.getStyleClass().add(Styles.TEXT_MUTED);
    for (Label label : new Label[] {where, rest}) {
      label.setWrapText(true);
      label.setPrefWidth(WIDTH);
    }
    VBox.setVgrow(text, Priority.ALWAYS);
    String name = Visible.text(document.name());
    String title =
        name.isEmpty() ? words.get("foreign.title") : words.format("foreign.title.name", name);
    AcceptDialog<Boolean> dialog =
        dialogs.accept(title, "foreign.open", new VBox(10, where, text, rest), () -> true);
    dialog.setResizable(true);
    dialog.preferCancel();
    return dialogs.ask(dialog).orElse(false);
  }

  private String sentence(Problem problem) {
    return words.format(
            "foreign.place", Integer.toString(problem.line()), Integer.toString(problem.column()))
        + " "
        + problem.message(words.locale());
  }

  private TextArea text(String all, Optional<Problem> told) {
    int place = told.map(Problem::offset).orElse(0);
    int from = all.length() > SHOWN ? Math.max(0, place - BEFORE) : 0;
    int to = Math.min(all.length(), from + SHOWN);
    TextArea area = new TextArea(Visible.lines(all.substring(from, to)));
    area.setId("foreign-text");
    area.setEditable(false);
    area.setWrapText(true);
    area.setPrefSize(WIDTH, TEXT_HEIGHT);
    area.setAccessibleText(words.get("foreign.shown"));
    int start = Visible.lines(all.substring(from, place)).length();
    int length = told.map(Problem::length).orElse(0);
    // Before that it would not scroll there.
    AfterLayout.run(area, () -> area.selectRange(start, start + length));
    return area;
  }
}
