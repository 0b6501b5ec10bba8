package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.Score;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Tag;
import org.raumbrett.game.Tags;
import org.raumbrett.game.Verdict;

class RgnWriterTest {
  private static Game game(String text) {
    return RgnReader.read(text).games().get(0).game();
  }

  @Test
  void theStrictFormHasTheSevenTagsFirstAndTheResultOnItsOwnLine() {
    Game game =
        game(
            "[Foo \"1\"]\n[Round \"2\"]\n[Variant \"Raumschach-Normal-Form\"]\n[Black \"B\"]\n"
                + "[TimeControl \"60\"]\n\n1. Aa2xAa3! {why} (1. Ab2Ab3) Eb5Cb4 1-0");

    assertThat(RgnWriter.strict(game))
        .isEqualTo(
            """
            [Event "?"]
            [Site "?"]
            [Date "????.??.??"]
            [White "?"]
            [Black "B"]
            [Result "1-0"]
            [Variant "Raumschach-Normal-Form"]
            [TimeControl "60"]
            [Round "2"]
            [Foo "1"]

            1. ♙Aa2–Aa3 {why} ♘Eb5–Cb4
            1-0
            """);
  }

  @Test
  void theAnnotatedFormAddsNothingButComments() {
    Judgement judgement =
        new Judgement(
            Verdict.BLUNDER,
            Score.mate(-1),
            Score.cp(-40),
            List.of(Move.parse("Ab1Ac3"), Move.parse("Eb5Cb4")),
            6,
            5);
    Ply ply =
        new Ply(
            Move.parse("Aa2Aa3"),
            List.of(4, 14),
            List.of("plain"),
            judgement,
            List.of(new Line(List.of("a (b]"), List.of(new Ply(Move.parse("Ab2Ab3"))))));
    Game game = new Game(Tags.NONE, Position.START, new Line(List.of(), List.of(ply)), null);

    assertThat(RgnWriter.annotated(game).replace('\n', ' '))
        .isEqualTo(
            "1. ♙Aa2–Aa3 {?? [%eval #-1,6] [%best Ab1–Ac3 -0.40] [%line Eb5–Cb4] [%level 5] [%nag"
                + " 4 14]} {plain} {[%rav \\(a \\ob\\e\\) 1. ♙Ab2–Ab3]} ");
    assertThat(game(RgnWriter.annotated(game))).isEqualTo(game);
  }

  @Test
  void whatTheStrictFormDropsIsCounted() {
    Game game = game("1. Aa2Aa3! $14 (1. Ab2Ab3 (1. Ac2Ac3)) Eb5Cb4?");

    assertThat(RgnWriter.dropped(game)).isEqualTo(new Dropped(2, 3, 0));
    assertThat(RgnWriter.dropped(game("1. Aa2Aa3 {x}")).isEmpty()).isTrue();
    assertThat(RgnWriter.toSave(game)).contains("[%rav", "[Variant ");
    assertThat(RgnWriter.toSave(game("1. Aa2Aa3"))).doesNotContain("[%");
  }

  @Test
  void whatCannotBeWrittenInACommentOrTagIsReplaced() {
    Line line =
        new Line(
            List.of(),
            List.of(new Ply(Move.parse("Aa2Aa3")).withComments(List.of(" a}\0\ud835 ", " "))));
    Tags tags = new Tags(List.of(new Tag("A [b]", "x\ny\"\\")));
    Game game = new Game(tags, Position.START, line, null);

    assertThat(RgnWriter.annotated(game))
        .isEqualTo("[A__b_ \"x y\\\"\\\\\"]\n\n1. ♙Aa2–Aa3 {a)\ufffd\ufffd}\n");
  }

  @Test
  void linesAreNoLongerThanEightyColumns() {
    String comment = "word ".repeat(100).strip();
    Line line =
        new Line(List.of(), List.of(new Ply(Move.parse("Aa2Aa3")).withComments(List.of(comment))));
    String text = RgnWriter.annotated(new Game(Tags.NONE, Position.START, line, null));

    assertThat(text.lines()).allMatch(each -> each.length() <= 80).hasSizeGreaterThan(5);
  }

  @Test
  void aStartThatIsNotTheStartingArrayIsWritten() {
    Position start = Rfen.parse("5/2P2/5/5/4k|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K4 b 3 9");
    Line line = new Line(List.of(), List.of(new Ply(Move.parse("Ee1Ee2"))));
    String text = RgnWriter.strict(new Game(Tags.NONE, start, line, null));

    assertThat(text).contains("[SetUp \"1\"]\n[FEN \"" + start + "\"]\n\n9... ♔Ee1–Ee2\n");
    assertThat(game(text).start()).isEqualTo(start);
  }

  @Test
  void aCompleteGameHasTheResultOfItsTagOrOfItsEnd() {
    assertThat(RgnWriter.complete(game("[Result \"0-1\"]\nAa2Aa3")).result())
        .isEqualTo(GameResult.BLACK_WINS);
    assertThat(RgnWriter.complete(game("Aa2Aa3 Eb5Cb4 Ac2Ac3 Cb4Ab3")).tags().get(Tags.RESULT))
        .isEqualTo("0-1");
    assertThat(RgnWriter.complete(game("Aa2Aa3")).result()).isEqualTo(GameResult.UNFINISHED);
  }

  @Test
  void theFileNameHasTheGamesDateIfItIsOne() {
    LocalDate today = LocalDate.of(2026, 11, 30);

    assertThat(RgnWriter.fileName(game("[Date \"2026.02.03\"]\n*"), today))
        .isEqualTo("raumschach_20260203.rgn");
    for (String date : List.of("2026.02.30", "2026.??.??", "../../etc", "")) {
      assertThat(RgnWriter.fileName(game("[Date \"" + date + "\"]\n*"), today))
          .isEqualTo("raumschach_20261130.rgn");
    }
  }

  @Test
  void aGameWithAnIllegalMoveIsNotWritten() {
    Line line = new Line(List.of(), List.of(new Ply(Move.parse("Aa1Aa5"))));
    Game game = new Game(Tags.NONE, Position.START, line, null);

    assertThatThrownBy(() -> RgnWriter.strict(game)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void theShippedGamesAreCleanAndAsTheyWouldBeSaved() throws IOException {
    try (Stream<Path> files = Files.list(Path.of("assets/games"))) {
      List<Path> shipped = files.toList();
      assertThat(shipped).hasSizeGreaterThanOrEqualTo(5);
      for (Path file : shipped) {
        String text = Files.readString(file);
        RgnDocument document = RgnReader.read(text);
        assertThat(document.problems()).as(file.toString()).isEmpty();
        assertThat(RgnWriter.toSave(document.games().get(0).game())).isEqualTo(text);
      }
    }
    Game annotated = game(Files.readString(Path.of("assets/games/annotated-example.rgn")));
    assertThat(RgnWriter.dropped(annotated).variations()).isGreaterThanOrEqualTo(3);
  }
}
