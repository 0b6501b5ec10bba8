package org.raumbrett.app.collection;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Games;
import org.raumbrett.app.model.Language;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.app.words.Words;
import org.raumbrett.game.Tag;
import org.raumbrett.game.Tags;

class GamesModelTest {
  private static final String FILE =
      game("Engine A", "Engine B", "Spring Cup", "1-0")
          + game("Núñez", "Engine A", "Autumn Cup", "1/2-1/2")
          + game("Engine C", "Engine B", "Spring Cup", "0-1");

  private final Desk desk = new Desk();

  private static String game(String white, String black, String event, String result) {
    return "[Event \"%s\"]\n[White \"%s\"]\n[Black \"%s\"]\n[Result \"%s\"]\n\n1. Aa2-Aa3 %s\n\n"
        .formatted(event, white, black, result, result);
  }

  private GamesModel model(Tasks tasks) {
    GamesModel model = new GamesModel(desk, tasks);
    desk.show(Games.document(FILE));
    return model;
  }

  @Test
  void allGamesAreListedUntilOneIsSearchedFor() {
    GamesModel model = model(Tasks.sameThread());
    assertThat(model.shown()).containsExactly(0, 1, 2);
    model.search("spring engine b");
    assertThat(model.shown()).containsExactly(0, 2);
    model.search("nunez");
    assertThat(model.shown()).containsExactly(1);
    model.search("½–½");
    assertThat(model.shown()).containsExactly(1);
    model.search("spring 0-1");
    assertThat(model.shown()).containsExactly(2);
    model.search("½");
    assertThat(model.shown()).containsExactly(1);
    model.search("nobody");
    assertThat(model.shown()).isEmpty();
    model.search(" ");
    assertThat(model.shown()).containsExactly(0, 1, 2);
  }

  @Test
  void anotherDocumentIsSearchedForTheSame() {
    GamesModel model = model(Tasks.sameThread());
    model.search("autumn");
    desk.show(Games.document(FILE + game("X", "Y", "Autumn Cup", "*")));
    assertThat(model.totalProperty().get()).isEqualTo(4);
    assertThat(model.shown()).containsExactly(1, 3);
  }

  @Test
  void aResultAskedForIsTheGames() {
    desk.show(Games.document(game("A", "B", "Match 10-12", "1-0") + game("A", "B", "", "0-1")));
    GamesModel model = new GamesModel(desk, Tasks.sameThread());
    model.search("0-1");
    assertThat(model.shown()).containsExactly(1);
    model.search("*");
    assertThat(model.shown()).isEmpty();
  }

  @Test
  void theNewestQueryWins() {
    List<Runnable> background = new ArrayList<>();
    GamesModel model = model(Tasks.on(background::add, Runnable::run));
    model.search("autumn");
    model.search("spring");
    assertThat(model.searchingProperty().get()).isTrue();
    background.get(1).run();
    background.get(0).run();
    assertThat(model.shown()).containsExactly(0, 2);
    assertThat(model.searchingProperty().get()).isFalse();
  }

  @Test
  void aGameThatWasRenamedIsFoundUnderItsNewName() {
    GamesModel model = model(Tasks.sameThread());
    desk.edit(desk.game().withTags(desk.game().tags().with(Tags.WHITE, "Engine Zed")));
    model.search("engine zed");
    assertThat(model.shown()).containsExactly(0);
  }

  @Test
  void aLineTellsPlayersEventDateResultAndMoves() {
    Words words = new Words(Language.ENGLISH);
    Tags tags =
        new Tags(
            List.of(
                new Tag(Tags.WHITE, "A"),
                new Tag(Tags.EVENT, "Cup"),
                new Tag(Tags.DATE, "2024.??.??"),
                new Tag(Tags.RESULT, "1/2-1/2")));
    GameLines.Numbers numbers = GameLines.Numbers.of(120, words);
    GameLines lines = GameLines.of(4, numbers, tags, 71, words);
    assertThat(lines.number()).isEqualTo("5");
    assertThat(lines.widestNumber()).isEqualTo(3);
    assertThat(lines.white()).isEqualTo("A");
    assertThat(lines.black()).isEqualTo("Unknown");
    assertThat(lines.spoken()).isEqualTo("A – Unknown, ½–½, Cup  ·  2024  ·  36 moves");
    GameLines nameless = GameLines.of(4, numbers, Tags.NONE, 0, words);
    assertThat(nameless.spoken()).isEqualTo("Game 5, no moves");
  }
}
