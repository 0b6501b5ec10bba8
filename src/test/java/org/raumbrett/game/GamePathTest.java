package org.raumbrett.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class GamePathTest {
  @Test
  void theMainLineHasNoBranches() {
    assertThat(GamePath.main(7).isMain()).isTrue();
    assertThat(GamePath.main(7).ply()).isEqualTo(7);
    assertThat(GamePath.START).isEqualTo(GamePath.main(0));
    assertThat(GamePath.START.into(0, 0, 0).isMain()).isFalse();
  }

  @Test
  void theParentIsJustBeforeTheBranch() {
    GamePath path = GamePath.main(9).into(4, 1, 3).into(2, 0, 5);

    assertThat(path.parent()).isEqualTo(GamePath.START.into(4, 1, 2));
    assertThat(path.parent().parent()).isEqualTo(GamePath.main(4));
    assertThatThrownBy(() -> path.parent().parent().parent())
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void anotherPlyStaysInTheLine() {
    GamePath path = GamePath.START.into(4, 1, 3);

    assertThat(path.withPly(0)).isEqualTo(GamePath.START.into(4, 1, 0));
    assertThat(path.withPly(0).parent()).isEqualTo(path.parent());
  }

  @Test
  void whatIsBeforeTheBeginningIsNoPlace() {
    assertThatThrownBy(() -> GamePath.main(-1)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> GamePath.START.into(-1, 0, 0))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> GamePath.START.into(0, -1, 0))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void aListHandedInCannotBeChangedAfterwards() {
    List<GamePath.Branch> branches = new ArrayList<>(List.of(new GamePath.Branch(0, 0)));
    GamePath path = new GamePath(branches, 1);
    branches.clear();

    assertThat(path.isMain()).isFalse();
  }
}
