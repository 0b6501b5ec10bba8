/**
 * The five-level board on the screen: its two layouts, the pieces, the marks that help to see in
 * space, and playing moves with mouse and keyboard. {@link org.raumbrett.app.boards.BoardStackView}
 * is the door; what can do without the toolkit (projection, marks, reach of a piece) does.
 */
@NullMarked
package org.raumbrett.app.boards;

import org.jspecify.annotations.NullMarked;
