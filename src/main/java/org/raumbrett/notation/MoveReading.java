package org.raumbrett.notation;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Move;

/**
 * What reading the text of a move gave: a move, or the reason why it is none.
 *
 * @param move the legal move, null if there is a fault
 * @param code the move as {@link org.raumbrett.board.MoveCode}
 * @param end where the text of the move ends; with a fault, where the refused text ends
 * @param nag the glyph that touches the move, as a numeric annotation glyph, 0 for none
 * @param remarks what is odd about the text; empty if there is a fault
 * @param fault why the text is refused, null if it is a move
 * @param arguments what the fault or the remarks are about: cells, kinds, sides and pieces of text
 */
public record MoveReading(
    @Nullable Move move,
    int code,
    int end,
    int nag,
    List<MoveRemark> remarks,
    @Nullable MoveFault fault,
    List<Object> arguments) {

  static MoveReading refused(MoveFault fault, int end, Object... arguments) {
    return new MoveReading(null, 0, end, 0, List.of(), fault, List.of(arguments));
  }
}
