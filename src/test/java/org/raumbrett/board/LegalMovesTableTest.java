package org.raumbrett.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Status and legal moves against {@code data/legal-moves.tsv}. */
class LegalMovesTableTest {
  @ParameterizedTest(name = "{0}")
  @MethodSource("rows")
  void theMovesAndTheirOrderAreThoseOfTheTable(String rfen, String status, String moves) {
    assertThat(Rfen.parse(rfen).legalMoves().stream().map(Move::toString))
        .containsExactly(moves.isEmpty() ? new String[0] : moves.split(" "));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("rows")
  void theStatusIsThatOfTheTable(String rfen, String status, String moves) {
    assertThat(Rfen.parse(rfen).status()).isIn(named(status));
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("rows")
  void thePositionIsWrittenAsItWasRead(String rfen, String status, String moves) {
    assertThat(Rfen.parse(rfen)).hasToString(rfen);
  }

  @Test
  void theTableIsWhole() {
    assertThat(rows()).hasSize(150);
  }

  /** The table does not tell boardmate from other checks. */
  private static Set<Status> named(String status) {
    return switch (status) {
      case "normal" -> Set.of(Status.NORMAL);
      case "check" -> Set.of(Status.CHECK, Status.BOARDMATE);
      case "checkmate" -> Set.of(Status.SPACEMATE);
      case "stalemate" -> Set.of(Status.STALEMATE);
      default -> throw new IllegalArgumentException(status);
    };
  }

  static Stream<Arguments> rows() {
    return DataTable.rows("legal-moves.tsv").stream()
        .map((List<String> row) -> Arguments.of(row.get(0), row.get(1), row.get(2)));
  }
}
