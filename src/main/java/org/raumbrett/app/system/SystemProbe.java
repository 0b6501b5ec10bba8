package org.raumbrett.app.system;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Asks the system how it wants programs to look; JavaFX 21 cannot. What a system does not answer is
 * unknown, which is light and lively.
 */
public final class SystemProbe {
  private static final Pattern MASK = Pattern.compile("REG_BINARY\\s+([0-9A-Fa-f]{10,})");

  private final String system;
  private final Map<String, String> environment;
  private final CommandRunner runner;

  /**
   * A probe.
   *
   * @param system the name of the operating system, as Java has it
   * @param environment the variables of the environment
   */
  public SystemProbe(String system, Map<String, String> environment, CommandRunner runner) {
    this.system = system.toLowerCase(Locale.ROOT);
    this.environment = environment;
    this.runner = runner;
  }

  /** Returns a probe of the system the program runs on. */
  public static SystemProbe ofThisSystem() {
    return new SystemProbe(
        System.getProperty("os.name", ""), System.getenv(), CommandRunner.real());
  }

  /** Returns the look the system asks for. It blocks: not for the user interface's thread. */
  public SystemLook look() {
    if (system.contains("windows")) {
      return new SystemLook(windowsIsDark(), windowsIsCalm());
    }
    if (system.contains("mac")) {
      boolean dark = ask("defaults", "read", "-g", "AppleInterfaceStyle").contains("dark");
      boolean calm =
          ask("defaults", "read", "com.apple.universalaccess", "reduceMotion").equals("1");
      return new SystemLook(dark, calm);
    }
    return new SystemLook(linuxIsDark(), desktop("enable-animations").equals("false"));
  }

  /** The first that answers: GTK_THEME, the desktop portal, GNOME's colour scheme, its theme. */
  private boolean linuxIsDark() {
    String theme = environment.getOrDefault("GTK_THEME", "").toLowerCase(Locale.ROOT);
    if (!theme.isEmpty()) {
      return theme.endsWith(":dark") || theme.endsWith("-dark");
    }
    String portal = portalScheme();
    if (!portal.isEmpty()) {
      return portal.contains("uint32 1");
    }
    String scheme = desktop("color-scheme");
    return scheme.contains("dark")
        || !scheme.contains("light") && desktop("gtk-theme").contains("-dark");
  }

  /** The portal speaks for KDE and others too; without a session bus there is nobody to ask. */
  private String portalScheme() {
    return environment.containsKey("DBUS_SESSION_BUS_ADDRESS")
        ? ask(
            "gdbus",
            "call",
            "--session",
            "--timeout=1",
            "--dest=org.freedesktop.portal.Desktop",
            "--object-path=/org/freedesktop/portal/desktop",
            "--method=org.freedesktop.portal.Settings.Read",
            "org.freedesktop.appearance",
            "color-scheme")
        : "";
  }

  private String desktop(String key) {
    return ask("gsettings", "get", "org.gnome.desktop.interface", key);
  }

  private boolean windowsIsDark() {
    return ask(
            "reg",
            "query",
            "HKCU\\Software\\Microsoft\\Windows\\CurrentVersion\\Themes\\Personalize",
            "/v",
            "AppsUseLightTheme")
        .matches("(?s).*0x0\\b.*");
  }

  /** Bit 1 of the mask's fifth byte: whether controls are animated. */
  private boolean windowsIsCalm() {
    Matcher mask =
        MASK.matcher(
            runner.run(
                List.of(
                    "reg", "query", "HKCU\\Control Panel\\Desktop", "/v", "UserPreferencesMask")));
    return mask.find() && (Integer.parseInt(mask.group(1).substring(8, 10), 16) & 2) == 0;
  }

  private String ask(String... command) {
    return runner.run(List.of(command)).strip().toLowerCase(Locale.ROOT);
  }
}
