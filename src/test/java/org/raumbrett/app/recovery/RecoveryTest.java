package org.raumbrett.app.recovery;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.app.editor.SetupModel;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Document;
import org.raumbrett.app.model.Errands;
import org.raumbrett.app.model.FileStamp;
import org.raumbrett.app.model.Games;
import org.raumbrett.app.model.Saver;
import org.raumbrett.app.model.Source;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.app.play.EngineGame;
import org.raumbrett.app.play.Opponent;
import org.raumbrett.app.play.Players;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.Score;
import org.raumbrett.board.Setup;
import org.raumbrett.board.Side;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Verdict;
import org.raumbrett.rgn.FileBytes;
import org.raumbrett.rgn.RgnReader;

class RecoveryTest {
  private static final Instant NOW = Instant.parse("2026-01-02T03:04:05Z");

  @TempDir private Path temporary;

  /** A window without a toolkit, whose delays end when the test says so. */
  private static final class Sitting {
    final Desk desk = new Desk();
    final Deque<Runnable> delayed = new ArrayDeque<>();
    final List<IOException> failures = new ArrayList<>();
    final Deque<Runnable> thinking = new ArrayDeque<>();
    final EngineGame game =
        new EngineGame(
            desk,
            Tasks.on(thinking::add, Runnable::run),
            (position, level, stop) ->
                new Opponent.Reply(position.legalMoves().get(0), Score.DRAW));
    final Recovery recovery = new Recovery(desk, Tasks.sameThread(), game);

    Sitting(Path folder) {
      recovery.begin(new RecoveryFolder(folder), delayed::add, () -> NOW, failures::add);
    }

    void wait(int most) {
      for (int i = 0; i < most && !delayed.isEmpty(); i++) {
        delayed.remove().run();
      }
    }

    /** Changes a game that was opened from the file. */
    void change(Path file) {
      desk.show(
          new Document(file.getFileName().toString(), file, RgnReader.read(Games.MATE), null));
      desk.first();
      desk.play(Games.move("Ab1Aa3"));
      wait(1);
    }

    void save(Path file) {
      new Saver(desk, Tasks.sameThread(), new Errands())
          .save(file, false, problem -> assertThat(problem).isNull());
    }

    LeftBehind offer() {
      return recovery.offerProperty().get();
    }
  }

  private Path folder() {
    return temporary.resolve("state").resolve("recovery");
  }

  private static List<String> names(Path folder) {
    try (Stream<Path> files = Files.list(folder)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static List<Path> documents(Path folder) {
    return names(folder).stream()
        .filter(name -> name.endsWith(".rgn"))
        .map(folder::resolve)
        .toList();
  }

  /** What a crash leaves of the folder: all files, and nobody who holds their locks. */
  private Path afterCrash(Path folder) throws IOException {
    Path copy = Files.createDirectory(temporary.resolve("after-" + names(temporary).size()));
    for (String name : names(folder)) {
      Files.copy(folder.resolve(name), copy.resolve(name));
    }
    return copy;
  }

  @Test
  void aChangeIsKeptWhenTheDelayIsOverAndNotBefore() {
    Sitting sitting = new Sitting(folder());
    sitting.desk.play(Games.move("Ab1Aa3"));
    sitting.desk.play(Games.move("Ec4Ec3"));
    assertThat(folder()).doesNotExist();
    assertThat(sitting.delayed).hasSize(1);
    sitting.wait(1);
    assertThat(documents(folder()))
        .singleElement()
        .satisfies(
            file -> assertThat(Files.readString(file)).contains("Ab1–Aa3").contains("Ec4–Ec3"));
  }

  @Test
  void nothingIsWrittenOfWhatIsUnchanged() {
    Sitting sitting = new Sitting(folder());
    sitting.desk.show(Games.document(Games.MATE));
    sitting.desk.first();
    assertThat(sitting.delayed).isEmpty();
    sitting.recovery.end();
    assertThat(folder()).doesNotExist();
  }

  @Test
  void savingRemovesWhatWasKept() {
    Sitting sitting = new Sitting(folder());
    sitting.change(temporary.resolve("game.rgn"));
    assertThat(documents(folder())).hasSize(1);
    sitting.save(temporary.resolve("saved.rgn"));
    assertThat(documents(folder())).isEmpty();
    sitting.desk.first();
    sitting.desk.play(Games.move("Ac2Ac3"));
    sitting.wait(1);
    assertThat(documents(folder())).hasSize(1);
  }

  @Test
  void aCleanEndLeavesNothing() {
    Sitting sitting = new Sitting(folder());
    sitting.change(temporary.resolve("game.rgn"));
    sitting.desk.play(Games.move("Ec4Ec3"));
    sitting.recovery.end();
    sitting.wait(5);
    assertThat(names(folder())).isEmpty();
  }

  @Test
  void whatACrashLeftIsOfferedAndRestoredAsItWas() throws IOException {
    Path original = temporary.resolve("game.rgn");
    Sitting crashed = new Sitting(folder());
    crashed.change(original);

    Path left = afterCrash(folder());
    Sitting next = new Sitting(left);
    assertThat(next.offer().name()).isEqualTo("game.rgn");
    assertThat(next.offer().time()).isEqualTo(NOW);
    next.recovery.restore();
    assertThat(next.offer()).isNull();
    assertThat(next.desk.games()).isEqualTo(crashed.desk.games());
    assertThat(next.desk.place().path()).isEqualTo(crashed.desk.place().path());
    assertThat(next.desk.document().file()).isEqualTo(original);
    assertThat(next.desk.modifiedProperty().get()).isTrue();
    assertThat(documents(left)).hasSize(1);

    // And after another crash at once it is still there, once.
    Sitting third = new Sitting(afterCrash(left));
    assertThat(third.offer().name()).isEqualTo("game.rgn");
    third.recovery.restore();
    assertThat(third.offer()).isNull();
    assertThat(third.desk.games()).isEqualTo(crashed.desk.games());
  }

  @Test
  void aPositionBeingSetUpIsKeptUntilItsEditorIsClosed() {
    Sitting sitting = new Sitting(folder());
    SetupModel model = new SetupModel(Setup.of(Position.START));
    Runnable end = sitting.recovery.keep(model.setupProperty());
    assertThat(sitting.delayed).as("nothing is set up yet").isEmpty();
    model.clear();
    model.setFullMoveNumber(7);
    assertThat(sitting.delayed).hasSize(1);
    sitting.wait(1);
    assertThat(documents(folder()))
        .singleElement()
        .satisfies(file -> assertThat(Files.readString(file)).contains(Rfen.format(model.setup())));
    model.startingArray();
    end.run();
    sitting.wait(5);
    assertThat(names(folder())).isEmpty();
  }

  @Test
  void aPositionACrashLeftIsSetUpFurtherAndTheDeskStays() throws IOException {
    Sitting crashed = new Sitting(folder());
    crashed.change(temporary.resolve("game.rgn"));
    SetupModel model = new SetupModel(Setup.of(Position.START));
    crashed.recovery.keep(model.setupProperty());
    model.clear();
    crashed.wait(1);

    Path left = afterCrash(folder());
    Sitting next = new Sitting(left);
    List<Setup> edited = new ArrayList<>();
    next.recovery.setEditor(
        begun -> {
          edited.add(begun);
          Runnable end = next.recovery.keep(new SetupModel(begun).setupProperty());
          assertThat(documents(left)).as("both are still there").hasSize(2);
          end.run();
        });
    for (int i = 0; i < 2; i++) {
      assertThat(next.offer()).isNotNull();
      next.recovery.restore();
    }
    assertThat(next.offer()).isNull();
    assertThat(edited).containsExactly(Setup.EMPTY);
    assertThat(next.desk.games()).isEqualTo(crashed.desk.games());
    assertThat(documents(left)).as("the game's").hasSize(1);
  }

  @Test
  void aGameAgainstTheEngineGoesOn() throws IOException {
    Sitting crashed = new Sitting(folder());
    crashed.game.start(
        Position.START, Players.of(Side.BLACK, 4, "Raumbrett 9", "Ada"), LocalDate.EPOCH);
    crashed.desk.play(Games.move("Ab1Aa3"));
    crashed.thinking.remove().run();
    crashed.desk.play(crashed.desk.place().position().legalMoves().get(0));
    crashed.wait(5);
    assertThat(crashed.game.state().phase()).isEqualTo(EngineGame.Phase.THINKING);

    Sitting next = new Sitting(afterCrash(folder()));
    assertThat(next.offer().seat()).isEqualTo(new EngineGame.Seat(Side.BLACK, 4));
    next.recovery.restore();
    assertThat(next.game.state()).isEqualTo(crashed.game.state());
    next.thinking.remove().run();
    assertThat(next.desk.game().length()).isEqualTo(4);
    assertThat(next.game.state().phase()).isEqualTo(EngineGame.Phase.USERS_TURN);
    next.game.resign();
    next.wait(5);
    assertThat(documents(temporary.resolve("after-1"))).hasSize(1);

    Sitting third = new Sitting(afterCrash(temporary.resolve("after-1")));
    third.recovery.restore();
    assertThat(third.game.state().phase()).isEqualTo(EngineGame.Phase.OVER);
    assertThat(third.thinking).isEmpty();
  }

  @Test
  void aGameThatNoEnginePlayedIsJustAGame() throws IOException {
    Sitting crashed = new Sitting(folder());
    crashed.change(temporary.resolve("game.rgn"));
    Sitting next = new Sitting(afterCrash(folder()));
    next.recovery.restore();
    assertThat(next.game.state().phase()).isEqualTo(EngineGame.Phase.OFF);
    assertThat(next.thinking).isEmpty();
  }

  @Test
  void aRestoredDocumentThatIsSavedIsNotOfferedAgain() throws IOException {
    Sitting crashed = new Sitting(folder());
    crashed.change(temporary.resolve("game.rgn"));
    Path left = afterCrash(folder());
    Sitting next = new Sitting(left);
    next.recovery.restore();
    next.wait(5);
    next.save(temporary.resolve("saved.rgn"));
    next.recovery.end();
    assertThat(names(left)).isEmpty();
  }

  @Test
  void anOriginalThatWasWrittenSinceIsNotWrittenOver() throws IOException {
    Path original = temporary.resolve("game.rgn");
    Sitting crashed = new Sitting(folder());
    crashed.change(original);
    Files.writeString(original, "newer");
    Files.setLastModifiedTime(original, FileTime.from(NOW.plusSeconds(1)));
    Sitting next = new Sitting(afterCrash(folder()));
    next.recovery.restore();
    assertThat(next.desk.document().file()).isNull();
    assertThat(next.desk.document().name()).isEqualTo("game.rgn");
  }

  @Test
  void theDocumentOfALivingWindowIsNotOffered() {
    Sitting living = new Sitting(folder());
    living.change(temporary.resolve("game.rgn"));
    Sitting other = new Sitting(folder());
    assertThat(other.offer()).isNull();
    other.change(temporary.resolve("other.rgn"));
    assertThat(documents(folder())).hasSize(2);
    other.recovery.end();
    assertThat(documents(folder())).hasSize(1);
  }

  @Test
  void whatIsOfferedInOneWindowIsNotOfferedInAnother() throws IOException {
    Sitting crashed = new Sitting(folder());
    crashed.change(temporary.resolve("game.rgn"));
    Path left = afterCrash(folder());
    Sitting first = new Sitting(left);
    assertThat(first.offer()).isNotNull();
    assertThat(new Sitting(left).offer()).isNull();
    first.recovery.later();
    assertThat(first.offer()).isNull();
    assertThat(new Sitting(left).offer()).isNotNull();
  }

  @Test
  void severalAreOfferedOneAfterTheOtherAndDiscardedOnesAreGone() throws IOException {
    Sitting one = new Sitting(folder());
    one.change(temporary.resolve("one.rgn"));
    Sitting two = new Sitting(folder());
    two.change(temporary.resolve("two.rgn"));
    Path left = afterCrash(folder());
    Sitting next = new Sitting(left);
    String first = next.offer().name();
    next.recovery.discard();
    assertThat(next.offer().name()).isNotEqualTo(first);
    next.recovery.discard();
    assertThat(next.offer()).isNull();
    assertThat(names(left)).isEmpty();
  }

  @Test
  void aHalfWrittenFirstDocumentIsSweptAway() throws IOException {
    Files.createDirectories(folder());
    Files.createFile(folder().resolve("x.lock"));
    Files.createFile(folder().resolve(".x.rgn.1.tmp"));
    assertThat(new Sitting(folder()).offer()).isNull();
    assertThat(names(folder())).isEmpty();
  }

  @Test
  void whatCannotBeReadStaysWhereItIs() throws IOException {
    Files.createDirectories(folder());
    Files.createFile(folder().resolve("x.lock"));
    Files.writeString(folder().resolve("x.rgn"), "garbage");
    assertThat(new Sitting(folder()).offer()).isNull();
    assertThat(folder().resolve("x.rgn")).hasContent("garbage");
  }

  @Test
  void anErrorOfTheDiskIsToldOnce() throws IOException {
    Path file = Files.createFile(temporary.resolve("file"));
    Sitting sitting = new Sitting(file.resolve("recovery"));
    sitting.change(temporary.resolve("game.rgn"));
    sitting.desk.play(Games.move("Ec4Ec3"));
    sitting.wait(5);
    assertThat(sitting.failures).hasSize(1);
    sitting.recovery.end();
  }

  private static final String GAME =
      """
      [Event "E"]
      [White "A"]
      [Black "B"]
      [Result "*"]

      1. ♘Ab1–Aa3 ♙Ec4–Ec3 2. ♘Ad1–Cd2 ♙Ee4–Ee3
      *
      """;

  private static Document opened(Path file, String text) {
    byte[] bytes = text.getBytes(UTF_8);
    try {
      Files.write(file, bytes);
      Source source = Source.of(FileBytes.of(bytes), FileStamp.of(file));
      return new Document(file.getFileName().toString(), file, source.content(), source);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Crashes after a moment and restores what was kept. */
  private Sitting afterwards(Sitting crashed) throws IOException {
    crashed.wait(5);
    Sitting next = new Sitting(afterCrash(folder()));
    next.recovery.restore();
    return next;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "zy",
        "zy{typed last",
        " qq Ab1 rest of my typing",
        "1. Aa2-Aa3 zz {more",
        " 3. Aa2-Aa3 Zz9-Zz8 4. Bb2-Bb3 my long typing {c}"
      })
  void whatWasTypedComesBackAsItWasTyped(String typed) throws IOException {
    for (String text : List.of(GAME + typed, GAME.replace("3\n*", "3" + typed + "\n*"))) {
      Sitting crashed = new Sitting(folder());
      crashed.desk.show(opened(temporary.resolve("game.rgn"), GAME));
      Games.type(crashed.desk, text);
      Sitting next = afterwards(crashed);
      assertThat(next.desk.document().content().problems())
          .isEqualTo(crashed.desk.document().content().problems());
      assertThat(next.desk.document().content().text()).isEqualTo(text);
      assertThat(next.desk.document().content().errorCount()).isPositive();
      assertThat(next.desk.games()).isEqualTo(crashed.desk.games());
      assertThat(next.desk.textInStepProperty().get()).isTrue();
      crashed.recovery.end();
    }
  }

  @Test
  void whatWasTypedComesBackInAFileOfSeveralGames() throws IOException {
    Sitting crashed = new Sitting(folder());
    crashed.desk.show(opened(temporary.resolve("games.rgn"), (GAME + "\n").repeat(3)));
    crashed.desk.select(1);
    String text = GAME + "\n" + GAME.replace("3\n*", "3 qq Ab1 rest\n*") + "\n" + GAME;
    Games.type(crashed.desk, text);
    Sitting next = afterwards(crashed);
    assertThat(next.desk.document().content().text()).isEqualTo(text);
    assertThat(next.desk.gameIndex()).isEqualTo(1);
    assertThat(next.desk.games()).hasSize(3).isEqualTo(crashed.desk.games());
  }

  @Test
  void whatWasTypedAndWhatWasJudgedComeBackTogether() throws IOException {
    Sitting crashed = new Sitting(folder());
    crashed.desk.show(opened(temporary.resolve("game.rgn"), GAME));
    String text = GAME + "zy{typed last";
    Games.type(crashed.desk, text);
    crashed.desk.annotate(
        GameEditor.withPly(
            crashed.desk.game(),
            GamePath.main(1),
            ply -> ply.withJudgement(Games.judgement(Verdict.BLUNDER, "Aa2Aa3"))));
    Sitting next = afterwards(crashed);
    assertThat(next.desk.document().content().text()).isEqualTo(text);
    assertThat(next.desk.games()).isEqualTo(crashed.desk.games());
    assertThat(next.desk.textInStepProperty().get()).isTrue();
  }

  @Test
  void whatWasTypedAndWhatWasPlayedAfterItComeBackTogether() throws IOException {
    Sitting crashed = new Sitting(folder());
    crashed.desk.show(opened(temporary.resolve("game.rgn"), GAME));
    String text = GAME.replace("3\n*", "3 qq Ab1 rest\n*");
    Games.type(crashed.desk, text);
    crashed.desk.first();
    crashed.desk.play(Games.move("Ac2Ac3"));
    Sitting next = afterwards(crashed);
    assertThat(next.desk.document().content().text()).isEqualTo(text);
    assertThat(next.desk.game()).isEqualTo(crashed.desk.game());
    assertThat(next.desk.place()).isEqualTo(crashed.desk.place());
    assertThat(next.desk.torn()).as("as before, only one of both can be saved").containsExactly(0);
  }

  /** What the game looked at is with a comment at the place looked at. */
  private static Game commented(Desk desk, String comment) {
    return GameEditor.withComments(desk.game(), desk.place().path(), List.of(comment));
  }

  @Test
  void aCommentBeingWrittenComesBackInItsGame() throws IOException {
    for (int size : List.of(1, 3, 2_000)) {
      Sitting crashed = new Sitting(folder());
      String text = (GAME + "\n").repeat(size);
      crashed.desk.show(opened(temporary.resolve("games.rgn"), text));
      crashed.desk.select(size / 2);
      crashed.desk.goTo(GamePath.main(2));
      Game written = commented(crashed.desk, "A long thought");
      crashed.recovery.draftProperty().set(() -> written);
      Sitting next = afterwards(crashed);
      assertThat(next.desk.game()).isEqualTo(written);
      assertThat(next.desk.place().path()).isEqualTo(GamePath.main(2));
      assertThat(next.desk.modifiedProperty().get()).isTrue();
      assertThat(next.desk.games()).hasSize(size == 2_000 ? 1 : size);
      crashed.recovery.end();
    }
  }

  @Test
  void aCommentThatIsGivenUpIsNotKeptAndOtherChangesAre() throws IOException {
    Sitting sitting = new Sitting(folder());
    sitting.desk.show(Games.document(GAME));
    Game written = commented(sitting.desk, "A long thought");
    sitting.recovery.draftProperty().set(() -> written);
    sitting.wait(5);
    assertThat(documents(folder())).hasSize(1);
    sitting.recovery.draftProperty().set(sitting.desk::game);
    sitting.wait(5);
    assertThat(documents(folder())).as("all is taken out again").isEmpty();
    sitting.recovery.draftProperty().set(() -> written);
    sitting.wait(5);
    assertThat(documents(folder())).hasSize(1);
    sitting.recovery.draftProperty().set(null);
    assertThat(documents(folder())).isEmpty();

    sitting.desk.first();
    sitting.desk.play(Games.move("Ac2Ac3"));
    Game another = commented(sitting.desk, "Another");
    sitting.recovery.draftProperty().set(() -> another);
    sitting.wait(5);
    sitting.recovery.draftProperty().set(null);
    sitting.wait(5);
    assertThat(documents(folder()))
        .singleElement()
        .satisfies(
            kept ->
                assertThat(Files.readString(kept)).contains("Ac2–Ac3").doesNotContain("Another"));
  }

  @Test
  void ofALargeFileWhatWasTypedComesBack() throws IOException {
    Sitting crashed = new Sitting(folder());
    crashed.desk.show(opened(temporary.resolve("games.rgn"), (GAME + "\n").repeat(2_000)));
    String early = GAME.replace("3\n*", "3 qq Ab1 rest\n*");
    String late = GAME + "zy{typed last";
    crashed.desk.select(7);
    Games.type(crashed.desk, early);
    crashed.desk.select(9);
    Games.type(crashed.desk, late);
    crashed.desk.select(8);
    crashed.desk.play(Games.move("Ab2Ab3"));
    crashed.desk.select(9);
    Sitting next = afterwards(crashed);
    assertThat(next.desk.document().content().text()).startsWith(early).endsWith(late + "\n");
    assertThat(next.desk.gameIndex()).isEqualTo(2);
    assertThat(next.desk.game()).isEqualTo(crashed.desk.game());
    assertThat(next.desk.games().get(1).length()).isEqualTo(5);
  }

  @Test
  void ofALargeFileTheChangedGamesAreKept() throws IOException {
    Sitting sitting = new Sitting(folder());
    byte[] bytes = "[White \"A\"]\n\n1. Ab2–Ab3 *\n\n".repeat(4_000).getBytes(UTF_8);
    Path file = Files.write(temporary.resolve("game.rgn"), bytes);
    Source source = Source.of(FileBytes.of(bytes), FileStamp.of(file));
    sitting.desk.show(new Document("game.rgn", file, source.content(), source));
    sitting.desk.select(7);
    sitting.desk.play(Games.move("Ec4Ec3"));
    sitting.desk.select(9);
    sitting.wait(3);
    assertThat(documents(folder()))
        .singleElement()
        .satisfies(
            kept ->
                assertThat(Files.readString(kept))
                    .contains("Ec4–Ec3")
                    .doesNotContain("%file")
                    .hasSizeLessThan(1_000));
  }
}
