/** Sending a game to the IRF: the check, the file, the mail. Nothing is sent by the program. */
@NullMarked
package org.raumbrett.app.submit;

import org.jspecify.annotations.NullMarked;
