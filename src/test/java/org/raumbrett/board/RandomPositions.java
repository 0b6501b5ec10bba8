package org.raumbrett.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;

/** Positions for tests, the same for the same seed. */
final class RandomPositions {
  /** Mixtures of men to set up; a man's share is the number of its letters. */
  private static final String[] MIXTURES = {"QRBUNP", "Q", "QQQPN", "P", "PPPU", "RBU", "N", "UBP"};

  private final Random random;

  RandomPositions(long seed) {
    random = new Random(seed);
  }

  /** Returns the positions of one random game from the starting array. */
  List<Position> game(int plies) {
    List<Position> positions = new ArrayList<>();
    Position position = Position.START;
    positions.add(position);
    while (positions.size() <= plies && !position.legalMoves().isEmpty()) {
      List<Move> moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
      positions.add(position);
    }
    return positions;
  }

  /**
   * Returns a position with any number of men of odd mixtures, pawns on every cell, or a lone king.
   */
  Position setUp() {
    while (true) {
      int share = 1 + random.nextInt(random.nextBoolean() ? 10 : 60);
      Side bare = random.nextInt(4) == 0 ? Side.WHITE : null;
      @Nullable Piece[] men = new Piece[Cell.COUNT];
      for (Side side : Side.values()) {
        if (side == bare) {
          continue;
        }
        String mixture = MIXTURES[random.nextInt(MIXTURES.length)];
        for (int i = random.nextInt(share); i > 0; i--) {
          char letter = mixture.charAt(random.nextInt(mixture.length()));
          put(men, Piece.of(side, PieceKind.ofLetter(letter)));
        }
      }
      Position position = withKings(men);
      if (position != null) {
        return position;
      }
    }
  }

  /** Returns a position with exactly the men of these RFEN letters. */
  Position ofMaterial(String letters) {
    while (true) {
      @Nullable Piece[] men = new Piece[Cell.COUNT];
      int count = 0;
      for (char letter : letters.toCharArray()) {
        put(men, Piece.ofLetter(letter));
      }
      for (Piece man : men) {
        count += man == null ? 0 : 1;
      }
      Position position = count < letters.length() ? null : position(men);
      if (position != null) {
        return position;
      }
    }
  }

  private @Nullable Position withKings(@Nullable Piece[] men) {
    put(men, Piece.of(Side.WHITE, PieceKind.KING));
    put(men, Piece.of(Side.BLACK, PieceKind.KING));
    return position(men);
  }

  private @Nullable Position position(@Nullable Piece[] men) {
    try {
      Side side = random.nextBoolean() ? Side.WHITE : Side.BLACK;
      return Rfen.position(men, side, random.nextInt(120), 1 + random.nextInt(300));
    } catch (RfenException e) {
      return null;
    }
  }

  private void put(@Nullable Piece[] men, Piece piece) {
    men[random.nextInt(Cell.COUNT)] = piece;
  }
}
