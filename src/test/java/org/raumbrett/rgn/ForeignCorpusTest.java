package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
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
          ProblemKind.ENGLISH_DESCRIPTIVE,
          ProblemKind.DESCRIPTIVE_CHESS,
          ProblemKind.NUMERIC_CHESS,
          ProblemKind.UCI_CHESS);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // English letters, short and long.
        "ORTHODOX_CHESS|1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 1-0",
        "ORTHODOX_CHESS|1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6 5.O-O Be7",
        "ORTHODOX_CHESS|e4 e5 Nf3 Nc6",
        "ORTHODOX_CHESS|1. d2-d4 d7-d5 2. c2-c4 e7-e6 3. Nb1-c3 Ng8-f6",
        "ORTHODOX_CHESS|1. e2e4 e7e5 2. Ng1f3 Nb8c6",
        "ORTHODOX_CHESS|1. e2e4 e7e5 2. g1f3 g8f6 3. f1c4 f8c5 4. O-O",
        "ORTHODOX_CHESS|1. Nf3 d5 2. g3 Nf6",
        "ORTHODOX_CHESS|1... c5 2. Nf3 d6",
        "ORTHODOX_CHESS|1. e4 {King's pawn} e5 (1... c5) 2. f4",
        "ORTHODOX_CHESS|12. exd5 Nxd5 13. Qxd5+ Kh8 14. Rae1",
        "ORTHODOX_CHESS|1. e8=Q# *",
        "ORTHODOX_CHESS|1. O-O O-O-O",
        "ORTHODOX_CHESS|1. 0-0 0-0-0",
        "ORTHODOX_CHESS|1. e4! e5?? 2. Qh5!?",
        "ORTHODOX_CHESS|1. exd6 e.p. Qxd6",
        "ORTHODOX_CHESS|1. e4 $1 e5 $6 (1... c5 2. Nf3 (2. c3 {Alapin}) 2... d6) 2. Nf3 {[%clk 1:0:0]}",
        "ORTHODOX_CHESS|{[%evp 0,2]} 1. {first} e4 {[%eval 0.3]} ; a line",
        "ORTHODOX_CHESS|1.e4! {+0.31/14 1.2s} c5!? 2.Ne2 ± d6 1/2-1/2",
        "ORTHODOX_CHESS|23. Nbd2 R1e3 24. Qh4xe1+ Kf8 25. bxa8=Q# 1-0",
        "ORTHODOX_CHESS|1. e8Q+ Kh7 2. f8(N) 1-0",
        "ORTHODOX_CHESS|31. a8/Q Kg7",
        "ORTHODOX_CHESS|1. Bb5 a6 2. Bxc6 dxc6",
        "ORTHODOX_CHESS|14. Bd3 Be6 15. Nf5",
        "ORTHODOX_CHESS|9. O–O O–O–O",
        "ORTHODOX_CHESS|1. o-o 0–0",
        // Spanish letters.
        "ORTHODOX_CHESS|1. e4 e5 2. Cf3 Cc6 3. Ab5 a6",
        "ORTHODOX_CHESS|1. Cf3 d5 2. Dd4 Te8",
        "ORTHODOX_CHESS|1. e2-e4 e7-e5 2. Cg1-f3 Cb8-c6 3. Af1-b5",
        "ORTHODOX_CHESS|1. Ac4 Cf6 2. Ab3",
        "ORTHODOX_CHESS|18. Dd4 Tfe8 19. Axf6 gxf6 20. e8=D+",
        // German letters.
        "ORTHODOX_CHESS|1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. 0-0",
        "ORTHODOX_CHESS|1. Sg1-f3 d7-d5 2. Lf1-g2 Dd8-d6",
        "ORTHODOX_CHESS|1. Sb1xc3 Tf8:f3",
        "ORTHODOX_CHESS|1. Dd4 Td8 2. Dxg7#",
        "ORTHODOX_CHESS|8. 0-0 Lg4 9. Sd5: Dd5: 10. Lf3",
        "ORTHODOX_CHESS|1. e2-e4 e7-e5 2. Sg1-f3 Sb8-c6 3. Lf1-b5 a7-a6 4. Lb5xc6 d7xc6",
        "ORTHODOX_CHESS|40. e7-e8D+ Kg8-h7",
        // French and Dutch letters.
        "ORTHODOX_CHESS|1. Cf3 Fg4 2. Rf1",
        "ORTHODOX_CHESS|1. Pf3 Lg4",
        // Figurines.
        "ORTHODOX_CHESS|1. ♘\ufe0ef3 ♞\ufe0ef6 2. e8=♕\ufe0e",
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
        "SPANISH_DESCRIPTIVE|1. P4R {la de siempre} P4AD (1... P4R) 2. C3AR! P3D $2",
        "SPANISH_DESCRIPTIVE|8. PAxP PRxP 9. CDxC",
        "SPANISH_DESCRIPTIVE|1. P4R P4R; 2. P4AR PxP; 3. C3AR P4CR",
        "SPANISH_DESCRIPTIVE|17. TR1D T1-3A 18. T(1A)-2A",
        "SPANISH_DESCRIPTIVE|30. P8A(D)+ R2C 31. DxT mate",
        "SPANISH_DESCRIPTIVE|4. DxP4R AxC6A 5. Px1R=C",
        "SPANISH_DESCRIPTIVE|12. 0-0-0, C-3A 13. P-4CR, A-2R",
        // English descriptive.
        "ENGLISH_DESCRIPTIVE|1. P-K4 P-K4 2. N-KB3 N-QB3 3. B-N5",
        "ENGLISH_DESCRIPTIVE|1. P-Q4 P-Q4 2. P-QB4 PxP",
        "ENGLISH_DESCRIPTIVE|1. Kt-KB3 P-Q4 2. P-KKt3",
        "ENGLISH_DESCRIPTIVE|7. R(1)-K3 QxPch 8. KxQ",
        "ENGLISH_DESCRIPTIVE|20. P-K8(Q) R-K1",
        "ENGLISH_DESCRIPTIVE|1. P–K4 P–K4 2. Kt–KB3 Kt–QB3 3. B–Kt5 P–QR3",
        "ENGLISH_DESCRIPTIVE|9. QPxP BxKBPch 10. KxB N-N5ch",
        "ENGLISH_DESCRIPTIVE|14. N/3-Q2 N(4)xP 15. R/K1-K2",
        "ENGLISH_DESCRIPTIVE|1. P-K4 (1. P-Q4 P-Q4) 1... P-QB4 {Sicilian} 2. N-KB3! $14",
        "ENGLISH_DESCRIPTIVE|33. P-R8=Q QxKtP",
        "ENGLISH_DESCRIPTIVE|5. PxP e.p. QxP",
        "ENGLISH_DESCRIPTIVE|12. R(KR1)-K1 B:N",
        // What is written alike in English and Spanish.
        "DESCRIPTIVE_CHESS|PxP",
        "DESCRIPTIVE_CHESS|14. RxR PxR",
        "DESCRIPTIVE_CHESS|3. PxP {the Danish} 1-0",
        "SPANISH_DESCRIPTIVE|3. PxP DxP",
        "ENGLISH_DESCRIPTIVE|3. PxP QxP",
        // One move alone that begins as a cell does.
        "ORTHODOX_CHESS|1.Da4+",
        "ORTHODOX_CHESS|1. Bb5+ 1-0",
        "ORTHODOX_CHESS|1. Dd4#",
        "ORTHODOX_CHESS|1. Bf1-c4 e7-e5",
        "ORTHODOX_CHESS|1. Bf1-c4",
        "ORTHODOX_CHESS|1. Sg1-f3",
        "ORTHODOX_CHESS|1. Bc1-e3 e7-e5",
        "ORTHODOX_CHESS|1. Bc1-g5",
        "ORTHODOX_CHESS|1. Bc4xf7+",
        "ORTHODOX_CHESS|1. Dd1-d8† {mate soon} *",
        "ORTHODOX_CHESS|1. Cb1-c3",
        "ORTHODOX_CHESS|1. Cb3xd4",
        // What UCI programs are sent.
        "UCI_CHESS|e2e4 e7e5 g1f3 b8c6",
        "UCI_CHESS|1. e2e4 e7e5 2. g1f3 b8c6",
        "UCI_CHESS|e2e4",
        "UCI_CHESS|E2E4 E7E5",
        "UCI_CHESS|1. E7E8Q A7A8N",
        "UCI_CHESS|e2e4e7e5",
        "UCI_CHESS|e2e4e7e5g1f3b8c6f1b5a7a6b5a4 g8f6",
        "UCI_CHESS|e1g1 e8c8 a7a8q h2h1n",
        "UCI_CHESS|a7b8Q {a queen} c2c1q 1-0",
        "UCI_CHESS|1. d2d4 {[%eval 0.2]} d7d5 (1... g8f6 2. c2c4) 2. c2c4 $1",
        // Numbers, as correspondence players send them.
        "NUMERIC_CHESS|1. 5254 4746",
        "NUMERIC_CHESS|1. 5254",
        "NUMERIC_CHESS|1. 5755 5254",
        "NUMERIC_CHESS|1.5254 5755 2.7163 2836 3.6125 1716 *",
        "NUMERIC_CHESS|1 5254 5755 2 7163 2836",
        "NUMERIC_CHESS|5254 5755 7163 2836",
        "NUMERIC_CHESS|12... 5878 13. 57581 7776 1-0",
        "NUMERIC_CHESS|1. 5254 {the king's pawn} 5755 (1... 3735 2. 7163) 2. 7163 $1 2836",
        "NUMERIC_CHESS|1. 5254-5755 2. 7163-2836",
        "NUMERIC_CHESS|1. 52-54 57-55 2. 71-63 28-36",
        "NUMERIC_CHESS|1. 5254! 5755?! 2. 7163 2836+",
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

  /** A whole file as programs for orthodox chess write it, from a position, Chess960 too. */
  @ParameterizedTest
  @CsvSource({
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1,1. e4 e5",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9,1. O-O-O O-O",
    "8/8/8/8/8/8/4k3/R3K2R w KQ - 0 1,1. Bb5 a6",
    "4k3/P7/8/8/8/8/8/4K3 w - - 0 1,1. a8=D+ Rf7"
  })
  void aFileThatBeginsFromAnOrthodoxPositionIsCalledByItsName(String fen, String moves) {
    String header = "[Event \"x\"]\n[SetUp \"1\"]\n[FEN \"" + fen + "\"]\n\n";
    RgnDocument document = RgnReader.read(header + moves + " *\n");

    assertThat(document.problems().stream().filter(Problem::isError))
        .extracting(Problem::kind)
        .containsExactly(ProblemKind.ORTHODOX_CHESS);
    assertThat(
            RgnReader.read(header.replace("[SetUp", "[Variant \"Chess960\"]\n[SetUp") + moves)
                .problems())
        .extracting(Problem::kind)
        .containsExactly(ProblemKind.OTHER_VARIANT);
  }

  /** Every way of writing a man's move to every square, in the letters of three languages. */
  @Test
  void everyFirstMoveInAlgebraicNotationIsRecognised() {
    List<String> wrong = new ArrayList<>();
    for (String man : "K Q R B N D T A C S L ♘ ♛".split(" ")) {
      for (String from : List.of("", "b", "7", "g1")) {
        for (String dash : List.of("", "x", "-")) {
          for (int square = 0; square < 64; square++) {
            String to = "" + (char) ('a' + square % 8) + (square / 8 + 1);
            String move = man + from + dash + to;
            boolean cell = move.matches("[A-E][a-e][1-5].*");
            boolean named =
                RgnReader.read("1. " + move + " Sf6").problems().get(0).kind()
                    == ProblemKind.ORTHODOX_CHESS;
            if (!named && !(cell && !from.isEmpty())) {
              wrong.add(move);
            }
          }
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  @Test
  void everyFirstMoveInDescriptiveNotationIsRecognised() {
    List<String> wrong = new ArrayList<>();
    for (char rank = '1'; rank <= '8'; rank++) {
      for (String file : "R D T A C AR AD CR CD TR TD".split(" ")) {
        for (String man : "R D T A C P TR CD".split(" ")) {
          expect(man + rank + file, ProblemKind.SPANISH_DESCRIPTIVE, wrong);
        }
      }
      for (String file : "K Q R B N Kt KB QB KN QN KKt QKt KR QR".split(" ")) {
        for (String man : "K Q R B N P Kt QN KB".split(" ")) {
          expect(man + "-" + file + rank, ProblemKind.ENGLISH_DESCRIPTIVE, wrong);
        }
      }
    }
    assertThat(wrong).isEmpty();
  }

  private static void expect(String move, ProblemKind kind, List<String> wrong) {
    if (RgnReader.read("1. " + move).problems().get(0).kind() != kind) {
      wrong.add(move);
    }
  }

  /** What a player types while the first move is still to come, and what he has noted. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1.",
        "1. 12",
        "1234",
        "1212 1313 1. ",
        "1. {5254 5755}",
        "1. ; 5254 5755\n",
        "%5254 5755\n1. *",
        "1999 2024",
        "1. $52 $54",
        "12345678 1234.",
        "; e2e4 e7e5 was another game\n*",
      })
  void numbersAndCommentsWithoutAMoveAreNoGameOfOrthodoxChess(String text) {
    for (String header : List.of("", "[White \"5254 5755\"]\n\n")) {
      assertThat(RgnReader.read(header + text).problems())
          .extracting(Problem::kind)
          .doesNotContainAnyElementsOf(FOREIGN);
    }
  }

  @Test
  void aTextIsForeignIfNoGameOfItIsRaumschach() {
    String orthodox = "[White \"A\"]\n\n1. e4 e5 *\n\n";
    String variant = "[Variant \"Standard\"]\n\n1. d4 d5 *\n\n";
    String position = "[FEN \"8/8/8/8/8/8/4k3/R3K2R w KQ - 0 1\"]\n\n1. 5171 5278 *\n\n";
    assertThat(RgnReader.read(orthodox + variant + position).isForeign()).isTrue();
    assertThat(RgnReader.read(orthodox.repeat(300)).isForeign()).isTrue();
    assertThat(RgnReader.read(orthodox + "[White \"A\"]\n\n1. Aa2–Aa3 *").isForeign()).isFalse();
    assertThat(RgnReader.read(orthodox + "[White \"A\"]\n\n*").isForeign()).isFalse();
    assertThat(RgnReader.read("[Variant \"Raum\"]\n\n1. Aa2–Aa3 *").isForeign()).isFalse();
    assertThat(RgnReader.read("").isForeign()).isFalse();
    assertThat(RgnReader.read("1. Aa2–Aa3 e4 e5").isForeign()).isFalse();
  }

  /** Numbered as somebody counting plies might, and with bare numbers. */
  @Test
  void noGameNumberedInAnotherWayIsTakenForNumericNotation() {
    GameGenerator games = new GameGenerator(22);
    for (int i = 0; i < 60; i++) {
      Game game = games.next();
      String list = RgnWriter.list(game, NotationStyle.ENGLISH);
      for (String number : List.of("5254 ", "5254. ", "$1 5254 5755 ")) {
        String renumbered = list.replaceAll("(?m)^\\d+\\. ", Matcher.quoteReplacement(number));
        RgnDocument document = RgnReader.read(renumbered);

        assertThat(document.isForeign()).isFalse();
        assertThat(document.problems())
            .extracting(Problem::kind)
            .doesNotContainAnyElementsOf(FOREIGN);
      }
    }
  }

  @Test
  void theSignOfACaptureIsNoLevelOfACell() {
    assertThat(RgnReader.read("1. Eb3xd4").problems())
        .extracting(Problem::kind)
        .containsExactly(ProblemKind.NOT_A_MOVE);
    assertThat(RgnReader.read("1. Ab1xXd4").problems())
        .extracting(Problem::kind)
        .containsExactly(ProblemKind.NO_SUCH_CELL);
  }

  /** One cell is half a move of Raumschach; what stands behind it tells. */
  @ParameterizedTest
  @ValueSource(
      strings = {"1. Ab2", "1. Ab2 Ab3", "1. Ab2 – Ab3 Da4 – Da3", "1. Bb2 Eb5Cb4", "1. Dd4 x"})
  void oneCellAloneIsNotTakenForOrthodox(String text) {
    assertThat(RgnReader.read(text).problems())
        .extracting(Problem::kind)
        .containsExactly(ProblemKind.ONE_CELL_ONLY);
  }

  /** The level of the cell it goes to may be missing, or the sign behind it be a slip. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1. Bc1-e3",
        "1. Ab2+",
        "1. Aa2-a3",
        "1. Da4+ Eb5Cb4",
        "1. Bc1-g5 Eb5Cb4",
        "[Variant \"Raumschach-Normal-Form\"]\n\n1. Bc1-g5",
        "[Variant \"Raumschach-Normal-Form\"]\n\n1. Da4+",
      })
  void oneMoveThatMayBeASlipIsNotTakenForOrthodox(String text) {
    assertThat(RgnReader.read(text).problems().stream().filter(Problem::isError))
        .extracting(Problem::kind)
        .containsExactly(ProblemKind.NOT_A_MOVE);
  }

  /** Nor does a first move whose goal lacks its level, whatever its dash. */
  @Test
  void noFirstMoveOfRaumschachWithoutALevelIsTakenForOrthodox() {
    List<String> wrong = new ArrayList<>();
    for (String move : firstMoves(NotationStyle.CELLS)) {
      for (String dash : List.of("-", "–", "", "x")) {
        String slip = move.substring(0, 3) + dash + move.substring(move.length() - 2);
        RgnReader.read("1. " + slip).problems().stream()
            .filter(problem -> FOREIGN.contains(problem.kind()))
            .forEach(problem -> wrong.add(slip));
      }
    }
    assertThat(wrong).isEmpty();
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
