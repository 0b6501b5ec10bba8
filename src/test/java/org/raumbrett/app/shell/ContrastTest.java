package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import atlantafx.base.theme.Theme;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Contrast as WCAG 2 computes it, from the looked-up colours of the style sheets. */
class ContrastTest {
  private static final double TEXT = 4.5;
  private static final double SHAPE = 3;

  private static final Pattern COLOUR =
      Pattern.compile("(-(?:color|rb)-[a-z0-9-]+):\\s*([^;{}]+);");
  private static final Pattern TEXT_COLOUR = Pattern.compile("-fx-text-fill:\\s*(-[a-z0-9-]+)");
  private static final Pattern RULE = Pattern.compile("([^{}]+)\\{([^{}]*)}");

  /** Light and dark, each with all its colours. */
  enum Look {
    LIGHT(new PrimerLight()),
    DARK(new PrimerDark());

    private final Map<String, String> colours = new HashMap<>();

    Look(Theme theme) {
      try {
        read(resource(theme.getUserAgentStylesheet()));
        read(resource("/org/raumbrett/app/app.css"));
        read(resource("/org/raumbrett/app/boards/boards.css"));
      } catch (IOException e) {
        throw new IllegalStateException(e);
      }
    }

    private static String resource(String name) throws IOException {
      try (InputStream stream =
          name.startsWith("/")
              ? ContrastTest.class.getResourceAsStream(name)
              : URI.create(name).toURL().openStream()) {
        return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      }
    }

    private void read(String sheet) {
      Matcher rules = RULE.matcher(sheet.replaceAll("(?s)/\\*.*?\\*/", ""));
      while (rules.find()) {
        boolean dark = rules.group(1).contains(".dark");
        boolean part = rules.group(1).contains("captured") || rules.group(1).contains("legend");
        if (!part && (!dark || name().equals("DARK"))) {
          Matcher colour = COLOUR.matcher(rules.group(2));
          while (colour.find()) {
            colours.put(colour.group(1), colour.group(2).strip());
          }
        }
      }
    }

    Color colour(String name) {
      String value = name;
      while (value.startsWith("-")) {
        value = colours.get(value);
        assertThat(value).as(name + " in " + this).isNotNull();
      }
      return Color.web(value);
    }

    /**
     * Returns the contrast of two colours, the upper one perhaps letting the lower shine through.
     */
    double contrast(String upper, String lower) {
      Color under = colour(lower);
      assertThat(under.isOpaque()).as(lower).isTrue();
      Color over = colour(upper);
      double a = luminance(under.interpolate(opaque(over), over.getOpacity()));
      double b = luminance(under);
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }

    private static Color opaque(Color colour) {
      return Color.color(colour.getRed(), colour.getGreen(), colour.getBlue());
    }

    private static double luminance(Color colour) {
      return 0.2126 * linear(colour.getRed())
          + 0.7152 * linear(colour.getGreen())
          + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(double part) {
      return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }
  }

  private static final Set<String> TEXT_COLOURS =
      Set.of(
          "-color-fg-default",
          "-color-fg-muted",
          "-color-accent-fg",
          "-rb-blunder",
          "-rb-mistake",
          "-rb-dubious");

  @ParameterizedTest
  @EnumSource(Look.class)
  void everyTextCanBeReadOnEveryGround(Look look) {
    for (String text : TEXT_COLOURS) {
      for (String ground : Set.of("-color-bg-default", "-color-bg-subtle")) {
        assertThat(look.contrast(text, ground)).as(text + " on " + ground).isGreaterThan(TEXT);
      }
      // Links do not stand in the current move.
      if (!text.equals("-color-accent-fg")) {
        assertThat(look.contrast(text, "-rb-current")).as(text).isGreaterThan(TEXT);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({
    "-color-fg-emphasis, -color-accent-emphasis",
    "-rb-label, -rb-frame",
    "-rb-label, -rb-frame-edge",
    "-rb-badge-text, -rb-badge",
    "#24282e, #f4f1ea",
    "#f4f1ea, #3b3f45"
  })
  void labelsAndButtonsCanBeRead(String text, String ground) {
    for (Look look : Look.values()) {
      assertThat(look.contrast(text, ground)).as(look.name()).isGreaterThan(TEXT);
    }
  }

  @ParameterizedTest
  @EnumSource(Look.class)
  void everyManStandsOutFromEveryCell(Look look) {
    for (String cell :
        Set.of(
            "-rb-cell-light",
            "-rb-cell-dark",
            "-rb-class-0",
            "-rb-class-1",
            "-rb-class-2",
            "-rb-class-3")) {
      for (String man : Set.of("white", "black")) {
        double fill = look.contrast("-rb-" + man + "-fill", cell);
        double line = look.contrast("-rb-" + man + "-line", cell);
        assertThat(Math.max(fill, line)).as(man + " on " + cell).isGreaterThan(SHAPE);
      }
    }
    assertThat(look.contrast("-rb-white-fill", "-rb-black-fill")).isGreaterThan(TEXT * 2);
  }

  @Test
  void noColourOfATextEscapesTheTest() throws IOException {
    Set<String> used = new HashSet<>();
    Matcher matcher = TEXT_COLOUR.matcher(Look.resource("/org/raumbrett/app/app.css"));
    while (matcher.find()) {
      used.add(matcher.group(1));
    }
    assertThat(TEXT_COLOURS).containsAll(used);
  }
}
