package org.raumbrett.rgn;

import org.raumbrett.notation.MoveFault;
import org.raumbrett.notation.MoveRemark;

/**
 * What can be wrong with a text. The message of each kind stands in the bundle {@code problems}
 * under its name; the arguments named here are its {1}, {2} and so on, {0} is the quoted text.
 */
public enum ProblemKind {
  // The file.
  BINARY(Severity.ERROR),
  NO_GAME(Severity.ERROR),
  /** The byte, in hexadecimal. */
  NOT_UTF8(Severity.WARNING),
  /** The character, as U+001B. */
  CONTROL_CHARACTER(Severity.WARNING),

  // Another game or notation.
  /** The value of the Variant tag. */
  OTHER_VARIANT(Severity.ERROR),
  ORTHODOX_CHESS(Severity.ERROR),
  SPANISH_DESCRIPTIVE(Severity.ERROR),
  ENGLISH_DESCRIPTIVE(Severity.ERROR),
  /** What both write alike. */
  DESCRIPTIVE_CHESS(Severity.ERROR),
  NUMERIC_CHESS(Severity.ERROR),
  UCI_CHESS(Severity.ERROR),

  // The header.
  /** The names of the missing tags. */
  MISSING_TAGS(Severity.WARNING),
  /** The name of the tag. */
  REPEATED_TAG(Severity.WARNING),
  BAD_TAG(Severity.WARNING),
  BAD_DATE(Severity.WARNING),
  /** The value of the tag. */
  BAD_RESULT_TAG(Severity.WARNING),
  /** The termination. */
  TERMINATION_IN_PROGRESS(Severity.WARNING),
  /** The termination. */
  TERMINATION_AGAINST_POSITION(Severity.WARNING),
  /** The termination and the result. */
  TERMINATION_AGAINST_RESULT(Severity.WARNING),
  /** The column in the position's text, and what is wrong with it. */
  BAD_POSITION(Severity.ERROR),
  SETUP_WITHOUT_POSITION(Severity.WARNING),
  /** The value of the SetUp tag. */
  POSITION_WITHOUT_SETUP(Severity.WARNING),

  // The result.
  /** The token and the tag's value. */
  RESULT_MISMATCH(Severity.WARNING),
  /** The result given and the right one. */
  RESULT_AGAINST_SPACEMATE(Severity.WARNING),
  /** The result given and the right one. */
  RESULT_AGAINST_STALEMATE(Severity.WARNING),
  /** The result that counts. */
  REPEATED_RESULT(Severity.WARNING),
  /** How the result is written. */
  RESULT_MISWRITTEN(Severity.WARNING),
  RESULT_IN_VARIATION(Severity.WARNING),
  /** The result. */
  BEHIND_RESULT(Severity.WARNING),

  // The move text.
  UNCLOSED_COMMENT(Severity.WARNING),
  STRAY_BRACE(Severity.WARNING),
  UNCLOSED_VARIATION(Severity.WARNING),
  STRAY_PARENTHESIS(Severity.WARNING),
  VARIATION_WITHOUT_MOVE(Severity.WARNING),
  /** The limit. */
  NESTED_TOO_DEEPLY(Severity.WARNING),
  /** The number of the move that is to come. */
  STRAY_NUMBER(Severity.WARNING),
  /** The number of the move that is to come. */
  WRONG_NUMBER(Severity.WARNING),
  /** The number that the move has from the starting array on. */
  LATE_BEGINNING(Severity.WARNING),
  /** The number of the move that is to come, which is White's. */
  NUMBER_OF_BLACK(Severity.WARNING),
  BAD_GLYPH(Severity.WARNING),
  STRAY_GLYPH(Severity.WARNING),
  STRAY_MARK(Severity.WARNING),
  BAD_ANNOTATION(Severity.WARNING),

  // A move that is refused: see MoveFault.
  NOT_A_MOVE(Severity.ERROR),
  WRONG_CASE(Severity.ERROR),
  NO_SUCH_CELL(Severity.ERROR),
  ONE_CELL_ONLY(Severity.ERROR),
  UNKNOWN_SUFFIX(Severity.ERROR),
  BAD_PROMOTION(Severity.ERROR),
  EMPTY_ORIGIN(Severity.ERROR),
  WRONG_SIDE(Severity.ERROR),
  AFTER_SPACEMATE(Severity.ERROR),
  AFTER_STALEMATE(Severity.ERROR),
  MISSING_PROMOTION(Severity.ERROR),
  NO_PROMOTION(Severity.ERROR),
  OWN_MAN_ON_TARGET(Severity.ERROR),
  DOUBLE_STEP(Severity.ERROR),
  CANNOT_MOVE_SO(Severity.ERROR),
  STAYS_IN_CHECK(Severity.ERROR),
  EXPOSES_KING(Severity.ERROR),

  // A move that is read all the same: see MoveRemark.
  WRONG_SIGN(Severity.WARNING),
  NO_CHECK(Severity.WARNING),
  NO_SPACEMATE(Severity.WARNING),
  NO_STALEMATE(Severity.WARNING);

  private final Severity severity;

  ProblemKind(Severity severity) {
    this.severity = severity;
  }

  /** Returns how bad a problem of this kind is. */
  public Severity severity() {
    return severity;
  }

  /** Returns whether the text is of another game, or in a notation of one. */
  public boolean isForeign() {
    return switch (this) {
      case OTHER_VARIANT,
          ORTHODOX_CHESS,
          SPANISH_DESCRIPTIVE,
          ENGLISH_DESCRIPTIVE,
          DESCRIPTIVE_CHESS,
          NUMERIC_CHESS,
          UCI_CHESS ->
          true;
      default -> false;
    };
  }

  /**
   * Returns whether text was skipped, or taken for part of a comment or variation that does not
   * end: a game that is read all the same, and written, lacks what stood there.
   */
  public boolean losesText() {
    return switch (this) {
      case REPEATED_TAG,
          BAD_TAG,
          REPEATED_RESULT,
          RESULT_MISWRITTEN,
          RESULT_IN_VARIATION,
          BEHIND_RESULT,
          UNCLOSED_COMMENT,
          STRAY_BRACE,
          UNCLOSED_VARIATION,
          STRAY_PARENTHESIS,
          VARIATION_WITHOUT_MOVE,
          NESTED_TOO_DEEPLY,
          STRAY_NUMBER,
          WRONG_NUMBER,
          LATE_BEGINNING,
          NUMBER_OF_BLACK,
          BAD_GLYPH,
          STRAY_GLYPH,
          STRAY_MARK ->
          true;
      default -> severity == Severity.ERROR;
    };
  }

  /** Returns the kind of the same name. */
  static ProblemKind of(MoveFault fault) {
    return valueOf(fault.name());
  }

  /** Returns the kind of the same name. */
  static ProblemKind of(MoveRemark remark) {
    return valueOf(remark.name());
  }
}
