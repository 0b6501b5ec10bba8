package org.raumbrett.app.model;

import java.util.concurrent.atomic.AtomicReference;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.board.Side;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.SearchLine;
import org.raumbrett.engine.SearchListener;
import org.raumbrett.engine.SearchResult;
import org.raumbrett.engine.StopToken;

/**
 * The engine that thinks along with the user about the position on the board, until it is switched
 * off. What it finds waits until {@link #poll} fetches it, so that the window decides how often it
 * changes.
 */
public final class LiveEngine {
  /** The most lines it can be asked for. */
  public static final int MAX_LINES = 5;

  /** Searches a position, on the thread that calls it. */
  @FunctionalInterface
  public interface Thinker {
    /** Searches until the limits or the stop; tells the listener of each step. */
    SearchResult think(Position position, Limits limits, SearchListener listener, StopToken stop);
  }

  /**
   * What it thinks.
   *
   * @param position the position it thinks about
   * @param result what it has found
   */
  public record Thought(Position position, SearchResult result) {
    /** Returns what the line is worth from White's side. */
    public Score whiteScore(SearchLine line) {
      return position.sideToMove() == Side.WHITE ? line.score() : line.score().negate();
    }
  }

  private record Run(
      Position position, StopToken stop, AtomicReference<@Nullable Thought> latest) {}

  private final Tasks tasks;
  private final Thinker thinker;
  private final BooleanProperty on = new SimpleBooleanProperty();
  private final BooleanProperty paused = new SimpleBooleanProperty();
  private final IntegerProperty lines = new SimpleIntegerProperty(1);
  private final ReadOnlyObjectWrapper<@Nullable Thought> thought = new ReadOnlyObjectWrapper<>();
  private Position position = Position.START;
  private @Nullable Run run;

  /** Thinks with that thinker on background threads. */
  public LiveEngine(Tasks tasks, Thinker thinker) {
    this.tasks = tasks;
    this.thinker = thinker;
    on.addListener((observed, old, now) -> restart());
    paused.addListener((observed, old, now) -> restart());
    lines.addListener((observed, old, now) -> restart());
  }

  /** Returns whether it thinks. */
  public BooleanProperty onProperty() {
    return on;
  }

  /** Returns whether it rests though it is on: while the user is to find out for himself. */
  public BooleanProperty pausedProperty() {
    return paused;
  }

  /** Returns how many lines it looks for, 1 to {@link #MAX_LINES}. */
  public IntegerProperty linesProperty() {
    return lines;
  }

  /** Returns what it has found, null while there is nothing. */
  public ReadOnlyObjectProperty<@Nullable Thought> thoughtProperty() {
    return thought.getReadOnlyProperty();
  }

  /** Thinks about another position from now on. */
  public void look(Position shown) {
    if (!shown.equals(position)) {
      position = shown;
      restart();
    }
  }

  /** Takes over what has been found since the last call. */
  public void poll() {
    if (run != null) {
      Thought latest = run.latest().get();
      if (latest != null && latest != thought.get()) {
        thought.set(latest);
      }
    }
  }

  private void restart() {
    if (run != null) {
      run.stop().stop();
      run = null;
    }
    thought.set(null);
    if (on.get() && !paused.get() && !position.status().isEnd()) {
      Run next = new Run(position, new StopToken(), new AtomicReference<>());
      run = next;
      Limits limits = Limits.INFINITE.withLines(lines.get());
      tasks.background(() -> think(next, limits));
    }
  }

  private void think(Run next, Limits limits) {
    if (next.stop().isStopped()) {
      return;
    }
    SearchListener listener = result -> next.latest().set(new Thought(next.position(), result));
    SearchResult end = thinker.think(next.position(), limits, listener, next.stop());
    if (!next.stop().isStopped()) {
      next.latest().set(new Thought(next.position(), end));
    }
  }
}
