package org.raumbrett.app.recovery;

import java.io.IOException;
import java.lang.System.Logger;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.raumbrett.app.model.Tasks;

/** A kept file that is written in the background; all is asked on the user interface's thread. */
final class KeptWork {
  private static final Logger LOG = System.getLogger(KeptWork.class.getName());

  private final KeptFile file;
  private final Tasks tasks;
  private final Consumer<IOException> failed;
  private boolean told;
  private boolean ended;
  private long number;

  /** Work in that file; {@code failed} hears of the first error. */
  KeptWork(KeptFile file, Tasks tasks, Consumer<IOException> failed) {
    this.file = file;
    this.tasks = tasks;
    this.failed = failed;
  }

  /** Writes what is to be kept now; the content is made in the background. */
  void write(Supplier<String> content) {
    long turn = number++;
    background(() -> file.write(turn, content.get()));
  }

  /** Keeps nothing for now. */
  void forget() {
    long turn = number++;
    background(() -> file.clear(turn));
  }

  /** Takes over what was left behind. */
  void adopt(LeftBehind left) throws IOException {
    file.adopt(number++, left);
  }

  /** Keeps nothing any more. */
  void end() {
    ended = true;
    try {
      file.close();
    } catch (IOException e) {
      LOG.log(Logger.Level.WARNING, "cannot remove what was kept: " + e);
    }
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
