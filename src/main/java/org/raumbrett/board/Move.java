package org.raumbrett.board;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * A move as the coordinate notation gives it: where from, where to, and what a pawn becomes. The
 * natural order is origin, target, promotion (queen, rook, bishop, knight, unicorn).
 *
 * @param promotion what the pawn becomes, null if the move is no promotion
 */
public record Move(Cell from, Cell to, @Nullable PieceKind promotion) implements Comparable<Move> {
  private static final Comparator<Move> ORDER =
      Comparator.comparing(Move::from)
          .thenComparing(Move::to)
          .thenComparingInt(Move::promotionPlace);

  /** A move that is no promotion. */
  public Move(Cell from, Cell to) {
    this(from, to, null);
  }

  /**
   * Returns the move of a text such as {@code Ab1Bd1} or {@code Dc5Ec5q}; null if it is not one.
   */
  public static @Nullable Move parse(String text) {
    if (text.length() != 6 && text.length() != 7) {
      return null;
    }
    Cell from = Cell.parse(text.substring(0, 3));
    Cell to = Cell.parse(text.substring(3, 6));
    PieceKind promotion = null;
    if (text.length() == 7) {
      char letter = text.charAt(6);
      promotion = PieceKind.ofLetter(letter);
      if (!Character.isLowerCase(letter)
          || promotion == null
          || !PieceKind.PROMOTIONS.contains(promotion)) {
        return null;
      }
    }
    return from == null || to == null ? null : new Move(from, to, promotion);
  }

  private int promotionPlace() {
    return promotion == null ? -1 : PieceKind.PROMOTIONS.indexOf(promotion);
  }

  @Override
  public int compareTo(Move other) {
    return ORDER.compare(this, other);
  }

  /** Returns the coordinate notation, {@code Ab1Bd1} or {@code Dc5Ec5q}. */
  @Override
  public String toString() {
    return promotion == null
        ? from.toString() + to
        : from.toString() + to + Character.toLowerCase(promotion.letter());
  }
}
