package org.raumbrett.rgn;

import java.util.List;

/**
 * Where the moves of a line stand in the text, in the shape of {@link org.raumbrett.game.Line}.
 *
 * @param starts the offset of each move
 * @param ends where each move ends
 * @param variations for each ply the spans of its variations
 */
record LineSpans(int[] starts, int[] ends, List<List<LineSpans>> variations) {
  static final LineSpans NONE = new LineSpans(new int[0], new int[0], List.of());
}
