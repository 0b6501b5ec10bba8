package org.raumbrett.app.recovery;

import java.nio.file.Path;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.play.EngineGame;
import org.raumbrett.game.GamePath;

/**
 * What is known of kept work besides its text.
 *
 * @param name what the document is called, empty for what has no name
 * @param file where the original lies, null if it was not read from a file
 * @param time when it was so
 * @param gameIndex which game was looked at, from 0
 * @param place where the user stood in that game
 * @param seat what the engine played in that game, null if it did not play
 */
record KeptFacts(
    String name,
    @Nullable Path file,
    Instant time,
    int gameIndex,
    GamePath place,
    EngineGame.@Nullable Seat seat) {
  /** Returns what is known of work that belongs to no game yet. */
  static KeptFacts ofNoGame(Instant time) {
    return new KeptFacts("", null, time, 0, GamePath.START, null);
  }
}
