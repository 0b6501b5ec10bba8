package org.raumbrett.architecture.sample.app.image;

import java.awt.image.BufferedImage;

/** Breaks no rule: this is where AWT belongs. */
public record WritesPicture(BufferedImage picture) {}
