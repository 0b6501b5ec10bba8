package org.raumbrett.app.shell;

import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.action.ActionControls;
import org.raumbrett.app.action.Actions;
import org.raumbrett.app.collection.GamesView;
import org.raumbrett.app.graph.CountsView;
import org.raumbrett.app.graph.GraphView;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.moves.EngineLinesPanel;
import org.raumbrett.app.moves.MoveListView;
import org.raumbrett.app.moves.RetryPanel;
import org.raumbrett.app.moves.VerdictPanel;
import org.raumbrett.app.play.PlayPanel;
import org.raumbrett.app.recovery.RecoveryBar;
import org.raumbrett.app.strip.StripView;
import org.raumbrett.app.text.GameTextView;
import org.raumbrett.app.text.ProblemsPanel;
import org.raumbrett.app.words.Words;
import org.raumbrett.rgn.Problem;

/** All views of the window in one language. */
final class MainView extends BorderPane {
  private final Workplace place;
  private final Words words;
  private final Scope scope;
  private final BoardPane board;
  private final TabPane tabs = new TabPane();
  private final Tab movesTab = new Tab();
  private final Tab textTab = new Tab();
  private final Actions actions;
  private final Tab gamesTab = new Tab();
  private final GameTextView text;
  private final GamesView games;
  private final WelcomeView welcome;
  private final VBox judged = new VBox();
  private int opening = -1;

  MainView(
      Workplace place,
      Actions actions,
      FileActions files,
      ScopeMenu.RangeQuestion rangeQuestion,
      Words words,
      Scope scope) {
    this.place = place;
    this.words = words;
    this.scope = scope;
    this.actions = actions;
    ActionControls controls = new ActionControls(actions, words);
    getStyleClass().add("main");
    ScopeMenu scopeMenu = new ScopeMenu(place, rangeQuestion, words, scope);
    setTop(
        new VBox(
            new MenuStrip(place, actions, controls, files, scopeMenu, words, scope),
            new TopBar(place, actions, controls, scopeMenu, words, scope),
            new RecoveryBar(place.recovery(), files::mayDrop, files::mayDiscardLeft, words, scope),
            new ChangedFileBar(place.watch(), files, words, scope)));
    ContextMenus menus = new ContextMenus(actions, controls);
    board = new BoardPane(place, words, scope);
    menus.onBoard(board.board());
    text = new GameTextView(place.desk(), place.tasks(), words, scope, textTab.selectedProperty());
    games =
        new GamesView(
            place.desk(), place.games(), place.tasks(), words, scope, gamesTab.selectedProperty());
    welcome = new WelcomeView(place.recent(), files, controls, words, scope);
    SplitPane split = new SplitPane(left(menus), right(menus, controls));
    split.setOrientation(Orientation.HORIZONTAL);
    split.setDividerPositions(place.settings().number("divider", 0.66, 0, 1));
    SplitPane.setResizableWithParent(split.getItems().get(1), false);
    split
        .getDividers()
        .get(0)
        .positionProperty()
        .subscribe(position -> place.settings().keep("divider", position.doubleValue()));
    setCenter(split);
    setBottom(new StatusBar(place, board.board(), words, scope));
    new ThreatNotice(place, words).install(scope);
  }

  BoardPane board() {
    return board;
  }

  private Node left(ContextMenus menus) {
    GraphView graph = new GraphView(place.desk(), words, scope);
    StripView strip = new StripView(place.desk(), words, scope, () -> actions.run(Action.TAGS));
    menus.onStrip(strip);
    VBox left = new VBox(strip, board, graph);
    left.getStyleClass().add("left");
    left.setMinWidth(360);
    VBox.setVgrow(board, Priority.ALWAYS);
    return left;
  }

  private Node right(ContextMenus menus, ActionControls controls) {
    Desk desk = place.desk();
    PlayPanel play = new PlayPanel(place.game(), controls, words, scope);
    MoveListView moves =
        new MoveListView(
            desk, place.retry().visibleGameProperty(), words, scope, movesTab.selectedProperty());
    menus.onMoves(moves);
    VerdictPanel verdict =
        new VerdictPanel(
            desk,
            place.analysis(),
            place.preview(),
            place.retry(),
            place.settings()::strength,
            words,
            scope);
    RetryPanel retry = new RetryPanel(place.retry(), place.game(), words, scope);
    VBox.setVgrow(moves, Priority.ALWAYS);
    EngineLinesPanel lines =
        new EngineLinesPanel(desk, place.engine(), place.preview(), words, scope);
    judged
        .getChildren()
        .setAll(play, moves, lines, new CountsView(desk, words, scope), verdict, retry);
    scope.show(desk.gameProperty(), game -> showMovesOrWelcome());
    scope.onChange(desk.documentProperty(), this::showMovesOrWelcome);
    movesTab.setText(words.get("moves.title"));
    textTab.setText(words.get("text.title"));
    textTab.setContent(text);
    tabs.getTabs().addAll(movesTab, textTab);
    gamesTab.setText(words.get("games.title"));
    gamesTab.setContent(games);
    scope.show(desk.documentProperty(), document -> showGames());
    tabs.setTabClosingPolicy(TabPane.TabClosingPolicy.UNAVAILABLE);
    tabs.setId("tabs");
    tabs.setAccessibleText(words.get("tabs.name"));
    VBox.setVgrow(tabs, Priority.ALWAYS);
    ProblemsPanel problems = new ProblemsPanel(desk, text, words, scope, this::showProblem);
    VBox right = new VBox(tabs, problems);
    right.getStyleClass().add("right");
    scope.show(place.textSize(), size -> right.setMinWidth(leastWidth(size.intValue())));
    right.setPrefWidth(380);
    return right;
  }

  /** Larger moves want more room; in the smallest window the boards keep theirs. */
  private static double leastWidth(int textSize) {
    return 350 + 18 * Math.max(0, textSize - Workplace.USUAL_TEXT_SIZE);
  }

  /** Only the one in sight is in the window: the other costs time, and height in a low window. */
  private void showMovesOrWelcome() {
    Desk desk = place.desk();
    boolean nothing = desk.document().isBlank() && desk.game().length() == 0;
    Node wanted = nothing ? welcome : judged;
    if (movesTab.getContent() != wanted) {
      movesTab.setContent(wanted);
    }
  }

  /**
   * The list of games is there while the document has several, and in sight when they come. Who
   * looked at it when it goes sees the moves of the one game there is.
   */
  private void showGames() {
    boolean several = place.desk().games().size() > 1;
    int before = opening;
    opening = place.desk().opening();
    if (several == tabs.getTabs().contains(gamesTab)) {
      return;
    }
    if (several) {
      tabs.getTabs().add(gamesTab);
      // A second game that is typed leaves the user where he types.
      if (opening != before) {
        tabs.getSelectionModel().select(gamesTab);
      }
    } else {
      boolean inSight = gamesTab.isSelected();
      tabs.getTabs().remove(gamesTab);
      if (inSight) {
        tabs.getSelectionModel().select(movesTab);
      }
    }
  }

  /** Lets the user search the games of the document. */
  void findGame() {
    tabs.getSelectionModel().select(gamesTab);
    games.search();
  }

  /** Shows a problem's place in the text. */
  void showProblem(Problem problem) {
    tabs.getSelectionModel().select(textTab);
    text.select(problem);
  }
}
