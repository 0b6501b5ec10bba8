package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.geometry.Rectangle2D;
import org.junit.jupiter.api.Test;

class OnScreenTest {
  /** A screen to the right of another one, below a panel. */
  private static final Rectangle2D SCREEN = new Rectangle2D(1000, 30, 3000, 470);

  @Test
  void aWindowLargerThanTheScreenFillsItAndBeginsOnIt() {
    Rectangle2D tooHigh = new Rectangle2D(1860, -120, 1280, 800);

    assertThat(OnScreen.isLarger(tooHigh, SCREEN)).isTrue();
    assertThat(OnScreen.within(tooHigh, SCREEN)).isEqualTo(new Rectangle2D(1860, 30, 1280, 470));
    assertThat(OnScreen.within(new Rectangle2D(500, 400, 5000, 300), SCREEN))
        .isEqualTo(new Rectangle2D(1000, 200, 3000, 300));
  }

  @Test
  void aWindowThatHasRoomStaysAsItIs() {
    Rectangle2D room = new Rectangle2D(1200, 40, 900, 460);

    assertThat(OnScreen.isLarger(room, SCREEN)).isFalse();
    assertThat(OnScreen.within(room, SCREEN)).isEqualTo(room);
  }
}
