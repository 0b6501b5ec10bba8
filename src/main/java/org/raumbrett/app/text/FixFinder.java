package org.raumbrett.app.text;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Tasks;
import org.raumbrett.rgn.Problem;
import org.raumbrett.rgn.QuickFix;
import org.raumbrett.rgn.RgnDocument;

/**
 * Finds the fixes of problems in the background: each is tried on the text before it is offered.
 */
final class FixFinder {
  private final Tasks tasks;
  private final Map<Problem, Optional<QuickFix>> known = new HashMap<>();
  private @Nullable RgnDocument document;

  FixFinder(Tasks tasks) {
    this.tasks = tasks;
  }

  /** Finds the fix of a document's problem and hands it over, null if there is none. */
  void find(RgnDocument asked, Problem problem, Consumer<@Nullable QuickFix> receiver) {
    if (document != asked) {
      document = asked;
      known.clear();
    }
    Optional<QuickFix> found = known.get(problem);
    if (found != null) {
      receiver.accept(found.orElse(null));
      return;
    }
    tasks.background(
        () -> {
          QuickFix fix = QuickFix.of(asked, problem);
          tasks.ui(
              () -> {
                if (document == asked) {
                  known.put(problem, Optional.ofNullable(fix));
                  receiver.accept(fix);
                }
              });
        });
  }
}
