package org.raumbrett.app.shell;

import java.io.IOException;
import java.nio.file.Path;
import java.time.LocalDate;
import javafx.application.Platform;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import org.jspecify.annotations.Nullable;
import org.raumbrett.app.model.Desk;
import org.raumbrett.app.model.Errands;
import org.raumbrett.app.submit.Submission;
import org.raumbrett.app.submit.SubmissionView;
import org.raumbrett.app.words.Words;
import org.raumbrett.rgn.AtomicFile;
import org.raumbrett.rgn.Problem;
import org.raumbrett.rgn.ReadGame;

/** The way of the game to the IRF. Nothing is sent: the user's mail program does that. */
final class SubmitActions {
  private static final String MEMBER = "member";

  private final MainWindow window;
  private final SaveActions saving;
  private final FileFailures failures;

  SubmitActions(MainWindow window, SaveActions saving, FileFailures failures) {
    this.window = window;
    this.saving = saving;
    this.failures = failures;
  }

  /** Shows what is missing and how to go on. */
  void show() {
    Workplace place = window.place();
    place.desk().settle();
    Deeds deeds = new Deeds();
    SubmissionView view =
        new SubmissionView(
            submission(), window.words(), () -> place.settings().text(MEMBER, ""), deeds);
    deeds.view = view;
    Dialogs dialogs = window.dialogs();
    deeds.close = () -> dialogs.close(view);
    Platform.runLater(view::begin);
    dialogs.show("submit.title", view);
    place.settings().keep(MEMBER, view.member());
    Problem toShow = deeds.toShow;
    if (toShow != null) {
      window.view().showProblem(toShow);
    }
  }

  private Submission submission() {
    Desk desk = window.place().desk();
    ReadGame read = desk.document().read(desk.gameIndex());
    @Nullable Problem unread =
        read == null || !desk.isPartlyRead()
            ? null
            : read.problems().stream().filter(Problem::isError).findFirst().orElse(null);
    return new Submission(desk.game(), unread);
  }

  private final class Deeds implements SubmissionView.Deeds {
    private @Nullable SubmissionView view;
    private Runnable close = () -> {};
    private @Nullable Problem toShow;

    @Override
    public void editTag(String tag) {
      if (view != null) {
        Dialogs inFront =
            new Dialogs(view.getScene().getWindow(), window.words(), window.place().attention());
        new TagActions(window).edit(tag, inFront);
        view.show(submission());
        view.begin();
      }
    }

    @Override
    public void showText(Problem problem) {
      toShow = problem;
      close.run();
    }

    @Override
    public void save() {
      Submission now = submission();
      Path file = saving.chosen(now.fileName(LocalDate.now()));
      if (file == null) {
        return;
      }
      // What would be lost is asked about when the document is closed: variations, verdicts.
      if (now.dropped().isEmpty() && saving.canBeOwn(file)) {
        saving.writeOwn(file, now.content(), problem -> tell(file, problem));
      } else if (saving.isOwn(file)) {
        tellOwn(file);
        save();
      } else {
        write(file, now.content());
      }
    }

    /** The open file must not give way to one that holds less. */
    private void tellOwn(Path file) {
      Words words = window.words();
      window
          .dialogs()
          .error(
              words.format("submit.own.title", file.getFileName()), words.get("submit.own.text"));
    }

    private void write(Path file, byte[] content) {
      Workplace place = window.place();
      Errands.Errand errand =
          place.errands().begin(Errands.Kind.WRITING, file.getFileName().toString());
      place
          .tasks()
          .background(
              () -> {
                try {
                  AtomicFile.write(file, content);
                  place.tasks().ui(() -> tell(errand, file, null));
                } catch (IOException e) {
                  place.tasks().ui(() -> tell(errand, file, e));
                }
              });
    }

    private void tell(Errands.Errand errand, Path file, @Nullable IOException problem) {
      errand.end();
      tell(file, problem);
    }

    private void tell(Path file, @Nullable IOException problem) {
      if (problem == null && view != null) {
        view.saved(file);
      } else if (problem != null
          && failures.tellUnwritable(file, problem) == FileFailures.Unwritable.SAVE_AS) {
        save();
      }
    }

    @Override
    public void open(String address) {
      window.openOutside(address);
    }

    @Override
    public void copy(String text) {
      ClipboardContent content = new ClipboardContent();
      content.putString(text);
      Clipboard.getSystemClipboard().setContent(content);
    }
  }
}
