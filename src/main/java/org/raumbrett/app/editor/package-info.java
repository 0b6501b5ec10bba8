/**
 * Setting up a position: {@link org.raumbrett.app.editor.SetupModel} is tested without a toolkit,
 * {@link org.raumbrett.app.editor.EditorPane} shows it on the program's own board.
 */
@NullMarked
package org.raumbrett.app.editor;

import org.jspecify.annotations.NullMarked;
