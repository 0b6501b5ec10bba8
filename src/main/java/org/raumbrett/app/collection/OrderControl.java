package org.raumbrett.app.collection;

import atlantafx.base.theme.Styles;
import java.util.Locale;
import javafx.scene.control.Button;
import javafx.scene.control.MenuButton;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignS;
import org.raumbrett.app.action.Tips;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.words.Words;

/** The choice of the order in which games are listed, and a button to turn it round. */
final class OrderControl extends HBox {
  private final GamesModel model;
  private final Words words;
  private final MenuButton by = new MenuButton();
  private final Button turn = new Button();

  OrderControl(GamesModel model, Words words, Scope scope) {
    super(2);
    this.model = model;
    this.words = words;
    by.setId("games-sort");
    by.getStyleClass().addAll(Styles.SMALL, Styles.FLAT);
    by.setMinWidth(Region.USE_PREF_SIZE);
    Tips.tell(by, words.get("games.sort"));
    ToggleGroup one = new ToggleGroup();
    for (SortKey key : SortKey.values()) {
      RadioMenuItem item = new RadioMenuItem(words.get("games.by." + name(key)));
      item.setId("games-by-" + name(key));
      item.setToggleGroup(one);
      item.setOnAction(event -> model.sort(model.orderProperty().get().by(key)));
      scope.show(model.orderProperty(), order -> item.setSelected(order.key() == key));
      by.getItems().add(item);
    }
    turn.setId("games-turn");
    turn.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.SMALL, Styles.FLAT);
    turn.setMinWidth(Region.USE_PREF_SIZE);
    Tips.tell(turn, words.get("games.turn"));
    turn.setOnAction(event -> model.sort(model.orderProperty().get().turned()));
    getChildren().addAll(by, turn);
    scope.show(model.orderProperty(), this::show);
  }

  private void show(GameOrder order) {
    by.setText(words.get("games.by." + name(order.key())));
    by.setAccessibleText(words.get("games.sort") + ". " + description(order, words));
    turn.setGraphic(
        new FontIcon(
            order.descending() ? MaterialDesignS.SORT_DESCENDING : MaterialDesignS.SORT_ASCENDING));
    turn.setAccessibleText(words.get("games.turn") + ". " + description(order, words));
  }

  /** Returns the order in words. */
  static String description(GameOrder order, Words words) {
    return words.format(
        "games.sorted",
        words.get("games.sorted.by." + name(order.key())),
        words.get(order.descending() ? "games.descending" : "games.ascending"));
  }

  private static String name(SortKey key) {
    return key.name().toLowerCase(Locale.ROOT);
  }
}
