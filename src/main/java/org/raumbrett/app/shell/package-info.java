/** The window's frame: menus, toolbar, status bar, dialogs, welcome. */
@NullMarked
package org.raumbrett.app.shell;

import org.jspecify.annotations.NullMarked;
