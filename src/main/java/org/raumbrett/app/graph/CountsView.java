package org.raumbrett.app.graph;

import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.Node;
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
  private static final String NONE = "–";
  private static final Verdict[] VERDICTS = {
    Verdict.BLUNDER, Verdict.MISTAKE, Verdict.DUBIOUS,
  };

  private final Desk desk;
  private final Words words;
  private final List<Node> losses = new ArrayList<>();

  /** The counts of the desk's game. */
  public CountsView(Desk desk, Words words, Scope scope) {
    this.desk = desk;
    this.words = words;
    getStyleClass().add("counts");
    setId("counts");
    ColumnConstraints name = new ColumnConstraints();
    name.setHgrow(Priority.ALWAYS);
    getColumnConstraints().add(name);
    // It never makes the moves above it wider than there is room.
    setMinWidth(0);
    scope.show(desk.gameProperty(), this::show);
  }

  @Override
  protected void layoutChildren() {
    fit();
    super.layoutChildren();
  }

  /** A figure that is cut says something wrong: the accuracy tells most of what the loss does. */
  private void fit() {
    boolean shown = losses.stream().anyMatch(Node::isManaged);
    double column = losses.stream().mapToDouble(loss -> loss.prefWidth(-1)).max().orElse(0);
    boolean whole = getWidth() >= prefWidth(-1) + (shown ? 0 : getHgap() + column);
    losses.forEach(
        loss -> {
          loss.setVisible(whole);
          loss.setManaged(whole);
        });
  }

  private void show(Game game) {
    GameReport report = GameReport.of(game);
    boolean any = report.white().moves() + report.black().moves() > 0;
    setVisible(any);
    setManaged(any);
    getChildren().clear();
    losses.clear();
    if (any) {
      addHeading("counts.marks", "counts.marks", 1, VERDICTS.length);
      addHeading("counts.accuracy.name", "counts.accuracy.tip", VERDICTS.length + 1, 1);
      losses.add(addHeading("counts.loss.name", "counts.loss.tip", VERDICTS.length + 2, 1));
      addRow(1, Side.WHITE, report.white());
      addRow(2, Side.BLACK, report.black());
    }
  }

  private Label addHeading(String key, String tip, int column, int columns) {
    Label heading = new Label(words.get(key));
    heading.getStyleClass().addAll("counts-heading", Styles.TEXT_MUTED);
    heading.setMinWidth(Region.USE_PREF_SIZE);
    setHalignment(heading, column == 1 ? HPos.LEFT : HPos.RIGHT);
    if (!tip.equals(key)) {
      Tips.make(heading, () -> tip(tip));
    }
    add(heading, column, 0, columns, 1);
    return heading;
  }

  private void addRow(int row, Side side, SideReport report) {
    Label name = new Label(name(side));
    name.getStyleClass().add("counts-side");
    name.setMinWidth(Region.USE_PREF_SIZE);
    add(name, 0, row);
    for (int i = 0; i < VERDICTS.length; i++) {
      add(count(side, VERDICTS[i], report.count(VERDICTS[i])), i + 1, row);
    }
    Label accuracy = new Label(words.format("counts.accuracy", accuracy(report)));
    Label loss = new Label(words.format("counts.loss", whole(report.averageLoss())));
    accuracy.setAccessibleText(spoken(side, "counts.accuracy.name", accuracy.getText()));
    loss.setAccessibleText(spoken(side, "counts.loss.name", loss.getText()));
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
    losses.add(loss);
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
    button.setAccessibleText(
        words.format("counts.spoken", name(side), name, Integer.toString(count)));
    return button;
  }

  private String name(Side side) {
    return words.get(side == Side.WHITE ? "side.white" : "side.black");
  }

  private String spoken(Side side, String key, String value) {
    return words.format("counts.spoken", name(side), words.get(key), value);
  }

  /** Rounded down from the tenths that the report tells: 100 % says that nothing was given away. */
  private static String accuracy(SideReport report) {
    OptionalDouble value = report.accuracy();
    return value.isPresent() ? Long.toString(Math.round(10 * value.getAsDouble()) / 10) : NONE;
  }

  private static String whole(OptionalDouble value) {
    return value.isPresent() ? Long.toString(Math.round(value.getAsDouble())) : NONE;
  }
}
