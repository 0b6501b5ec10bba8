package org.raumbrett.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.raumbrett.board.Side;

/**
 * How well a side played, in per cent: the formulas of lichess. A move's accuracy depends on how
 * far it let the win percentage drop. A game's is the mean of two means over them: one that weighs
 * the moves of turbulent phases more, and the harmonic one, which single bad moves pull down.
 */
final class Accuracy {
  private static final int MIN_WINDOW = 2;
  private static final int MAX_WINDOW = 8;
  private static final int MOVES_A_PLACE = 10;
  private static final double MIN_WEIGHT = 0.5;
  private static final double MAX_WEIGHT = 12;

  private Accuracy() {}

  /**
   * Returns the accuracy of one move, 0 to 100.
   *
   * @param drop how far the win percentage fell, 0 to 100
   */
  static double ofMove(double drop) {
    double raw = 103.1668 * StrictMath.exp(-0.04354 * drop) - 3.1669;
    return clamp(raw + 1, 0, 100);
  }

  /**
   * Returns the accuracy of a side, 0 to 100; empty if none of its moves is among those judged.
   *
   * @param moves the judged moves of both sides in their order
   */
  static OptionalDouble ofSide(List<JudgedMove> moves, Side side) {
    List<Double> weights = weights(moves);
    double weighted = 0;
    double weightSum = 0;
    double inverse = 0;
    int count = 0;
    for (int i = 0; i < moves.size(); i++) {
      if (moves.get(i).mover() == side) {
        double accuracy = ofMove(50 * moves.get(i).loss());
        weighted += accuracy * weights.get(i);
        weightSum += weights.get(i);
        inverse += 1 / Math.max(1, accuracy);
        count++;
      }
    }
    return count == 0
        ? OptionalDouble.empty()
        : OptionalDouble.of((weighted / weightSum + count / inverse) / 2);
  }

  /**
   * Returns each move's weight: the volatility of the win percentage in a window that ends with the
   * position after the move; the first moves share the first window.
   */
  private static List<Double> weights(List<JudgedMove> moves) {
    List<Double> percentages = percentages(moves);
    int window = (int) clamp(moves.size() / MOVES_A_PLACE, MIN_WINDOW, MAX_WINDOW);
    List<Double> weights = new ArrayList<>();
    for (int i = 0; i < moves.size(); i++) {
      int end = Math.max(window, i + 2);
      double deviation = standardDeviation(percentages.subList(end - window, end));
      weights.add(clamp(deviation, MIN_WEIGHT, MAX_WEIGHT));
    }
    return weights;
  }

  /** Returns White's win percentage before each move, and after the last one. */
  private static List<Double> percentages(List<JudgedMove> moves) {
    List<Double> percentages = new ArrayList<>();
    for (JudgedMove move : moves) {
      percentages.add(WinChance.percent(move.judgement().bestScore()));
    }
    if (!moves.isEmpty()) {
      percentages.add(WinChance.percent(moves.get(moves.size() - 1).judgement().score()));
    }
    return percentages;
  }

  private static double standardDeviation(List<Double> values) {
    double mean = values.stream().mapToDouble(Double::doubleValue).sum() / values.size();
    double squares = 0;
    for (double value : values) {
      squares += (value - mean) * (value - mean);
    }
    return Math.sqrt(squares / values.size());
  }

  private static double clamp(double value, double least, double most) {
    return Math.max(least, Math.min(most, value));
  }
}
