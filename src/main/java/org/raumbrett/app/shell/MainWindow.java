package org.raumbrett.app.shell;

import java.io.File;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.prefs.Preferences;
import javafx.beans.InvalidationListener;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.scene.Scene;
import javafx.scene.input.DragEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.scene.input.TransferMode;
import javafx.stage.Stage;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.action.Actions;
import org.raumbrett.app.action.KeyFilter;
import org.raumbrett.app.model.Attention;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.EngineJudge;
import org.raumbrett.app.model.Handover;
import org.raumbrett.app.model.Opener;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.model.Settings;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.app.recovery.Delay;
import org.raumbrett.app.recovery.RecoveryFolder;
import org.raumbrett.app.system.SystemProbe;
import org.raumbrett.app.words.Words;
import org.raumbrett.rgn.Visible;

/** The program's window. Its views are made anew for another language; all else stays. */
public final class MainWindow {
  /** How much work a crash may cost. */
  private static final Duration KEEPING_DELAY = Duration.seconds(1.5);

  /** Moves of one game judged at once: one a core, for they wait while the window answers. */
  private static final int JUDGING_THREADS = Runtime.getRuntime().availableProcessors();

  private final Stage stage;
  private final Workplace place;
  private final Actions actions = new Actions();
  private final WindowFrame frame;
  private final Scene scene;
  private final FileActions files;
  private final FileFailures failures;
  private Words words;
  private Scope scope = new Scope();
  private MainView view;
  private Outside outside = this::showAddress;

  /** A window not yet seen. */
  MainWindow(Stage stage, Workplace place) {
    this(new WindowFrame(stage, place.settings(), place.look()), place);
  }

  private MainWindow(WindowFrame frame, Workplace place) {
    this.frame = frame;
    this.place = place;
    stage = frame.stage();
    scene = frame.scene();
    Settings settings = place.settings();
    words = wordsOf(settings);
    failures = new FileFailures(this::dialogs, this::words);
    Opener opener =
        new Opener(
            new Handover(place.desk(), place.attention(), () -> files().mayDrop()),
            place.tasks(),
            place.errands(),
            (file, problem) -> {
              place.recent().remove(file);
              failures.tellUnreadable(file, problem);
            },
            foreign -> new ForeignDialog(dialogs(), words).ask(foreign));
    SaveActions saving = new SaveActions(place, opener, failures, this::dialogs, this::words);
    files = new FileActions(place, opener, saving, this::dialogs, this::words);
    new ActionWiring(this, actions, files, saving).wire();
    place.appearance().darkProperty().subscribe(() -> dress());
    place.textSize().subscribe(() -> dress());
    view = new MainView(place, actions, files, this::askRange, words, scope);
    frame.root().getChildren().setAll(view);
    new KeyFilter(actions, () -> view.board().board().isChoosingPromotion()).install(scene);
    giveWay();
    scene.setOnDragOver(MainWindow::acceptFiles);
    scene.setOnDragDropped(this::dropped);
    settings.languageProperty().subscribe(() -> speak());
    settings.notationProperty().subscribe(() -> speak());
    if (stage.isShowing()) {
      focusBoard();
    } else {
      stage.setOnShown(event -> focusBoard());
    }
    stage.setOnCloseRequest(
        event -> {
          if (!close()) {
            event.consume();
          }
        });
    InvalidationListener retitle = observed -> stage.setTitle(title());
    place.desk().documentProperty().addListener(retitle);
    place.desk().gameProperty().addListener(retitle);
    place.desk().modifiedProperty().addListener(retitle);
    stage.setTitle(title());
  }

  /** Makes the program's window on the stage, with the settings of the node. */
  public static MainWindow create(Stage stage, Preferences node) {
    return create(frame(stage, new Settings(node)));
  }

  /**
   * Shows the window with a sketch of the boards at once, then makes its views: they take longer
   * than JavaFX and the theme do.
   *
   * @param whenComplete is given the window when it can be used
   */
  public static void show(Stage stage, Preferences node, Consumer<MainWindow> whenComplete) {
    Settings settings = new Settings(node);
    WindowFrame frame = frame(stage, settings);
    frame.showAtOnce(wordsOf(settings).get("app.name"), () -> whenComplete.accept(create(frame)));
  }

  private static WindowFrame frame(Stage stage, Settings settings) {
    return new WindowFrame(stage, settings, new Look(settings));
  }

  private static MainWindow create(WindowFrame frame) {
    Stage stage = frame.stage();
    Tasks tasks = FxTasks.create();
    Attention attention = new Attention(tasks);
    Workplace place =
        Workplace.of(
            frame.settings(),
            frame.look(),
            tasks,
            attention,
            new EngineJudge(JUDGING_THREADS),
            new NativeFileChoice(stage, attention));
    SystemProbe probe = SystemProbe.ofThisSystem();
    stage.focusedProperty().subscribe(focused -> follow(place, probe, focused));
    return new MainWindow(frame, place);
  }

  /** The user comes back to the window, perhaps from changing the system's looks or the file. */
  private static void follow(Workplace place, SystemProbe probe, boolean focused) {
    if (focused) {
      place.appearance().refresh(probe::look);
      place.watch().look();
    }
  }

  /** Keeps unsaved changes in the folder from now on, and offers what was left there by a crash. */
  public void keepIn(RecoveryFolder folder) {
    place
        .recovery()
        .begin(
            folder,
            Delay.of(KEEPING_DELAY),
            InstantSource.system(),
            problem ->
                place
                    .notice()
                    .set(
                        words.format(
                            "recovery.failed",
                            FileFailures.unwritable(folder.document(""), problem, words))));
  }

  /** Lets the window open folders and mails with the system's programs. */
  public void setOutside(Outside programs) {
    outside = programs;
  }

  /** Opens an address with another program; without one the address is shown. */
  void openOutside(String address) {
    outside.open(address);
  }

  FileFailures failures() {
    return failures;
  }

  Workplace place() {
    return place;
  }

  Words words() {
    return words;
  }

  Stage stage() {
    return stage;
  }

  Actions actions() {
    return actions;
  }

  Scene scene() {
    return scene;
  }

  MainView view() {
    return view;
  }

  /** Shows the table of keys until the user closes it. */
  void showKeys() {
    actions.run(Action.KEYS);
  }

  private Optional<String> askRange(Function<String, @Nullable String> fault) {
    return dialogs().askLine("scope.range.title", "scope.range.hint", fault);
  }

  Dialogs dialogs() {
    return new Dialogs(stage, words, place.attention());
  }

  Forms forms() {
    return new Forms(stage, words, dialogs());
  }

  /** Returns what opens files in this window. */
  public FileActions files() {
    return files;
  }

  /** Opens a file in this window, when no dialog is open in it any more. */
  public void open(Path file) {
    place.attention().whenFree(() -> files.open(file));
  }

  /** Closes the window unless the user wants to keep what is not saved; returns whether it did. */
  boolean close() {
    if (!files.mayDrop()) {
      return false;
    }
    place.analysis().cancel();
    place.game().stop();
    place.recovery().end();
    frame.remember(view.board().board());
    scope.end();
    stage.close();
    return true;
  }

  private static Words wordsOf(Settings settings) {
    return new Words(
        settings.languageProperty().get().resolve(Locale.getDefault()),
        settings.notationProperty().get());
  }

  private void showAddress(String address) {
    place.notice().set(address);
  }

  private void speak() {
    Words now = wordsOf(place.settings());
    if (now.language() == words.language() && now.notation() == words.notation()) {
      return;
    }
    words = now;
    // What was told is told in the language that was spoken then.
    place.notice().set("");
    scope.end();
    scope = new Scope();
    view = new MainView(place, actions, files, this::askRange, words, scope);
    frame.root().getChildren().setAll(view);
    focusBoard();
    stage.setTitle(title());
  }

  /** The keys mean the board at first; it is in the scene only once the panes have their skins. */
  private void focusBoard() {
    frame.root().applyCss();
    view.board().board().requestFocus();
  }

  private void dress() {
    frame.dress(place.appearance().darkProperty().get(), place.textSize().get());
  }

  private String title() {
    Desk desk = place.desk();
    String name = Visible.text(desk.document().name());
    String mark = desk.modifiedProperty().get() ? "● " : "";
    return mark + (name.isEmpty() ? words.get("app.name") : name + " – " + words.get("app.name"));
  }

  /** Engines wait from a key, a click or a turn of the wheel until the next frame. */
  private void giveWay() {
    EventHandler<Event> asked = event -> place.courtesy().asked();
    scene.addEventFilter(KeyEvent.KEY_PRESSED, asked);
    scene.addEventFilter(MouseEvent.MOUSE_PRESSED, asked);
    scene.addEventFilter(MouseEvent.MOUSE_DRAGGED, asked);
    scene.addEventFilter(ScrollEvent.SCROLL, asked);
    scene.addPostLayoutPulseListener(place.courtesy()::answered);
  }

  private static void acceptFiles(DragEvent event) {
    if (event.getDragboard().hasFiles()) {
      event.acceptTransferModes(TransferMode.COPY);
    }
    event.consume();
  }

  private void dropped(DragEvent event) {
    List<File> dropped = event.getDragboard().getFiles();
    event.setDropCompleted(
        !place.attention().isHeld() && files.drop(dropped.stream().map(File::toPath).toList()));
    event.consume();
  }
}
