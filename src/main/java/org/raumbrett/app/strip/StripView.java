package org.raumbrett.app.strip;

import atlantafx.base.theme.Styles;
import java.util.Locale;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignP;
import org.raumbrett.app.action.Tips;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.words.TagTexts;
import org.raumbrett.app.words.Words;
import org.raumbrett.board.Ending;
import org.raumbrett.game.Game;
import org.raumbrett.game.Tags;
import org.raumbrett.game.Termination;

/** Who played whom, where and how it ended. A plain move list has no tags and no strip. */
public final class StripView extends HBox {
  private static final String END = "strip.end.";

  private final Desk desk;
  private final Words words;
  private final Label white = new Label();
  private final Label black = new Label();
  private final Label result = new Label();
  private final Label details = new Label();

  /**
   * The strip of the desk's game.
   *
   * @param editor lets the user change what stands in it
   */
  public StripView(Desk desk, Words words, Scope scope, Runnable editor) {
    this.desk = desk;
    this.words = words;
    getStyleClass().add("strip");
    setId("strip");
    setAlignment(Pos.CENTER_LEFT);
    white.getStyleClass().addAll("player", "white-player");
    black.getStyleClass().addAll("player", "black-player");
    result.getStyleClass().add("result");
    result.setMinWidth(Region.USE_PREF_SIZE);
    details.getStyleClass().add("details");
    white.setId("strip-white");
    black.setId("strip-black");
    result.setId("strip-result");
    details.setId("strip-details");
    Label dash = new Label("–");
    dash.setMinWidth(Region.USE_PREF_SIZE);
    dash.getStyleClass().add("dash");
    HBox players = new HBox(white, dash, black, result);
    players.getStyleClass().add("players");
    players.setAlignment(Pos.BASELINE_LEFT);
    VBox lines = new VBox(players, details);
    setHgrow(lines, Priority.ALWAYS);
    lines.setMinWidth(0);
    Button edit = new Button(null, new FontIcon(MaterialDesignP.PENCIL_OUTLINE));
    edit.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.FLAT);
    edit.setId("strip-edit");
    edit.setFocusTraversable(false);
    Tips.tell(edit, words.get("action.tags"));
    edit.setAccessibleText(words.get("action.tags"));
    edit.setOnAction(event -> editor.run());
    getChildren().addAll(lines, edit);
    setOnMouseClicked(
        event -> {
          if (event.getClickCount() == 2) {
            editor.run();
          }
        });
    addEventHandler(
        MouseEvent.MOUSE_ENTERED,
        event -> Tooltip.install(this, new Tooltip(TagTexts.all(desk.game().tags()))));
    scope.show(desk.gameProperty(), this::show);
  }

  private void show(Game game) {
    Tags tags = game.tags();
    boolean shown = !tags.isEmpty();
    setVisible(shown);
    setManaged(shown);
    if (!shown) {
      return;
    }
    white.setText(player(tags, Tags.WHITE, Tags.WHITE_ELO));
    black.setText(player(tags, Tags.BLACK, Tags.BLACK_ELO));
    result.setText(result(game));
    String text = details(tags);
    details.setText(text);
    details.setVisible(!text.isEmpty());
    details.setManaged(!text.isEmpty());
  }

  private String player(Tags tags, String name, String elo) {
    String who = Objects.requireNonNullElse(TagTexts.known(tags, name), words.get("strip.unknown"));
    String rating = TagTexts.known(tags, elo);
    return rating == null ? who : who + " (" + rating + ")";
  }

  private String result(Game game) {
    String tag = game.tags().get(Tags.RESULT);
    String token = tag != null ? tag : game.result() == null ? "" : game.result().token();
    return token.equals("*") ? unfinished(game) : TagTexts.result(token);
  }

  /** Nobody may have written down yet that the last move has ended the game. */
  private String unfinished(Game game) {
    Ending ending = game == desk.game() ? desk.positionAt(game.end()).ending() : null;
    return words.get(
        ending == null ? "strip.unfinished" : END + ending.name().toLowerCase(Locale.ROOT));
  }

  /** A known end is said in the window's language, another as the file says it. */
  private @Nullable String termination(Tags tags) {
    String value = TagTexts.known(tags, Tags.TERMINATION);
    Termination known = value == null ? null : Termination.ofText(value);
    return known == null ? value : words.get(END + known.name().toLowerCase(Locale.ROOT));
  }

  private String details(Tags tags) {
    String event = TagTexts.known(tags, Tags.EVENT);
    String round = TagTexts.known(tags, Tags.ROUND);
    String heading =
        event != null && round != null ? words.format("strip.round", event, round) : event;
    return Stream.of(
            heading,
            TagTexts.known(tags, Tags.SITE),
            TagTexts.date(tags),
            TagTexts.known(tags, Tags.TIME_CONTROL),
            termination(tags))
        .filter(Objects::nonNull)
        .collect(Collectors.joining("  ·  "));
  }
}
