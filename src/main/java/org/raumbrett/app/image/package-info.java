/** Pictures of what is on the screen, as PNG and SVG. The only place that knows AWT. */
@NullMarked
package org.raumbrett.app.image;

import org.jspecify.annotations.NullMarked;
