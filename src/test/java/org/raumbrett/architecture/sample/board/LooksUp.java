package org.raumbrett.architecture.sample.board;

import org.raumbrett.architecture.sample.game.Neighbour;

/** Breaks the rule that the board uses nothing of ours. */
record LooksUp(Neighbour neighbour) {}
