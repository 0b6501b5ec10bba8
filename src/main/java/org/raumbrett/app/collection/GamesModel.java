package org.raumbrett.app.collection;

import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyIntegerProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Headers;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.model.Tasks;

/** Which games of the document are listed: all, or those that were searched for. */
public final class GamesModel {
  private final Desk desk;
  private final Tasks tasks;
  private final ObservableList<Integer> shown = FXCollections.observableArrayList();
  private final ObservableList<Integer> readOnly = FXCollections.unmodifiableObservableList(shown);
  private final ReadOnlyBooleanWrapper searching = new ReadOnlyBooleanWrapper();
  private final ReadOnlyIntegerWrapper total = new ReadOnlyIntegerWrapper();
  private final SearchTexts texts = new SearchTexts();
  private Runnable beforehand = () -> {};
  private String query = "";
  private int opening;
  private volatile int latest;

  /** The games of that desk's document. */
  public GamesModel(Desk desk, Tasks tasks, Scope scope) {
    this.desk = desk;
    this.tasks = tasks;
    scope.show(desk.sittingProperty(), number -> list());
    scope.onChange(desk.documentProperty(), this::list);
  }

  /** Returns the indices of the games that are listed, in their order. */
  public ObservableList<Integer> shown() {
    return readOnly;
  }

  /** Returns whether a search is under way. */
  public ReadOnlyBooleanProperty searchingProperty() {
    return searching.getReadOnlyProperty();
  }

  /** Does this whenever other games are about to be listed, while those before still are. */
  void beforeListing(Runnable work) {
    beforehand = work;
  }

  /** Returns how many games the document has. */
  public ReadOnlyIntegerProperty totalProperty() {
    return total.getReadOnlyProperty();
  }

  /**
   * Lists the games of another document, or more games of the same; a search is made again then.
   */
  private void list() {
    int size = desk.games().size();
    if (size != total.get() || desk.opening() != opening) {
      opening = desk.opening();
      total.set(size);
      search(query);
    }
  }

  /** Lists the games that have all words of the query; an empty one lists all. */
  public void search(String words) {
    query = words;
    int request = latest + 1;
    latest = request;
    int size = desk.games().size();
    if (words.isBlank()) {
      searching.set(false);
      show(IntStream.range(0, size).boxed().toList());
      return;
    }
    Headers headers = desk.headers();
    searching.set(true);
    tasks.background(
        () -> {
          BooleanSupplier stop = () -> latest != request;
          texts.prepare(headers, stop);
          List<Integer> found =
              GameSearch.find(words, size, index -> texts.text(headers, index), stop);
          tasks.ui(
              () -> {
                if (latest == request) {
                  searching.set(false);
                  show(found);
                }
              });
        });
  }

  private void show(List<Integer> games) {
    beforehand.run();
    shown.setAll(games);
  }
}
