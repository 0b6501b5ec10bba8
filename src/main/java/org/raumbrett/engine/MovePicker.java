package org.raumbrett.engine;

import org.raumbrett.board.Board;
import org.raumbrett.board.MoveClass;
import org.raumbrett.board.MoveCode;

/**
 * Hands out the moves of one position, the likeliest to refute first, and generates them only when
 * they are asked for: the table's move, captures that lose nothing, killers and the answer to the
 * last move, quiet moves by history, losing captures.
 */
final class MovePicker {
  private static final int TABLE = 0;
  private static final int TACTICAL = 1;
  private static final int GOOD = 2;
  private static final int FIRST_REFUTATION = 3;
  private static final int LAST_REFUTATION = 5;
  private static final int QUIET = 6;
  private static final int QUIETS = 7;
  private static final int BAD = 8;

  private final Board board;
  private final MoveStack stack;
  private final History history;
  private final See see;
  private final PawnThreats threats = new PawnThreats();
  private final int[] refutations = new int[3];

  private int tableMove;
  private int last;
  private boolean quiescent;
  private boolean onlyChecks;
  private int stage;
  private int start;
  private int badEnd;
  private int next;
  private int end;

  MovePicker(Board board, MoveStack stack, History history, See see) {
    this.board = board;
    this.stack = stack;
    this.history = history;
    this.see = see;
  }

  /** Begins with every move of the position. */
  void begin(int from, int table, int ply) {
    reset(from, table);
    quiescent = false;
    refutations[0] = history.killer(ply, 0);
    refutations[1] = history.killer(ply, 1);
    refutations[2] = history.answer(last);
  }

  /** Begins with the captures and promotions that lose nothing alone. */
  void beginQuiescence(int from, int table) {
    reset(from, MoveCode.isTactical(table) ? table : MoveCode.NONE);
    quiescent = true;
  }

  private void reset(int from, int table) {
    start = from;
    badEnd = from;
    onlyChecks = false;
    next = from;
    end = from;
    last = board.lastMove();
    tableMove = board.isLegal(table) ? table : MoveCode.NONE;
    stage = TABLE;
  }

  /** Returns where the moves of the next ply may be written. */
  int end() {
    return end;
  }

  /** Leaves out the quiet moves that were not handed out yet. */
  void skipQuiets() {
    if (stage == QUIETS || stage > GOOD && stage <= QUIET) {
      stage = BAD;
      next = start;
    }
  }

  /** Leaves out the quiet moves that give no check; the others come in no order. */
  void onlyChecks() {
    onlyChecks = true;
  }

  /** Returns the next move, {@link MoveCode#NONE} after the last. */
  int next() {
    while (true) {
      int move =
          switch (stage) {
            case TABLE -> {
              stage = TACTICAL;
              yield tableMove;
            }
            case TACTICAL -> {
              generateTactical();
              stage = GOOD;
              yield MoveCode.NONE;
            }
            case GOOD -> nextGood();
            case FIRST_REFUTATION, FIRST_REFUTATION + 1, LAST_REFUTATION -> nextRefutation();
            case QUIET -> {
              generateQuiet();
              stage = QUIETS;
              yield MoveCode.NONE;
            }
            case QUIETS -> nextQuiet();
            case BAD -> nextBad();
            default -> throw new IllegalStateException();
          };
      if (move != MoveCode.NONE || stage > BAD) {
        return move;
      }
    }
  }

  private void generateTactical() {
    end = stack.generate(board, start, MoveClass.TACTICAL);
    int[] moves = stack.moves;
    for (int i = start; i < end; i++) {
      int move = moves[i];
      int promotion = MoveCode.promotion(move);
      stack.keys[i] =
          16 * See.worth(MoveCode.captured(move) & 7)
              + (promotion == 0 ? 0 : 16 * See.worth(promotion))
              - See.worth(MoveCode.moved(move) & 7)
              + history.captureScore(move);
    }
  }

  private int nextGood() {
    while (next < end) {
      int move = stack.pick(next, end);
      next++;
      if (move == tableMove) {
        continue;
      }
      if (see.atLeast(board, move, 0)) {
        return move;
      }
      stack.moves[badEnd++] = move;
    }
    if (quiescent) {
      stage = BAD + 1;
    } else {
      stage = FIRST_REFUTATION;
    }
    return MoveCode.NONE;
  }

  private int nextRefutation() {
    int which = stage++ - FIRST_REFUTATION;
    int move = refutations[which];
    if (move == tableMove
        || MoveCode.isTactical(move)
        || isEarlierRefutation(move, which)
        || !board.isLegal(move)) {
      refutations[which] = MoveCode.NONE;
      return MoveCode.NONE;
    }
    return move;
  }

  private boolean isEarlierRefutation(int move, int which) {
    return which > 0 && move == refutations[0] || which > 1 && move == refutations[1];
  }

  private void generateQuiet() {
    next = end;
    end = stack.generate(board, end, MoveClass.QUIET);
    int[] moves = stack.moves;
    threats.look(board);
    for (int i = next; i < end; i++) {
      stack.keys[i] =
          history.score(moves[i], last)
              + FischerLayer.bonus(board, moves[i])
              + threats.bonus(moves[i]);
    }
  }

  private int nextQuiet() {
    while (next < end) {
      int move = onlyChecks ? stack.moves[next] : stack.pick(next, end);
      next++;
      if (onlyChecks && !board.givesCheck(move)) {
        continue;
      }
      if (move != tableMove
          && move != refutations[0]
          && move != refutations[1]
          && move != refutations[2]) {
        return move;
      }
    }
    stage = BAD;
    next = start;
    return MoveCode.NONE;
  }

  private int nextBad() {
    if (next < badEnd) {
      return stack.moves[next++];
    }
    stage = BAD + 1;
    return MoveCode.NONE;
  }
}
