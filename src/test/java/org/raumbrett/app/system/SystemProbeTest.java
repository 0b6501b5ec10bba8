package org.raumbrett.app.system;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SystemProbeTest {
  private final Map<String, String> answers = new HashMap<>();
  private final Map<String, String> environment = new HashMap<>();

  private SystemLook look(String system) {
    return new SystemProbe(system, environment, this::answer).look();
  }

  private String answer(List<String> command) {
    return answers.entrySet().stream()
        .filter(entry -> String.join(" ", command).contains(entry.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse("");
  }

  @ParameterizedTest
  @CsvSource({"Linux", "Mac OS X", "Windows 11", "Plan 9"})
  void aSystemThatSaysNothingIsLightAndLively(String system) {
    assertThat(look(system)).isEqualTo(SystemLook.UNKNOWN);
  }

  @Test
  void gnomesColourSchemeCountsAndAnimationsCanBeOff() {
    answers.put("color-scheme", "'prefer-dark'\n");
    answers.put("enable-animations", "false\n");
    assertThat(look("Linux")).isEqualTo(new SystemLook(true, true));
    answers.put("color-scheme", "'prefer-light'\n");
    answers.put("gtk-theme", "'Adwaita-dark'\n");
    assertThat(look("Linux").dark()).isFalse();
    answers.put("color-scheme", "'default'\n");
    assertThat(look("Linux").dark()).isTrue();
  }

  @Test
  void thePortalIsAskedWhereThereIsASessionBus() {
    answers.put("portal", "(<<uint32 1>>,)\n");
    assertThat(look("Linux").dark()).isFalse();
    environment.put("DBUS_SESSION_BUS_ADDRESS", "unix:path=/run/bus");
    assertThat(look("Linux").dark()).isTrue();
    answers.put("portal", "(<<uint32 2>>,)\n");
    assertThat(look("Linux").dark()).isFalse();
  }

  @Test
  void theThemeOfTheEnvironmentComesFirst() {
    environment.put("GTK_THEME", "Adwaita:dark");
    answers.put("color-scheme", "'prefer-light'");
    assertThat(look("Linux").dark()).isTrue();
  }

  @Test
  void macosTellsItsStyle() {
    answers.put("AppleInterfaceStyle", "Dark\n");
    answers.put("reduceMotion", "1\n");
    assertThat(look("Mac OS X")).isEqualTo(new SystemLook(true, true));
  }

  @ParameterizedTest
  @CsvSource({"9E1E078012000000, false", "9012038010000000, true"})
  void windowsHasBothInItsRegistry(String mask, boolean calm) {
    answers.put("AppsUseLightTheme", "\r\n    AppsUseLightTheme    REG_DWORD    0x0\r\n");
    answers.put("UserPreferencesMask", "\r\n  UserPreferencesMask    REG_BINARY    " + mask);
    assertThat(look("Windows 11")).isEqualTo(new SystemLook(true, calm));
  }

  @Test
  void aLightWindowsIsLight() {
    answers.put("AppsUseLightTheme", "    AppsUseLightTheme    REG_DWORD    0x1\r\n");
    assertThat(look("Windows 11").dark()).isFalse();
  }

  @Test
  void aProgramThatIsNotThereSaysNothing() {
    assertThat(CommandRunner.real().run(List.of("raumbrett-no-such-program"))).isEmpty();
  }
}
