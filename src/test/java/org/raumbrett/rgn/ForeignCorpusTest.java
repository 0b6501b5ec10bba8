package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.raumbrett.game.Game;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;
import org.raumbrett.notation.NotationStyle;

/** No game of orthodox chess is taken for RGN, and no RGN for one of them. */
class ForeignCorpusTest {
  private static final Set<ProblemKind> FOREIGN =
      EnumSet.of(
          ProblemKind.ORTHODOX_CHESS,
          ProblemKind.SPANISH_DESCRIPTIVE,
          ProblemKind.ENGLISH_DESCRIPTIVE);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // English letters, short and long.
        "ORTHODOX_CHESS|1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0",
        "ORTHODOX_CHESS|1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 5.O-O Be7",
        "ORTHODOX_CHESS|e4 e5 Nf3 Nc6",
        "ORTHODOX_CHESS|1. d2-d4 d7-d5 2. c2-c4 e7-e6 3. Nb1-c3 Ng8-f6",
        "ORTHODOX_CHESS|1. e2e4 e7e5 2. g1f3 b8c6",
        "ORTHODOX_CHESS|1. Nf3 d5 2. g3 Nf6",
        "ORTHODOX_CHESS|1... c5 2. Nf3 d6",
        "ORTHODOX_CHESS|1. e4 {King's pawn} e5 (1... c5) 2. f4",
        "ORTHODOX_CHESS|12. exd5 Nxd5 13. Qxd5+ Kh8 14. Rae1",
        "ORTHODOX_CHESS|1. e8=Q# *",
        "ORTHODOX_CHESS|1. O-O O-O-O",
        "ORTHODOX_CHESS|1. 0-0 0-0-0",
        "ORTHODOX_CHESS|1. e4! e5?? 2. Qh5!?",
        "ORTHODOX_CHESS|1. exd6 e.p. Qxd6",
        // Spanish letters.
        "ORTHODOX_CHESS|1. e4 e5 2. Cf3 Cc6 3. Ab5 a6",
        "ORTHODOX_CHESS|1. Cf3 d5 2. Dd4 Te8",
        "ORTHODOX_CHESS|1. e2-e4 e7-e5 2. Cg1-f3 Cb8-c6 3. Af1-b5",
        // German letters.
        "ORTHODOX_CHESS|1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. 0-0",
        "ORTHODOX_CHESS|1. Sg1-f3 d7-d5 2. Lf1-g2 Dd8-d6",
        "ORTHODOX_CHESS|1. Sb1xc3 Tf8:f3",
        // Figurines.
        "ORTHODOX_CHESS|1. e4 e5 2. ♘f3 ♞c6 3. ♗b5",
        "ORTHODOX_CHESS|1. ♘f3 ♞f6",
        // Spanish descriptive.
        "SPANISH_DESCRIPTIVE|1. P4R, P4R 2. C3AR, C3AD 3. P3D, P3D",
        "SPANISH_DESCRIPTIVE|1. P4R, P4R 2. A4AD, A4AD 3. C3AR, C3AD 6. 0-0, C3A",
        "SPANISH_DESCRIPTIVE|1. P4D P4D 2. P4AD PxP",
        "SPANISH_DESCRIPTIVE|3. C3A, A5C",
        "SPANISH_DESCRIPTIVE|5. CxP+ DxC 6. DxPR TxD",
        "SPANISH_DESCRIPTIVE|45. P8C=D R2T",
        "SPANISH_DESCRIPTIVE|10. C1-2D CA2D",
        // English descriptive.
        "ENGLISH_DESCRIPTIVE|1. P-K4 P-K4 2. N-KB3 N-QB3 3. B-N5",
        "ENGLISH_DESCRIPTIVE|1. P-Q4 P-Q4 2. P-QB4 PxP",
        "ENGLISH_DESCRIPTIVE|1. Kt-KB3 P-Q4 2. P-KKt3",
        "ENGLISH_DESCRIPTIVE|7. R(1)-K3 QxPch 8. KxQ",
        "ENGLISH_DESCRIPTIVE|20. P-K8(Q) R-K1",
      })
  void whatIsNotRgnIsCalledByItsName(ProblemKind expected, String text) {
    for (String header : List.of("", "[Event \"x\"]\n[White \"A\"]\n\n", "{a comment}\n")) {
      RgnDocument document = RgnReader.read(header + text);

      assertThat(document.problems().stream().filter(Problem::isError))
          .as(header + text)
          .extracting(Problem::kind)
          .containsExactly(expected);
      assertThat(document.games().get(0).game().length()).isZero();
    }
  }

  @ParameterizedTest
  @EnumSource(value = NotationStyle.class, mode = EnumSource.Mode.EXCLUDE, names = "DESCRIPTIVE")
  void noGameOfRaumschachIsTakenForOrthodoxInWhateverStyle(NotationStyle style) {
    GameGenerator games = new GameGenerator(21);
    for (int i = 0; i < 60; i++) {
      Game game = games.next();
      RgnDocument document = RgnReader.read(RgnWriter.list(game, style));

      assertThat(document.problems())
          .extracting(Problem::kind)
          .doesNotContainAnyElementsOf(FOREIGN);
      assertThat(document.errorCount()).isZero();
      assertThat(document.games().get(0).game().length()).isEqualTo(game.length());
    }
  }

  /** A broken first move is where a guess could go wrong. */
  @Test
  void noFirstMoveOfRaumschachWithASlipIsTakenForOrthodox() {
    String[] slips = {"", "x", "?", "9", "–"};
    List<String> wrong = new ArrayList<>();
    for (NotationStyle style : NotationStyle.values()) {
      if (style == NotationStyle.DESCRIPTIVE) {
        continue;
      }
      for (String move : firstMoves(style)) {
        for (String slip : slips) {
          for (String text : List.of(move + slip, slip + move, move.replaceFirst("\\d", slip))) {
            RgnReader.read(text + " Eb5Cb4").problems().stream()
                .filter(problem -> FOREIGN.contains(problem.kind()))
                .forEach(problem -> wrong.add(text));
          }
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static List<String> firstMoves(NotationStyle style) {
    return org.raumbrett.board.Position.START.legalMoves().stream()
        .map(move -> new Line(List.of(), List.of(new Ply(move))))
        .map(line -> Game.EMPTY.withMainLine(line))
        .map(game -> RgnWriter.list(game, style).lines().findFirst().orElseThrow().substring(3))
        .collect(Collectors.toList());
  }

  @Test
  void noFileOfTheDataIsTakenForWhatItIsNot() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/test/resources/data"))) {
      for (Path file : files.filter(path -> path.toString().matches(".*(rgn|pgn|txt)")).toList()) {
        boolean foreign =
            RgnReader.read(Files.readAllBytes(file)).problems().stream()
                .anyMatch(problem -> FOREIGN.contains(problem.kind()));
        assertThat(foreign)
            .as(file.toString())
            .isEqualTo(file.toString().matches(".*(orthodox.pgn|descriptive.txt)"));
      }
    }
  }
}
