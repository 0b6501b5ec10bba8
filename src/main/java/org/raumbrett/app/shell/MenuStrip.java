package org.raumbrett.app.shell;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import org.raumbrett.app.action.Action;
import org.raumbrett.app.action.ActionControls;
import org.raumbrett.app.action.Actions;
import org.raumbrett.app.model.Language;
import org.raumbrett.app.model.MoveNotation;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.model.Settings;
import org.raumbrett.app.words.Words;

/** The menu bar, made from the table of actions. */
final class MenuStrip extends MenuBar {
  /** A line is drawn above these. */
  private static final Set<Action> GROUP_STARTS =
      EnumSet.of(
          Action.OPEN,
          Action.SAVE,
          Action.SUBMIT,
          Action.EXPORT_REPORT,
          Action.QUIT,
          Action.SAVE_PICTURE,
          Action.COPY_GAME,
          Action.TAGS,
          Action.PREVIOUS_BRANCH,
          Action.NEXT_BLUNDER,
          Action.AUTOPLAY,
          Action.PREVIOUS_GAME,
          Action.COLOURING,
          Action.SPREAD,
          Action.RESET_STACK,
          Action.LARGER,
          Action.SWITCH_SIDES,
          Action.TRY_AGAIN,
          Action.STRONGER,
          Action.TYPE_MOVE);

  private final Actions actions;
  private final ActionControls controls;
  private final Words words;
  private final Scope scope;

  MenuStrip(
      Workplace place,
      Actions actions,
      ActionControls controls,
      FileActions files,
      ScopeMenu scopeMenu,
      Words words,
      Scope scope) {
    this.actions = actions;
    this.controls = controls;
    this.words = words;
    this.scope = scope;
    Settings settings = place.settings();
    setId("menu");
    for (Action.Menu group : Action.Menu.values()) {
      if (group == Action.Menu.BOARD || group == Action.Menu.STACK) {
        continue;
      }
      Menu menu = menu(group);
      if (group == Action.Menu.FILE) {
        menu.getItems().add(2, new RecentMenu(place.recent(), files, words, scope));
      }
      if (group == Action.Menu.VIEW) {
        menu.getItems().add(menu(Action.Menu.STACK));
        menu.getItems().add(new SeparatorMenuItem());
        menu.getItems().add(choice("theme", Settings.Theme.class, settings.themeProperty()));
        menu.getItems().add(choice("language", Language.class, settings.languageProperty()));
        menu.getItems().add(choice("notation", MoveNotation.class, settings.notationProperty()));
        menu.getItems()
            .add(choice("motion", Appearance.Motion.class, place.appearance().motionProperty()));
      }
      if (group == Action.Menu.ANALYSIS) {
        Menu what = new Menu(words.get("menu.scope"));
        what.setId("menu-scope");
        what.getItems().addAll(scopeMenu.items());
        menu.getItems().add(1, what);
      }
      getMenus().add(menu);
    }
  }

  private Menu menu(Action.Menu group) {
    Menu menu = new Menu(words.get(group.textKey()));
    for (Action action : group.actions()) {
      if (actions.has(action)) {
        if (GROUP_STARTS.contains(action)) {
          menu.getItems().add(new SeparatorMenuItem());
        }
        menu.getItems().add(controls.menuItem(action));
      }
    }
    return menu;
  }

  private <E extends Enum<E>> Menu choice(String key, Class<E> type, ObjectProperty<E> property) {
    Menu menu = new Menu(words.get("menu." + key));
    ToggleGroup group = new ToggleGroup();
    for (E constant : type.getEnumConstants()) {
      RadioMenuItem item =
          new RadioMenuItem(words.get(key + "." + constant.name().toLowerCase(Locale.ROOT)));
      item.setToggleGroup(group);
      item.setOnAction(event -> property.set(constant));
      scope.show(property, now -> item.setSelected(now == constant));
      menu.getItems().add(item);
    }
    return menu;
  }
}
