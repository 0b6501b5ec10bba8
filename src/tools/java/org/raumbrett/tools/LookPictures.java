package org.raumbrett.tools;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.prefs.Preferences;
import org.raumbrett.app.model.Settings;

/**
 * Takes pictures of the window in all its looks from the screen, to be looked at by somebody: in
 * each language, theme, size and layout the states of {@link LookStates}. See {@code
 * src/test/scripts/pictures.sh}.
 */
public final class LookPictures {
  private LookPictures() {}

  /**
   * Takes them.
   *
   * @param args the folder they go to, a file with a judged game, and five lists of words parted by
   *     commas: languages, themes, sizes such as 960x640, layouts, states
   */
  public static void main(String[] args) throws IOException {
    PictureProgram.run(Photographer.class, args);
  }

  /** Takes the pictures. */
  public static final class Photographer extends PictureProgram {
    @Override
    void takeAll(List<String> words) {
      Studio studio = new Studio(Path.of(words.get(0)));
      Path judged = Path.of(words.get(1));
      for (String language : list(words.get(2))) {
        for (String theme : list(words.get(3))) {
          for (String size : list(words.get(4))) {
            Preferences settings = settings(language, theme, size);
            String name = String.join("-", language, theme, size).toLowerCase(Locale.ROOT);
            List<String> layouts = list(words.get(5));
            List<String> states = new ArrayList<>(list(words.get(6)));
            // These change the game: no other can be opened in their window without a question.
            if (states.remove("running")) {
              new LookStates(studio, settings, name).takeRunning(layouts);
            }
            if (states.remove("play")) {
              new LookStates(studio, settings, name).takePlay(layouts);
            }
            if (!states.isEmpty()) {
              new LookStates(studio, settings, name).take(layouts, states, judged);
            }
          }
        }
      }
    }

    private static List<String> list(String words) {
      return List.of(words.split(","));
    }

    private static Preferences settings(String language, String theme, String size) {
      Preferences settings = Preferences.userRoot().node(String.join("/", language, theme, size));
      String[] edges = size.split("x");
      settings.put("language", language.toUpperCase(Locale.ROOT));
      settings.put("theme", theme.toUpperCase(Locale.ROOT));
      settings.putDouble("width", Integer.parseInt(edges[0]));
      settings.putDouble("height", Integer.parseInt(edges[1]));
      settings.putInt("strength", Settings.DEFAULT_STRENGTH);
      settings.put("motion", "OFF");
      return settings;
    }
  }
}
