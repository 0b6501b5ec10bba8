package org.raumbrett.app.model;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/** The files that are being read or written in the background. */
public final class Errands {
  /** What is done with a file. */
  public enum Kind {
    READING,
    WRITING;

    /** Returns the key of its text. */
    public String textKey() {
      return "errand." + name().toLowerCase(Locale.ROOT);
    }
  }

  /** One file's reading or writing, until it ends. */
  public final class Errand {
    private final Kind kind;
    private final String name;

    private Errand(Kind kind, String name) {
      this.kind = kind;
      this.name = name;
    }

    /** Returns what is done. */
    public Kind kind() {
      return kind;
    }

    /** Returns the file's name, empty for a text without one. */
    public String name() {
      return name;
    }

    /** It is over, well or not. */
    public void end() {
      running.remove(this);
      update();
    }
  }

  private final List<Errand> running = new ArrayList<>();
  private final ReadOnlyObjectWrapper<@Nullable Errand> current = new ReadOnlyObjectWrapper<>();

  /** Begins an errand; like everything here on the user interface's thread. */
  public Errand begin(Kind kind, String name) {
    Errand errand = new Errand(kind, name);
    running.add(errand);
    update();
    return errand;
  }

  /** Returns the newest errand that is under way, null if there is none. */
  public ReadOnlyObjectProperty<@Nullable Errand> currentProperty() {
    return current.getReadOnlyProperty();
  }

  /** Returns whether a file is being written. */
  public boolean isWriting() {
    return running.stream().anyMatch(errand -> errand.kind() == Kind.WRITING);
  }

  private void update() {
    current.set(running.isEmpty() ? null : running.get(running.size() - 1));
  }
}
