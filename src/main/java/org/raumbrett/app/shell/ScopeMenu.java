package org.raumbrett.app.shell;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javafx.beans.property.ObjectProperty;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import org.jspecify.annotations.Nullable;
import org.raumbrett.analysis.AnalysisScope;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.MoveNumbers;
import org.raumbrett.app.model.Scope;
import org.raumbrett.app.words.Words;
import org.raumbrett.board.Side;
import org.raumbrett.game.GamePath;

/** The choice of what is judged: whose moves, which of them, whether the variations too. */
final class ScopeMenu {
  private static final Pattern RANGE =
      Pattern.compile("\\s*(\\d{1,5})\\s*(?:[-–—]\\s*(\\d{1,5})?)?\\s*");

  private final Desk desk;
  private final ObjectProperty<AnalysisScope> chosen;
  private final Words words;
  private final Scope scope;
  private final RangeQuestion question;

  /** Asks for a line of text; the function tells what is wrong with one. */
  @FunctionalInterface
  interface RangeQuestion {
    Optional<String> ask(Function<String, @Nullable String> fault);
  }

  ScopeMenu(Workplace place, RangeQuestion question, Words words, Scope scope) {
    desk = place.desk();
    chosen = place.analysis().scopeProperty();
    this.question = question;
    this.words = words;
    this.scope = scope;
  }

  /** Returns new items; each menu needs its own. */
  List<MenuItem> items() {
    List<MenuItem> items = new ArrayList<>();
    ToggleGroup sides = new ToggleGroup();
    items.add(sideItem(null, sides));
    for (Side side : Side.values()) {
      items.add(sideItem(side, sides));
    }
    items.add(new SeparatorMenuItem());
    items.addAll(rangeItems());
    items.add(new SeparatorMenuItem());
    CheckMenuItem variations = new CheckMenuItem(words.get("scope.variations"));
    variations.setId("scope-variations");
    variations.setOnAction(event -> change(now -> now.withVariations(variations.isSelected())));
    scope.show(chosen, now -> variations.setSelected(now.variations()));
    items.add(variations);
    return items;
  }

  private MenuItem sideItem(@Nullable Side side, ToggleGroup group) {
    RadioMenuItem item = new RadioMenuItem(names().side(side));
    item.setId("scope-" + (side == null ? "both" : side));
    item.setToggleGroup(group);
    item.setOnAction(event -> change(now -> now.withSide(side)));
    scope.show(chosen, now -> item.setSelected(now.side() == side));
    return item;
  }

  private List<MenuItem> rangeItems() {
    RadioMenuItem whole = new RadioMenuItem(words.get("scope.whole"));
    RadioMenuItem range = new RadioMenuItem();
    ToggleGroup group = new ToggleGroup();
    whole.setToggleGroup(group);
    range.setToggleGroup(group);
    whole.setId("scope-whole");
    range.setId("scope-range");
    whole.setOnAction(event -> change(now -> now.withPlies(1, Integer.MAX_VALUE)));
    range.setOnAction(
        event -> {
          askRange();
          // The click has marked the item, whether or not a range was given.
          showRange(whole, range);
        });
    scope.show(chosen, now -> showRange(whole, range));
    scope.onChange(desk.gameProperty(), () -> showRange(whole, range));
    return List.of(
        whole,
        range,
        item("scope.onwards", () -> change(now -> now.withPlies(here(), Integer.MAX_VALUE))),
        item("scope.upto", () -> change(now -> now.withPlies(1, here()))));
  }

  private MenuItem item(String key, Runnable work) {
    MenuItem item = new MenuItem(words.get(key));
    item.setId(key.replace('.', '-'));
    item.setOnAction(event -> work.run());
    return item;
  }

  private void showRange(RadioMenuItem whole, RadioMenuItem range) {
    AnalysisScope now = chosen.get();
    boolean part = names().isRange(now);
    whole.setSelected(!part);
    range.setSelected(part);
    range.setText(
        part ? words.format("scope.range.now", names().range(now)) : words.get("scope.range.ask"));
  }

  private void askRange() {
    question
        .ask(text -> parse(text) == null ? words.get("scope.range.fault") : null)
        .map(this::parse)
        .ifPresent(plies -> change(now -> now.withPlies(plies[0], plies[1])));
  }

  /** Returns the first and the last ply of {@code 10-20}, {@code 10} or {@code 10-}, or null. */
  private int @Nullable [] parse(String text) {
    Matcher matcher = RANGE.matcher(text);
    if (!matcher.matches()) {
      return null;
    }
    MoveNumbers numbers = MoveNumbers.from(desk.game().start());
    int first = Integer.parseInt(matcher.group(1));
    boolean open = matcher.group(2) == null && text.strip().length() > matcher.group(1).length();
    int last = matcher.group(2) == null ? first : Integer.parseInt(matcher.group(2));
    int from = numbers.firstPly(first);
    int to = open ? Integer.MAX_VALUE : numbers.lastPly(last);
    return from <= to && from <= desk.game().length() && to >= 1 ? new int[] {from, to} : null;
  }

  /** Returns the ply of the main line that led here, or that the user branched off from. */
  private int here() {
    GamePath path = desk.place().path();
    return Math.max(1, path.isMain() ? path.ply() : path.branches().get(0).ply() + 1);
  }

  private ScopeWords names() {
    return new ScopeWords(words, desk.game());
  }

  private void change(UnaryOperator<AnalysisScope> by) {
    chosen.set(by.apply(chosen.get()));
  }
}
