package org.raumbrett.cli.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.raumbrett.Main;
import org.raumbrett.board.Position;
import org.raumbrett.engine.Limits;

class PlayerSettingTest {
  private static final PlayedLine START = PlayedLine.from(Position.START);

  @ParameterizedTest
  @ValueSource(strings = {"engine", "level:1", "nodes:300", "depth:2", "movetime:1"})
  void aSettingOpensAPlayer(String text) {
    PlayerSetting setting = PlayerSetting.parse(text, Limits.nodes(100), 1);
    assertThat(setting).hasToString(text);
    try (Player player = setting.open()) {
      player.newGame();
      assertThat(Position.START.legalMoves()).contains(player.choose(START).move());
    }
  }

  @Test
  void theSettingsLimitsHold() {
    try (Player shallow = PlayerSetting.parse("depth:1", Limits.nodes(100), 1).open();
        Player deep = PlayerSetting.parse("engine", Limits.depth(3), 1).open()) {
      assertThat(shallow.choose(START).nodes()).isLessThan(deep.choose(START).nodes() / 4);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "level",
        "level:0",
        "level:11",
        "nodes:0",
        "depth:-1",
        "depth:x",
        "uci:",
        "uci: ",
        "x:1"
      })
  void whatIsNoSettingIsRefused(String text) {
    assertThatThrownBy(() -> PlayerSetting.parse(text, Limits.nodes(100), 1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void anotherProgramPlaysOverUciAsTheEngineDoes() {
    try (Player other = PlayerSetting.parse(program("uci"), Limits.depth(3), 1).open();
        Player engine = PlayerSetting.parse("engine", Limits.depth(3), 1).open()) {
      other.newGame();
      PlayedLine line = START.play(Position.START.legalMoves().get(5));
      Player.Choice expected = engine.choose(line);
      assertThat(other.choose(line)).isEqualTo(expected);
      PlayedLine longer = line.play(expected.move());
      assertThat(other.choose(longer).move()).isIn(longer.current().legalMoves());
    }
  }

  @Test
  void aProgramThatDoesNotSpeakUciIsRefused() {
    PlayerSetting setting = PlayerSetting.parse(program("--version"), Limits.depth(3), 1);
    assertThatThrownBy(setting::open)
        .isInstanceOf(IllegalStateException.class)
        .hasMessageEndingWith(" does not speak UCI: the program has ended");
  }

  /** This program itself, in a process of its own. */
  private static String program(String command) {
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    String classPath = System.getProperty("java.class.path");
    return "uci:\""
        + java
        + "\" -Xshare:auto -XX:TieredStopAtLevel=1 -cp \""
        + classPath
        + "\" "
        + Main.class.getName()
        + " "
        + command;
  }
}
