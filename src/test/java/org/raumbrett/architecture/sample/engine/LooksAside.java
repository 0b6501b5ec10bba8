package org.raumbrett.architecture.sample.engine;

import org.raumbrett.architecture.sample.game.Neighbour;

/** Breaks the rule that the engine knows the board alone. */
record LooksAside(Neighbour neighbour) {}
