package org.raumbrett.app.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Position;
import org.raumbrett.engine.Limits;
import org.raumbrett.engine.Search;
import org.raumbrett.engine.SearchListener;
import org.raumbrett.engine.StopToken;

class CourtesyTest {
  private final AtomicLong now = new AtomicLong(Long.MAX_VALUE - 1000);
  private final Courtesy courtesy = new Courtesy(now::get);

  private void later(long millis) {
    now.addAndGet(TimeUnit.MILLISECONDS.toNanos(millis));
  }

  @Test
  void nobodyWaitsWhileTheUserDoesNothing() {
    assertThat(courtesy.isBusy()).isFalse();
    courtesy.answered();
    assertThat(courtesy.isBusy()).isFalse();
  }

  @Test
  void enginesWaitFromAKeyUntilItsAnswerIsPainted() {
    courtesy.asked();
    later(30);
    assertThat(courtesy.isBusy()).isTrue();
    courtesy.answered();
    later(14);
    assertThat(courtesy.isBusy()).isTrue();
    later(1);
    assertThat(courtesy.isBusy()).isFalse();
  }

  @Test
  void anAnswerThatDoesNotComeIsNotWaitedForLong() {
    courtesy.asked();
    later(59);
    assertThat(courtesy.isBusy()).isTrue();
    later(1);
    assertThat(courtesy.isBusy()).isFalse();
  }

  @Test
  void framesThatAnswerNobodyDoNotLengthenTheWait() {
    courtesy.asked();
    later(55);
    courtesy.answered();
    later(5);
    courtesy.answered();
    assertThat(courtesy.isBusy()).isFalse();
  }

  @Test
  void aSearchThatRestsFindsWhatOneThatDoesNotFinds() {
    Limits limits = Limits.nodes(5_000);
    AtomicLong rests = new AtomicLong();
    StopToken resting = new StopToken().resting(rests::incrementAndGet);
    var found = new Search(2, 1).search(Position.START, limits, SearchListener.NONE, resting);
    var usual =
        new Search(2, 1).search(Position.START, limits, SearchListener.NONE, new StopToken());
    assertThat(found).isEqualTo(usual);
    assertThat(rests.get()).isGreaterThanOrEqualTo(10);
  }

  @Test
  void aRestingTokenIsStoppedWithItsOrigin() {
    StopToken origin = new StopToken();
    StopToken resting = origin.resting(() -> {});
    assertThat(resting.isStopped()).isFalse();
    origin.stop();
    assertThat(resting.isStopped()).isTrue();
  }
}
