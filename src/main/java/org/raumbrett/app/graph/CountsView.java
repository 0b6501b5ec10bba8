package org.raumbrett.app.graph;

import atlantafx.base.theme.Styles;
import java.util.OptionalDouble;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.raumbrett.analysis.GameReport;
import org.raumbrett.analysis.SideReport;
import org.raumbrett.app.action.Tips;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.words.Words;
import org.raumbrett.board.Side;
import org.raumbrett.game.Game;
import org.raumbrett.game.Verdict;

/** Accuracy, average loss and the counts of ?? ? ?! of both sides; a click goes to the next one. */
public final class CountsView extends GridPane {
  private static final Verdict[] VERDICTS = {
    Verdict.BLUNDER, Verdict.MISTAKE, Verdict.DUBIOUS,
  };

  private final Desk desk;
  private final Words words;

  /** The counts of the desk's game. */
  public CountsView(Desk desk, Words words, Scope scope) {
    this.desk = desk;
    this.words = words;
    getStyleClass().add("counts");
    setId("counts");
    ColumnConstraints name = new ColumnConstraints();
    name.setHgrow(Priority.ALWAYS);
    getColumnConstraints().add(name);
    scope.show(desk.gameProperty(), this::show);
  }

  private void show(Game game) {
    GameReport report = GameReport.of(game);
    boolean any = report.white().moves() + report.black().moves() > 0;
    setVisible(any);
    setManaged(any);
    getChildren().clear();
    if (any) {
      addRow(0, Side.WHITE, report.white());
      addRow(1, Side.BLACK, report.black());
    }
  }

  private void addRow(int row, Side side, SideReport report) {
    boolean white = side == Side.WHITE;
    Label name = new Label(words.get(white ? "side.white" : "side.black"));
    name.getStyleClass().add("counts-side");
    add(name, 0, row);
    for (int i = 0; i < VERDICTS.length; i++) {
      add(count(side, VERDICTS[i], report.count(VERDICTS[i])), i + 1, row);
    }
    Label accuracy = new Label(words.format("counts.accuracy", whole(report.accuracy())));
    String lost = whole(report.averageLoss());
    Label loss =
        new Label(
            lost.equals("0") ? words.get("counts.loss.none") : words.format("counts.loss", lost));
    Tips.make(accuracy, () -> tip("counts.accuracy.tip"));
    Tips.make(loss, () -> tip("counts.loss.tip"));
    loss.getStyleClass().add(Styles.TEXT_MUTED);
    for (Label label : new Label[] {accuracy, loss}) {
      label.setMinWidth(Region.USE_PREF_SIZE);
      setHalignment(label, HPos.RIGHT);
      setValignment(label, VPos.CENTER);
    }
    add(accuracy, VERDICTS.length + 1, row);
    add(loss, VERDICTS.length + 2, row);
  }

  private Tooltip tip(String key) {
    Tooltip tip = new Tooltip(words.get(key));
    tip.setWrapText(true);
    tip.setPrefWidth(360);
    return tip;
  }

  private Button count(Side side, Verdict verdict, int count) {
    Button button = new Button(verdict.glyph() + " " + count);
    button.getStyleClass().addAll(Styles.FLAT, Styles.SMALL, "count", VerdictStyles.of(verdict));
    button.setId("count-" + side + "-" + verdict);
    button.setMinWidth(Region.USE_PREF_SIZE);
    button.setDisable(count == 0);
    button.setOnAction(event -> desk.nextVerdict(verdict, side));
    String name = words.get("verdict." + VerdictStyles.of(verdict));
    Tips.tell(button, words.format("counts.tip", name));
    button.setAccessibleText(name + ": " + count);
    return button;
  }

  private static String whole(OptionalDouble value) {
    return value.isPresent() ? Long.toString(Math.round(value.getAsDouble())) : "–";
  }
}
