package org.raumbrett.app.recovery;

import java.io.IOException;
import java.time.Instant;
import java.time.InstantSource;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.value.ChangeListener;
import org.raumbrett.board.Setup;

/** Keeps a position while it is being set up: as late as {@link RecoveryKeeper} keeps a game. */
final class SetupKeeper {
  private final ReadOnlyObjectProperty<Setup> setup;
  private final KeptWork work;
  private final Delay delay;
  private final InstantSource clock;
  private final ChangeListener<Setup> listener = (observed, old, now) -> changed();
  private boolean waiting;
  private boolean ended;

  /** Begins to keep: what the editor begins with is no work yet. */
  SetupKeeper(
      ReadOnlyObjectProperty<Setup> setup, KeptWork work, Delay delay, InstantSource clock) {
    this.setup = setup;
    this.work = work;
    this.delay = delay;
    this.clock = clock;
    setup.addListener(listener);
  }

  /** Takes over what was left behind and will keep that from now on. */
  void adopt(LeftBehind left) throws IOException {
    work.adopt(left);
  }

  /** Keeps nothing any more: the editor is closed. */
  void end() {
    ended = true;
    setup.removeListener(listener);
    work.end();
  }

  private void changed() {
    if (!waiting) {
      waiting = true;
      delay.run(this::keep);
    }
  }

  private void keep() {
    waiting = false;
    if (!ended) {
      Setup now = setup.get();
      Instant time = clock.instant();
      work.write(() -> KeptText.write(now, time));
    }
  }
}
