package org.raumbrett.app.recovery;

import java.io.IOException;
import java.time.InstantSource;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.play.EngineGame;
import org.raumbrett.game.Game;

/**
 * Keeps the desk's document while it is changed and not saved: a change is written when the delay
 * after it is over, together with those that came meanwhile, so that work going on for long is
 * written all the time. What is being written in a form is kept as if it was done already.
 */
final class RecoveryKeeper {
  private final Desk desk;
  private final EngineGame game;
  private final ReadOnlyObjectProperty<@Nullable Supplier<Game>> draft;
  private final KeptWork work;
  private final Delay delay;
  private final InstantSource clock;
  private boolean waiting;
  private boolean ended;

  /**
   * Begins to keep.
   *
   * @param draft see {@link Recovery#draftProperty}
   */
  RecoveryKeeper(
      Desk desk,
      EngineGame game,
      ReadOnlyObjectProperty<@Nullable Supplier<Game>> draft,
      KeptWork work,
      Delay delay,
      InstantSource clock) {
    this.desk = desk;
    this.game = game;
    this.draft = draft;
    this.work = work;
    this.delay = delay;
    this.clock = clock;
    desk.gameProperty().addListener((observed, old, now) -> changed());
    desk.documentProperty().addListener((observed, old, now) -> changed());
    desk.modifiedProperty().addListener((observed, old, now) -> changedOrGone());
    draft.addListener((observed, old, now) -> changedOrGone());
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
    if (!waiting && hasWork()) {
      waiting = true;
      delay.run(this::keep);
    }
  }

  private void changedOrGone() {
    if (hasWork()) {
      changed();
    } else {
      work.forget();
    }
  }

  private boolean hasWork() {
    return desk.modifiedProperty().get() || draft.get() != null;
  }

  private void keep() {
    waiting = false;
    if (ended) {
      return;
    }
    Supplier<Game> writing = draft.get();
    Game looked = writing == null ? desk.game() : writing.get();
    if (desk.modifiedProperty().get() || looked != desk.game()) {
      KeptDocument kept = KeptDocument.of(desk, looked, game.seat(), clock.instant());
      work.write(() -> KeptText.write(kept));
    } else if (writing != null) {
      // All that was written in the form is taken out again.
      work.forget();
    }
  }
}
