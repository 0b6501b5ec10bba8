package org.raumbrett.game;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Move;

/**
 * One move of a line and what is said of it.
 *
 * @param nags the glyphs a person gave it, as numeric annotation glyphs ($1 is 1)
 * @param comments the comments behind it, in their order
 * @param judgement the engine's verdict, null if it has not been judged
 * @param variations what could have been played instead, each from the position before this move
 */
public record Ply(
    Move move,
    List<Integer> nags,
    List<String> comments,
    @Nullable Judgement judgement,
    List<Line> variations) {
  public Ply {
    nags = List.copyOf(nags);
    comments = List.copyOf(comments);
    variations = List.copyOf(variations);
  }

  /** A move of which nothing is said. */
  public Ply(Move move) {
    this(move, List.of(), List.of(), null, List.of());
  }

  public Ply withNags(List<Integer> changed) {
    return new Ply(move, changed, comments, judgement, variations);
  }

  public Ply withComments(List<String> changed) {
    return new Ply(move, nags, changed, judgement, variations);
  }

  public Ply withJudgement(@Nullable Judgement changed) {
    return new Ply(move, nags, comments, changed, variations);
  }

  public Ply withVariations(List<Line> changed) {
    return new Ply(move, nags, comments, judgement, changed);
  }
}
