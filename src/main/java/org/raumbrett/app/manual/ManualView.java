package org.raumbrett.app.manual;

import java.text.Normalizer;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextFlow;
import org.commonmark.node.Heading;
import org.raumbrett.app.model.Language;
import org.raumbrett.app.words.Words;

/**
 * The manual on the screen: at the left a field for words to look for and the chapters, at the
 * right the text. With words in the field the chapters are those that hold them; Enter leads from
 * one place to the next.
 */
public final class ManualView extends SplitPane {
  private static final double CONTENTS_SHARE = 0.28;

  /** What stays in sight above a heading, and of the page before, in pixels. */
  private static final double MARGIN = 12;

  private final Manual manual;
  private final Consumer<Language> turnTo;
  private final TextField search = new TextField();
  private final ListView<Chapter> contents = new ListView<>();
  private final Label nothing = new Label();
  private final VBox page = new VBox();
  private final ScrollPane scroll = new ScrollPane();
  private Map<Heading, TextFlow> headings = Map.of();
  private List<Node> hits = List.of();
  private int hit;

  /**
   * Shows the manual.
   *
   * @param words the language of the window; a link may have led to a manual in another
   * @param turnTo shows the manual in another language instead
   */
  public ManualView(Manual manual, Words words, Consumer<Language> turnTo) {
    this.manual = manual;
    this.turnTo = turnTo;
    setId("manual");
    getStyleClass().add("manual");
    search.setId("manual-search");
    search.setPromptText(words.get("manual.search"));
    search.setAccessibleText(words.get("manual.search"));
    search
        .textProperty()
        .subscribe(text -> look(Normalizer.normalize(text.strip(), Normalizer.Form.NFC)));
    search.setOnAction(event -> nextHit());
    contents.setId("manual-contents");
    contents.setAccessibleText(words.get("manual.contents"));
    nothing.setId("manual-none");
    nothing.setWrapText(true);
    nothing.setText(words.get("manual.none"));
    contents.setPlaceholder(nothing);
    contents.setCellFactory(list -> new ChapterCell());
    contents
        .getSelectionModel()
        .selectedItemProperty()
        .subscribe(
            chapter -> {
              if (chapter != null) {
                show(chapter);
              }
            });
    VBox side = new VBox(search, contents);
    side.getStyleClass().add("manual-side");
    side.setMinWidth(160);
    VBox.setVgrow(contents, Priority.ALWAYS);
    page.setId("manual-page");
    page.getStyleClass().add("manual-page");
    StackPane middle = new StackPane(page);
    middle.getStyleClass().add("manual-ground");
    scroll.setContent(middle);
    scroll.setId("manual-scroll");
    scroll.setFitToWidth(true);
    scroll.getStyleClass().add("manual-scroll");
    scroll.addEventFilter(KeyEvent.KEY_PRESSED, this::turnPage);
    getItems().addAll(side, scroll);
    SplitPane.setResizableWithParent(side, false);
    setDividerPositions(CONTENTS_SHARE);
  }

  /** Puts the focus on the text, so that the keys scroll it. */
  public void focusPage() {
    scroll.requestFocus();
  }

  /** Puts the focus where words to look for are typed. */
  public void focusSearch() {
    search.requestFocus();
    search.selectAll();
  }

  /** Forgets the words that were looked for. */
  public void forgetSearch() {
    search.clear();
  }

  /** Returns the manual that is shown. */
  public Manual manual() {
    return manual;
  }

  /** Lays the text out with the words marked, and lists the chapters that hold them. */
  private void look(String words) {
    page.getChildren().clear();
    Blocks blocks = new Blocks(page, words, this::follow);
    manual.document().accept(blocks);
    headings = blocks.headings();
    hits = blocks.hits();
    hit = -1;
    // Words may stand before the first chapter too.
    nothing.setVisible(hits.isEmpty());
    contents
        .getItems()
        .setAll(
            manual.chapters().stream()
                .filter(chapter -> chapter.rank() > 1)
                .filter(chapter -> words.isEmpty() || chapter.holds(words))
                .toList());
    if (!words.isEmpty()) {
      nextHit();
    }
  }

  private void nextHit() {
    if (!hits.isEmpty()) {
      hit = (hit + 1) % hits.size();
      scrollTo(hits.get(hit));
    }
  }

  /** A link leads to a chapter, or to the manual in another language. */
  private void follow(String link) {
    Manual.linked(link)
        .ifPresentOrElse(
            turnTo,
            () -> {
              search.clear();
              manual.chapter(link).ifPresent(this::show);
            });
  }

  /** Brings the chapter on the rules of the game into sight. */
  public void showRules() {
    search.clear();
    manual.rules().ifPresent(this::show);
  }

  private void show(Chapter chapter) {
    TextFlow heading = headings.get(chapter.heading());
    if (heading != null) {
      scrollTo(heading);
    }
  }

  /** Brings a piece of the text to the top of what is seen. */
  private void scrollTo(Node piece) {
    if (scroll.getScene() == null) {
      return;
    }
    scroll.applyCss();
    scroll.layout();
    Node content = scroll.getContent();
    Bounds place = content.sceneToLocal(piece.localToScene(piece.getLayoutBounds()));
    double hidden = content.getLayoutBounds().getHeight() - scroll.getViewportBounds().getHeight();
    double margin = 12;
    double top = Math.max(0, place.getMinY() - margin);
    scroll.setVvalue(hidden <= 0 ? 0 : Math.min(1, top / hidden));
  }

  /** A scroll pane by itself moves by a few lines where a reader expects a page. */
  private void turnPage(KeyEvent event) {
    int pages =
        switch (event.getCode()) {
          case PAGE_DOWN -> 1;
          case PAGE_UP -> -1;
          case SPACE -> event.isShiftDown() ? -1 : 1;
          default -> 0;
        };
    double hidden = hidden();
    if (pages == 0 || hidden <= 0 || event.getTarget() instanceof Hyperlink) {
      return;
    }
    double page = scroll.getViewportBounds().getHeight() - MARGIN;
    scroll.setVvalue(Math.max(0, Math.min(1, scroll.getVvalue() + pages * page / hidden)));
    event.consume();
  }

  /** Returns how much of the text is not seen, in pixels. */
  private double hidden() {
    return scroll.getContent().getLayoutBounds().getHeight()
        - scroll.getViewportBounds().getHeight();
  }

  private static final class ChapterCell extends ListCell<Chapter> {
    /** A cell as wide as the list, whatever its title: a long one takes two lines. */
    ChapterCell() {
      setWrapText(true);
      setPrefWidth(0);
    }

    @Override
    protected void updateItem(Chapter chapter, boolean empty) {
      super.updateItem(chapter, empty);
      setText(empty || chapter == null ? null : chapter.title());
      getStyleClass().remove("manual-subchapter");
      if (!empty && chapter != null && chapter.rank() > 2) {
        getStyleClass().add("manual-subchapter");
      }
    }
  }
}
