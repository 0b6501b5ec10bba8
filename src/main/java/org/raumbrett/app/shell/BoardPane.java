package org.raumbrett.app.shell;

import java.util.ArrayList;
import java.util.List;
import javafx.beans.property.StringProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.boards.BoardArrow;
import org.raumbrett.app.boards.BoardStackView;
import org.raumbrett.app.boards.CapturedMenView;
import org.raumbrett.app.boards.CellColouring;
import org.raumbrett.app.boards.UnicornLegend;
import org.raumbrett.app.graph.EvaluationBar;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.LiveEngine;
import org.raumbrett.app.model.Place;
import org.raumbrett.app.model.Preview;
import org.raumbrett.app.model.Retry;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.model.Threat;
import org.raumbrett.app.play.EngineGame;
import org.raumbrett.app.play.Hint;
import org.raumbrett.app.words.Words;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Score;
import org.raumbrett.board.Side;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Verdict;

/** The board, showing the desk's place or a line that is looked at, and the captured men. */
final class BoardPane extends VBox {
  private final Desk desk;
  private final Preview preview;
  private final Retry retry;
  private final Threat threat;
  private final EngineGame game;
  private final Hint hint;
  private final StringProperty notice;
  private final Words words;
  private final BoardStackView board = new BoardStackView();
  private final CapturedMenView white = new CapturedMenView(Side.WHITE);
  private final CapturedMenView black = new CapturedMenView(Side.BLACK);
  private final UnicornLegend legend = new UnicornLegend();
  private final Label banner = new Label();
  private final HBox bannerRow;

  BoardPane(Workplace place, Words words, Scope scope) {
    this.desk = place.desk();
    this.preview = place.preview();
    this.retry = place.retry();
    this.threat = place.threat();
    this.game = place.game();
    this.hint = place.hint();
    this.notice = place.notice();
    this.words = words;
    getStyleClass().add("board-pane");
    board.setId("board");
    board.setMessages(words.bundle());
    white.setMessages(words.bundle());
    black.setMessages(words.bundle());
    legend.setMessages(words.bundle());
    board.setOnMove(this::play);
    board.layoutProperty().set(place.look().layoutProperty().get());
    scope.show(place.look().layoutProperty(), board.layoutProperty()::set);
    scope.show(place.look().colouringProperty(), board.colouringProperty()::set);
    scope.show(place.look().viewpointProperty(), board.viewpointProperty()::set);
    follow(place, scope);
    Button back = new Button(words.get("preview.back"));
    back.getStyleClass().add("small");
    back.setOnAction(event -> preview.close());
    Region gap = new Region();
    HBox.setHgrow(gap, Priority.ALWAYS);
    bannerRow = new HBox(banner, gap, back);
    bannerRow.getStyleClass().add("preview-banner");
    bannerRow.setAlignment(Pos.CENTER_LEFT);
    bannerRow.setMaxHeight(Region.USE_PREF_SIZE);
    StackPane.setAlignment(bannerRow, Pos.TOP_CENTER);
    StackPane stack = new StackPane(board, bannerRow);
    stack.setMinSize(200, 200);
    HBox.setHgrow(stack, Priority.ALWAYS);
    EvaluationBar bar =
        new EvaluationBar(
            desk,
            place.engine().thoughtProperty().map(BoardPane::score),
            place.look().viewpointProperty(),
            words,
            scope);
    HBox boardRow = new HBox(bar, stack);
    boardRow.getStyleClass().add("board-row");
    VBox.setVgrow(boardRow, Priority.ALWAYS);
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    HBox captured = new HBox(black, space, white);
    captured.getStyleClass().add("captured-row");
    getChildren().addAll(boardRow, legend, captured);
    scope.show(desk.placeProperty(), now -> show());
    scope.onChange(preview.lookProperty(), this::show);
    scope.onChange(threat.foundProperty(), this::show);
    scope.onChange(
        retry.stateProperty().map(Retry.State::mayMove).orElse(true),
        () -> board.interactiveProperty().set(mayMove()));
    scope.onChange(retry.stateProperty(), this::show);
    scope.onChange(hint.moveProperty(), this::show);
  }

  private void follow(Workplace place, Scope scope) {
    Look look = place.look();
    board.stackViewProperty().bindBidirectional(look.stackViewProperty());
    scope.atEnd(() -> board.stackViewProperty().unbindBidirectional(look.stackViewProperty()));
    scope.show(look.unicornsProperty(), board.showUnicornClassesProperty()::set);
    scope.show(look.attackedCellProperty(), board.shownAttackersProperty()::set);
    scope.show(board.selectedCellProperty(), look.selectedCellProperty()::set);
    scope.show(place.appearance().animatedProperty(), board.animatedProperty()::set);
    legend
        .visibleProperty()
        .bind(
            board
                .colouringProperty()
                .isEqualTo(CellColouring.FOUR_CLASSES)
                .or(board.showUnicornClassesProperty()));
    legend.managedProperty().bind(legend.visibleProperty());
  }

  private static @Nullable Score score(LiveEngine.Thought thought) {
    return thought.result().best().map(thought::whiteScore).orElse(null);
  }

  BoardStackView board() {
    return board;
  }

  /** Plays a move in the position shown, which may be one of a line that is looked at. */
  void play(Move move) {
    if (retry.stateProperty().get() != null) {
      retry.attempt(move);
      return;
    }
    if (game.isEnginesTurnHere()) {
      notice.set(words.get("play.notyours"));
      return;
    }
    boolean aside = game.isAside();
    Preview.@Nullable Look look = preview.lookProperty().get();
    if (look != null) {
      desk.addLine(look.start(), look.line().subList(0, look.shown()));
      desk.goTo(look.start());
      look.line().subList(0, look.shown()).forEach(desk::play);
    }
    desk.play(move);
    if (aside) {
      notice.set(words.get("play.aside"));
    }
  }

  private void show() {
    Preview.@Nullable Look look = preview.lookProperty().get();
    bannerRow.setVisible(look != null);
    Place place = desk.place();
    Retry.@Nullable State trying = retry.stateProperty().get();
    if (trying != null) {
      show(trying);
    } else if (look == null) {
      show(place.position(), place.lastMove(), arrows(place));
    } else {
      banner.setText(
          words.format(
              "preview.banner",
              Integer.toString(look.shown()),
              Integer.toString(look.line().size())));
      show(look.position(), look.lastMove(), List.of());
    }
  }

  private boolean mayMove() {
    Retry.@Nullable State trying = retry.stateProperty().get();
    return trying == null || trying.mayMove();
  }

  /**
   * While a move is tried again, nothing on the board tells which would have been better, unless
   * the user asks for a hint.
   */
  private void show(Retry.State trying) {
    List<BoardArrow> arrows = new ArrayList<>();
    Move tried = trying.tried();
    boolean tookBack = tried != null && trying.mayMove();
    Move advised = hint.moveProperty().get();
    if (advised != null && trying.mayMove()) {
      arrows.add(new BoardArrow(advised.from(), advised.to(), BoardArrow.Kind.HINT));
    } else if (tried != null && tookBack) {
      arrows.add(new BoardArrow(tried.from(), tried.to(), BoardArrow.Kind.HINT));
    }
    addThreat(arrows);
    show(trying.shown(), tookBack ? null : tried, arrows);
  }

  private void show(Position position, @Nullable Move lastMove, List<BoardArrow> arrows) {
    board.setPosition(position);
    board.setLastMove(lastMove);
    if (!board.getArrows().equals(arrows)) {
      board.getArrows().setAll(arrows);
    }
    white.positionProperty().set(position);
    black.positionProperty().set(position);
    legend.positionProperty().set(position);
  }

  /** The better move stands beside the one played where the engine had something to remark. */
  private List<BoardArrow> arrows(Place place) {
    List<BoardArrow> arrows = new ArrayList<>();
    Judgement judgement = place.ply() == null ? null : place.ply().judgement();
    if (judgement != null && judgement.verdict() != Verdict.NONE) {
      Move best = judgement.bestMove();
      arrows.add(new BoardArrow(best.from(), best.to(), BoardArrow.Kind.BEST));
    }
    Move advised = hint.moveProperty().get();
    if (advised != null) {
      arrows.add(new BoardArrow(advised.from(), advised.to(), BoardArrow.Kind.HINT));
    }
    addThreat(arrows);
    return arrows;
  }

  private void addThreat(List<BoardArrow> arrows) {
    Threat.@Nullable Found found = threat.foundProperty().get();
    if (found != null) {
      Move move = found.move();
      arrows.add(new BoardArrow(move.from(), move.to(), BoardArrow.Kind.THREAT));
    }
  }
}
