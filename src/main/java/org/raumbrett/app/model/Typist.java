package org.raumbrett.app.model;

/** Holds what was typed and is not read yet. */
public interface Typist {
  /** Nobody types. */
  Typist NOBODY =
      new Typist() {
        @Override
        public void settle() {}

        @Override
        public void whenSettled(Runnable work) {
          work.run();
        }
      };

  /** Hands in what was typed, at once. */
  void settle();

  /** Hands in what was typed when it has been read, then does the work. */
  void whenSettled(Runnable work);
}
