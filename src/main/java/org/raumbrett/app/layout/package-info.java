/** What the views need to know of their layout. */
@NullMarked
package org.raumbrett.app.layout;

import org.jspecify.annotations.NullMarked;
