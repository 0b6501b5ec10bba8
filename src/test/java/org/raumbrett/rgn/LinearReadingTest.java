package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Reading takes steps and memory in proportion to the text, whatever the text. */
class LinearReadingTest {
  private static final int LENGTH = 200_000;

  /** The most looks at each character: by the splitter, the reader, and a comment's readers. */
  private static final int MOST_LOOKS = 40;

  /** The most bytes made for each character; a game of eleven characters needs a board too. */
  private static final int MOST_BYTES = 1500;

  private static SourceText read(String text) {
    SourceText source = new SourceText(text);
    assertThat(RgnReader.read(source, -1, 0).text()).isEqualTo(text);
    return source;
  }

  private static String repeat(String unit, int length) {
    return "1. Aa2Aa3 " + unit.repeat(length / unit.length());
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(",
        ")",
        "()",
        "(1. Ab2Ab3 ",
        "(1. Ab2Ab3) ",
        "{",
        "}",
        "{x}",
        "{\n\n",
        "{x ",
        "[",
        "]",
        "[Event \"x\"]\n",
        "[Event \"",
        "\n[a \"b\\",
        "; ",
        ";\n",
        "\n%",
        "%",
        "\"",
        "\\",
        "$",
        "$1 ",
        "1",
        "1.",
        "1 ",
        "1-0 ",
        "1–0 ",
        "1–",
        "½",
        "* ",
        "*\n",
        "x",
        "x ",
        "♘",
        ",",
        "…",
        "Ab1",
        "Ab1–",
        "Aa2Aa3",
        "Aa2Aa3 ",
        "Aa2Aa3 1-0\n",
        "[a \"b\"]\n1. Aa2Aa3 1-0\n\n",
        "[FEN \"x\"]\nAa2Aa3\n",
        "Ab1 a6 ",
        "1. Bb5 {",
        "(1. Ab2Ab3 Eb5Cb4 2. Ab1Ac3) ",
        "((((1. Ab2Ab3))))",
        "\u202e",
        "\u0085",
        "†",
        "† ",
        "! ",
        "RAa2Aa3 1-0 ",
        "e4 ",
        "P4R ",
        "P-K4 ",
        "(e4 ",
        "{[%nag 1} ",
        "{[%nag 1]} ",
        "{[%nag ",
        "{[%rav ",
        "[%rav ",
        "{[%rav 1. Ab2Ab3]} ",
        "{[%rav 1. Ab2Ab3 ",
        "{[%eval +0.10,1] [%best Ab1–Ac3 +0.20]} ",
        "{[%eval +0.10,1] [%best ",
        "{[%rav \\(} ",
        "{[%rav \\(x\\) ",
        "{?? ",
        "{\\[%nag ",
        "\ufeff",
        "\u001b                                                            ",
        "\u00a0",
        "\ud835"
      })
  void theNumberOfLooksAtCharactersGrowsWithTheText(String unit) {
    long once = read(repeat(unit, LENGTH)).visits();
    long twice = read(repeat(unit, 2 * LENGTH)).visits();

    assertThat(once).isLessThan((long) MOST_LOOKS * LENGTH);
    assertThat(twice).isLessThan(2 * once + once / 10 + 1000);
  }

  /** A text of nothing but one thing, without a game before it. */
  @ParameterizedTest
  @ValueSource(
      strings = {"(", "[", "{", "\"", "%\n", ";\n", "[a \"", "e4 ", "P4R ", "Bb5 ", "{x} ", "\r"})
  void aTextWithoutAGameTakesItsLengthToo(String unit) {
    SourceText once = new SourceText(unit.repeat(LENGTH / unit.length()));
    SourceText twice = new SourceText(unit.repeat(2 * LENGTH / unit.length()));
    RgnReader.read(once, -1, 0);
    RgnReader.read(twice, -1, 0);

    assertThat(once.visits()).isLessThan((long) MOST_LOOKS * LENGTH);
    assertThat(twice.visits()).isLessThan(2 * once.visits() + once.visits() / 10 + 1000);
  }

  @Test
  void theCountSeesASecondLook() {
    SourceText text = new SourceText("abc");
    text.charAt(0);
    text.indexOf('c', 0, 3);
    text.indexOf('x', 0, 2);
    text.substring(1, 3);
    text.startsWith("ab", 0);

    assertThat(text.visits()).isEqualTo(1 + 3 + 2 + 2 + 2);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "(",
        "(1. Ab2Ab3) ",
        "{x",
        "{x} ",
        "[Event \"x\"]\n",
        "[a \"b",
        ";\n",
        "x",
        "♘",
        "1-0 ",
        "Aa2Aa3 1-0\n",
        "RAa2Aa3 1-0\n",
        "! ",
        "$1 ",
        "{[%rav 1. Ab2Ab3]} ",
        "{[%nag 1} "
      })
  void theMemoryGrowsWithTheText(String unit) {
    ThreadMXBean thread = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    String text = repeat(unit, 2 * LENGTH);
    RgnReader.read(text);
    long before = thread.getCurrentThreadAllocatedBytes();
    RgnDocument document = RgnReader.read(text);
    long allocated = thread.getCurrentThreadAllocatedBytes() - before;

    assertThat(document.problems()).hasSizeLessThanOrEqualTo(RgnDocument.LISTED);
    assertThat(allocated).isLessThan((long) MOST_BYTES * text.length());
  }
}
