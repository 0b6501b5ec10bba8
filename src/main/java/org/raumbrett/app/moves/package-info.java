/** The list of moves and the verdict in words. */
@NullMarked
package org.raumbrett.app.moves;

import org.jspecify.annotations.NullMarked;
