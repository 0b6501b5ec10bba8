package org.raumbrett.app.editor;

import java.util.Locale;
import org.raumbrett.app.words.Words;
import org.raumbrett.board.RfenException;
import org.raumbrett.board.Side;
import org.raumbrett.rgn.PositionWords;

/** Says what is to be said of a position being set up. */
final class SetupWords {
  private final Words words;

  SetupWords(Words words) {
    this.words = words;
  }

  String text(SetupRemark remark) {
    String side = remark.side() == Side.WHITE ? ".white" : ".black";
    return switch (remark.kind()) {
      case SPACEMATE -> words.get("status.spacemate" + side);
      case STALEMATE -> words.get("status.stalemate" + side);
      case DEAD -> words.get("status.dead");
      case MOVE_RULE -> words.get("status.moverule");
      case NO_KING, KINGS, OPPONENT_IN_CHECK, PAWN_AT_THE_END ->
          words.format(
              "setup." + remark.kind().name().toLowerCase(Locale.ROOT) + side, remark.count());
    };
  }

  /** Says where a text stops being a position, and why. */
  String text(RfenException fault) {
    return words.format(
        "setup.text.place",
        Integer.toString(fault.column()),
        PositionWords.reason(fault, words.locale()));
  }
}
