package org.raumbrett.app.shell;

import atlantafx.base.theme.Styles;
import java.util.List;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.raumbrett.app.words.Words;

/** What the program is, its version, and the licences of all that ships with it. */
final class AboutView extends VBox {
  private static final double GAP = 12;
  private static final double WIDTH = 690;

  private final TextArea licence = new TextArea();

  AboutView(Words words) {
    super(GAP);
    setPrefWidth(WIDTH);
    Label name = new Label(words.get("app.name") + " " + ProgramVersion.number());
    name.setId("about-version");
    name.getStyleClass().add(Styles.TITLE_3);
    Label text = new Label(words.get("about.text"));
    Label heading = new Label(words.get("about.libraries"));
    for (Label label : new Label[] {text, heading}) {
      label.setWrapText(true);
      label.setMinHeight(USE_PREF_SIZE);
    }
    licence.setId("about-licence");
    licence.setEditable(false);
    licence.setPrefRowCount(9);
    licence.getStyleClass().add("licence");
    List<Library> libraries = Library.all();
    show(libraries.get(0));
    VBox.setVgrow(licence, Priority.ALWAYS);
    getChildren().addAll(name, text, heading, table(libraries), licence);
  }

  private GridPane table(List<Library> libraries) {
    GridPane table = new GridPane(2 * GAP, 0);
    table.setId("about-libraries");
    for (int row = 0; row < libraries.size(); row++) {
      Library library = libraries.get(row);
      Hyperlink link = new Hyperlink(library.name());
      link.setOnAction(
          event -> {
            show(library);
            link.setVisited(false);
          });
      link.setMinWidth(USE_PREF_SIZE);
      Label terms = new Label(library.licence());
      terms.setMinWidth(USE_PREF_SIZE);
      Label holders = new Label(library.holders());
      holders.getStyleClass().add(Styles.TEXT_MUTED);
      table.addRow(row, link, terms, holders);
    }
    return table;
  }

  private void show(Library library) {
    licence.setText(library.text());
    licence.setAccessibleText(library.name() + ", " + library.licence());
    licence.positionCaret(0);
  }
}
