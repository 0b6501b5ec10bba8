package org.raumbrett.rgn;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import org.raumbrett.game.Tags;
import org.raumbrett.rgn.GameSplitter.Start;

/**
 * A file of many games, of which each is read when it is asked for. Opening only looks for where
 * they begin; the file's bytes stay in memory, so that a later change of the file does no harm.
 * Immutable, for any number of threads.
 */
public final class RgnCollection {
  private static final int COPIED_AT_ONCE = 1 << 16;

  /** A header is hardly ever longer, so that no more of a game is decoded for it. */
  private static final int LONG_HEADER = 4096;

  /** The file's bytes as characters, which takes no more room than the bytes. */
  private final String raw;

  private final List<Start> starts;

  /** For each game the column, from 1, in which it begins. */
  private final int[] columns;

  private final RgnDocument ofFile;

  private RgnCollection(String raw, List<Start> starts, RgnDocument ofFile) {
    this.raw = raw;
    this.starts = starts;
    this.columns = columns(raw, starts);
    this.ofFile = ofFile;
  }

  /**
   * Opens a file.
   *
   * @throws IOException if the file cannot be read
   */
  public static RgnCollection open(Path file) throws IOException {
    return of(Files.readAllBytes(file));
  }

  /** Opens the content of a file. Anything opens; what is no text has no games. */
  public static RgnCollection of(byte[] bytes) {
    String raw = new String(bytes, StandardCharsets.ISO_8859_1);
    if (TextDecoder.isBinary(raw)) {
      return new RgnCollection(raw, List.of(), document(ProblemKind.BINARY));
    }
    int from = TextDecoder.start(bytes);
    List<Start> starts = GameSplitter.split(new SourceText(raw), from);
    int bad = TextDecoder.firstBad(bytes, from);
    String before = bad < 0 ? "" : TextDecoder.decode(bytes, from, bad - from).text();
    DocumentBuilder builder = new DocumentBuilder(bad < 0 ? "" : before + "?", 1, 1);
    if (starts.isEmpty()) {
      builder.addFirst(ProblemKind.NO_GAME);
    }
    if (bad >= 0) {
      builder.addNotUtf8(before.length(), bytes[bad] & 0xff);
    }
    return new RgnCollection(raw, starts, builder.build());
  }

  private static RgnDocument document(ProblemKind kind) {
    DocumentBuilder builder = new DocumentBuilder("", 1, 1);
    builder.addFirst(kind);
    return builder.build();
  }

  /** Returns the number of games. */
  public int size() {
    return starts.size();
  }

  /** Returns CR LF if all lines of the file end so, else LF. */
  public String lineEnd() {
    int end = raw.indexOf('\n');
    boolean any = end >= 0;
    while (end > 0 && raw.charAt(end - 1) == '\r') {
      end = raw.indexOf('\n', end + 1);
    }
    return any && end < 0 ? "\r\n" : "\n";
  }

  /** Returns the problems of the file as a whole: its encoding, or that there is no game in it. */
  public List<Problem> fileProblems() {
    return ofFile.problems();
  }

  /** Returns the line, from 1, in which the game with the index, from 0, begins. */
  public int line(int index) {
    return starts.get(index).line();
  }

  /** Returns the tags of a game, which are read from its text. */
  public Tags tags(int index) {
    int start = starts.get(index).offset();
    int end = end(index);
    if (end - start > LONG_HEADER) {
      String beginning = decode(raw, start, start + LONG_HEADER);
      Header header = header(beginning);
      if (header.end() < beginning.length()) {
        return header.tags();
      }
    }
    return header(decode(raw, start, end)).tags();
  }

  private static Header header(String text) {
    return new HeaderReader(new SourceText(text), 0, text.length(), new GameProblems()).read();
  }

  /**
   * Returns how many bytes neighbouring games have as they stand in the file; what stands before
   * the first game belongs to it.
   *
   * @param from the first game's index
   * @param to the index behind the last one's
   */
  public int length(int from, int to) {
    return endBefore(to) - begin(from);
  }

  /** Appends the bytes of neighbouring games as they stand in the file; see {@link #length}. */
  public void copy(int from, int to, ByteBuffer target) {
    int end = endBefore(to);
    // In pieces, for a file may fill a good part of the memory.
    for (int at = begin(from); at < end; at += COPIED_AT_ONCE) {
      String piece = raw.substring(at, Math.min(end, at + COPIED_AT_ONCE));
      target.put(piece.getBytes(StandardCharsets.ISO_8859_1));
    }
  }

  /** Returns whether the game before the index, if any, ends with a line end. */
  public boolean endsLine(int to) {
    int end = endBefore(to);
    return end == 0 || raw.charAt(end - 1) == '\n';
  }

  private int begin(int from) {
    return from == 0 ? 0 : starts.get(from).offset();
  }

  private int endBefore(int to) {
    return to < size() ? starts.get(to).offset() : raw.length();
  }

  /**
   * Reads one game. The document holds this game alone: offsets refer to its own text, lines and
   * columns to the file.
   */
  public RgnDocument read(int index) {
    String text = text(index);
    int begin = isInLine(index) ? 1 : 0;
    DocumentBuilder builder =
        new DocumentBuilder(text, starts.get(index).line(), columns[index] - begin);
    builder.add(GameParser.parse(new SourceText(text), begin, text.length()));
    return builder.build();
  }

  /**
   * What checking all games gave.
   *
   * @param games the number of games
   * @param problems the number of problems
   * @param errors the number of problems that are errors
   */
  public record Summary(int games, int problems, int errors) {}

  /**
   * Reads all games, one after the other, keeping none.
   *
   * @param found gets the first {@link RgnDocument#LISTED} problems in the order of the text
   */
  public Summary check(Consumer<? super Problem> found) {
    int listed = 0;
    int problems = ofFile.problemCount();
    int errors = ofFile.errorCount();
    List<Problem> pending = new ArrayList<>(ofFile.problems());
    for (int i = 0; i < size(); i++) {
      RgnDocument game = read(i);
      problems += game.problemCount();
      errors += game.errorCount();
      pending.addAll(game.problems());
      pending.sort(Comparator.comparingInt(Problem::line).thenComparingInt(Problem::column));
      int next = i + 1 < size() ? line(i + 1) : Integer.MAX_VALUE;
      while (listed < RgnDocument.LISTED && !pending.isEmpty() && pending.get(0).line() < next) {
        found.accept(pending.remove(0));
        listed++;
      }
      if (listed == RgnDocument.LISTED) {
        pending.clear();
      }
    }
    for (Problem problem :
        pending.subList(0, Math.min(pending.size(), RgnDocument.LISTED - listed))) {
      found.accept(problem);
    }
    return new Summary(size(), problems, errors);
  }

  /**
   * Returns the decoded text of a game. If something stands before it in its line, the text has a
   * blank for that: its first character is not the first of a line.
   */
  private String text(int index) {
    String text = decode(raw, starts.get(index).offset(), end(index));
    return isInLine(index) ? " " + text : text;
  }

  private int end(int index) {
    return index + 1 < size() ? starts.get(index + 1).offset() : raw.length();
  }

  private boolean isInLine(int index) {
    return starts.get(index).offset() > starts.get(index).lineStart();
  }

  private static String decode(String raw, int start, int end) {
    byte[] bytes = raw.substring(start, end).getBytes(StandardCharsets.ISO_8859_1);
    return TextDecoder.decode(bytes, 0, bytes.length).text();
  }

  private static int[] columns(String raw, List<Start> starts) {
    int[] columns = new int[starts.size()];
    for (int i = 0; i < columns.length; i++) {
      Start start = starts.get(i);
      boolean sameLine = i > 0 && starts.get(i - 1).offset() >= start.lineStart();
      int from = sameLine ? starts.get(i - 1).offset() : start.lineStart();
      int before = sameLine ? columns[i - 1] : 1;
      String between = from == start.offset() ? "" : decode(raw, from, start.offset());
      columns[i] = before + between.codePointCount(0, between.length());
    }
    return columns;
  }
}
