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
    part.edit(part.part(), "new\n");
    String joined = part.whole();
    assertThat(joined).isEqualTo(LINES.substring(0, from) + "new\n" + rest);
    part.join();
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
    assertThat(part.whole()).isEqualTo(text);
    part.edit(shown, shown.replace("c", "new"));
    assertThat(part.whole()).isEqualTo(text.replace("c", "new"));
    part.edit(part.part(), part.part().replace("\ufffdb", "b"));
    part.join();
    assertThat(part.text()).isEqualTo(text.replace("\u202e", "").replace("c", "new"));
    assertThat(part.to()).isEqualTo(part.text().length());
  }

  @Test
  void aHiddenCharacterBetweenTwoEditsStaysWhatItIs() {
    TextPart part = new TextPart();
    part.show("one \u202e two", 0);
    part.edit("one \ufffd two", "one, \ufffd two");
    part.edit("one, \ufffd two", "one, \ufffd two.");
    assertThat(part.whole()).isEqualTo("one, \u202e two.");
  }

  @Test
  void aHiddenCharacterThatIsTakenOutAndPutInAgainIsTheSame() {
    TextPart part = new TextPart();
    part.show("a \u0007 b", 0);
    part.edit("a \ufffd b", "a b");
    assertThat(part.whole()).isEqualTo("a b");
    part.edit("a b", "a \ufffd b");
    assertThat(part.whole()).isEqualTo("a \u0007 b");
    part.forget();
    part.edit("a \ufffd b", "a \ufffd b\ufffd");
    assertThat(part.whole()).isEqualTo("a \u0007 b\ufffd");
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
