package org.raumbrett.app.tags;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.raumbrett.app.model.Games;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Tag;
import org.raumbrett.game.Tags;
import org.raumbrett.rgn.RgnReader;

class TagFormTest {
  private static Game game(String text) {
    return RgnReader.read(text).games().get(0).game();
  }

  private static void type(TagForm form, String tag, String value) {
    form.row(tag).valueProperty().set(value);
  }

  @Test
  void whatCameWhileTheFormWasOpenStays() {
    Game before = game("[White \"A\"]\n[Result \"*\"]\n\n1. Aa2–Aa3 *");
    TagForm form = new TagForm(before);
    Game later = game("[White \"A\"]\n[Result \"1-0\"]\n[Round \"2\"]\n\n1. Aa2–Aa3 Ec4–Ec3 1-0");
    type(form, "Event", "Cup");
    assertThat(form.applyTo(before)).isEqualTo(form.apply());
    Game both = form.applyTo(later);
    assertThat(both.length()).isEqualTo(2);
    assertThat(both.result()).isEqualTo(GameResult.WHITE_WINS);
    assertThat(both.tags().get("Result")).isEqualTo("1-0");
    assertThat(both.tags().get("Event")).isEqualTo("Cup");
    assertThat(both.tags().get("Round")).isEqualTo("2");
    assertThat(form.changes()).startsWith("Event: Cup");
  }

  @Test
  void aDateThatIsNoneIsNotAcceptedUnlessItWasThereBefore() {
    TagForm form = new TagForm(game("[Date \"1.11.2026\"]\n\n1. Aa2–Aa3 *"));
    type(form, "Event", "Cup");
    assertThat(form.acceptableProperty().get()).isTrue();
    for (String none : new String[] {"2026.02.31", "2026.1", "yesterday"}) {
      type(form, "Date", none);
      assertThat(form.acceptableProperty().get()).as(none).isFalse();
    }
    for (String date : new String[] {"2026.02.28", "????.02.29", "", "1.11.2026"}) {
      type(form, "Date", date);
      assertThat(form.acceptableProperty().get()).as(date).isTrue();
    }
  }

  @Test
  void theSevenRequiredTagsComeFirstEvenIfTheGameLacksThem() {
    TagForm form = new TagForm(game("[Round \"3\"]\n[White \"A\"]\n\n1. Aa2–Aa3 *"));
    assertThat(form.rows().stream().map(TagRow::name))
        .containsExactly("Event", "Site", "Date", "White", "Black", "Result", "Variant", "Round");
    assertThat(form.row("White").value()).isEqualTo("A");
    assertThat(form.row("Result").value()).isEqualTo("*");
    assertThat(form.row("Variant").value()).isEqualTo(Tags.RAUMSCHACH);
  }

  @Test
  void theGamesOwnOrderOfTagsStays() {
    TagForm form = new TagForm(game("[Round \"3\"]\n[White \"A\"]\n\n1. Aa2–Aa3 *"));
    type(form, "White", "B");
    type(form, "Event", "Cup");
    assertThat(form.apply().tags().list())
        .containsExactly(
            new Tag("Round", "3"),
            new Tag("White", "B"),
            new Tag("Event", "Cup"),
            new Tag("Site", "?"),
            new Tag("Date", "????.??.??"),
            new Tag("Black", "?"),
            new Tag("Result", "*"),
            new Tag("Variant", Tags.RAUMSCHACH));
  }

  @Test
  void ofVeryManyTagsTheFormHasTheFirstAndTheOthersStay() {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 20_000; i++) {
      text.append("[T").append(i).append(" \"x\"]\n");
    }
    Game game = game(text + "[White \"A\"]\n\n1. Aa2–Aa3 *");
    TagForm form = new TagForm(game);
    type(form, "White", "B");
    type(form, "T0", "y");
    assertThat(form.rows()).hasSize(40);
    assertThat(form.unseen()).isEqualTo(20_000 - 33);
    Tags applied = form.apply().tags();
    assertThat(applied.list()).hasSize(20_007).startsWith(new Tag("T0", "y"), new Tag("T1", "x"));
    assertThat(applied.get("White")).isEqualTo("B");
    assertThat(applied.get("T19999")).isEqualTo("x");
    form.row("T1").nameProperty().set("T5000");
    assertThat(form.acceptableProperty().get()).isFalse();
  }

  @Test
  void aPlainListOfWhichNothingWasFilledInStaysOne() {
    Game plain = game(Games.MATE);
    assertThat(new TagForm(plain).apply()).isSameAs(plain);
    TagForm form = new TagForm(plain);
    type(form, "White", "A");
    assertThat(form.apply().tags().list()).hasSize(7);
  }

  @Test
  void theFinalPositionGivesTheResultAndAnotherOneIsDoubted() {
    TagForm form = new TagForm(game(Games.MATE));
    assertThat(form.row("Result").value()).isEqualTo("0-1");
    assertThat(form.fault(form.row("Result"))).isNull();
    type(form, "Result", "1-0");
    assertThat(form.fault(form.row("Result"))).isEqualTo("tags.fault.position");
  }

  @Test
  void anotherResultIsTheGamesTokenToo() {
    TagForm form = new TagForm(game("[Result \"*\"]\n\n1. Aa2–Aa3 *"));
    type(form, "Result", "1/2-1/2");
    Game changed = form.apply();
    assertThat(changed.result()).isEqualTo(GameResult.DRAW);
    assertThat(changed.tags().get("Result")).isEqualTo("1/2-1/2");
  }

  @Test
  void tagsAreAddedRenamedAndRemoved() {
    TagForm form = new TagForm(game("[White \"A\"]\n[Mood \"good\"]\n\n1. Aa2–Aa3 *"));
    form.row("Mood").nameProperty().set("Weather");
    type(form, "Weather", "fine");
    type(form, form.add("Round").name(), "2");
    assertThat(form.apply().tags().get("Weather")).isEqualTo("fine");
    assertThat(form.apply().tags().get("Mood")).isNull();
    assertThat(form.apply().tags().get("Round")).isEqualTo("2");
    form.remove(form.row("Round"));
    form.remove(form.row("White"));
    assertThat(form.apply().tags().get("Round")).isNull();
    assertThat(form.apply().tags().get("White")).isEqualTo("A");
    assertThat(form.offered()).contains("Round").doesNotContain("White");
  }

  @Test
  void twoTagsOfOneNameAreNotTakenIn() {
    TagForm form = new TagForm(game("[Mood \"good\"]\n[Weather \"fine\"]\n\n1. Aa2–Aa3 *"));
    assertThat(form.acceptableProperty().get()).isTrue();
    form.row("Mood").nameProperty().set("Weather");
    assertThat(form.acceptableProperty().get()).isFalse();
    form.rows().stream()
        .filter(row -> "Mood".equals(row.original()))
        .forEach(row -> row.nameProperty().set("my mood"));
    assertThat(form.acceptableProperty().get()).isFalse();
    form.rows().stream()
        .filter(row -> "Mood".equals(row.original()))
        .forEach(row -> row.nameProperty().set("My_mood"));
    assertThat(form.acceptableProperty().get()).isTrue();
  }

  @ParameterizedTest
  @CsvSource({
    "Date, 2024.05.01, ",
    "Date, 2024.??.??, ",
    "Date, 2024.02.30, tags.fault.day",
    "Date, 2024-02-30, tags.fault.day",
    "Date, 30.2.2024, tags.fault.day",
    "Date, 4/31/2024, tags.fault.day",
    "Date, 2024-03-30, tags.fault.date",
    "Date, 12.3.2024, tags.fault.date",
    "Date, ????.02.29, ",
    "Date, ????.04.31, tags.fault.day",
    "Date, ????.??.31, ",
    "Date, 2024.04.32, tags.fault.date",
    "Date, 2024.13.01, tags.fault.date",
    "Date, May 2024, tags.fault.date",
    "Result, 1-0, ",
    "Result, 1:0, tags.fault.result",
    "Variant, Raumschach-Normal-Form, ",
    "Variant, Standard, tags.fault.variant",
    "Round, 3, ",
    "Round, 3.1, ",
    "Round, ?, ",
    "Round, final, tags.fault.round",
    "WhiteElo, 1850, ",
    "WhiteElo, -, ",
    "BlackElo, strong, tags.fault.elo",
    "Time, 18:30:00, ",
    "Time, 25:00:00, tags.fault.time",
    "Site, anything, "
  })
  void valuesAreCheckedAsTheSpecificationHasThem(String tag, String value, String fault) {
    assertThat(TagRules.fault(tag, value)).isEqualTo(fault);
  }

  @Test
  void aControlCharacterIsToldOfEveryTag() {
    assertThat(TagRules.fault("Site", "a\u001bb")).isEqualTo("tags.fault.control");
  }
}
