package org.raumbrett.game;

import java.util.ArrayList;
import java.util.List;

/**
 * A place in a game's tree: the variations entered on the way, and how many plies of the last line
 * have been played. The place before the first move has ply 0.
 */
public record GamePath(List<Branch> branches, int ply) {
  /** The place before the first move of the main line. */
  public static final GamePath START = main(0);

  /**
   * A turn into a variation.
   *
   * @param ply the index, from 0, of the ply in its line to which the variation is an alternative
   * @param variation the index of the variation, from 0
   */
  public record Branch(int ply, int variation) {
    public Branch {
      if (ply < 0 || variation < 0) {
        throw new IllegalArgumentException("branch " + ply + ", " + variation);
      }
    }
  }

  public GamePath {
    branches = List.copyOf(branches);
    if (ply < 0) {
      throw new IllegalArgumentException("ply " + ply);
    }
  }

  /** Returns the place after that many plies of the main line. */
  public static GamePath main(int ply) {
    return new GamePath(List.of(), ply);
  }

  /** Returns whether the place is on the main line. */
  public boolean isMain() {
    return branches.isEmpty();
  }

  /** Returns the place after that many plies of the same line. */
  public GamePath withPly(int changed) {
    return new GamePath(branches, changed);
  }

  /**
   * Returns the place after {@code plies} plies of a variation to the ply with the index, from 0,
   * of this place's line.
   */
  public GamePath into(int index, int variation, int plies) {
    List<Branch> deeper = new ArrayList<>(branches);
    deeper.add(new Branch(index, variation));
    return new GamePath(deeper, plies);
  }

  /**
   * Returns the place in the line that this place's line branches off from, just before the branch.
   *
   * @throws IllegalStateException on the main line
   */
  public GamePath parent() {
    if (isMain()) {
      throw new IllegalStateException("the main line has no parent");
    }
    Branch last = branches.get(branches.size() - 1);
    return new GamePath(branches.subList(0, branches.size() - 1), last.ply());
  }
}
