package org.raumbrett.app.collection;

import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Headers;
import org.raumbrett.app.model.Tasks;

/**
 * Which games of the document are listed, and in which order: all, or those that were searched for;
 * as in the file, or by what is known of them. The file itself keeps its order. Who changes a game
 * does not see it jump: it finds its new place when the games are searched or ordered next. Another
 * document is listed in the order of its file.
 */
public final class GamesModel {
  /** Stands for no game. */
  public static final int NONE = -1;

  private final Desk desk;
  private final Tasks tasks;
  private final ObservableList<Integer> shown = FXCollections.observableArrayList();
  private final ObservableList<Integer> readOnly = FXCollections.unmodifiableObservableList(shown);
  private final ReadOnlyBooleanWrapper searching = new ReadOnlyBooleanWrapper();
  private final ReadOnlyIntegerWrapper percent = new ReadOnlyIntegerWrapper();
  private final ReadOnlyIntegerWrapper total = new ReadOnlyIntegerWrapper();
  private final ReadOnlyObjectWrapper<GameOrder> order =
      new ReadOnlyObjectWrapper<>(GameOrder.OF_FILE);
  private SearchTexts texts = new SearchTexts();
  private SortKeys keys = new SortKeys();
  private Runnable beforehand = () -> {};
  private String query = "";
  private int opening;
  private int lookedUp = NONE;
  private int rowOfIt = NONE;
  private boolean asInFile = true;
  private volatile int latest;

  /** The games of that desk's document, as long as the desk lives. */
  public GamesModel(Desk desk, Tasks tasks) {
    this.desk = desk;
    this.tasks = tasks;
    desk.sittingProperty().subscribe(number -> list());
    desk.documentProperty().subscribe(this::list);
  }

  /** Returns the indices of the games that are listed, in the order of the list. */
  public ObservableList<Integer> shown() {
    return readOnly;
  }

  /** Returns whether a search is under way, or games are brought into an order. */
  public ReadOnlyBooleanProperty searchingProperty() {
    return searching.getReadOnlyProperty();
  }

  /** Returns how much of the file has been read to bring its games into an order, in percent. */
  ReadOnlyIntegerProperty percentProperty() {
    return percent.getReadOnlyProperty();
  }

  /** Returns the order the games are listed in. */
  public ReadOnlyObjectProperty<GameOrder> orderProperty() {
    return order.getReadOnlyProperty();
  }

  /** Returns what was searched for last. */
  String query() {
    return query;
  }

  /** Does this whenever other games are about to be listed, while those before still are. */
  void beforeListing(Runnable work) {
    beforehand = work;
  }

  /** Returns how many games the document has. */
  public ReadOnlyIntegerProperty totalProperty() {
    return total.getReadOnlyProperty();
  }

  /** Returns the row in which a game is listed, {@link #NONE} if it is not. */
  public int rowOf(int index) {
    if (index != lookedUp) {
      int row = asInFile ? Collections.binarySearch(shown, index) : shown.indexOf(index);
      rowOfIt = Math.max(NONE, row);
      lookedUp = index;
    }
    return rowOfIt;
  }

  /**
   * Returns the game that is listed a step behind another, {@link #NONE} at the end. From a game
   * that is not listed a step leads to the first of the list, or back to the last.
   *
   * @param step 1, or -1 for the game before
   */
  public int beside(int index, int step) {
    int from = rowOf(index);
    int row = from != NONE ? from + step : step > 0 ? 0 : shown.size() - 1;
    return row >= 0 && row < shown.size() ? shown.get(row) : NONE;
  }

  /**
   * Lists the games of another document, or more games of the same; a search is made again then.
   */
  private void list() {
    int size = desk.games().size();
    if (size != total.get() || desk.opening() != opening) {
      if (desk.opening() != opening) {
        opening = desk.opening();
        order.set(GameOrder.OF_FILE);
        texts = new SearchTexts();
        keys = new SortKeys();
      }
      total.set(size);
      arrange();
    }
  }

  /** Lists the games that have all words of the query; an empty one lists all. */
  public void search(String words) {
    query = words;
    arrange();
  }

  /** Lists the games in another order. */
  public void sort(GameOrder wanted) {
    order.set(wanted);
    arrange();
  }

  private void arrange() {
    int request = latest + 1;
    latest = request;
    int size = desk.games().size();
    if (query.isBlank() && order.get().isOfFile()) {
      searching.set(false);
      show(IntStream.range(0, size).boxed().toList(), true);
      return;
    }
    percent.set(0);
    searching.set(true);
    String words = query;
    GameOrder wanted = order.get();
    Headers headers = desk.headers();
    Map<Integer, Integer> lengths = lengths(headers, wanted);
    BooleanSupplier stop = () -> latest != request;
    SearchTexts searched = texts;
    SortKeys sorter = keys;
    tasks.background(
        () -> {
          if (!words.isBlank()) {
            searched.prepare(headers, stop);
          }
          List<Integer> found =
              GameSearch.find(words, size, index -> searched.text(headers, index), stop);
          List<Integer> sorted =
              sorter.sort(found, wanted, headers, lengths, stop, done -> tell(request, done));
          tasks.ui(
              () -> {
                if (latest == request) {
                  searching.set(false);
                  show(sorted, wanted.isOfFile());
                }
              });
        });
  }

  private Map<Integer, Integer> lengths(Headers headers, GameOrder wanted) {
    Map<Integer, Integer> lengths = new HashMap<>();
    if (wanted.key() == SortKey.MOVES) {
      headers.held().keySet().forEach(i -> lengths.put(i, desk.games().get(i).length()));
    }
    return lengths;
  }

  private void tell(int request, int done) {
    tasks.ui(
        () -> {
          if (latest == request) {
            percent.set(done);
          }
        });
  }

  private void show(List<Integer> games, boolean inOrderOfFile) {
    beforehand.run();
    lookedUp = NONE;
    asInFile = inOrderOfFile;
    shown.setAll(games);
  }
}
