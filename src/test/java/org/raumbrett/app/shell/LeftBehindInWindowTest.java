package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Games;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.app.play.EngineGame;
import org.raumbrett.app.play.Opponent;
import org.raumbrett.app.recovery.Recovery;
import org.raumbrett.app.recovery.RecoveryFolder;
import org.raumbrett.board.Score;
import org.testfx.api.FxRobot;

@Tag("window")
class LeftBehindInWindowTest {
  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");

  @RegisterExtension final TestWindow test = new TestWindow();

  @TempDir private Path temporary;

  private final List<IOException> failures = new ArrayList<>();

  /** Leaves what a crash would leave of a changed game, and returns where. */
  private Path left() throws IOException {
    Path kept = temporary.resolve("kept");
    Desk desk = new Desk();
    Tasks tasks = Tasks.sameThread();
    EngineGame game =
        new EngineGame(
            desk,
            tasks,
            (position, level, stop) ->
                new Opponent.Reply(position.legalMoves().get(0), Score.DRAW));
    Deque<Runnable> delayed = new ArrayDeque<>();
    new Recovery(desk, tasks, game)
        .begin(new RecoveryFolder(kept), delayed::add, () -> NOW, failures::add);
    desk.play(Games.move("Ab1Aa3"));
    delayed.remove().run();
    Path crashed = Files.createDirectory(temporary.resolve("crashed"));
    for (Path file : files(kept)) {
      Files.copy(file, crashed.resolve(file.getFileName()));
    }
    return crashed;
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }

  @Test
  void whatWasLeftBehindIsDiscardedOnlyAfterAQuestion(FxRobot robot) throws IOException {
    Path folder = left();
    test.fx(
        () ->
            test.window()
                .place()
                .recovery()
                .begin(new RecoveryFolder(folder), work -> {}, () -> NOW, failures::add));
    test.until(() -> test.find("#recovery", Node.class).isVisible());
    robot.clickOn("#recovery-discard");
    robot.type(KeyCode.ENTER);
    assertThat(test.find("#recovery", Node.class).isVisible()).as("Enter keeps it").isTrue();
    assertThat(files(folder)).isNotEmpty();
    robot.clickOn("#recovery-discard").clickOn("#left-discard");
    test.until(() -> !test.find("#recovery", Node.class).isVisible());
    assertThat(files(folder)).isEmpty();
    assertThat(failures).isEmpty();
  }
}
