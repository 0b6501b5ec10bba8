package org.raumbrett.app.boards;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.geometry.Insets;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Move;
import org.raumbrett.board.Piece;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.Side;

/**
 * Shows the board by itself, to look at. Words on the command line choose what is shown: a size
 * such as {@code 960x640}, {@code flat}, {@code dark}, {@code black}, {@code classes}, {@code
 * unicorns}, {@code crowded}, {@code check}, {@code promotion}, {@code arrows}, {@code art}, {@code
 * plain}, and {@code select=}, {@code hover=}, {@code attackers=} with a cell, {@code spread=} with
 * a number.
 */
public final class BoardDemo {
  private static final String CHECK =
      "2n1r/pp1pp/2p2/5/5|ubk1b/1pppp/5/2u2/5|5/2N2/1p3/3P1/2q2|5/1Q3/2P2/PP1PP/BU1BU|2n2/5/5/PP1PP/R1K1R"
          + " w 0 1";

  public static void main(String[] args) {
    Application.launch(Window.class, args);
  }

  private BoardDemo() {}

  /** The window; a class of its own so that the class path will do. */
  public static final class Window extends Application {
    @Override
    public void start(Stage stage) {
      List<String> words = getParameters().getRaw();
      boolean dark = words.contains("dark");
      Application.setUserAgentStylesheet(
          dark
              ? new PrimerDark().getUserAgentStylesheet()
              : new PrimerLight().getUserAgentStylesheet());
      BoardStackView board = new BoardStackView();
      board.layoutProperty().set(words.contains("flat") ? BoardLayout.FLAT : BoardLayout.STACK);
      board.viewpointProperty().set(words.contains("black") ? Side.BLACK : Side.WHITE);
      board
          .colouringProperty()
          .set(words.contains("classes") ? CellColouring.FOUR_CLASSES : CellColouring.TWO_TONE);
      board.showUnicornClassesProperty().set(words.contains("unicorns"));
      show(board, words);
      board.setOnMove(
          move -> {
            board.setPosition(board.getPosition().play(move));
            board.setLastMove(move);
          });
      CapturedMenView white = new CapturedMenView(Side.WHITE);
      CapturedMenView black = new CapturedMenView(Side.BLACK);
      white.positionProperty().bind(board.positionProperty());
      black.positionProperty().bind(board.positionProperty());
      VBox captured = new VBox(4, white, black);
      captured.setPadding(new Insets(4, 8, 4, 8));
      BorderPane root = new BorderPane(words.contains("art") ? artSheet() : board);
      if (!words.contains("plain")) {
        root.setBottom(captured);
      }
      String[] size =
          words.stream()
              .filter(word -> word.matches("\\d+x\\d+"))
              .findFirst()
              .orElse("560x600")
              .split("x");
      Scene scene = new Scene(root, Double.parseDouble(size[0]), Double.parseDouble(size[1]));
      if (dark) {
        root.getStyleClass().add("dark");
      }
      stage.setScene(scene);
      stage.setX(0);
      stage.setY(0);
      stage.show();
    }

    /** All men at several sizes, on light and dark cells. */
    private static Node artSheet() {
      VBox rows = new VBox();
      rows.getStyleClass().add("rb-boards");
      rows.getStylesheets().add(new BoardStackView().getUserAgentStylesheet());
      for (int size : new int[] {130, 48, 32, 24}) {
        for (Side side : Side.values()) {
          HBox row = new HBox();
          for (PieceKind kind : PieceKind.values()) {
            StackPane place = new StackPane(new PieceView(Piece.of(side, kind), size));
            boolean light = (kind.ordinal() + side.ordinal()) % 2 == 0;
            place.setStyle(
                "-fx-background-color: -rb-cell-"
                    + (light ? "light" : "dark")
                    + "; -fx-padding: 3;");
            row.getChildren().add(place);
          }
          rows.getChildren().add(row);
        }
      }
      return rows;
    }

    private static void show(BoardStackView board, List<String> words) {
      if (words.contains("crowded")) {
        Random random = new Random(7);
        Position position = Position.START;
        for (int ply = 0; ply < 24; ply++) {
          List<Move> moves = position.legalMoves();
          Move move = moves.get(random.nextInt(moves.size()));
          board.setLastMove(move);
          position = position.play(move);
        }
        board.setPosition(position);
      } else if (words.contains("check")) {
        board.setPosition(Rfen.parse(CHECK));
      }
      words.stream()
          .filter(word -> word.startsWith("spread="))
          .map(word -> Double.parseDouble(word.substring(7)))
          .forEach(spread -> board.stackViewProperty().set(new StackView(-0.5, 1.5, spread)));
      if (words.contains("promotion")) {
        board.setPosition(Rfen.parse("3r1/2P1k/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|K4/5/5/5/5 w"));
        Platform.runLater(() -> board.play(Cell.of(4, 2, 3), Cell.of(4, 2, 4), true));
      }
      words.stream()
          .filter(word -> word.startsWith("select="))
          .forEach(word -> board.select(Cell.parse(word.substring(7))));
      words.stream()
          .filter(word -> word.startsWith("hover="))
          .forEach(word -> board.setHovered(Cell.parse(word.substring(6))));
      words.stream()
          .filter(word -> word.startsWith("attackers="))
          .forEach(word -> board.shownAttackersProperty().set(Cell.parse(word.substring(10))));
      if (words.contains("arrows")) {
        board.setLastMove(Move.parse("Bc2Cc2"));
        for (BoardArrow.Kind kind : Arrays.asList(BoardArrow.Kind.values()).subList(1, 4)) {
          board
              .getArrows()
              .add(
                  new BoardArrow(
                      Cell.ofIndex(kind.ordinal() * 20),
                      Cell.ofIndex(60 + kind.ordinal() * 14),
                      kind));
        }
      }
    }
  }
}
