package org.raumbrett.app.image;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import javafx.scene.paint.Color;
import javafx.scene.paint.LinearGradient;
import javafx.scene.paint.Paint;
import javafx.scene.paint.Stop;
import org.jspecify.annotations.Nullable;

/** Colours and gradients of an SVG picture; each gradient is defined once. */
final class SvgPaints {
  private final Map<LinearGradient, String> gradients = new LinkedHashMap<>();

  /** Returns the attributes that paint so: {@code fill} or {@code stroke}. */
  String attributes(String attribute, @Nullable Paint paint) {
    if (paint instanceof Color color) {
      String opacity =
          color.isOpaque()
              ? ""
              : " %s-opacity=\"%s\"".formatted(attribute, SvgPicture.number(color.getOpacity()));
      return " %s=\"%s\"%s".formatted(attribute, hex(color), opacity);
    }
    if (paint instanceof LinearGradient gradient) {
      String id = gradients.computeIfAbsent(gradient, key -> "g" + gradients.size());
      return " %s=\"url(#%s)\"".formatted(attribute, id);
    }
    return " %s=\"none\"".formatted(attribute);
  }

  /** Returns the definitions of all gradients used so far. */
  String definitions() {
    StringBuilder text = new StringBuilder();
    gradients.forEach((gradient, id) -> text.append(definition(gradient, id)));
    return text.toString();
  }

  private static String definition(LinearGradient gradient, String id) {
    StringBuilder text = new StringBuilder();
    text.append(
        "<linearGradient id=\"%s\" gradientUnits=\"%s\" x1=\"%s\" y1=\"%s\" x2=\"%s\" y2=\"%s\">"
            .formatted(
                id,
                gradient.isProportional() ? "objectBoundingBox" : "userSpaceOnUse",
                SvgPicture.number(gradient.getStartX()),
                SvgPicture.number(gradient.getStartY()),
                SvgPicture.number(gradient.getEndX()),
                SvgPicture.number(gradient.getEndY())));
    for (Stop stop : gradient.getStops()) {
      text.append(
          "<stop offset=\"%s\" stop-color=\"%s\" stop-opacity=\"%s\"/>"
              .formatted(
                  SvgPicture.number(stop.getOffset()),
                  hex(stop.getColor()),
                  SvgPicture.number(stop.getColor().getOpacity())));
    }
    return text.append("</linearGradient>\n").toString();
  }

  /** Returns the colour without its opacity, as {@code #rrggbb}. */
  static String hex(Color color) {
    return String.format(
        Locale.ROOT,
        "#%02x%02x%02x",
        Math.round(color.getRed() * 255),
        Math.round(color.getGreen() * 255),
        Math.round(color.getBlue() * 255));
  }
}
