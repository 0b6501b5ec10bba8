/** The game text as loaded, and what is wrong with it. */
@NullMarked
package org.raumbrett.app.text;

import org.jspecify.annotations.NullMarked;
