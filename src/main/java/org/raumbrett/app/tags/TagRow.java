package org.raumbrett.app.tags;

import java.util.List;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Tags;

/** One tag in the form. */
public final class TagRow {
  /** The tags besides the seven that this program knows, in the order in which it offers them. */
  static final List<String> OPTIONAL =
      List.of(
          Tags.ROUND,
          Tags.TIME_CONTROL,
          Tags.TERMINATION,
          Tags.WHITE_ELO,
          Tags.BLACK_ELO,
          Tags.TIME,
          Tags.ANNOTATOR);

  private final @Nullable String original;
  private final StringProperty name;
  private final StringProperty value;

  /**
   * A tag.
   *
   * @param original its name in the game, null if the game does not have it
   */
  TagRow(@Nullable String original, String name, String value) {
    this.original = original;
    this.name = new SimpleStringProperty(name);
    this.value = new SimpleStringProperty(value);
  }

  @Nullable String original() {
    return original;
  }

  /** Returns the tag's name. */
  public StringProperty nameProperty() {
    return name;
  }

  /** Returns the tag's name. */
  public String name() {
    return name.get();
  }

  /** Returns the tag's value. */
  public StringProperty valueProperty() {
    return value;
  }

  /** Returns the tag's value. */
  public String value() {
    return value.get();
  }

  /** Returns whether every RGN file must have it. */
  public boolean isRequired() {
    return Tags.REQUIRED.contains(name());
  }

  /** Returns whether it belongs to the position the game starts from, and not into a form. */
  boolean isOfStart() {
    return name().equals(Tags.SET_UP) || name().equals(Tags.FEN);
  }

  /** Returns whether the program knows the tag, so that another name would make no sense. */
  boolean isKnown() {
    return isRequired() || OPTIONAL.contains(name()) || isOfStart();
  }
}
