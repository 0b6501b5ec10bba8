package org.raumbrett.app.shell;

import atlantafx.base.theme.Styles;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.words.HiddenCharacters;
import org.raumbrett.app.words.Words;
import org.raumbrett.notation.Glyphs;
import org.raumbrett.rgn.RgnWriter;

/** What a person says of a move: a glyph for the move, one for the position, and a comment. */
final class RemarkPane extends VBox {
  private static final List<Integer> OF_MOVES = List.of(3, 1, 5, 6, 2, 4);
  private static final List<Integer> OF_POSITIONS = List.of(18, 16, 14, 10, 13, 15, 17, 19);

  private final Words words;
  private final List<Integer> others;
  private final ToggleGroup ofMove = new ToggleGroup();
  private final ToggleGroup ofPosition = new ToggleGroup();
  private final TextArea area;
  private final String initial;

  /**
   * A form.
   *
   * @param nags the glyphs the move has
   * @param move whether it is a move that is spoken of, and not the beginning of a line
   */
  RemarkPane(List<Integer> nags, String comment, boolean move, Words words) {
    super(10);
    this.words = words;
    this.others =
        nags.stream()
            .filter(nag -> !OF_MOVES.contains(nag) && !OF_POSITIONS.contains(nag))
            .toList();
    if (move) {
      getChildren().addAll(row("glyph.move", ofMove, OF_MOVES, nags));
      getChildren().addAll(row("glyph.position", ofPosition, OF_POSITIONS, nags));
    }
    initial = comment;
    area = new TextArea(comment);
    area.setId("dialog-text");
    area.setWrapText(true);
    area.setPrefSize(520, 200);
    Label hint = new Label(words.get("comment.hint"));
    hint.setLabelFor(area);
    setVgrow(area, Priority.ALWAYS);
    Label hidden = told("remark-hidden", text -> HiddenCharacters.told(text, words));
    Label brace =
        told("remark-brace", text -> text.indexOf('}') < 0 ? null : words.get("comment.brace"));
    getChildren().addAll(hint, area, hidden, brace);
  }

  /** Returns a line under the comment that is there while there is something to tell of it. */
  private Label told(String id, Function<String, @Nullable String> of) {
    Label label = new Label();
    label.getStyleClass().addAll("fault", Styles.TEXT_SMALL);
    label.setWrapText(true);
    label.setMaxWidth(520);
    label.setId(id);
    label.textProperty().bind(area.textProperty().map(of).orElse(""));
    label.visibleProperty().bind(label.textProperty().isNotEmpty());
    label.managedProperty().bind(label.visibleProperty());
    return label;
  }

  /** Runs that whenever the comment or a glyph changes. */
  void onEdit(Runnable edited) {
    area.textProperty().addListener(changed -> edited.run());
    ofMove.selectedToggleProperty().addListener(changed -> edited.run());
    ofPosition.selectedToggleProperty().addListener(changed -> edited.run());
  }

  TextArea area() {
    return area;
  }

  /** Returns the comment, empty for none: as it will be saved, unless nobody changed it. */
  String comment() {
    String now = area.getText().strip();
    return now.equals(initial) ? now : RgnWriter.comment(now);
  }

  /** Returns the glyphs chosen, and those this form does not offer. */
  List<Integer> nags() {
    List<Integer> nags = new ArrayList<>();
    for (ToggleGroup group : List.of(ofMove, ofPosition)) {
      if (group.getSelectedToggle() != null) {
        nags.add((Integer) group.getSelectedToggle().getUserData());
      }
    }
    nags.addAll(others);
    return nags;
  }

  private VBox row(String titleKey, ToggleGroup group, List<Integer> offered, List<Integer> nags) {
    FlowPane buttons = new FlowPane(4, 4);
    for (int nag : offered) {
      ToggleButton button = new ToggleButton(Glyphs.sign(nag));
      button.setId("glyph-" + nag);
      button.setToggleGroup(group);
      button.setUserData(nag);
      button.setSelected(nags.contains(nag) && group.getSelectedToggle() == null);
      String meaning = words.get("glyph." + nag);
      button.setTooltip(new Tooltip(meaning));
      button.setAccessibleText(meaning);
      buttons.getChildren().add(button);
    }
    return new VBox(4, new Label(words.get(titleKey)), buttons);
  }
}
