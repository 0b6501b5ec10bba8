package org.raumbrett.app.image;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import javafx.geometry.HPos;
import javafx.geometry.Insets;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.raumbrett.analysis.report.ReportText;
import org.raumbrett.app.boards.BoardArrow;
import org.raumbrett.app.boards.BoardLayout;
import org.raumbrett.app.boards.BoardStackView;
import org.raumbrett.app.graph.GraphView;
import org.raumbrett.app.graph.VerdictStyles;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.words.Words;
import org.raumbrett.board.Move;
import org.raumbrett.game.Game;
import org.raumbrett.rgn.Visible;

/** The parts of a report's page as nodes, drawn with the window's own board and graph. */
final class ReportParts {
  private static final double GRAPH_HEIGHT = 150;
  private static final double BOARD_HEIGHT = 224;
  private static final double TEXT_WIDTH = ReportPicture.WIDTH - 80;
  private static final double NAME_WIDTH = 320;

  /** How far a variation is set in, and how many that lie in each other are. */
  private static final double INDENT = 22;

  private static final int DEEPEST = 8;

  /** A comment of no more characters stands beside the moves. */
  private static final int SHORT = 80;

  private final ReportText text;
  private final Words words;

  ReportParts(ReportText text, Words words) {
    this.text = text;
    this.words = words;
  }

  List<ReportText.Mark> marks(Game game) {
    return text.marks(game);
  }

  /** Returns the players, the graph, the figures and how to read the rest. */
  Region head(Game game) {
    VBox head = new VBox(label(text.title(game), "report-title"), label(text.facts(game), "plain"));
    head.getChildren().addAll(graph(game), figures(game));
    head.getChildren().add(label(text.effort(game), "plain"));
    head.getChildren().add(label(text.marksTitle(), "report-heading"));
    boolean any = !marks(game).isEmpty();
    head.getChildren().add(label(text.boardLegend(any), "plain"));
    return section(head);
  }

  /** Returns a marked move: the board before it, and what was better. */
  Region mark(ReportText.Mark mark) {
    String style = VerdictStyles.of(mark.move().judgement().verdict());
    BoardStackView board = new BoardStackView();
    board.setMessages(words.bundle());
    board.animatedProperty().set(false);
    board.interactiveProperty().set(false);
    board.layoutProperty().set(BoardLayout.FLAT);
    board.setPosition(mark.before());
    Move better = mark.move().judgement().bestMove();
    Move played = mark.move().ply().move();
    board
        .getArrows()
        .setAll(
            new BoardArrow(better.from(), better.to(), BoardArrow.Kind.BEST),
            new BoardArrow(played.from(), played.to(), BoardArrow.Kind.PLAYED));
    board.setMinHeight(BOARD_HEIGHT);
    board.setPrefHeight(BOARD_HEIGHT);
    VBox part = new VBox(label(mark.heading(), "report-move", style), board);
    part.getChildren().add(label(mark.sentence(), "plain"));
    return section(part);
  }

  /** Returns the moves of the whole game, a piece at a time. */
  List<Supplier<Region>> moves(Game game) {
    List<Supplier<Region>> parts = new ArrayList<>();
    parts.add(() -> section(new VBox(label(text.movesTitle(), "report-heading"))));
    for (List<ReportText.Passage> page : MovePages.of(text.moves(game))) {
      parts.add(() -> moves(page));
    }
    return parts;
  }

  private static Region moves(List<ReportText.Passage> page) {
    VBox part = new VBox();
    for (ReportText.Passage passage : page) {
      int depth = Math.min(passage.depth(), DEEPEST);
      double width = TEXT_WIDTH - depth * INDENT;
      FlowPane steps = new FlowPane();
      steps.getStyleClass().addAll("report-moves", depth == 0 ? "main" : "variation");
      for (ReportText.Step step : passage.steps()) {
        steps.getChildren().add(step.isComment() ? said(step.text(), width) : move(step));
      }
      steps.setPrefWrapLength(width);
      VBox.setMargin(steps, new Insets(0, 0, 0, Math.max(0, depth - 1) * INDENT));
      part.getChildren().add(steps);
    }
    return section(part);
  }

  private static Label move(ReportText.Step step) {
    return label(step.text(), "step", VerdictStyles.of(step.verdict()));
  }

  /** A comment of several lines has rows of its own. */
  private static Label said(String comment, double width) {
    String text = comment.stripTrailing();
    Label label = label(text, "said");
    label.setMaxWidth(width);
    if (text.length() > SHORT || text.indexOf('\n') >= 0) {
      label.setPrefWidth(width);
    }
    return label;
  }

  private static Region section(VBox part) {
    part.getStyleClass().add("report-part");
    return part;
  }

  private Region graph(Game game) {
    Desk desk = new Desk();
    desk.edit(game);
    GraphView graph = new GraphView(desk, words, new Scope());
    graph.setMinHeight(GRAPH_HEIGHT);
    return graph;
  }

  private GridPane figures(Game game) {
    GridPane table = new GridPane();
    table.getStyleClass().add("report-figures");
    List<List<String>> rows = text.figures(game);
    for (int row = 0; row < rows.size(); row++) {
      for (int column = 0; column < rows.get(row).size(); column++) {
        Label cell = label(rows.get(row).get(column), row == 0 ? "titles" : "plain");
        if (column == 0) {
          cell.setMaxWidth(NAME_WIDTH);
        }
        GridPane.setHalignment(cell, column == 0 ? HPos.LEFT : HPos.RIGHT);
        table.add(cell, column, row);
      }
    }
    return table;
  }

  /** What a game's tags hide is shown here too. */
  private static Label label(String content, String... styles) {
    Label label = new Label(Visible.lines(content));
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    label.getStyleClass().addAll(styles);
    return label;
  }
}
