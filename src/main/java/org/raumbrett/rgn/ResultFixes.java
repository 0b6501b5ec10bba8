package org.raumbrett.rgn;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Position;
import org.raumbrett.board.Status;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Tags;

/** Fixes of a game's result. */
final class ResultFixes {
  private final ReadGame read;
  private final Game game;

  ResultFixes(ReadGame read) {
    this.read = read;
    this.game = read.game();
  }

  /** Returns the result that the final position, the token or the tag tells, null if none does. */
  @Nullable GameResult known() {
    GameResult byPosition = byPosition();
    if (byPosition != null) {
      return byPosition;
    }
    String tag = game.tags().get(Tags.RESULT);
    if (game.result() != null) {
      return game.result();
    }
    return tag == null ? null : GameResult.ofToken(tag);
  }

  /** Returns the fix that sets tag and token to what the final position says. */
  @Nullable QuickFix ofPosition() {
    GameResult right = byPosition();
    return right == null ? null : set(right);
  }

  /** Returns the fix of a tag that is no result. */
  @Nullable QuickFix ofBadTag() {
    GameResult right = known();
    String tag = game.tags().get(Tags.RESULT);
    if (right == null && tag != null) {
      right = MiswrittenResult.meant(tag.strip());
    }
    return right == null ? null : set(right);
  }

  /** Returns the result if the game ends in spacemate or stalemate and was read to its end. */
  private @Nullable GameResult byPosition() {
    if (read.errorCount() > 0) {
      return null;
    }
    Position end = game.position(game.end());
    Status status = end.status();
    return switch (status) {
      case SPACEMATE -> GameResult.wonBy(end.sideToMove().opponent());
      case STALEMATE -> GameResult.DRAW;
      default -> null;
    };
  }

  private QuickFix set(GameResult right) {
    List<TextEdit> edits = new ArrayList<>();
    TextSpan tag = read.spanOfTag(Tags.RESULT);
    TextSpan token = read.resultSpan();
    if (tag != null && !right.token().equals(game.tags().get(Tags.RESULT))) {
      edits.add(new TextEdit(tag, TagFixes.line(Tags.RESULT, right.token())));
    }
    if (token != null && game.result() != right) {
      edits.add(new TextEdit(token, right.token()));
    }
    return new QuickFix("RESULT", right.token(), edits);
  }
}
