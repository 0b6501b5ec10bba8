package org.raumbrett.game;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The tag pairs of a game in the order of its text. Names are unique: of a repeated tag the first
 * counts.
 *
 * @param list the pairs in their order
 */
public record Tags(List<Tag> list) {
  public static final String EVENT = "Event";
  public static final String SITE = "Site";
  public static final String DATE = "Date";
  public static final String WHITE = "White";
  public static final String BLACK = "Black";
  public static final String RESULT = "Result";
  public static final String VARIANT = "Variant";
  public static final String TIME_CONTROL = "TimeControl";
  public static final String TERMINATION = "Termination";
  public static final String ROUND = "Round";
  public static final String ANNOTATOR = "Annotator";
  public static final String WHITE_ELO = "WhiteElo";
  public static final String BLACK_ELO = "BlackElo";
  public static final String TIME = "Time";
  public static final String SET_UP = "SetUp";
  public static final String FEN = "FEN";

  /** The one value of the Variant tag that this program reads. */
  public static final String RAUMSCHACH = "Raumschach-Normal-Form";

  /** The seven tags an RGN file must have, in the order in which they are written. */
  public static final List<String> REQUIRED =
      List.of(EVENT, SITE, DATE, WHITE, BLACK, RESULT, VARIANT);

  /** No tags at all: a plain move list. */
  public static final Tags NONE = new Tags(List.of());

  public Tags {
    Set<String> names = new HashSet<>();
    list = list.stream().filter(tag -> names.add(tag.name())).toList();
  }

  /** Returns the value of the tag, null if the game does not have it. */
  public @Nullable String get(String name) {
    for (Tag tag : list) {
      if (tag.name().equals(name)) {
        return tag.value();
      }
    }
    return null;
  }

  /** Returns the value of the tag, null if it says nothing: absent, blank or a question mark. */
  public @Nullable String known(String name) {
    String value = get(name);
    return value == null || value.isBlank() || value.equals("?") ? null : value;
  }

  /**
   * Returns whether a value has nothing but signs that stand for something unknown, as {@code
   * ????.??.??} does.
   */
  public static boolean saysNothing(String value) {
    return value.codePoints().noneMatch(Character::isLetterOrDigit);
  }

  /** Returns whether there are no tags: the game is a plain move list. */
  public boolean isEmpty() {
    return list.isEmpty();
  }

  /** Returns these tags with the value set: in its place if the tag exists, else at the end. */
  public Tags with(String name, String value) {
    List<Tag> changed = new ArrayList<>(list);
    for (int i = 0; i < changed.size(); i++) {
      if (changed.get(i).name().equals(name)) {
        changed.set(i, new Tag(name, value));
        return new Tags(changed);
      }
    }
    changed.add(new Tag(name, value));
    return new Tags(changed);
  }

  /** Returns these tags without the one of that name. */
  public Tags without(String name) {
    return new Tags(list.stream().filter(tag -> !tag.name().equals(name)).toList());
  }
}
