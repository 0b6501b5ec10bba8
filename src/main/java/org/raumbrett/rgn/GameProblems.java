package org.raumbrett.rgn;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * Collects the problems of one game while it is read: the first of them, and the number of all. The
 * few that are found late but stand in the header are always kept.
 */
final class GameProblems {
  /** The most problems that are listed. */
  static final int LISTED = 100;

  /** A problem whose line and column are not yet known. */
  record Found(ProblemKind kind, int offset, int length, List<Object> arguments) {}

  /**
   * A number in the move text that is none of the move that follows.
   *
   * @param offset where it stands
   * @param digits how many digits it has
   * @param length how long it is with the dots behind it
   * @param right the right number, empty if there should be none
   * @param told whether there is a problem about it, else it is one of those that are wrong alike
   */
  record WrongNumber(int offset, int digits, int length, String right, boolean told) {}

  /** The most wrong numbers that are kept. */
  static final int NUMBERS = 10_000;

  private final List<WrongNumber> numbers = new ArrayList<>();
  private final List<Found> first = new ArrayList<>();
  private final List<Found> scanned = new ArrayList<>();
  private final List<Found> late = new ArrayList<>();
  private int errors;
  private int losses;
  private int count;

  void add(ProblemKind kind, int offset, int length, Object... arguments) {
    if (first.size() < LISTED) {
      first.add(new Found(kind, offset, length, Arrays.asList(arguments)));
    }
    tally(kind);
  }

  /** Adds a problem found by going through the whole text before it is read, in its order. */
  void addScanned(ProblemKind kind, int offset, int length, Object... arguments) {
    if (scanned.size() < LISTED) {
      scanned.add(new Found(kind, offset, length, Arrays.asList(arguments)));
    }
    tally(kind);
  }

  /** Adds a problem found after others that stand behind it; a game has only a few such. */
  void addLate(ProblemKind kind, int offset, int length, Object... arguments) {
    late.add(new Found(kind, offset, length, Arrays.asList(arguments)));
    tally(kind);
  }

  void addNumber(WrongNumber number) {
    if (numbers.size() < NUMBERS) {
      numbers.add(number);
    }
  }

  /** Returns the first {@link #NUMBERS} wrong numbers, in the order of the text. */
  List<WrongNumber> numbers() {
    return numbers;
  }

  private void tally(ProblemKind kind) {
    count++;
    errors += kind.severity() == Severity.ERROR ? 1 : 0;
    losses += kind.losesText() ? 1 : 0;
  }

  int count() {
    return count;
  }

  int errors() {
    return errors;
  }

  /** Returns how many of them lose text; see {@link ProblemKind#losesText}. */
  int losses() {
    return losses;
  }

  /** Returns the problems to list, in the order of the text. */
  List<Found> inOrder() {
    List<Found> all = new ArrayList<>(late);
    all.addAll(scanned);
    all.addAll(first);
    all.sort(Comparator.comparingInt(Found::offset));
    return all.subList(0, Math.min(all.size(), LISTED));
  }
}
