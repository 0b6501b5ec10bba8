package org.raumbrett.rgn;

import org.jspecify.annotations.Nullable;
import org.raumbrett.board.Status;
import org.raumbrett.game.Game;
import org.raumbrett.game.GameResult;
import org.raumbrett.game.Tags;
import org.raumbrett.game.Termination;

/** Compares the result tag, the result token, the termination and the final position. */
final class ResultCheck {
  private final Header header;
  private final Game game;
  private final @Nullable GameResult token;
  private final @Nullable TextSpan tokenSpan;
  private final GameProblems problems;
  private final @Nullable String tagValue;
  private final @Nullable TextSpan tagSpan;

  private ResultCheck(Header header, MoveText moves, Game game, GameProblems problems) {
    this.header = header;
    this.game = game;
    this.token = moves.result();
    this.tokenSpan = moves.resultSpan();
    this.problems = problems;
    this.tagValue = header.tags().get(Tags.RESULT);
    this.tagSpan = header.span(Tags.RESULT);
  }

  static void check(Header header, MoveText moves, Game game, GameProblems problems) {
    ResultCheck check = new ResultCheck(header, moves, game, problems);
    check.tagAgainstToken();
    Status end = moves.end();
    if (end == Status.SPACEMATE) {
      check.againstPosition(GameResult.wonBy(moves.sideToMove().opponent()), end);
    } else if (end == Status.STALEMATE) {
      check.againstPosition(GameResult.DRAW, end);
    }
    check.termination(end);
  }

  private void tagAgainstToken() {
    if (tagValue == null || tagSpan == null) {
      return;
    }
    if (GameResult.ofToken(tagValue) == null) {
      problems.addLate(ProblemKind.BAD_RESULT_TAG, tagSpan.offset(), tagSpan.length(), tagValue);
    } else if (token != null && tokenSpan != null && !token.token().equals(tagValue)) {
      problems.add(
          ProblemKind.RESULT_MISMATCH,
          tokenSpan.offset(),
          tokenSpan.length(),
          token.token(),
          tagValue);
    }
  }

  /** The token is what the text says at the end; without one the tag says it. */
  private void againstPosition(GameResult right, Status status) {
    ProblemKind kind =
        status == Status.SPACEMATE
            ? ProblemKind.RESULT_AGAINST_SPACEMATE
            : ProblemKind.RESULT_AGAINST_STALEMATE;
    if (token != null && tokenSpan != null) {
      if (token != right) {
        problems.add(kind, tokenSpan.offset(), tokenSpan.length(), token.token(), right.token());
      }
    } else if (tagValue != null && tagSpan != null) {
      GameResult tag = GameResult.ofToken(tagValue);
      if (tag != null && tag != right) {
        problems.addLate(kind, tagSpan.offset(), tagSpan.length(), tagValue, right.token());
      }
    }
  }

  private void termination(@Nullable Status end) {
    String value = header.tags().get(Tags.TERMINATION);
    TextSpan span = header.span(Tags.TERMINATION);
    if (value == null || span == null) {
      return;
    }
    String unfinished = GameResult.UNFINISHED.token();
    boolean inProgress =
        tagValue == null ? token == GameResult.UNFINISHED : tagValue.equals(unfinished);
    if (inProgress) {
      problems.addLate(ProblemKind.TERMINATION_IN_PROGRESS, span.offset(), span.length(), value);
      return;
    }
    Termination termination = Termination.ofText(value);
    if (termination == null) {
      return;
    }
    GameResult result = agreedResult();
    if (end != null && (termination.contradicts(end) || termination.isMissingIn(game))) {
      problems.addLate(
          ProblemKind.TERMINATION_AGAINST_POSITION, span.offset(), span.length(), value);
    } else if ((end == null || !end.isEnd()) && result != null) {
      againstResult(termination, result, value, span);
    }
  }

  private void againstResult(
      Termination termination, GameResult result, String value, TextSpan span) {
    if (termination.isDraw() != (result == GameResult.DRAW)) {
      problems.addLate(
          ProblemKind.TERMINATION_AGAINST_RESULT,
          span.offset(),
          span.length(),
          value,
          result.token());
    }
  }

  /** Returns the result; null if the game has none yet, or token and tag tell two. */
  private @Nullable GameResult agreedResult() {
    GameResult tag = tagValue == null ? null : GameResult.ofToken(tagValue);
    GameResult result = token == null ? tag : token;
    boolean disputed = tagValue != null && tag != result;
    return disputed || result == GameResult.UNFINISHED ? null : result;
  }
}
