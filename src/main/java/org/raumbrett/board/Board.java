package org.raumbrett.board;

import java.util.Arrays;

/**
 * A mutable position for search and reading: moves are made and undone in place, without allocation
 * once the history has its size. Moves are {@link MoveCode}s, cells are indices, men are {@link
 * Piece#code}s and sides are 0 (White) and 1 (Black). Not thread-safe; one board belongs to one
 * thread.
 */
public final class Board {
  /**
   * More moves than any position can have. Each target cell can be reached by at most 26 sliders
   * (one a direction) and 24 knights, each man has at most 52 targets, and men and targets share
   * 125 cells.
   */
  public static final int MAX_MOVES = 3264;

  private static final int OWN_SHIFT = 8;

  /** The bits of a line's first place that change with a man of the side. */
  private static final int ROWS_OF_WHITE = 0x101;

  private static final int ROWS_OF_BLACK = 0x10001;

  /** Those that change when a man of one side takes the place of one of the other. */
  private static final int ROWS_OF_BOTH = ROWS_OF_WHITE ^ ROWS_OF_BLACK;

  private static final byte BORDER = 16;
  private static final int USUAL_PLIES = 128;

  /** The man on each cell, 0 for none; one more entry for {@link Geometry#OFF}. */
  final byte[] men = new byte[Cell.COUNT + 1];

  /**
   * For each line three rows of seven bits, a bit for each place: what is occupied (from bit 0),
   * White's men ({@link #OWN_SHIFT}) and Black's (8 higher); borders count in all three.
   */
  private final int[] lines = new int[Geometry.lineCount()];

  /** Two words for each code of a man; codes 0 and 8 hold all men of White and Black. */
  private final long[] masks = new long[32];

  private final int[] kings = new int[2];
  private final MoveGenerator generator = new MoveGenerator(this);
  private int side;
  private int clock;
  private int fullMove;
  private long key;

  private int ply;
  private long[] keys = {};
  private int[] clocks = {};
  private int[] made = {};
  private final KingView kingView = new KingView(this);

  /** A board with the position and, for the repetition rule, what led to it. */
  public Board(Position position) {
    this(position, position.earlierKeys(), USUAL_PLIES);
  }

  private Board(Position position, long[] before, int room) {
    men[Geometry.OFF] = BORDER;
    for (int line = 0; line < lines.length; line++) {
      lines[line] = Geometry.borders(line) * 0x10101;
    }
    for (int cell = 0; cell < Cell.COUNT; cell++) {
      int man = position.code(cell);
      if (man != 0) {
        put(man, cell);
      }
    }
    side = position.sideToMove().ordinal();
    clock = position.halfmoveClock();
    fullMove = position.fullMoveNumber();
    if (side == 1) {
      key ^= Zobrist.BLACK_TO_MOVE;
    }
    reserve(before.length + room);
    System.arraycopy(before, 0, keys, 0, before.length);
    ply = before.length;
    keys[ply] = key;
    clocks[ply] = clock;
    kingView.forget(ply);
  }

  /** Returns a small board for questions about one position, without what led to it. */
  public static Board at(Position position) {
    return new Board(position, new long[0], 2);
  }

  /** Returns the side to move, 0 or 1. */
  public int side() {
    return side;
  }

  /** Returns the code of the man on the cell, 0 for none. */
  public int man(int cell) {
    return men[cell];
  }

  /** Returns the cell of the side's king. */
  public int king(int whose) {
    return kings[whose];
  }

  /**
   * Returns one word (0: cells 0–63) of the mask of the men with the code; codes 0 and 8: all of a
   * side.
   */
  public long mask(int man, int word) {
    return masks[man << 1 | word];
  }

  /** Returns the number of men of that code; codes 0 and 8: all of a side. */
  public int count(int man) {
    return Long.bitCount(masks[man << 1]) + Long.bitCount(masks[man << 1 | 1]);
  }

  /** Returns the line's occupancy: bit p is set if place p holds a man or is a border. */
  public int line(int line) {
    return lines[line] & 127;
  }

  /**
   * Returns the places a slider of the side at the spot reaches on its line, captures included, as
   * bits of that line.
   */
  int slides(int spot, int whose) {
    int line = lines[spot >> 3];
    return Geometry.seen(line & 127, spot & 7) & ~(line >> OWN_SHIFT + (whose << 3));
  }

  /** Returns the plies since the last capture or pawn move. */
  public int halfmoveClock() {
    return clock;
  }

  /** Returns the number of the current move, starting at 1, counted up after Black's. */
  public int fullMoveNumber() {
    return fullMove;
  }

  /** Returns the Zobrist key of men and side to move. */
  public long key() {
    return key;
  }

  /** Returns the last move made, {@link MoveCode#NONE} at the start and after a null move. */
  public int lastMove() {
    return ply == 0 ? MoveCode.NONE : made[ply - 1];
  }

  /** Makes a legal move. */
  public void make(int move) {
    int man = MoveCode.moved(move);
    int promotion = MoveCode.promotion(move);
    int arrived = promotion == 0 ? man : side << 3 | promotion;
    replace(MoveCode.to(move), MoveCode.captured(move), arrived);
    remove(man, MoveCode.from(move));
    clock = MoveCode.captured(move) != 0 || (man & 7) == 1 ? 0 : clock + 1;
    fullMove += side;
    advance(move);
  }

  /**
   * Makes a legal move.
   *
   * @param check whether it gives check, as {@link #givesCheck} says; so the new position need not
   *     be asked
   */
  public void make(int move, boolean check) {
    make(move);
    if (!check) {
      kingView.noCheck(ply);
    }
  }

  /** Takes back the last move, which must have been made by {@link #make}. */
  public void undo() {
    retreat();
    int move = made[ply];
    int to = MoveCode.to(move);
    put(MoveCode.moved(move), MoveCode.from(move));
    replace(to, men[to], MoveCode.captured(move));
    fullMove -= side;
    key = keys[ply];
  }

  /** Passes the move to the other side. The side to move must not be in check. */
  public void makeNull() {
    clock++;
    fullMove += side;
    advance(MoveCode.NONE);
    kingView.noCheck(ply);
  }

  /** Takes back a {@link #makeNull}. */
  public void undoNull() {
    retreat();
    fullMove -= side;
    key = keys[ply];
  }

  /**
   * Returns how often the current position stood before with the same side to move, as far back as
   * the last capture or pawn move.
   */
  public int earlierOccurrences() {
    int count = 0;
    int first = Math.max(0, ply - clock);
    for (int i = ply - 2; i >= first; i -= 2) {
      if (keys[i] == key) {
        count++;
      }
    }
    return count;
  }

  /**
   * Returns how many plies ago the current position last stood, 0 if it did not since the last
   * capture or pawn move.
   */
  public int pliesSinceRepeated() {
    int first = Math.max(0, ply - clock);
    for (int i = ply - 2; i >= first; i -= 2) {
      if (keys[i] == key) {
        return ply - i;
      }
    }
    return 0;
  }

  /** Returns whether the side to move is in check. */
  public boolean inCheck() {
    return checkerCount() != 0;
  }

  /** Returns the number of men that check the side to move. */
  public int checkerCount() {
    return kingView.checkers(ply);
  }

  /** Returns a word of the mask of own men that may not leave the line to their king. */
  public long pinned(int word) {
    return kingView.pinned(ply, word);
  }

  /** Returns a word of the mask of cells on which a man other than the king may land. */
  long allowed(int word) {
    return kingView.allowed(ply, word);
  }

  /** Returns whether a man of the side attacks the cell. */
  public boolean isAttacked(int cell, int by) {
    int base = by << 4;
    for (int word = 0; word < 2; word++) {
      long leapers =
          Geometry.knightMask(cell, word) & masks[base | 4 | word]
              | Geometry.pawnMask(by ^ 1, cell, word) & masks[base | 2 | word]
              | Geometry.kingMask(cell, word) & masks[base | 14 | word];
      if (leapers != 0) {
        return true;
      }
    }
    for (int word = 0; word < 2; word++) {
      for (long rest = alignedSliders(cell, by, word); rest != 0; rest &= rest - 1) {
        if (between(cell, Long.numberOfTrailingZeros(rest) | word << 6) == 0) {
          return true;
        }
      }
    }
    return false;
  }

  /**
   * Returns a word of the mask of the side's sliders that would attack the cell on an empty board.
   */
  public long alignedSliders(int cell, int by, int word) {
    int base = by << 4 | word;
    long queens = masks[base | 12];
    return Geometry.reach(0, cell, word) & (masks[base | 10] | queens)
        | Geometry.reach(1, cell, word) & (masks[base | 8] | queens)
        | Geometry.reach(2, cell, word) & (masks[base | 6] | queens);
  }

  /**
   * Returns the occupied places strictly between two cells that share a line, as bits of that line.
   */
  public int between(int from, int to) {
    int axis = Geometry.axis(from, to);
    int spot = Geometry.spot(from, axis);
    int a = spot & 7;
    int b = Geometry.spot(to, axis) & 7;
    return lines[spot >> 3] & (1 << Math.max(a, b)) - 1 & -2 << Math.min(a, b);
  }

  /**
   * Writes the legal moves of the wanted classes into {@code moves} from {@code start} on and
   * returns the end. There must be room for {@link #MAX_MOVES}.
   */
  public int generate(int[] moves, int start, MoveClass wanted) {
    return generator.generate(moves, start, wanted);
  }

  /** Returns whether the legal move, not made yet, gives check. */
  public boolean givesCheck(int move) {
    return Checks.givesCheck(this, move);
  }

  /** Returns the number of legal moves. */
  public int countMoves() {
    return MoveCounter.count(this);
  }

  /** Returns whether the move code, from whatever position, is a legal move of this one. */
  public boolean isLegal(int move) {
    return Legality.isLegal(this, move);
  }

  /** Returns whether the move would be legal if the mover's king could be left in check. */
  public boolean isPseudoLegal(int move) {
    return Legality.isPseudoLegal(this, move);
  }

  /**
   * Returns the code of the move, whether it is legal or not; {@link MoveCode#NONE} from an empty
   * cell.
   */
  public int code(Move move) {
    int from = move.from().index();
    int to = move.to().index();
    PieceKind promotion = move.promotion();
    return men[from] == 0
        ? MoveCode.NONE
        : MoveCode.of(from, to, promotion == null ? 0 : promotion.code(), men[from], men[to]);
  }

  /** Returns how the position stands for the side to move. */
  public Status status() {
    return Ends.status(this);
  }

  /** Returns whether neither side can ever mate: see {@link Position#isDead}. */
  public boolean isDead() {
    return Ends.isDead(this);
  }

  /** Returns the current position as a value, without what led to it. */
  public Position toPosition() {
    return new Position(
        Arrays.copyOf(men, Cell.COUNT), side == 0 ? Side.WHITE : Side.BLACK, clock, fullMove, null);
  }

  /** Puts a man of the side on the cell's thirteen lines, or takes it off. */
  void toggleLines(int cell, int whose) {
    toggleRows(cell, whose == 0 ? ROWS_OF_WHITE : ROWS_OF_BLACK);
  }

  private void toggleRows(int cell, int rows) {
    for (int axis = 0; axis < Geometry.AXES; axis++) {
      int spot = Geometry.spot(cell, axis);
      lines[spot >> 3] ^= rows << (spot & 7);
    }
  }

  private void put(int man, int cell) {
    set(man, cell);
    toggleLines(cell, man >> 3);
  }

  private void remove(int man, int cell) {
    men[cell] = 0;
    flip(man, cell);
    toggleLines(cell, man >> 3);
  }

  /** Puts a man in the place of another, or of none; either may be 0, not both. */
  private void replace(int cell, int before, int after) {
    if (before == 0) {
      put(after, cell);
    } else if (after == 0) {
      remove(before, cell);
    } else {
      flip(before, cell);
      set(after, cell);
      toggleRows(cell, ROWS_OF_BOTH);
    }
  }

  private void set(int man, int cell) {
    men[cell] = (byte) man;
    flip(man, cell);
    if ((man & 7) == 7) {
      kings[man >> 3] = cell;
    }
  }

  private void flip(int man, int cell) {
    int word = cell >> 6;
    long bit = 1L << cell;
    masks[man << 1 | word] ^= bit;
    masks[(man & 8) << 1 | word] ^= bit;
    key ^= Zobrist.key(man, cell);
  }

  private void advance(int move) {
    made[ply++] = move;
    if (ply == keys.length) {
      reserve(2 * ply);
    }
    side ^= 1;
    key ^= Zobrist.BLACK_TO_MOVE;
    keys[ply] = key;
    clocks[ply] = clock;
    kingView.forget(ply);
  }

  private void retreat() {
    ply--;
    side ^= 1;
    clock = clocks[ply];
  }

  private void reserve(int length) {
    keys = Arrays.copyOf(keys, length);
    clocks = Arrays.copyOf(clocks, length);
    made = Arrays.copyOf(made, length);
    kingView.reserve(length);
  }
}
