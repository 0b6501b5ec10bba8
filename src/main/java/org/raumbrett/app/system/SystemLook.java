package org.raumbrett.app.system;

/**
 * What the system's user has asked all programs for.
 *
 * @param dark whether they shall be dark
 * @param calm whether they shall do without animations
 */
public record SystemLook(boolean dark, boolean calm) {
  /** A system that says nothing: light and lively. */
  public static final SystemLook UNKNOWN = new SystemLook(false, false);
}
