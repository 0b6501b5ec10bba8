/** Every text of the window in every language, and moves and scores as text. */
@NullMarked
package org.raumbrett.app.words;

import org.jspecify.annotations.NullMarked;
