package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

class LibraryTest {
  private static final Path LICENCES = Path.of("src/main/resources/org/raumbrett/licences");

  /** Returns the artifacts that the program, not only its tests, is made of. */
  private static List<String> dependencies() throws Exception {
    Element project =
        DocumentBuilderFactory.newInstance()
            .newDocumentBuilder()
            .parse(Path.of("pom.xml").toFile())
            .getDocumentElement();
    List<String> names = new ArrayList<>();
    NodeList all = project.getElementsByTagName("dependency");
    for (int i = 0; i < all.getLength(); i++) {
      Element one = (Element) all.item(i);
      if (!text(one, "scope").equals("test")) {
        names.add(text(one, "artifactId"));
      }
    }
    return names;
  }

  private static String text(Element element, String tag) {
    NodeList found = element.getElementsByTagName(tag);
    return found.getLength() == 0 ? "" : found.item(0).getTextContent();
  }

  @Test
  void everyDependencyOfTheProgramIsNamed() throws Exception {
    List<Library> libraries = Library.all();
    assertThat(dependencies())
        .contains("picocli", "javafx-controls")
        .allSatisfy(
            artifact ->
                assertThat(libraries).anyMatch(library -> artifact.startsWith(library.jars())));
  }

  @Test
  void everyLibraryHasTheTextOfItsLicence() {
    assertThat(Library.all())
        .allSatisfy(library -> assertThat(library.text()).containsIgnoringCase("copyright"))
        .allSatisfy(library -> assertThat(library.holders()).isNotBlank());
  }

  @Test
  void noLicenceIsForSomethingThatDoesNotShip() throws IOException {
    List<String> used =
        Library.all().stream().flatMap(library -> library.texts().stream()).toList();
    try (Stream<Path> files = Files.list(LICENCES)) {
      assertThat(files.map(file -> file.getFileName().toString()))
          .allMatch(name -> used.contains(name) || name.equals("libraries.tsv"));
    }
  }

  @Test
  void theProgramItselfComesFirst() {
    Library first = Library.all().get(0);
    assertThat(first.name()).isEqualTo("Raumbrett");
    assertThat(first.text()).startsWith("MIT License").contains("The Raumbrett authors");
  }
}
