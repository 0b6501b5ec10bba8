package org.raumbrett.rgn;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Tags;

/** Fixes of a game's header. */
final class TagFixes {
  private final ReadGame game;
  private final Tags tags;

  TagFixes(ReadGame game) {
    this.game = game;
    this.tags = game.game().tags();
  }

  /** Returns the fix that adds the required tags of these names, each where it belongs. */
  QuickFix add(String label, String about, List<String> names) {
    Tags complete = RgnWriter.complete(game.game().withTags(tags.without(Tags.VARIANT))).tags();
    List<TextEdit> edits = new ArrayList<>();
    for (String name : names) {
      String line = line(name, String.valueOf(complete.get(name)));
      TextSpan own = game.spanOfTag(name);
      TextSpan next = next(name);
      if (own != null) {
        edits.add(new TextEdit(own, line));
      } else if (next != null) {
        edits.add(new TextEdit(next.offset(), next.offset(), line + "\n"));
      } else {
        edits.add(atEnd(line));
      }
    }
    return new QuickFix(label, about, edits);
  }

  static String line(String name, String value) {
    return "[" + name + " \"" + PlainText.value(value) + "\"]";
  }

  /** Returns where the first required tag stands that comes behind this one. */
  private @Nullable TextSpan next(String name) {
    for (String later :
        Tags.REQUIRED.subList(Tags.REQUIRED.indexOf(name) + 1, Tags.REQUIRED.size())) {
      TextSpan span = game.spanOfTag(later);
      if (span != null) {
        return span;
      }
    }
    return null;
  }

  /** Behind the last required tag, in a header without one behind all; a header of none begins. */
  private TextEdit atEnd(String line) {
    int end = -1;
    List<String> names =
        tags.list().stream().map(tag -> tag.name()).filter(Tags.REQUIRED::contains).toList();
    for (String name : names.isEmpty() ? allNames() : names) {
      TextSpan span = game.spanOfTag(name);
      end = span == null ? end : Math.max(end, span.end());
    }
    int start = game.span().offset();
    return end < 0 ? new TextEdit(start, start, line + "\n") : new TextEdit(end, end, "\n" + line);
  }

  private List<String> allNames() {
    return tags.list().stream().map(tag -> tag.name()).toList();
  }

  /** Of two tags that say the same, the second is one too many. */
  @Nullable QuickFix removeRepeated(String text, Problem problem) {
    String name = problem.arguments().get(0).toString();
    TextSpan first = game.spanOfTag(name);
    int end = problem.offset() + problem.length();
    if (first == null
        || !text.substring(first.offset(), first.end())
            .equals(text.substring(problem.offset(), end))) {
      return null;
    }
    boolean wholeLine =
        (problem.offset() == 0 || text.charAt(problem.offset() - 1) == '\n')
            && end < text.length()
            && text.charAt(end) == '\n';
    TextEdit edit = new TextEdit(problem.offset(), wholeLine ? end + 1 : end, "");
    return new QuickFix("REMOVE", problem.quoted(), List.of(edit));
  }
}
