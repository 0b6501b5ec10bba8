/** What the desktop wants of its programs: light or dark, lively or calm. */
@NullMarked
package org.raumbrett.app.system;

import org.jspecify.annotations.NullMarked;
