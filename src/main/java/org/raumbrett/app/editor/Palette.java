package org.raumbrett.app.editor;

import java.util.Locale;
import javafx.geometry.Point2D;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.GridPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.raumbrett.app.boards.BoardStackView;
import org.raumbrett.app.boards.PieceView;
import org.raumbrett.app.words.Words;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Piece;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Side;

/**
 * The men to set up, and an eraser: a click takes one in hand, and a man can be dragged onto the
 * board.
 */
final class Palette extends GridPane {
  private static final double SIZE = 24;
  private static final double WIDTH = 33;
  private static final double HEIGHT = 34;
  private static final double DRAG_STARTS_AT = 5;

  private final SetupModel model;
  private final BoardStackView board;
  private final Words words;
  private final ToggleGroup group = new ToggleGroup();

  Palette(SetupModel model, BoardStackView board, Words words) {
    this.model = model;
    this.board = board;
    this.words = words;
    getStyleClass().addAll("palette", "rb-boards");
    PieceKind[] kinds = {
      PieceKind.KING,
      PieceKind.QUEEN,
      PieceKind.ROOK,
      PieceKind.BISHOP,
      PieceKind.UNICORN,
      PieceKind.KNIGHT,
      PieceKind.PAWN
    };
    for (Side side : Side.values()) {
      for (int i = 0; i < kinds.length; i++) {
        add(button(Piece.of(side, kinds[i])), i, side.ordinal());
      }
    }
    add(eraser(), kinds.length, 0);
    model.handProperty().subscribe(this::select);
  }

  private ToggleButton button(Piece man) {
    String kind = man.kind().name().toLowerCase(Locale.ROOT);
    String side = man.side() == Side.WHITE ? "white" : "black";
    ToggleButton button = prepare(man, words.get("board." + side + "." + kind));
    button.setId("palette-" + man.letter() + (man.side() == Side.WHITE ? "-white" : "-black"));
    button.setGraphic(new PieceView(man, SIZE));
    button.addEventHandler(MouseEvent.MOUSE_DRAGGED, event -> drag(man, event));
    button.addEventHandler(MouseEvent.MOUSE_RELEASED, event -> drop(man, button, event));
    return button;
  }

  private ToggleButton eraser() {
    ToggleButton button = prepare(null, words.get("setup.eraser"));
    button.setId("palette-eraser");
    FontIcon icon = new FontIcon(MaterialDesignE.ERASER);
    icon.setIconSize((int) SIZE - 6);
    button.setGraphic(icon);
    return button;
  }

  private ToggleButton prepare(@Nullable Piece man, String name) {
    ToggleButton button = new ToggleButton();
    button.setToggleGroup(group);
    button.setMinSize(WIDTH, HEIGHT);
    button.setMaxSize(WIDTH, HEIGHT);
    button.setUserData(man == null ? "" : man);
    button.setAccessibleText(name);
    button.setTooltip(new Tooltip(name));
    Choosing.when(button, () -> model.handProperty().set(man));
    return button;
  }

  private void select(@Nullable Piece man) {
    group.getToggles().stream()
        .filter(toggle -> toggle.getUserData().equals(man == null ? "" : man))
        .forEach(group::selectToggle);
  }

  @Override
  public String getUserAgentStylesheet() {
    return board.getUserAgentStylesheet();
  }

  private void drag(Piece man, MouseEvent event) {
    model.handProperty().set(man);
    Point2D point = board.sceneToLocal(event.getSceneX(), event.getSceneY());
    board.carryGuest(man, point.getX(), point.getY());
  }

  private void drop(Piece man, ToggleButton button, MouseEvent event) {
    board.dropGuest();
    Cell cell = board.cellAtScene(event.getSceneX(), event.getSceneY());
    boolean dragged =
        !button.contains(event.getX(), event.getY())
            && Math.hypot(event.getX(), event.getY()) > DRAG_STARTS_AT;
    if (dragged && cell != null) {
      model.put(cell, man);
    }
  }
}
