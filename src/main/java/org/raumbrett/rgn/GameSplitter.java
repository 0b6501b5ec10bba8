package org.raumbrett.rgn;

import java.util.ArrayList;
import java.util.List;
import org.raumbrett.notation.Lexis;

/**
 * Finds where games begin without reading a move: at a tag line behind move text, and at move text
 * behind a result token. Everything that steers it is ASCII, so the text may as well be the bytes
 * of a file, one character each. What stands between two games belongs to the first, and so does
 * behind a result what can begin no game: brackets with what is in them, a glyph, a comma.
 */
final class GameSplitter {
  /**
   * The beginning of a game.
   *
   * @param offset where it begins in the text
   * @param line its line, from 1
   * @param lineStart where that line begins
   */
  record Start(int offset, int line, int lineStart) {}

  private static final char FIRST_NON_ASCII = 0x80;
  private static final String BEGIN_NO_GAME = "()$,}";

  private final SourceText text;
  private final List<Start> starts = new ArrayList<>();
  private int at;
  private int line = 1;
  private int lineStart;
  private boolean onlyBlanksInLine = true;
  private boolean inMoves;
  private boolean ended;
  private int depth;

  /**
   * Where characters outside ASCII begin that touch what follows, such as a figurine; -1 for none.
   * Alone they mean nothing here: they may be blanks.
   */
  private int signs = -1;

  private GameSplitter(SourceText text, int from) {
    this.text = text;
    this.at = from;
    this.lineStart = from;
  }

  /** Returns the beginnings of all games from the offset on; none if there is nothing to read. */
  static List<Start> split(SourceText text, int from) {
    GameSplitter splitter = new GameSplitter(text, from);
    splitter.run();
    return splitter.starts;
  }

  /**
   * Returns where a tag that begins with a bracket there ends: behind its ], or at the line end.
   */
  static int endOfTag(SourceText text, int start, int limit) {
    boolean quoted = false;
    int at = start + 1;
    while (at < limit) {
      char c = text.charAt(at);
      if (c == '\n' || c == '\r') {
        return at;
      }
      if (c == '\\' && quoted) {
        at++;
        if (at < limit && (text.charAt(at) == '\n' || text.charAt(at) == '\r')) {
          return at;
        }
      } else if (c == '"') {
        quoted = !quoted;
      } else if (c == ']' && !quoted) {
        return at + 1;
      }
      at++;
    }
    return Math.min(at, limit);
  }

  private void run() {
    int first = at;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c >= FIRST_NON_ASCII) {
        signs = signs < 0 ? at : signs;
        at++;
        continue;
      }
      if (c == '\n' || c == '\r') {
        newLine();
      } else if (Lexis.isBlank(c)) {
        at++;
      } else if (c == '%' && at == lineStart || c == ';') {
        skipToLineEnd();
      } else if (c == '{') {
        skipComment();
      } else if (c == '[' && (onlyBlanksInLine || !inMoves)) {
        tag();
      } else {
        moveText(c);
      }
      signs = -1;
    }
    if (!starts.isEmpty()) {
      starts.set(0, new Start(first, 1, first));
    }
  }

  private void newLine() {
    boolean pair = text.charAt(at) == '\r' && at + 1 < text.length() && text.charAt(at + 1) == '\n';
    at += pair ? 2 : 1;
    line++;
    lineStart = at;
    onlyBlanksInLine = true;
  }

  private void skipToLineEnd() {
    while (at < text.length() && text.charAt(at) != '\n' && text.charAt(at) != '\r') {
      at++;
    }
  }

  private void skipComment() {
    onlyBlanksInLine = false;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '\n' || c == '\r') {
        newLine();
        onlyBlanksInLine = false;
      } else {
        at++;
        if (c == '}') {
          return;
        }
      }
    }
  }

  private void tag() {
    if (inMoves || starts.isEmpty()) {
      begin();
    }
    inMoves = false;
    onlyBlanksInLine = false;
    at = endOfTag(text, at, text.length());
  }

  private void moveText(char c) {
    boolean result = depth == 0 && ResultToken.at(text, at, text.length()) != null;
    boolean behind = ended && (depth > 0 || signs < 0 && BEGIN_NO_GAME.indexOf(c) >= 0);
    if (ended && !result && !behind || starts.isEmpty()) {
      begin();
    }
    inMoves = true;
    onlyBlanksInLine = false;
    if (c == '(') {
      depth++;
      at++;
    } else if (c == ')') {
      depth = Math.max(0, depth - 1);
      at++;
    } else if (c == ',' || c == '}') {
      at++;
    } else if (c == '$') {
      at++;
      while (at < text.length() && MoveNumber.isDigit(text.charAt(at))) {
        at++;
      }
    } else {
      word(c, result);
    }
  }

  /** A second result behind a first one begins no game: there is no move in it. */
  private void word(char c, boolean result) {
    int limit = text.length();
    if (result) {
      ended = true;
      at = endOfAsciiWord(limit);
      return;
    }
    int number = MoveNumber.isDigit(c) ? MoveNumber.end(text, at, limit) : -1;
    at = number >= 0 ? number : endOfAsciiWord(limit);
  }

  private int endOfAsciiWord(int limit) {
    int end = at + 1;
    while (end < limit && text.charAt(end) < FIRST_NON_ASCII && !Lexis.endsWord(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private void begin() {
    starts.add(new Start(signs < 0 ? at : signs, line, lineStart));
    ended = false;
    depth = 0;
  }
}
