package org.raumbrett.rgn;

import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Game;

/**
 * A game as the parser leaves it: lines and columns of its problems are not yet known.
 *
 * @param foreign whether its move text is in a notation of orthodox chess
 */
record ParsedGame(
    Game game,
    Header header,
    TextSpan span,
    LineSpans moves,
    @Nullable TextSpan resultSpan,
    boolean foreign,
    GameProblems problems) {}
