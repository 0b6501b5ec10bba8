package org.raumbrett.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.EvaluationResult;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The arrows between the packages, and that breaking one would be noticed. */
class ArchitectureTest {
  private static final String PROGRAM = "org.raumbrett";
  private static final String SAMPLE = "org.raumbrett.architecture.sample";

  private static final JavaClasses PROGRAM_CLASSES =
      new ClassFileImporter()
          .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
          .importPackages(PROGRAM);
  private static final JavaClasses SAMPLE_CLASSES = new ClassFileImporter().importPackages(SAMPLE);

  @ParameterizedTest(name = "{0}")
  @MethodSource("rules")
  void theProgramKeepsTheRule(String name, ArchRule rule) {
    rule.check(PROGRAM_CLASSES);
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("violations")
  void aBrokenRuleIsNoticed(String name, List<String> classes) {
    EvaluationResult result =
        new ArchitectureRules(SAMPLE).all().get(name).evaluate(SAMPLE_CLASSES);

    List<String> reports = result.getFailureReport().getDetails();
    assertThat(reports).allMatch(report -> classes.stream().anyMatch(report::contains));
    for (String violating : classes) {
      assertThat(reports).anyMatch(report -> report.contains(violating));
    }
  }

  @Test
  void theRulesAreTriedOnTheProgramItself() {
    assertThat(PROGRAM_CLASSES.contain(PROGRAM + ".board.Board")).isTrue();
    assertThat(PROGRAM_CLASSES.stream().map(type -> type.getName()).collect(Collectors.toSet()))
        .noneMatch(name -> name.startsWith(SAMPLE));
  }

  @Test
  void aWebViewIsNotEvenAmongTheLibraries() {
    assertThatThrownBy(() -> Class.forName("javafx.scene.web.WebView"))
        .isInstanceOf(ClassNotFoundException.class);
  }

  static Stream<Arguments> rules() {
    return new ArchitectureRules(PROGRAM)
        .all().entrySet().stream().map(rule -> Arguments.of(rule.getKey(), rule.getValue()));
  }

  static Stream<Arguments> violations() {
    return Stream.of(
        Arguments.of("board only looks down", List.of("board.LooksUp")),
        Arguments.of("engine only looks down", List.of("engine.LooksAside")),
        Arguments.of("cli only looks down", List.of("cli.OpensWindow")),
        Arguments.of("app only looks down", List.of("app.model.RunsCommand")),
        Arguments.of("game only looks down", List.of()),
        Arguments.of("analysis only looks down", List.of()),
        Arguments.of("analysis knows no window toolkit", List.of("analysis.KnowsToolkit")),
        Arguments.of("every class has a room", List.of("attic.Homeless")),
        Arguments.of("AWT only for pictures and the files of macOS", List.of("app.model.KnowsAwt")),
        Arguments.of("no static field is assigned twice", List.of("engine.KeepsState.counted")),
        Arguments.of(
            "no static field holds what changes",
            List.of("engine.KeepsState.COUNTER", "engine.KeepsState.CACHE")),
        Arguments.of("nothing reaches for the network", List.of("engine.CallsOut")),
        Arguments.of("only the command line prints", List.of("engine.Prints", "app.model.Prints")));
  }
}
