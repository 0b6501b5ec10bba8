package org.raumbrett.cli;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.raumbrett.analysis.AnalysisListener;
import org.raumbrett.analysis.AnalysisProgress;

/** Tells how far an analysis has come, a line every few seconds; a quick one is told nothing. */
final class ProgressLines implements AnalysisListener {
  private static final long MILLIS_BETWEEN = 2_000;

  private final Streams streams;
  private final String name;
  private long told;

  ProgressLines(Streams streams, String name) {
    this.streams = streams;
    this.name = name;
  }

  @Override
  public void progress(AnalysisProgress progress) {
    if (progress.millis() - told >= MILLIS_BETWEEN && progress.done() < progress.total()) {
      told = progress.millis();
      long seconds = TimeUnit.MILLISECONDS.toSeconds(progress.millisLeft().orElse(0) + 999);
      streams.tell(
          String.format(
              Locale.ROOT,
              "%s: move %d of %d, about %d s left",
              name,
              progress.done(),
              progress.total(),
              seconds));
    }
  }
}
