/**
 * JMH benchmarks of move generation, evaluation and search: {@code mvn -Pbench test-compile
 * exec:exec}; see src/docs/tuning.md.
 */
@NullMarked
package org.raumbrett.bench;

import org.jspecify.annotations.NullMarked;
