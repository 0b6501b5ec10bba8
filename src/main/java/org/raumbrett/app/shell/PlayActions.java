package org.raumbrett.app.shell;

import java.time.LocalDate;
import java.util.Random;
import javafx.beans.property.ObjectProperty;
import javafx.beans.value.ObservableValue;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.action.Actions;
import org.raumbrett.app.editor.EditorPane;
import org.raumbrett.app.editor.SetupModel;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Document;
import org.raumbrett.app.model.Settings;
import org.raumbrett.app.play.EngineGame;
import org.raumbrett.app.play.NewGame;
import org.raumbrett.app.play.NewGameChoice;
import org.raumbrett.app.play.NewGamePane;
import org.raumbrett.app.play.Players;
import org.raumbrett.app.words.MoveWords;
import org.raumbrett.app.words.Words;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Setup;
import org.raumbrett.board.Side;
import org.raumbrett.game.GamePath;

/** New games, positions set up, and playing against the engine. */
final class PlayActions {
  private static final String NAME = "playerName";

  private final MainWindow window;
  private final Workplace place;
  private final EngineGame game;
  private final Random random = new Random();
  private final ObjectProperty<NewGameChoice.Opposition> opposition;

  PlayActions(MainWindow window) {
    this.window = window;
    this.place = window.place();
    this.game = place.game();
    this.opposition =
        place
            .settings()
            .kept(
                "opposition", NewGameChoice.Opposition.class, NewGameChoice.Opposition.USER_WHITE);
    game.unseenReplyProperty().subscribe(this::tellReply);
    game.stateProperty().subscribe(this::sitDown);
    place.recovery().setEditor(setup -> setUp(null, setup));
    place.hint().moveProperty().subscribe(this::tellHint);
  }

  void wire(Actions actions) {
    Desk desk = place.desk();
    actions.set(Action.NEW, this::newGame);
    actions.set(Action.SET_UP, () -> setUp(null, null));
    actions.set(Action.UNDO, () -> desk.whenSettled(game::undo), desk.history().canUndoProperty());
    actions.set(Action.REDO, () -> desk.whenSettled(game::redo), desk.history().canRedoProperty());
    ObservableValue<Boolean> usersTurn = during(EngineGame.Phase.USERS_TURN);
    ObservableValue<Boolean> thinking = during(EngineGame.Phase.THINKING);
    ObservableValue<Boolean> goingOn =
        game.stateProperty()
            .map(
                now ->
                    now.phase() == EngineGame.Phase.USERS_TURN
                        || now.phase() == EngineGame.Phase.THINKING);
    actions.set(
        Action.TAKE_BACK,
        game::takeBack,
        game.stateProperty()
            .flatMap(
                now ->
                    desk.history()
                        .canUndoProperty()
                        .map(can -> can && now.phase() != EngineGame.Phase.OFF)));
    actions.set(
        Action.HINT, this::hint, desk.placeProperty().map(now -> !now.position().status().isEnd()));
    actions.set(Action.MOVE_NOW, game::moveNow, thinking);
    actions.set(Action.OFFER_DRAW, this::offerDraw, usersTurn);
    actions.set(Action.RESIGN, this::resign, goingOn);
    actions.set(Action.SWITCH_SIDES, this::switchSides, usersTurn);
  }

  private ObservableValue<Boolean> during(EngineGame.Phase phase) {
    return game.stateProperty().map(now -> now.phase() == phase);
  }

  /** Asks what to begin. */
  private void newGame() {
    Settings settings = place.settings();
    // The engine may move while the form is open.
    Position shown = place.desk().place().position();
    boolean somewhere = !shown.equals(Position.START);
    NewGameChoice first =
        new NewGameChoice(
            NewGameChoice.Start.ARRAY,
            opposition.get(),
            settings.strength(),
            settings.text(NAME, ""));
    NewGamePane pane = new NewGamePane(first, somewhere, window.words());
    boolean wanted =
        window
            .forms()
            .ask(
                "newgame.title",
                "newgame.ok",
                pane,
                () ->
                    pane.choice().start() == NewGameChoice.Start.EDITOR
                        || window.files().mayDrop());
    if (wanted) {
      NewGameChoice choice = pane.choice();
      opposition.set(choice.opposition());
      settings.keep(NAME, choice.name());
      settings.strengthProperty().set(choice.level());
      switch (choice.start()) {
        case ARRAY -> begin(Position.START, choice);
        case POSITION -> begin(shown, choice);
        case EDITOR -> setUp(choice, null);
      }
    }
  }

  /**
   * Lets the user set up a position; a game begins there, as chosen before or without an engine.
   *
   * @param begun what has been set up already, null to begin with the position on the board
   */
  private void setUp(@Nullable NewGameChoice choice, @Nullable Setup begun) {
    SetupModel model = new SetupModel(Setup.of(place.desk().place().position()));
    Runnable kept = place.recovery().keep(model.setupProperty());
    if (begun != null) {
      model.set(begun);
    }
    EditorPane pane = new EditorPane(model, window.words());
    Look look = place.look();
    pane.board().layoutProperty().set(look.layoutProperty().get());
    pane.board().viewpointProperty().set(look.viewpointProperty().get());
    pane.board().colouringProperty().set(look.colouringProperty().get());
    boolean wanted = window.forms().askPosition(pane, model, window.files()::mayDrop);
    kept.run();
    if (wanted) {
      Position position = model.setup().toPosition();
      if (choice == null) {
        beginAlone(position);
      } else {
        begin(position, choice);
      }
    }
  }

  private void begin(Position named, NewGameChoice choice) {
    Side engine = choice.engineSide(random);
    // What led to the position is not part of the new game: no repetition counts from there.
    Position start = Setup.of(named).toPosition();
    if (engine == null) {
      beginAlone(start);
      return;
    }
    String program = window.words().get("app.name") + " " + ProgramVersion.number();
    game.start(start, Players.of(engine, choice.level(), program, choice.name()), LocalDate.now());
  }

  /** Where a game begins or goes on again, nobody tells the user moves and he sees his own side. */
  private void sitDown(EngineGame.State old, EngineGame.State now) {
    Players players = now.players();
    if (old.players() == null && players != null) {
      place.engine().onProperty().set(false);
      place.look().viewpointProperty().set(players.engine().opponent());
    }
  }

  private void beginAlone(Position start) {
    Document document = NewGame.document(start, "?", "?", LocalDate.now());
    if (start.equals(Position.START)) {
      // Nothing would be lost yet.
      place.desk().show(document);
    } else {
      place.desk().showUnsaved(document, 0, GamePath.START);
    }
  }

  private void hint() {
    place.notice().set(window.words().get("play.hint.search"));
    place.hint().ask(place.settings().strength());
  }

  private void tellHint(@Nullable Move move) {
    if (move != null) {
      Position position = place.desk().place().position();
      place.notice().set(window.words().format("play.hint.found", text(position, move)));
    }
  }

  /** While a move is tried again nothing tells what followed it. */
  private void tellReply(@Nullable Move move) {
    if (move != null && place.retry().stateProperty().get() == null) {
      Desk desk = place.desk();
      Position before = desk.positionAt(GamePath.main(desk.game().length() - 1));
      place.notice().set(window.words().format("play.reply", text(before, move)));
    }
  }

  private String text(Position before, Move move) {
    return MoveWords.text(before, move, window.words().notation());
  }

  private void offerDraw() {
    if (!game.offerDraw()) {
      place.notice().set(window.words().get("play.draw.refused"));
    }
  }

  private void resign() {
    Words words = window.words();
    if (window.forms().confirm(words.get("play.resign.question"), "action.resign")) {
      game.resign();
    }
  }

  private void switchSides() {
    game.switchSides();
    place.look().flip();
  }
}
