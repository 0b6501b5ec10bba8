package org.raumbrett.tools;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.raumbrett.board.Board;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.engine.Evaluator;
import org.raumbrett.engine.Weights;

/**
 * Fits the evaluation's weights to the results of self-play games, after Peter Österlund's Texel
 * tuning: the weights whose evaluations predict the results best. Half of what is to be predicted
 * is the result and half what the search expected: the search sees what the evaluation cannot, and
 * its word is far less a matter of luck than one result. Arguments: the data file, the rounds, the
 * strength of the pull towards the weights before, and optionally the source file of the terms,
 * which is rewritten.
 *
 * <p>A tenth of the games is kept apart to show whether what was learnt holds for games not seen.
 */
public final class Tuner {
  private static final Pattern TERM =
      Pattern.compile("(?m)^(  ([A-Z_]+)\\()(-?\\d+), (-?\\d+)(\\)[,;])");
  private static final int KEPT_APART = 10;

  /** Beyond this many centipawns a position teaches nothing. */
  private static final int CLEAR = 2500;

  private Tuner() {}

  public static void main(String[] args) throws IOException {
    List<TrainingPosition> data =
        TrainingPosition.readAll(Path.of(args[0])).stream()
            .filter(line -> line.quiet() && Math.abs(line.whiteScore()) < CLEAR)
            .toList();
    int rounds = Integer.parseInt(args[1]);
    double pull = Double.parseDouble(args[2]);
    double steepness = steepness(data);
    TexelFit<Position> fit =
        new TexelFit<>(
            positions(data, false, steepness),
            positions(data, true, steepness),
            new Boards()::evaluation,
            Weights.STANDARD.values());
    System.out.printf(
        "%d positions, k of the search %.6f, of the evaluation %.6f%n",
        data.size(), steepness, fit.k());
    System.out.printf("log loss %.6f, kept apart %.6f%n", fit.loss(), fit.lossApart());
    for (int round = 1; round <= rounds; round++) {
      fit.improve(pull);
      System.out.printf(
          "round %d: log loss %.6f, kept apart %.6f%n", round, fit.loss(), fit.lossApart());
    }
    int[] before = Weights.STANDARD.values();
    int[] after = fit.weights();
    for (int i = 0; i < after.length; i++) {
      System.out.printf("%-24s %6d %6d%n", Weights.NAMES.get(i), before[i], after[i]);
    }
    if (args.length > 3) {
      rewrite(Path.of(args[3]), after);
    }
  }

  /** Returns the k with which the search's evaluations predict the results. */
  private static double steepness(List<TrainingPosition> data) {
    double[] counts = new double[data.size()];
    Arrays.fill(counts, 1);
    return Logistic.fit(
        data.stream().mapToDouble(TrainingPosition::whiteScore).toArray(),
        data.stream().mapToDouble(TrainingPosition::whiteResult).toArray(),
        counts);
  }

  private static List<TexelFit.Sample<Position>> positions(
      List<TrainingPosition> data, boolean apart, double k) {
    return data.stream()
        .filter(line -> line.game() % KEPT_APART == 0 == apart)
        .map(line -> new TexelFit.Sample<>(Rfen.parse(line.rfen()), target(line, k)))
        .toList();
  }

  private static double target(TrainingPosition line, double k) {
    return (line.whiteResult() + Logistic.expected(k, line.whiteScore())) / 2;
  }

  /** Evaluations that share the board of the position last looked at. */
  private static final class Boards {
    private Position position = Position.START;
    private Board board = new Board(position);

    /** Returns an evaluation with those weights, in centipawns from White's side. */
    TexelFit.Evaluation<Position> evaluation(int[] weights) {
      Evaluator evaluator = new Evaluator(new Weights(weights));
      return wanted -> {
        if (wanted != position) {
          position = wanted;
          board = new Board(wanted);
        }
        int own = evaluator.evaluate(board);
        return board.side() == 0 ? own : -own;
      };
    }
  }

  /** Puts the weights into the source of the terms. */
  private static void rewrite(Path source, int[] weights) throws IOException {
    String text = Files.readString(source);
    Matcher matcher = TERM.matcher(text);
    String written =
        matcher.replaceAll(
            term -> {
              int opening = Weights.NAMES.indexOf(term.group(2) + ".opening");
              int ending = Weights.NAMES.indexOf(term.group(2) + ".ending");
              return term.group(1) + weights[opening] + ", " + weights[ending] + term.group(5);
            });
    Files.writeString(source, written);
  }
}
