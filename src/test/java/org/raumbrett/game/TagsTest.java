package org.raumbrett.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.raumbrett.board.Side;

class TagsTest {
  private static final Tags TAGS =
      new Tags(List.of(new Tag("White", "one"), new Tag("Black", "two"), new Tag("Odd", "")));

  @Test
  void aValueIsFoundByItsName() {
    assertThat(TAGS.get("Black")).isEqualTo("two");
    assertThat(TAGS.get("Odd")).isEmpty();
    assertThat(TAGS.get("black")).isNull();
    assertThat(Tags.NONE.get("White")).isNull();
    assertThat(TAGS.isEmpty()).isFalse();
    assertThat(Tags.NONE.isEmpty()).isTrue();
  }

  @Test
  void aChangedValueStaysInItsPlace() {
    assertThat(TAGS.with("Black", "three").list())
        .containsExactly(new Tag("White", "one"), new Tag("Black", "three"), new Tag("Odd", ""));
  }

  @Test
  void aNewTagGoesToTheEnd() {
    assertThat(TAGS.with("Site", "here").list()).hasSize(4).endsWith(new Tag("Site", "here"));
    assertThat(TAGS.list()).hasSize(3);
  }

  @Test
  void aTagIsTakenAway() {
    assertThat(TAGS.without("Black").list())
        .containsExactly(new Tag("White", "one"), new Tag("Odd", ""));
    assertThat(TAGS.without("Site")).isEqualTo(TAGS);
  }

  @Test
  void ofARepeatedTagTheFirstCounts() {
    Tags tags =
        new Tags(List.of(new Tag("Site", "here"), new Tag("Odd", ""), new Tag("Site", "there")));

    assertThat(tags.list()).containsExactly(new Tag("Site", "here"), new Tag("Odd", ""));
  }

  @ParameterizedTest
  @EnumSource
  void aResultIsFoundByItsToken(GameResult result) {
    assertThat(GameResult.ofToken(result.token())).isEqualTo(result);
    assertThat(GameResult.ofToken(result.token() + " ")).isNull();
  }

  @Test
  void theWinnersSideGivesTheResult() {
    assertThat(GameResult.wonBy(Side.WHITE).token()).isEqualTo("1-0");
    assertThat(GameResult.wonBy(Side.BLACK).token()).isEqualTo("0-1");
  }

  @ParameterizedTest
  @EnumSource
  void aVerdictIsFoundByItsGlyph(Verdict verdict) {
    assertThat(Verdict.ofGlyph(verdict.glyph())).isEqualTo(verdict);
    assertThat(Verdict.ofGlyph("!" + verdict.glyph())).isNull();
  }

  @Test
  void aBlankOrAQuestionMarkIsNotKnown() {
    Tags tags = Tags.NONE.with("White", "?").with("Black", " ").with("Event", "Match");
    assertThat(tags.known("White")).isNull();
    assertThat(tags.known("Black")).isNull();
    assertThat(tags.known("Site")).isNull();
    assertThat(tags.known("Event")).isEqualTo("Match");
  }
}
