package org.raumbrett.app.recovery;

import java.io.IOException;
import java.time.InstantSource;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.play.EngineGame;

/**
 * Keeps the desk's document while it is changed and not saved: a change is written when the delay
 * after it is over, together with those that came meanwhile, so that work going on for long is
 * written all the time.
 */
final class RecoveryKeeper {
  private final Desk desk;
  private final EngineGame game;
  private final KeptWork work;
  private final Delay delay;
  private final InstantSource clock;
  private boolean waiting;
  private boolean ended;

  /** Begins to keep. */
  RecoveryKeeper(Desk desk, EngineGame game, KeptWork work, Delay delay, InstantSource clock) {
    this.desk = desk;
    this.game = game;
    this.work = work;
    this.delay = delay;
    this.clock = clock;
    desk.gameProperty().addListener((observed, old, now) -> changed());
    desk.documentProperty().addListener((observed, old, now) -> changed());
    desk.modifiedProperty()
        .addListener(
            (observed, old, modified) -> {
              if (modified) {
                changed();
              } else {
                work.forget();
              }
            });
    changed();
  }

  /** Takes over what was left behind and will keep that from now on. */
  void adopt(LeftBehind left) throws IOException {
    work.adopt(left);
  }

  /** Keeps nothing any more: the window is closing and nothing is unsaved. */
  void end() {
    ended = true;
    work.end();
  }

  private void changed() {
    if (!waiting && desk.modifiedProperty().get()) {
      waiting = true;
      delay.run(this::keep);
    }
  }

  private void keep() {
    waiting = false;
    if (ended || !desk.modifiedProperty().get()) {
      return;
    }
    KeptDocument kept = KeptDocument.of(desk, game.seat(), clock.instant());
    work.write(() -> KeptText.write(kept));
  }
}
