package org.raumbrett.app.shell;

import java.util.concurrent.Callable;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableValue;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.action.Actions;
import org.raumbrett.app.boards.BoardStackView;
import org.raumbrett.app.collection.GamesModel;
import org.raumbrett.app.model.Desk;
import org.raumbrett.game.Verdict;

/** Tells each action what it does. */
final class ActionWiring {
  private final MainWindow window;
  private final Workplace place;
  private final Actions actions;
  private final FileActions files;
  private final SaveActions saving;

  ActionWiring(MainWindow window, Actions actions, FileActions files, SaveActions saving) {
    this.window = window;
    this.place = window.place();
    this.actions = actions;
    this.files = files;
    this.saving = saving;
  }

  void wire() {
    wireFiles();
    new PlayActions(window).wire(actions);
    wireEditing();
    wireWalking();
    wireView();
    new AnalysisActions(window).wire(actions);
    wireBoard();
    HelpActions help = new HelpActions(window, actions);
    ManualWindow manual = new ManualWindow(window, actions);
    actions.set(Action.MANUAL, manual::show);
    actions.set(Action.RULES, manual::showRules);
    actions.set(Action.KEYS, help::showKeys);
    actions.set(Action.ABOUT, help::showAbout);
  }

  private void wireFiles() {
    actions.set(Action.OPEN, files::open);
    actions.set(Action.PASTE, files::pasteClipboard);
    ObservableValue<Boolean> savable = saving.possible();
    actions.set(Action.SAVE, settled(saving::save), savable);
    actions.set(Action.SAVE_AS, settled(saving::saveAs), savable);
    BooleanProperty backup = BackupSetting.of(place.settings());
    actions.setSwitch(Action.BACKUP, () -> backup.set(!backup.get()), backup);
    SubmitActions submit = new SubmitActions(window, saving, window.failures());
    actions.set(
        Action.SUBMIT,
        settled(submit::show),
        place.desk().gameProperty().map(game -> game.length() > 0));
    new ReportActions(window).wire(actions);
    actions.set(Action.QUIT, window::close);
  }

  private void wireEditing() {
    Desk desk = place.desk();
    ObservableValue<Boolean> behindMove = desk.placeProperty().map(now -> now.ply() != null);
    actions.set(Action.DELETE, settled(desk::delete), behindMove);
    actions.set(
        Action.PROMOTE,
        settled(desk::promote),
        desk.placeProperty().map(now -> !now.path().isMain()));
    EditActions edit = new EditActions(window);
    actions.set(Action.TAGS, settled(new TagActions(window)::edit));
    actions.set(Action.COMMENT, settled(edit::comment));
    actions.set(Action.COPY_GAME, edit::copyGame);
    actions.set(Action.COPY_POSITION, edit::copyPosition);
    actions.set(Action.TYPE_MOVE, edit::typeMove);
  }

  /** What needs the text as it was typed waits for its reading; the window does not. */
  private Runnable settled(Runnable work) {
    return () -> place.desk().whenSettled(work);
  }

  private void wireWalking() {
    Desk desk = place.desk();
    ObservableValue<Boolean> behind = desk.placeProperty().map(now -> now.path().ply() > 0);
    actions.set(Action.FIRST, desk::first, behind);
    actions.set(Action.PREVIOUS, desk::previous, behind);
    actions.set(
        Action.NEXT,
        desk::next,
        whileTrue(
            () -> desk.place().path().ply() < desk.game().line(desk.place().path()).length()));
    actions.set(
        Action.LAST, desk::last, whileTrue(() -> !desk.place().path().equals(desk.game().end())));
    actions.set(Action.NEXT_BRANCH, desk::nextBranch);
    actions.set(Action.PREVIOUS_BRANCH, desk::previousBranch);
    wireGameStep(Action.NEXT_GAME, 1);
    wireGameStep(Action.PREVIOUS_GAME, -1);
    actions.set(
        Action.FIND_GAME, () -> window.view().findGame(), whileTrue(() -> desk.games().size() > 1));
    actions.set(Action.NEXT_BLUNDER, () -> nextVerdict(Verdict.BLUNDER));
    actions.set(Action.NEXT_MISTAKE, () -> nextVerdict(Verdict.MISTAKE));
    actions.set(Action.NEXT_DUBIOUS, () -> nextVerdict(Verdict.DUBIOUS));
  }

  /** The next game is the next of the list, as it is searched and sorted. */
  private void wireGameStep(Action action, int step) {
    Desk desk = place.desk();
    GamesModel games = place.games();
    actions.set(
        action,
        () -> desk.select(games.beside(desk.gameIndex(), step)),
        Bindings.createBooleanBinding(
            () -> games.beside(desk.gameIndex(), step) != GamesModel.NONE,
            desk.gameIndexProperty(),
            games.shown()));
  }

  private void nextVerdict(Verdict verdict) {
    boolean found = place.desk().nextVerdict(verdict, null);
    place.notice().set(found ? "" : window.words().format("notice.none", verdict.glyph()));
  }

  /** Returns whether something is so of what lies on the desk. */
  private ObservableValue<Boolean> whileTrue(Callable<Boolean> condition) {
    Desk desk = place.desk();
    return Bindings.createBooleanBinding(
        condition,
        desk.placeProperty(),
        desk.gameProperty(),
        desk.gameIndexProperty(),
        desk.sittingProperty(),
        desk.documentProperty());
  }

  private void wireView() {
    new ViewActions(window).wire(actions);
    new PictureActions(window).wire(actions);
    new AutoplayActions(window).wire(actions, window.scene());
  }

  private void wireBoard() {
    actions.set(Action.PICK, () -> board().pickOrPut());
    actions.set(Action.CURSOR_LEFT, () -> board().moveCursor(-1, 0, 0));
    actions.set(Action.CURSOR_RIGHT, () -> board().moveCursor(1, 0, 0));
    actions.set(Action.CURSOR_AWAY, () -> board().moveCursor(0, 1, 0));
    actions.set(Action.CURSOR_NEAR, () -> board().moveCursor(0, -1, 0));
    actions.set(Action.CURSOR_UP, () -> board().moveCursor(0, 0, 1));
    actions.set(Action.CURSOR_DOWN, () -> board().moveCursor(0, 0, -1));
  }

  private BoardStackView board() {
    return window.view().board().board();
  }
}
