package org.raumbrett.rgn;

import java.io.IOException;
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
  /** A header is hardly ever longer, so that no more of a game is decoded for it. */
  private static final int LONG_HEADER = 4096;

  private final FileBytes bytes;

  private final List<Start> starts;

  /** For each game the column, from 1, in which it begins. */
  private final int[] columns;

  private final RgnDocument ofFile;

  private RgnCollection(FileBytes bytes, List<Start> starts, RgnDocument ofFile) {
    this.bytes = bytes;
    this.starts = starts;
    this.columns = columns(bytes, starts);
    this.ofFile = ofFile;
  }

  /**
   * Opens a file.
   *
   * @throws IOException if the file cannot be read
   */
  public static RgnCollection open(Path file) throws IOException {
    return of(WholeFile.readInPieces(file));
  }

  /** Opens the content of a file. Anything opens; what is no text has no games. */
  public static RgnCollection of(byte[] bytes) {
    return of(FileBytes.of(bytes));
  }

  /** Opens the content of a file. Anything opens; what is no text has no games. */
  public static RgnCollection of(FileBytes bytes) {
    if (TextDecoder.isBinary(bytes)) {
      return new RgnCollection(bytes, List.of(), document(ProblemKind.BINARY));
    }
    int from = TextDecoder.start(bytes.copy(0, Math.min(bytes.length(), TextDecoder.MARK)));
    List<Start> starts = GameSplitter.split(new SourceText(bytes), from);
    int bad = TextDecoder.firstBad(bytes, from);
    String before = bad < 0 ? "" : decode(bytes, from, bad);
    DocumentBuilder builder = new DocumentBuilder(bad < 0 ? "" : before + "?", 1, 1);
    if (starts.isEmpty()) {
      builder.addFirst(ProblemKind.NO_GAME);
    }
    if (bad >= 0) {
      builder.addNotUtf8(before.length(), bytes.charAt(bad));
    }
    return new RgnCollection(bytes, starts, builder.build());
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
    String found = "\n";
    for (int i = 0; i < bytes.length(); i++) {
      if (bytes.charAt(i) == '\n') {
        if (i == 0 || bytes.charAt(i - 1) != '\r') {
          return "\n";
        }
        found = "\r\n";
      }
    }
    return found;
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
      String beginning = decode(bytes, start, start + LONG_HEADER);
      Header header = header(beginning);
      if (header.end() < beginning.length()) {
        return header.tags();
      }
    }
    return header(decode(bytes, start, end)).tags();
  }

  private static Header header(String text) {
    return new HeaderReader(new SourceText(text), 0, text.length(), new GameProblems()).read();
  }

  /** Returns the file's bytes. */
  public FileBytes bytes() {
    return bytes;
  }

  /**
   * Appends the bytes of neighbouring games as they stand in the file; what stands before the first
   * game belongs to it.
   *
   * @param from the first game's index
   * @param to the index behind the last one's
   */
  public void copy(int from, int to, FileBytes.Builder target) {
    target.add(bytes, begin(from), endBefore(to));
  }

  /** Returns whether the game before the index, if any, ends with a line end. */
  public boolean endsLine(int to) {
    int end = endBefore(to);
    return end == 0 || bytes.charAt(end - 1) == '\n';
  }

  private int begin(int from) {
    return from == 0 ? 0 : starts.get(from).offset();
  }

  private int endBefore(int to) {
    return to < size() ? starts.get(to).offset() : bytes.length();
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
    String text = decode(bytes, starts.get(index).offset(), end(index));
    return isInLine(index) ? " " + text : text;
  }

  private int end(int index) {
    return index + 1 < size() ? starts.get(index + 1).offset() : bytes.length();
  }

  private boolean isInLine(int index) {
    return starts.get(index).offset() > starts.get(index).lineStart();
  }

  private static String decode(FileBytes bytes, int start, int end) {
    byte[] part = bytes.copy(start, end);
    return TextDecoder.decode(part, 0, part.length).text();
  }

  private static int[] columns(FileBytes bytes, List<Start> starts) {
    int[] columns = new int[starts.size()];
    for (int i = 0; i < columns.length; i++) {
      Start start = starts.get(i);
      boolean sameLine = i > 0 && starts.get(i - 1).offset() >= start.lineStart();
      int from = sameLine ? starts.get(i - 1).offset() : start.lineStart();
      int before = sameLine ? columns[i - 1] : 1;
      String between = from == start.offset() ? "" : decode(bytes, from, start.offset());
      columns[i] = before + between.codePointCount(0, between.length());
    }
    return columns;
  }
}
