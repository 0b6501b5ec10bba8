/** What macOS does differently and JavaFX has no word for. */
@NullMarked
package org.raumbrett.app.mac;

import org.jspecify.annotations.NullMarked;
