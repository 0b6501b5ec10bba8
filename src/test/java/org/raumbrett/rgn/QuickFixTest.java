package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Where there is exactly one right answer, it is offered, and it is right. */
class QuickFixTest {
  private static final String HEADER =
      """
      [Event "t"]
      [Site "?"]
      [Date "2026.11.29"]
      [White "A"]
      [Black "B"]
      [Result "0-1"]
      [Variant "Raumschach-Normal-Form"]
      """;
  private static final String MATE = "1. Aa2–Aa3 Eb5–Cb4 2. Ac2–Ac3 Cb4–Ab3";

  private static @Nullable String fixed(String text) {
    RgnDocument document = RgnReader.read(text);
    assertThat(document.problems()).isNotEmpty();
    for (Problem problem : document.problems()) {
      QuickFix fix = QuickFix.of(document, problem);
      if (fix != null) {
        return fix.applyTo(document.text());
      }
    }
    return null;
  }

  private static String dated(String date) {
    return HEADER.replace("2026.11.29", date) + "\nAa2Aa3 0-1";
  }

  static Stream<Arguments> fixable() {
    return Stream.of(
        Arguments.of("♘Aa2–Aa3", "♙Aa2–Aa3"),
        Arguments.of("RAa2–Aa3 Eb5Cb4", "♙Aa2–Aa3 Eb5Cb4"),
        Arguments.of("♖\ufe0eAb1–Ac3", "♘Ab1–Ac3"),
        Arguments.of("Aa2–Aa3††!? Eb5Cb4", "Aa2–Aa3!? Eb5Cb4"),
        Arguments.of(MATE + "≡!", MATE + "†††!"),
        Arguments.of("Aa2–Aa3 (1. Ab2–Ab3+ Ea4Ea3)", "Aa2–Aa3 (1. Ab2–Ab3 Ea4Ea3)"),
        Arguments.of("Aa2–Aa3 † Eb5Cb4", "Aa2–Aa3 Eb5Cb4"),
        Arguments.of(MATE + "  #", MATE + "†††"),
        Arguments.of("1. aa2-aa3 eb5-cb4 2. Ab1AC3!", "1. Aa2-Aa3 Eb5-Cb4 2. Ab1Ac3!"),
        Arguments.of("1. Aa2–Aa3+- Eb5Cb4", "1. Aa2–Aa3 +- Eb5Cb4"),
        Arguments.of("Aa2–Aa3 } Eb5Cb4", "Aa2–Aa3  Eb5Cb4"),
        Arguments.of("Aa2–Aa3) Eb5Cb4", "Aa2–Aa3 Eb5Cb4"),
        Arguments.of("Aa2–\u001bAa3 Eb5Cb4", "Aa2–Aa3 Eb5Cb4"),
        Arguments.of("Aa2–Aa3\u001bEb5Cb4", "Aa2–Aa3 Eb5Cb4"),
        Arguments.of("Aa2–Aa3 1–0", "Aa2–Aa3 1-0"),
        Arguments.of("Aa2–Aa3 ½-½", "Aa2–Aa3 1/2-1/2"),
        Arguments.of("Aa2–Aa3 1-0\n1-0\n", "Aa2–Aa3 1-0\n"),
        Arguments.of(dated("2026-11-29"), dated("2026.11.29")),
        Arguments.of(dated("2026/1/9"), dated("2026.01.09")),
        Arguments.of(dated("30.11.2026"), dated("2026.11.30")),
        Arguments.of(dated("1.1.2026"), dated("2026.01.01")),
        Arguments.of("1. Aa2Aa3 Eb5Cb4 3. Ab2Ab3", "1. Aa2Aa3 Eb5Cb4 2. Ab2Ab3"),
        Arguments.of("1. Aa2Aa3 (7. Ab2Ab3) Eb5Cb4", "1. Aa2Aa3 (1. Ab2Ab3) Eb5Cb4"),
        Arguments.of("1. Aa2Aa3 17... Eb5Cb4", "1. Aa2Aa3 1... Eb5Cb4"),
        Arguments.of("1) Aa2Aa3 17) ... Eb5Cb4", "1) Aa2Aa3 1) ... Eb5Cb4"),
        Arguments.of("1 Aa2Aa3 Eb5Cb4 3 Ab2Ab3", "1 Aa2Aa3 Eb5Cb4 2 Ab2Ab3"),
        Arguments.of(
            "1. Aa2Aa3 Eb5Cb4 12. Ab2Ab3 12... Cb4Eb5 13.Ac2Ac3\n14. *",
            "1. Aa2Aa3 Eb5Cb4 2. Ab2Ab3 2... Cb4Eb5 3.Ac2Ac3\n*"),
        Arguments.of(
            "1. Aa2Aa3 7. Eb5Cb4 2. Ab2Ab3 8. Cb4Eb5 9. Ac2Ac3",
            "1. Aa2Aa3 1. Eb5Cb4 2. Ab2Ab3 8. Cb4Eb5 9. Ac2Ac3"),
        Arguments.of("1. 11121 Aa2Aa3", "1. Aa2Aa3"),
        Arguments.of("1. 7. Aa2Aa3", "1. Aa2Aa3"),
        Arguments.of("1. Aa2Aa3 77 Eb5Cb4", "1. Aa2Aa3 Eb5Cb4"),
        Arguments.of("1. Aa2Aa3 Eb5Cb4 77 78\n1-0", "1. Aa2Aa3 Eb5Cb4\n1-0"),
        Arguments.of("1. Aa2Aa3 Eb5Cb4 77", "1. Aa2Aa3 Eb5Cb4"),
        Arguments.of(HEADER + "\n12) 34) Aa2Aa3 0-1", HEADER + "\n1) Aa2Aa3 0-1"),
        Arguments.of("1. Aa2Aa3 {[%rav 5. Ab2Ab3]} Eb5Cb4", "1. Aa2Aa3 {[%rav 1. Ab2Ab3]} Eb5Cb4"),
        Arguments.of(HEADER + "[White \"A\"]\n\nAa2Aa3 0-1", HEADER + "\nAa2Aa3 0-1"),
        Arguments.of(HEADER + "\n" + MATE + " 1-0", HEADER + "\n" + MATE + " 0-1"),
        Arguments.of(
            HEADER.replace("0-1", "*") + "\n" + MATE + " 1-0", HEADER + "\n" + MATE + " 0-1"),
        Arguments.of(HEADER.replace("0-1", "*") + "\n" + MATE, HEADER + "\n" + MATE),
        Arguments.of(HEADER.replace("0-1", "0–1") + "\nAa2Aa3 0-1", HEADER + "\nAa2Aa3 0-1"),
        Arguments.of(HEADER.replace("0-1", "0:1") + "\nAa2Aa3", HEADER + "\nAa2Aa3"),
        Arguments.of(
            HEADER.replaceFirst("(?s)\\[Site.*?(?=\\[White)", "") + "\nAa2Aa3 0-1",
            HEADER.replace("2026.11.29", "????.??.??") + "\nAa2Aa3 0-1"),
        Arguments.of(
            HEADER.replace("\n[Variant \"Raumschach-Normal-Form\"]", "") + "\nAa2Aa3 0-1",
            HEADER + "\nAa2Aa3 0-1"),
        Arguments.of(
            HEADER.replace("Raumschach-Normal-Form", " ") + "\nAa2Aa3 0-1",
            HEADER + "\nAa2Aa3 0-1"),
        Arguments.of(
            "{x}\n[Round \"1\"]\n\nAa2Aa3 0-1",
            "{x}\n[Round \"1\"]\n"
                + HEADER
                    .replace("\"t\"", "\"?\"")
                    .replace("2026.11.29", "????.??.??")
                    .replaceAll("\"[AB]\"", "\"?\"")
                + "\nAa2Aa3 0-1"));
  }

  @ParameterizedTest
  @MethodSource("fixable")
  void theOneRightAnswerIsOffered(String text, String expected) {
    assertThat(fixed(text)).isEqualTo(expected);
    assertThat(RgnReader.read(expected).errorCount()).isZero();
  }

  static Stream<String> ambiguous() {
    return Stream.of(
        HEADER + "\nAa2Aa3 1-0",
        "Aa2–Aa3 1-0 0-1",
        HEADER + "[White \"C\"]\n\nAa2Aa3 0-1",
        HEADER.replace("0-1", "won") + "\nAa2Aa3",
        HEADER + "\nAa2Aa3 1–0",
        "Aa2–Aa5",
        "Aa2–Aa3 {open",
        "Aa2–Aa3 (1. Ab2Ab3",
        "[SetUp \"1\"]\n[FEN \"5/2P2/5/5/4k|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/5/K4 w 0 1\"]\n"
            + HEADER
            + "\nEc4Ec5",
        "† Aa2Aa3",
        dated("1.11.2026"),
        dated("2026.02.31"),
        dated("29.2.2025"),
        dated("yesterday"),
        "Aa2Aa3 {x} †",
        "Aa2–Aa3 1–0 Eb5Cb4",
        "",
        "1. e4 e5");
  }

  @ParameterizedTest
  @MethodSource("ambiguous")
  void whereMoreThanOneAnswerIsPossibleNoneIsOffered(String text) {
    assertThat(fixed(text)).isNull();
  }

  @Test
  void inAFileOfManyGamesOnlyTheGameInQuestionChanges() {
    String good = HEADER + "\nAa2Aa3 0-1\n\n";
    String text = good + HEADER + "\n♘Aa2Aa3 0-1\n\n" + good;

    assertThat(fixed(text)).isEqualTo(good + HEADER + "\n♙Aa2Aa3 0-1\n\n" + good);
  }

  @Test
  void theHeaderOfAnyGameOfAFileIsCompleted() {
    String bare = HEADER.replace("[Variant \"Raumschach-Normal-Form\"]\n", "");
    String whole = HEADER + "\nAa2Aa3 0-1\n\n";
    for (String text :
        List.of(
            whole + bare + "\nAa2Aa3 0-1\n\n" + whole,
            bare + "\nAa2Aa3 0-1\n\n" + whole,
            whole + bare + "\nAa2Aa3 0-1\n\n")) {
      assertThat(fixed(text))
          .isEqualTo(
              text.replaceAll("(?m)(Result.*\n)\n", "$1[Variant \"Raumschach-Normal-Form\"]\n\n"));
    }
  }

  @Test
  void whatASubmissionLacksIsAddedToTheGameThatLacksIt() {
    String bare = HEADER.replace("[Variant \"Raumschach-Normal-Form\"]\n", "");
    RgnDocument document = RgnReader.read(HEADER + "\nAa2Aa3\n\n" + bare + "\nAa2Aa3 0-1\n");
    List<String> fixed = new ArrayList<>();
    for (SubmissionFinding finding : SubmissionCheck.of(document).findings()) {
      QuickFix fix = QuickFix.of(document, finding);
      if (fix != null && finding.problem() == null) {
        fixed.add(fix.applyTo(document.text()));
      }
    }

    assertThat(fixed)
        .containsExactly(
            HEADER + "\nAa2Aa3\n0-1\n\n" + bare + "\nAa2Aa3 0-1\n",
            HEADER + "\nAa2Aa3\n\n" + HEADER + "\nAa2Aa3 0-1\n");
  }

  @Test
  void aMissingResultIsAddedIfItIsKnown() {
    RgnDocument document = RgnReader.read(HEADER + "\nAa2Aa3 ; comment\n\n");
    SubmissionFinding finding =
        SubmissionCheck.of(document).findings().stream()
            .filter(each -> each.fault() == SubmissionFault.NO_RESULT_TOKEN)
            .findFirst()
            .orElseThrow();
    QuickFix fix = QuickFix.of(document, finding);

    assertThat(fix).isNotNull();
    assertThat(fix.label(Locale.ENGLISH)).isEqualTo("Add the result 0-1");
    assertThat(fix.applyTo(document.text())).isEqualTo(HEADER + "\nAa2Aa3 ; comment\n0-1\n\n");
  }

  @Test
  void ofTheTagsAFindingMissesOnlyVariantAndAKnownResultAreAdded() {
    RgnDocument document = RgnReader.read("[Event \"t\"]\n\nAa2Aa3 0-1");
    List<String> added = new ArrayList<>();
    for (SubmissionFinding finding : SubmissionCheck.of(document).findings()) {
      QuickFix fix = QuickFix.of(document, finding);
      if (fix != null) {
        added.add(fix.applyTo(document.text()).lines().toList().get(1));
      }
    }

    assertThat(added).containsExactly("[Result \"0-1\"]", "[Variant \"Raumschach-Normal-Form\"]");
  }

  @Test
  void ofSeveralMovesOrNumbersTheLabelTellsHowMany() {
    RgnDocument moves = RgnReader.read("1. Aa2-Aa3 Eb5-cb4 2. AC2-Ac3 Cb4Eb5 3. Ab2Ab3");
    QuickFix letters = QuickFix.of(moves, moves.problems().get(0));
    assertThat(letters).isNotNull();
    assertThat(letters.places()).isEqualTo(2);
    assertThat(letters.label(Locale.ENGLISH))
        .isEqualTo("Correct capitals and small letters of 2 moves");
    RgnDocument numbers = RgnReader.read("1. Aa2Aa3 Eb5Cb4 12. Ab2Ab3 Cb4Eb5 13. Ac2Ac3");
    QuickFix right = QuickFix.of(numbers, numbers.problems().get(0));
    assertThat(right).isNotNull();
    assertThat(right.places()).isEqualTo(2);
    assertThat(right.label(Locale.ENGLISH)).isEqualTo("Correct 2 move numbers");
    RgnDocument one = RgnReader.read("1. Aa2-Aa3 Eb5-cb4 2. Ac2-Ac3");
    QuickFix single = QuickFix.of(one, one.problems().get(0));
    assertThat(single).isNotNull();
    assertThat(single.places()).isEqualTo(1);
    assertThat(single.label(Locale.ENGLISH)).isEqualTo("Correct capitals and small letters");
  }

  @Test
  void everyLabelIsThereInThreeLanguages() {
    for (String label :
        List.of(
            "COMPLETE_TAGS",
            "ADD_TAG",
            "ADD_RESULT",
            "RESULT",
            "REPLACE",
            "REMOVE",
            "SEPARATE",
            "CASE",
            "CASES",
            "NUMBERS")) {
      QuickFix fix = new QuickFix(label, "\u202e", List.of());
      assertThat(Stream.of("en", "es", "de").map(each -> fix.label(new Locale(each))))
          .doesNotHaveDuplicates()
          .noneMatch(each -> each.contains("\u202e") || each.contains("{"));
    }
  }

  @Test
  void afterAFixItsProblemIsGoneAndNoneIsGained() throws IOException {
    Set<ProblemKind> tried = EnumSet.noneOf(ProblemKind.class);
    for (String text : brokenTexts()) {
      RgnDocument before = RgnReader.read(text);
      for (Problem problem : before.problems()) {
        QuickFix fix = QuickFix.of(before, problem);
        if (fix != null) {
          tried.add(problem.kind());
          compare(before, problem, RgnReader.read(fix.applyTo(before.text())));
        }
      }
    }
    assertThat(tried).hasSizeGreaterThanOrEqualTo(17);
  }

  private static void compare(RgnDocument before, Problem problem, RgnDocument after) {
    assertThat(after.games()).as(before.text()).hasSameSizeAs(before.games());
    if (before.problemCount() > RgnDocument.LISTED) {
      assertThat(after.problemCount()).isLessThan(before.problemCount());
      return;
    }
    List<ProblemKind> left = new ArrayList<>(kinds(before));
    left.remove(problem.kind());
    List<ProblemKind> gained = new ArrayList<>(kinds(after));
    left.forEach(gained::remove);
    if (problem.isError()) {
      assertThat(after.errorCount()).isLessThanOrEqualTo(before.errorCount());
      assertThat(after.games().stream().mapToInt(game -> game.game().length()).sum())
          .isGreaterThan(before.games().stream().mapToInt(game -> game.game().length()).sum());
    } else {
      assertThat(gained).as(before.text() + " " + problem).isEmpty();
    }
  }

  private static List<ProblemKind> kinds(RgnDocument document) {
    return document.problems().stream().map(Problem::kind).toList();
  }

  /** The bad texts of the snapshot, and random games with random damage of the usual kinds. */
  private static List<String> brokenTexts() throws IOException {
    Path resources = Path.of("src/test/resources");
    List<String> texts =
        new ArrayList<>(
            List.of(Files.readString(resources.resolve("rgn/bad.txt")).split("=== .*")));
    fixable().forEach(arguments -> texts.add((String) arguments.get()[0]));
    Random random = new Random(5);
    GameGenerator games = new GameGenerator(5);
    String[][] damage = {
      {"♙", "♖"},
      {"Ab", "ab"},
      {"†", ""},
      {"–", "–\u001b"},
      {"1-0", "1–0"},
      {" {", " } {"},
      {"♘", "♕"},
      {"†", "†††"},
      {"[White", "[Whit"},
      {"0-1\"", "*\""},
      {"\n\n", "\n[Site \"x\"]\n\n"}
    };
    for (int i = 0; i < 150; i++) {
      String text = RgnWriter.annotated(games.next());
      for (int j = random.nextInt(3); j >= 0; j--) {
        String[] change = damage[random.nextInt(damage.length)];
        text = replaceFirst(text, change[0], change[1]);
      }
      texts.add(text);
    }
    return texts;
  }

  private static String replaceFirst(String text, String part, String other) {
    int at = text.indexOf(part);
    return at < 0 ? text : text.substring(0, at) + other + text.substring(at + part.length());
  }
}
