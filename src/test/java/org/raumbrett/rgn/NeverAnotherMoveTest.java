package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Move;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.notation.MoveReader;
import org.raumbrett.notation.MoveReading;
import org.raumbrett.notation.Notation;
import org.raumbrett.notation.NotationStyle;

/**
 * Whatever is done to the text of a move, it is refused or read as the move whose two cells and
 * promotion stand in it: a second, plain reading of the text says which these are.
 */
class NeverAnotherMoveTest {
  private static final Pattern CELL = Pattern.compile("[A-E][a-e][1-5]");
  private static final Map<PieceKind, String> PROMOTIONS =
      Map.of(
          PieceKind.QUEEN, "QDq♕♛",
          PieceKind.ROOK, "RTr♖♜",
          PieceKind.BISHOP, "BALb♗♝",
          PieceKind.KNIGHT, "NCSn♘♞",
          PieceKind.UNICORN, "UEu🨢🨨🨮");
  private static final String SCRAPS =
      "ABCDEabcde12345KQRBNUPTSLkqrnu♔♕♖♗♘♙♟–-−—x×:=/()†+#≡!?.,; \n\ufe0e\u00a0\u202e{}$";
  private static final Position PROMOTIONS_NEAR =
      Rfen.parse("5/2PP1/5/5/4k|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/2p1p/K4 w 3 40");

  @Test
  void aChangedMoveIsRefusedOrIsTheMoveThatStandsThere() {
    check(5, 60_000);
  }

  @Test
  @Tag("long")
  void aChangedMoveIsRefusedOrIsTheMoveThatStandsThereTwoMillionTimes() {
    check(6, 2_000_000);
  }

  private static void check(long seed, int count) {
    Random random = new Random(seed);
    Position position = Position.START;
    int read = 0;
    for (int i = 0; i < count; i++) {
      if (i % 20 == 0) {
        position = next(position, random);
      }
      List<Move> legal = position.legalMoves();
      Move move = legal.get(random.nextInt(legal.size()));
      String text = changed(text(position, move, random), random);
      MoveReading reading = MoveReader.read(text, position);
      if (reading.move() != null) {
        read++;
        assertThat(legal).contains(reading.move());
        assertThat(isSaid(reading.move(), text)).as(text + " " + reading.move()).isTrue();
      }
    }
    assertThat(read).isBetween(count / 40, count * 9 / 10);
  }

  private static Position next(Position position, Random random) {
    List<Move> moves = position.legalMoves();
    if (moves.isEmpty() || random.nextInt(60) == 0) {
      return random.nextBoolean() ? Position.START : PROMOTIONS_NEAR;
    }
    Position after = position.play(moves.get(random.nextInt(moves.size())));
    return after.status().isEnd() ? Position.START : after;
  }

  private static String text(Position position, Move move, Random random) {
    NotationStyle[] styles = NotationStyle.values();
    NotationStyle style = styles[random.nextInt(styles.length)];
    return style == NotationStyle.DESCRIPTIVE
        ? move.toString()
        : Notation.text(position, move, style);
  }

  private static String changed(String move, Random random) {
    StringBuilder text = new StringBuilder(move);
    for (int i = random.nextInt(3); i >= 0; i--) {
      int at = random.nextInt(text.length());
      String scrap = Character.toString(SCRAPS.codePointAt(random.nextInt(SCRAPS.length())));
      switch (random.nextInt(5)) {
        case 0 -> text.insert(at, scrap);
        case 1 -> text.replace(at, at + 1, scrap);
        case 2 -> text.append(scrap);
        case 3 -> text.insert(at, text.substring(at, Math.min(text.length(), at + 3)));
        default -> text.deleteCharAt(text.length() > 1 ? at : 0).append(text.isEmpty() ? "A" : "");
      }
    }
    return text.toString();
  }

  /** The first two cells of the text, nothing but one sign between them, and what follows them. */
  private static boolean isSaid(Move move, String text) {
    List<String> cells = new ArrayList<>();
    Matcher matcher = CELL.matcher(text);
    int end = 0;
    int gap = 0;
    while (cells.size() < 2 && matcher.find()) {
      gap = matcher.start() - end;
      end = matcher.end();
      cells.add(matcher.group());
    }
    String rest = text.substring(end).replaceAll("^[=/(]", "");
    boolean promotion =
        PROMOTIONS.values().stream()
            .anyMatch(signs -> !rest.isEmpty() && signs.indexOf(rest.codePointAt(0)) >= 0);
    boolean same =
        move.promotion() == null
            ? !promotion
            : !rest.isEmpty() && PROMOTIONS.get(move.promotion()).indexOf(rest.codePointAt(0)) >= 0;
    return same && gap <= 1 && cells.equals(List.of(move.from().toString(), move.to().toString()));
  }
}
