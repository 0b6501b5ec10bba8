package org.raumbrett.app.recovery;

import java.io.IOException;
import java.lang.System.Logger;
import java.time.InstantSource;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Document;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.app.play.EngineGame;
import org.raumbrett.board.Setup;
import org.raumbrett.game.Game;

/**
 * Recovery after a crash: keeps the desk's unsaved changes, and a position being set up, and offers
 * what other windows left behind, one after the other. Until {@link #begin} it does nothing.
 */
public final class Recovery {
  private static final Logger LOG = System.getLogger(Recovery.class.getName());

  private final Desk desk;
  private final Tasks tasks;
  private final EngineGame game;
  private final ReadOnlyObjectWrapper<@Nullable LeftBehind> offer = new ReadOnlyObjectWrapper<>();
  private final ObjectProperty<@Nullable Supplier<Game>> draft = new SimpleObjectProperty<>();
  private final Deque<LeftBehind> further = new ArrayDeque<>();
  private @Nullable RecoveryKeeper keeper;
  private @Nullable Function<ReadOnlyObjectProperty<Setup>, SetupKeeper> setupKeepers;
  private @Nullable LeftBehind setupToEdit;
  private Consumer<Setup> editor = setup -> {};
  private Consumer<IOException> failed = problem -> {};

  /** Recovery of what lies on the desk, and of the game that the engine plays there. */
  public Recovery(Desk desk, Tasks tasks, EngineGame game) {
    this.desk = desk;
    this.tasks = tasks;
    this.game = game;
  }

  /** Returns the document that is offered, null if there is none. */
  public ReadOnlyObjectProperty<@Nullable LeftBehind> offerProperty() {
    return offer.getReadOnlyProperty();
  }

  /**
   * What a form that is being filled in would make of the game looked at, null if there is none: it
   * is kept as if it was done already. It returns the desk's own game if it changes nothing there;
   * set another one with each change in the form.
   */
  public ObjectProperty<@Nullable Supplier<Game>> draftProperty() {
    return draft;
  }

  /**
   * Begins to keep changes in the folder, and looks in the background for what was left there.
   *
   * @param delay how long a change waits to be written
   * @param told hears of the first error of the disk
   */
  public void begin(
      RecoveryFolder folder, Delay delay, InstantSource clock, Consumer<IOException> told) {
    failed = told;
    Supplier<KeptWork> works = () -> new KeptWork(new KeptFile(folder), tasks, told);
    keeper = new RecoveryKeeper(desk, game, draft, works.get(), delay, clock);
    setupKeepers = setup -> new SetupKeeper(setup, works.get(), delay, clock);
    tasks.background(
        () -> {
          try {
            List<LeftBehind> found = LeftBehind.in(folder);
            tasks.ui(() -> take(found));
          } catch (IOException e) {
            LOG.log(Logger.Level.WARNING, "cannot look for what was left behind: " + e);
          }
        });
  }

  /**
   * Lets a position that was being set up be set up further.
   *
   * @param opener opens an editor with the position, which is {@link #keep kept} again, and returns
   *     when it is closed
   */
  public void setEditor(Consumer<Setup> opener) {
    editor = opener;
  }

  /**
   * Keeps a position while it is being set up.
   *
   * @return what ends that, when it is a game's or nobody's any more
   */
  public Runnable keep(ReadOnlyObjectProperty<Setup> setup) {
    if (setupKeepers == null) {
      return () -> {};
    }
    SetupKeeper keeping = setupKeepers.apply(setup);
    LeftBehind left = setupToEdit;
    setupToEdit = null;
    if (left != null) {
      try {
        keeping.adopt(left);
      } catch (IOException e) {
        failed.accept(e);
      }
    }
    return keeping::end;
  }

  private void take(List<LeftBehind> found) {
    if (keeper == null) {
      found.forEach(this::release);
      return;
    }
    further.addAll(found);
    if (offer.get() == null) {
      offerNext();
    }
  }

  /**
   * Puts the offered document on the desk, changed and unsaved as it was; a game against the engine
   * goes on. What lies there goes: ask before. A position that was being set up is set up further,
   * and nothing goes.
   */
  public void restore() {
    LeftBehind left = offer.get();
    RecoveryKeeper keeping = keeper;
    if (left == null || keeping == null) {
      return;
    }
    Setup setup = left.setup();
    if (setup != null) {
      offerNext();
      setupToEdit = left;
      editor.accept(setup);
      return;
    }
    try {
      Document document = left.read();
      keeping.adopt(left);
      offerNext();
      desk.showUnsaved(document, left.boards(), left.gameIndex(), left.place());
      EngineGame.Seat seat = left.seat();
      if (seat != null) {
        game.resume(seat);
      }
    } catch (IOException e) {
      failed.accept(e);
    }
  }

  /** Removes the offered document for good. */
  public void discard() {
    LeftBehind left = offer.get();
    if (left != null) {
      try {
        left.discard();
      } catch (IOException e) {
        failed.accept(e);
      }
      offerNext();
    }
  }

  /** Leaves all that is offered to the next start. */
  public void later() {
    LeftBehind left = offer.get();
    if (left != null) {
      release(left);
    }
    further.forEach(this::release);
    further.clear();
    offer.set(null);
  }

  /** Ends it: the window closes, and nothing in it is unsaved that the user wants. */
  public void end() {
    later();
    if (keeper != null) {
      keeper.end();
      keeper = null;
    }
  }

  private void offerNext() {
    offer.set(further.poll());
  }

  private void release(LeftBehind left) {
    try {
      left.release();
    } catch (IOException e) {
      LOG.log(Logger.Level.WARNING, "cannot give up a lock: " + e);
    }
  }
}
