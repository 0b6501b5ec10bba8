package org.raumbrett.analysis;

import java.util.OptionalLong;

/**
 * How far an analysis has come.
 *
 * @param done moves with a judgement, those from an earlier run included
 * @param total moves to judge
 * @param judgedNow moves judged in this run
 * @param millis wall time of this run
 */
public record AnalysisProgress(int done, int total, int judgedNow, long millis) {
  /**
   * Returns the wall time the rest will take at the pace of this run, in milliseconds; empty before
   * its first judgement.
   */
  public OptionalLong millisLeft() {
    return judgedNow == 0
        ? OptionalLong.empty()
        : OptionalLong.of(millis * (total - done) / judgedNow);
  }
}
