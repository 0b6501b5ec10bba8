package org.raumbrett.app.shell;

import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;
import org.raumbrett.analysis.AnalysisScope;
import org.raumbrett.app.model.MoveNumbers;
import org.raumbrett.app.words.Words;
import org.raumbrett.board.Side;
import org.raumbrett.game.Game;

/** Which moves of a game are judged, in words. */
final class ScopeWords {
  private final Words words;
  private final Game game;
  private final MoveNumbers numbers;

  ScopeWords(Words words, Game game) {
    this.words = words;
    this.game = game;
    numbers = MoveNumbers.from(game.start());
  }

  /** Returns all that is asked for: {@code Both sides · moves 10–20 · with variations}. */
  String text(AnalysisScope scope) {
    StringJoiner text = new StringJoiner(" · ");
    text.add(side(scope.side()));
    if (isRange(scope)) {
      text.add(words.format("scope.range", range(scope)));
    }
    if (scope.variations()) {
      text.add(words.get("scope.variations"));
    }
    return text.toString();
  }

  /** Returns the words for whose moves are judged; null means both sides'. */
  String side(@Nullable Side side) {
    if (side == null) {
      return words.get("scope.both");
    }
    return words.get(side == Side.WHITE ? "scope.white" : "scope.black");
  }

  /** Returns whether less than the whole game is meant. */
  boolean isRange(AnalysisScope scope) {
    return scope.firstPly() > 1 || scope.lastPly() < game.length();
  }

  /** Returns the numbers of the moves: {@code 10–20}. */
  String range(AnalysisScope scope) {
    int last = Math.max(scope.firstPly(), Math.min(scope.lastPly(), game.length()));
    return numbers.moveOf(scope.firstPly()) + "–" + numbers.moveOf(last);
  }
}
