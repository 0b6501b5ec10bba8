package org.raumbrett.app.manual;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Hyperlink;
import javafx.scene.text.Text;
import javafx.scene.text.TextFlow;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;

/** The words of one paragraph, heading or cell, as a flow of text. */
final class Inlines extends AbstractVisitor {
  private static final String FOUND = "manual-found";

  private final TextFlow flow = new TextFlow();
  private final List<String> styles = new ArrayList<>();
  private final String wanted;
  private final Consumer<String> follow;
  private boolean found;

  private Inlines(String wanted, Consumer<String> follow) {
    this.wanted = wanted;
    this.follow = follow;
  }

  /**
   * A flow of text and whether the words looked for are in it.
   *
   * @param flow the text
   */
  record Flow(TextFlow flow, boolean found) {}

  /**
   * Returns the words below the node.
   *
   * @param wanted words to mark, empty for none
   * @param follow does what a click on a link means
   */
  static Flow of(Node node, String wanted, Consumer<String> follow) {
    Inlines inlines = new Inlines(wanted, follow);
    inlines.visitChildren(node);
    return new Flow(inlines.flow, inlines.found);
  }

  @Override
  public void visit(org.commonmark.node.Text node) {
    add(node.getLiteral());
  }

  @Override
  public void visit(Code node) {
    styled("manual-code", () -> add(node.getLiteral()));
  }

  @Override
  public void visit(StrongEmphasis node) {
    styled("manual-strong", () -> visitChildren(node));
  }

  @Override
  public void visit(Emphasis node) {
    styled("manual-emphasis", () -> visitChildren(node));
  }

  @Override
  public void visit(SoftLineBreak node) {
    add(" ");
  }

  @Override
  public void visit(HardLineBreak node) {
    add("\n");
  }

  /** A link is one piece, which the keyboard can reach. */
  @Override
  public void visit(Link node) {
    Hyperlink link = new Hyperlink(PlainText.of(node));
    link.getStyleClass().add("manual-link");
    link.setOnAction(
        event -> {
          follow.accept(node.getDestination());
          link.setVisited(false);
        });
    if (Search.in(link.getText(), wanted) >= 0) {
      link.getStyleClass().add(FOUND);
      found = true;
    }
    flow.getChildren().add(link);
  }

  private void styled(String style, Runnable content) {
    styles.add(style);
    content.run();
    styles.remove(styles.size() - 1);
  }

  /** Adds words, those looked for as pieces of their own. */
  private void add(String words) {
    int done = 0;
    int hit = Search.in(words, wanted);
    while (hit >= 0) {
      addPiece(words.substring(done, hit), false);
      done = hit + wanted.length();
      addPiece(words.substring(hit, done), true);
      found = true;
      hit = Search.in(words, wanted, done);
    }
    addPiece(words.substring(done), false);
  }

  private void addPiece(String words, boolean marked) {
    if (words.isEmpty()) {
      return;
    }
    Text piece = new Text(words);
    piece.getStyleClass().add("manual-text");
    piece.getStyleClass().addAll(styles);
    if (marked) {
      piece.getStyleClass().add(FOUND);
    }
    flow.getChildren().add(piece);
  }
}
