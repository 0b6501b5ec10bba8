package org.raumbrett.app.manual;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.scene.input.KeyCombination;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Heading;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.model.Language;

/** The keys that the manual names are the program's, whatever the keyboard's language. */
class ManualKeysTest {
  /** What is written on all keyboards, and what {@link Action} calls it. */
  private static final Map<String, String> SIGNS =
      Map.of("←", "Left", "→", "Right", "↑", "Up", "↓", "Down", ",", "Comma", ".", "Period");

  private static final Map<Language, String> NAMES =
      Map.of(
          Language.ENGLISH,
          "Ctrl=Shortcut Shift=Shift Alt=Alt Tab=Tab Esc=Esc Enter=Enter Space=Space Home=Home"
              + " End=End Del=Delete PgUp=Page_Up PgDn=Page_Down plus=Plus minus=Minus",
          Language.SPANISH,
          "Ctrl=Shortcut Mayús=Shift Alt=Alt Tab=Tab Esc=Esc Intro=Enter Espacio=Space Inicio=Home"
              + " Fin=End Supr=Delete RePág=Page_Up AvPág=Page_Down más=Plus menos=Minus",
          Language.GERMAN,
          "Strg=Shortcut Umschalt=Shift Alt=Alt Tab=Tab Esc=Esc Eingabe=Enter Leertaste=Space"
              + " Pos1=Home Ende=End Entf=Delete Bild_auf=Page_Up Bild_ab=Page_Down Plus=Plus"
              + " Minus=Minus");

  private static final Set<String> MODIFIERS = Set.of("Shortcut", "Shift", "Alt");

  /** Every window has it. */
  private static final String NO_ACTION = "Tab";

  @ParameterizedTest
  @EnumSource(value = Language.class, mode = EnumSource.Mode.EXCLUDE, names = "SYSTEM")
  void everyKeyOfTheManualDoesSomething(Language language) {
    Set<KeyCombination> known =
        Arrays.stream(Action.values())
            .flatMap(action -> action.keys().stream())
            .collect(Collectors.toSet());
    assertThat(keys(language))
        .hasSizeGreaterThan(40)
        .filteredOn(key -> !key.equals(NO_ACTION))
        .allSatisfy(key -> assertThat(known).contains(KeyCombination.valueOf(key)));
  }

  @ParameterizedTest
  @EnumSource(
      value = Language.class,
      names = {"SPANISH", "GERMAN"})
  void everyLanguageNamesTheSameKeys(Language language) {
    assertThat(keys(language)).containsExactlyInAnyOrderElementsOf(keys(Language.ENGLISH));
  }

  /** Returns the keys as {@link Action} writes them. */
  private static Set<String> keys(Language language) {
    Map<String, String> names = new HashMap<>(SIGNS);
    for (String pair : NAMES.get(language).split(" ")) {
      String[] sides = pair.replace('_', ' ').split("=");
      names.put(sides[0], sides[1]);
    }
    Set<String> keys = new LinkedHashSet<>();
    Manual.of(language)
        .document()
        .accept(
            new AbstractVisitor() {
              private boolean cells;

              @Override
              public void visit(Heading heading) {
                cells |= PlainText.of(heading).startsWith("RGN");
              }

              @Override
              public void visit(Code code) {
                String key = key(code.getLiteral(), names);
                // Where cells and men are spoken of, a letter is one of theirs.
                if (!key.isEmpty() && !(cells && key.length() == 1)) {
                  keys.add(key);
                }
              }
            });
    return keys;
  }

  /** Returns the key that is written so; empty if it is none, or none without another. */
  private static String key(String written, Map<String, String> names) {
    List<String> parts =
        Arrays.stream(written.split("\\+"))
            .map(part -> part.matches("[A-Z0]|F\\d+") ? part : names.getOrDefault(part, ""))
            .toList();
    if (parts.contains("") || parts.isEmpty() || MODIFIERS.containsAll(parts)) {
      return "";
    }
    return String.join("+", parts);
  }
}
