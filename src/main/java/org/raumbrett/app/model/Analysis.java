package org.raumbrett.app.model;

import java.lang.System.Logger;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import org.raumbrett.engine.StopToken;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Ply;

/**
 * The judging of the game on the desk. Judgements go into the game as they come; a cancelled
 * analysis keeps those that came.
 */
public final class Analysis {
  private static final Logger LOG = System.getLogger(Analysis.class.getName());

  /**
   * How far it is.
   *
   * @param running whether moves are being judged
   * @param done how many moves have their judgement
   * @param total how many moves are to have one
   * @param secondsLeft an estimate, negative while there is none
   * @param failure what went wrong, null if nothing did
   */
  public record State(
      boolean running, int done, int total, int secondsLeft, @Nullable String failure) {
    /** Nothing is being judged. */
    public static final State IDLE = new State(false, 0, 0, -1, null);
  }

  private record Found(GamePath path, Judgement judgement) {}

  private record Progress(int done, int total) {}

  private final Desk desk;
  private final Tasks tasks;
  private final Judge judge;
  private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.IDLE);
  private @Nullable StopToken current;
  private long started;
  private int doneAtStart;

  /** Judges the desk's game with that judge. */
  public Analysis(Desk desk, Tasks tasks, Judge judge) {
    this.desk = desk;
    this.tasks = tasks;
    this.judge = judge;
    desk.sittingProperty().addListener((observed, old, now) -> cancel());
  }

  /** Returns how far it is. */
  public ReadOnlyObjectProperty<State> stateProperty() {
    return state.getReadOnlyProperty();
  }

  /** Returns how far it is. */
  public State state() {
    return state.get();
  }

  /** Judges the game at that strength, 1 to 10, and shows its final position. */
  public void start(int level) {
    cancel();
    desk.last();
    Game game = desk.game();
    if (game.length() == 0) {
      return;
    }
    StopToken stop = new StopToken();
    current = stop;
    started = System.nanoTime();
    doneAtStart = -1;
    state.set(new State(true, 0, game.length(), -1, null));
    Batch<Object> batch = new Batch<>(tasks::ui, news -> take(game, stop, news));
    tasks.background(() -> run(game, level, stop, batch));
  }

  /** Stops judging; what has been found stays in the game. */
  public void cancel() {
    if (current != null) {
      current.stop();
      current = null;
      state.set(State.IDLE);
    }
  }

  private void run(Game game, int level, StopToken stop, Batch<Object> batch) {
    @Nullable String failure = null;
    try {
      judge.judge(game, level, stop, new Reporter(batch));
    } catch (RuntimeException e) {
      LOG.log(Logger.Level.ERROR, "judging failed", e);
      failure = e.toString();
    }
    String message = failure;
    tasks.ui(() -> finish(stop, message));
  }

  private record Reporter(Batch<Object> batch) implements Judge.Listener {
    @Override
    public void judged(GamePath path, Judgement judgement) {
      batch.add(new Found(path, judgement));
    }

    @Override
    public void progress(int done, int total) {
      batch.add(new Progress(done, total));
    }
  }

  /** News of an analysis that is no longer the current one is old and not taken. */
  private void take(Game judged, StopToken stop, List<Object> news) {
    if (stop != current) {
      return;
    }
    Game game = desk.game();
    @Nullable Progress progress = null;
    for (Object item : news) {
      if (item instanceof Found found) {
        game = merge(judged, game, found);
      } else if (item instanceof Progress newer) {
        progress = newer;
      }
    }
    if (game != desk.game()) {
      desk.annotate(game);
    }
    if (progress != null) {
      state.set(new State(true, progress.done(), progress.total(), secondsLeft(progress), null));
    }
  }

  /** The user may have changed the game since: a judgement belongs to a line of moves. */
  private static Game merge(Game judged, Game game, Found found) {
    if (!game.has(found.path()) || !game.moves(found.path()).equals(judged.moves(found.path()))) {
      return game;
    }
    Ply ply = game.ply(found.path());
    Judgement old = ply == null ? null : ply.judgement();
    return ply == null || found.judgement().equals(old)
        ? game
        : GameEditor.withJudgement(game, found.path(), found.judgement());
  }

  private int secondsLeft(Progress progress) {
    if (doneAtStart < 0) {
      doneAtStart = progress.done() - 1;
    }
    int newly = progress.done() - doneAtStart;
    double seconds = (System.nanoTime() - started) / 1e9;
    if (newly < 3 || seconds < 2) {
      return -1;
    }
    return (int) Math.ceil(seconds / newly * (progress.total() - progress.done()));
  }

  private void finish(StopToken stop, @Nullable String failure) {
    if (stop == current) {
      current = null;
      state.set(failure == null ? State.IDLE : new State(false, 0, 0, -1, failure));
    }
  }
}
