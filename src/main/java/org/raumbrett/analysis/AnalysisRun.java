package org.raumbrett.analysis;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.engine.StopToken;
import org.raumbrett.engine.Strength;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Judgement;

/**
 * One run of a {@link GameAnalyser}: hands out the moves to its threads and gathers what they find.
 */
final class AnalysisRun {
  /** What was found about the move that leads to the place. */
  record Finding(GamePath path, Judgement judgement) {}

  private final List<PlayedMove> open;
  private final int total;
  private final Strength strength;
  private final AnalysisListener listener;
  private final StopToken stop;
  private final long startNanos = System.nanoTime();
  private final List<Finding> findings = new ArrayList<>();
  private int next;

  /**
   * A run.
   *
   * @param open the moves to judge
   * @param total the moves of the scope, those already judged included
   */
  AnalysisRun(
      List<PlayedMove> open,
      int total,
      Strength strength,
      AnalysisListener listener,
      StopToken stop) {
    this.open = open;
    this.total = total;
    this.strength = strength;
    this.listener = listener;
    this.stop = stop;
  }

  synchronized void start() {
    listener.progress(progress());
  }

  /** Judges moves until none is left or the run is stopped; one call a thread. */
  void work(MoveJudge judge) {
    for (PlayedMove move = take(); move != null; move = take()) {
      Judgement judgement = judge.judge(move.before(), move.move(), strength, stop);
      if (judgement != null) {
        keep(new Finding(move.path(), judgement));
      }
    }
  }

  /** Ends the run, as its user's token would. */
  void abandon() {
    stop.stop();
  }

  synchronized List<Finding> findings() {
    return List.copyOf(findings);
  }

  private synchronized @Nullable PlayedMove take() {
    return stop.isStopped() || next == open.size() ? null : open.get(next++);
  }

  private synchronized void keep(Finding finding) {
    findings.add(finding);
    listener.judged(finding.path(), finding.judgement());
    listener.progress(progress());
  }

  private AnalysisProgress progress() {
    int judged = findings.size();
    long millis = (System.nanoTime() - startNanos) / 1_000_000;
    return new AnalysisProgress(total - open.size() + judged, total, judged, millis);
  }
}
