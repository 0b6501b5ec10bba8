/** What the window shows, as observable state: tested without a toolkit. */
@NullMarked
package org.raumbrett.app.model;

import org.jspecify.annotations.NullMarked;
