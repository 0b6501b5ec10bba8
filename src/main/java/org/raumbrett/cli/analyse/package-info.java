/** The forms in which the command line tells what it found about a game. */
@NullMarked
package org.raumbrett.cli.analyse;

import org.jspecify.annotations.NullMarked;
