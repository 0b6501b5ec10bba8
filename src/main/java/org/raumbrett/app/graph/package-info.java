/** Evaluation bar, graph and the counts per side. */
@NullMarked
package org.raumbrett.app.graph;

import org.jspecify.annotations.NullMarked;
