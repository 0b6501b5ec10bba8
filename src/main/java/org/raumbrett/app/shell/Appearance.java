package org.raumbrett.app.shell;

import java.util.function.Supplier;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleObjectProperty;
import org.raumbrett.app.model.Settings;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.app.system.SystemLook;

/** Dark or light, lively or calm: what the user has chosen, else what the system says. */
final class Appearance {
  /** Whether things move on the screen. */
  enum Motion {
    SYSTEM,
    ON,
    OFF
  }

  private static final String SYSTEM_DARK = "systemDark";
  private static final String SYSTEM_CALM = "systemCalm";

  private final Settings settings;
  private final Tasks tasks;
  private final ObjectProperty<Motion> motion;
  private final ObjectProperty<SystemLook> system;
  private final ReadOnlyBooleanWrapper dark = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper animated = new ReadOnlyBooleanWrapper();

  /** Begins with what the system said last time: asking it again takes a moment. */
  Appearance(Settings settings, Tasks tasks) {
    this.settings = settings;
    this.tasks = tasks;
    motion = settings.kept("motion", Motion.class, Motion.SYSTEM);
    system = new SimpleObjectProperty<>(systemLook(settings));
    dark.bind(
        Bindings.createBooleanBinding(
            () -> isDark(settings, system.get()), settings.themeProperty(), system));
    animated.bind(
        Bindings.createBooleanBinding(
            () ->
                switch (motion.get()) {
                  case SYSTEM -> !system.get().calm();
                  case ON -> true;
                  case OFF -> false;
                },
            motion,
            system));
  }

  /** Returns whether a window with these settings is dark until the system is asked. */
  static boolean atFirstDark(Settings settings) {
    return isDark(settings, systemLook(settings));
  }

  private static boolean isDark(Settings settings, SystemLook system) {
    return switch (settings.themeProperty().get()) {
      case SYSTEM -> system.dark();
      case LIGHT -> false;
      case DARK -> true;
    };
  }

  private static SystemLook systemLook(Settings settings) {
    return new SystemLook(settings.flag(SYSTEM_DARK, false), settings.flag(SYSTEM_CALM, false));
  }

  /** Asks the system anew, in the background. */
  void refresh(Supplier<SystemLook> probe) {
    tasks.background(
        () -> {
          SystemLook look = probe.get();
          tasks.ui(() -> take(look));
        });
  }

  private void take(SystemLook look) {
    if (!look.equals(system.get())) {
      settings.keep(SYSTEM_DARK, look.dark());
      settings.keep(SYSTEM_CALM, look.calm());
      system.set(look);
    }
  }

  ObjectProperty<Motion> motionProperty() {
    return motion;
  }

  ReadOnlyBooleanProperty darkProperty() {
    return dark.getReadOnlyProperty();
  }

  ReadOnlyBooleanProperty animatedProperty() {
    return animated.getReadOnlyProperty();
  }
}
