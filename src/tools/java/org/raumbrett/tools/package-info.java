/** Programs that make data for the engine and its tests; not part of what is shipped. */
@NullMarked
package org.raumbrett.tools;

import org.jspecify.annotations.NullMarked;
