package org.raumbrett.app.model;

import java.util.function.BooleanSupplier;

/**
 * Decides when a document that was read in the background may take the desk: not from behind an
 * open dialog, and not with changes that the user has not agreed to lose.
 *
 * @param mayDrop asks about unsaved changes; returns whether they may go
 */
public record Handover(Desk desk, Attention attention, BooleanSupplier mayDrop) {
  /** Returns whether the desk may be taken; asks if more was changed than the user agreed to. */
  boolean mayTake(Agreement agreed) {
    return agreed.covers(desk) || mayDrop.getAsBoolean();
  }
}
