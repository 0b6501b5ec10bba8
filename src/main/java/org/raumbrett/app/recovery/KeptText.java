package org.raumbrett.app.recovery;

import java.nio.file.Path;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Settings;
import org.raumbrett.app.play.EngineGame;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.Setup;
import org.raumbrett.board.Side;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.rgn.RgnReader;
import org.raumbrett.rgn.RgnWriter;

/**
 * Kept work as it stands in its file: lines that RGN readers skip ({@code %} in the first column)
 * say what it was, and the games follow. So the file can be opened by hand, too.
 *
 * @param setup the position that was being set up, null if it is a document that was kept
 * @param boards the games that are not what the text says of them, by their index
 * @param text the document's games, as they were typed
 */
record KeptText(
    KeptFacts facts, @Nullable Setup setup, SortedMap<Integer, Game> boards, String text) {
  private static final String HEADING = "%Raumbrett recovery 1";
  private static final String BOARD = "board.";

  /** Returns the whole content of the file for the document. */
  static String write(KeptDocument kept) {
    KeptDocument.Written written = kept.written();
    return write(kept.facts(), null, written.boards(), written.text());
  }

  /** Returns the whole content of the file for a position that is being set up. */
  static String write(Setup setup, Instant time) {
    return write(KeptFacts.ofNoGame(time), setup, Map.of(), "");
  }

  private static String write(
      KeptFacts facts, @Nullable Setup setup, Map<Integer, Game> boards, String text) {
    StringBuilder content = new StringBuilder(HEADING).append('\n');
    line(content, "name", facts.name());
    if (facts.file() != null) {
      line(content, "file", facts.file().toAbsolutePath().toString());
    }
    line(content, "time", facts.time().toString());
    line(content, "game", Integer.toString(facts.gameIndex()));
    EngineGame.Seat seat = facts.seat();
    if (seat != null) {
      line(content, "engine", seat.engine() + " " + seat.level());
    }
    if (setup != null) {
      line(content, "setup", Rfen.format(setup));
    }
    boards.forEach((index, game) -> line(content, BOARD + index, RgnWriter.annotated(game)));
    line(content, "place", place(facts.place()));
    return content.append(text).toString();
  }

  /** Reads a file's content; null if it is none of this kind. */
  static @Nullable KeptText read(String content) {
    int from = content.indexOf('\n') + 1;
    if (from == 0 || !content.substring(0, from - 1).equals(HEADING)) {
      return null;
    }
    Map<String, String> values = new HashMap<>();
    while (from < content.length() && content.charAt(from) == '%') {
      int end = content.indexOf('\n', from);
      int space = content.indexOf(' ', from);
      if (end < 0 || space < 0 || space > end) {
        return null;
      }
      values.put(content.substring(from + 1, space), unescape(content.substring(space + 1, end)));
      from = end + 1;
      // The last of them: a line like this that follows is the games' own.
      if (values.containsKey("place")) {
        break;
      }
    }
    try {
      String file = values.get("file");
      KeptFacts facts =
          new KeptFacts(
              values.getOrDefault("name", ""),
              file == null ? null : Path.of(file),
              Instant.parse(values.getOrDefault("time", "")),
              Integer.parseInt(values.getOrDefault("game", "")),
              place(values.getOrDefault("place", "")),
              seat(values.get("engine")));
      String setup = values.get("setup");
      return new KeptText(
          facts,
          setup == null ? null : Rfen.parseSetup(setup),
          boards(values),
          content.substring(from));
    } catch (DateTimeException | IllegalArgumentException e) {
      return null;
    }
  }

  private static SortedMap<Integer, Game> boards(Map<String, String> values) {
    SortedMap<Integer, Game> boards = new TreeMap<>();
    values.forEach(
        (name, text) -> {
          if (name.startsWith(BOARD)) {
            int index = Integer.parseInt(name.substring(BOARD.length()));
            RgnReader.read(text).games().stream()
                .findFirst()
                .ifPresent(read -> boards.put(index, read.game()));
          }
        });
    return boards;
  }

  /** Without a seat that makes sense the game is there all the same. */
  private static EngineGame.@Nullable Seat seat(@Nullable String text) {
    String[] words = text == null ? new String[0] : text.split(" ", -1);
    if (words.length != 2) {
      return null;
    }
    try {
      int level = Integer.parseInt(words[1]);
      boolean known = level >= Settings.MIN_STRENGTH && level <= Settings.MAX_STRENGTH;
      return known ? new EngineGame.Seat(Side.valueOf(words[0]), level) : null;
    } catch (IllegalArgumentException e) {
      return null;
    }
  }

  private static void line(StringBuilder content, String name, String value) {
    content.append('%').append(name).append(' ').append(escape(value)).append('\n');
  }

  private static String escape(String value) {
    return value.replace("\\", "\\\\").replace("\n", "\\n").replace("\r", "\\r");
  }

  private static String unescape(String value) {
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < value.length(); i++) {
      char c = value.charAt(i);
      if (c == '\\' && i + 1 < value.length()) {
        char escaped = value.charAt(++i);
        text.append(escaped == 'n' ? '\n' : escaped == 'r' ? '\r' : escaped);
      } else {
        text.append(c);
      }
    }
    return text.toString();
  }

  /** Branches as {@code ply.variation/}, then the ply. */
  private static String place(GamePath path) {
    StringBuilder text = new StringBuilder();
    for (GamePath.Branch branch : path.branches()) {
      text.append(branch.ply()).append('.').append(branch.variation()).append('/');
    }
    return text.append(path.ply()).toString();
  }

  private static GamePath place(String text) {
    String[] parts = text.split("/", -1);
    List<GamePath.Branch> branches = new ArrayList<>();
    for (int i = 0; i < parts.length - 1; i++) {
      String[] branch = parts[i].split("\\.", -1);
      if (branch.length != 2) {
        throw new IllegalArgumentException("no place: " + text);
      }
      branches.add(new GamePath.Branch(Integer.parseInt(branch[0]), Integer.parseInt(branch[1])));
    }
    return new GamePath(branches, Integer.parseInt(parts[parts.length - 1]));
  }
}
