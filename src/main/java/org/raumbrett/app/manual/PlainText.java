package org.raumbrett.app.manual;

import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Image;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/** The words of a piece of Markdown without its marks. */
final class PlainText extends AbstractVisitor {
  private final StringBuilder text = new StringBuilder();

  private PlainText() {}

  /** Returns the words, those of different paragraphs and cells apart. */
  static String of(Node node) {
    PlainText words = new PlainText();
    node.accept(words);
    return words.text.toString().strip();
  }

  /** Returns what a picture is said to show. */
  static String description(Image picture) {
    PlainText words = new PlainText();
    words.visitChildren(picture);
    return words.text.toString().strip();
  }

  @Override
  public void visit(Text node) {
    text.append(node.getLiteral());
  }

  @Override
  public void visit(Code node) {
    text.append(node.getLiteral());
  }

  @Override
  public void visit(FencedCodeBlock node) {
    text.append(node.getLiteral()).append('\n');
  }

  @Override
  public void visit(SoftLineBreak node) {
    text.append(' ');
  }

  @Override
  public void visit(HardLineBreak node) {
    text.append('\n');
  }

  /** A picture has no words: its description is read out, not seen. */
  @Override
  public void visit(Image node) {}

  @Override
  public void visit(Paragraph node) {
    visitChildren(node);
    text.append('\n');
  }

  @Override
  public void visit(CustomNode node) {
    visitChildren(node);
    if (node instanceof TableCell) {
      text.append('\n');
    }
  }
}
