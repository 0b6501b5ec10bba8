/** Matches between two players, and the games, openings and figures they are made of. */
@NullMarked
package org.raumbrett.cli.match;

import org.jspecify.annotations.NullMarked;
