package org.raumbrett.app.manual;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Document;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.parser.Parser;
import org.raumbrett.app.model.Language;
import org.raumbrett.app.words.Words;

/**
 * The manual in one language, read from Markdown.
 *
 * @param language the language it is written in
 * @param document the whole text
 * @param chapters its headings in their order
 */
public record Manual(Language language, Node document, List<Chapter> chapters) {
  private static final String FOLDER = "/org/raumbrett/app/manual/";
  private static final String FILE_END = ".md";

  public Manual {
    chapters = List.copyOf(chapters);
  }

  /** Returns the manual in that language, which is not {@link Language#SYSTEM}. */
  public static Manual of(Language language) {
    String resource = FOLDER + language.code() + FILE_END;
    try (InputStream stream = Manual.class.getResourceAsStream(resource)) {
      if (stream == null) {
        throw new IllegalStateException("no resource " + resource);
      }
      return parse(language, new String(stream.readAllBytes(), StandardCharsets.UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Returns a manual with that text. */
  static Manual parse(Language language, String markdown) {
    List<TablesExtension> tables = List.of((TablesExtension) TablesExtension.create());
    Node document = Parser.builder().extensions(tables).build().parse(markdown);
    List<Chapter> chapters = new ArrayList<>();
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading heading) {
        String title = PlainText.of(heading);
        chapters.add(new Chapter(heading, title, anchor(title), textFrom(heading)));
      }
    }
    return new Manual(language, (Document) document, chapters);
  }

  private static String textFrom(Heading heading) {
    StringBuilder text = new StringBuilder(PlainText.of(heading));
    Node node = heading.getNext();
    while (node != null && !(node instanceof Heading)) {
      text.append('\n').append(PlainText.of(node));
      node = node.getNext();
    }
    return text.toString();
  }

  /**
   * Returns what a link to a heading says: its letters and digits in small, hyphens for spaces, as
   * GitHub's pages make them.
   */
  static String anchor(String title) {
    StringBuilder anchor = new StringBuilder();
    title
        .toLowerCase(Locale.ROOT)
        .codePoints()
        .map(letter -> letter == ' ' ? '-' : letter)
        .filter(letter -> Character.isLetterOrDigit(letter) || letter == '-' || letter == '_')
        .forEach(anchor::appendCodePoint);
    return anchor.toString();
  }

  /** Returns the language of the manual a link such as {@code es.md} leads to. */
  static Optional<Language> linked(String link) {
    return Arrays.stream(Language.values())
        .filter(one -> one != Language.SYSTEM && link.equals(one.code() + FILE_END))
        .findFirst();
  }

  /** Returns the chapter on the rules of the game: its title is what the window calls them. */
  public Optional<Chapter> rules() {
    String title = new Words(language).get("action.rules");
    return chapters.stream().filter(one -> one.title().equals(title)).findFirst();
  }

  /** Returns the chapter a link such as {@code #marks} leads to. */
  public Optional<Chapter> chapter(String link) {
    return chapters.stream().filter(one -> link.equals("#" + one.anchor())).findFirst();
  }
}
