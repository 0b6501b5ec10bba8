package org.raumbrett.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Move;
import org.raumbrett.board.Piece;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.RfenException;
import org.raumbrett.board.Side;
import org.raumbrett.engine.bars.MateProver;
import org.raumbrett.engine.bars.Yardstick;

/**
 * Writes the mate suite: positions with the length of their shortest mate in moves. Mates in one
 * and two come from random positions with few men and from games the yardstick plays against a
 * player of random moves; mates in three and four have at most six men. Arguments: the file, the
 * seed.
 */
public final class MateSuiteGenerator {
  private static final int[] SMALL_WANTED = {0, 8, 12, 16, 12};
  private static final int[] GAME_WANTED = {0, 16, 16, 0, 0};
  private static final int MAX_PLIES = 120;
  private static final PieceKind[] ATTACKERS = {
    PieceKind.QUEEN,
    PieceKind.QUEEN,
    PieceKind.ROOK,
    PieceKind.BISHOP,
    PieceKind.KNIGHT,
    PieceKind.UNICORN,
    PieceKind.PAWN
  };
  private static final PieceKind[] DEFENDERS = {
    PieceKind.ROOK, PieceKind.BISHOP, PieceKind.KNIGHT, PieceKind.UNICORN, PieceKind.PAWN
  };

  private final Random random;
  private final MateProver prover = new MateProver();
  private final Set<String> seen = new HashSet<>();

  private MateSuiteGenerator(long seed) {
    random = new Random(seed);
  }

  public static void main(String[] args) throws IOException {
    MateSuiteGenerator generator = new MateSuiteGenerator(Long.parseLong(args[1]));
    List<String> lines = new ArrayList<>();
    lines.add("# mate in\tposition\tkind: small (random, at most six men) or game (computer-made)");
    for (int length = 1; length < SMALL_WANTED.length; length++) {
      generator.fromGames(length, GAME_WANTED[length], lines);
      generator.fromSmallPositions(length, SMALL_WANTED[length], lines);
    }
    Files.write(Path.of(args[0]), lines);
  }

  private void fromSmallPositions(int length, int wanted, List<String> lines) {
    for (int found = 0; found < wanted; ) {
      Position position = randomPosition();
      if (position != null && isShortestMate(position, length)) {
        found += add(position, length, "small", lines);
      }
    }
  }

  /** Returns a random position with four to six men and White the stronger, or null. */
  private @Nullable Position randomPosition() {
    @Nullable Piece[] men = new Piece[125];
    int attackers = 2 + random.nextInt(2);
    int defenders = random.nextInt(attackers == 2 ? 3 : 2);
    Side strong = random.nextBoolean() ? Side.WHITE : Side.BLACK;
    place(men, Piece.of(strong, PieceKind.KING));
    place(men, Piece.of(strong.opponent(), PieceKind.KING));
    for (int i = 0; i < attackers; i++) {
      place(men, Piece.of(strong, ATTACKERS[random.nextInt(ATTACKERS.length)]));
    }
    for (int i = 0; i < defenders; i++) {
      place(men, Piece.of(strong.opponent(), DEFENDERS[random.nextInt(DEFENDERS.length)]));
    }
    try {
      return Rfen.position(men, strong, 0, 1);
    } catch (RfenException e) {
      // The king that is not to move stands in check: no position, and the next one may be.
      return null;
    }
  }

  private void place(@Nullable Piece[] men, Piece piece) {
    int cell = random.nextInt(men.length);
    while (men[cell] != null) {
      cell = random.nextInt(men.length);
    }
    men[cell] = piece;
  }

  private void fromGames(int length, int wanted, List<String> lines) {
    Yardstick yardstick = new Yardstick();
    for (int found = 0; found < wanted; ) {
      Side player = random.nextBoolean() ? Side.WHITE : Side.BLACK;
      Position position = Position.START;
      int added = 0;
      for (int ply = 0; ply < MAX_PLIES && added == 0 && !position.status().isEnd(); ply++) {
        if (isShortestMate(position, length)) {
          added = add(position, length, "game", lines);
        }
        position = position.play(gameMove(position, yardstick, player));
      }
      found += added;
    }
  }

  private Move gameMove(Position position, Yardstick yardstick, Side player) {
    if (position.sideToMove() == player && random.nextInt(8) > 0) {
      return yardstick.choose(position).move();
    }
    List<Move> moves = position.legalMoves();
    return moves.get(random.nextInt(moves.size()));
  }

  private boolean isShortestMate(Position position, int length) {
    return !prover.matesWithin(position, length - 1)
        && (length > 2 && prover.matesByChecksWithin(position, length)
            || prover.matesWithin(position, length));
  }

  private int add(Position position, int length, String kind, List<String> lines) {
    if (!seen.add(position.toString())) {
      return 0;
    }
    lines.add(length + "\t" + position + "\t" + kind);
    System.out.println(lines.get(lines.size() - 1));
    return 1;
  }
}
