package org.raumbrett.app.model;

import java.lang.System.Logger;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.engine.StopToken;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Verdict;

/**
 * A second try at a move the engine had something to remark on: the board goes back to the position
 * before it, the answer is hidden, and what the user tries there is judged as the game's move was.
 * Nothing is written into the game unless the user asks. It ends as soon as he goes elsewhere.
 */
public final class Retry {
  private static final Logger LOG = System.getLogger(Retry.class.getName());

  /** Judges one move, on the thread that calls it. */
  @FunctionalInterface
  public interface Umpire {
    /**
     * Returns the judgement, null if it was stopped.
     *
     * @param level the engine's strength, 1 to 10
     */
    @Nullable Judgement judge(Position before, Move move, int level, StopToken stop);
  }

  /** How far the user has come. */
  public enum Outcome {
    /** He looks for a move. */
    LOOKING,
    /** His move is being judged. */
    JUDGING,
    /** His move is the engine's own. */
    BEST,
    /** His move loses less than a mark takes. */
    GOOD,
    /** His move would get a mark too. */
    WORSE,
    /** His move could not be judged. */
    FAILED
  }

  /**
   * A try.
   *
   * @param path the place the marked move leads to
   * @param before the position in which it was played
   * @param marked what the engine found about it
   * @param tried the move tried last, null if none was
   * @param found what the engine found about that, null while it is not known
   */
  public record State(
      GamePath path,
      Position before,
      Move played,
      Judgement marked,
      Outcome outcome,
      @Nullable Move tried,
      @Nullable Judgement found) {

    /** Returns whether a move can be tried now. */
    public boolean mayMove() {
      return switch (outcome) {
        case LOOKING, WORSE, FAILED -> true;
        case JUDGING, BEST, GOOD -> false;
      };
    }

    /** Returns the position to show: after the move tried, unless another is to be tried. */
    public Position shown() {
      return tried == null || mayMove() ? before : before.play(tried);
    }

    /** Returns the place before the marked move. */
    GamePath start() {
      return Walk.previous(path);
    }

    private State with(Outcome next, @Nullable Move move, @Nullable Judgement judgement) {
      return new State(path, before, played, marked, next, move, judgement);
    }
  }

  private final Desk desk;
  private final Tasks tasks;
  private final Umpire umpire;
  private final ReadOnlyObjectWrapper<@Nullable State> state = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<Game> visibleGame;
  private StopToken stop = new StopToken();

  /** Tries at moves of the desk's game. */
  public Retry(Desk desk, Tasks tasks, Umpire umpire) {
    this.desk = desk;
    this.tasks = tasks;
    this.umpire = umpire;
    visibleGame = new ReadOnlyObjectWrapper<>(desk.game());
    desk.gameProperty().addListener((observed, old, now) -> showGame());
    desk.placeProperty().addListener((observed, old, now) -> endIfElsewhere());
    desk.sittingProperty().addListener((observed, old, now) -> end());
  }

  /** Returns the try, null while there is none. */
  public ReadOnlyObjectProperty<@Nullable State> stateProperty() {
    return state.getReadOnlyProperty();
  }

  /** Returns the game as far as it may be seen: during a try not what follows. */
  public ReadOnlyObjectProperty<Game> visibleGameProperty() {
    return visibleGame.getReadOnlyProperty();
  }

  /** Returns whether the engine had something to remark on the move that led to the place. */
  public static boolean isMarked(Place place) {
    Judgement judgement = place.ply() == null ? null : place.ply().judgement();
    return judgement != null && judgement.verdict() != Verdict.NONE;
  }

  /** Begins a try at the move that led to the desk's place, or goes on to another move. */
  public void start() {
    if (state.get() != null) {
      again();
      return;
    }
    Place place = desk.place();
    Ply ply = place.ply();
    Judgement judgement = ply == null ? null : ply.judgement();
    if (ply != null && judgement != null && isMarked(place)) {
      GamePath start = Walk.previous(place.path());
      desk.goTo(start);
      set(
          new State(
              place.path(),
              desk.positionAt(start),
              ply.move(),
              judgement,
              Outcome.LOOKING,
              null,
              null));
    }
  }

  /** Tries a move; one that is not legal, or that comes while none can be tried, is no try. */
  public void attempt(Move move) {
    State now = state.get();
    if (now == null || !now.mayMove() || !now.before().isLegal(move)) {
      return;
    }
    Judgement marked = now.marked();
    if (move.equals(marked.bestMove())) {
      Judgement best =
          new Judgement(
              Verdict.NONE,
              marked.bestScore(),
              marked.bestScore(),
              marked.bestLine(),
              marked.depth(),
              marked.level());
      set(now.with(Outcome.BEST, move, best));
    } else if (move.equals(now.played())) {
      set(now.with(Outcome.WORSE, move, marked));
    } else {
      set(now.with(Outcome.JUDGING, move, null));
      StopToken token = stop;
      tasks.background(() -> judge(now, move, token));
    }
  }

  /** Takes back the move tried, so that another can be. */
  public void again() {
    State now = state.get();
    if (now != null) {
      forgetJudging();
      set(now.with(Outcome.LOOKING, null, null));
    }
  }

  /** Ends the try and goes to the marked move, its verdict and better line. Returns if one ran. */
  public boolean reveal() {
    State now = state.get();
    end();
    if (now != null) {
      desk.goTo(now.path());
    }
    return now != null;
  }

  /** Adds the move tried, with its verdict if there is one, to the game as a variation. */
  public void keep() {
    State now = state.get();
    Move tried = now == null ? null : now.tried();
    if (now != null && tried != null) {
      desk.addLine(now.start(), List.of(tried));
      if (now.found() != null) {
        GamePath place = GameEditor.play(desk.game(), now.start(), tried).path();
        desk.annotate(GameEditor.withJudgement(desk.game(), place, now.found()));
      }
    }
  }

  /** Returns whether the move tried is in the game. */
  public boolean isKept() {
    State now = state.get();
    Move tried = now == null ? null : now.tried();
    return now != null
        && tried != null
        && GameEditor.play(desk.game(), now.start(), tried).game() == desk.game();
  }

  private void judge(State tryingAt, Move move, StopToken token) {
    @Nullable Judgement found = null;
    try {
      found = umpire.judge(tryingAt.before(), move, tryingAt.marked().level(), token);
    } catch (RuntimeException e) {
      LOG.log(Logger.Level.ERROR, "a move tried could not be judged", e);
    }
    Judgement judgement = found;
    tasks.ui(
        () -> {
          if (token == stop && !token.isStopped()) {
            set(tryingAt.with(outcome(judgement, move), move, judgement));
          }
        });
  }

  private static Outcome outcome(@Nullable Judgement found, Move move) {
    if (found == null) {
      return Outcome.FAILED;
    }
    if (found.verdict() != Verdict.NONE) {
      return Outcome.WORSE;
    }
    return found.bestMove().equals(move) ? Outcome.BEST : Outcome.GOOD;
  }

  private void endIfElsewhere() {
    State now = state.get();
    if (now != null) {
      Ply ply = desk.game().has(now.path()) ? desk.game().ply(now.path()) : null;
      boolean there =
          desk.place().path().equals(now.start())
              && desk.place().position().equals(now.before())
              && ply != null
              && ply.move().equals(now.played());
      if (!there) {
        end();
      }
    }
  }

  private void end() {
    forgetJudging();
    set(null);
  }

  private void forgetJudging() {
    stop.stop();
    stop = new StopToken();
  }

  private void set(@Nullable State next) {
    state.set(next);
    showGame();
  }

  private void showGame() {
    State now = state.get();
    Game game = desk.game();
    boolean cut = now != null && game.has(now.path());
    visibleGame.set(cut ? GameEditor.delete(game, now.path()).game() : game);
  }
}
