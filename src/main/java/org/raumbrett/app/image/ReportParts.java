package org.raumbrett.app.image;

import java.util.List;
import javafx.geometry.HPos;
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

  /** Returns the moves of the whole game. */
  Region moves(Game game) {
    FlowPane moves = new FlowPane();
    moves.getStyleClass().add("report-moves");
    for (ReportText.Step step : text.moves(game)) {
      moves.getChildren().add(label(step.text(), "step", VerdictStyles.of(step.verdict())));
    }
    moves.setPrefWrapLength(ReportPicture.WIDTH - 80);
    return section(new VBox(label(text.movesTitle(), "report-heading"), moves));
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
