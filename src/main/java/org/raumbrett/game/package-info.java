/**
 * A game as a value: tags, a start position, and a tree of moves with comments, glyphs and
 * verdicts. Everything here is immutable; a change makes a new game that shares what stayed.
 */
@NullMarked
package org.raumbrett.game;

import org.jspecify.annotations.NullMarked;
