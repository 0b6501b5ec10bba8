package org.raumbrett.app.shell;

import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.model.Threat;
import org.raumbrett.app.words.MoveWords;
import org.raumbrett.app.words.ScoreWords;
import org.raumbrett.app.words.Words;

/** Tells the threat that is shown on the board in words, in the status bar. */
final class ThreatNotice {
  private final Threat threat;
  private final StringProperty notice;
  private final Words words;
  private String told = "";

  ThreatNotice(Workplace place, Words words) {
    threat = place.threat();
    notice = place.notice();
    this.words = words;
  }

  void install(Scope scope) {
    scope.show(threat.foundProperty(), this::tell);
  }

  private void tell(Threat.@Nullable Found found) {
    if (found != null) {
      told =
          words.format(
              "notice.threat",
              MoveWords.text(found.position(), found.move(), words.notation()),
              ScoreWords.text(found.score()));
      notice.set(told);
    } else if (notice.get().equals(told)) {
      notice.set("");
    }
  }
}
