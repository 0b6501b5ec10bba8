package org.raumbrett.rgn;

import java.io.BufferedWriter;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.raumbrett.board.Move;
import org.raumbrett.board.Position;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Tag;
import org.raumbrett.game.Tags;

/** Writes files of very many games of random moves, which say so. */
public final class ManyGames {
  private static final int DIFFERENT = 200;
  private static final int PLIES = 28;
  private static final int PLAYERS = 400;

  private ManyGames() {}

  /** Writes a file: its name and the number of games are the arguments. */
  public static void main(String[] args) throws IOException {
    write(Path.of(args[0]), Integer.parseInt(args[1]));
  }

  /** Writes a file of so many games, always the same. */
  public static void write(Path file, int count) throws IOException {
    Random random = new Random(17);
    List<Line> lines = new ArrayList<>();
    for (int i = 0; i < DIFFERENT; i++) {
      lines.add(line(random));
    }
    List<String> texts = new ArrayList<>();
    for (Line line : lines) {
      Game game = new Game(Tags.NONE, Position.START, line, GameResult.UNFINISHED);
      texts.add(RgnWriter.annotated(game));
    }
    try (BufferedWriter out = Files.newBufferedWriter(file)) {
      for (int i = 0; i < count; i++) {
        for (Tag tag : tags(i, random).list()) {
          out.write("[" + tag.name() + " \"" + tag.value() + "\"]\n");
        }
        out.write("\n" + texts.get(random.nextInt(DIFFERENT)) + "\n");
      }
    }
  }

  private static Line line(Random random) {
    List<Ply> plies = new ArrayList<>();
    Position position = Position.START;
    for (int i = 0; i < PLIES && !position.status().isEnd(); i++) {
      List<Move> moves = position.legalMoves();
      Move move = moves.get(random.nextInt(moves.size()));
      plies.add(new Ply(move));
      position = position.play(move);
    }
    return new Line(List.of(), plies);
  }

  private static Tags tags(int number, Random random) {
    return new Tags(
        List.of(
            new Tag(Tags.EVENT, "Random moves, event " + number / 100),
            new Tag(Tags.SITE, "computer"),
            new Tag(Tags.DATE, "2026.11.%02d".formatted(1 + random.nextInt(30))),
            new Tag(Tags.WHITE, "Random player " + random.nextInt(PLAYERS)),
            new Tag(Tags.BLACK, "Zufallsspieler Ñ" + random.nextInt(PLAYERS)),
            new Tag(Tags.RESULT, "*"),
            new Tag(Tags.VARIANT, Tags.RAUMSCHACH),
            new Tag(Tags.ROUND, String.valueOf(number % 100 + 1))));
  }
}
