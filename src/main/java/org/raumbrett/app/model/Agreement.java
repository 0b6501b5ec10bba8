package org.raumbrett.app.model;

/**
 * The unsaved changes that the user has agreed to lose. What he does after that is not among them.
 *
 * @param toLose whether there were any when he agreed
 * @param opening which document they were made in, see {@link Desk#opening}
 * @param edits how much had been done then, see {@link Desk#edits}
 */
public record Agreement(boolean toLose, int opening, int edits) {
  /** Nobody was asked: no change may go. */
  public static final Agreement NONE = new Agreement(false, 0, 0);

  /** Returns an agreement to lose what lies on the desk as it is now. */
  public static Agreement of(Desk desk) {
    desk.settle();
    return new Agreement(desk.modifiedProperty().get(), desk.opening(), desk.edits());
  }

  /** Returns whether what is on the desk may go without another question. */
  public boolean covers(Desk desk) {
    desk.settle();
    return !desk.modifiedProperty().get()
        || toLose && opening == desk.opening() && edits == desk.edits();
  }
}
