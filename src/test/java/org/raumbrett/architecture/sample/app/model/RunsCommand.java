package org.raumbrett.architecture.sample.app.model;

import org.raumbrett.architecture.sample.cli.PrintsRightly;

/** Breaks the rule that the window does not know the command line. */
record RunsCommand(PrintsRightly command) {}
