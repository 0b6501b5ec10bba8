package org.raumbrett.rgn;

import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.raumbrett.board.Move;
import org.raumbrett.board.PieceKind;
import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.Side;
import org.raumbrett.game.Game;
import org.raumbrett.game.GamePath;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;
import org.raumbrett.game.Tag;
import org.raumbrett.game.Tags;

/** Makes random games and writes them in random ones of the forms that must be read. */
final class Rewriter {
  private static final Position NEAR_PROMOTION =
      Rfen.parse("5/2PP1/5/5/4k|5/5/5/5/5|5/5/5/5/5|5/5/5/5/5|5/5/5/2p1p/K4 b 3 40");
  private static final Map<PieceKind, List<String>> SIGNS =
      Map.of(
          PieceKind.KING, List.of("♔", "♚", "K", "R"),
          PieceKind.QUEEN, List.of("♕", "♛", "Q", "D"),
          PieceKind.ROOK, List.of("♖", "♜", "R", "T"),
          PieceKind.BISHOP, List.of("♗", "♝", "B", "A", "L"),
          PieceKind.KNIGHT, List.of("♘", "♞", "N", "C", "S"),
          PieceKind.UNICORN, List.of("♘", "♞", "🨢", "🨨", "🨮", "U", "E"),
          PieceKind.PAWN, List.of("♙", "♟", "P", "B"));
  private static final Map<PieceKind, List<String>> PROMOTIONS =
      Map.of(
          PieceKind.QUEEN, List.of("=♕", "=♛", "=Q", "(Q)", "Q", "/Q", "q", "=D", "D", "(♕)"),
          PieceKind.ROOK, List.of("=♖", "=♜", "=R", "(R)", "R", "/R", "r", "=T", "T"),
          PieceKind.BISHOP, List.of("=♗", "=♝", "=B", "(B)", "B", "/B", "b", "=A", "L"),
          PieceKind.KNIGHT, List.of("=♘", "=♞", "=N", "(N)", "N", "/N", "n", "=C", "S"),
          PieceKind.UNICORN, List.of("=U", "=🨢", "=🨮", "(U)", "U", "/U", "u", "=E", "E"));
  private static final List<String> DASHES = List.of("–", "-", "−", "—", "x", "×", ":", "");
  private static final List<String> CHECKS = List.of("", "†", "††", "+", "++");
  private static final List<String> MATES = List.of("", "†", "††", "†††", "+", "++", "#");
  private static final List<String> TOUCHING = List.of("!", "?", "!!", "??", "!?", "?!");
  private static final List<String> GAPS =
      List.of(" ", " ", "\n", ", ", ",", "  ", "\t", "\n\n", " \n", "\n% 1. Xx\n", "\u00a0");
  private static final List<String> WORDS =
      List.of("good", "¿por qué?", "Größe", "1. Aa2-Aa3", "(or so)", "e4", "[Event]", "1-0", "%");

  private final Random random;
  private CharsetEncoder encoder = StandardCharsets.UTF_8.newEncoder();
  private boolean afterMove;

  Rewriter(long seed) {
    random = new Random(seed);
  }

  /** Returns a game of main line, variations, comments and glyphs, with tags or without. */
  Game game() {
    boolean other = random.nextInt(4) == 0;
    Position start = other ? NEAR_PROMOTION : Position.START;
    Line line = line(start, 1 + random.nextInt(60), 0);
    GameResult result = result(line, start);
    List<Tag> tags = new ArrayList<>();
    if (other || random.nextBoolean()) {
      for (String name : Tags.REQUIRED) {
        tags.add(new Tag(name, name.equals(Tags.VARIANT) ? Tags.RAUMSCHACH : words()));
      }
      tags.set(5, new Tag(Tags.RESULT, (result == null ? GameResult.DRAW : result).token()));
      tags.set(2, new Tag(Tags.DATE, random.nextBoolean() ? "2026.11.30" : "????.??.??"));
    }
    if (other) {
      tags.add(new Tag(Tags.SET_UP, "1"));
      tags.add(new Tag(Tags.FEN, Rfen.format(start)));
    }
    return new Game(new Tags(tags), start, line, result);
  }

  private GameResult result(Line line, Position start) {
    Position end = new Game(Tags.NONE, start, line, null).position(GamePath.main(line.length()));
    return switch (end.status()) {
      case SPACEMATE -> GameResult.wonBy(end.sideToMove().opponent());
      case STALEMATE -> GameResult.DRAW;
      default -> GameResult.values()[random.nextInt(4)];
    };
  }

  private Line line(Position start, int most, int depth) {
    List<Ply> plies = new ArrayList<>();
    Position position = start;
    for (int i = 0; i < most && !position.status().isEnd(); i++) {
      List<Move> moves = position.legalMoves();
      Move move = moves.get(random.nextInt(moves.size()));
      List<Line> variations =
          depth < 3 && random.nextInt(12) == 0
              ? List.of(line(position, 1 + random.nextInt(5), depth + 1))
              : List.of();
      List<Integer> nags = random.nextInt(6) == 0 ? List.of(1 + random.nextInt(6)) : List.of();
      plies.add(new Ply(move, nags, comments(), null, variations));
      position = position.play(move);
    }
    return new Line(depth == 0 ? comments() : List.of(), plies);
  }

  private List<String> comments() {
    return random.nextInt(8) == 0 ? List.of(words()) : List.of();
  }

  private String words() {
    StringBuilder words = new StringBuilder(pick(WORDS));
    for (int i = random.nextInt(4); i > 0; i--) {
      words.append(' ').append(pick(WORDS));
    }
    return words.toString();
  }

  /** Returns the game in forms of which the charset has all characters. */
  String text(Game game, Charset charset) {
    encoder = charset.newEncoder();
    StringBuilder text = new StringBuilder();
    for (Tag tag : game.tags().list()) {
      text.append('[').append(tag.name()).append(" \"").append(tag.value()).append("\"]\n");
    }
    text.append(game.tags().isEmpty() ? "" : "\n");
    afterMove = false;
    write(game.mainLine(), game.start(), text);
    text.append(random.nextBoolean() ? "\n" : " ").append(game.result().token()).append('\n');
    boolean marked = encoder.canEncode('\ufeff') && random.nextInt(4) == 0;
    return (marked ? "\ufeff" : "")
        + text.toString().replace("\n", pick(List.of("\n", "\n", "\r\n", "\r")));
  }

  private void write(Line line, Position start, StringBuilder text) {
    line.comments().forEach(comment -> comment(comment, text));
    Position position = start;
    boolean first = true;
    for (Ply ply : line.plies()) {
      gap(text);
      number(position, first, text);
      move(position, ply, text);
      first = false;
      ply.comments().forEach(comment -> comment(comment, text));
      for (Line variation : ply.variations()) {
        gap(text);
        text.append('(');
        afterMove = false;
        write(variation, position, text);
        text.append(')');
        afterMove = true;
        first = true;
      }
      position = position.play(ply.move());
    }
  }

  private void gap(StringBuilder text) {
    text.append(afterMove ? pick(GAPS) : "");
    afterMove = true;
  }

  private void number(Position position, boolean first, StringBuilder text) {
    String number = Integer.toString(position.fullMoveNumber());
    boolean white = position.sideToMove() == Side.WHITE;
    text.append(
        random.nextInt(3) == 0
            ? ""
            : white
                ? number + pick(List.of(". ", ".", ") ", ")", ".\n", " "))
                : first || random.nextInt(4) == 0
                    ? number + pick(List.of("... ", "...", "… ", "…", ". ... "))
                    : "");
  }

  private void move(Position before, Ply ply, StringBuilder text) {
    Move move = ply.move();
    PieceKind kind = Objects.requireNonNull(before.pieceAt(move.from())).kind();
    String sign = random.nextInt(4) == 0 ? "" : pick(SIGNS.get(kind));
    text.append(sign);
    if (!sign.isEmpty() && sign.charAt(0) > 0x7f && random.nextInt(3) == 0) {
      text.append(pick(List.of("\ufe0e", "\ufe0f")));
    }
    text.append(move.from()).append(pick(DASHES)).append(move.to());
    if (move.promotion() != null) {
      text.append(pick(PROMOTIONS.get(move.promotion())));
    }
    text.append(
        switch (before.play(move).status()) {
          case NORMAL -> "";
          case CHECK, BOARDMATE -> pick(CHECKS);
          case SPACEMATE -> pick(MATES);
          case STALEMATE -> encoder.canEncode('≡') ? pick(List.of("", "≡")) : "";
        });
    for (int nag : ply.nags()) {
      text.append(
          pick(List.of(TOUCHING.get(nag - 1), "$" + nag, " $" + nag, " " + TOUCHING.get(nag - 1))));
    }
  }

  private void comment(String comment, StringBuilder text) {
    text.append(pick(List.of(" ", "", "\n")));
    text.append(
        random.nextInt(3) == 0
            ? pick(List.of(";", "; ")) + comment + "\n"
            : "{" + pick(List.of("", " ", "\n")) + comment + pick(List.of("", " ", "\n")) + "}");
  }

  private String pick(List<String> choices) {
    String choice;
    do {
      choice = choices.get(random.nextInt(choices.size()));
    } while (!encoder.canEncode(choice));
    return choice;
  }
}
