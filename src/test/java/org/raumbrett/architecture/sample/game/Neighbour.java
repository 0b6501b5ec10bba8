package org.raumbrett.architecture.sample.game;

import org.raumbrett.architecture.sample.board.Fine;

/** Breaks no rule: a game may use the board. */
public record Neighbour(Fine fine) {}
