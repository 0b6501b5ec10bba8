/**
 * One move as text: reading it exactly as the RGN specification says, and writing it in several
 * styles. A move is always read against a position; it may never be read as another one. The men's
 * signs stand here too: their letters, figurines and outlines.
 */
@NullMarked
package org.raumbrett.notation;

import org.jspecify.annotations.NullMarked;
