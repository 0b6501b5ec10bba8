package org.raumbrett.app.shell;

/** The system's other programs. */
@FunctionalInterface
public interface Outside {
  /** Opens an address, such as a folder's or a mail's, with the program that is meant for it. */
  void open(String address);
}
