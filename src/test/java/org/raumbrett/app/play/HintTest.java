package org.raumbrett.app.play;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Games;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.board.Position;
import org.raumbrett.engine.StopToken;

class HintTest {
  private final Desk desk = new Desk();
  private final EngineOpponent engine = new EngineOpponent();

  @Test
  void aHintIsWhatTheEngineWouldPlayAndGoesWithThePosition() {
    Hint hint = new Hint(desk, Tasks.sameThread(), engine);
    hint.ask(2);
    assertThat(hint.moveProperty().get())
        .isEqualTo(engine.think(Position.START, 2, new StopToken()).move());
    desk.play(Games.move("Ab1Aa3"));
    assertThat(hint.moveProperty().get()).isNull();
  }

  @Test
  void aHintThatComesTooLateIsNotShown() {
    Hint hint =
        new Hint(
            desk,
            Tasks.sameThread(),
            (position, level, stop) -> {
              desk.play(Games.move("Ab1Aa3"));
              return engine.think(position, level, stop);
            });
    hint.ask(2);
    assertThat(hint.moveProperty().get()).isNull();
  }

  @Test
  void thereIsNoHintAfterTheEnd() {
    desk.show(Games.document(Games.MATE));
    Hint hint = new Hint(desk, Tasks.sameThread(), engine);
    hint.ask(2);
    assertThat(hint.moveProperty().get()).isNull();
  }

  @Test
  void aLevelPlaysTheSameMoveWhateverWasThoughtOfBefore() {
    EngineOpponent other = new EngineOpponent();
    Position later = Position.START.play(Games.move("Ab1Aa3"));
    for (int level = 1; level <= 4; level++) {
      Opponent.Reply first = engine.think(later, level, new StopToken());
      other.think(Position.START, 4, new StopToken());
      assertThat(other.think(later, level, new StopToken())).isEqualTo(first);
    }
  }
}
