package org.raumbrett.engine;

/**
 * The terms of the evaluation, each with its weight in the opening and in the ending, fitted to
 * games of the engine against itself: src/docs/decisions/evaluation-weights.md has the figures,
 * src/docs/tuning.md says how to fit them again. Between the two the evaluation goes over in
 * proportion to the pieces left. The unit is the centipawn unless the term says otherwise.
 */
public enum Term {
  PAWN(109, 125),
  KNIGHT(557, 564),
  UNICORN(269, 227),
  BISHOP(600, 555),
  ROOK(479, 524),
  QUEEN(1937, 1587),
  /** Two bishops on cells of both colours, which together reach every cell. */
  BISHOP_PAIR(24, 42),
  /** The right to move. */
  TEMPO(21, 7),

  /** A free cell in reach of a knight, and of the other pieces below. */
  KNIGHT_MOBILITY(0, 3),
  UNICORN_MOBILITY(4, 3),
  BISHOP_MOBILITY(2, 3),
  ROOK_MOBILITY(0, 1),
  QUEEN_MOBILITY(0, 5),
  /** A piece that reaches fewer than three free cells. */
  DORMANT(-13, -11),

  /** A step towards the centre of the cube, for the man named. */
  PAWN_CENTRE(7, 5),
  KNIGHT_CENTRE(8, 7),
  UNICORN_CENTRE(4, 3),
  BISHOP_CENTRE(4, 4),
  ROOK_CENTRE(0, -3),
  QUEEN_CENTRE(1, 5),
  KING_CENTRE(-9, 12),
  /** A line on which a slider sees one of the 27 inner cells, counted by cell. */
  CENTRE_CONTROL(1, -4),

  /** A step of a pawn towards its promotion. */
  PAWN_ADVANCE(7, 13),
  /** The square of a passed pawn's steps. */
  PASSED(-3, 6),
  /** A passed pawn that cannot step, because both cells are taken or outside. */
  PASSED_BLOCKED(-6, -25),
  DOUBLED(-5, -8),
  ISOLATED(-10, -11),
  /** A pawn that another pawn protects. */
  PROTECTED(8, 6),
  /** A level on which there are more own pawns than enemy ones. */
  LEVEL_MAJORITY(5, 8),
  /** An enemy piece that a pawn attacks. */
  PAWN_THREAT(50, 39),

  /** A rook's line without any pawn. */
  ROOK_OPEN_LINE(10, 4),
  /** A rook's line without an own pawn. */
  ROOK_HALF_OPEN_LINE(6, 6),

  /** A unicorn in the parity class of the enemy king, the only ones that can ever check it. */
  UNICORN_PARITY(15, 5),

  /** A pawn beside the own king. */
  SHELTER(11, 5),
  /** An enemy slider whose line to the king is open or blocked by one man. */
  OPEN_RAY(-12, -3),
  /** Attack units: a cell beside the enemy king in reach of the piece named. */
  KNIGHT_ATTACK(3, 0),
  UNICORN_ATTACK(3, 0),
  BISHOP_ATTACK(4, 0),
  ROOK_ATTACK(0, 0),
  QUEEN_ATTACK(5, 0),
  /** What the square of the attack units is worth, in 1/1024 centipawns. */
  KING_DANGER(104, 18),

  /** Against a bare king: a step that it stands from the centre. */
  BARE_KING_EDGE(0, 12),
  /** Against a bare king: a step that the kings are nearer to each other. */
  BARE_KING_NEAR(0, 10);

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
