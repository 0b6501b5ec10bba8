package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.geometry.Orientation;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Alert;
import javafx.scene.control.ButtonType;
import javafx.scene.control.Dialog;
import javafx.scene.control.DialogPane;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;

@Tag("window")
class DialogFitTest {
  private static final Rectangle2D SMALL = new Rectangle2D(0, 0, 320, 240);

  @RegisterExtension final TestWindow test = new TestWindow();

  private final AtomicReference<Dialog<?>> shown = new AtomicReference<>();

  private static Dialog<ButtonType> form(int lines) {
    VBox content = new VBox(4);
    for (int i = 0; i < lines; i++) {
      Label line = new Label("A line of a form with a text that is longer than a small screen");
      line.setWrapText(true);
      content.getChildren().add(line);
    }
    Dialog<ButtonType> dialog = new Dialog<>();
    dialog.setHeaderText("A heading");
    dialog.getDialogPane().setContent(content);
    dialog.getDialogPane().getButtonTypes().setAll(ButtonType.OK, ButtonType.CANCEL);
    return dialog;
  }

  private DialogPane show(Supplier<Dialog<?>> form, Rectangle2D screen) {
    test.fx(
        () -> {
          Dialog<?> dialog = form.get();
          dialog.initOwner(test.window().stage());
          Theming.dress(dialog.getDialogPane(), test.window().scene().getRoot());
          DialogFit.fit(dialog, screen);
          DialogFit.keep(dialog);
          dialog.show();
          shown.set(dialog);
        });
    test.fx(() -> {});
    DialogPane pane = shown.get().getDialogPane();
    assertButtonsInSight(pane, screen);
    return pane;
  }

  private static Node held(ScrollPane scroll) {
    return ((StackPane) scroll.getContent()).getChildren().get(0);
  }

  private void close() {
    test.fx(() -> shown.get().getDialogPane().getScene().getWindow().hide());
  }

  private static Bounds inScene(Node node) {
    return node.localToScene(node.getBoundsInLocal());
  }

  private static void assertButtonsInSight(DialogPane pane, Rectangle2D screen) {
    Scene scene = pane.getScene();
    assertThat(scene.getHeight()).isLessThanOrEqualTo(screen.getHeight());
    assertThat(scene.getWidth()).isLessThanOrEqualTo(screen.getWidth());
    assertThat(pane.getButtonTypes())
        .map(pane::lookupButton)
        .allSatisfy(
            button -> {
              assertThat(inScene(button).getMaxY()).isLessThanOrEqualTo(scene.getHeight());
              assertThat(inScene(button).getMaxX()).isLessThanOrEqualTo(scene.getWidth());
              assertThat(button.getLayoutBounds().getHeight()).isGreaterThan(20);
            });
  }

  @Test
  void aFormThatIsTooHighScrollsAboveItsButtons() {
    DialogPane pane = show(() -> form(40), SMALL);
    ScrollPane scroll = (ScrollPane) pane.getContent();
    assertThat(scroll.getHeight()).isGreaterThan(80);
    assertThat(inScene(scroll).getMaxY())
        .isLessThanOrEqualTo(inScene(pane.lookupButton(ButtonType.OK)).getMinY());
    VBox lines = (VBox) held(scroll);
    assertThat(lines.getHeight()).isGreaterThan(1000);
    Label line = (Label) lines.getChildren().get(0);
    assertThat(line.getHeight()).as("wrapped, not cut").isGreaterThan(30);
    close();
  }

  @Test
  void aFormOfWhichOnlyTheLastLineHasNoRoomScrolls() {
    DialogPane free = show(() -> form(10), new Rectangle2D(0, 0, 320, 760));
    double whole = free.getHeight();
    close();
    DialogPane pane = show(() -> form(10), new Rectangle2D(0, 0, 320, whole + 30));
    ScrollPane scroll = (ScrollPane) pane.getContent();
    assertThat(scroll.lookupAll(".scroll-bar"))
        .map(ScrollBar.class::cast)
        .filteredOn(bar -> bar.getOrientation() == Orientation.VERTICAL)
        .isNotEmpty()
        .allMatch(Node::isVisible);
    close();
  }

  @Test
  void aQuestionThatIsTooLongScrollsToo() {
    String question = "Why is this so long? ".repeat(60);
    DialogPane pane = show(() -> new Alert(Alert.AlertType.CONFIRMATION, question), SMALL);
    Label text = (Label) held((ScrollPane) pane.getContent());
    assertThat(text.getText()).startsWith("Why is this");
    assertThat(text.getHeight()).isGreaterThan(240);
    close();
  }

  @Test
  void aDialogThatHasRoomIsLeftAsItIs() {
    DialogPane pane = show(() -> form(3), new Rectangle2D(0, 0, 1280, 800));
    assertThat(pane.getContent()).isInstanceOf(VBox.class);
    assertThat(pane.getHeaderText()).isEqualTo("A heading");
    close();
  }
}
