package org.raumbrett.board;

import java.util.ArrayList;
import java.util.List;

/**
 * The rules written a second time, from the rules' text alone and without any thought of speed: a
 * plain array of letters, every pair of cells tried, every move made to see whether the king could
 * be taken. It shares nothing with the real generator but the texts of positions and moves.
 */
final class SlowRules {
  private static final String PROMOTIONS = "qrbnu";
  private static final List<int[]> CELLS = cells();

  /** Letters as in RFEN, 0 for an empty cell; level, file, rank from 0. */
  private final char[][][] men = new char[5][5][5];

  private final boolean whiteToMove;

  SlowRules(String rfen) {
    String[] fields = rfen.split(" ");
    String[] levels = fields[0].split("\\|");
    for (int level = 0; level < 5; level++) {
      String[] ranks = levels[4 - level].split("/");
      for (int rank = 0; rank < 5; rank++) {
        int file = 0;
        for (char c : ranks[4 - rank].toCharArray()) {
          if (Character.isDigit(c)) {
            file += c - '0';
          } else {
            men[level][file++][rank] = c;
          }
        }
      }
    }
    whiteToMove = fields[1].equals("w");
  }

  /** Returns the legal moves, ordered by origin, target (level, rank, file) and promotion. */
  List<String> legalMoves() {
    List<String> moves = new ArrayList<>();
    for (int[] from : CELLS) {
      if (isOf(from, whiteToMove)) {
        for (int[] to : CELLS) {
          if (canGo(from, to) && !leavesKingToBeTaken(from, to)) {
            addMove(from, to, moves);
          }
        }
      }
    }
    return moves;
  }

  boolean inCheck() {
    return kingCanBeTaken(whiteToMove);
  }

  Status status() {
    List<String> moves = legalMoves();
    if (!inCheck()) {
      return moves.isEmpty() ? Status.STALEMATE : Status.NORMAL;
    }
    if (moves.isEmpty()) {
      return Status.SPACEMATE;
    }
    char level = (char) ('A' + king(whiteToMove)[0]);
    boolean staysOnLevel =
        moves.stream().anyMatch(move -> move.charAt(0) == level && move.charAt(3) == level);
    return staysOnLevel ? Status.CHECK : Status.BOARDMATE;
  }

  /** Returns the cells of a side's men that could take on the cell, whatever stands there. */
  List<String> attackers(String cell, boolean white) {
    int[] target = {cell.charAt(0) - 'A', cell.charAt(1) - 'a', cell.charAt(2) - '1'};
    List<String> attackers = new ArrayList<>();
    for (int[] from : CELLS) {
      if (isOf(from, white) && attacks(from, target)) {
        attackers.add(name(from));
      }
    }
    return attackers;
  }

  /** Returns the cells of the mover's men without which one more enemy would attack its king. */
  List<String> pinned() {
    String king = name(king(whiteToMove));
    int before = attackers(king, !whiteToMove).size();
    List<String> pinned = new ArrayList<>();
    for (int[] cell : CELLS) {
      char man = at(cell);
      if (isOf(cell, whiteToMove) && Character.toUpperCase(man) != 'K') {
        put(cell, (char) 0);
        if (attackers(king, !whiteToMove).size() > before) {
          pinned.add(name(cell));
        }
        put(cell, man);
      }
    }
    return pinned;
  }

  private void addMove(int[] from, int[] to, List<String> moves) {
    int last = whiteToMove ? 4 : 0;
    String move = name(from) + name(to);
    if (Character.toUpperCase(at(from)) == 'P' && to[0] == last && to[2] == last) {
      for (char promotion : PROMOTIONS.toCharArray()) {
        moves.add(move + promotion);
      }
    } else {
      moves.add(move);
    }
  }

  private boolean canGo(int[] from, int[] to) {
    if (isOf(to, whiteToMove)) {
      return false;
    }
    boolean pawn = Character.toUpperCase(at(from)) == 'P';
    return pawn && at(to) == 0 ? pawnSteps(from, to) : attacks(from, to);
  }

  private boolean pawnSteps(int[] from, int[] to) {
    int ahead = whiteToMove ? 1 : -1;
    int level = to[0] - from[0];
    int file = to[1] - from[1];
    int rank = to[2] - from[2];
    return file == 0 && (level == 0 && rank == ahead || level == ahead && rank == 0);
  }

  private boolean attacks(int[] from, int[] to) {
    int level = Math.abs(to[0] - from[0]);
    int file = Math.abs(to[1] - from[1]);
    int rank = Math.abs(to[2] - from[2]);
    int longest = Math.max(level, Math.max(file, rank));
    int changed = (level > 0 ? 1 : 0) + (file > 0 ? 1 : 0) + (rank > 0 ? 1 : 0);
    boolean straight = level + file + rank == changed * longest;
    return switch (at(from)) {
      case 'K', 'k' -> longest == 1;
      case 'Q', 'q' -> straight && wayIsFree(from, to);
      case 'R', 'r' -> straight && changed == 1 && wayIsFree(from, to);
      case 'B', 'b' -> straight && changed == 2 && wayIsFree(from, to);
      case 'U', 'u' -> straight && changed == 3 && wayIsFree(from, to);
      case 'N', 'n' -> longest == 2 && changed == 2 && level + file + rank == 3;
      case 'P' -> pawnTakes(to[0] - from[0], file, to[2] - from[2]);
      case 'p' -> pawnTakes(from[0] - to[0], file, from[2] - to[2]);
      default -> throw new IllegalStateException(name(from));
    };
  }

  /** The arguments: levels and ranks forward, files to either side. */
  private static boolean pawnTakes(int level, int file, int rank) {
    return level == 0 && rank == 1 && file == 1
        || level == 1 && rank == 0 && file == 1
        || level == 1 && rank == 1 && file == 0;
  }

  private boolean wayIsFree(int[] from, int[] to) {
    int[] step = new int[3];
    int[] cell = from.clone();
    for (int i = 0; i < 3; i++) {
      step[i] = Integer.signum(to[i] - from[i]);
      cell[i] += step[i];
    }
    if (step[0] == 0 && step[1] == 0 && step[2] == 0) {
      return false;
    }
    while (cell[0] != to[0] || cell[1] != to[1] || cell[2] != to[2]) {
      if (at(cell) != 0) {
        return false;
      }
      for (int i = 0; i < 3; i++) {
        cell[i] += step[i];
      }
    }
    return true;
  }

  private boolean leavesKingToBeTaken(int[] from, int[] to) {
    char man = at(from);
    char taken = at(to);
    put(from, (char) 0);
    put(to, man);
    boolean lost = kingCanBeTaken(whiteToMove);
    put(to, taken);
    put(from, man);
    return lost;
  }

  private boolean kingCanBeTaken(boolean white) {
    return !attackers(name(king(white)), !white).isEmpty();
  }

  private int[] king(boolean white) {
    for (int[] cell : CELLS) {
      if (at(cell) == (white ? 'K' : 'k')) {
        return cell;
      }
    }
    throw new IllegalStateException("no king");
  }

  private boolean isOf(int[] cell, boolean white) {
    return at(cell) != 0 && Character.isUpperCase(at(cell)) == white;
  }

  private char at(int[] cell) {
    return men[cell[0]][cell[1]][cell[2]];
  }

  private void put(int[] cell, char man) {
    men[cell[0]][cell[1]][cell[2]] = man;
  }

  private static String name(int[] cell) {
    return "" + (char) ('A' + cell[0]) + (char) ('a' + cell[1]) + (char) ('1' + cell[2]);
  }

  private static List<int[]> cells() {
    List<int[]> cells = new ArrayList<>();
    for (int level = 0; level < 5; level++) {
      for (int rank = 0; rank < 5; rank++) {
        for (int file = 0; file < 5; file++) {
          cells.add(new int[] {level, file, rank});
        }
      }
    }
    return cells;
  }
}
