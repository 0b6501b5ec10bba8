package org.raumbrett.engine;

/**
 * The terms of the evaluation, each with its weight in the opening and in the ending, set by hand;
 * src/docs/tuning.md says how to fit them. Between the two the evaluation goes over in proportion
 * to the pieces left. The unit is the centipawn unless the term says otherwise.
 */
public enum Term {
  PAWN(90, 115),
  KNIGHT(470, 470),
  UNICORN(270, 260),
  BISHOP(540, 550),
  ROOK(430, 500),
  QUEEN(1420, 1550),
  /** Two bishops on cells of both colours, which together reach every cell. */
  BISHOP_PAIR(25, 40),
  /** The right to move. */
  TEMPO(18, 8),

  /** A free cell in reach of a knight, and of the other pieces below. */
  KNIGHT_MOBILITY(5, 5),
  UNICORN_MOBILITY(6, 6),
  BISHOP_MOBILITY(6, 6),
  ROOK_MOBILITY(4, 6),
  QUEEN_MOBILITY(2, 4),
  /** A piece that reaches fewer than three free cells. */
  DORMANT(-18, -12),

  /** A step towards the centre of the cube, for the man named. */
  PAWN_CENTRE(3, 1),
  KNIGHT_CENTRE(9, 7),
  UNICORN_CENTRE(5, 4),
  BISHOP_CENTRE(4, 4),
  ROOK_CENTRE(1, 2),
  QUEEN_CENTRE(1, 4),
  KING_CENTRE(-10, 8),
  /** A line on which a slider sees one of the 27 inner cells, counted by cell. */
  CENTRE_CONTROL(2, 1),

  /** A step of a pawn towards its promotion. */
  PAWN_ADVANCE(5, 8),
  /** The square of a passed pawn's steps. */
  PASSED(1, 3),
  /** A passed pawn that cannot step, because both cells are taken or outside. */
  PASSED_BLOCKED(-6, -20),
  DOUBLED(-6, -10),
  ISOLATED(-10, -12),
  /** A pawn that another pawn protects. */
  PROTECTED(7, 5),
  /** A level on which there are more own pawns than enemy ones. */
  LEVEL_MAJORITY(4, 6),
  /** An enemy piece that a pawn attacks. */
  PAWN_THREAT(45, 40),

  /** A rook's line without any pawn. */
  ROOK_OPEN_LINE(10, 6),
  /** A rook's line without an own pawn. */
  ROOK_HALF_OPEN_LINE(5, 4),

  /** A unicorn in the parity class of the enemy king, the only ones that can ever check it. */
  UNICORN_PARITY(15, 5),

  /** A pawn beside the own king. */
  SHELTER(9, 0),
  /** An enemy slider whose line to the king is open or blocked by one man. */
  OPEN_RAY(-12, -3),
  /** Attack units: a cell beside the enemy king in reach of the piece named. */
  KNIGHT_ATTACK(5, 0),
  UNICORN_ATTACK(5, 0),
  BISHOP_ATTACK(5, 0),
  ROOK_ATTACK(5, 0),
  QUEEN_ATTACK(6, 0),
  /** What the square of the attack units is worth, in 1/1024 centipawns. */
  KING_DANGER(110, 20),

  /** Against a bare king: a step that it stands from the centre. */
  BARE_KING_EDGE(0, 20),
  /** Against a bare king: a step that the kings are nearer to each other. */
  BARE_KING_NEAR(0, 12);

  private final int opening;
  private final int ending;

  Term(int opening, int ending) {
    this.opening = opening;
    this.ending = ending;
  }

  /** Returns the fitted weight in the opening. */
  public int opening() {
    return opening;
  }

  /** Returns the fitted weight in the ending. */
  public int ending() {
    return ending;
  }
}
