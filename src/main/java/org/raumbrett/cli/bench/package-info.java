/** The engine's fixed measure: the same positions, the same depth, the same number of nodes. */
@NullMarked
package org.raumbrett.cli.bench;

import org.jspecify.annotations.NullMarked;
