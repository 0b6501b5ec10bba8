/**
 * Playing against the engine: {@link org.raumbrett.app.play.EngineGame} is the game, tested without
 * a toolkit; the panel and the dialog show it.
 */
@NullMarked
package org.raumbrett.app.play;

import org.jspecify.annotations.NullMarked;
