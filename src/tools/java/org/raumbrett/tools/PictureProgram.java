package org.raumbrett.tools;

import atlantafx.base.theme.PrimerLight;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import java.util.Locale;
import javafx.application.Application;
import javafx.application.Platform;
import javafx.stage.Stage;

/** A program that takes pictures of windows beside the toolkit's thread, and ends with them. */
public abstract class PictureProgram extends Application {
  /** Runs such a program: with settings of its own, drawn without a graphics card, in English. */
  static void run(Class<? extends PictureProgram> program, String... args) throws IOException {
    System.setProperty("prism.order", "sw");
    System.setProperty("java.awt.headless", "true");
    System.setProperty(
        "java.util.prefs.userRoot", Files.createTempDirectory("pictures").toString());
    Locale.setDefault(Locale.ENGLISH);
    Application.launch(program, args);
  }

  @Override
  public final void start(Stage stage) {
    Application.setUserAgentStylesheet(new PrimerLight().getUserAgentStylesheet());
    Platform.setImplicitExit(false);
    List<String> args = getParameters().getRaw();
    Thread work =
        new Thread(
            () -> {
              takeAll(args);
              Platform.exit();
            },
            "pictures");
    work.setUncaughtExceptionHandler(
        (thread, problem) -> {
          problem.printStackTrace();
          Runtime.getRuntime().halt(1);
        });
    work.start();
  }

  /** Takes the pictures; not on the toolkit's thread. */
  abstract void takeAll(List<String> args);
}
