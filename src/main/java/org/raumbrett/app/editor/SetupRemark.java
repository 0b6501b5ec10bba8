package org.raumbrett.app.editor;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Ending;
import org.raumbrett.board.Piece;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.RfenException;
import org.raumbrett.board.Setup;
import org.raumbrett.board.Side;

/**
 * Something to be said about a position being set up.
 *
 * @param kind what
 * @param side whom it is about
 * @param count how many of them there are
 */
public record SetupRemark(Kind kind, Side side, int count) {
  /** What there is to be said. */
  public enum Kind {
    NO_KING(true),
    KINGS(true),
    /** The side not to move is in check. */
    OPPONENT_IN_CHECK(true),
    /** Pawns that stand where they should have promoted, and can never move. */
    PAWN_AT_THE_END(false),
    SPACEMATE(false),
    STALEMATE(false),
    DEAD(false),
    MOVE_RULE(false);

    private final boolean fault;

    Kind(boolean fault) {
      this.fault = fault;
    }
  }

  /** Returns whether the position cannot be played from because of this. */
  public boolean isFault() {
    return kind.fault;
  }

  /** Returns whether the position cannot be played from. */
  public static boolean anyFault(Setup setup) {
    return of(setup).stream().anyMatch(SetupRemark::isFault);
  }

  /** Returns all there is to be said, faults first; nothing of a good position. */
  public static List<SetupRemark> of(Setup setup) {
    List<SetupRemark> remarks = new ArrayList<>();
    for (Side side : Side.values()) {
      int kings = setup.count(Piece.of(side, PieceKind.KING));
      if (kings != 1) {
        remarks.add(new SetupRemark(kings == 0 ? Kind.NO_KING : Kind.KINGS, side, kings));
      }
    }
    if (remarks.isEmpty()) {
      addRules(setup, remarks);
    }
    for (Side side : Side.values()) {
      int pawns = pawnsAtTheEnd(setup, side);
      if (pawns > 0) {
        remarks.add(new SetupRemark(Kind.PAWN_AT_THE_END, side, pawns));
      }
    }
    return remarks;
  }

  private static void addRules(Setup setup, List<SetupRemark> remarks) {
    Position position;
    try {
      position = setup.toPosition();
    } catch (RfenException e) {
      if (e.reason() != RfenException.Reason.OPPONENT_IN_CHECK) {
        throw e;
      }
      remarks.add(new SetupRemark(Kind.OPPONENT_IN_CHECK, setup.side().opponent(), 1));
      return;
    }
    Kind end = end(position.ending());
    if (end != null) {
      remarks.add(new SetupRemark(end, position.sideToMove(), 1));
    }
  }

  /** A position that is set up has no past, so that it repeats none. */
  private static @Nullable Kind end(@Nullable Ending ending) {
    if (ending == null) {
      return null;
    }
    return switch (ending) {
      case SPACEMATE -> Kind.SPACEMATE;
      case STALEMATE -> Kind.STALEMATE;
      case DEAD_POSITION -> Kind.DEAD;
      case MOVE_RULE -> Kind.MOVE_RULE;
      case REPETITION -> null;
    };
  }

  private static int pawnsAtTheEnd(Setup setup, Side side) {
    Piece pawn = Piece.of(side, PieceKind.PAWN);
    return (int)
        Cell.ALL.stream()
            .filter(cell -> setup.pieceAt(cell) == pawn && side.promotesOn(cell))
            .count();
  }
}
