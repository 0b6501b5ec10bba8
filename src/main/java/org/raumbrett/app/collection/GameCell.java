package org.raumbrett.app.collection;

import atlantafx.base.theme.Styles;
import java.util.function.IntFunction;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.layout.Region;
import org.jspecify.annotations.Nullable;

/**
 * A row of the list of games. All rows are filled and laid out anew when a game far away is opened:
 * what a row already shows is not set again, and its texts are put where they belong at once,
 * without boxes that ask each for its sizes.
 */
final class GameCell extends ListCell<Integer> {
  private static final double GAP = 10;

  /** How wide a digit is, in font sizes. */
  private static final double DIGIT = 0.64;

  private final IntFunction<@Nullable GameLines> lines;
  private final Label number = new Label();
  private final PlayersLine players = new PlayersLine();
  private final Label result = new Label();
  private final Label event = new Label();
  private final Label details = new Label();
  private final Region row = new Frame(new Texts());
  private @Nullable GameLines shown;

  /**
   * A row.
   *
   * @param lines what to say of a game, null if there is no such game any more
   */
  GameCell(IntFunction<@Nullable GameLines> lines) {
    this.lines = lines;
    getStyleClass().add("game-cell");
    number.getStyleClass().addAll("game-number", Styles.TEXT_MUTED, Styles.TEXT_SMALL);
    number.setAlignment(Pos.CENTER_RIGHT);
    event.getStyleClass().addAll(Styles.TEXT_SMALL, Styles.TEXT_MUTED);
    details.getStyleClass().addAll(Styles.TEXT_SMALL, Styles.TEXT_MUTED);
    result.getStyleClass().add("game-result");
    setPrefWidth(0);
  }

  @Override
  protected void updateItem(@Nullable Integer index, boolean empty) {
    super.updateItem(index, empty);
    setGraphic(index == null || empty ? null : row);
    show();
  }

  /** Shows what there is to say of the game now. */
  void show() {
    Integer index = getItem();
    GameLines now = index == null ? null : lines.apply(index);
    if (now == null || now.equals(shown)) {
      return;
    }
    shown = now;
    number.setText(now.number());
    players.show(now.white(), now.black());
    result.setText(now.result());
    event.setText(now.event());
    details.setText(now.details());
    setAccessibleText(now.number() + ": " + now.spoken());
  }

  @Override
  protected void layoutChildren() {
    double left = snappedLeftInset();
    double top = snappedTopInset();
    row.resizeRelocate(
        left,
        top,
        Math.max(0, getWidth() - left - snappedRightInset()),
        Math.max(0, getHeight() - top - snappedBottomInset()));
  }

  /** The cell's graphic: the texts, as large as it is. */
  private static final class Frame extends Region {
    private final Region texts;

    /**
     * The texts change as the list is scrolled. They are not managed, for if that made the cell lay
     * itself out, the list would apply the style sheet to all of it again, each time.
     */
    Frame(Region texts) {
      this.texts = texts;
      texts.setManaged(false);
      getChildren().add(texts);
    }

    @Override
    protected void layoutChildren() {
      texts.resizeRelocate(0, 0, getWidth(), getHeight());
    }
  }

  /** The number, who played whom above the event and the details, the result at the end. */
  private final class Texts extends Region {
    Texts() {
      getChildren().addAll(number, players, event, details, result);
    }

    @Override
    protected void layoutChildren() {
      double height = getHeight();
      // The names stand in one column however many digits there are before them.
      int digits = shown == null ? 0 : shown.widestNumber();
      double before = Math.ceil(digits * DIGIT * number.getFont().getSize()) + 1;
      double after = snapSizeX(result.prefWidth(-1));
      double from = before + GAP;
      double room = Math.max(0, getWidth() - from - (after > 0 ? after + GAP : 0));
      double above = snapSizeY(players.prefHeight(-1));
      double below = snapSizeY(details.prefHeight(-1));
      double top = snapPositionY((height - above - below) / 2);
      number.resizeRelocate(0, 0, before, height);
      players.resizeRelocate(from, top, room, above);
      // Of the second line the event is cut first.
      double rest = Math.min(room, snapSizeX(details.prefWidth(-1)));
      double where = Math.min(room - rest, snapSizeX(event.prefWidth(-1)));
      event.resizeRelocate(from, top + above, where, below);
      details.resizeRelocate(from + where, top + above, rest, below);
      result.resizeRelocate(getWidth() - after, 0, after, height);
    }
  }
}
