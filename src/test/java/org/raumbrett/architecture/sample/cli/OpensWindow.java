package org.raumbrett.architecture.sample.cli;

import org.raumbrett.architecture.sample.app.image.WritesPicture;

/** Breaks the rule that the command line does not know the window. */
record OpensWindow(WritesPicture window) {}
