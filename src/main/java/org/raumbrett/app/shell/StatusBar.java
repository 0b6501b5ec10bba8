package org.raumbrett.app.shell;

import javafx.geometry.Pos;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignA;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.raumbrett.app.boards.BoardStackView;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.words.Words;
import org.raumbrett.board.Ending;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;
import org.raumbrett.rgn.Visible;

/**
 * The line at the bottom: how the position stands, which game of the file it is, what can be done.
 */
final class StatusBar extends HBox {
  private final Desk desk;
  private final Words words;
  private final Label standing = new Label();
  private final Label message = new Label();
  private final Label game = new Label();

  StatusBar(Workplace place, BoardStackView board, Words words, Scope scope) {
    this.desk = place.desk();
    this.words = words;
    getStyleClass().add("status-bar");
    setAlignment(Pos.CENTER_LEFT);
    standing.setId("status");
    standing.setAccessibleRole(AccessibleRole.TEXT);
    standing.setMinWidth(Region.USE_PREF_SIZE);
    message.setId("message");
    message.getStyleClass().add("text-muted");
    game.setId("game-number");
    game.setMinWidth(Region.USE_PREF_SIZE);
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    getChildren()
        .addAll(standing, message, gap, new ErrandSign(place.errands(), words, scope), game);
    scope.show(board.positionProperty(), this::showStanding);
    scope.show(desk.documentProperty(), now -> showGame());
    scope.onChange(desk.gameIndexProperty(), this::showGame);
    StatusHints hints = new StatusHints(place, board, words);
    hints.listen(scope, () -> message.setText(hints.text()));
    message.setMinWidth(0);
  }

  private void showStanding(Position position) {
    standing.setText(text(position));
    Ikon icon = icon(position);
    standing.setGraphic(icon == null ? null : new FontIcon(icon));
  }

  private String text(Position position) {
    boolean white = position.sideToMove() == Side.WHITE;
    String suffix = white ? ".white" : ".black";
    return switch (position.status()) {
      case SPACEMATE -> words.get("status.spacemate" + suffix);
      case STALEMATE -> words.get("status.stalemate" + suffix);
      case BOARDMATE -> words.get("status.boardmate" + suffix);
      case CHECK -> words.get("status.check" + suffix);
      case NORMAL -> draw(position, words.get("status.move" + suffix));
    };
  }

  private String draw(Position position, String otherwise) {
    Ending ending = position.ending();
    if (ending == null) {
      return otherwise;
    }
    return switch (ending) {
      case DEAD_POSITION -> words.get("status.dead");
      case MOVE_RULE -> words.get("status.moverule");
      case REPETITION -> words.get("status.repetition");
      case SPACEMATE, STALEMATE -> otherwise;
    };
  }

  private static @Nullable Ikon icon(Position position) {
    return switch (position.status()) {
      case SPACEMATE -> MaterialDesignF.FLAG_CHECKERED;
      case STALEMATE -> MaterialDesignS.SCALE_BALANCE;
      case BOARDMATE, CHECK -> MaterialDesignA.ALERT_OUTLINE;
      case NORMAL -> null;
    };
  }

  private void showGame() {
    int count = desk.games().size();
    String name = Visible.text(desk.document().name());
    String number = count < 2 ? "" : words.format("status.game", desk.gameIndex() + 1, count);
    game.setText(name + (name.isEmpty() || number.isEmpty() ? "" : " · ") + number);
  }
}
