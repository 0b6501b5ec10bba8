/** Where the program begins. */
@NullMarked
package org.raumbrett;

import org.jspecify.annotations.NullMarked;
