package org.raumbrett.tools;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import org.raumbrett.app.boards.BoardLayout;
import org.raumbrett.app.boards.BoardStackView;
import org.raumbrett.app.boards.CellColouring;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;

/** The pictures of the rules: boards alone, with no words in them. */
final class BoardPictures {
  private static final int ROW_WIDTH = 940;
  private static final int ROW_HEIGHT = 225;
  private static final int STACK_WIDTH = 560;
  private static final int STACK_HEIGHT = 620;
  private static final Cell CENTRE = Cell.parse("Cc3");

  /** Where no man on the centre cell reaches them. */
  private static final Map<String, Character> KINGS = Map.of("Aa2", 'K', "Ed1", 'k');

  /** The beginning of the annotated example that ships. */
  private static final String[] MIDDLE_GAME = {
    "Ad1Ac3", "Ed5Ec3", "Bd1Cd2", "Dd5Cc4", "Ab1Cb2", "De4Ce4", "Bb1Cc2", "Da5Cb4"
  };

  private static final String[] CHECK = {
    "Ad1Ac3", "De5Bc5", "Ac3Bc5", "Dc5Bc5", "Ab1Ac3", "Db4Db3", "Ac3Bc5", "Ed5Ec3", "Bc5Db5",
    "Ec5Db5", "Bd1Cd2", "Dc4Dc3", "Cd2De2"
  };

  private final Studio studio;

  BoardPictures(Studio studio) {
    this.studio = studio;
  }

  void take() {
    stack("start", board -> {});
    stack("spacemate", board -> show(board, "Aa2Aa3", "Eb5Cb4", "Ac2Ac3", "Cb4Ab3"));
    stack("classes", board -> board.colouringProperty().set(CellColouring.FOUR_CLASSES));
    row("king", board -> lone(board, Map.of("Cc3", 'K', "Ed1", 'k')));
    row("queen", board -> lone(board, with('Q')));
    row("rook", board -> lone(board, with('R')));
    row("bishop", board -> lone(board, with('B')));
    row("unicorn", board -> lone(board, with('U')));
    row("knight", board -> lone(board, with('N')));
    row(
        "pawn",
        board -> {
          Map<String, Character> men = with('P');
          for (String cell : new String[] {"Cb4", "Cd4", "Db3", "Dd3", "Dc4"}) {
            men.put(cell, 'p');
          }
          lone(board, men);
        });
    stack(
        "promotion",
        board -> {
          board.setPosition(
              Rfen.parse("3r1/2P1k/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|K4/5/5/5/5 w"));
          Studio.play(board, Cell.parse("Ec4"), Cell.parse("Ec5"));
        });
    stack(
        "targets",
        board -> {
          show(board, MIDDLE_GAME);
          board.select(Cell.parse("Cb2"));
        });
    stack(
        "attackers",
        board -> {
          show(board, MIDDLE_GAME);
          board.setLastMove(null);
          board.shownAttackersProperty().set(Cell.parse("Cc4"));
        });
    stack("check", board -> show(board, CHECK));
  }

  private static void show(BoardStackView board, String... moves) {
    Position position = Position.START;
    Move last = null;
    for (String text : moves) {
      last = Move.parse(text);
      position = position.play(last);
    }
    board.setPosition(position);
    board.setLastMove(last);
  }

  private static Map<String, Character> with(char man) {
    Map<String, Character> men = new TreeMap<>(KINGS);
    men.put("Cc3", man);
    return men;
  }

  /** Shows where the man on the centre cell can go. */
  private static void lone(BoardStackView board, Map<String, Character> men) {
    board.setPosition(Rfen.parse(rfen(men)));
    board.select(CENTRE);
  }

  private static String rfen(Map<String, Character> men) {
    StringBuilder text = new StringBuilder();
    for (int level = 4; level >= 0; level--) {
      for (int rank = 4; rank >= 0; rank--) {
        for (int file = 0; file < 5; file++) {
          Character man = men.get(Cell.of(level, file, rank).toString());
          text.append(man == null ? '1' : man);
        }
        text.append(rank > 0 ? "/" : level > 0 ? "|" : "");
      }
    }
    return text + " w";
  }

  private void stack(String name, Consumer<BoardStackView> scene) {
    board(name, BoardLayout.STACK, STACK_WIDTH, STACK_HEIGHT, scene);
  }

  private void row(String name, Consumer<BoardStackView> scene) {
    board(name, BoardLayout.FLAT, ROW_WIDTH, ROW_HEIGHT, scene);
  }

  private void board(
      String name, BoardLayout layout, int width, int height, Consumer<BoardStackView> what) {
    StackPane root =
        Studio.gets(
            () -> {
              BoardStackView board = new BoardStackView();
              board.layoutProperty().set(layout);
              board.animatedProperty().set(false);
              board.setMinSize(width, height);
              board.setMaxSize(width, height);
              StackPane pane = new StackPane(board);
              new Scene(pane, width, height);
              pane.applyCss();
              pane.layout();
              what.accept(board);
              pane.applyCss();
              pane.layout();
              return pane;
            });
    studio.take("board/" + name, root);
  }
}
