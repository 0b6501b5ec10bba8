package org.raumbrett.engine;

import org.raumbrett.board.Cell;
import org.raumbrett.board.MoveCode;

/** Which quiet moves refuted something before: killers by ply and a history by man and target. */
final class History {
  private static final int LIMIT = 1 << 14;

  private final int[] killers;
  private final int[] scores = new int[16 * Cell.COUNT];

  History(int plies) {
    killers = new int[2 * plies];
  }

  int killer(int ply, int which) {
    return killers[2 * ply + which];
  }

  int score(int move) {
    return scores[index(move)];
  }

  /** Notes that the quiet move cut, and that those tried before it did not. */
  void cut(int move, int ply, int depth, int[] tried, int from, int to) {
    if (killers[2 * ply] != move) {
      killers[2 * ply + 1] = killers[2 * ply];
      killers[2 * ply] = move;
    }
    int bonus = Math.min(depth * depth * 8, 1600);
    add(move, bonus);
    for (int i = from; i < to; i++) {
      if (!MoveCode.isTactical(tried[i])) {
        add(tried[i], -bonus);
      }
    }
  }

  private void add(int move, int bonus) {
    int index = index(move);
    scores[index] += bonus - scores[index] * Math.abs(bonus) / LIMIT;
  }

  private static int index(int move) {
    return MoveCode.moved(move) * Cell.COUNT + MoveCode.to(move);
  }
}
