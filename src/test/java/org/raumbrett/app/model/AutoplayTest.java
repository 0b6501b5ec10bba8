package org.raumbrett.app.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.UUID;
import java.util.prefs.BackingStoreException;
import java.util.prefs.Preferences;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.rgn.RgnReader;

class AutoplayTest {
  private static final class Hand implements Autoplay.Ticker {
    private @Nullable Runnable tick;
    private Duration interval = Duration.ZERO;

    @Override
    public void start(Duration every, Runnable work) {
      interval = every;
      tick = work;
    }

    @Override
    public void stop() {
      tick = null;
    }

    void beat() {
      if (tick != null) {
        tick.run();
      }
    }
  }

  private final Preferences node =
      Preferences.userRoot().node("org/raumbrett-test/" + UUID.randomUUID());
  private final Desk desk = new Desk();
  private final Hand hand = new Hand();
  private final Autoplay autoplay = new Autoplay(desk, new Settings(node), hand);

  @BeforeEach
  void openAGame() {
    desk.show(new Document("game", null, RgnReader.read(Games.MATE), null));
  }

  @AfterEach
  void forget() throws BackingStoreException {
    node.removeNode();
  }

  private int ply() {
    return desk.place().path().ply();
  }

  @Test
  void fromTheEndItBeginsAgainAndStopsAtTheEnd() {
    autoplay.toggle();
    assertThat(ply()).isZero();
    for (int ply = 1; ply <= 4; ply++) {
      assertThat(autoplay.runningProperty().get()).isTrue();
      hand.beat();
      assertThat(ply()).isEqualTo(ply);
    }
    assertThat(autoplay.runningProperty().get()).isFalse();
  }

  @Test
  void itStopsWhenTheUserGoesSomewhere() {
    desk.first();
    autoplay.toggle();
    hand.beat();
    desk.goTo(GamePath.main(3));
    assertThat(autoplay.runningProperty().get()).isFalse();
    hand.beat();
    assertThat(ply()).isEqualTo(3);
  }

  @Test
  void newsOfTheAnalysisDoNotStopIt() {
    desk.first();
    autoplay.toggle();
    hand.beat();
    desk.annotate(GameEditor.withComments(desk.game(), GamePath.main(1), List.of("!")));
    assertThat(autoplay.runningProperty().get()).isTrue();
  }

  @Test
  void anotherGameStopsIt() {
    desk.first();
    autoplay.toggle();
    desk.show(Document.NONE);
    assertThat(autoplay.runningProperty().get()).isFalse();
    autoplay.toggle();
    assertThat(autoplay.runningProperty().get()).isFalse();
  }

  @Test
  void theSpeedHasStepsIsKeptAndCountsAtOnce() {
    autoplay.toggle();
    assertThat(hand.interval).isEqualTo(Duration.ofMillis(1500));
    autoplay.changeSpeed(true);
    assertThat(hand.interval).isEqualTo(Duration.ofMillis(1000));
    for (int i = 0; i < 20; i++) {
      autoplay.changeSpeed(true);
    }
    assertThat(hand.interval).isEqualTo(Duration.ofMillis(250));
    autoplay.changeSpeed(false);
    assertThat(new Autoplay(desk, new Settings(node), hand).interval())
        .isEqualTo(Duration.ofMillis(500));
  }

  @Test
  void aKeptSpeedThatIsNoneOfItsOwnIsBroughtIntoTheirRange() {
    node.put("autoplayMillis", "-5");
    assertThat(autoplay.interval()).isEqualTo(Duration.ofMillis(250));
    node.put("autoplayMillis", "1e12");
    assertThat(autoplay.interval()).isEqualTo(Duration.ofMillis(8000));
    node.put("autoplayMillis", "NaN");
    assertThat(autoplay.interval()).isEqualTo(Duration.ofMillis(1500));
  }
}
