package org.raumbrett.app.manual;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
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
  @EnumSource(value = Language.class, mode = EnumSource.Mode.EXCLUDE, names = "SYSTEM")
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
  @EnumSource(value = Language.class, mode = EnumSource.Mode.EXCLUDE, names = "SYSTEM")
  void everyLinkLeadsToAChapterOrAnotherLanguage(Language language) {
    Manual manual = Manual.of(language);
    assertThat(links(manual))
        .isNotEmpty()
        .allMatch(link -> manual.chapter(link).isPresent() || Manual.linked(link).isPresent());
  }

  @ParameterizedTest
  @EnumSource(value = Language.class, mode = EnumSource.Mode.EXCLUDE, names = "SYSTEM")
  void everyLanguageHasTheRulesWhereTheWindowLooksForThem(Language language) {
    assertThat(Manual.of(language).rules()).get().extracting(Chapter::rank).isEqualTo(2);
  }

  @ParameterizedTest
  @EnumSource(value = Language.class, mode = EnumSource.Mode.EXCLUDE, names = "SYSTEM")
  void noTwoChaptersHaveTheSameAnchor(Language language) {
    assertThat(Manual.of(language).chapters()).extracting(Chapter::anchor).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @EnumSource(
      value = Language.class,
      names = {"SPANISH", "GERMAN"})
  void everyLanguageTellsTheSameThings(Language language) {
    assertThat(outline(Manual.of(language), Chapter::rank))
        .isEqualTo(outline(Manual.of(Language.ENGLISH), Chapter::rank));
    assertThat(innerLinks(language)).isEqualTo(innerLinks(Language.ENGLISH));
    assertThat(pictureNames(language)).isEqualTo(pictureNames(Language.ENGLISH));
    assertThat(commands(language)).isEqualTo(commands(Language.ENGLISH));
  }

  /** Returns which chapters the links within the manual lead to, by their numbers. */
  private static List<Integer> innerLinks(Language language) {
    Manual manual = Manual.of(language);
    return links(manual).stream()
        .flatMap(link -> manual.chapter(link).stream())
        .map(manual.chapters()::indexOf)
        .toList();
  }

  @ParameterizedTest
  @EnumSource(value = Language.class, mode = EnumSource.Mode.EXCLUDE, names = "SYSTEM")
  void everyLanguageLeadsToTheOthers(Language language) {
    assertThat(links(Manual.of(language)).stream().flatMap(link -> Manual.linked(link).stream()))
        .containsExactlyInAnyOrderElementsOf(
            EnumSet.complementOf(EnumSet.of(Language.SYSTEM, language)));
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
    for (Language language : EnumSet.complementOf(EnumSet.of(Language.SYSTEM))) {
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
  void aLinkNamesALanguageByItsFile() {
    assertThat(Manual.linked("de.md")).contains(Language.GERMAN);
    assertThat(Manual.linked("es.md")).contains(Language.SPANISH);
    assertThat(Manual.linked("fr.md")).isEmpty();
    assertThat(Manual.linked(".md")).isEmpty();
  }

  @Test
  void wordsAreFoundInWhateverCaseAndWithoutTheirDotsAndAccents() {
    assertThat(Search.in("Die Züge", "zÜGE")).isEqualTo(4);
    assertThat(Search.in("Die Züge", "zuge")).isEqualTo(4);
    assertThat(Search.in("una posición", "POSICION")).isEqualTo(4);
    assertThat(Search.in("Weiß", "weiß")).isZero();
    assertThat(Search.in("Züge, Züge", "Züge", 1)).isEqualTo(6);
    assertThat(Search.in("Zug", "Züge")).isEqualTo(-1);
    assertThat(Search.in("Züge", " ")).isEqualTo(-1);
  }

  @Test
  void anchorsAreThoseOfGitHub() {
    assertThat(Manual.anchor("Check, boardmate and mate")).isEqualTo("check-boardmate-and-mate");
    assertThat(Manual.anchor("Cuando algo está mal")).isEqualTo("cuando-algo-está-mal");
    assertThat(Manual.anchor("Jugar (a dos)")).isEqualTo("jugar-a-dos");
    assertThat(Manual.anchor("Der König")).isEqualTo("der-könig");
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
