package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.game.Game;

/** Whatever the bytes are, there is a document, and a collection gives the same problems. */
class HostileInputTest {
  private static final String[] PIECES = {
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    ";",
    "%",
    "\n",
    "\r",
    "\"",
    "\\",
    "$1",
    "1-0",
    "*",
    "1.",
    "12)",
    "†",
    "=Q",
    "♘",
    "–",
    "Ab1–Ac3",
    "Eb5Cb4",
    "[Event \"x\"]\n",
    "{[%rav ",
    "[%eval +0.10,1] [%best ",
    "\\(",
    "[%nag 300]",
    "\ufeff",
    "\u00a0",
    "\ud835",
    "0-1 ",
    "e4",
    "P4R",
    "\n%",
    "?? ",
    "…"
  };

  @Test
  void mutatedGamesAndRandomBytesNeverThrow() throws IOException {
    fuzz(11, 20_000);
  }

  @Test
  @Tag("long")
  void mutatedGamesAndRandomBytesNeverThrowTwoMillionTimes() throws IOException {
    fuzz(12, 2_000_000);
  }

  private static void fuzz(long seed, int count) throws IOException {
    Random random = new Random(seed);
    List<byte[]> seeds = seeds();
    for (int i = 0; i < count; i++) {
      byte[] bytes = i % 10 == 0 ? randomBytes(random) : mutate(seeds, random);
      RgnDocument document = RgnReader.read(bytes);
      assertThat(document.problems().size())
          .isEqualTo(Math.min(RgnDocument.LISTED, document.problemCount()));
      if (i % 4 == 0) {
        compareWithCollection(bytes, document);
        writeAndReadBack(document);
      }
    }
  }

  private static void compareWithCollection(byte[] bytes, RgnDocument document) {
    List<String> found = new ArrayList<>();
    RgnCollection collection = RgnCollection.of(bytes);
    RgnCollection.Summary summary = collection.check(problem -> found.add(problem.toString()));

    assertThat(found)
        .as(new String(bytes, StandardCharsets.ISO_8859_1))
        .isEqualTo(document.problems().stream().map(Problem::toString).toList());
    assertThat(summary)
        .isEqualTo(
            new RgnCollection.Summary(
                document.games().size(), document.problemCount(), document.errorCount()));
  }

  private static void writeAndReadBack(RgnDocument document) {
    for (ReadGame read : document.games()) {
      Game game = RgnWriter.complete(read.game());
      String annotated = RgnWriter.annotated(game);
      RgnDocument again = RgnReader.read(annotated);
      if (!hasUnreadableStart(again)) {
        assertThat(again.games()).hasSize(1);
        assertThat(RgnWriter.annotated(again.games().get(0).game())).isEqualTo(annotated);
      }
    }
  }

  /** The result of a game in another variant, or without a known start, is not read. */
  private static boolean hasUnreadableStart(RgnDocument document) {
    return document.problems().stream()
        .anyMatch(problem -> problem.kind() == ProblemKind.OTHER_VARIANT);
  }

  private static List<byte[]> seeds() throws IOException {
    List<byte[]> seeds = new ArrayList<>();
    for (var file : DataFilesTest.games()) {
      byte[] bytes = Files.readAllBytes(file);
      seeds.add(java.util.Arrays.copyOf(bytes, Math.min(bytes.length, 700)));
    }
    GameGenerator games = new GameGenerator(3);
    for (int i = 0; i < 40; i++) {
      seeds.add(RgnWriter.annotated(games.next()).getBytes(StandardCharsets.UTF_8));
    }
    return seeds;
  }

  private static byte[] randomBytes(Random random) {
    byte[] bytes = new byte[random.nextInt(200)];
    random.nextBytes(bytes);
    if (random.nextBoolean()) {
      for (int i = 0; i < bytes.length; i++) {
        bytes[i] = (byte) (32 + (bytes[i] & 63) + (random.nextInt(3) == 0 ? 128 : 0));
      }
    }
    return bytes;
  }

  private static byte[] mutate(List<byte[]> seeds, Random random) {
    StringBuilder text =
        new StringBuilder(
            new String(seeds.get(random.nextInt(seeds.size())), StandardCharsets.UTF_8));
    for (int i = random.nextInt(8); i >= 0 && !text.isEmpty(); i--) {
      int at = random.nextInt(text.length());
      int end = Math.min(text.length(), at + random.nextInt(6));
      switch (random.nextInt(5)) {
        case 0 -> text.delete(at, end);
        case 1 -> text.insert(at, text.substring(at, Math.min(text.length(), at + 60)));
        case 2 -> text.setCharAt(at, (char) (32 + random.nextInt(96)));
        default -> text.insert(at, PIECES[random.nextInt(PIECES.length)]);
      }
    }
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    if (random.nextInt(6) == 0 && bytes.length > 0) {
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
    }
    return bytes;
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(",
        ")",
        "()",
        "(1. Ab2Ab3",
        "{[%rav 1. Ab2Ab3]}",
        "[%rav ",
        "\\(",
        "{",
        "[",
        "\""
      })
  void aMillionNestedSignsAreReadInBoundedDepth(String sign) {
    String text = "1. Aa2Aa3 " + sign.repeat(1_000_000 / sign.length());

    RgnDocument document = RgnReader.read(text);

    assertThat(document.games().get(0).game().length()).isEqualTo(1);
  }

  @Test
  void aMillionNestedVariationsInAnAnnotationAreRefusedAsAWhole() {
    String text = "1. Aa2Aa3 {" + "[%rav 1. Ab2Ab3 ".repeat(60_000) + "]".repeat(60_000) + "}";

    RgnDocument document = RgnReader.read(text);

    assertThat(document.problems())
        .extracting(Problem::kind)
        .containsExactly(ProblemKind.BAD_ANNOTATION);
    assertThat(document.games().get(0).game().mainLine().plies().get(0).comments()).hasSize(1);
  }

  @Test
  void variationsAreReadToTheLimitOfNestingAndNoDeeper() {
    String text = "1. Aa2Aa3 " + "(1. Ab2Ab3 ".repeat(150) + ")".repeat(150) + " Eb5Cb4";
    RgnDocument document = RgnReader.read(text);

    assertThat(document.problems())
        .extracting(Problem::kind)
        .containsExactly(ProblemKind.NESTED_TOO_DEEPLY);
    assertThat(document.games().get(0).game().length()).isEqualTo(2);
    assertThat(RgnWriter.dropped(document.games().get(0).game()).variations()).isEqualTo(100);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"x", "♘", " ", "1", "Ab1", "1-0 ", "*", "$", ",", "RAa2Aa3 ", "e4 ", "!", "\t;"})
  void endlessLinesAreReadToo(String unit) {
    RgnDocument document = RgnReader.read("1. " + unit.repeat(2_000_000 / unit.length()));

    assertThat(document.problems()).hasSizeLessThanOrEqualTo(RgnDocument.LISTED);
  }

  @Test
  void anEndlessTagIsOneTag() {
    String value = "x".repeat(2_000_000);

    assertThat(
            RgnReader.read("[Event \"" + value + "\"]\n\nAa2Aa3")
                .games()
                .get(0)
                .game()
                .tags()
                .get("Event"))
        .isEqualTo(value);
  }
}
