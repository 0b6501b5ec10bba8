package org.raumbrett.app.image;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import javafx.scene.Scene;
import javafx.stage.Stage;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.raumbrett.app.boards.BoardLayout;
import org.raumbrett.app.boards.BoardStackView;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

@Tag("window")
@ExtendWith(ApplicationExtension.class)
class SvgPictureTest {
  private BoardStackView board;

  @Start
  void start(Stage stage) {
    board = new BoardStackView();
    stage.setScene(new Scene(board, 600, 700));
    stage.show();
  }

  private Element picture(BoardLayout layout) throws Exception {
    String svg =
        WaitForAsyncUtils.asyncFx(
                () -> {
                  board.layoutProperty().set(layout);
                  board.settle();
                  return SvgPicture.of(board);
                })
            .get();
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(svg.getBytes(StandardCharsets.UTF_8)))
        .getDocumentElement();
  }

  @Test
  void everyCellManAndLabelOfTheStartPositionIsInThePicture() throws Exception {
    for (BoardLayout layout : BoardLayout.values()) {
      Element svg = picture(layout);
      assertThat(svg.getAttribute("viewBox")).isEqualTo("0 0 600 700");
      assertThat(svg.getElementsByTagName("polygon").getLength()).isGreaterThanOrEqualTo(125);
      // Each of the forty men has a body and the lines within it.
      assertThat(svg.getElementsByTagName("path").getLength()).isGreaterThanOrEqualTo(80);
      // Ten labels and a letter for each level.
      assertThat(svg.getElementsByTagName("text").getLength()).isEqualTo(55);
    }
  }

  @Test
  void noPaintIsLeftToTheReadersChoice() throws Exception {
    NodeList polygons = picture(BoardLayout.STACK).getElementsByTagName("polygon");
    for (int i = 0; i < polygons.getLength(); i++) {
      assertThat(((Element) polygons.item(i)).getAttribute("fill")).isNotEmpty();
    }
  }
}
