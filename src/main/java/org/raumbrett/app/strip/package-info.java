/** The strip above the board that tells who plays what. */
@NullMarked
package org.raumbrett.app.strip;

import org.jspecify.annotations.NullMarked;
