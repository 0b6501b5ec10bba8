package org.raumbrett.app.text;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Stretches with hidden characters that were taken out of a text lately. The area has only seen
 * what was shown for them; when it puts that in again, they come back as they were.
 */
final class HiddenStretches {
  private static final int KEPT = 20;

  private final Map<String, String> byShown = new LinkedHashMap<>();

  /** Keeps what was taken out, and what was shown for it. */
  void keep(String hidden, String shown) {
    byShown.remove(shown);
    byShown.put(shown, hidden);
    if (byShown.size() > KEPT) {
      byShown.remove(byShown.keySet().iterator().next());
    }
  }

  /** Returns what stands for a stretch that the area puts in. */
  String written(String shown) {
    return byShown.getOrDefault(shown, shown);
  }

  void clear() {
    byShown.clear();
  }
}
