package org.raumbrett.app.shell;

import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import org.raumbrett.app.model.Settings;

/** Whether saving keeps the file's previous version beside it. */
final class BackupSetting {
  /** Its key among the settings. */
  static final String KEY = "backup";

  private BackupSetting() {}

  /** Returns the setting, of which every change is kept. */
  static BooleanProperty of(Settings settings) {
    BooleanProperty on = new SimpleBooleanProperty(settings.flag(KEY, false));
    on.addListener((observed, old, now) -> settings.keep(KEY, now));
    return on;
  }
}
