/**
 * The window. Below it, one package for each view; {@code app.model} holds the state they show and
 * knows no control.
 */
@NullMarked
package org.raumbrett.app;

import org.jspecify.annotations.NullMarked;
