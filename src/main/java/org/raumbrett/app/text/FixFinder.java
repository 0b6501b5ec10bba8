package org.raumbrett.app.text;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.rgn.Problem;
import org.raumbrett.rgn.QuickFix;
import org.raumbrett.rgn.RgnDocument;

/**
 * Finds the fixes of problems in the background: each is tried on the text before it is offered,
 * which takes a while with a long game. One is looked for after the other, each once, the newest
 * question first; those about a text that has changed since are dropped.
 */
final class FixFinder {
  private final Tasks tasks;
  private final Map<Problem, Optional<QuickFix>> known = new HashMap<>();
  private final Map<Problem, List<Consumer<@Nullable QuickFix>>> asked = new HashMap<>();
  private final Deque<Problem> waiting = new ArrayDeque<>();
  private @Nullable RgnDocument document;
  private boolean busy;

  FixFinder(Tasks tasks) {
    this.tasks = tasks;
  }

  /** Finds the fix of a document's problem and hands it over, null if there is none. */
  void find(RgnDocument of, Problem problem, Consumer<@Nullable QuickFix> receiver) {
    if (document != of) {
      document = of;
      known.clear();
      asked.clear();
      waiting.clear();
    }
    Optional<QuickFix> found = known.get(problem);
    if (found != null) {
      receiver.accept(found.orElse(null));
      return;
    }
    boolean first = !asked.containsKey(problem);
    asked.computeIfAbsent(problem, key -> new ArrayList<>()).add(receiver);
    if (waiting.remove(problem) || first) {
      waiting.push(problem);
      next();
    }
  }

  private void next() {
    RgnDocument of = document;
    if (busy || of == null || waiting.isEmpty()) {
      return;
    }
    busy = true;
    Problem problem = waiting.pop();
    tasks.background(
        () -> {
          QuickFix fix = QuickFix.of(of, problem);
          tasks.ui(() -> answer(of, problem, fix));
        });
  }

  private void answer(RgnDocument of, Problem problem, @Nullable QuickFix fix) {
    busy = false;
    if (document == of) {
      known.put(problem, Optional.ofNullable(fix));
      asked.getOrDefault(problem, List.of()).forEach(receiver -> receiver.accept(fix));
    }
    next();
  }
}
