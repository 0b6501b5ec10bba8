package org.raumbrett.app.manual;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.ListItem;
import org.commonmark.node.StrongEmphasis;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.raumbrett.app.model.Language;
import org.raumbrett.app.words.Words;

/** The manual calls things what the window calls them. */
class ManualWordsTest {
  private static final List<String> NAMES_IN_TEXT =
      List.of(
          "strength.1",
          "strength.10",
          "verdict.dubious",
          "verdict.mistake",
          "verdict.blunder",
          "notation.figurines",
          "notation.letters",
          "notation.descriptive",
          "play.end.spacemate",
          "play.end.stalemate",
          "board.kind.unicorn");

  @ParameterizedTest
  @EnumSource(value = Language.class, mode = EnumSource.Mode.EXCLUDE, names = "SYSTEM")
  void boldWordsStandInTheWindow(Language language) {
    Words words = new Words(language);
    Set<String> texts =
        Collections.list(words.bundle().getKeys()).stream()
            .map(key -> bare(words.get(key)))
            .collect(Collectors.toSet());
    assertThat(boldWords(Manual.of(language)))
        .hasSizeGreaterThan(20)
        .allSatisfy(bold -> assertThat(texts).contains(bare(bold)));
  }

  @ParameterizedTest
  @EnumSource(value = Language.class, mode = EnumSource.Mode.EXCLUDE, names = "SYSTEM")
  void marksLevelsAndNotationsHaveTheWindowsNames(Language language) {
    Words words = new Words(language);
    String text =
        Manual.of(language).chapters().stream()
            .map(Chapter::text)
            .collect(Collectors.joining(" "))
            .toLowerCase(Locale.ROOT);
    assertThat(NAMES_IN_TEXT)
        .allSatisfy(key -> assertThat(text).contains(words.get(key).toLowerCase(Locale.ROOT)));
  }

  /** Returns the bold words but those that begin an item of a list, which only say its topic. */
  private static List<String> boldWords(Manual manual) {
    List<String> bold = new ArrayList<>();
    manual
        .document()
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(StrongEmphasis node) {
                boolean topic =
                    node.getPrevious() == null && node.getParent().getParent() instanceof ListItem;
                if (!topic) {
                  bold.add(PlainText.of(node));
                }
              }
            });
    return bold;
  }

  /** Returns it small, without the sign of a button's icon or of a dialog that follows. */
  private static String bare(String text) {
    return text.replaceFirst(" →$|…$", "").toLowerCase(Locale.ROOT);
  }
}
