package org.raumbrett.rgn;

import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.RfenException;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameDate;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Tag;
import org.raumbrett.game.Tags;
import org.raumbrett.notation.NotationStyle;

/** Writes games as RGN text. Lines end with LF; the text is meant to be stored as UTF-8. */
public final class RgnWriter {
  /** The tags of the strict form that come first, in their order. */
  private static final List<String> FIRST_TAGS =
      List.of(
          Tags.EVENT,
          Tags.SITE,
          Tags.DATE,
          Tags.WHITE,
          Tags.BLACK,
          Tags.RESULT,
          Tags.VARIANT,
          Tags.TIME_CONTROL,
          Tags.TERMINATION,
          Tags.ROUND);

  private static final DateTimeFormatter FILE_DATE =
      DateTimeFormatter.ofPattern("uuuuMMdd", Locale.ROOT);

  private RgnWriter() {}

  /**
   * Returns the form for the IRF: the seven required tags first, the main line with its comments,
   * the result on its own line. What is missing is added by {@link #complete}; see {@link #dropped}
   * for what is left out.
   *
   * @throws IllegalArgumentException if the game has a move that is not legal
   */
  public static String strict(Game game) {
    Game complete = complete(game);
    return write(complete, inOrder(complete.tags()), false);
  }

  /**
   * Returns everything the game holds: the same form as {@link #strict} with verdicts, glyphs and
   * variations in comments, and with the tags in the game's own order. Nothing is added, so that
   * reading gives the same game; to save a game, {@link #complete} it first.
   *
   * @throws IllegalArgumentException if the game has a move that is not legal
   */
  public static String annotated(Game game) {
    return write(game, game.tags(), true);
  }

  /**
   * Returns the moves alone, numbered, with the result of {@link #complete} on its own line. A game
   * that does not begin from the starting array keeps the tags that say from where.
   *
   * @param style one that {@link org.raumbrett.notation.MoveReader} reads back
   * @throws IllegalArgumentException if the game has a move that is not legal
   */
  public static String list(Game game, NotationStyle style) {
    return PlainListWriter.write(game, style, result(game));
  }

  /** Returns what Save writes: the annotated form of a game that needs it, else the strict one. */
  public static String toSave(Game game) {
    return dropped(game).isEmpty() ? strict(game) : annotated(complete(game));
  }

  /**
   * Returns a comment as it is written and read back: {@code }} as {@code )}, since it would end
   * the comment, and without blanks around it.
   */
  public static String comment(String comment) {
    return PlainText.comment(comment);
  }

  /** Returns what {@link #strict} leaves out. */
  public static Dropped dropped(Game game) {
    return Dropped.from(game);
  }

  /**
   * Returns the game with what an RGN file must have: the seven tags ({@code ?} for what is not
   * known) and a result token: if it has none, that of the tag or of the final position.
   */
  public static Game complete(Game game) {
    GameResult result = result(game);
    Tags tags = game.tags();
    for (String name : Tags.REQUIRED) {
      if (tags.get(name) == null) {
        tags = tags.with(name, unknown(name, result));
      }
    }
    return game.withTags(tags).withResult(result);
  }

  private static GameResult result(Game game) {
    String tag = game.tags().get(Tags.RESULT);
    GameResult ofTag = tag == null ? null : GameResult.ofToken(tag);
    GameResult known = game.result() == null ? ofTag : game.result();
    return known == null ? ofPosition(game.position(game.end())) : known;
  }

  /**
   * Returns the file name the IRF suggests, {@code raumschach_YYYYMMDD.rgn}.
   *
   * @param otherwise the date that is used if the game's Date tag is not a full date
   */
  public static String fileName(Game game, LocalDate otherwise) {
    LocalDate date = date(game.tags().get(Tags.DATE));
    return "raumschach_" + FILE_DATE.format(date == null ? otherwise : date) + ".rgn";
  }

  private static @Nullable LocalDate date(@Nullable String tag) {
    GameDate date = tag == null ? null : GameDate.parse(tag);
    return date == null ? null : date.toLocalDate();
  }

  private static GameResult ofPosition(Position end) {
    return switch (end.status()) {
      case SPACEMATE -> GameResult.wonBy(end.sideToMove().opponent());
      case STALEMATE -> GameResult.DRAW;
      default -> GameResult.UNFINISHED;
    };
  }

  private static String unknown(String name, GameResult result) {
    return switch (name) {
      case Tags.RESULT -> result.token();
      case Tags.VARIANT -> Tags.RAUMSCHACH;
      case Tags.DATE -> GameDate.UNKNOWN.toString();
      default -> "?";
    };
  }

  private static Tags inOrder(Tags tags) {
    List<Tag> ordered = new ArrayList<>();
    for (String name : FIRST_TAGS) {
      String value = tags.get(name);
      if (value != null) {
        ordered.add(new Tag(name, value));
      }
    }
    tags.list().stream().filter(tag -> !FIRST_TAGS.contains(tag.name())).forEach(ordered::add);
    return new Tags(ordered);
  }

  private static String write(Game game, Tags tags, boolean annotated) {
    WrappedText text = new WrappedText();
    Tags written = withStart(tags, game.start());
    for (Tag tag : written.list()) {
      text.line("[" + PlainText.name(tag.name()) + " \"" + PlainText.value(tag.value()) + "\"]");
    }
    if (!written.isEmpty()) {
      text.line("");
    }
    MoveTextWriter.write(game, annotated, text);
    text.endLine();
    if (game.result() != null) {
      text.line(game.result().token());
    }
    return text.toString();
  }

  /**
   * A start that is not the starting array must stand in the FEN tag. A tag that cannot be read
   * stays: nobody knows what it should say.
   */
  private static Tags withStart(Tags tags, Position start) {
    String fen = tags.get(Tags.FEN);
    Position said = fen == null ? Position.START : position(fen);
    if (said == null || said.equals(start)) {
      return tags;
    }
    return tags.with(Tags.SET_UP, "1").with(Tags.FEN, Rfen.format(start));
  }

  private static @Nullable Position position(String fen) {
    try {
      return Rfen.parse(fen);
    } catch (RfenException e) {
      return null;
    }
  }
}
