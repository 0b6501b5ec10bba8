package org.raumbrett.notation;

import java.util.ArrayList;
import java.util.List;
import org.raumbrett.board.Board;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Move;
import org.raumbrett.board.MoveCode;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.Side;
import org.raumbrett.board.Status;

/**
 * Reads the text of one move. The origin cell decides which man moves; signs and marks that
 * contradict are remarked on, a move that is not legal is refused, and so is whatever could mean
 * two things.
 */
public final class MoveReader {
  private MoveReader() {}

  /** Reads a text that is a move and nothing else, blanks around it aside. */
  public static MoveReading read(String text, Position before) {
    String stripped = text.strip();
    MoveReading reading = read(stripped, 0, stripped.length(), new Board(before));
    return reading.fault() == null && reading.end() < stripped.length()
        ? MoveReading.refused(
            MoveFault.UNKNOWN_SUFFIX, stripped.length(), stripped.substring(reading.end()))
        : reading;
  }

  /**
   * Reads the move that begins at {@code start}; what follows it must end a word ({@link Lexis}).
   *
   * @param limit where the text ends
   * @param before the position in which the move is played; it is the same afterwards
   */
  public static MoveReading read(CharSequence text, int start, int limit, Board before) {
    MoveSyntax syntax = new MoveSyntax(text, start, limit);
    MoveReading refusal = syntax.refusal;
    if (refusal != null) {
      return refusal;
    }
    Move move =
        new Move(
            Cell.ofIndex(syntax.from), Cell.ofIndex(syntax.to), PieceKind.ofCode(syntax.promotion));
    int code = before.code(move);
    if (!before.isLegal(code)) {
      return refuse(before, move, code, syntax.end());
    }
    List<MoveRemark> remarks = remarks(syntax, before, code);
    List<Object> arguments =
        remarks.isEmpty() ? List.of() : List.of(kind(MoveCode.moved(code)), move.from());
    return new MoveReading(move, code, syntax.end(), syntax.nag, remarks, null, arguments);
  }

  private static List<MoveRemark> remarks(MoveSyntax syntax, Board board, int code) {
    boolean wrongSign = syntax.sign != 0 && (syntax.sign & 1 << (MoveCode.moved(code) & 7)) == 0;
    boolean wrongMark = false;
    if (syntax.claim != MoveSyntax.Claim.NOTHING) {
      board.make(code);
      wrongMark =
          switch (syntax.claim) {
            case CHECK -> !board.inCheck();
            case SPACEMATE -> !board.inCheck() || board.countMoves() > 0;
            case STALEMATE -> board.inCheck() || board.countMoves() > 0;
            case NOTHING -> false;
          };
      board.undo();
    }
    if (!wrongSign && !wrongMark) {
      return List.of();
    }
    List<MoveRemark> remarks = new ArrayList<>();
    if (wrongSign) {
      remarks.add(MoveRemark.WRONG_SIGN);
    }
    if (wrongMark) {
      remarks.add(
          switch (syntax.claim) {
            case SPACEMATE -> MoveRemark.NO_SPACEMATE;
            case STALEMATE -> MoveRemark.NO_STALEMATE;
            default -> MoveRemark.NO_CHECK;
          });
    }
    return remarks;
  }

  /** Finds the plainest reason why a move is not legal. */
  private static MoveReading refuse(Board board, Move move, int code, int end) {
    Status status = board.status();
    if (status.isEnd()) {
      return MoveReading.refused(
          status == Status.SPACEMATE ? MoveFault.AFTER_SPACEMATE : MoveFault.AFTER_STALEMATE, end);
    }
    if (code == MoveCode.NONE) {
      return MoveReading.refused(MoveFault.EMPTY_ORIGIN, end, move.from());
    }
    Side mover = Side.values()[board.side()];
    int man = MoveCode.moved(code);
    int taken = MoveCode.captured(code);
    PieceKind kind = kind(man);
    if (man >> 3 != board.side()) {
      return MoveReading.refused(MoveFault.WRONG_SIDE, end, kind, move.from(), mover);
    }
    if (taken != 0 && taken >> 3 == board.side() && move.from() != move.to()) {
      return MoveReading.refused(MoveFault.OWN_MAN_ON_TARGET, end, kind(taken), move.to());
    }
    boolean promotes = kind == PieceKind.PAWN && mover.promotesOn(move.to());
    boolean reaches = board.isPseudoLegal(withPromotion(code, promotes));
    if (!reaches) {
      return isDoubleStep(kind, mover, move)
          ? MoveReading.refused(MoveFault.DOUBLE_STEP, end)
          : MoveReading.refused(MoveFault.CANNOT_MOVE_SO, end, kind, move.from(), move.to());
    }
    if (promotes && move.promotion() == null) {
      return MoveReading.refused(MoveFault.MISSING_PROMOTION, end, move.to());
    }
    if (!promotes && move.promotion() != null) {
      return MoveReading.refused(MoveFault.NO_PROMOTION, end, kind, move.to());
    }
    return MoveReading.refused(
        status.isCheck() ? MoveFault.STAYS_IN_CHECK : MoveFault.EXPOSES_KING, end, mover);
  }

  private static int withPromotion(int code, boolean promotes) {
    return MoveCode.of(
        MoveCode.from(code),
        MoveCode.to(code),
        promotes ? PieceKind.QUEEN.code() : 0,
        MoveCode.moved(code),
        MoveCode.captured(code));
  }

  private static boolean isDoubleStep(PieceKind kind, Side side, Move move) {
    int levels = (move.to().level() - move.from().level()) * side.sign();
    int ranks = (move.to().rank() - move.from().rank()) * side.sign();
    return kind == PieceKind.PAWN
        && move.to().file() == move.from().file()
        && (levels == 2 && ranks == 0 || levels == 0 && ranks == 2);
  }

  private static PieceKind kind(int man) {
    return PieceKind.values()[(man & 7) - 1];
  }
}
