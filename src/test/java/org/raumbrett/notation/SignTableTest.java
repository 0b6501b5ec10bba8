package org.raumbrett.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.raumbrett.board.Move;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;

/** Every sign of the specification's table before every man: right, or remarked on. */
class SignTableTest {
  /** Every white man can move. */
  private static final Position ALL_MEN =
      Rfen.parse("5/5/5/5/k4|5/5/5/5/5|5/5/5/5/5|5/1P3/5/5/5|RNBQK/5/2U2/5/5 w 0 1");

  private static final Map<String, Set<PieceKind>> SIGNS = signs();

  /** The table as the specification has it, language by language. */
  private static Map<String, Set<PieceKind>> signs() {
    PieceKind[] kinds = {
      PieceKind.KING,
      PieceKind.QUEEN,
      PieceKind.ROOK,
      PieceKind.BISHOP,
      PieceKind.KNIGHT,
      PieceKind.UNICORN,
      PieceKind.PAWN
    };
    String[] rows = {"♔♕♖♗♘♘♙", "♚♛♜♝♞♞♟", "KQRBNUP", "RDTACUP", "KDTLSEB"};
    Map<String, Set<PieceKind>> signs = new LinkedHashMap<>();
    for (String row : rows) {
      for (int i = 0; i < kinds.length; i++) {
        add(signs, row.substring(i, i + 1), kinds[i]);
      }
    }
    for (String colour : new String[] {"WHITE", "BLACK", "NEUTRAL"}) {
      int turned = Character.codePointOf(colour + " CHESS TURNED KNIGHT");
      add(signs, Character.toString(turned), PieceKind.UNICORN);
    }
    return signs;
  }

  private static void add(Map<String, Set<PieceKind>> signs, String sign, PieceKind kind) {
    signs.computeIfAbsent(sign, key -> EnumSet.noneOf(PieceKind.class)).add(kind);
    if (sign.codePointAt(0) > 0x7f) {
      signs.computeIfAbsent(sign + "\ufe0e", key -> EnumSet.noneOf(PieceKind.class)).add(kind);
      signs.computeIfAbsent(sign + "\ufe0f", key -> EnumSet.noneOf(PieceKind.class)).add(kind);
    }
  }

  private static Move moveOf(PieceKind kind) {
    return ALL_MEN.legalMoves().stream()
        .filter(move -> move.promotion() == null)
        .filter(move -> ALL_MEN.pieceAt(move.from()).kind() == kind)
        .findFirst()
        .orElseThrow();
  }

  @ParameterizedTest
  @EnumSource(PieceKind.class)
  void aSignIsRightBeforeTheMenItNamesAndARemarkBeforeTheOthers(PieceKind kind) {
    Move move = moveOf(kind);
    SIGNS.forEach(
        (sign, kinds) -> {
          MoveReading reading = MoveReader.read(sign + move, ALL_MEN);
          assertThat(reading.move()).as(sign + move).isEqualTo(move);
          assertThat(reading.remarks().contains(MoveRemark.WRONG_SIGN))
              .as(sign + move)
              .isNotEqualTo(kinds.contains(kind));
        });
  }

  @Test
  void aCapitalThatIsNoSignIsRefused() {
    for (char letter = 'A'; letter <= 'Z'; letter++) {
      if (!SIGNS.containsKey(String.valueOf(letter))) {
        assertThat(MoveReader.read(letter + "Ab5Ad4", ALL_MEN).fault())
            .as(String.valueOf(letter))
            .isEqualTo(MoveFault.NOT_A_MOVE);
      }
    }
  }
}
