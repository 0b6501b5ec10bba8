package org.raumbrett.tools;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.board.Side;
import org.raumbrett.cli.match.EnginePlayer;
import org.raumbrett.cli.match.GameRules;
import org.raumbrett.cli.match.Openings;
import org.raumbrett.cli.match.PlayedGame;
import org.raumbrett.cli.match.Player;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.Search;

/**
 * Plays fast games of the engine against itself from random openings and writes their positions
 * with the result. Arguments: the file, the number of games, the seed, the nodes of a move, how
 * many games at a time, and optionally the number of the first game, to go on in another file. The
 * same arguments give the same games, however many are played at a time.
 */
public final class SelfPlay {
  /** Clear games go on until they are very clear, so that results are earned. */
  private static final GameRules RULES = new GameRules(300, 3000, 6);

  /** Openings may leave a side ahead: the weights must know what that is worth. */
  private static final int LEAST_PLIES = 4;

  private static final int GREATEST_PLIES = 10;
  private static final int MOST_CENTIPAWNS = 300;

  private SelfPlay() {}

  public static void main(String[] args) throws Exception {
    Path file = Path.of(args[0]);
    int games = Integer.parseInt(args[1]);
    long seed = Long.parseLong(args[2]);
    long nodes = Long.parseLong(args[3]);
    ExecutorService tables = Executors.newFixedThreadPool(Integer.parseInt(args[4]));
    List<Future<List<TrainingPosition>>> played = new ArrayList<>();
    int first = args.length > 5 ? Integer.parseInt(args[5]) : 0;
    for (int game = 0; game < games; game++) {
      int number = first + game;
      played.add(tables.submit(() -> play(number, seed, nodes)));
    }
    try {
      write(played, file);
    } finally {
      tables.shutdownNow();
    }
  }

  private static void write(List<Future<List<TrainingPosition>>> played, Path file)
      throws IOException, InterruptedException, ExecutionException {
    int positions = 0;
    int[] results = new int[3];
    try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(file))) {
      for (int game = 0; game < played.size(); game++) {
        List<TrainingPosition> lines = played.set(game, null).get();
        lines.forEach(line -> out.println(line.toLine()));
        positions += lines.size();
        if (!lines.isEmpty()) {
          results[lines.get(0).whiteHalfPoints()]++;
        }
        if ((game + 1) % 100 == 0) {
          System.out.printf(
              "%d games, %d positions, White won %d, drew %d, lost %d%n",
              game + 1, positions, results[2], results[1], results[0]);
        }
      }
    }
  }

  private static List<TrainingPosition> play(int number, long seed, long nodes) {
    Openings openings = new Openings(seed, LEAST_PLIES, GREATEST_PLIES, MOST_CENTIPAWNS);
    // One table for both sides: each then sees what the other has seen, and the game is as strong.
    Player player = new EnginePlayer(new Search(2, 1), Limits.nodes(nodes));
    PlayedGame game = PlayedGame.play(openings.get(number), player, player, RULES);
    List<TrainingPosition> positions = new ArrayList<>();
    Position position = game.line().start();
    for (int ply = 0; ply < game.choices().size(); ply++) {
      Player.Choice choice = game.choices().get(ply);
      Score score = choice.score();
      if (score != null && !score.isMate()) {
        int white = position.sideToMove() == Side.WHITE ? score.value() : -score.value();
        boolean quiet = isQuiet(position, choice.move());
        positions.add(
            new TrainingPosition(
                position.toString(), game.whiteHalfPoints(), white, quiet, number));
      }
      position = position.play(choice.move());
    }
    return positions;
  }

  private static boolean isQuiet(Position position, Move move) {
    return position.pieceAt(move.to()) == null && move.promotion() == null && !position.inCheck();
  }
}
