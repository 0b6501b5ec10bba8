package org.raumbrett.app.model;

import java.util.concurrent.Executor;

/**
 * Where work runs. Tests use {@link #sameThread}, so that what a user would wait for has happened
 * when the call returns.
 */
public interface Tasks {
  /** Runs the work on a background thread, soon. */
  void background(Runnable work);

  /** Runs the work on the user interface's thread, soon. */
  void ui(Runnable work);

  /** Everything at once, on the calling thread. */
  static Tasks sameThread() {
    return on(Runnable::run, Runnable::run);
  }

  /** Background work on the one executor, the interface's on the other. */
  static Tasks on(Executor background, Executor ui) {
    return new Tasks() {
      @Override
      public void background(Runnable work) {
        background.execute(work);
      }

      @Override
      public void ui(Runnable work) {
        ui.execute(work);
      }
    };
  }
}
