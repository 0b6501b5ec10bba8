package org.raumbrett.app.manual;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.VPos;
import javafx.scene.control.Label;
import javafx.scene.control.Separator;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextFlow;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.BlockQuote;
import org.commonmark.node.BulletList;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Image;
import org.commonmark.node.ListBlock;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.ThematicBreak;
import org.jspecify.annotations.Nullable;

/** Lays the manual's paragraphs, lists, tables and pictures out one below the other. */
final class Blocks extends AbstractVisitor {
  /** In a table's columns, in letters: what a column is at least and at most wide. */
  private static final int NARROWEST_COLUMN = 8;

  private static final int WIDEST_COLUMN = 60;

  private final String wanted;
  private final Consumer<String> follow;
  private final Map<Heading, TextFlow> headings = new HashMap<>();
  private final List<javafx.scene.Node> hits = new ArrayList<>();
  private Pane column;

  /**
   * Lays out into a column.
   *
   * @param wanted words to mark, empty for none
   * @param follow does what a click on a link means
   */
  Blocks(Pane column, String wanted, Consumer<String> follow) {
    this.column = column;
    this.wanted = wanted;
    this.follow = follow;
  }

  /** Returns where each heading has come to stand. */
  Map<Heading, TextFlow> headings() {
    return headings;
  }

  /** Returns the pieces that hold the words looked for, in their order. */
  List<javafx.scene.Node> hits() {
    return hits;
  }

  @Override
  public void visit(Heading node) {
    TextFlow flow = flow(node, "manual-heading-" + node.getLevel());
    headings.put(node, flow);
    column.getChildren().add(flow);
  }

  @Override
  public void visit(Paragraph node) {
    if (node.getFirstChild() instanceof Image image && image.getNext() == null) {
      column.getChildren().add(new Picture(image));
    } else {
      column.getChildren().add(flow(node, "manual-paragraph"));
    }
  }

  @Override
  public void visit(BulletList node) {
    addList(node, null);
  }

  @Override
  public void visit(OrderedList node) {
    Integer start = node.getMarkerStartNumber();
    addList(node, start == null ? 1 : start);
  }

  private void addList(ListBlock list, @Nullable Integer first) {
    GridPane rows = new GridPane();
    rows.getStyleClass().add("manual-list");
    ColumnConstraints text = new ColumnConstraints();
    text.setHgrow(Priority.ALWAYS);
    rows.getColumnConstraints().addAll(new ColumnConstraints(), text);
    int row = 0;
    for (Node item = list.getFirstChild(); item != null; item = item.getNext()) {
      Label sign = new Label(first == null ? "•" : first + row + ".");
      sign.setMinWidth(Label.USE_PREF_SIZE);
      GridPane.setValignment(sign, VPos.TOP);
      VBox content = new VBox();
      content.getStyleClass().add("manual-item");
      inside(content, item);
      rows.addRow(row++, sign, content);
    }
    column.getChildren().add(rows);
  }

  @Override
  public void visit(BlockQuote node) {
    VBox note = new VBox();
    note.getStyleClass().add("manual-note");
    inside(note, node);
    column.getChildren().add(note);
  }

  @Override
  public void visit(FencedCodeBlock node) {
    Label code = new Label(node.getLiteral().stripTrailing());
    code.getStyleClass().add("manual-block");
    code.setWrapText(true);
    code.setMaxWidth(Double.MAX_VALUE);
    if (Search.in(code.getText(), wanted) >= 0) {
      code.getStyleClass().add("manual-found");
      hits.add(code);
    }
    column.getChildren().add(code);
  }

  @Override
  public void visit(ThematicBreak node) {
    column.getChildren().add(new Separator());
  }

  @Override
  public void visit(CustomBlock node) {
    if (node instanceof TableBlock table) {
      addTable(table);
    } else {
      visitChildren(node);
    }
  }

  private void addTable(TableBlock table) {
    GridPane grid = new GridPane();
    grid.getStyleClass().add("manual-table");
    List<Integer> widths = new ArrayList<>();
    int rows = 0;
    for (Node part = table.getFirstChild(); part != null; part = part.getNext()) {
      for (Node row = part.getFirstChild(); row != null; row = row.getNext()) {
        addRow(grid, (TableRow) row, rows++, widths);
      }
    }
    int whole = widths.stream().mapToInt(Integer::intValue).sum();
    for (int width : widths) {
      ColumnConstraints share = new ColumnConstraints();
      share.setPercentWidth(100.0 * width / whole);
      grid.getColumnConstraints().add(share);
    }
    column.getChildren().add(grid);
  }

  private void addRow(GridPane grid, TableRow row, int number, List<Integer> widths) {
    int place = 0;
    for (Node child = row.getFirstChild(); child != null; child = child.getNext()) {
      TableCell cell = (TableCell) child;
      VBox box = new VBox(flow(cell, cell.isHeader() ? "manual-head" : "manual-cell"));
      box.getStyleClass().add(number % 2 == 0 ? "manual-even" : "manual-odd");
      grid.add(box, place, number);
      int letters = PlainText.of(cell).length();
      int width = Math.max(NARROWEST_COLUMN, Math.min(WIDEST_COLUMN, letters));
      if (place == widths.size()) {
        widths.add(width);
      } else {
        widths.set(place, Math.max(widths.get(place), width));
      }
      place++;
    }
  }

  private TextFlow flow(Node node, String style) {
    Inlines.Flow made = Inlines.of(node, wanted, follow);
    made.flow().getStyleClass().add(style);
    if (made.found()) {
      hits.add(made.flow());
    }
    return made.flow();
  }

  /** Lays out what is inside a node into a column of its own. */
  private void inside(Pane inner, Node node) {
    Pane outer = column;
    column = inner;
    visitChildren(node);
    column = outer;
  }
}
