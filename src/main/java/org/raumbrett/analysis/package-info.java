/**
 * Judging: what each played move was worth against the best one, the mark it gets, and what that
 * says of the players. The rules are those of the project's {@code judging} page.
 */
@NullMarked
package org.raumbrett.analysis;

import org.jspecify.annotations.NullMarked;
