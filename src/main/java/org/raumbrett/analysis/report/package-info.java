/**
 * The judged game as a page: one HTML file that needs nothing else, in English, Spanish or German.
 */
@NullMarked
package org.raumbrett.analysis.report;

import org.jspecify.annotations.NullMarked;
