package org.raumbrett.app.image;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.raumbrett.analysis.report.ReportText;
import org.raumbrett.app.model.Games;
import org.raumbrett.app.model.Language;
import org.raumbrett.app.words.Words;
import org.raumbrett.board.Score;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameEditor;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Tags;
import org.raumbrett.game.Verdict;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.util.WaitForAsyncUtils;

@Tag("window")
@ExtendWith(ApplicationExtension.class)
class ReportPictureTest {
  private static Game judged(int marks) {
    Game game = Games.document(Games.MATE).games().get(0);
    for (int ply = 1; ply <= 3; ply++) {
      Verdict verdict = ply <= marks ? Verdict.BLUNDER : Verdict.NONE;
      String best = ply == 2 ? "Ec4Ec3" : "Bb1Cc2";
      Judgement judgement =
          new Judgement(verdict, Score.mate(-1), Score.cp(20), List.of(Games.move(best)), 6, 5);
      game = GameEditor.withJudgement(game, GamePath.main(ply), judgement);
    }
    return game;
  }

  private static BufferedImage picture(Game game, Language language) throws IOException {
    byte[] file = new ReportPicture(new Words(language), Platform::runLater).png(game);
    return ImageIO.read(new ByteArrayInputStream(file));
  }

  /** Returns how many pixels of the picture have that colour. */
  private static int count(BufferedImage picture, int rgb) {
    int count = 0;
    for (int y = 0; y < picture.getHeight(); y++) {
      for (int x = 0; x < picture.getWidth(); x++) {
        count += (picture.getRGB(x, y) & 0xffffff) == rgb ? 1 : 0;
      }
    }
    return count;
  }

  @Test
  void eachMarkedMoveAddsItsBoard() throws IOException {
    BufferedImage none = picture(judged(0), Language.ENGLISH);
    BufferedImage one = picture(judged(1), Language.ENGLISH);
    BufferedImage three = picture(judged(3), Language.GERMAN);
    assertThat(none.getWidth()).isEqualTo(2 * (int) ReportPicture.WIDTH);
    assertThat(one.getHeight() - none.getHeight()).isGreaterThan(400);
    assertThat(three.getHeight()).isGreaterThan(one.getHeight() + 800);
    assertThat(none.getRGB(5, none.getHeight() - 5)).isEqualTo(0xffffffff);
    assertThat(count(none, 0xf4f1ea)).as("the graph's light part").isGreaterThan(10_000);
    BufferedImage margin = three.getSubimage(three.getWidth() - 30, 0, 30, three.getHeight());
    assertThat(count(margin, 0xffffff)).isEqualTo(30 * three.getHeight());
    int blunderRed = 0xcf222e;
    assertThat(count(none, blunderRed)).isZero();
    assertThat(count(three, blunderRed)).isGreaterThan(count(one, blunderRed));
  }

  @Test
  void commentsAndVariationsAreDrawnToTheEndHoweverLong() throws IOException {
    Game game = judged(0);
    Game said =
        GameEditor.withComments(game, GamePath.main(1), List.of("word\n".repeat(3_000) + "end"));
    int none = picture(game, Language.ENGLISH).getHeight();
    int some = picture(said, Language.ENGLISH).getHeight();
    assertThat(some - none).as("a line is 20 pixels, drawn twice as large").isGreaterThan(100_000);
    Game varied = Games.document(Games.VARIED).games().get(0);
    assertThat(picture(varied, Language.ENGLISH).getHeight()).isGreaterThan(400);
  }

  @Test
  void aStripIsAPictureOfItsPartsBelowEachOther() throws IOException {
    WritableImage red = new WritableImage(3, 2);
    WritableImage blue = new WritableImage(3, 1);
    for (int x = 0; x < 3; x++) {
      red.getPixelWriter().setColor(x, 0, Color.RED);
      red.getPixelWriter().setColor(x, 1, Color.RED);
      blue.getPixelWriter().setColor(x, 0, Color.rgb(1, 2, 250));
    }
    PngStrip strip = new PngStrip(3);
    strip.add(red);
    strip.add(blue);
    BufferedImage read = ImageIO.read(new ByteArrayInputStream(strip.finish()));
    assertThat(read.getWidth()).isEqualTo(3);
    assertThat(read.getHeight()).isEqualTo(3);
    assertThat(read.getRGB(2, 1)).isEqualTo(0xffff0000);
    assertThat(read.getRGB(0, 2)).isEqualTo(0xff0102fa);
  }

  @Test
  void whatATagHidesIsSeenInThePicture() {
    Game hostile =
        judged(1).withTags(new Tags(List.of(new org.raumbrett.game.Tag("White", "Ali\u202ece"))));
    Words words = new Words(Language.ENGLISH);
    Region head =
        WaitForAsyncUtils.waitForAsyncFx(
            10_000, () -> new ReportParts(new ReportText(words.locale()), words).head(hostile));
    Label title = (Label) head.getChildrenUnmodifiable().get(0);
    assertThat(title.getText()).isEqualTo("Ali<U+202E>ce – Black");
  }

  @Test
  void figuresStandAtTheRightOfTheirColumnsAndALongNameIsBroken() {
    Game game = judged(1).withTags(Tags.NONE.with("White", "W".repeat(3_000)));
    Words words = new Words(Language.ENGLISH);
    WaitForAsyncUtils.waitForAsyncFx(
        10_000,
        () -> {
          Region head = new ReportParts(new ReportText(words.locale()), words).head(game);
          new Scene(head, ReportPicture.WIDTH, 1_000);
          head.applyCss();
          head.layout();
          GridPane table = (GridPane) head.lookup(".report-figures");
          Node moves = table.getChildren().get(8);
          Node heading = table.getChildren().get(1);
          assertThat(((Label) moves).getText()).isEqualTo("2");
          assertThat(moves.getBoundsInParent().getMaxX())
              .isCloseTo(heading.getBoundsInParent().getMaxX(), within(1.0));
          assertThat(moves.getBoundsInParent().getMinX())
              .isGreaterThan(heading.getBoundsInParent().getMinX() + 5);
          assertThat(((Region) table.getChildren().get(7)).getWidth()).isLessThan(330);
        });
  }
}
