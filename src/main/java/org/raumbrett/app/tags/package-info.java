/** The tags of a game, edited in a form. */
@NullMarked
package org.raumbrett.app.tags;

import org.jspecify.annotations.NullMarked;
