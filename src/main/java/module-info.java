/** Raumbrett, an analysis board for Raumschach. */
module org.raumbrett {
  requires static org.jspecify;
  requires atlantafx.base;
  requires com.fasterxml.jackson.core;
  requires info.picocli;
  requires java.logging;
  requires java.prefs;
  requires javafx.controls;
  requires javafx.swing;
  requires org.commonmark;
  requires org.commonmark.ext.gfm.tables;
  requires org.controlsfx.controls;
  requires org.kordamp.ikonli.core;
  requires org.kordamp.ikonli.javafx;
  requires org.kordamp.ikonli.materialdesign2;

  exports org.raumbrett.analysis;
  exports org.raumbrett.analysis.report;
  exports org.raumbrett.app to
      javafx.graphics;
  exports org.raumbrett.board;
  exports org.raumbrett.engine;
  exports org.raumbrett.game;
  exports org.raumbrett.notation;
  exports org.raumbrett.rgn;

  opens org.raumbrett.cli to
      info.picocli;
}
