package org.raumbrett.app.image;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.ClosePath;
import javafx.scene.shape.CubicCurveTo;
import javafx.scene.shape.FillRule;
import javafx.scene.shape.LineTo;
import javafx.scene.shape.MoveTo;
import javafx.scene.shape.Path;
import javafx.scene.shape.PathElement;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.shape.Shape;
import javafx.scene.text.Text;
import javafx.scene.transform.Transform;

/**
 * Writes the shapes of a node as SVG: what is on the screen, with the colours it has there. Knows
 * the shapes the board is made of; backgrounds of regions and effects are left out.
 */
public final class SvgPicture {
  private final StringBuilder body = new StringBuilder();
  private final SvgPaints paints = new SvgPaints();

  private SvgPicture() {}

  /** Returns the region as an SVG document. Call it on the JavaFX thread. */
  public static String of(Region region) {
    SvgPicture picture = new SvgPicture();
    picture.children(region);
    String width = number(region.getWidth());
    String height = number(region.getHeight());
    Color ground = Picture.ground(region);
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        + "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%s\" height=\"%s\" viewBox=\"0 0 %s %s\">\n"
            .formatted(width, height, width, height)
        + "<defs>\n"
        + picture.paints.definitions()
        + "</defs>\n<rect width=\"100%\" height=\"100%\" fill=\""
        + SvgPaints.hex(ground)
        + "\"/>\n"
        + picture.body
        + "</svg>\n";
  }

  private void children(Parent parent) {
    // As the screen has it: a greater view order is farther away, equal ones keep their order.
    parent.getChildrenUnmodifiable().stream()
        .sorted(Comparator.comparingDouble(Node::getViewOrder).reversed())
        .forEach(this::node);
  }

  private void node(Node node) {
    if (!node.isVisible() || node.getOpacity() == 0) {
      return;
    }
    int start = body.length();
    body.append("<g").append(transform(node.getLocalToParentTransform()));
    if (node.getOpacity() < 1) {
      body.append(" opacity=\"").append(number(node.getOpacity())).append('"');
    }
    body.append(">");
    int content = body.length();
    if (node instanceof Shape shape) {
      shape(shape);
    } else if (node instanceof Parent parent) {
      children(parent);
    }
    if (body.length() == content) {
      body.setLength(start);
    } else {
      body.append("</g>\n");
    }
  }

  private void shape(Shape shape) {
    String outline = outline(shape);
    if (!outline.isEmpty() && (shape.getFill() != null || shape.getStroke() != null)) {
      body.append(outline).append(paints.attributes("fill", shape.getFill())).append(stroke(shape));
      body.append(shape instanceof Text text ? ">" + escape(text.getText()) + "</text>" : "/>");
    }
  }

  private static String outline(Shape shape) {
    if (shape instanceof Polygon polygon) {
      return "<polygon points=\"" + numbers(polygon.getPoints()) + "\"";
    } else if (shape instanceof SVGPath path) {
      return "<path d=\"" + path.getContent() + "\"";
    } else if (shape instanceof Path path) {
      String rule = path.getFillRule() == FillRule.EVEN_ODD ? " fill-rule=\"evenodd\"" : "";
      return "<path" + rule + " d=\"" + data(path.getElements()) + "\"";
    } else if (shape instanceof Rectangle box) {
      return "<rect x=\"%s\" y=\"%s\" width=\"%s\" height=\"%s\" rx=\"%s\""
          .formatted(
              number(box.getX()),
              number(box.getY()),
              number(box.getWidth()),
              number(box.getHeight()),
              number(box.getArcWidth() / 2));
    } else if (shape instanceof Text text) {
      return text(text);
    }
    return "";
  }

  /** The reader's font may be wider or narrower than ours: the text's middle stays where it is. */
  private static String text(Text text) {
    var bounds = text.getLayoutBounds();
    String bold = text.getFont().getStyle().contains("Bold") ? " font-weight=\"bold\"" : "";
    return ("<text x=\"%s\" y=\"%s\" text-anchor=\"middle\" dominant-baseline=\"central\""
            + " font-family=\"sans-serif\" font-size=\"%s\"%s")
        .formatted(
            number(bounds.getCenterX()),
            number(bounds.getCenterY()),
            number(text.getFont().getSize()),
            bold);
  }

  private String stroke(Shape shape) {
    return shape.getStroke() == null
        ? ""
        : paints.attributes("stroke", shape.getStroke())
            + " stroke-width=\"%s\" stroke-linejoin=\"%s\" stroke-linecap=\"%s\""
                .formatted(
                    number(shape.getStrokeWidth()),
                    shape.getStrokeLineJoin().name().toLowerCase(Locale.ROOT),
                    shape.getStrokeLineCap().name().toLowerCase(Locale.ROOT));
  }

  private static String data(List<PathElement> elements) {
    StringBuilder data = new StringBuilder();
    for (PathElement element : elements) {
      if (element instanceof MoveTo move) {
        data.append('M').append(numbers(List.of(move.getX(), move.getY())));
      } else if (element instanceof LineTo line) {
        data.append('L').append(numbers(List.of(line.getX(), line.getY())));
      } else if (element instanceof CubicCurveTo curve) {
        data.append('C')
            .append(
                numbers(
                    List.of(
                        curve.getControlX1(),
                        curve.getControlY1(),
                        curve.getControlX2(),
                        curve.getControlY2(),
                        curve.getX(),
                        curve.getY())));
      } else if (element instanceof ClosePath) {
        data.append('Z');
      } else {
        throw new IllegalArgumentException("not a part of a board: " + element);
      }
    }
    return data.toString();
  }

  private static String transform(Transform by) {
    return by.isIdentity()
        ? ""
        : " transform=\"matrix("
            + numbers(
                List.of(by.getMxx(), by.getMyx(), by.getMxy(), by.getMyy(), by.getTx(), by.getTy()))
            + ")\"";
  }

  private static String numbers(List<Double> numbers) {
    return numbers.stream().map(SvgPicture::number).collect(Collectors.joining(" "));
  }

  /** Returns the number with at most three decimals. */
  static String number(double number) {
    String text = String.format(Locale.ROOT, "%.3f", number);
    return text.replaceFirst("\\.?0+$", "");
  }

  private static String escape(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;");
  }
}
