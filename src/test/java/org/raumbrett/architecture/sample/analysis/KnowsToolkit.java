package org.raumbrett.architecture.sample.analysis;

import javafx.beans.property.IntegerProperty;

/** Breaks the rule that only the window knows JavaFX. */
record KnowsToolkit(IntegerProperty property) {}
