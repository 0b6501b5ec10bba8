package org.raumbrett.app.shell;

import java.util.Optional;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.raumbrett.app.collection.GamesModel;
import org.raumbrett.app.model.Analysis;
import org.raumbrett.app.model.Attention;
import org.raumbrett.app.model.Autoplay;
import org.raumbrett.app.model.Courtesy;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Errands;
import org.raumbrett.app.model.FileWatch;
import org.raumbrett.app.model.Judge;
import org.raumbrett.app.model.LiveEngine;
import org.raumbrett.app.model.Preview;
import org.raumbrett.app.model.RecentFiles;
import org.raumbrett.app.model.Retry;
import org.raumbrett.app.model.Settings;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.app.model.Threat;
import org.raumbrett.app.model.Transcript;
import org.raumbrett.app.play.EngineGame;
import org.raumbrett.app.play.Hint;
import org.raumbrett.app.play.Opponent;
import org.raumbrett.app.recovery.Recovery;

/**
 * What lives as long as the window, whatever language its views speak.
 *
 * @param attention knows while a dialog is open, the system's for files among them
 * @param games which of the desk's games are listed, and in which order
 * @param watch notices that another program has changed the file
 * @param courtesy makes the engines wait while the window answers
 * @param look how the board is looked at
 * @param recent the files worked with last
 * @param chooser asks for files
 * @param notice what the status bar tells
 * @param textSize the size of the text in pixels
 */
record Workplace(
    Settings settings,
    Tasks tasks,
    Attention attention,
    Desk desk,
    GamesModel games,
    Errands errands,
    FileWatch watch,
    Analysis analysis,
    Preview preview,
    Retry retry,
    LiveEngine engine,
    Threat threat,
    Recovery recovery,
    EngineGame game,
    Hint hint,
    Courtesy courtesy,
    Look look,
    Appearance appearance,
    RecentFiles recent,
    Autoplay autoplay,
    FileChoice chooser,
    StringProperty notice,
    IntegerProperty textSize) {
  /** The text size of a new user, in pixels. */
  static final int USUAL_TEXT_SIZE = 14;

  /** The smallest text the window offers, in pixels. */
  static final int LEAST_TEXT_SIZE = 10;

  /** The largest text the window has room for, in pixels. */
  static final int MOST_TEXT_SIZE = 24;

  /** Returns the text size last chosen, in pixels. */
  static int textSize(Settings settings) {
    return (int) settings.number("textSize", USUAL_TEXT_SIZE, LEAST_TEXT_SIZE, MOST_TEXT_SIZE);
  }

  static Workplace of(Settings settings, Tasks tasks, Judge judge, FileChoice chooser) {
    return of(settings, new Look(settings), tasks, new Attention(tasks), judge, chooser);
  }

  static Workplace of(
      Settings settings,
      Look look,
      Tasks tasks,
      Attention attention,
      Judge judge,
      FileChoice chooser) {
    Desk desk = new Desk();
    new Transcript(desk, tasks);
    Preview preview = new Preview(desk);
    Courtesy courtesy = new Courtesy();
    Engines engines = new Engines(courtesy::await);
    Retry retry = new Retry(desk, tasks, engines.umpire());
    LiveEngine engine = new LiveEngine(tasks, engines.live());
    desk.placeProperty().subscribe(place -> engine.look(place.position()));
    preview
        .lookProperty()
        .subscribe(seen -> engine.look(seen == null ? desk.place().position() : seen.position()));
    engine.pausedProperty().bind(retry.stateProperty().isNotNull());
    IntegerProperty textSize = new SimpleIntegerProperty(textSize(settings));
    textSize.addListener((observed, old, now) -> settings.keep("textSize", now.doubleValue()));
    RecentFiles recent = new RecentFiles(settings);
    desk.documentProperty()
        .subscribe(
            document -> {
              if (document.file() != null) {
                recent.add(document.file());
              }
            });
    Opponent opponent = engines.opponent();
    EngineGame game = new EngineGame(desk, tasks, opponent);
    Errands errands = new Errands();
    return new Workplace(
        settings,
        tasks,
        attention,
        desk,
        new GamesModel(desk, tasks),
        errands,
        new FileWatch(desk, tasks, errands),
        new Analysis(desk, tasks, engines.judge(judge)),
        preview,
        retry,
        engine,
        new Threat(desk, tasks, engines.quick()),
        new Recovery(desk, tasks, game),
        game,
        new Hint(desk, tasks, opponent),
        courtesy,
        look,
        new Appearance(settings, tasks),
        recent,
        new Autoplay(desk, settings, new FxTicker()),
        held(chooser, attention),
        new SimpleStringProperty(""),
        textSize);
  }

  private static FileChoice held(FileChoice chooser, Attention attention) {
    return (purpose, folder, name, words) ->
        attention
            .during(() -> Optional.ofNullable(chooser.choose(purpose, folder, name, words)))
            .orElse(null);
  }
}
