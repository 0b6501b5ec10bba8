package org.raumbrett.app.collection;

import java.util.Comparator;
import org.raumbrett.app.words.TagTexts;
import org.raumbrett.game.GameDate;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Tags;

/** What games can be ordered by. A game's place depends on a text, its key. */
public enum SortKey {
  /** The order of the file. */
  FILE,
  WHITE {
    @Override
    String of(Tags tags) {
      return folded(tags, Tags.WHITE);
    }
  },
  BLACK {
    @Override
    String of(Tags tags) {
      return folded(tags, Tags.BLACK);
    }
  },
  EVENT {
    @Override
    String of(Tags tags) {
      return folded(tags, Tags.EVENT);
    }
  },
  DATE {
    @Override
    String of(Tags tags) {
      String text = tags.get(Tags.DATE);
      GameDate date = text == null ? null : GameDate.parse(text.strip());
      return date == null || date.equals(GameDate.UNKNOWN) ? UNKNOWN : date.toString();
    }

    /** A question mark is behind all digits, and before them if the order is turned round. */
    @Override
    Comparator<String> comparator(boolean descending) {
      return descending
          ? Comparator.comparing((String date) -> date.replace('?', ' ')).reversed()
          : Comparator.naturalOrder();
    }
  },
  RESULT {
    @Override
    String of(Tags tags) {
      String text = tags.get(Tags.RESULT);
      GameResult result = text == null ? null : GameResult.ofToken(text.strip());
      return result == null ? UNKNOWN : place(result);
    }

    private String place(GameResult result) {
      return switch (result) {
        case WHITE_WINS -> "1";
        case DRAW -> "2";
        case BLACK_WINS -> "3";
        case UNFINISHED -> "4";
      };
    }
  },
  /** The number of moves, which no tag tells. */
  MOVES;

  /** The key of a game that has none. */
  static final String UNKNOWN = "";

  private static final int DIGITS = 7;

  private static String folded(Tags tags, String tag) {
    String known = TagTexts.known(tags, tag);
    return known == null ? UNKNOWN : GameSearch.plain(known);
  }

  /** Returns a game's key as its tags have it, {@link #UNKNOWN} if they do not tell. */
  String of(Tags tags) {
    return UNKNOWN;
  }

  /** Returns the key of a number of half-moves. */
  static String ofLength(int plies) {
    String digits = Integer.toString(plies);
    return "0".repeat(Math.max(0, DIGITS - digits.length())) + digits;
  }

  /** Returns the order of the keys. */
  Comparator<String> comparator(boolean descending) {
    return descending ? Comparator.reverseOrder() : Comparator.naturalOrder();
  }

  /** Returns whether one looks for the greatest first: the newest games. */
  boolean isLatestFirst() {
    return this == DATE;
  }
}
