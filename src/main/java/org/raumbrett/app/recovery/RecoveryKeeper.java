package org.raumbrett.app.recovery;

import java.io.IOException;
import java.lang.System.Logger;
import java.time.InstantSource;
import java.util.function.Consumer;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.app.play.EngineGame;

/**
 * Keeps the desk's document while it is changed and not saved: a change is written when the delay
 * after it is over, together with those that came meanwhile, so that work going on for long is
 * written all the time.
 */
final class RecoveryKeeper {
  private static final Logger LOG = System.getLogger(RecoveryKeeper.class.getName());

  private final Desk desk;
  private final EngineGame game;
  private final Tasks tasks;
  private final KeptFile file;
  private final Delay delay;
  private final InstantSource clock;
  private final Consumer<IOException> failed;
  private boolean waiting;
  private boolean told;
  private boolean ended;
  private long number;

  /** Begins to keep; {@code failed} hears of the first error on the user interface's thread. */
  RecoveryKeeper(
      Desk desk,
      EngineGame game,
      Tasks tasks,
      KeptFile file,
      Delay delay,
      InstantSource clock,
      Consumer<IOException> failed) {
    this.desk = desk;
    this.game = game;
    this.tasks = tasks;
    this.file = file;
    this.delay = delay;
    this.clock = clock;
    this.failed = failed;
    desk.gameProperty().addListener((observed, old, now) -> changed());
    desk.documentProperty().addListener((observed, old, now) -> changed());
    desk.modifiedProperty()
        .addListener(
            (observed, old, modified) -> {
              if (modified) {
                changed();
              } else {
                forget();
              }
            });
    changed();
  }

  /** Takes over what was left behind and will keep that from now on. */
  void adopt(LeftBehind left) throws IOException {
    file.adopt(number++, left);
  }

  /** Keeps nothing any more: the window is closing and nothing is unsaved. */
  void end() {
    ended = true;
    try {
      file.close();
    } catch (IOException e) {
      LOG.log(Logger.Level.WARNING, "cannot remove what was kept: " + e);
    }
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
    long turn = number++;
    background(() -> file.write(turn, kept));
  }

  private void forget() {
    long turn = number++;
    background(() -> file.clear(turn));
  }

  @FunctionalInterface
  private interface DiskWork {
    void run() throws IOException;
  }

  private void background(DiskWork work) {
    tasks.background(
        () -> {
          try {
            work.run();
          } catch (IOException e) {
            LOG.log(Logger.Level.WARNING, "unsaved changes cannot be kept: " + e);
            tasks.ui(() -> tell(e));
          }
        });
  }

  private void tell(IOException problem) {
    if (!told && !ended) {
      told = true;
      failed.accept(problem);
    }
  }
}
