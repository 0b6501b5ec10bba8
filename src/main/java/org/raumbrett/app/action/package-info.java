/** The table of actions, which feeds menus, toolbar, keys and the key table. */
@NullMarked
package org.raumbrett.app.action;

import org.jspecify.annotations.NullMarked;
