/**
 * The manual: the Markdown texts of {@code src/docs/manual}, which the repository's web pages show
 * too, in a window with contents and search.
 */
@NullMarked
package org.raumbrett.app.manual;

import org.jspecify.annotations.NullMarked;
