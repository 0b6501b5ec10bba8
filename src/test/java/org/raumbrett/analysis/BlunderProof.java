package org.raumbrett.analysis;

import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Status;
import org.raumbrett.engine.bars.MateProver;

/**
 * Proves by trying every move, without the engine, that a move is the blunder its game says it is,
 * and that another one is better.
 */
final class BlunderProof {
  /** How many plies after the move every move is tried before only captures are. */
  private static final int PLIES = 2;

  /** The least loss in men, in centipawns, that makes a blunder. */
  private static final int LEAST_LOSS = 250;

  /** A won ending is proved by its mate, which may take this many moves. */
  private static final int ENDING_MATE = 3;

  private final MateProver mates = new MateProver();
  private final MaterialProver material = new MaterialProver();
  private final String kind;
  private final Position before;
  private final Move played;

  /** What is to be proved; the kind is that of the game's {@code Kind} tag. */
  BlunderProof(String kind, Position before, Move played) {
    this.kind = kind;
    this.before = before;
    this.played = played;
  }

  boolean isBlunder() {
    Position after = before.play(played);
    return switch (kind) {
      case "mate in 1 allowed" -> mates.matesWithin(after, 1);
      case "mate in 2 allowed" -> mates.matesWithin(after, 2);
      case "mate in 1 missed" -> mates.matesWithin(before, 1) && !matesBy(played, 1);
      case "mate in 2 missed" -> mates.matesWithin(before, 2) && !matesBy(played, 2);
      case "stalemate given away" -> after.status() == Status.STALEMATE;
      case "en prise" ->
          material.after(before, played, PLIES) <= MaterialProver.balance(before) - LEAST_LOSS;
      case "promotion missed" -> promotionValue() - valueOf(played) >= LEAST_LOSS;
      default -> throw new IllegalArgumentException(kind);
    };
  }

  boolean isBetter(Move move) {
    Position after = before.play(move);
    return switch (kind) {
      case "mate in 1 allowed" -> !mates.matesWithin(after, 1);
      case "mate in 2 allowed" -> !mates.matesWithin(after, 2);
      case "mate in 1 missed" -> matesBy(move, 1);
      case "mate in 2 missed" -> matesBy(move, 2);
      case "stalemate given away" -> matesBy(move, ENDING_MATE);
      case "en prise" -> valueOf(move) - valueOf(played) >= LEAST_LOSS;
      case "promotion missed" ->
          move.promotion() != null && valueOf(move) - valueOf(played) >= LEAST_LOSS;
      default -> throw new IllegalArgumentException(kind);
    };
  }

  /** Whether the move is judged in an even position; mates and stalemates need none. */
  boolean needsAnEvenPosition() {
    return kind.equals("en prise") || kind.equals("promotion missed");
  }

  private int valueOf(Move move) {
    return material.after(before, move, PLIES);
  }

  private int promotionValue() {
    return before.legalMoves().stream()
        .filter(move -> move.promotion() != null)
        .mapToInt(this::valueOf)
        .max()
        .orElseThrow();
  }

  /** Returns whether the move mates in at most that many moves, itself counted. */
  private boolean matesBy(Move move, int moves) {
    Position after = before.play(move);
    if (after.status().isEnd() || moves == 1) {
      return after.status() == Status.SPACEMATE;
    }
    return after.legalMoves().stream()
        .allMatch(reply -> mates.matesWithin(after.play(reply), moves - 1));
  }
}
