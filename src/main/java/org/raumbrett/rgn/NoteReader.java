package org.raumbrett.rgn;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringTokenizer;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Board;
import org.raumbrett.board.Move;
import org.raumbrett.board.Score;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Verdict;
import org.raumbrett.notation.Glyphs;
import org.raumbrett.notation.Lexis;
import org.raumbrett.notation.MoveReader;
import org.raumbrett.notation.MoveReading;

/** Reads {@code ?? [%eval -3.20,6] [%best Ab1–Ac3 -0.40] [%line …] [%level 5] [%nag 1]}. */
final class NoteReader {
  /** Numbers beyond this are no depth, level or centipawns. */
  private static final int LARGEST = 99_999_999;

  private final SourceText text;
  private final int limit;
  private final Board board;
  private int at;

  /**
   * A reader for what begins there.
   *
   * @param board the position after the move in question
   */
  NoteReader(SourceText text, int start, int limit, Board board) {
    this.text = text;
    this.at = start;
    this.limit = limit;
    this.board = board;
  }

  /** Returns what is said, null if it is not understood. */
  @Nullable Note read() {
    Verdict verdict = mark();
    Map<String, String> commands = new HashMap<>();
    int end = at;
    while (at < limit && text.startsWith("[%", at)) {
      int close = text.indexOf(']', at, limit);
      int blank = at;
      while (blank < limit && !Lexis.isBlank(text.charAt(blank))) {
        blank++;
      }
      String name = text.substring(at + 2, blank);
      if (name.equals(AnnotationSyntax.VARIATION)) {
        break;
      }
      if (close < 0 || blank > close) {
        return null;
      }
      if (commands.put(name, text.substring(blank, close)) != null) {
        return null;
      }
      end = close + 1;
      at = end;
      skipBlanks();
    }
    return verdict == null ? null : note(verdict, commands, end);
  }

  /** Returns the verdict of the mark, null if it is no mark that is known. */
  private @Nullable Verdict mark() {
    int end = at;
    while (end < limit && (text.charAt(end) == '?' || text.charAt(end) == '!')) {
      end++;
    }
    Verdict verdict = Verdict.ofGlyph(text.substring(at, end));
    at = end;
    skipBlanks();
    return verdict;
  }

  private @Nullable Note note(Verdict verdict, Map<String, String> commands, int end) {
    String glyphs = commands.remove(AnnotationSyntax.GLYPHS);
    List<Integer> nags = glyphs == null ? List.of() : nags(glyphs);
    if (nags == null) {
      return null;
    }
    if (commands.isEmpty()) {
      return verdict == Verdict.NONE && !nags.isEmpty() ? new Note(null, nags, end) : null;
    }
    Judgement judgement = judgement(verdict, commands);
    return judgement == null || !commands.isEmpty() ? null : new Note(judgement, nags, end);
  }

  private static @Nullable List<Integer> nags(String arguments) {
    List<Integer> nags = new ArrayList<>();
    for (String word : words(arguments)) {
      int nag = number(word);
      if (nag < 0 || nag > Glyphs.MAX) {
        return null;
      }
      nags.add(nag);
    }
    return nags;
  }

  private @Nullable Judgement judgement(Verdict verdict, Map<String, String> commands) {
    List<String> evaluation = words(commands.remove(AnnotationSyntax.EVALUATION));
    List<String> best = words(commands.remove(AnnotationSyntax.BEST));
    List<String> moves = words(commands.remove(AnnotationSyntax.LINE));
    List<String> levels = words(commands.remove(AnnotationSyntax.LEVEL));
    if (evaluation.size() != 1 || best.size() != 2 || levels.size() != 1) {
      return null;
    }
    int comma = evaluation.get(0).indexOf(',');
    Score score = comma < 0 ? null : score(evaluation.get(0).substring(0, comma));
    int depth = comma < 0 ? -1 : number(evaluation.get(0).substring(comma + 1));
    Score bestScore = score(best.get(1));
    int level = number(levels.get(0));
    List<String> texts = new ArrayList<>();
    texts.add(best.get(0));
    texts.addAll(moves);
    List<Move> bestLine = moves(texts);
    if (score == null || bestScore == null || depth < 0 || level < 0 || bestLine == null) {
      return null;
    }
    return new Judgement(verdict, score, bestScore, bestLine, depth, level);
  }

  /** Reads moves from the position before the move in question; null if one is not legal. */
  private @Nullable List<Move> moves(List<String> texts) {
    int played = board.lastMove();
    board.undo();
    List<Move> moves = new ArrayList<>();
    for (String word : texts) {
      MoveReading reading = MoveReader.read(word, 0, word.length(), board);
      Move move = reading.move();
      if (move == null || reading.end() < word.length()) {
        break;
      }
      moves.add(move);
      board.make(reading.code());
    }
    moves.forEach(move -> board.undo());
    board.make(played);
    return moves.size() == texts.size() ? moves : null;
  }

  /** Returns the score of {@code +0.25}, {@code -3.20}, {@code #3} or {@code #-3}. */
  private static @Nullable Score score(String word) {
    if (word.startsWith("#")) {
      boolean negative = word.startsWith("#-");
      int moves = number(word.substring(negative ? 2 : 1));
      return moves <= 0 ? null : Score.mate(negative ? -moves : moves);
    }
    int point = word.length() - 3;
    if (point < 2 || word.charAt(point) != '.' || "+-".indexOf(word.charAt(0)) < 0) {
      return null;
    }
    int centipawns = number(word.substring(1, point) + word.substring(point + 1));
    if (centipawns < 0) {
      return null;
    }
    return Score.cp(word.charAt(0) == '-' ? -centipawns : centipawns);
  }

  /** Returns the number of plain digits, -1 if it is none or too large. */
  private static int number(String word) {
    int number = word.isEmpty() ? -1 : 0;
    for (int i = 0; i < word.length() && number >= 0; i++) {
      int digit = word.charAt(i) - '0';
      number = digit < 0 || digit > 9 || number > LARGEST / 10 ? -1 : 10 * number + digit;
    }
    return number;
  }

  private static List<String> words(@Nullable String arguments) {
    List<String> words = new ArrayList<>();
    if (arguments != null) {
      StringTokenizer tokens = new StringTokenizer(arguments);
      while (tokens.hasMoreTokens()) {
        words.add(tokens.nextToken());
      }
    }
    return words;
  }

  private void skipBlanks() {
    while (at < limit && Lexis.isBlank(text.charAt(at))) {
      at++;
    }
  }
}
