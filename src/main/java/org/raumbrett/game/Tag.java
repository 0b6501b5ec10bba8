package org.raumbrett.game;

/** One tag pair of a game's header, the value without quotes and escapes. */
public record Tag(String name, String value) {}
