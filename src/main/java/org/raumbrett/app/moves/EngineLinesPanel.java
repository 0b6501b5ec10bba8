package org.raumbrett.app.moves;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.stream.Collectors;
import javafx.animation.Animation;
import javafx.animation.KeyFrame;
import javafx.animation.Timeline;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.LiveEngine;
import org.raumbrett.app.model.Preview;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.words.MoveWords;
import org.raumbrett.app.words.ScoreWords;
import org.raumbrett.app.words.Words;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.engine.SearchLine;

/** What the live engine thinks, at most ten times a second: a line of moves for each candidate. */
public final class EngineLinesPanel extends VBox {
  private static final Duration INTERVAL = Duration.millis(100);

  /** More moves of a line are guesses, and have no room. */
  private static final int LINE_MOVES = 16;

  /** Up to so many lines take two rows of text each. */
  private static final int TALL_LINES = 3;

  private static final PseudoClass TALL = PseudoClass.getPseudoClass("tall");

  private final Desk desk;
  private final LiveEngine engine;
  private final Preview preview;
  private final Words words;
  private final Label heading = new Label();
  private final VBox lines = new VBox();

  /** The lines of that engine; it is asked for news while this is shown. */
  public EngineLinesPanel(Desk desk, LiveEngine engine, Preview preview, Words words, Scope scope) {
    this.desk = desk;
    this.engine = engine;
    this.preview = preview;
    this.words = words;
    getStyleClass().add("engine-lines");
    setId("engine-lines");
    heading.getStyleClass().addAll(Styles.TEXT_SMALL, Styles.TEXT_MUTED);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    Button fewer = button("−", "engine.fewer", -1);
    Button more = button("+", "engine.more", 1);
    HBox top = new HBox(heading, gap, fewer, more);
    top.setAlignment(Pos.CENTER_LEFT);
    lines.getStyleClass().add("engine-line-list");
    getChildren().addAll(top, lines);
    Timeline clock = new Timeline(new KeyFrame(INTERVAL, event -> engine.poll()));
    clock.setCycleCount(Animation.INDEFINITE);
    scope.atEnd(clock::stop);
    scope.show(engine.onProperty(), on -> run(clock));
    scope.onChange(engine.pausedProperty(), () -> run(clock));
    scope.show(engine.thoughtProperty(), this::show);
  }

  private void run(Timeline clock) {
    boolean thinks = engine.onProperty().get() && !engine.pausedProperty().get();
    setVisible(thinks);
    setManaged(thinks);
    if (thinks) {
      clock.play();
    } else {
      clock.stop();
    }
  }

  private Button button(String text, String key, int by) {
    Button button = new Button(text);
    button.getStyleClass().addAll(Styles.SMALL, Styles.FLAT);
    button.setAccessibleText(words.get(key));
    button.setOnAction(
        event -> {
          int wanted = engine.linesProperty().get() + by;
          engine.linesProperty().set(Math.max(1, Math.min(LiveEngine.MAX_LINES, wanted)));
        });
    return button;
  }

  private void show(LiveEngine.@Nullable Thought thought) {
    if (thought == null || thought.result().lines().isEmpty()) {
      heading.setText(words.get("engine.thinking"));
      lines.getChildren().clear();
      return;
    }
    heading.setText(
        words.format(
            "engine.heading",
            Integer.toString(thought.result().depth()),
            thought.result().nodes() / 1000));
    List<SearchLine> found = thought.result().lines();
    while (lines.getChildren().size() > found.size()) {
      lines.getChildren().remove(lines.getChildren().size() - 1);
    }
    for (int i = 0; i < found.size(); i++) {
      if (i == lines.getChildren().size()) {
        lines.getChildren().add(new Row());
      }
      ((Row) lines.getChildren().get(i)).show(thought, found.get(i), found.size() <= TALL_LINES);
    }
  }

  private final class Row extends HBox {
    private final Label score = new Label();
    private final Label moves = new Label();

    Row() {
      getStyleClass().add("engine-line");
      score.getStyleClass().add("engine-score");
      score.setMinWidth(Region.USE_PREF_SIZE);
      moves.getStyleClass().add("engine-moves");
      HBox.setHgrow(moves, Priority.ALWAYS);
      getChildren().addAll(score, moves);
    }

    /** Shows a line in rows of a fixed height: what changes ten times a second must not jump. */
    void show(LiveEngine.Thought thought, SearchLine line, boolean tall) {
      moves.setWrapText(tall);
      moves.pseudoClassStateChanged(TALL, tall);
      score.setText(ScoreWords.text(thought.whiteScore(line)));
      int shown = Math.min(LINE_MOVES, line.moves().size());
      moves.setText(text(thought.position(), line.moves().subList(0, shown)));
      setOnMouseClicked(
          event -> {
            if (thought.position().equals(desk.place().position())) {
              preview.open(desk.place().path(), line.moves(), 1);
            }
          });
    }

    /** A row of text may end between two moves, not between a number and its move. */
    private String text(Position from, List<Move> line) {
      return MoveWords.line(from, line, words.notation()).stream()
          .map(move -> move.replace(' ', '\u00a0'))
          .collect(Collectors.joining("  "));
    }
  }
}
