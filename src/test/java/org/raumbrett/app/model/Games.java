package org.raumbrett.app.model;

import java.util.List;
import java.util.Objects;
import org.raumbrett.board.Move;
import org.raumbrett.board.Score;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Verdict;
import org.raumbrett.rgn.RgnReader;

/** Texts and values many tests need. */
public final class Games {
  /** Black's shortest mate: four plies, the last a spacemate. */
  public static final String MATE = "1. Aa2–Aa3 Eb5–Cb4 2. Ac2–Ac3 Cb4–Ab3†††";

  /** With tags, comments and nested variations. */
  public static final String VARIED =
      """
      [White "Engine A"]
      [Black "Engine B"]
      [Result "*"]

      {Before.} 1. Aa2–Aa3 {First.} (1. Ab1–Aa3 Ec4–Ec3 (1... Ee4–Ee3) 2. Ad1–Cd2)
      (1. Ac2–Ac3) Eb5–Cb4 2. Ac2–Ac3 *
      """;

  private Games() {}

  /** Returns the document of a text. */
  public static Document document(String text) {
    return new Document("", null, RgnReader.read(text), null);
  }

  /** The user has changed the text on the desk to this one. */
  public static void type(Desk desk, String text) {
    desk.revise(Revision.read(text, desk.revisionBase()));
  }

  /** Returns the move of {@code Ab1Aa3}. */
  public static Move move(String text) {
    return Objects.requireNonNull(Move.parse(text));
  }

  /** Returns a judgement with that verdict, which finds another move better. */
  public static Judgement judgement(Verdict verdict, String best) {
    return new Judgement(verdict, Score.cp(-300), Score.cp(20), List.of(move(best)), 5, 5);
  }
}
