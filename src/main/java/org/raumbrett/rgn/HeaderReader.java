package org.raumbrett.rgn;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Tag;
import org.raumbrett.game.Tags;
import org.raumbrett.notation.Lexis;

/** Reads the tags of a game. */
final class HeaderReader {
  private final SourceText text;
  private final int limit;
  private final GameProblems problems;
  private final List<Tag> tags = new ArrayList<>();
  private final List<TextSpan> spans = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private final List<String> comments = new ArrayList<>();
  private int at;

  HeaderReader(SourceText text, int start, int limit, GameProblems problems) {
    this.text = text;
    this.at = start;
    this.limit = limit;
    this.problems = problems;
  }

  Header read() {
    while (at < limit) {
      char c = text.charAt(at);
      if (Lexis.isBlank(c)) {
        at++;
      } else if (c == '[') {
        readTag();
      } else if (c == '{') {
        at = Comments.readBraces(text, at, limit, problems, this::addBraceComment);
      } else if (c == ';') {
        at = Comments.readLine(text, at, limit, this::addComment);
      } else if (Comments.isEscape(text, at)) {
        at = Comments.endOfLine(text, at, limit);
      } else {
        break;
      }
    }
    return new Header(new Tags(tags), spans, comments, at);
  }

  private void addComment(String comment, int offset) {
    comments.add(comment);
  }

  /** Before the first move there is nothing that an annotation could be about. */
  private void addBraceComment(String comment, int offset) {
    if (AnnotationSyntax.isAnnotation(comment)) {
      int end = Comments.closingBrace(text, offset, limit);
      problems.add(ProblemKind.BAD_ANNOTATION, offset, end - offset);
    }
    comments.add(AnnotationSyntax.unescape(comment));
  }

  private void readTag() {
    int end = GameSplitter.endOfTag(text, at, limit);
    Tag tag = tag(at, end);
    if (tag == null) {
      problems.add(ProblemKind.BAD_TAG, at, end - at);
    } else if (!names.add(tag.name())) {
      problems.add(ProblemKind.REPEATED_TAG, at, end - at, tag.name());
    } else {
      tags.add(tag);
      spans.add(new TextSpan(at, end - at));
    }
    at = end;
  }

  /** Returns the tag between the brackets, null if it has not the form {@code [Name "value"]}. */
  private @Nullable Tag tag(int start, int end) {
    int place = skipBlanks(start + 1, end);
    int nameStart = place;
    while (place < end && isNameCharacter(text.charAt(place))) {
      place++;
    }
    String name = text.substring(nameStart, place);
    place = skipBlanks(place, end);
    if (name.isEmpty() || place >= end || text.charAt(place) != '"') {
      return null;
    }
    StringBuilder value = new StringBuilder();
    place++;
    while (place < end && text.charAt(place) != '"') {
      if (text.charAt(place) == '\\' && place + 1 < end && isEscaped(text.charAt(place + 1))) {
        place++;
      }
      value.append(text.charAt(place));
      place++;
    }
    place = skipBlanks(place + 1, end);
    boolean closed = place == end - 1 && text.charAt(place) == ']';
    return closed ? new Tag(name, value.toString()) : null;
  }

  private int skipBlanks(int from, int end) {
    int place = from;
    while (place < end && Lexis.isBlank(text.charAt(place))) {
      place++;
    }
    return place;
  }

  private static boolean isEscaped(char c) {
    return c == '"' || c == '\\';
  }

  static boolean isNameCharacter(char c) {
    return !Lexis.isBlank(c) && c != '"' && c != '[' && c != ']' && c != '\\';
  }
}
