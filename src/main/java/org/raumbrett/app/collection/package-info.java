/** The list of the games of a file. */
@NullMarked
package org.raumbrett.app.collection;

import org.jspecify.annotations.NullMarked;
