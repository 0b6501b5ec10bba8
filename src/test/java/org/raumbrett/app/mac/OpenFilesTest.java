package org.raumbrett.app.mac;

import static org.assertj.core.api.Assertions.assertThatCode;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class OpenFilesTest {
  /** The old toolkit, asked without a display for its desktop, would throw. */
  @ParameterizedTest
  @ValueSource(strings = {"Linux", "Windows 11", "Mac OS X"})
  void withoutADesktopNothingIsListenedTo(String system) {
    OpenFiles files = new OpenFiles(system);
    assertThatCode(
            () -> {
              files.prepare();
              files.listen(
                  file -> {
                    throw new AssertionError("nobody has opened " + file);
                  });
            })
        .doesNotThrowAnyException();
  }
}
