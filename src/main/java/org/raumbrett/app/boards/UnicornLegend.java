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
  private final List<Entry> classes = new ArrayList<>();
  private BoardWords words = BoardWords.ofDefaultLocale();

  /** A legend for the start position. */
  public UnicornLegend() {
    getStyleClass().addAll("unicorn-legend", "rb-boards");
    setAlignment(Pos.CENTER_LEFT);
    heading.setMinWidth(0);
    getChildren().add(heading);
    for (int i = 0; i < CLASSES; i++) {
      Entry entry = new Entry(i);
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
    for (Entry entry : classes) {
      entry.show(unicorns(entry.unicornClass));
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

  /** One colour and the men beside it, whose views are kept from step to step. */
  private static final class Entry extends HBox {
    private final int unicornClass;
    private final Label none = new Label("–");
    private final List<PieceView> men = new ArrayList<>();

    Entry(int unicornClass) {
      this.unicornClass = unicornClass;
      getStyleClass().add("legend-entry");
      setAlignment(Pos.CENTER_LEFT);
      setMinWidth(Region.USE_PREF_SIZE);
      Region swatch = new Region();
      swatch.getStyleClass().addAll("legend-swatch", "legend-class-" + unicornClass);
      getChildren().addAll(swatch, none);
    }

    void show(List<Piece> unicorns) {
      while (men.size() < unicorns.size()) {
        PieceView man = new PieceView(null, MAN);
        men.add(man);
        getChildren().add(man);
      }
      for (int i = 0; i < men.size(); i++) {
        men.get(i).setPiece(i < unicorns.size() ? unicorns.get(i) : null);
        men.get(i).setManaged(i < unicorns.size());
      }
      none.setVisible(unicorns.isEmpty());
      none.setManaged(unicorns.isEmpty());
    }
  }

  @Override
  public String getUserAgentStylesheet() {
    return BoardSheet.URL;
  }
}
