package org.raumbrett.app.boards;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;

class MarkMapTest {
  /** White's king on Aa1, its rook on Aa3 pinned by the rook on Aa5; Black's king on Ee5. */
  private static final Position PINNED =
      Rfen.parse("4k/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|r4/5/R2n1/5/K4 w");

  @Test
  void aHoveredCellIsEchoedOnTheOtherLevels() {
    int[] marks = marks(Position.START, null, focus(null, "Cb3", null));
    assertThat(cellsWith(Mark.HOVERED, marks)).containsExactly("Cb3");
    assertThat(cellsWith(Mark.COLUMN, marks)).containsExactly("Ab3", "Bb3", "Db3", "Eb3");
  }

  @Test
  void theLastMoveMarksBothItsCells() {
    int[] marks = marks(Position.START, new Move(cell("Ab1"), cell("Bb3")), MarkMap.Focus.NONE);
    assertThat(cellsWith(Mark.LAST_FROM, marks)).containsExactly("Ab1");
    assertThat(cellsWith(Mark.LAST_TO, marks)).containsExactly("Bb3");
  }

  @Test
  void aPinnedRookMayMoveOnItsLineAndIsBarredElsewhere() {
    int[] marks = marks(PINNED, null, focus("Aa3", null, null));
    assertThat(cellsWith(Mark.QUIET, marks)).containsExactly("Aa2", "Aa4");
    assertThat(cellsWith(Mark.CAPTURE, marks)).containsExactly("Aa5");
    assertThat(cellsWith(Mark.BARRED, marks))
        .containsExactly("Ab3", "Ac3", "Ba3", "Ca3", "Da3", "Ea3");
    assertThat(cellsWith(Mark.BARRED_MAN, marks)).containsExactly("Ad3");
    assertThat(cellsWith(Mark.FAINT, marks)).isEmpty();
  }

  @Test
  void aManPointedAtShowsItsTargetsFaintly() {
    int[] marks = marks(PINNED, null, focus(null, "Aa3", null));
    assertThat(cellsWith(Mark.FAINT, marks)).contains("Aa2", "Aa5", "Ba3");
  }

  @Test
  void theKeyboardsCursorShowsWhatTheMouseDoesWhereTheMouseIsNot() {
    int[] marks = marks(PINNED, null, new MarkMap.Focus(null, null, cell("Aa3"), null, false));
    assertThat(cellsWith(Mark.CURSOR, marks)).containsExactly("Aa3");
    assertThat(cellsWith(Mark.FAINT, marks)).contains("Aa2", "Aa5", "Ba3");
    assertThat(cellsWith(Mark.COLUMN, marks)).containsExactly("Ba3", "Ca3", "Da3", "Ea3");
    marks = marks(PINNED, null, new MarkMap.Focus(null, cell("Cc3"), cell("Aa3"), null, false));
    assertThat(cellsWith(Mark.COLUMN, marks)).containsExactly("Ac3", "Bc3", "Dc3", "Ec3");
    assertThat(cellsWith(Mark.FAINT, marks)).isEmpty();
  }

  @Test
  void aPickedKingInCheckStaysRed() {
    assertThat(CellStyles.tint(Mark.SELECTED.bit() | Mark.CHECKED.bit())).isEqualTo("tint-checked");
    assertThat(CellStyles.outline(Mark.SELECTED.bit() | Mark.CHECKED.bit()))
        .isEqualTo("outline-selected");
  }

  @Test
  void theManNotToMoveShowsWhatItCouldDo() {
    Reach reach = Reach.of(Position.START, cell("Eb5"));
    assertThat(reach.quiet()).contains(cell("Cb4"), cell("Ea3"));
    assertThat(reach.captures()).isEmpty();
    assertThat(reach.barred()).isEmpty();
  }

  @Test
  void aPawnReachesItsStepsAndOnlyThoseCapturesThatTakeSomething() {
    Reach reach = Reach.of(Position.START, cell("Ba2"));
    assertThat(reach.quiet()).containsExactlyInAnyOrder(cell("Ba3"), cell("Ca2"));
    assertThat(reach.captures()).isEmpty();
    assertThat(reach.barred()).isEmpty();
  }

  @Test
  void aCheckMarksTheKingTheCheckerAndTheLineBetween() {
    Position check = Rfen.parse("4k/5/5/5/5|5/5/5/5/5|2q2/5/5/5/5|5/5/5/5/5|5/5/2K2/5/5 w");
    int[] marks = marks(check, null, MarkMap.Focus.NONE);
    assertThat(cellsWith(Mark.CHECKED, marks)).containsExactly("Ac3");
    assertThat(cellsWith(Mark.CHECKER, marks)).containsExactly("Cc5");
    assertThat(cellsWith(Mark.CHECK_LINE, marks)).containsExactly("Bc4");
  }

  @Test
  void theAttackersOfACellAreMarkedForBothSides() {
    MarkMap.Focus focus = new MarkMap.Focus(null, null, null, cell("Aa3"), false);
    int[] marks = marks(PINNED, null, focus);
    assertThat(cellsWith(Mark.ATTACKED, marks)).containsExactly("Aa3");
    assertThat(cellsWith(Mark.BLACK_ATTACKER, marks)).containsExactly("Aa5");
    assertThat(cellsWith(Mark.WHITE_ATTACKER, marks)).isEmpty();
  }

  @Test
  void unicornClassesAreThoseTheSidesUnicornsStandOn() {
    Position position = Rfen.parse("4k/5/5/5/5|5/5/5/5/5|5/5/2u2/5/5|5/5/5/5/5|K4/5/5/5/5 w");
    int[] marks = marks(position, null, new MarkMap.Focus(null, null, null, null, true));
    int own = cell("Cc3").unicornClass();
    long size = Cell.ALL.stream().filter(cell -> cell.unicornClass() == own).count();
    assertThat(cellsWith(Mark.BLACK_UNICORN, marks)).hasSize((int) size).contains("Cc3", "Aa1");
    assertThat(cellsWith(Mark.WHITE_UNICORN, marks)).isEmpty();
  }

  @Test
  void cellsOfNoCommonLineHaveNothingBetween() {
    assertThat(MarkMap.between(cell("Aa1"), cell("Bc1"))).isEmpty();
    assertThat(MarkMap.between(cell("Aa1"), cell("Dd4"))).containsExactly(cell("Bb2"), cell("Cc3"));
  }

  private static int[] marks(Position position, @Nullable Move last, MarkMap.Focus focus) {
    return MarkMap.of(position, last, focus);
  }

  private static MarkMap.Focus focus(
      @Nullable String selected, @Nullable String hovered, @Nullable String attacked) {
    return new MarkMap.Focus(
        selected == null ? null : cell(selected),
        hovered == null ? null : cell(hovered),
        null,
        attacked == null ? null : cell(attacked),
        false);
  }

  private static List<String> cellsWith(Mark mark, int[] marks) {
    return Cell.ALL.stream()
        .filter(cell -> mark.in(marks[cell.index()]))
        .map(Cell::toString)
        .toList();
  }

  private static Cell cell(String name) {
    return Objects.requireNonNull(Cell.parse(name));
  }
}
