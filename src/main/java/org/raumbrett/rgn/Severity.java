package org.raumbrett.rgn;

/** How bad a problem is. */
public enum Severity {
  /** Something could not be read; what stands before it is kept. */
  ERROR,
  /** Everything was read, but something is odd. */
  WARNING
}
