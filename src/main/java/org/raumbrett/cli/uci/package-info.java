/** The engine behind the Universal Chess Interface, with this project's moves and positions. */
@NullMarked
package org.raumbrett.cli.uci;

import org.jspecify.annotations.NullMarked;
