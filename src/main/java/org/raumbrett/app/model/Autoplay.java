package org.raumbrett.app.model;

import java.time.Duration;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;

/** Plays the game on the desk through, a move at a time, until the end or until the user acts. */
public final class Autoplay {
  /** Calls something again and again. */
  public interface Ticker {
    /** Begins to call it at that interval, the first time after one; ends what was going on. */
    void start(Duration interval, Runnable tick);

    /** Ends calling. */
    void stop();
  }

  private static final String KEY = "autoplayMillis";
  private static final int USUAL = 1500;
  private static final int[] SPEEDS = {250, 500, 750, 1000, 1500, 2000, 3000, 5000, 8000};

  private final Desk desk;
  private final Settings settings;
  private final Ticker ticker;
  private final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();
  private boolean stepping;

  /** Walks the desk's game at the ticker's beat. */
  public Autoplay(Desk desk, Settings settings, Ticker ticker) {
    this.desk = desk;
    this.settings = settings;
    this.ticker = ticker;
    desk.placeProperty()
        .addListener(
            (observed, old, now) -> {
              // An analysis puts a judgement to the place without going anywhere.
              if (!stepping && !old.path().equals(now.path())) {
                stop();
              }
            });
    desk.sittingProperty().addListener((observed, old, now) -> stop());
  }

  /** Returns whether it plays. */
  public ReadOnlyBooleanProperty runningProperty() {
    return running.getReadOnlyProperty();
  }

  /** Returns the time between two moves. */
  public Duration interval() {
    int shortest = SPEEDS[0];
    int longest = SPEEDS[SPEEDS.length - 1];
    return Duration.ofMillis((long) settings.number(KEY, USUAL, shortest, longest));
  }

  /** Begins, at the line's end from its start again; or stops. */
  public void toggle() {
    if (running.get()) {
      stop();
    } else if (desk.game().length() > 0) {
      if (isAtEnd()) {
        desk.first();
      }
      running.set(true);
      ticker.start(interval(), this::step);
    }
  }

  /** Stops, if it plays. */
  public void stop() {
    if (running.get()) {
      ticker.stop();
      running.set(false);
    }
  }

  /** Takes the next shorter or longer time between two moves. */
  public void changeSpeed(boolean faster) {
    long now = interval().toMillis();
    long wanted = now;
    for (int speed : SPEEDS) {
      if (faster && speed < now) {
        wanted = speed;
      } else if (!faster && speed > now) {
        wanted = speed;
        break;
      }
    }
    settings.keep(KEY, (double) wanted);
    if (running.get()) {
      ticker.start(interval(), this::step);
    }
  }

  private void step() {
    stepping = true;
    desk.next();
    stepping = false;
    if (isAtEnd()) {
      stop();
    }
  }

  private boolean isAtEnd() {
    return desk.place().path().ply() >= desk.game().line(desk.place().path()).length();
  }
}
