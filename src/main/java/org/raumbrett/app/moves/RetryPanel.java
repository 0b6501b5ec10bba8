package org.raumbrett.app.moves;

import atlantafx.base.theme.Styles;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Retry;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.play.EngineGame;
import org.raumbrett.app.words.MoveWords;
import org.raumbrett.app.words.ScoreWords;
import org.raumbrett.app.words.Words;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;
import org.raumbrett.game.Judgement;

/** A second try at a marked move: what to do, what the move tried is worth, where to go on. */
public final class RetryPanel extends VBox {
  private final Retry retry;
  private final EngineGame game;
  private final Words words;
  private final VerdictWords verdicts;
  private final Label title = new Label();
  private final Label text = new Label();
  private final Button again;
  private final Button keep;
  private final Button playOn;

  /**
   * The panel of those tries; it takes no room while there is none.
   *
   * @param game the game against the engine, which may go on with the move tried
   */
  public RetryPanel(Retry retry, EngineGame game, Words words, Scope scope) {
    this.retry = retry;
    this.game = game;
    this.words = words;
    verdicts = new VerdictWords(words);
    getStyleClass().add("verdict-panel");
    setId("retry");
    setMinHeight(Region.USE_PREF_SIZE);
    title.getStyleClass().add("verdict-title");
    for (Label label : new Label[] {title, text}) {
      label.setWrapText(true);
      label.setMinHeight(Region.USE_PREF_SIZE);
    }
    text.setId("retry-text");
    again = button("retry.again", "retry-again", retry::again);
    keep = button("verdict.keep", "retry-keep", this::keepMove);
    playOn = button("retry.playon", "retry-playon", this::playOn);
    Button answer = button("retry.answer", "retry-answer", retry::reveal);
    FlowPane buttons = new FlowPane(playOn, again, answer, keep);
    buttons.getStyleClass().add("retry-buttons");
    buttons.setMinHeight(Region.USE_PREF_SIZE);
    getChildren().addAll(title, text, buttons);
    scope.show(retry.stateProperty(), this::show);
  }

  private Button button(String key, String id, Runnable work) {
    Button button = new Button(words.get(key));
    button.setId(id);
    button.getStyleClass().add(Styles.SMALL);
    button.setOnAction(event -> work.run());
    return button;
  }

  private void keepMove() {
    retry.keep();
    keep.setDisable(true);
  }

  private void playOn() {
    Retry.State state = retry.stateProperty().get();
    Move tried = state == null ? null : state.tried();
    if (state != null && tried != null) {
      game.playInstead(state.path(), tried, state.found());
    }
  }

  private void show(Retry.@Nullable State state) {
    setVisible(state != null);
    setManaged(state != null);
    if (state == null) {
      return;
    }
    Position before = state.before();
    title.setText(
        words.format(
            "retry.title",
            MoveWords.number(before)
                + " "
                + MoveWords.text(before, state.played(), words.notation())
                + state.marked().verdict().glyph()));
    text.setText(text(state));
    getStyleClass().removeAll("blunder", "mistake", "dubious", "success");
    getStyleClass().addAll(style(state));
    boolean tried = state.tried() != null;
    show(again, tried);
    show(keep, tried && state.outcome() != Retry.Outcome.JUDGING && !retry.isKept());
    keep.setDisable(false);
    boolean another = tried && !state.played().equals(state.tried());
    show(
        playOn,
        another && state.outcome() != Retry.Outcome.JUDGING && game.mayPlayInstead(state.path()));
  }

  private static String[] style(Retry.State state) {
    Judgement found = state.found();
    return switch (state.outcome()) {
      case BEST, GOOD -> new String[] {"success"};
      case WORSE ->
          found == null ? new String[0] : new String[] {MoveButton.style(found.verdict())};
      case LOOKING, JUDGING, FAILED -> new String[0];
    };
  }

  private static void show(Button button, boolean shown) {
    button.setVisible(shown);
    button.setManaged(shown);
  }

  private String text(Retry.State state) {
    Position before = state.before();
    Move tried = state.tried();
    if (tried == null) {
      return words.get(before.sideToMove() == Side.WHITE ? "retry.look.white" : "retry.look.black");
    }
    String move = MoveWords.text(before, tried, words.notation());
    Judgement found = state.found();
    if (state.outcome() == Retry.Outcome.JUDGING || found == null) {
      String key = state.outcome() == Retry.Outcome.JUDGING ? "retry.judging" : "retry.failed";
      return words.format(key, move);
    }
    String score = ScoreWords.text(found.score(), before.play(tried));
    return switch (state.outcome()) {
      case BEST -> words.format("retry.best", move, score);
      case GOOD -> words.format("retry.good", move, score, ScoreWords.text(found.bestScore()));
      default -> worse(state, tried, found);
    };
  }

  private String worse(Retry.State state, Move tried, Judgement found) {
    Position before = state.before();
    String move = MoveWords.text(before, tried, words.notation()) + found.verdict().glyph();
    String change = VerdictWords.change(found, before.play(tried));
    if (state.played().equals(tried)) {
      return words.format("retry.same", move, change);
    }
    String loss = verdicts.loss(before, tried, found);
    return loss == null
        ? words.format("retry.worse", move, change)
        : words.format("retry.worse.loss", move, change, loss);
  }
}
