package org.raumbrett.app.play;

import java.lang.System.Logger;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.engine.StopToken;

/** The engine thinking in the background of its move, of one at a time. */
final class Thinking {
  private static final Logger LOG = System.getLogger(Thinking.class.getName());

  private record Thought(List<Move> moves, StopToken stop) {}

  private final Tasks tasks;
  private final Opponent opponent;
  private final Consumer<Opponent.Reply> answer;
  private final Runnable failure;
  private @Nullable Thought now;

  /**
   * Nothing is thought of yet.
   *
   * @param answer is given the move, on the user interface's thread, unless it was cancelled
   * @param failure is called there if the engine finds none
   */
  Thinking(Tasks tasks, Opponent opponent, Consumer<Opponent.Reply> answer, Runnable failure) {
    this.tasks = tasks;
    this.opponent = opponent;
    this.answer = answer;
    this.failure = failure;
  }

  boolean isGoingOn() {
    return now != null;
  }

  /**
   * Begins to think.
   *
   * @param moves the moves that led to the position
   */
  void begin(List<Move> moves, Position position, int level) {
    Thought begun = new Thought(moves, new StopToken());
    now = begun;
    tasks.background(
        () -> {
          try {
            Opponent.Reply found = opponent.think(position, level, begun.stop());
            tasks.ui(() -> take(begun, found));
          } catch (RuntimeException e) {
            LOG.log(Logger.Level.ERROR, "the engine finds no move", e);
            tasks.ui(failure);
          }
        });
  }

  private void take(Thought begun, Opponent.Reply found) {
    if (begun == now) {
      now = null;
      answer.accept(found);
    }
  }

  /** Lets the engine answer with what it has found so far. */
  void moveNow() {
    if (now != null) {
      now.stop().stop();
    }
  }

  /** Ends it without an answer unless it is of the position after these moves. */
  void cancelUnlessOf(List<Move> moves) {
    if (now != null && !now.moves().equals(moves)) {
      cancel();
    }
  }

  /** Ends it without an answer. */
  void cancel() {
    moveNow();
    now = null;
  }
}
