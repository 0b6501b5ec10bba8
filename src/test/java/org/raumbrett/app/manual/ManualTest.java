package org.raumbrett.app.manual;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.commonmark.node.Paragraph;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.model.Language;

class ManualTest {
  private static final Path PICTURES = Path.of("assets/manual");

  private static List<Image> pictures(Manual manual) {
    List<Image> pictures = new ArrayList<>();
    manual
        .document()
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(Image image) {
                pictures.add(image);
              }
            });
    return pictures;
  }

  private static List<String> links(Manual manual) {
    List<String> links = new ArrayList<>();
    manual
        .document()
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(Link link) {
                links.add(link.getDestination());
              }
            });
    return links;
  }

  @ParameterizedTest
  @EnumSource(
      value = Language.class,
      names = {"ENGLISH", "SPANISH"})
  void everyPictureIsThereStandsAloneAndIsDescribed(Language language) {
    for (Image picture : pictures(Manual.of(language))) {
      assertThat(Picture.resource(picture.getDestination()))
          .as(picture.getDestination())
          .isNotNull();
      assertThat(picture.getParent()).isInstanceOf(Paragraph.class);
      assertThat(picture.getNext()).isNull();
      assertThat(picture.getPrevious()).isNull();
      assertThat(PlainText.description(picture)).isNotEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource(
      value = Language.class,
      names = {"ENGLISH", "SPANISH"})
  void everyLinkLeadsToAChapterOrAnotherLanguage(Language language) {
    Manual manual = Manual.of(language);
    assertThat(links(manual))
        .isNotEmpty()
        .allMatch(link -> manual.chapter(link).isPresent() || Manual.linked(link).isPresent());
  }

  @ParameterizedTest
  @EnumSource(
      value = Language.class,
      names = {"ENGLISH", "SPANISH"})
  void noTwoChaptersHaveTheSameAnchor(Language language) {
    assertThat(Manual.of(language).chapters()).extracting(Chapter::anchor).doesNotHaveDuplicates();
  }

  @Test
  void bothLanguagesTellTheSameThings() {
    assertThat(outline(Manual.of(Language.SPANISH), Chapter::rank))
        .isEqualTo(outline(Manual.of(Language.ENGLISH), Chapter::rank));
    assertThat(pictureNames(Language.SPANISH)).isEqualTo(pictureNames(Language.ENGLISH));
    assertThat(commands(Language.SPANISH)).isEqualTo(commands(Language.ENGLISH));
  }

  private static <T> List<T> outline(Manual manual, Function<Chapter, T> what) {
    return manual.chapters().stream().map(what).toList();
  }

  /** The window's pictures are taken in each language. */
  private static List<String> pictureNames(Language language) {
    return pictures(Manual.of(language)).stream()
        .map(picture -> picture.getDestination().replace("/" + language.code() + "/", "/xx/"))
        .toList();
  }

  private static Set<String> commands(Language language) {
    Set<String> commands = new HashSet<>();
    Manual.of(language)
        .document()
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(Code code) {
                String[] words = code.getLiteral().split(" ");
                if (words.length > 1 && words[0].equals("raumbrett")) {
                  commands.add(words[1].replaceFirst(".*\\.rgn", "a file"));
                }
              }
            });
    return commands;
  }

  @Test
  void noPictureLiesAboutUnused() throws IOException {
    Set<String> used = new HashSet<>();
    for (Language language : List.of(Language.ENGLISH, Language.SPANISH)) {
      pictures(Manual.of(language))
          .forEach(picture -> used.add(picture.getDestination().replace("../../../", "")));
    }
    try (Stream<Path> files = Files.walk(PICTURES)) {
      assertThat(files.filter(Files::isRegularFile).map(ManualTest::slashed))
          .allMatch(used::contains);
    }
  }

  private static String slashed(Path path) {
    return path.toString().replace('\\', '/');
  }

  @Test
  void germanReadersGetTheEnglishManual() {
    assertThat(Manual.of(Language.GERMAN).language()).isEqualTo(Language.ENGLISH);
    assertThat(Manual.of(Language.SPANISH).language()).isEqualTo(Language.SPANISH);
    assertThat(Manual.linked("de.md")).isEmpty();
    assertThat(Manual.linked("es.md")).contains(Language.SPANISH);
  }

  @Test
  void anchorsAreThoseOfGitHub() {
    assertThat(Manual.anchor("Check, boardmate and mate")).isEqualTo("check-boardmate-and-mate");
    assertThat(Manual.anchor("Cuando algo está mal")).isEqualTo("cuando-algo-está-mal");
    assertThat(Manual.anchor("Jugar (a dos)")).isEqualTo("jugar-a-dos");
  }

  @Test
  void aChapterHoldsTheWordsOfItsParagraphsAndTables() {
    Manual manual =
        Manual.parse(
            Language.ENGLISH,
            """
            # All
            ## First *part*
            Some `code` here.

            | a | b |
            | --- | --- |
            | cell | other |
            ## Second
            Nothing.
            """);
    Chapter first = manual.chapters().get(1);
    assertThat(first.title()).isEqualTo("First part");
    assertThat(first.rank()).isEqualTo(2);
    assertThat(first.holds("CODE")).isTrue();
    assertThat(first.holds("other")).isTrue();
    assertThat(first.holds("Nothing")).isFalse();
    assertThat(first.holds(" ")).isFalse();
  }

  @Test
  void theKeysOfTheManualsFirstStepsAreThoseOfTheProgram() {
    assertThat(Action.MANUAL.keys().get(0).getName()).isEqualTo("F1");
    assertThat(Action.ANALYSE.keys().get(0).getName()).isEqualTo("F12");
    assertThat(Manual.of(Language.ENGLISH).chapters().get(0).text()).contains("F1", "F12");
  }
}
