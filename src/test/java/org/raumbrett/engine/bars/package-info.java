/** The bars the engine must clear: its strength against a frozen yardstick, mates, levels. */
@NullMarked
package org.raumbrett.engine.bars;

import org.jspecify.annotations.NullMarked;
