package org.raumbrett.app.layout;

import javafx.application.Platform;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import javafx.scene.Scene;

/** Work that needs the sizes things will have once they have been laid out. */
public final class AfterLayout {
  private AfterLayout() {}

  /** Does the work, once, after the second layout in which the node has a size. */
  public static void run(Node node, Runnable work) {
    Scene scene = node.getScene();
    if (scene != null) {
      run(scene, node, work);
      return;
    }
    node.sceneProperty()
        .addListener(
            new ChangeListener<Scene>() {
              @Override
              public void changed(
                  ObservableValue<? extends Scene> observed, Scene before, Scene now) {
                node.sceneProperty().removeListener(this);
                run(node, work);
              }
            });
  }

  private static void run(Scene scene, Node node, Runnable work) {
    scene.addPostLayoutPulseListener(
        new Runnable() {
          private boolean sized;

          @Override
          public void run() {
            if (node.getLayoutBounds().getHeight() > 0 && !sized) {
              // What lies in it has its own size after the next.
              sized = true;
              Platform.requestNextPulse();
            } else if (sized) {
              scene.removePostLayoutPulseListener(this);
              work.run();
            }
          }
        });
    Platform.requestNextPulse();
  }
}
