package org.raumbrett.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.engine.Search;
import org.raumbrett.engine.SearchListener;
import org.raumbrett.engine.StopToken;
import org.raumbrett.engine.Strength;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Verdict;

/** What a much stronger level plays is hardly ever called a mistake by the default one. */
@Tag("long")
class EngineChoicesTest {
  private static final Strength STRONG = Strength.MASTER;
  private static final int MOVES = 200;
  private static final int MOVES_A_GAME = 10;
  private static final double MOST = 0.02;

  private final Search engine = new Search(64, 1);
  private final MoveJudge judge = new MoveJudge();
  private final Random random = new Random(20261130);

  @Test
  void atMostTwoInAHundredAreMarkedAsMistakes() {
    List<String> marked = new ArrayList<>();
    for (int judged = 0; judged < MOVES; ) {
      Position position = randomStart();
      for (int i = 0; i < MOVES_A_GAME && !position.status().isEnd() && judged < MOVES; i++) {
        Move move = choice(position, STRONG);
        Judgement judgement =
            Objects.requireNonNull(judge.judge(position, move, Strength.DEFAULT, new StopToken()));
        if (judgement.verdict().compareTo(Verdict.MISTAKE) >= 0) {
          marked.add(position + " " + move + " " + judgement);
        }
        judged++;
        position = position.play(move);
      }
    }
    assertThat(marked).hasSizeLessThanOrEqualTo((int) (MOST * MOVES));
  }

  /** Some random plies, then some of a weaker level: openings, middle games and endings. */
  private Position randomStart() {
    Position position = Position.START;
    int randomPlies = 6 + random.nextInt(4);
    int weakPlies = random.nextInt(40);
    for (int i = 0; i < randomPlies + weakPlies && !position.status().isEnd(); i++) {
      List<Move> legal = position.legalMoves();
      Move move =
          i < randomPlies
              ? legal.get(random.nextInt(legal.size()))
              : choice(position, Strength.CASUAL);
      position = position.play(move);
    }
    return position;
  }

  private Move choice(Position position, Strength level) {
    engine.clear();
    return engine
        .search(position, level.limits(), SearchListener.NONE, new StopToken())
        .best()
        .orElseThrow()
        .move();
  }
}
