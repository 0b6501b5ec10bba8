package org.raumbrett.app.moves;

import atlantafx.base.theme.Styles;
import java.util.List;
import java.util.function.IntSupplier;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.action.Tips;
import org.raumbrett.app.model.Analysis;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Place;
import org.raumbrett.app.model.Preview;
import org.raumbrett.app.model.Retry;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.model.Walk;
import org.raumbrett.app.words.MoveWords;
import org.raumbrett.app.words.ScoreWords;
import org.raumbrett.app.words.Words;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Verdict;

/**
 * The verdict on the current move in words, and the better line, each move of which can be seen.
 */
public final class VerdictPanel extends VBox {
  private static final int LINE_MOVES = 8;

  private static final double TIP_WIDTH = 360;

  private final Desk desk;
  private final Analysis analysis;
  private final Preview preview;
  private final Retry retry;
  private final IntSupplier strength;
  private final Words words;
  private final VerdictWords verdicts;
  private final Label title = new Label();
  private final Label reason = new Label();
  private final FlowPane line = new FlowPane();
  private final Button keep = new Button();
  private final Button tryAgain = new Button();
  private final Button judge = new Button();
  private final FlowPane foot;
  private final Label effort = new Label();

  /**
   * The verdict on the move that led to the desk's place.
   *
   * @param strength the level at which the variations are judged if the user asks for it here
   */
  public VerdictPanel(
      Desk desk,
      Analysis analysis,
      Preview preview,
      Retry retry,
      IntSupplier strength,
      Words words,
      Scope scope) {
    this.desk = desk;
    this.analysis = analysis;
    this.preview = preview;
    this.retry = retry;
    this.strength = strength;
    this.words = words;
    verdicts = new VerdictWords(words);
    getStyleClass().add("verdict-panel");
    setId("verdict");
    title.getStyleClass().add("verdict-title");
    title.setWrapText(true);
    reason.setWrapText(true);
    Tips.make(reason, this::valuesTip);
    reason.setMinHeight(Region.USE_PREF_SIZE);
    title.setMinHeight(Region.USE_PREF_SIZE);
    line.setMinHeight(Region.USE_PREF_SIZE);
    setMinHeight(Region.USE_PREF_SIZE);
    effort.getStyleClass().addAll(Styles.TEXT_SMALL, Styles.TEXT_MUTED);
    line.getStyleClass().add("better-line");
    prepareButtons();
    foot = new FlowPane(effort, tryAgain, keep);
    foot.getStyleClass().add("verdict-foot");
    foot.setMinHeight(Region.USE_PREF_SIZE);
    scope.show(desk.placeProperty(), place -> show());
    scope.onChange(preview.lookProperty(), this::show);
    scope.show(analysis.stateProperty().map(Analysis.State::running), running -> show());
    scope.show(
        retry.stateProperty(),
        trying -> {
          setVisible(trying == null);
          setManaged(trying == null);
        });
  }

  private void prepareButtons() {
    keep.setText(words.get("verdict.keep"));
    tryAgain.setText(words.get("action.try_again"));
    judge.setText(words.get("verdict.judge.variations"));
    keep.setId("verdict-keep");
    tryAgain.setId("verdict-retry");
    judge.setId("verdict-judge");
    for (Button button : new Button[] {keep, tryAgain, judge}) {
      button.getStyleClass().addAll(Styles.SMALL, Styles.FLAT);
      button.setMinWidth(Region.USE_PREF_SIZE);
    }
    tryAgain.setOnAction(event -> retry.start());
    judge.setOnAction(event -> analysis.startWithVariations(strength.getAsInt()));
  }

  private void show() {
    Place place = desk.place();
    Judgement judgement = place.ply() == null ? null : place.ply().judgement();
    getStyleClass().removeAll("blunder", "mistake", "dubious", "unremarkable");
    if (place.ply() == null || judgement == null) {
      title.setText(words.get(desk.game().length() == 0 ? "verdict.none.empty" : noVerdict(place)));
      title.getStyleClass().setAll("label", Styles.TEXT_MUTED);
      getChildren().setAll(title);
      if (!place.path().isMain() && !analysis.state().running()) {
        getChildren().add(judge);
      }
      return;
    }
    GamePath start = Walk.previous(place.path());
    Position before = desk.positionAt(start);
    title.getStyleClass().setAll("label", "verdict-title");
    getStyleClass().add(MoveButton.style(judgement.verdict()));
    title.setText(title(before, place.ply().move(), judgement));
    reason.setText(reason(before, place.ply().move(), judgement));
    effort.setText(
        words.format(
            "verdict.effort",
            Integer.toString(judgement.depth()),
            words.get("strength." + judgement.level())));
    fillLine(start, before, judgement);
    tryAgain.setVisible(Retry.isMarked(place));
    tryAgain.setManaged(Retry.isMarked(place));
    getChildren().setAll(title, reason, line, foot);
  }

  private Tooltip valuesTip() {
    Tooltip tip = new Tooltip(words.get("verdict.values.tip"));
    tip.setWrapText(true);
    tip.setPrefWidth(TIP_WIDTH);
    return tip;
  }

  private String noVerdict(Place place) {
    if (analysis.state().running()) {
      return "verdict.none.running";
    }
    if (place.ply() == null) {
      return "verdict.none.start";
    }
    return place.path().isMain() ? "verdict.none.unjudged" : "verdict.none.variation";
  }

  private String title(Position before, Move move, Judgement judgement) {
    String text = MoveWords.number(before) + " " + MoveWords.text(before, move, words.notation());
    if (judgement.verdict() == Verdict.NONE) {
      return text + " · " + verdicts.unmarked(before, move, judgement);
    }
    return text
        + judgement.verdict().glyph()
        + " · "
        + words.get(MoveTexts.verdictKey(judgement.verdict()));
  }

  /** Returns what the move did to the evaluation, and what would have been better. */
  private String reason(Position before, Move move, Judgement judgement) {
    Position after = desk.place().position();
    String change = VerdictWords.change(judgement, after);
    if (judgement.bestMove().equals(move)) {
      return words.format("verdict.stays", ScoreWords.text(judgement.score(), after));
    }
    String best = MoveWords.text(before, judgement.bestMove(), words.notation());
    String loss =
        judgement.verdict() == Verdict.NONE ? null : verdicts.loss(before, move, judgement);
    return loss == null
        ? words.format("verdict.alternative", change, best)
        : words.format("verdict.change", change, loss, best);
  }

  private void fillLine(GamePath start, Position before, Judgement judgement) {
    line.getChildren().clear();
    List<Move> moves = judgement.bestLine();
    List<String> texts =
        MoveWords.line(
            before, moves.subList(0, Math.min(LINE_MOVES, moves.size())), words.notation());
    Preview.@Nullable Look look = preview.lookProperty().get();
    for (int i = 0; i < texts.size(); i++) {
      int shown = i + 1;
      Hyperlink link = new Hyperlink(texts.get(i));
      link.getStyleClass().add("line-move");
      link.setVisited(false);
      link.setFocusTraversable(true);
      if (look != null && look.start().equals(start) && look.shown() == shown) {
        link.getStyleClass().add("shown");
      }
      link.setOnAction(event -> preview.open(start, moves, shown));
      line.getChildren().add(link);
    }
    boolean played = judgement.bestMove().equals(desk.place().lastMove());
    keep.setVisible(!played);
    keep.setManaged(!played);
    keep.setOnAction(event -> desk.addLine(start, moves.subList(0, texts.size())));
  }
}
