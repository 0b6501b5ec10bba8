package org.raumbrett.app.shell;

import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import org.raumbrett.analysis.AnalysisScope;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.action.Actions;
import org.raumbrett.app.model.Analysis;
import org.raumbrett.app.model.Retry;
import org.raumbrett.app.model.Settings;
import org.raumbrett.app.model.Threat;

/** Judging, trying again, the live engine and the threat. */
final class AnalysisActions {
  private final MainWindow window;
  private final Workplace place;
  private final Analysis analysis;
  private final Settings settings;

  AnalysisActions(MainWindow window) {
    this.window = window;
    place = window.place();
    analysis = place.analysis();
    settings = place.settings();
  }

  void wire(Actions actions) {
    ObservableValue<Boolean> moves = place.desk().gameProperty().map(game -> game.length() > 0);
    actions.set(Action.ANALYSE, this::analyse, moves);
    actions.set(
        Action.GO_DEEPER,
        this::goDeeper,
        Bindings.createBooleanBinding(
            () -> settings.strength() < Settings.MAX_STRENGTH && place.desk().game().length() > 0,
            settings.strengthProperty(),
            place.desk().gameProperty()));
    Retry retry = place.retry();
    actions.set(
        Action.TRY_AGAIN,
        retry::start,
        Bindings.createBooleanBinding(
            () -> retry.stateProperty().get() != null || Retry.isMarked(place.desk().place()),
            retry.stateProperty(),
            place.desk().placeProperty()));
    actions.set(Action.CANCEL, this::cancel, anythingToCancel());
    BooleanProperty live = place.engine().onProperty();
    actions.setSwitch(Action.LIVE, () -> live.set(!live.get()), live);
    actions.setSwitch(
        Action.THREAT, this::toggleThreat, place.threat().foundProperty().isNotNull());
    actions.set(Action.STRONGER, () -> changeStrength(1));
    actions.set(Action.WEAKER, () -> changeStrength(-1));
  }

  private void analyse() {
    analysis.start(settings.strength());
    AnalysisScope scope = analysis.scopeProperty().get();
    if (!scope.equals(AnalysisScope.MAIN_LINE)) {
      String text = new ScopeWords(window.words(), place.desk().game()).text(scope);
      place.notice().set(window.words().format("notice.scope", text));
    }
  }

  /** The verdicts there are stay until better founded ones take their places. */
  private void goDeeper() {
    changeStrength(1);
    analyse();
  }

  private void changeStrength(int by) {
    int level = settings.strength() + by;
    settings
        .strengthProperty()
        .set(Math.max(Settings.MIN_STRENGTH, Math.min(Settings.MAX_STRENGTH, level)));
  }

  private void toggleThreat() {
    Threat threat = place.threat();
    if (!threat.isPossible()) {
      place.notice().set(window.words().get("notice.threat.none"));
    }
    threat.toggle();
  }

  /** Escape takes back the nearest thing: a selection, a look at a line, a try, an analysis. */
  private void cancel() {
    if (window.view().board().board().cancel()) {
      return;
    }
    if (place.look().attackedCellProperty().get() != null) {
      place.look().attackedCellProperty().set(null);
    } else if (!place.preview().close() && !place.retry().reveal()) {
      analysis.cancel();
    }
  }

  private ObservableValue<Boolean> anythingToCancel() {
    return place
        .look()
        .selectedCellProperty()
        .isNotNull()
        .or(place.look().attackedCellProperty().isNotNull())
        .or(place.preview().lookProperty().isNotNull())
        .or(place.retry().stateProperty().isNotNull())
        .or(
            Bindings.createBooleanBinding(
                () -> analysis.state().running(), analysis.stateProperty()));
  }
}
