package org.raumbrett.tools;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A position of a self-play game, one line of a data file.
 *
 * @param rfen the position
 * @param whiteHalfPoints how its game ended: 2 if White won, 1 for a draw, 0 if Black won
 * @param whiteScore the search's evaluation in centipawns from White's side
 * @param quiet whether the side to move is not in check and the move played takes nothing
 * @param game the number of its game
 */
record TrainingPosition(String rfen, int whiteHalfPoints, int whiteScore, boolean quiet, int game) {

  /** Reads a file. */
  static List<TrainingPosition> readAll(Path file) throws IOException {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.map(TrainingPosition::parse).toList();
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  String toLine() {
    return rfen
        + '\t'
        + whiteHalfPoints
        + '\t'
        + whiteScore
        + '\t'
        + (quiet ? 'q' : '-')
        + '\t'
        + game;
  }

  /** Returns the result for White, 0 to 1. */
  double whiteResult() {
    return whiteHalfPoints / 2.0;
  }

  private static TrainingPosition parse(String line) {
    String[] fields = line.split("\t");
    return new TrainingPosition(
        fields[0],
        Integer.parseInt(fields[1]),
        Integer.parseInt(fields[2]),
        fields[3].equals("q"),
        Integer.parseInt(fields[4]));
  }
}
