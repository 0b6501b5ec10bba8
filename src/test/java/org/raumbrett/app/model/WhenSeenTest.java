package org.raumbrett.app.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicInteger;
import javafx.beans.property.SimpleBooleanProperty;
import org.junit.jupiter.api.Test;

class WhenSeenTest {
  private final SimpleBooleanProperty seen = new SimpleBooleanProperty(false);
  private final AtomicInteger done = new AtomicInteger();
  private final WhenSeen work = new WhenSeen(seen, done::incrementAndGet);

  @Test
  void whatIsAskedForOutOfSightIsDoneOnceInSight() {
    work.ask();
    work.ask();
    assertThat(done).hasValue(0);
    seen.set(true);
    assertThat(done).hasValue(1);
  }

  @Test
  void whatIsAskedForInSightIsDoneAtOnceEachTime() {
    seen.set(true);
    assertThat(done).hasValue(0);
    work.ask();
    work.ask();
    assertThat(done).hasValue(2);
  }

  @Test
  void comingIntoSightAgainDoesNothingThatWasNotAskedFor() {
    seen.set(true);
    work.ask();
    seen.set(false);
    seen.set(true);
    assertThat(done).hasValue(1);
  }

  @Test
  void whatMustNotWaitIsDoneOutOfSightToo() {
    work.ask();
    work.catchUp();
    seen.set(true);
    assertThat(done).hasValue(1);
  }
}
