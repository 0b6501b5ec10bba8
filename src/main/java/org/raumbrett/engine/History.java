package org.raumbrett.engine;

import org.raumbrett.board.Cell;
import org.raumbrett.board.MoveCode;

/**
 * Which moves refuted something before, as far as it helps to guess which will do it again: killers
 * by ply, answers to a move (countermoves), and scores of quiet moves by man and target, alone and
 * as a sequel to the opponent's last move.
 */
final class History {
  /** Scores stay between plus and minus this. */
  static final int LIMIT = 1 << 13;

  private static final int MEN = 16 * Cell.COUNT;

  /** Sequels take a man without its colour: eight kinds. */
  private static final int KINDS = 8 * Cell.COUNT;

  private final int[] killers;
  private final int[] answers = new int[MEN];
  private final short[] quiet = new short[2 * Cell.COUNT * Cell.COUNT];
  private final short[] sequel = new short[KINDS * KINDS];
  private final short[] captures = new short[MEN * 8];

  History(int plies) {
    killers = new int[2 * plies];
  }

  /** Forgets the killers of the ply: those of its sisters' children do not fit. */
  void forgetKillers(int ply) {
    killers[2 * ply] = MoveCode.NONE;
    killers[2 * ply + 1] = MoveCode.NONE;
  }

  int killer(int ply, int which) {
    return killers[2 * ply + which];
  }

  /** Returns the quiet move that last refuted the opponent's move. */
  int answer(int last) {
    return answers[target(last)];
  }

  /** Returns how well the quiet move did, also as a sequel to the opponent's last move. */
  int score(int move, int last) {
    return quiet[quietIndex(move)] + sequel[sequelIndex(move, last)];
  }

  /** Returns how well the capture did. */
  int captureScore(int move) {
    return captures[captureIndex(move)];
  }

  /** Notes that the quiet move refuted the opponent's last move at that ply and depth. */
  void cutQuiet(int move, int last, int ply, int bonus) {
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    answers[target(last)] = move;
    addQuiet(move, last, bonus);
  }

  /** Adds to the quiet move's score. */
  void addQuiet(int move, int last, int bonus) {
    add(quiet, quietIndex(move), bonus);
    add(sequel, sequelIndex(move, last), bonus);
  }

  /** Adds to the capture's score. */
  void addCapture(int move, int bonus) {
    add(captures, captureIndex(move), bonus);
  }

  /** Scores approach the limit ever more slowly, so that old ones fade (gravity). */
  private static void add(short[] scores, int index, int bonus) {
    scores[index] += (short) (bonus - scores[index] * Math.abs(bonus) / LIMIT);
  }

  private static int target(int move) {
    return MoveCode.moved(move) * Cell.COUNT + MoveCode.to(move);
  }

  private static int quietIndex(int move) {
    int side = MoveCode.moved(move) >> 3;
    return (side * Cell.COUNT + MoveCode.from(move)) * Cell.COUNT + MoveCode.to(move);
  }

  private static int sequelIndex(int move, int last) {
    int kind = (MoveCode.moved(last) & 7) * Cell.COUNT + MoveCode.to(last);
    return kind * KINDS + (MoveCode.moved(move) & 7) * Cell.COUNT + MoveCode.to(move);
  }

  private static int captureIndex(int move) {
    return target(move) << 3 | MoveCode.captured(move) & 7;
  }
}
