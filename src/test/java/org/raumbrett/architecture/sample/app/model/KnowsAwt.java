package org.raumbrett.architecture.sample.app.model;

import java.awt.Color;

/** Breaks the rule that AWT is for pictures alone. */
record KnowsAwt(Color colour) {}
