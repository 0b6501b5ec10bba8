package org.raumbrett.app.boards;

import java.util.Objects;
import java.util.ResourceBundle;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Insets;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.raumbrett.board.Piece;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;

/** The men of one side that are off the board, and how many more men of value the other has. */
public final class CapturedMenView extends HBox {
  private static final double SIZE = 20;

  /** Added between men of different kinds; those of one kind overlap a little. */
  private static final double KIND_GAP = 7;

  private final ObjectProperty<Position> position = new SimpleObjectProperty<>(Position.START);
  private final Side taken;
  private final Label balance = new Label();
  private BoardWords words = BoardWords.ofDefaultLocale();

  /** A row of captured men of the side. */
  public CapturedMenView(Side taken) {
    this.taken = taken;
    getStyleClass().addAll("captured-men", "rb-boards");
    setAlignment(Pos.CENTER_LEFT);
    setMinHeight(SIZE + 2);
    balance.getStyleClass().add("material-balance");
    balance.setMinWidth(Region.USE_PREF_SIZE);
    position.addListener(observed -> show());
    show();
  }

  /** The position shown. */
  public ObjectProperty<Position> positionProperty() {
    return position;
  }

  /** Changes the language of what is said to screen readers. */
  public void setMessages(ResourceBundle bundle) {
    words = new BoardWords(bundle);
    show();
  }

  private void show() {
    Material material = Material.of(position.get());
    getChildren().clear();
    StringBuilder names = new StringBuilder();
    for (PieceKind kind : Material.ORDER) {
      for (int i = 0; i < material.missing(taken, kind); i++) {
        Piece man = Piece.of(taken, kind);
        PieceView view = new PieceView(man, SIZE);
        getChildren().add(view);
        if (i == 0 && getChildren().size() > 1) {
          setMargin(view, new Insets(0, 0, 0, KIND_GAP));
        }
        names.append(names.isEmpty() ? "" : ", ").append(words.kind(kind));
      }
    }
    int lead = material.lead(taken.opponent());
    balance.setText(lead > 0 ? "+" + lead : "");
    getChildren().add(balance);
    setAccessibleText(
        words.format(
            taken == Side.WHITE ? "board.captured.white" : "board.captured.black",
            names.isEmpty() ? words.word("board.captured.none") : names.toString()));
  }

  @Override
  public String getUserAgentStylesheet() {
    return Objects.requireNonNull(BoardStackView.class.getResource("boards.css")).toExternalForm();
  }
}
