package org.raumbrett.app.collection;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.raumbrett.app.model.Attention;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Errands;
import org.raumbrett.app.model.Games;
import org.raumbrett.app.model.Handover;
import org.raumbrett.app.model.Opener;
import org.raumbrett.app.model.Saver;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.game.Tags;

class GameOrderTest {
  private static final int MANY = 400;

  private final Desk desk = new Desk();

  private GamesModel model(String... games) {
    GamesModel model = new GamesModel(desk, Tasks.sameThread());
    desk.show(Games.document(String.join("", games)));
    return model;
  }

  private static String game(String tag, String value) {
    return "[%s \"%s\"]\n\n1. Aa2-Aa3 *\n\n".formatted(tag, value);
  }

  private static String[] games(String tag, String... values) {
    String[] games = new String[values.length];
    for (int i = 0; i < values.length; i++) {
      games[i] = game(tag, values[i]);
    }
    return games;
  }

  private static void sort(GamesModel model, SortKey key, boolean descending) {
    model.sort(new GameOrder(key, descending));
  }

  @Test
  void namesAreSortedWithoutCapitalsAndAccentsAndUnknownOnesAreLast() {
    GamesModel model = model(games("White", "Öhm", "?", "zahl", "Abel", "ohm", "", "Ödön"));
    sort(model, SortKey.WHITE, false);
    assertThat(model.shown()).containsExactly(3, 6, 0, 4, 2, 1, 5);
    sort(model, SortKey.WHITE, true);
    assertThat(model.shown()).containsExactly(2, 0, 4, 6, 3, 1, 5);
    sort(model, SortKey.BLACK, true);
    assertThat(model.shown()).containsExactly(0, 1, 2, 3, 4, 5, 6);
  }

  @Test
  void whatIsUnknownOfADateIsLastInBothDirections() {
    GamesModel model =
        model(
            games(
                "Date",
                "????.??.??",
                "2024.??.??",
                "2024.05.??",
                "2023.12.31",
                "2024.05.07",
                "yesterday",
                "2024.11.01"));
    sort(model, SortKey.DATE, false);
    assertThat(model.shown()).containsExactly(3, 4, 2, 6, 1, 0, 5);
    sort(model, SortKey.DATE, true);
    assertThat(model.shown()).containsExactly(6, 4, 2, 1, 3, 0, 5);
  }

  @Test
  void theNewestGamesAreLookedForFirst() {
    assertThat(GameOrder.OF_FILE.by(SortKey.DATE)).isEqualTo(new GameOrder(SortKey.DATE, true));
    assertThat(GameOrder.OF_FILE.turned().by(SortKey.WHITE).descending()).isFalse();
  }

  @Test
  void resultsAreSortedFromWhitesWinsToUnfinishedGames() {
    GamesModel model = model(games("Result", "*", "0-1", "1/2-1/2", "1-0", "?", "0-1"));
    sort(model, SortKey.RESULT, false);
    assertThat(model.shown()).containsExactly(3, 2, 1, 5, 0, 4);
    sort(model, SortKey.RESULT, true);
    assertThat(model.shown()).containsExactly(0, 1, 5, 2, 3, 4);
  }

  @Test
  void theOrderOfTheFileCanBeTurnedRound() {
    GamesModel model = model(games("Event", "A", "B", "A"));
    sort(model, SortKey.FILE, true);
    assertThat(model.shown()).containsExactly(2, 1, 0);
    model.search("a");
    assertThat(model.shown()).containsExactly(2, 0);
    model.sort(GameOrder.OF_FILE);
    assertThat(model.shown()).containsExactly(0, 2);
  }

  @Test
  void aSearchKeepsTheOrderAndAnotherDocumentDoesNot() {
    GamesModel model = model(games("White", "Zoe A", "Ann B", "Bob A"));
    sort(model, SortKey.WHITE, false);
    model.search("a");
    assertThat(model.shown()).containsExactly(1, 2, 0);
    model.search("zoe");
    assertThat(model.shown()).containsExactly(0);
    model.search("");
    assertThat(model.shown()).containsExactly(1, 2, 0);
    desk.show(Games.document(game("White", "Y") + game("White", "X")));
    assertThat(model.orderProperty().get()).isEqualTo(GameOrder.OF_FILE);
    assertThat(model.shown()).containsExactly(0, 1);
  }

  @Test
  void theNextGameIsTheNextInTheList() {
    GamesModel model = model(games("White", "C", "A", "B", "D"));
    sort(model, SortKey.WHITE, false);
    assertThat(model.beside(1, 1)).isEqualTo(2);
    assertThat(model.beside(2, 1)).isEqualTo(0);
    assertThat(model.beside(2, -1)).isEqualTo(1);
    assertThat(model.beside(1, -1)).isEqualTo(GamesModel.NONE);
    assertThat(model.beside(3, 1)).isEqualTo(GamesModel.NONE);
    model.search("b");
    assertThat(model.rowOf(0)).isEqualTo(GamesModel.NONE);
    assertThat(model.beside(0, 1)).isEqualTo(2);
    assertThat(model.beside(0, -1)).isEqualTo(2);
    model.search("nobody");
    assertThat(model.beside(0, 1)).isEqualTo(GamesModel.NONE);
  }

  @Test
  void theSortingGivesWayToAnother() {
    List<Runnable> background = new ArrayList<>();
    GamesModel model = new GamesModel(desk, Tasks.on(background::add, Runnable::run));
    desk.show(Games.document(String.join("", games("White", "C", "A", "B"))));
    sort(model, SortKey.WHITE, false);
    sort(model, SortKey.WHITE, true);
    background.get(1).run();
    background.get(0).run();
    assertThat(model.shown()).containsExactly(0, 2, 1);
    model.sort(GameOrder.OF_FILE);
    assertThat(model.searchingProperty().get()).isFalse();
  }

  /** Games of one to three half-moves. */
  private GamesModel large(Path file) throws IOException {
    List<String> moves = List.of("1. Aa2-Aa3", " Ed4-Ed3", "\n2. Ab2-Ab3");
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < MANY; i++) {
      String played = String.join("", moves.subList(0, 1 + i * 7 % 3));
      String white = "Player " + i % 50 + " of many".repeat(30);
      text.append("[White \"%s\"]\n\n%s *\n\n".formatted(white, played));
    }
    Files.writeString(file, text);
    GamesModel model = new GamesModel(desk, Tasks.sameThread());
    new Opener(
            new Handover(desk, new Attention(Tasks.sameThread()), () -> false),
            Tasks.sameThread(),
            new Errands(),
            (path, problem) -> {},
            document -> true)
        .open(file);
    assertThat(desk.document().isLarge()).isTrue();
    return model;
  }

  @Test
  void aLargeFilesGamesAreSortedByTheirMovesAndWithTheChangesMade(@TempDir Path folder)
      throws IOException {
    GamesModel model = large(folder.resolve("many.rgn"));
    desk.select(7);
    desk.edit(desk.game().withTags(desk.game().tags().with(Tags.WHITE, "!!")));
    sort(model, SortKey.MOVES, false);
    assertThat(model.shown().get(0)).isZero();
    assertThat(lengths(model)).isSorted().hasSize(MANY).contains(1, 2, 3);
    sort(model, SortKey.MOVES, true);
    assertThat(lengths(model)).isSortedAccordingTo(Comparator.reverseOrder());
    sort(model, SortKey.WHITE, false);
    assertThat(model.shown().subList(0, 4)).containsExactly(7, 0, 50, 100);
  }

  private List<Integer> lengths(GamesModel model) {
    return model.shown().stream().map(index -> desk.games().get(index).length()).toList();
  }

  @Test
  void savingKeepsTheOrderOfTheFile(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("many.rgn");
    GamesModel model = large(file);
    String before = Files.readString(file);
    sort(model, SortKey.WHITE, true);
    List<Integer> inFile = IntStream.range(0, MANY).boxed().toList();
    assertThat(model.shown()).isNotEqualTo(inFile).containsExactlyInAnyOrderElementsOf(inFile);
    desk.select(3);
    desk.edit(desk.game().withTags(desk.game().tags().with(Tags.WHITE, "Changed")));
    Saver saver = new Saver(desk, Tasks.sameThread(), new Errands());
    saver.save(file, false, problem -> assertThat(problem).isNull());
    String after = Files.readString(file);
    int fourth = before.indexOf("[White \"Player 3 ");
    assertThat(after).startsWith(before.substring(0, fourth));
    assertThat(after.substring(fourth)).contains("[White \"Changed\"]");
    assertThat(after).endsWith(before.substring(before.indexOf("[White \"Player 4 ")));
  }
}
