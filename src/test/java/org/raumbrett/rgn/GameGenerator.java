package org.raumbrett.rgn;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.Score;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Judgement;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Tag;
import org.raumbrett.game.Tags;
import org.raumbrett.game.Verdict;

/**
 * Makes random games with everything a game can hold: variations, comments, glyphs, verdicts, odd
 * tags and starts. The comments avoid what cannot be written, {@code }} and blanks at their ends.
 */
final class GameGenerator {
  private static final String[] WORDS = {
    "good", "¿por qué?", "(or)", "[%nag 1]", "[%rav 1. Aa2–Aa3]", "\\", "\\(", "%", ";", "1-0", "*",
    "♘Ab1–Ac3", "[Event \"x\"]", "{", "]", "Größe", "𝔘", "\"quoted\"", "a  b", "\t", "x\ny",
        "\n\n",
    "?? [%eval +0.10,3] [%best Ab1–Ac3 +0.20]", "[%eval 0.17]", "$3", "1.", "‮", ",", "\\o", "\\]"
  };
  private static final String[] STARTS = {
    "5/2P2/5/5/4k|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/2p2/5/5/K4 w 0 1",
    "5/2PP1/5/5/4k|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/2p1p/K4 b 3 40"
  };

  private final Random random;

  GameGenerator(long seed) {
    this.random = new Random(seed);
  }

  Game next() {
    Position start = Position.START;
    List<Tag> tags = new ArrayList<>();
    if (random.nextInt(5) > 0) {
      for (String name : Tags.REQUIRED) {
        if (random.nextInt(10) > 0) {
          tags.add(new Tag(name, name.equals(Tags.VARIANT) ? Tags.RAUMSCHACH : words()));
        }
      }
      tags.add(new Tag("X-odd_ñ" + random.nextInt(9), words()));
      java.util.Collections.shuffle(tags, random);
    }
    if (random.nextInt(6) == 0) {
      start = Rfen.parse(STARTS[random.nextInt(STARTS.length)]);
      tags.add(new Tag(Tags.SET_UP, "1"));
      tags.add(new Tag(Tags.FEN, Rfen.format(start)));
    }
    Line line = line(start, random.nextInt(40) + 1, 0);
    return new Game(new Tags(tags), start, line, result());
  }

  private @Nullable GameResult result() {
    GameResult[] results = GameResult.values();
    int choice = random.nextInt(results.length + 1);
    return choice == results.length ? null : results[choice];
  }

  private Line line(Position start, int most, int depth) {
    List<Ply> plies = new ArrayList<>();
    Position position = start;
    for (int i = 0; i < most && !position.status().isEnd(); i++) {
      Move move = move(position);
      plies.add(ply(position, move, depth));
      position = position.play(move);
    }
    return new Line(comments(6), plies);
  }

  private Ply ply(Position before, Move move, int depth) {
    List<Integer> nags = new ArrayList<>();
    while (random.nextInt(8) == 0) {
      nags.add(random.nextInt(256));
    }
    List<Line> variations = new ArrayList<>();
    while (depth < 4 && random.nextInt(10) == 0) {
      Line variation = line(before, random.nextInt(6) + 1, depth + 1);
      variations.add(variation);
    }
    return new Ply(move, nags, comments(8), judgement(before), variations);
  }

  private @Nullable Judgement judgement(Position before) {
    if (random.nextInt(6) > 0) {
      return null;
    }
    List<Move> best = new ArrayList<>();
    Position position = before;
    for (int i = random.nextInt(5); i >= 0 && !position.status().isEnd(); i--) {
      Move move = move(position);
      best.add(move);
      position = position.play(move);
    }
    Verdict verdict = Verdict.values()[random.nextInt(4)];
    return new Judgement(
        verdict, score(), score(), best, random.nextInt(30), 1 + random.nextInt(10));
  }

  private Score score() {
    if (random.nextInt(4) == 0) {
      return Score.mate((1 + random.nextInt(20)) * (random.nextBoolean() ? 1 : -1));
    }
    return Score.cp(random.nextInt(8000) - 4000);
  }

  private Move move(Position position) {
    List<Move> moves = position.legalMoves();
    return moves.get(random.nextInt(moves.size()));
  }

  private List<String> comments(int oneIn) {
    List<String> comments = new ArrayList<>();
    while (random.nextInt(oneIn) == 0) {
      String comment = words().strip();
      if (!comment.isEmpty()) {
        comments.add(comment);
      }
    }
    return comments;
  }

  private String words() {
    StringBuilder words = new StringBuilder();
    for (int i = random.nextInt(12); i >= 0; i--) {
      words.append(words.isEmpty() || random.nextInt(4) == 0 ? "" : " ");
      words.append(WORDS[random.nextInt(WORDS.length)]);
    }
    return words.toString();
  }
}
