package org.raumbrett.app.boards;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Cell;
import org.raumbrett.board.Piece;
import org.raumbrett.board.PieceKind;

/** What the board says in words, from the program's bundle. */
final class BoardWords {
  private final ResourceBundle bundle;

  BoardWords(ResourceBundle bundle) {
    this.bundle = bundle;
  }

  /** Returns the words of the default language. */
  static BoardWords ofDefaultLocale() {
    return new BoardWords(ResourceBundle.getBundle("org.raumbrett.app.messages"));
  }

  /** Returns words such as "level B, file c, rank 3, white unicorn, can be taken". */
  String cell(Cell cell, @Nullable Piece man, int marks) {
    String name = cell.toString();
    String text =
        format(
            "board.cell", name.substring(0, 1), name.substring(1, 2), name.substring(2), man(man));
    StringBuilder words = new StringBuilder(text);
    append(words, marks, Mark.SELECTED, "board.mark.selected");
    append(words, marks, Mark.CHECKED, "board.mark.checked");
    append(words, marks, Mark.CHECKER, "board.mark.checker");
    append(words, marks, Mark.LAST_FROM, "board.mark.from");
    append(words, marks, Mark.LAST_TO, "board.mark.to");
    append(words, marks, Mark.QUIET, "board.mark.quiet");
    append(words, marks, Mark.CAPTURE, "board.mark.capture");
    append(words, marks, Mark.BARRED, "board.mark.barred");
    append(words, marks, Mark.BARRED_MAN, "board.mark.barred");
    append(words, marks, Mark.ATTACKED, "board.mark.attacked");
    append(words, marks, Mark.WHITE_ATTACKER, "board.mark.attacker");
    append(words, marks, Mark.BLACK_ATTACKER, "board.mark.attacker");
    return words.toString();
  }

  /** Returns words such as "white unicorn", or "empty". */
  String man(@Nullable Piece man) {
    if (man == null) {
      return word("board.empty");
    }
    return word("board." + man.side().name().toLowerCase(Locale.ROOT) + "." + lower(man.kind()));
  }

  /** Returns the name of a kind, such as "Unicorn". */
  String kind(PieceKind kind) {
    return word("board.kind." + lower(kind));
  }

  String format(String key, Object... values) {
    return new MessageFormat(word(key), bundle.getLocale()).format(values);
  }

  String word(String key) {
    return bundle.getString(key);
  }

  private void append(StringBuilder words, int marks, Mark mark, String key) {
    if (mark.in(marks)) {
      words.append(", ").append(word(key));
    }
  }

  private static String lower(PieceKind kind) {
    return kind.name().toLowerCase(Locale.ROOT);
  }
}
