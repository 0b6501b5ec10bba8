/**
 * The command line. Each command is one class that gets its {@link org.raumbrett.cli.Streams} and
 * returns its exit code, so that tests run it in-process: 0 is success, 1 means that an input had
 * errors, 2 that something could not be read, written or understood.
 */
@NullMarked
package org.raumbrett.cli;

import org.jspecify.annotations.NullMarked;
