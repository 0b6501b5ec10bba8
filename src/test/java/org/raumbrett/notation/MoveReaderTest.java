package org.raumbrett.notation;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.board.Move;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;

/** Each way to write a move that the specification names, and what must be refused. */
class MoveReaderTest {
  /** A white pawn about to promote; all men are few, so that nothing else is in the way. */
  private static final Position PROMOTION =
      Rfen.parse("5/2P2/5/5/4k|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K4 w 0 1");

  private static final Position PINNED =
      Rfen.parse("5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|k4/5/r4/R4/K4 w 0 1");

  private static MoveReading atStart(String text) {
    return MoveReader.read(text, Position.START);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Ab1Ac3",
        "Ab1–Ac3",
        "Ab1-Ac3",
        "Ab1−Ac3",
        "Ab1—Ac3",
        "Ab1xAc3",
        "Ab1×Ac3",
        "Ab1:Ac3",
        "♘Ab1–Ac3",
        "♞Ab1–Ac3",
        "♘\ufe0eAb1–Ac3",
        "♞\ufe0fAb1–Ac3",
        "NAb1-Ac3",
        "CAb1-Ac3",
        "SAb1-Ac3",
        "  NAb1-Ac3  "
      })
  void aKnightsMoveIsReadInEveryForm(String text) {
    assertThat(atStart(text).move()).isEqualTo(Move.parse("Ab1Ac3"));
    assertThat(atStart(text).remarks()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "♘Bb1–Cc2",
        "♞Bb1–Cc2",
        "🨢Bb1–Cc2",
        "🨨Bb1–Cc2",
        "🨮Bb1–Cc2",
        "UBb1-Cc2",
        "EBb1-Cc2"
      })
  void aUnicornIsNamedByTheKnightsFigurineATurnedKnightOrItsLetters(String text) {
    assertThat(atStart(text).move()).isEqualTo(Move.parse("Bb1Cc2"));
    assertThat(atStart(text).remarks()).isEmpty();
  }

  @Test
  void theTurnedKnightsAreThoseOfTheUnicodeStandard() {
    assertThat(Character.getName("🨢".codePointAt(0))).isEqualTo("WHITE CHESS TURNED KNIGHT");
    assertThat(Character.getName("🨨".codePointAt(0))).isEqualTo("BLACK CHESS TURNED KNIGHT");
    assertThat(Character.getName("🨮".codePointAt(0))).isEqualTo("NEUTRAL CHESS TURNED KNIGHT");
  }

  @ParameterizedTest
  @CsvSource({
    "♔Ac1–Bc1, false",
    "KAc1-Ac2, false",
    "RAa1-Ba1, false",
    "RAc1-Bd1, false",
    "PAa2-Aa3, true",
    "BAa2-Aa3, true",
    "TAa2-Aa3, false",
    "♙Aa2–Aa3, true",
    "♟Aa2–Aa3, true",
    "♗Bd1–Cd2, true",
    "ABd1-Cd2, true",
    "LBd1-Cd2, true",
    "BBd1-Cd2, true",
    "KBd1-Cd2, false"
  })
  void aSignThatNamesTheManInOneOfThreeLanguagesIsNoRemark(String text, boolean fits) {
    MoveReading reading = atStart(text);

    assertThat(reading.move() != null && reading.remarks().isEmpty()).isEqualTo(fits);
  }

  @Test
  void theOriginDecidesWhichManMovesAndAWrongSignIsRemarkedOn() {
    MoveReading reading = atStart("♖Ab1–Aa3");

    assertThat(reading.move()).isEqualTo(Move.parse("Ab1Aa3"));
    assertThat(reading.remarks()).containsExactly(MoveRemark.WRONG_SIGN);
    assertThat(reading.arguments()).startsWith(PieceKind.KNIGHT);
  }

  @ParameterizedTest
  @CsvSource({
    "=♕, QUEEN",
    "=♛, QUEEN",
    "=♕\ufe0e, QUEEN",
    "=Q, QUEEN",
    "(Q), QUEEN",
    "(♕), QUEEN",
    "Q, QUEEN",
    "/Q, QUEEN",
    "q, QUEEN",
    "=D, QUEEN",
    "D, QUEEN",
    "(D), QUEEN",
    "=♖, ROOK",
    "=R, ROOK",
    "R, ROOK",
    "r, ROOK",
    "T, ROOK",
    "=♗, BISHOP",
    "B, BISHOP",
    "b, BISHOP",
    "A, BISHOP",
    "L, BISHOP",
    "=♘, KNIGHT",
    "=♞, KNIGHT",
    "N, KNIGHT",
    "n, KNIGHT",
    "C, KNIGHT",
    "S, KNIGHT",
    "=U, UNICORN",
    "u, UNICORN",
    "=🨢, UNICORN",
    "E, UNICORN",
    "/E, UNICORN"
  })
  void aPromotionIsReadInEveryForm(String suffix, PieceKind kind) {
    Move move = MoveReader.read("♙Ec4–Ec5" + suffix, PROMOTION).move();

    assertThat(move)
        .isEqualTo(new Move(Move.parse("Ec4Ec5q").from(), Move.parse("Ec4Ec5q").to(), kind));
  }

  @ParameterizedTest
  @CsvSource({
    "Ec4Ec5, MISSING_PROMOTION", "Ec4Ec5+, MISSING_PROMOTION", "Ec4Ec5=, BAD_PROMOTION",
    "Ec4Ec5=K, BAD_PROMOTION", "Ec4Ec5=♙, BAD_PROMOTION", "Ec4Ec5♕, UNKNOWN_SUFFIX",
    "Ec4Ec5K, UNKNOWN_SUFFIX", "Ec4Ec5d, UNKNOWN_SUFFIX", "Ec4Ec5QAa1, UNKNOWN_SUFFIX"
  })
  void aPromotionThatNamesNoPossiblePieceIsRefused(String text, MoveFault fault) {
    assertThat(MoveReader.read(text, PROMOTION).fault()).isEqualTo(fault);
  }

  @ParameterizedTest
  @CsvSource({
    "Aa2Aa3†, NO_CHECK",
    "Aa2Aa3††, NO_CHECK",
    "Aa2Aa3+, NO_CHECK",
    "Aa2Aa3++, NO_CHECK",
    "Aa2Aa3†††, NO_SPACEMATE",
    "Aa2Aa3#, NO_SPACEMATE",
    "Aa2Aa3≡, NO_STALEMATE"
  })
  void aMarkThatContradictsThePositionIsRemarkedOn(String text, MoveRemark remark) {
    assertThat(atStart(text).move()).isNotNull();
    assertThat(atStart(text).remarks()).containsExactly(remark);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "†", "††", "†††", "+", "++", "#"})
  void noMarkClaimsNothingAndACheckIsAllThatOneOrTwoDaggersClaim(String mark) {
    Position beforeMate =
        Position.START
            .play(Move.parse("Aa2Aa3"))
            .play(Move.parse("Eb5Cb4"))
            .play(Move.parse("Ac2Ac3"));

    assertThat(MoveReader.read("Cb4Ab3" + mark, beforeMate).remarks()).isEmpty();
  }

  @Test
  void aStalemateMarkOnASpacemateIsRemarkedOn() {
    Position beforeMate =
        Position.START
            .play(Move.parse("Aa2Aa3"))
            .play(Move.parse("Eb5Cb4"))
            .play(Move.parse("Ac2Ac3"));

    assertThat(MoveReader.read("Cb4Ab3≡", beforeMate).remarks())
        .containsExactly(MoveRemark.NO_STALEMATE);
  }

  @ParameterizedTest
  @CsvSource({"!, 1", "?, 2", "!!, 3", "??, 4", "!?, 5", "?!, 6", "'', 0"})
  void aGlyphMayTouchTheMove(String glyph, int nag) {
    assertThat(atStart("♙Aa2–Aa3" + glyph).nag()).isEqualTo(nag);
  }

  @ParameterizedTest
  @CsvSource({
    "aa2-aa3, WRONG_CASE",
    "AA2-AA3, WRONG_CASE",
    "aA2aA3, WRONG_CASE",
    "nAb1-ac3, WRONG_CASE",
    "Fb5-Cb4, NO_SUCH_CELL",
    "Aa2-Aa6, NO_SUCH_CELL",
    "Af2-Aa3, NO_SUCH_CELL",
    "Aa2, ONE_CELL_ONLY",
    "Aa2-, ONE_CELL_ONLY",
    "♘Ab1, ONE_CELL_ONLY",
    "hello, NOT_A_MOVE",
    "a2-a3, NOT_A_MOVE",
    "'', NOT_A_MOVE",
    "–, NOT_A_MOVE",
    "XAb1Ac3, NOT_A_MOVE",
    "Aa2Aa3x, UNKNOWN_SUFFIX",
    "Aa2Aa3††††, UNKNOWN_SUFFIX",
    "Aa2Aa3+-, UNKNOWN_SUFFIX",
    "Aa2Aa3Aa4, UNKNOWN_SUFFIX",
    "Aa2Aa3 x, UNKNOWN_SUFFIX",
    "Aa2--Aa3, ONE_CELL_ONLY"
  })
  void whatIsNotTheTextOfAMoveIsRefused(String text, MoveFault fault) {
    assertThat(atStart(text).move()).isNull();
    MoveFault found = atStart(text).fault();
    assertThat(found).isIn(fault, fault == MoveFault.ONE_CELL_ONLY ? MoveFault.NOT_A_MOVE : fault);
  }

  @Test
  void theRightFormIsSuggestedForWrongCase() {
    assertThat(atStart("aa2-aa3").arguments()).isEqualTo(java.util.List.of("Aa2–Aa3"));
  }

  @ParameterizedTest
  @CsvSource({
    "Cc3Cc4, EMPTY_ORIGIN", "Ea4Ea3, WRONG_SIDE", "Aa1Aa2, OWN_MAN_ON_TARGET",
    "Aa2Aa4, DOUBLE_STEP", "Aa2Ca2, DOUBLE_STEP", "Aa2Ab3, CANNOT_MOVE_SO",
    "Aa1Aa3, CANNOT_MOVE_SO", "Aa1Aa1, CANNOT_MOVE_SO", "Aa2Aa3Q, NO_PROMOTION",
    "Ab1Ac3=Q, NO_PROMOTION"
  })
  void anIllegalMoveIsRefusedWithTheReason(String text, MoveFault fault) {
    assertThat(atStart(text).fault()).isEqualTo(fault);
  }

  @Test
  void aMoveThatLeavesTheKingAttackedIsRefused() {
    assertThat(MoveReader.read("Aa2Ba2", PINNED).fault()).isEqualTo(MoveFault.EXPOSES_KING);
  }

  @Test
  void aMoveThatDoesNotEndTheCheckIsRefused() {
    Position check = Rfen.parse("5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|k4/5/r4/4N/K4 w 0 1");

    assertThat(MoveReader.read("Ae2Ac3", check).fault()).isEqualTo(MoveFault.STAYS_IN_CHECK);
  }
}
