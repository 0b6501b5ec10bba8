package org.raumbrett.app.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Move;
import org.raumbrett.board.Piece;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.Side;

class BoardPartsTest {
  private static final Position BEFORE =
      Rfen.parse("5/P3k/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/2p2/5|K4/5/5/5/1R3 w");

  @ParameterizedTest
  @CsvSource({"Ab1Bb1,Ab1,Bb1", "Ea4Ea5q,Ea4,Ea5", "Ab1Ae1,Ab1,Ae1"})
  void theManThatMovedIsFoundForwardsAndBackwards(String text, String from, String to) {
    Position after = BEFORE.play(Objects.requireNonNull(Move.parse(text)));
    assertThat(glide(BEFORE, after)).isEqualTo(new Move(cell(from), cell(to)));
    assertThat(glide(after, BEFORE)).isEqualTo(new Move(cell(to), cell(from)));
  }

  @Test
  void aCaptureTakenBackMovesTheTakerBack() {
    Position before = Rfen.parse("5/4k/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/1p3|K4/5/5/5/1R3 w");
    Position after = before.play(new Move(cell("Ab1"), cell("Bb1")));
    assertThat(glide(before, after)).isEqualTo(new Move(cell("Ab1"), cell("Bb1")));
    assertThat(glide(after, before)).isEqualTo(new Move(cell("Bb1"), cell("Ab1")));
  }

  @Test
  void anotherPositionIsNoMove() {
    assertThat(glide(BEFORE, Position.START)).isNull();
  }

  @Test
  void atTheStartNobodyIsMissing() {
    Material material = Material.of(Position.START);
    for (Side side : Side.values()) {
      assertThat(material.lead(side)).isZero();
      for (PieceKind kind : Material.ORDER) {
        assertThat(material.missing(side, kind)).isZero();
      }
    }
  }

  @Test
  void missingMenAndTheLeadAreCounted() {
    Material material = Material.of(BEFORE);
    assertThat(material.missing(Side.WHITE, PieceKind.ROOK)).isEqualTo(1);
    assertThat(material.missing(Side.BLACK, PieceKind.PAWN)).isEqualTo(9);
    assertThat(material.lead(Side.WHITE)).isEqualTo(4);
    assertThat(material.lead(Side.BLACK)).isEqualTo(-4);
  }

  @Test
  void theStackIsTurnedOnlyAsFarAsItStaysReadable() {
    StackView view = new StackView(5, 0, 9);
    assertThat(view).isEqualTo(new StackView(1, 0.6, 1.5));
    StackView none = new StackView(Double.NaN, Double.NaN, Double.NaN);
    assertThat(none).isEqualTo(new StackView(-1, 0.6, 0.4));
  }

  @ParameterizedTest
  @ValueSource(strings = {"en", "de", "es"})
  void everyManHasANameInEveryLanguage(String language) {
    ResourceBundle bundle =
        ResourceBundle.getBundle(
            "org.raumbrett.app.messages",
            Locale.forLanguageTag(language),
            ResourceBundle.Control.getNoFallbackControl(ResourceBundle.Control.FORMAT_PROPERTIES));
    BoardWords words = new BoardWords(bundle);
    for (PieceKind kind : PieceKind.values()) {
      assertThat(words.kind(kind)).isNotBlank();
      for (Side side : Side.values()) {
        assertThat(words.cell(cell("Bc3"), Piece.of(side, kind), 0))
            .contains("B", "c", "3", words.man(Piece.of(side, kind)));
      }
    }
  }

  @Test
  void aCellIsDescribedWithItsManAndItsMarks() {
    BoardWords words =
        new BoardWords(ResourceBundle.getBundle("org.raumbrett.app.messages", Locale.ROOT));
    assertThat(words.cell(cell("Bc3"), Piece.of(Side.WHITE, PieceKind.UNICORN), 0))
        .isEqualTo("level B, file c, rank 3, white unicorn");
    assertThat(words.cell(cell("Ea5"), null, Mark.QUIET.bit()))
        .isEqualTo("level E, file a, rank 5, empty, can go here");
  }

  private static @Nullable Move glide(Position before, Position after) {
    List<Cell> changed =
        Cell.ALL.stream().filter(c -> before.pieceAt(c) != after.pieceAt(c)).toList();
    return MoveFlight.between(before, after, changed);
  }

  private static Cell cell(String name) {
    return Objects.requireNonNull(Cell.parse(name));
  }
}
