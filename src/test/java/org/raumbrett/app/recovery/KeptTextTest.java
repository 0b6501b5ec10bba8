package org.raumbrett.app.recovery;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.app.model.Document;
import org.raumbrett.app.model.Games;
import org.raumbrett.app.play.EngineGame;
import org.raumbrett.board.Position;
import org.raumbrett.board.Setup;
import org.raumbrett.board.Side;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.rgn.RgnReader;

class KeptTextTest {
  private static final Instant TIME = Instant.parse("2026-01-02T03:04:05Z");

  private static final EngineGame.Seat SEAT = new EngineGame.Seat(Side.BLACK, 7);

  private static KeptDocument kept(Document document, List<Game> games, GamePath place) {
    return new KeptDocument(
        new KeptFacts("a\\n\nb.rgn", null, TIME, 0, place, null),
        List.of(KeptPart.of(document.content(), games)));
  }

  private static KeptText readBack(KeptDocument kept) {
    KeptText text = KeptText.read(KeptText.write(kept));
    assertThat(text).isNotNull();
    return text;
  }

  @Test
  void everythingIsReadBackAsItWasWritten() {
    Document document = Games.document(Games.VARIED);
    GamePath place = GamePath.START.into(0, 0, 1).into(1, 0, 1);
    Path file = Path.of("a folder", "ü.rgn").toAbsolutePath();
    KeptText text =
        readBack(
            new KeptDocument(
                new KeptFacts("x", file, TIME, 3, place, SEAT),
                List.of(KeptPart.of(document.content(), document.games()))));
    assertThat(text.facts()).isEqualTo(new KeptFacts("x", file, TIME, 3, place, SEAT));
    assertThat(text.setup()).isNull();
  }

  @Test
  void aPositionBeingSetUpIsReadBackWhateverIsWrongWithIt() {
    for (Setup setup : List.of(Setup.EMPTY, Setup.of(Position.START).withFullMoveNumber(99))) {
      KeptText text = KeptText.read(KeptText.write(setup, TIME));
      assertThat(text).isNotNull();
      assertThat(text.setup()).isEqualTo(setup);
      assertThat(text.facts()).isEqualTo(KeptFacts.ofNoGame(TIME));
      assertThat(text.text()).isEmpty();
    }
  }

  @Test
  void aNameMayHaveLineEnds() {
    Document document = Games.document(Games.MATE);
    KeptText text = readBack(kept(document, document.games(), GamePath.main(2)));
    assertThat(text.facts().name()).isEqualTo("a\\n\nb.rgn");
    assertThat(text.facts().file()).isNull();
  }

  @Test
  void aTextThatIsNotUnderstoodIsKeptAsItIs() {
    String typed = "%a remark\n1. Aa2–Aa3 Eb5–Cb4 2. nonsense";
    Document document = Games.document(typed);
    assertThat(readBack(kept(document, document.games(), GamePath.main(2))).text())
        .isEqualTo(typed);
  }

  @Test
  void aChangedGameIsKeptWithAllThatIsSaidOfIt() {
    Document document = Games.document(Games.MATE);
    Game changed =
        GameEditor.withPly(
            GameEditor.play(document.games().get(0), GamePath.START, Games.move("Ab1Aa3")).game(),
            GamePath.main(2),
            ply -> ply.withNags(List.of(4)).withComments(List.of("Why?")));
    KeptText text = readBack(kept(document, List.of(changed), GamePath.START));
    assertThat(RgnReader.read(text.text()).games().get(0).game()).isEqualTo(changed);
  }

  @Test
  void aGameChangedOnTheBoardIsKeptBesideATextThatIsNotUnderstood() {
    String typed = "1. Aa2–Aa3 nonsense {mine";
    Document document = Games.document(typed);
    Game changed =
        GameEditor.play(document.games().get(0), GamePath.main(1), Games.move("Ec4Ec3")).game();
    KeptText text = readBack(kept(document, List.of(changed), GamePath.START));
    assertThat(text.text()).isEqualTo(typed);
    assertThat(text.boards()).containsExactly(Map.entry(0, changed));
  }

  @Test
  void severalChangedGamesStaySeveral() {
    Document document = Games.document("[White \"A\"]\n\n1. Aa2–Aa3 *\n\n1. Ab2–Ab3 *\n");
    Game longer =
        GameEditor.play(document.games().get(1), GamePath.main(1), Games.move("Ec4Ec3")).game();
    KeptText text =
        readBack(kept(document, List.of(document.games().get(0), longer), GamePath.START));
    assertThat(text.text()).as("the other keeps its text").isEqualTo(document.content().text());
    assertThat(text.boards()).containsExactly(Map.entry(1, longer));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "BLACK", "BLACK 11", "BLACK 0", "GREEN 3", "WHITE x", "WHITE 3 4"})
  void aGameIsReadThoughItsOpponentIsNot(String seat) {
    String content =
        "%Raumbrett recovery 1\n%time 2026-01-02T03:04:05Z\n%game 0\n%engine "
            + seat
            + "\n%place 0\n1. Aa2–Aa3 *\n";
    KeptText text = KeptText.read(content);
    assertThat(text).isNotNull();
    assertThat(text.facts().seat()).isNull();
    assertThat(text.text()).isEqualTo("1. Aa2–Aa3 *\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "%Raumbrett recovery 1",
        "%Raumbrett recovery 2\n%name \n",
        "%Raumbrett recovery 1\n%time yesterday\n%game 0\n%place 0\n",
        "%Raumbrett recovery 1\n%time 2026-01-02T03:04:05Z\n%game x\n%place 0\n",
        "%Raumbrett recovery 1\n%time 2026-01-02T03:04:05Z\n%game 0\n%place 1/0\n",
        "%Raumbrett recovery 1\n%time",
        "%Raumbrett recovery 1\n%time 2026-01-02T03:04:05Z\n%game 0\n%setup 6\n%place 0\n",
        "%Raumbrett recovery 1\n%time 2026-01-02T03:04:05Z\n%game 0\n%board.x *\n%place 0\n",
        "[White \"A\"]\n"
      })
  void anythingElseIsNone(String content) {
    assertThat(KeptText.read(content)).isNull();
  }
}
