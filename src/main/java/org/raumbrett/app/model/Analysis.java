package org.raumbrett.app.model;

import java.lang.System.Logger;
import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import org.raumbrett.analysis.AnalysisListener;
import org.raumbrett.analysis.AnalysisProgress;
import org.raumbrett.analysis.AnalysisScope;
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

  private final Desk desk;
  private final Tasks tasks;
  private final Judge judge;
  private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.IDLE);
  private final ObjectProperty<AnalysisScope> scope =
      new SimpleObjectProperty<>(AnalysisScope.MAIN_LINE);
  private @Nullable StopToken current;

  /** Judges the desk's game with that judge. */
  public Analysis(Desk desk, Tasks tasks, Judge judge) {
    this.desk = desk;
    this.tasks = tasks;
    this.judge = judge;
    desk.sittingProperty().addListener((observed, old, now) -> forGame());
  }

  /** A range of moves means one game; whose moves are judged is the user's wish for all. */
  private void forGame() {
    cancel();
    scope.set(scope.get().withPlies(1, Integer.MAX_VALUE));
  }

  /** Returns which moves are judged. */
  public ObjectProperty<AnalysisScope> scopeProperty() {
    return scope;
  }

  /** Returns how far it is. */
  public ReadOnlyObjectProperty<State> stateProperty() {
    return state.getReadOnlyProperty();
  }

  /** Returns how far it is. */
  public State state() {
    return state.get();
  }

  /** Judges the game at that strength, 1 to 10, and leaves the user where he is. */
  public void start(int level) {
    run(level, scope.get());
  }

  /** Judges the variations too, from now on, and leaves the user where he is. */
  public void startWithVariations(int level) {
    scope.set(scope.get().withVariations(true));
    run(level, scope.get());
  }

  private void run(int level, AnalysisScope wanted) {
    cancel();
    Game game = desk.game();
    if (game.length() == 0) {
      return;
    }
    StopToken stop = new StopToken();
    current = stop;
    state.set(new State(true, 0, 0, -1, null));
    Batch<Object> batch = new Batch<>(tasks::ui, news -> take(game, stop, news));
    tasks.background(() -> judge(game, level, wanted, stop, batch));
  }

  /** Stops judging; what has been found stays in the game. */
  public void cancel() {
    if (current != null) {
      current.stop();
      current = null;
      state.set(State.IDLE);
    }
  }

  private void judge(
      Game game, int level, AnalysisScope wanted, StopToken stop, Batch<Object> batch) {
    @Nullable String failure = null;
    try {
      judge.judge(game, level, wanted, stop, new Reporter(batch));
    } catch (RuntimeException e) {
      LOG.log(Logger.Level.ERROR, "judging failed", e);
      failure = e.toString();
    }
    String message = failure;
    tasks.ui(() -> finish(stop, message));
  }

  private record Reporter(Batch<Object> batch) implements AnalysisListener {
    @Override
    public void judged(GamePath path, Judgement judgement) {
      batch.add(new Found(path, judgement));
    }

    @Override
    public void progress(AnalysisProgress progress) {
      batch.add(progress);
    }
  }

  /** News of an analysis that is no longer the current one is old and not taken. */
  private void take(Game judged, StopToken stop, List<Object> news) {
    if (stop != current) {
      return;
    }
    Game game = desk.game();
    @Nullable AnalysisProgress progress = null;
    for (Object item : news) {
      if (item instanceof Found found) {
        game = merge(judged, game, found);
      } else if (item instanceof AnalysisProgress newer) {
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

  /** An estimate from few moves would jump about. */
  private static int secondsLeft(AnalysisProgress progress) {
    boolean tooEarly = progress.judgedNow() < 3 || progress.millis() < 2_000;
    return tooEarly ? -1 : (int) ((progress.millisLeft().orElse(0) + 999) / 1_000);
  }

  private void finish(StopToken stop, @Nullable String failure) {
    if (stop == current) {
      current = null;
      state.set(failure == null ? State.IDLE : new State(false, 0, 0, -1, failure));
    }
  }
}
