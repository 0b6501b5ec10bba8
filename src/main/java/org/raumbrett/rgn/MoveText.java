package org.raumbrett.rgn;

import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Side;
import org.raumbrett.board.Status;
import org.raumbrett.game.GameResult;

/**
 * The move text of a game as read.
 *
 * @param moves the main line
 * @param result the result token, null if there is none
 * @param resultSpan where it stands
 * @param end how the position behind the main line stands, null if it was not read to its end
 * @param sideToMove the side to move there
 * @param foreign whether it is another notation altogether
 */
record MoveText(
    LineDraft moves,
    @Nullable GameResult result,
    @Nullable TextSpan resultSpan,
    @Nullable Status end,
    Side sideToMove,
    boolean foreign) {
  /** Returns the same, known to be another notation altogether. */
  MoveText ofAnotherGame() {
    return new MoveText(moves, result, resultSpan, end, sideToMove, true);
  }
}
