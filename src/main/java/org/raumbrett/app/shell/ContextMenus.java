package org.raumbrett.app.shell;

import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.input.ContextMenuEvent;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.action.ActionControls;
import org.raumbrett.app.action.Actions;
import org.raumbrett.app.boards.BoardStackView;
import org.raumbrett.board.Cell;

/** What a right click, or the menu key, offers on the board, on a move, and on the strip. */
final class ContextMenus {
  private static final List<Action> COPY =
      List.of(Action.COPY_POSITION, Action.COPY_DIAGRAM, Action.COPY_PICTURE, Action.SAVE_PICTURE);

  private static final List<List<Action>> MAN =
      List.of(
          List.of(Action.PICK, Action.ATTACKERS, Action.THREAT),
          List.of(Action.TYPE_MOVE, Action.UNDO),
          COPY,
          List.of(Action.FLIP, Action.LAYOUT));

  private static final List<List<Action>> CELL =
      List.of(
          List.of(Action.ATTACKERS, Action.COLOURING, Action.UNICORNS),
          COPY,
          List.of(Action.FLIP, Action.LAYOUT, Action.RESET_STACK));

  private static final List<List<Action>> MOVE =
      List.of(
          List.of(Action.COMMENT, Action.PROMOTE, Action.DELETE),
          List.of(Action.AUTOPLAY, Action.ANALYSE),
          List.of(Action.COPY_GAME, Action.COPY_POSITION, Action.COPY_DIAGRAM));

  private static final List<List<Action>> STRIP =
      List.of(
          List.of(Action.TAGS),
          List.of(Action.PREVIOUS_GAME, Action.NEXT_GAME, Action.FIND_GAME),
          List.of(Action.COPY_GAME, Action.SAVE, Action.SAVE_AS, Action.SUBMIT));

  private final Actions actions;
  private final ActionControls controls;

  ContextMenus(Actions actions, ActionControls controls) {
    this.actions = actions;
    this.controls = controls;
  }

  void onMoves(Node moves) {
    ContextMenu menu = menu(MOVE);
    moves.setOnContextMenuRequested(event -> show(menu, moves, event));
  }

  void onStrip(Node strip) {
    ContextMenu menu = menu(STRIP);
    strip.setOnContextMenuRequested(event -> show(menu, strip, event));
  }

  void onBoard(BoardStackView board) {
    ContextMenu ofMan = menu(MAN);
    ContextMenu ofCell = menu(CELL);
    board.setOnContextMenuRequested(
        event -> {
          ofMan.hide();
          ofCell.hide();
          Cell cell =
              event.isKeyboardTrigger()
                  ? board.cursorCellProperty().get()
                  : board.pointAt(event.getX(), event.getY());
          boolean man = cell != null && board.getPosition().pieceAt(cell) != null;
          show(man ? ofMan : ofCell, board, event);
        });
  }

  private void show(ContextMenu menu, Node node, ContextMenuEvent event) {
    menu.hide();
    if (event.isKeyboardTrigger()) {
      Bounds bounds = node.localToScreen(node.getBoundsInLocal());
      menu.show(node, bounds.getCenterX(), bounds.getCenterY());
    } else {
      menu.show(node, event.getScreenX(), event.getScreenY());
    }
    event.consume();
  }

  private ContextMenu menu(List<List<Action>> groups) {
    ContextMenu menu = new ContextMenu();
    for (List<Action> group : groups) {
      if (!menu.getItems().isEmpty()) {
        menu.getItems().add(new SeparatorMenuItem());
      }
      for (Action action : group) {
        if (actions.has(action)) {
          menu.getItems().add(controls.menuItem(action));
        }
      }
    }
    return menu;
  }
}
