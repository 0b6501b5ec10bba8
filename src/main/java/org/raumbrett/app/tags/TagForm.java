package org.raumbrett.app.tags;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.beans.Observable;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Status;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Tag;
import org.raumbrett.game.Tags;

/**
 * The tags of a game while they are edited: the seven required ones first, whether the game has
 * them or not, then the others.
 */
public final class TagForm {
  private static final String UNKNOWN_DATE = "????.??.??";

  /** The most tags that a form has room for; a game of people has a dozen. */
  private static final int MOST = 40;

  private final Game game;
  private final @Nullable GameResult atBoard;
  private final ObservableList<TagRow> rows =
      FXCollections.observableArrayList(
          row -> new Observable[] {row.nameProperty(), row.valueProperty()});
  private final Set<String> unseen = new HashSet<>();
  private final ReadOnlyBooleanWrapper acceptable = new ReadOnlyBooleanWrapper(true);

  /** The tags of that game. */
  public TagForm(Game game) {
    this.game = game;
    this.atBoard = atBoard(game);
    for (String name : Tags.REQUIRED) {
      String value = game.tags().get(name);
      rows.add(new TagRow(value == null ? null : name, name, value == null ? "" : initial(name)));
    }
    for (Tag tag : game.tags().list()) {
      if (rows.size() >= MOST && !Tags.REQUIRED.contains(tag.name())) {
        unseen.add(tag.name());
      } else if (!Tags.REQUIRED.contains(tag.name())) {
        rows.add(new TagRow(tag.name(), tag.name(), tag.value()));
      }
    }
    fillIn(Tags.VARIANT, Tags.RAUMSCHACH);
    GameResult known = game.result() == null ? atBoard : game.result();
    fillIn(Tags.RESULT, known == null ? "" : known.token());
    rows.addListener((Observable changed) -> check());
  }

  /** What says nothing is shown as an empty field. */
  private String initial(String name) {
    String value = String.valueOf(game.tags().get(name));
    return value.equals("?") || value.equals(UNKNOWN_DATE) ? "" : value;
  }

  private void fillIn(String name, String value) {
    TagRow row = row(name);
    if (row != null && row.value().isEmpty()) {
      row.valueProperty().set(value);
    }
  }

  private static @Nullable GameResult atBoard(Game game) {
    var end = game.position(game.end());
    Status status = end.status();
    if (status == Status.SPACEMATE) {
      return GameResult.wonBy(end.sideToMove().opponent());
    }
    return status == Status.STALEMATE ? GameResult.DRAW : null;
  }

  /** Returns the tags in the order of the form. */
  public ObservableList<TagRow> rows() {
    return rows;
  }

  /** Returns how many tags of the game the form has no room for; they stay as they are. */
  public int unseen() {
    return unseen.size();
  }

  /**
   * Returns whether the form can be taken in: every tag has a name of its own, and the date is one
   * or was none before.
   */
  public ReadOnlyBooleanProperty acceptableProperty() {
    return acceptable.getReadOnlyProperty();
  }

  /** Returns the tag of that name, null if the form does not have it. */
  public @Nullable TagRow row(String name) {
    return rows.stream().filter(row -> row.name().equals(name)).findFirst().orElse(null);
  }

  /** Returns the known tags that the form does not have yet. */
  public List<String> offered() {
    return TagRow.OPTIONAL.stream().filter(name -> row(name) == null).toList();
  }

  /** Adds a tag without a value, and returns it; if there is one of that name, returns that. */
  public TagRow add(String name) {
    TagRow old = row(name.strip());
    if (old != null) {
      return old;
    }
    TagRow added = new TagRow(null, name.strip(), "");
    rows.add(added);
    return added;
  }

  /** Takes a tag out; the required ones stay. */
  public void remove(TagRow row) {
    if (!row.isRequired()) {
      rows.remove(row);
    }
  }

  /** Returns the key of what is wrong with a tag's name, null if nothing is. */
  public @Nullable String nameFault(TagRow row) {
    if (unseen.contains(row.name())
        || rows.stream().anyMatch(other -> other != row && other.name().equals(row.name()))) {
      return "tags.fault.twice";
    }
    boolean asItWas = row.name().equals(row.original());
    return asItWas || TagRules.isName(row.name()) ? null : "tags.fault.name";
  }

  /** Returns the key of what is wrong with a tag, its name or its value; null if nothing is. */
  public @Nullable String fault(TagRow row) {
    String name = nameFault(row);
    if (name != null) {
      return name;
    }
    String value = TagRules.fault(row.name(), row.value());
    if (value != null || !row.name().equals(Tags.RESULT) || atBoard == null) {
      return value;
    }
    return row.value().equals(atBoard.token()) ? null : "tags.fault.position";
  }

  private void check() {
    acceptable.set(rows.stream().allMatch(row -> nameFault(row) == null && !isNoDate(row)));
  }

  private boolean isNoDate(TagRow row) {
    return row.name().equals(Tags.DATE)
        && !row.value().equals(game.tags().get(Tags.DATE))
        && TagRules.fault(Tags.DATE, row.value()) != null;
  }

  /**
   * Returns the game with the tags of the form, those it had in their order, and the result they
   * name. A plain move list about which nothing was filled in stays one.
   */
  public Game apply() {
    if (game.tags().isEmpty() && isUntouched()) {
      return game;
    }
    List<Tag> tags = new ArrayList<>();
    for (Tag old : game.tags().list()) {
      if (unseen.contains(old.name())) {
        tags.add(old);
      }
      rows.stream()
          .filter(row -> old.name().equals(row.original()))
          .forEach(row -> tags.add(tag(row)));
    }
    for (TagRow row : rows) {
      if (row.original() == null) {
        tags.add(tag(row));
      }
    }
    Tags changed = new Tags(tags);
    String result = changed.get(Tags.RESULT);
    GameResult token = result == null ? null : GameResult.ofToken(result);
    Game tagged = game.withTags(changed);
    return token == null ? tagged : tagged.withResult(token);
  }

  /**
   * Returns a later state of the game with what was changed in the form. A result that came
   * meanwhile stays.
   */
  public Game applyTo(Game now) {
    Game changed = apply();
    if (changed.equals(game)) {
      return now;
    }
    boolean over = now.result() != game.result();
    Tags tags = changed.tags();
    boolean sameTags = now.tags().equals(game.tags());
    for (Tag tag : sameTags ? List.<Tag>of() : now.tags().list()) {
      boolean came = !tag.value().equals(game.tags().get(tag.name()));
      if (came && (over || !tag.name().equals(Tags.RESULT))) {
        tags = tags.with(tag.name(), tag.value());
      }
    }
    return now.withTags(tags).withResult(over ? now.result() : changed.result());
  }

  /** Returns the tags that were changed in the form, one a line, for a person to read. */
  public String changes() {
    return apply().tags().list().stream()
        .filter(tag -> !tag.value().equals(game.tags().get(tag.name())))
        .map(tag -> tag.name() + ": " + tag.value())
        .collect(Collectors.joining("\n"));
  }

  /** Returns whether the form says what it said at first. */
  public boolean isUntouched() {
    TagForm fresh = new TagForm(game);
    return rows.size() == fresh.rows.size()
        && rows.stream()
            .allMatch(
                row -> {
                  TagRow same = fresh.row(row.name());
                  return same != null && same.value().equals(row.value());
                });
  }

  private static Tag tag(TagRow row) {
    String value = row.value().strip();
    if (!value.isEmpty() || !row.isRequired()) {
      return new Tag(row.name(), value);
    }
    return new Tag(
        row.name(),
        switch (row.name()) {
          case Tags.DATE -> UNKNOWN_DATE;
          case Tags.RESULT -> GameResult.UNFINISHED.token();
          case Tags.VARIANT -> Tags.RAUMSCHACH;
          default -> "?";
        });
  }
}
