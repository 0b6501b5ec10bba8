/**
 * The rules of Raumschach: cells, pieces, positions, legal moves and the ends of the game. Nothing
 * else in the project knows a rule; everything else asks here.
 */
@NullMarked
package org.raumbrett.board;

import org.jspecify.annotations.NullMarked;
