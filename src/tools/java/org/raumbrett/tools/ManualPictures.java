package org.raumbrett.tools;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.prefs.Preferences;

/**
 * Takes the manual's pictures, of boards and of the window in each of the manual's languages, and
 * the README's own, so that they can be taken anew when the looks change. It needs no display. See
 * {@code src/docs/manual/pictures.sh}.
 */
public final class ManualPictures {
  private static final Map<String, String> LANGUAGES =
      Map.of("ENGLISH", "en", "SPANISH", "es", "GERMAN", "de");

  private ManualPictures() {}

  /**
   * Takes all pictures.
   *
   * @param args the folder the manual's go to, and that of the README's
   */
  public static void main(String[] args) throws IOException {
    System.setProperty("glass.platform", "Monocle");
    System.setProperty("monocle.platform", "Headless");
    System.setProperty("headless.geometry", "1920x1200");
    PictureProgram.run(Photographer.class, args);
  }

  /** Takes the pictures. */
  public static final class Photographer extends PictureProgram {
    @Override
    void takeAll(List<String> folders) {
      Studio manual = new Studio(Path.of(folders.get(0)));
      Studio readme = new Studio(Path.of(folders.get(1)));
      new BoardPictures(manual).take();
      LANGUAGES.forEach(
          (language, folder) ->
              new WindowPictures(manual, settings(language, "LIGHT"), folder).take());
      new WindowPictures(readme, settings("ENGLISH", "DARK"), "dark").takeForReadme();
    }

    private static Preferences settings(String language, String theme) {
      Preferences settings = Preferences.userRoot().node("pictures/" + language + theme);
      settings.put("language", language);
      settings.put("theme", theme);
      return settings;
    }
  }
}
