package org.raumbrett.app.graph;

import java.util.List;
import javafx.beans.value.ObservableValue;
import javafx.scene.AccessibleRole;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;
import org.raumbrett.analysis.WinChance;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Place;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.words.ScoreWords;
import org.raumbrett.app.words.Words;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.board.Side;
import org.raumbrett.game.Ply;

/** White's chances in the position shown, as a bar beside the board; White is at his own side. */
public final class EvaluationBar extends Pane {
  private static final double WIDTH = 30;

  private final Desk desk;
  private final Words words;
  private final ObservableValue<@Nullable Score> live;
  private final ObservableValue<Side> viewpoint;
  private final Region white = new Region();
  private final Label text = new Label();
  private double chance;

  /**
   * The bar of the desk's place.
   *
   * @param live what a running engine thinks of it, from White's side; null for nothing
   * @param viewpoint the side at the board's near edge
   */
  public EvaluationBar(
      Desk desk,
      ObservableValue<@Nullable Score> live,
      ObservableValue<Side> viewpoint,
      Words words,
      Scope scope) {
    this.desk = desk;
    this.words = words;
    this.live = live;
    this.viewpoint = viewpoint;
    getStyleClass().add("evaluation-bar");
    setId("evaluation");
    setPrefWidth(WIDTH);
    setMinWidth(WIDTH);
    setAccessibleRole(AccessibleRole.TEXT);
    white.getStyleClass().add("evaluation-white");
    text.getStyleClass().add("evaluation-text");
    getChildren().addAll(white, text);
    scope.show(desk.placeProperty(), place -> show());
    scope.onChange(desk.gameProperty(), this::show);
    scope.onChange(live, this::show);
    scope.onChange(viewpoint, this::requestLayout);
  }

  private void show() {
    Score thought = live.getValue();
    Score score = thought == null ? judged() : thought;
    boolean known = score != null;
    setVisible(known);
    chance = known ? WinChance.of(score) : 0;
    Position shown = desk.place().position();
    text.setText(
        !known ? "" : thought == null ? ScoreWords.brief(score, shown) : ScoreWords.brief(score));
    setAccessibleText(
        known
            ? words.format("evaluation.spoken", spoken(score, thought == null ? shown : null))
            : words.get("evaluation.unknown"));
    requestLayout();
  }

  private String spoken(Score score, @Nullable Position shown) {
    return shown == null ? ScoreWords.spoken(score, words) : ScoreWords.spoken(score, shown, words);
  }

  private @Nullable Score judged() {
    Place place = desk.place();
    if (place.position().status().isEnd()) {
      return ended(place);
    }
    List<Ply> plies = desk.game().line(place.path()).plies();
    return GraphPoints.scoreAfter(plies, place.path().ply());
  }

  private static Score ended(Place place) {
    return switch (place.position().status()) {
      case SPACEMATE -> Score.mate(-place.position().sideToMove().sign());
      default -> Score.DRAW;
    };
  }

  @Override
  protected void layoutChildren() {
    double height = getHeight();
    double share = snapSizeY(height * (1 + chance) / 2);
    boolean whiteBelow = viewpoint.getValue() == Side.WHITE;
    white.resizeRelocate(0, whiteBelow ? height - share : 0, getWidth(), share);
    double line = text.prefHeight(-1);
    boolean below = chance >= 0 == whiteBelow;
    text.getStyleClass().removeAll("on-white", "on-black");
    text.getStyleClass().add(chance >= 0 ? "on-white" : "on-black");
    text.resizeRelocate(0, below ? height - line - 4 : 4, getWidth(), line);
  }
}
