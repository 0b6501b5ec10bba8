package org.raumbrett.app.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import java.util.stream.Collectors;
import javafx.event.Event;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.text.Text;
import javafx.stage.Window;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.manual.Chapter;
import org.raumbrett.app.model.Language;
import org.raumbrett.app.model.Settings;
import org.testfx.api.FxRobot;

@Tag("window")
class ManualWindowTest {
  @RegisterExtension final TestWindow test = new TestWindow();

  @AfterEach
  void closeManuals() {
    test.fx(() -> manualWindows().forEach(Window::hide));
  }

  private static Set<Window> manualWindows() {
    return Window.getWindows().stream()
        .filter(window -> window.getScene().lookup("#manual") != null)
        .collect(Collectors.toSet());
  }

  private Scene open(FxRobot robot) {
    robot.type(KeyCode.F1);
    test.until(() -> !manualWindows().isEmpty());
    assertThat(manualWindows()).hasSize(1);
    return manualWindows().iterator().next().getScene();
  }

  private static <T extends Node> T find(Scene scene, String selector, Class<T> type) {
    return type.cast(scene.lookup(selector));
  }

  @SuppressWarnings("unchecked")
  private static ListView<Chapter> contents(Scene scene) {
    return find(scene, "#manual-contents", ListView.class);
  }

  private void look(Scene scene, String words) {
    test.fx(() -> find(scene, "#manual-search", TextField.class).setText(words));
  }

  @Test
  void f1OpensOneManualWindowWithAllChapters(FxRobot robot) {
    Scene scene = open(robot);
    test.fx(() -> test.window().stage().requestFocus());
    open(robot);
    assertThat(contents(scene).getItems()).extracting(Chapter::title).contains("The knight");
  }

  @Test
  void theWelcomeLeadsToTheRules(FxRobot robot) {
    test.fx(() -> test.find("#link-RULES", Hyperlink.class).fire());
    test.until(() -> !manualWindows().isEmpty());
    Scene scene = manualWindows().iterator().next().getScene();
    ScrollPane scroll = find(scene, "#manual-scroll", ScrollPane.class);
    test.until(() -> scroll.getVvalue() > 0.5);
    assertThat(scroll.getVvalue()).isLessThan(0.95);
  }

  @Test
  void aChapterOfTheContentsComesIntoSight(FxRobot robot) {
    Scene scene = open(robot);
    ScrollPane scroll = find(scene, "#manual-scroll", ScrollPane.class);
    assertThat(scroll.getVvalue()).isZero();
    test.fx(() -> contents(scene).getSelectionModel().selectLast());
    assertThat(scroll.getVvalue()).isGreaterThan(0.8);
    test.fx(() -> contents(scene).getSelectionModel().selectFirst());
    assertThat(scroll.getVvalue()).isLessThan(0.2);
  }

  @Test
  void aPageIsTurnedByItsKey(FxRobot robot) {
    Scene scene = open(robot);
    ScrollPane scroll = find(scene, "#manual-scroll", ScrollPane.class);
    double seen = scroll.getViewportBounds().getHeight();
    double hidden = scroll.getContent().getLayoutBounds().getHeight() - seen;
    assertThat(hidden).isGreaterThan(3 * seen);
    press(scroll, KeyCode.PAGE_DOWN);
    assertThat(scroll.getVvalue() * hidden).isBetween(0.8 * seen, seen);
    press(scroll, KeyCode.PAGE_UP);
    assertThat(scroll.getVvalue()).isZero();
  }

  /** The robot's keys go to the window that the system has in front, which differs. */
  private void press(Node target, KeyCode key) {
    test.fx(
        () ->
            Event.fireEvent(
                target,
                new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, false, false, false)));
  }

  @Test
  void wordsLookedForAreMarkedAndTheirChaptersListed(FxRobot robot) {
    Scene scene = open(robot);
    int all = contents(scene).getItems().size();
    look(scene, "boardMATE");
    assertThat(contents(scene).getItems())
        .isNotEmpty()
        .hasSizeLessThan(all)
        .allMatch(chapter -> chapter.holds("boardmate"));
    assertThat(scene.getRoot().lookupAll(".manual-found"))
        .isNotEmpty()
        .filteredOn(Text.class::isInstance)
        .allMatch(node -> ((Text) node).getText().equalsIgnoreCase("boardmate"));
    look(scene, "");
    assertThat(contents(scene).getItems()).hasSize(all);
  }

  @Test
  void wordsThatAreNowhereAreSaidToBeNowhereAndForgottenWhenTheManualIsClosed(FxRobot robot) {
    Scene scene = open(robot);
    look(scene, "zugzwangish");
    assertThat(contents(scene).getItems()).isEmpty();
    test.fx(contents(scene)::layout);
    assertThat(find(scene, "#manual-none", Label.class).isVisible()).isTrue();
    assertThat(find(scene, "#manual-none", Label.class).getText()).isEqualTo("Not in the manual");
    test.fx(() -> scene.getWindow().hide());
    test.fx(() -> test.window().actions().run(Action.MANUAL));
    assertThat(scene.getWindow().isShowing()).isTrue();
    assertThat(find(scene, "#manual-search", TextField.class).getText()).isEmpty();
    assertThat(contents(scene).getItems()).isNotEmpty();
  }

  @Test
  void noTitleIsCutHoweverLargeTheText(FxRobot robot) {
    test.fx(() -> test.settings().languageProperty().set(Language.GERMAN));
    test.fx(() -> test.window().place().textSize().set(20));
    ListView<Chapter> list = contents(open(robot));
    test.fx(list::layout);
    assertThat(list.lookupAll(".scroll-bar"))
        .map(ScrollBar.class::cast)
        .filteredOn(bar -> bar.getOrientation() == Orientation.HORIZONTAL)
        .isNotEmpty()
        .noneMatch(Node::isVisible);
    assertThat(list.lookupAll(".list-cell .text"))
        .map(Text.class::cast)
        .isNotEmpty()
        .noneMatch(title -> title.getText().contains("..."));
  }

  @Test
  void wordsWithUmlautsAreFoundWithAndWithoutThem(FxRobot robot) {
    test.fx(() -> test.settings().languageProperty().set(Language.GERMAN));
    Scene scene = open(robot);
    int all = contents(scene).getItems().size();
    for (String typed : new String[] {"LÄUFER", "laufer", "La\u0308ufer"}) {
      look(scene, typed);
      assertThat(contents(scene).getItems())
          .hasSizeLessThan(all)
          .extracting(Chapter::title)
          .contains("Der Läufer");
      assertThat(scene.getRoot().lookupAll(".manual-found"))
          .filteredOn(Text.class::isInstance)
          .extracting(node -> ((Text) node).getText())
          .isNotEmpty()
          .allMatch("Läufer"::equalsIgnoreCase);
    }
  }

  @Test
  void aLinkLeadsToItsChapter(FxRobot robot) {
    Scene scene = open(robot);
    test.fx(link(scene, "the rules")::fire);
    assertThat(find(scene, "#manual-scroll", ScrollPane.class).getVvalue()).isBetween(0.4, 0.8);
  }

  @Test
  void aLinkLeadsToTheManualInAnotherLanguageAndBack(FxRobot robot) {
    Scene scene = open(robot);
    test.fx(link(scene, "Auf Deutsch")::fire);
    assertThat(contents(scene).getItems()).extracting(Chapter::title).contains("Der Springer");
    test.fx(link(scene, "In English")::fire);
    assertThat(contents(scene).getItems()).extracting(Chapter::title).contains("The knight");
  }

  private static Hyperlink link(Scene scene, String text) {
    return scene.getRoot().lookupAll(".manual-link").stream()
        .map(Hyperlink.class::cast)
        .filter(one -> one.getText().equals(text))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void theManualFollowsLanguageThemeAndTextSize(FxRobot robot) {
    Scene scene = open(robot);
    test.fx(() -> test.settings().languageProperty().set(Language.SPANISH));
    assertThat(contents(scene).getItems()).extracting(Chapter::title).contains("El caballo");
    test.fx(() -> test.settings().languageProperty().set(Language.GERMAN));
    assertThat(contents(scene).getItems()).extracting(Chapter::title).contains("Der Springer");
    test.fx(() -> test.settings().themeProperty().set(Settings.Theme.DARK));
    assertThat(scene.getRoot().getStyleClass()).contains("dark");
    test.fx(() -> test.settings().themeProperty().set(Settings.Theme.LIGHT));
    assertThat(scene.getRoot().getStyleClass()).doesNotContain("dark");
    test.fx(() -> test.window().place().textSize().set(20));
    assertThat(scene.getRoot().getStyle()).contains("20px");
  }

  @Test
  void theManualClosesWithTheWindow(FxRobot robot) {
    open(robot);
    test.fx(() -> test.window().stage().hide());
    assertThat(manualWindows()).isEmpty();
  }
}
