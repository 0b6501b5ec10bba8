/**
 * Raumschach Game Notation: text to games and problems, games to text, files of many games. No
 * input whatever makes the reader throw; what is wrong is a {@link org.raumbrett.rgn.Problem}.
 */
@NullMarked
package org.raumbrett.rgn;

import org.jspecify.annotations.NullMarked;
