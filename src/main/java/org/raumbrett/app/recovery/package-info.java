/**
 * What survives a crash: the changed document, written now and then to a folder of the user, and
 * offered at the next start. {@link org.raumbrett.app.recovery.Recovery} is the door; all but the
 * bar works without a toolkit.
 */
@NullMarked
package org.raumbrett.app.recovery;

import org.jspecify.annotations.NullMarked;
