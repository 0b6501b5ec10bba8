package org.raumbrett.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raumbrett.analysis.AnalysisListener;
import org.raumbrett.analysis.AnalysisScope;
import org.raumbrett.app.model.Analysis;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Document;
import org.raumbrett.app.model.EngineJudge;
import org.raumbrett.app.model.Judge;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.engine.StopToken;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Judgement;
import org.raumbrett.rgn.RgnReader;
import org.raumbrett.rgn.RgnWriter;

/** The window and the command line agree to the digit, and what is saved needs no second run. */
class SameVerdictsTest {
  private static final int LEVEL = 2;
  private static final String GAME =
      """
      [Event "?"]
      [White "?"]
      [Black "?"]

      1. Ad1–Ac3 De5–Bc5 2. Ac3–Bc5 Dc5–Bc5 3. Ab1–Ac3 Db4–Db3 4. Ac3–Bc5 Ed5–Ec3
      5. Bc5–Db5 Ec5–Db5 6. Bd1–Cd2 Dc4–Dc3 *
      """;

  @TempDir private Path folder;

  /** Judges as the window does and counts the moves it was told of. */
  private static final class CountingJudge implements Judge {
    final Set<GamePath> judged = ConcurrentHashMap.newKeySet();
    private final EngineJudge engine;

    CountingJudge(int threads) {
      engine = new EngineJudge(threads);
    }

    @Override
    public void judge(
        Game game, int level, AnalysisScope scope, StopToken stop, AnalysisListener listener) {
      AnalysisListener counting =
          new AnalysisListener() {
            @Override
            public void judged(GamePath path, Judgement judgement) {
              judged.add(path);
              listener.judged(path, judgement);
            }
          };
      engine.judge(game, level, scope, stop, counting);
    }
  }

  private static Desk desk(String text) {
    Desk desk = new Desk();
    desk.show(new Document("", null, RgnReader.read(text), null));
    return desk;
  }

  private static String judgedInWindow(String text, CountingJudge judge) {
    Desk desk = desk(text);
    new Analysis(desk, Tasks.sameThread(), judge).start(LEVEL);
    return RgnWriter.toSave(desk.game());
  }

  private String judgedOnCommandLine(String text, int jobs) throws IOException {
    String file = Files.writeString(folder.resolve("game.rgn"), text).toString();
    String level = Integer.toString(LEVEL);
    return new CliRunner()
        .run(
            "analyse",
            file,
            "--strength",
            level,
            "--jobs",
            Integer.toString(jobs),
            "--format",
            "rgn")
        .out();
  }

  @Test
  void windowAndCommandLineWriteTheSameBytesWithOneThreadOrTwo() throws IOException {
    String one = judgedInWindow(GAME, new CountingJudge(1));
    assertThat(one).contains("[%");
    assertThat(judgedInWindow(GAME, new CountingJudge(2))).isEqualTo(one);
    assertThat(judgedOnCommandLine(GAME, 1)).isEqualTo(one);
    assertThat(judgedOnCommandLine(GAME, 2)).isEqualTo(one);
  }

  @Test
  void whatWasSavedIsReadBackWithoutARunAndSavedAgainByteForByte() throws IOException {
    CountingJudge first = new CountingJudge(1);
    String saved = judgedInWindow(GAME, first);
    assertThat(first.judged).hasSize(12);
    Path file = folder.resolve("saved.rgn");
    Files.writeString(file, saved);
    Desk reopened = desk(Files.readString(file, StandardCharsets.UTF_8));
    assertThat(reopened.game().mainLine().plies()).allMatch(ply -> ply.judgement() != null);
    CountingJudge second = new CountingJudge(1);
    new Analysis(reopened, Tasks.sameThread(), second).start(LEVEL);
    assertThat(second.judged).isEmpty();
    assertThat(reopened.modifiedProperty().get()).isFalse();
    assertThat(RgnWriter.toSave(reopened.game())).isEqualTo(saved);
  }
}
