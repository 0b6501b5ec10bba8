package org.raumbrett.app.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.raumbrett.app.model.Language;
import org.raumbrett.game.Tag;
import org.raumbrett.game.Tags;

class TagTextsTest {
  private static Tags tags(String name, String value) {
    return new Tags(List.of(new Tag(name, value)));
  }

  @Test
  void whatWouldTurnOrHideATextIsShown() {
    Tags hostile = tags(Tags.WHITE, "A\u202eB\u0007\nC");
    assertThat(TagTexts.known(hostile, Tags.WHITE)).isEqualTo("A<U+202E>B<U+0007>⏎C");
    assertThat(TagTexts.all(hostile)).isEqualTo("White: A<U+202E>B<U+0007>⏎C");
    assertThat(TagTexts.date(tags(Tags.DATE, "2024\u202e.??.??"))).isEqualTo("2024<U+202E>");
    assertThat(TagTexts.result("\u202e1-0")).isEqualTo("<U+202E>1-0");
  }

  @Test
  void aNameInASentenceIsShownToo() {
    Words words = new Words(Language.ENGLISH);
    assertThat(words.format("notice.saved", Path.of("a\u202engr.exe")))
        .contains("a<U+202E>ngr.exe");
    assertThat(words.format("notice.saved", "a\u2066b")).contains("a<U+2066>b");
  }

  @Test
  void ofALongTextThatHidesSomethingThePlaceIsShown() {
    Words words = new Words(Language.ENGLISH);
    String hiding = "x".repeat(5_000) + "\u202e" + "y".repeat(5_000);
    assertThat(HiddenCharacters.told(hiding, words))
        .isEqualTo(
            "It has hidden characters: …" + "x".repeat(60) + "<U+202E>" + "y".repeat(239) + "…");
    assertThat(HiddenCharacters.told("a\nb\tc ♘\ufe0e", words)).isNull();
  }

  @Test
  void noTagIsLongerThanALineCanBe() {
    Tags endless = tags(Tags.EVENT, "𝔘".repeat(100_000));
    assertThat(TagTexts.known(endless, Tags.EVENT)).isEqualTo("𝔘".repeat(299) + "…");
    assertThat(TagTexts.all(endless).codePointCount(0, TagTexts.all(endless).length()))
        .isEqualTo(300);
    List<Tag> many = IntStream.range(0, 100_000).mapToObj(i -> new Tag("T" + i, "x")).toList();
    assertThat(TagTexts.all(new Tags(many)).lines()).hasSize(41).last().isEqualTo("…");
  }

  @Test
  void whatSaysNothingIsUnknown() {
    assertThat(TagTexts.known(tags(Tags.SITE, "?"), Tags.SITE)).isNull();
    assertThat(TagTexts.known(tags(Tags.SITE, " "), Tags.SITE)).isNull();
    assertThat(TagTexts.date(tags(Tags.DATE, "????.??.??"))).isNull();
    assertThat(TagTexts.date(tags(Tags.DATE, "2024.05.??"))).isEqualTo("2024.05");
    assertThat(TagTexts.result("1/2-1/2")).isEqualTo("½–½");
  }

  @Test
  void aDayOfAnUnknownMonthIsNotTakenForAMonth() {
    assertThat(TagTexts.date(tags(Tags.DATE, "2023.??.05"))).isEqualTo("2023.??.05");
    assertThat(TagTexts.date(tags(Tags.DATE, "????.??.05"))).isEqualTo("????.??.05");
    assertThat(TagTexts.date(tags(Tags.DATE, "????.05.12"))).isEqualTo("????.05.12");
    assertThat(TagTexts.date(tags(Tags.DATE, "????.05.??"))).isEqualTo("????.05");
  }
}
