package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.raumbrett.app.action.Action;
import org.raumbrett.cli.Version;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/** The version stands in the build file alone; all that tell it agree. */
@Tag("window")
class AboutTest {
  @RegisterExtension final TestWindow test = new TestWindow();

  private static String first(Path file, String pattern) throws IOException {
    return Pattern.compile(pattern)
        .matcher(Files.readString(file))
        .results()
        .findFirst()
        .map((MatchResult found) -> found.group(1))
        .orElseThrow();
  }

  /** The dialog waits for its end, so it is opened without waiting for it. */
  private void showAbout() {
    test.fx(() -> WaitForAsyncUtils.asyncFx(() -> test.window().actions().run(Action.ABOUT)));
  }

  @Test
  void aboutTheCommandLineAndTheBuildFileTellTheSameVersion(FxRobot robot) throws IOException {
    String version = first(Path.of("pom.xml"), "<version>([^<]+)</version>");
    assertThat(Version.number()).isEqualTo(version);
    assertThat(ProgramVersion.number()).isEqualTo(version);
    assertThat(first(Path.of("CHANGELOG.md"), "\n## (\\S+)")).isEqualTo(version);
    showAbout();
    assertThat(robot.lookup("#about-version").queryAs(Label.class).getText())
        .isEqualTo("Raumbrett " + version);
    robot.type(KeyCode.ESCAPE);
  }

  @Test
  void aClickOnALibraryShowsItsLicence(FxRobot robot) {
    showAbout();
    TextArea licence = robot.lookup("#about-licence").queryAs(TextArea.class);
    assertThat(licence.getText()).startsWith("MIT License");
    Hyperlink picocli = robot.lookup("picocli").queryAs(Hyperlink.class);
    test.fx(picocli::fire);
    assertThat(licence.getText()).contains("Apache License");
    robot.type(KeyCode.ESCAPE);
  }
}
