/**
 * The engine: search, evaluation and strength. It knows the rules ({@code board}) and nothing else
 * of the project. There is no static mutable state, so any number of searches run side by side.
 */
@NullMarked
package org.raumbrett.engine;

import org.jspecify.annotations.NullMarked;
