package org.raumbrett.app.play;

import java.time.LocalDate;
import java.util.List;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.app.model.Walk;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.board.Side;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Tags;

/**
 * A game against the engine, played at the end of the main line of the desk's game. All else that
 * can be done with a game can be done meanwhile; where it changes the main line, the engine answers
 * what stands there then. Another game on the desk ends it.
 */
public final class EngineGame {
  /** What is going on. */
  public enum Phase {
    /** Nothing is played. */
    OFF,
    USERS_TURN,
    THINKING,
    OVER
  }

  /**
   * How it stands.
   *
   * @param players who plays, null if nothing is played
   * @param end how the game ended, null while it goes on
   */
  public record State(Phase phase, @Nullable Players players, @Nullable GameEnd end) {
    static final State OFF = new State(Phase.OFF, null, null);
  }

  /**
   * What the engine needs besides the game to play it on.
   *
   * @param level its strength, 1 to 10
   */
  public record Seat(Side engine, int level) {}

  private final Desk desk;
  private final Thinking thinking;
  private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.OFF);
  private final ReadOnlyObjectWrapper<@Nullable Move> reply = new ReadOnlyObjectWrapper<>();
  private @Nullable Players players;
  private @Nullable Score lastScore;
  private boolean held;

  /** Plays with that opponent, which thinks in the background. */
  public EngineGame(Desk desk, Tasks tasks, Opponent opponent) {
    this.desk = desk;
    thinking = new Thinking(tasks, opponent, this::answer, this::stop);
    desk.sittingProperty().addListener((observed, old, now) -> stop());
    // Only when the desk has done with its change may the next one follow.
    desk.gameProperty().addListener((observed, old, now) -> tasks.ui(this::update));
  }

  /** Returns how it stands. */
  public ReadOnlyObjectProperty<State> stateProperty() {
    return state.getReadOnlyProperty();
  }

  /** Returns how it stands. */
  public State state() {
    return state.get();
  }

  /**
   * Returns the engine's last move that came while the user was elsewhere in the game, else null.
   */
  public ReadOnlyObjectProperty<@Nullable Move> unseenReplyProperty() {
    return reply.getReadOnlyProperty();
  }

  /** Puts a new game on the desk and plays it. */
  public void start(Position start, Players chosen, LocalDate date) {
    desk.show(NewGame.document(start, chosen.white(), chosen.black(), date));
    lastScore = null;
    players = chosen;
    update();
  }

  /** Returns the engine's seat in the game on the desk, null if it does not play there. */
  public @Nullable Seat seat() {
    Players playing = players;
    return playing == null ? null : new Seat(playing.engine(), playing.level());
  }

  /**
   * Plays on the game that lies on the desk; the engine moves if it is its turn at the end of the
   * main line.
   */
  public void resume(Seat seat) {
    lastScore = null;
    players = Players.of(seat.engine(), seat.level(), desk.game().tags());
    update();
  }

  /** Plays no more; the game stays as it is. */
  public void stop() {
    thinking.cancel();
    players = null;
    state.set(State.OFF);
  }

  /** Returns whether it is the engine that has to move where the user stands. */
  public boolean isEnginesTurnHere() {
    return state().phase() == Phase.THINKING && isHere();
  }

  /** Returns whether a move played now would be a variation and no move of the game played. */
  public boolean isAside() {
    Phase phase = state().phase();
    return (phase == Phase.USERS_TURN || phase == Phase.THINKING) && !isHere();
  }

  private boolean isHere() {
    return desk.place().path().equals(desk.game().end());
  }

  /** Lets the engine play what it has found so far. */
  public void moveNow() {
    thinking.moveNow();
  }

  /** Takes back a change; of a move that the engine has answered, both. */
  public void undo() {
    int length = desk.game().length();
    hold(
        () -> {
          desk.undo();
          if (players != null
              && desk.game().length() < length
              && isEnginesTurnAtEnd()
              && desk.history().canUndoProperty().get()) {
            desk.undo();
          }
        });
  }

  /** Does again what was taken back; of a move that the engine had answered, both. */
  public void redo() {
    int length = desk.game().length();
    hold(
        () -> {
          desk.redo();
          if (players != null
              && desk.game().length() > length
              && isEnginesTurnAtEnd()
              && desk.history().canRedoProperty().get()) {
            desk.redo();
          }
        });
  }

  /** Takes back changes until the user has his last move of the main line back. */
  public void takeBack() {
    int length = desk.game().length();
    while (desk.game().length() >= length && desk.history().canUndoProperty().get()) {
      undo();
    }
    desk.last();
  }

  /**
   * Returns whether another move may take the place of the one that led to the path: one of the
   * user's, on the main line.
   */
  public boolean mayPlayInstead(GamePath path) {
    Players playing = players;
    return playing != null
        && path.isMain()
        && path.ply() > 0
        && desk.game().has(path)
        && desk.positionAt(Walk.previous(path)).sideToMove() != playing.engine();
  }

  /**
   * Takes the user's move that led to the path back and plays another one: the game goes on from
   * there, even if it was over. What was played stays as a variation. It is one change to undo.
   *
   * @param judgement what was found about the move, null if nothing was
   */
  public void playInstead(GamePath path, Move move, @Nullable Judgement judgement) {
    GameEditor.Change tried = GameEditor.play(desk.game(), Walk.previous(path), move);
    if (!mayPlayInstead(path) || tried.path().isMain()) {
      return;
    }
    Game changed = GameEditor.promote(tried.game(), tried.path()).game();
    desk.edit(GameEnd.undone(changed));
    desk.last();
    if (judgement != null) {
      desk.annotate(GameEditor.withJudgement(desk.game(), path, judgement));
    }
  }

  /** The user gives the game up. */
  public void resign() {
    Players playing = players;
    if (playing != null && isGoingOn()) {
      end(new GameEnd(GameEnd.Cause.RESIGNATION, playing.engine()));
    }
  }

  /** The user offers a draw; returns whether the engine takes it. See {@link DrawOffers}. */
  public boolean offerDraw() {
    boolean accepted =
        state().phase() == Phase.USERS_TURN && DrawOffers.accepts(lastScore, desk.game().length());
    if (accepted) {
      end(GameEnd.draw(GameEnd.Cause.AGREEMENT));
    }
    return accepted;
  }

  /** User and engine change sides; the tags tell who played what. */
  public void switchSides() {
    Players playing = players;
    if (playing == null || !isGoingOn()) {
      return;
    }
    players = playing.switched(desk.game().length() > 0);
    lastScore = null;
    thinking.cancel();
    writeNames();
    update();
  }

  private void writeNames() {
    Players playing = players;
    if (playing != null) {
      Game game = desk.game();
      Tags tags = game.tags().with(Tags.WHITE, playing.white()).with(Tags.BLACK, playing.black());
      if (!tags.equals(game.tags())) {
        desk.annotate(game.withTags(tags));
      }
    }
  }

  private boolean isGoingOn() {
    return state().phase() == Phase.USERS_TURN || state().phase() == Phase.THINKING;
  }

  private boolean isEnginesTurnAtEnd() {
    Players playing = players;
    return playing != null && desk.positionAt(desk.game().end()).sideToMove() == playing.engine();
  }

  /** No answer is thought of until all of it is done. */
  private void hold(Runnable changes) {
    held = true;
    try {
      changes.run();
      if (players != null && players.areMixed()) {
        // The game as it was before the change of sides had other names.
        writeNames();
      }
    } finally {
      held = false;
    }
    update();
  }

  private void end(GameEnd end) {
    thinking.cancel();
    desk.annotate(end.end(desk.game()));
    update();
  }

  private void update() {
    Players playing = players;
    if (playing == null || held) {
      return;
    }
    Game game = desk.game();
    Position position = desk.positionAt(game.end());
    List<Move> moves = game.moves(game.end());
    thinking.cancelUnlessOf(moves);
    boolean unfinished = game.result() == null || game.result() == GameResult.UNFINISHED;
    GameEnd end = unfinished ? GameEnd.of(position) : null;
    if (end != null) {
      end(end);
    } else if (!unfinished) {
      thinking.cancel();
      state.set(new State(Phase.OVER, playing, GameEnd.of(game)));
    } else if (position.sideToMove() != playing.engine()) {
      state.set(new State(Phase.USERS_TURN, playing, null));
    } else if (!thinking.isGoingOn()) {
      reply.set(null);
      state.set(new State(Phase.THINKING, playing, null));
      thinking.begin(moves, position, playing.level());
    }
  }

  private void answer(Opponent.Reply found) {
    lastScore = found.score();
    if (isHere()) {
      desk.play(found.move());
    } else {
      desk.addLine(desk.game().end(), List.of(found.move()));
      reply.set(found.move());
    }
  }
}
