package org.raumbrett.app.play;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressIndicator;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.action.ActionControls;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.words.Words;
import org.raumbrett.board.Side;

/** How the game against the engine stands, and what can be done in it; hidden without one. */
public final class PlayPanel extends VBox {
  private static final List<Action> WHILE_PLAYING =
      List.of(Action.TAKE_BACK, Action.HINT, Action.OFFER_DRAW, Action.RESIGN, Action.SWITCH_SIDES);
  private static final List<Action> WHILE_THINKING =
      List.of(Action.MOVE_NOW, Action.TAKE_BACK, Action.RESIGN);
  private static final List<Action> AFTERWARDS =
      List.of(Action.NEW, Action.TAKE_BACK, Action.ANALYSE);

  private final Words words;
  private final ActionControls controls;
  private final Label title = new Label();
  private final Label details = new Label();
  private final ProgressIndicator sign = new ProgressIndicator();
  private final FlowPane buttons = new FlowPane(4, 4);

  /** The panel of the game. */
  public PlayPanel(EngineGame game, ActionControls controls, Words words, Scope scope) {
    this.words = words;
    this.controls = controls;
    getStyleClass().add("play-panel");
    setId("play");
    title.setId("play-title");
    title.getStyleClass().add(Styles.TEXT_BOLD);
    title.setWrapText(true);
    title.setMinHeight(Region.USE_PREF_SIZE);
    details.setId("play-details");
    details.setWrapText(true);
    details.setMinHeight(Region.USE_PREF_SIZE);
    details.getStyleClass().addAll(Styles.TEXT_MUTED, Styles.TEXT_SMALL);
    sign.setId("play-thinking");
    sign.setMaxSize(18, 18);
    sign.setMinSize(18, 18);
    HBox line = new HBox(8, sign, title);
    line.setAlignment(Pos.CENTER_LEFT);
    Stream.of(WHILE_PLAYING, WHILE_THINKING, AFTERWARDS)
        .flatMap(List::stream)
        .distinct()
        .sorted()
        .forEach(action -> buttons.getChildren().add(button(action)));
    getChildren().addAll(line, details, buttons);
    scope.show(game.stateProperty(), this::show);
  }

  private void show(EngineGame.State state) {
    Players players = state.players();
    boolean on = players != null;
    setVisible(on);
    setManaged(on);
    if (players == null) {
      return;
    }
    boolean thinking = state.phase() == EngineGame.Phase.THINKING;
    sign.setVisible(thinking);
    sign.setManaged(thinking);
    title.setText(title(state, players));
    details.setText(
        words.format(
            players.engine() == Side.WHITE ? "play.you.black" : "play.you.white",
            Integer.toString(players.level()),
            words.get("strength." + players.level())));
    List<Action> possible = actions(state.phase());
    for (Node button : buttons.getChildren()) {
      boolean shown = possible.contains((Action) button.getUserData());
      button.setVisible(shown);
      button.setManaged(shown);
    }
  }

  private ButtonBase button(Action action) {
    ButtonBase button = controls.textButton(action);
    button.setId("play-" + action.name());
    button.setUserData(action);
    button.getStyleClass().add(Styles.SMALL);
    button.getStyleClass().remove(Styles.FLAT);
    return button;
  }

  private static List<Action> actions(EngineGame.Phase phase) {
    return switch (phase) {
      case OFF -> List.of();
      case USERS_TURN -> WHILE_PLAYING;
      case THINKING -> WHILE_THINKING;
      case OVER -> AFTERWARDS;
    };
  }

  private String title(EngineGame.State state, Players players) {
    return switch (state.phase()) {
      case THINKING -> words.get("play.thinking");
      case USERS_TURN -> words.get("play.turn");
      case OVER, OFF -> state.end() == null ? words.get("play.over") : end(state.end(), players);
    };
  }

  private String end(GameEnd end, Players players) {
    String cause = words.get("play.end." + end.cause().name().toLowerCase(Locale.ROOT));
    String outcome =
        end.winner() == null
            ? "play.outcome.draw"
            : end.winner() == players.engine() ? "play.outcome.lost" : "play.outcome.won";
    return words.format(outcome, cause);
  }
}
