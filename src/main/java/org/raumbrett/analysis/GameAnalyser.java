package org.raumbrett.analysis;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Supplier;
import org.raumbrett.engine.StopToken;
import org.raumbrett.engine.Strength;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Line;

/**
 * Judges the moves of a whole game. Positions are judged independently of each other, so the number
 * of threads changes the time it takes and nothing else; and a run that was stopped, continued
 * later, ends with what an uninterrupted one would have found.
 */
public final class GameAnalyser {
  private final Supplier<MoveJudge> judges;

  /** An analyser with this program's engine. */
  public GameAnalyser() {
    this(MoveJudge::new);
  }

  /**
   * An analyser.
   *
   * @param judges makes a judge for each thread
   */
  GameAnalyser(Supplier<MoveJudge> judges) {
    this.judges = judges;
  }

  /**
   * Judges the moves in the scope that have no judgement of this level yet, early ones first, and
   * returns when all are done or the token says stop. Interrupting the calling thread stops it too
   * and leaves the thread interrupted.
   *
   * @param threads how many moves are judged at once, at least 1
   * @return the game with the judgements, all or those that were done when it was stopped
   */
  public Game analyse(
      Game game,
      Strength strength,
      AnalysisScope scope,
      int threads,
      AnalysisListener listener,
      StopToken stop) {
    List<PlayedMove> moves = PlayedMove.in(game, scope);
    List<PlayedMove> open =
        moves.stream().filter(move -> !isJudged(move, strength.number())).toList();
    AnalysisRun run = new AnalysisRun(open, moves.size(), strength, listener, stop);
    run.start();
    runOnThreads(run, Math.min(threads, open.size()));
    Game judged = game;
    for (AnalysisRun.Finding finding : run.findings()) {
      judged = with(judged, finding.path(), finding.judgement());
    }
    return judged;
  }

  /** Returns the game with the judgement at the move that leads to the place. */
  public static Game with(Game game, GamePath path, Judgement judgement) {
    Line line = game.line(path);
    int index = path.ply() - 1;
    return game.withLine(path, line.with(index, line.plies().get(index).withJudgement(judgement)));
  }

  private static boolean isJudged(PlayedMove move, int level) {
    Judgement judgement = move.ply().judgement();
    return judgement != null && judgement.level() == level;
  }

  private void runOnThreads(AnalysisRun run, int threads) {
    if (threads == 0) {
      return;
    }
    ExecutorService pool = Executors.newFixedThreadPool(threads, GameAnalyser::thread);
    List<Future<?>> workers = new ArrayList<>();
    for (int i = 0; i < threads; i++) {
      workers.add(pool.submit(() -> run.work(judges.get())));
    }
    pool.shutdown();
    boolean interrupted = false;
    RuntimeException failure = null;
    for (int i = 0; i < workers.size(); ) {
      try {
        workers.get(i).get();
        i++;
      } catch (InterruptedException e) {
        interrupted = true;
        run.abandon();
      } catch (ExecutionException e) {
        failure = new IllegalStateException("the analysis failed", e.getCause());
        run.abandon();
        i++;
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    if (failure != null) {
      throw failure;
    }
  }

  private static Thread thread(Runnable work) {
    Thread thread = new Thread(work, "analysis");
    thread.setDaemon(true);
    return thread;
  }
}
