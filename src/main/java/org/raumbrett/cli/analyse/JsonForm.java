package org.raumbrett.cli.analyse;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.Locale;
import org.raumbrett.analysis.JudgedMove;
import org.raumbrett.board.Score;
import org.raumbrett.game.Judgement;

/**
 * One JSON object a line for each game. Scores are from White's side; there is nothing in it that
 * depends on the machine.
 */
public final class JsonForm {
  private static final JsonFactory FACTORY = new JsonFactory();

  private JsonForm() {}

  /** Returns the object, without an end of line. */
  public static String text(AnalysedGame analysed) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = FACTORY.createGenerator(text)) {
      json.writeStartObject();
      json.writeStringField("file", analysed.file());
      json.writeNumberField("game", analysed.number());
      json.writeNumberField("strength", analysed.strength().number());
      json.writeArrayFieldStart("moves");
      for (JudgedMove move : JudgedMove.of(analysed.game())) {
        write(json, move);
      }
      json.writeEndArray();
      json.writeEndObject();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  private static void write(JsonGenerator json, JudgedMove move) throws IOException {
    Judgement judgement = move.judgement();
    json.writeStartObject();
    json.writeNumberField("ply", move.number());
    json.writeStringField("move", move.ply().move().toString());
    json.writeStringField("verdict", judgement.verdict().glyph());
    writeScore(json, judgement.score(), "scoreCp", "mate");
    json.writeStringField("bestMove", judgement.bestMove().toString());
    writeScore(json, judgement.bestScore(), "bestScoreCp", "bestMate");
    json.writeNumberField("depth", judgement.depth());
    json.writeFieldName("loss");
    json.writeNumber(String.format(Locale.ROOT, "%.4f", move.loss()));
    json.writeEndObject();
  }

  private static void writeScore(JsonGenerator json, Score score, String centipawns, String mate)
      throws IOException {
    json.writeNumberField(score.isMate() ? mate : centipawns, score.value());
  }
}
