package org.raumbrett.app.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class TextPartTest {
  private static final String LINES = "1. Aa2–Aa3 Ec4–Ec3\n".repeat(20_000);

  @Test
  void aSmallTextIsShownWhole() {
    TextPart part = new TextPart();
    part.show("1. Aa2–Aa3", 3);
    assertThat(part.isWhole()).isTrue();
    assertThat(part.part()).isEqualTo("1. Aa2–Aa3");
  }

  @Test
  void ofALargeTextWholeLinesAroundThePlaceAreShown() {
    TextPart part = new TextPart();
    for (int place : new int[] {0, 1, 200_000, LINES.length() - 1, LINES.length()}) {
      part.show(LINES, place);
      assertThat(part.holds(place)).as("place " + place).isTrue();
      assertThat(part.part().length()).isLessThan(TextPart.SIZE + 100);
      assertThat(part.part()).startsWith("1. Aa2").endsWith("\n");
    }
  }

  @Test
  void oneEndlessLineIsShownInPartsToo() {
    TextPart part = new TextPart();
    String line = "x".repeat(2_000_000);
    for (int place : new int[] {0, 777_777, 2_000_000}) {
      part.show(line, place);
      assertThat(part.holds(place)).isTrue();
      assertThat(part.part().length()).isLessThanOrEqualTo(2 * TextPart.SIZE);
    }
  }

  @Test
  void anEditedPartIsJoinedToTheWhole() {
    TextPart part = new TextPart();
    part.show(LINES, 200_000);
    int from = part.from();
    String rest = LINES.substring(part.to());
    String joined = part.with("new\n");
    assertThat(joined).isEqualTo(LINES.substring(0, from) + "new\n" + rest);
    part.replace("new\n");
    assertThat(part.text()).isEqualTo(joined);
    assertThat(part.part()).isEqualTo("new\n");
  }

  @Test
  void hiddenCharactersAreShownAndStayWhereNobodyEdits() {
    TextPart part = new TextPart();
    String text = "a\u202eb\u0007c\n\td \ud83d\udc4d\udb40\udc01";
    part.show(text, 0);
    String shown = part.part();
    assertThat(shown).isEqualTo("a\ufffdb\ufffdc\n\td \ud83d\udc4d\ufffd\ufffd");
    assertThat(part.with(shown)).isEqualTo(text);
    assertThat(part.with(shown.replace("c", "new"))).isEqualTo(text.replace("c", "new"));
    part.replace(shown.replace("\ufffdb", "b"));
    assertThat(part.text()).isEqualTo(text.replace("\u202e", ""));
    assertThat(part.to()).isEqualTo(text.length() - 1);
  }

  @Test
  void theSmallestChangeTurnsOneTextIntoTheOther() {
    Random random = new Random(7);
    for (int i = 0; i < 1_000; i++) {
      String old = word(random);
      String now = word(random);
      TextChange change = TextChange.between(old, now);
      String made =
          change == null
              ? old
              : old.substring(0, change.from()) + change.replacement() + old.substring(change.to());
      assertThat(made).isEqualTo(now);
    }
  }

  private static String word(Random random) {
    StringBuilder word = new StringBuilder();
    int length = random.nextInt(8);
    for (int i = 0; i < length; i++) {
      word.append((char) ('a' + random.nextInt(2)));
    }
    return word.toString();
  }

  @Test
  void aCaretBehindAChangeMovesWithTheText() {
    TextChange change = TextChange.between("one two three", "one three");
    assertThat(change.moved(13)).isEqualTo(9);
    assertThat(change.moved(2)).isEqualTo(2);
  }
}
