package org.raumbrett.app.boards;

import java.util.ArrayList;
import java.util.List;
import java.util.ResourceBundle;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Piece;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;

/** What the four cell colours mean: each beside the unicorns that live on it and never leave it. */
public final class UnicornLegend extends HBox {
  private static final double MAN = 20;
  private static final int CLASSES = 4;

  private final ObjectProperty<Position> position = new SimpleObjectProperty<>(Position.START);
  private final Label heading = new Label();
  private final List<HBox> classes = new ArrayList<>();
  private BoardWords words = BoardWords.ofDefaultLocale();

  /** A legend for the start position. */
  public UnicornLegend() {
    getStyleClass().addAll("unicorn-legend", "rb-boards");
    setAlignment(Pos.CENTER_LEFT);
    heading.setMinWidth(0);
    getChildren().add(heading);
    for (int i = 0; i < CLASSES; i++) {
      HBox entry = new HBox();
      entry.getStyleClass().add("legend-entry");
      entry.setAlignment(Pos.CENTER_LEFT);
      entry.setMinWidth(Region.USE_PREF_SIZE);
      classes.add(entry);
      getChildren().add(entry);
    }
    position.addListener(observed -> show());
    show();
  }

  /** The position whose unicorns are shown. */
  public ObjectProperty<Position> positionProperty() {
    return position;
  }

  /** Changes the language. */
  public void setMessages(ResourceBundle bundle) {
    words = new BoardWords(bundle);
    show();
  }

  private void show() {
    heading.setText(words.word("board.legend"));
    for (int i = 0; i < CLASSES; i++) {
      HBox entry = classes.get(i);
      Region swatch = new Region();
      swatch.getStyleClass().addAll("legend-swatch", "legend-class-" + i);
      entry.getChildren().setAll(swatch);
      List<Piece> unicorns = unicorns(i);
      for (Piece unicorn : unicorns) {
        entry.getChildren().add(new PieceView(unicorn, MAN));
      }
      if (unicorns.isEmpty()) {
        entry.getChildren().add(new Label("–"));
      }
    }
  }

  /** Returns the unicorns on cells of the class, White's first. */
  private List<Piece> unicorns(int unicornClass) {
    List<Piece> white = new ArrayList<>();
    List<Piece> black = new ArrayList<>();
    for (Cell cell : Cell.ALL) {
      Piece man = position.get().pieceAt(cell);
      if (man != null && man.kind() == PieceKind.UNICORN && cell.unicornClass() == unicornClass) {
        (man.side() == Side.WHITE ? white : black).add(man);
      }
    }
    white.addAll(black);
    return white;
  }

  @Override
  public String getUserAgentStylesheet() {
    return BoardSheet.URL;
  }
}
