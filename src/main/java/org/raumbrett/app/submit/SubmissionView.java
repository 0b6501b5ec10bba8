package org.raumbrett.app.submit;

import atlantafx.base.theme.Styles;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.javafx.FontIcon;
import org.kordamp.ikonli.materialdesign2.MaterialDesignC;
import org.kordamp.ikonli.materialdesign2.MaterialDesignE;
import org.kordamp.ikonli.materialdesign2.MaterialDesignF;
import org.raumbrett.app.words.Words;
import org.raumbrett.rgn.Dropped;
import org.raumbrett.rgn.Problem;
import org.raumbrett.rgn.SubmissionMail;
import org.raumbrett.rgn.Visible;

/** The way of a game to the IRF in three steps: the check, the file, the mail. */
public final class SubmissionView extends VBox {
  /** What the view asks for. */
  public interface Deeds {
    /** Lets the user change a tag. */
    void editTag(String tag);

    /** Shows the place of an error in the text; the view is closed then. */
    void showText(Problem problem);

    /** Asks for a name and saves the file there; {@link #saved} tells of it. */
    void save();

    /** Opens an address with the program that is meant for it. */
    void open(String address);

    /** Puts a text on the clipboard. */
    void copy(String text);
  }

  private static final double WIDTH = 640;

  private final Words words;
  private final Deeds deeds;
  private final Supplier<String> lastMember;
  private final FindingsPane findings;
  private final Label verdict = new Label();
  private final Label dropped = new Label();
  private final Button save = new Button();
  private final HBox fileRow;
  private final TextField fileField = new TextField();
  private final Button folder = new Button();
  private final Button copyPath;
  private final ComboBox<String> member = new ComboBox<>();
  private final TextField subject = new TextField();
  private final Button mail = new Button();
  private final Label asked = new Label();
  private Submission submission;
  private @Nullable Path path;
  private byte[] written = {};

  /**
   * The way of a game.
   *
   * @param lastMember who sent a game last, empty if nobody did
   */
  public SubmissionView(
      Submission submission, Words words, Supplier<String> lastMember, Deeds deeds) {
    this.words = words;
    this.deeds = deeds;
    this.lastMember = lastMember;
    this.submission = submission;
    getStyleClass().add("submission");
    setId("submission");
    setPrefWidth(WIDTH);
    copyPath = copier("submit-copy-path", () -> String.valueOf(path));
    fileRow = fileRow();
    findings = new FindingsPane(words, deeds);
    getChildren()
        .addAll(
            step("submit.check"),
            verdict,
            findings,
            step("submit.file"),
            dropped,
            saver(),
            fileRow,
            step("submit.mail"),
            mailRow(),
            subjectRow(),
            asked,
            hint());
    verdict.setWrapText(true);
    verdict.setId("submit-verdict");
    asked.setWrapText(true);
    asked.setId("submit-asked");
    asked.setText(words.get("submit.asked"));
    asked.setMinHeight(Region.USE_PREF_SIZE);
    showAsked(false);
    dropped.setWrapText(true);
    dropped.getStyleClass().addAll(Styles.TEXT_SMALL, Styles.TEXT_MUTED);
    show(submission);
    saved(null);
  }

  /** Shows the game as it is now. */
  public void show(Submission changed) {
    submission = changed;
    if (path != null && !Arrays.equals(written, changed.content())) {
      saved(null);
    }
    findings.show(changed);
    verdict.setText(words.get(changed.isReady() ? "submit.ready" : "submit.notready"));
    verdict.setGraphic(
        FindingsPane.icon(
            changed.isReady() ? MaterialDesignC.CHECK_CIRCLE : MaterialDesignC.CLOSE_CIRCLE,
            changed.isReady() ? "ready-icon" : "error-icon"));
    save.setDisable(!changed.isReady());
    fileRow.setVisible(changed.isReady());
    fileRow.setManaged(changed.isReady());
    mail.setDisable(!changed.isReady());
    showDropped(changed.dropped());
    showMembers(changed.members());
  }

  /** Puts the focus on what is to be done next: the first thing to mend, or the file. */
  public void begin() {
    (submission.isReady() ? save : findings.first(save)).requestFocus();
  }

  private void showDropped(Dropped left) {
    dropped.setVisible(!left.isEmpty());
    dropped.setManaged(!left.isEmpty());
    dropped.setText(
        words.format("submit.dropped", left.variations(), left.glyphs(), left.verdicts()));
  }

  /** Whether a mail program was opened the system does not say: the user sees that he was heard. */
  private void showAsked(boolean now) {
    asked.setVisible(now);
    asked.setManaged(now);
  }

  private void showMembers(List<String> members) {
    String before = member.getEditor().getText();
    boolean renamed = member.getItems().contains(before) && !members.contains(before);
    member.getItems().setAll(members);
    String last = lastMember.get();
    if (!before.isBlank() && !renamed) {
      member.getEditor().setText(before);
    } else if (members.contains(last)) {
      member.getEditor().setText(last);
    } else if (!members.isEmpty()) {
      member.getEditor().setText(members.get(0));
    }
    showSubject();
  }

  private void showSubject() {
    subject.setText(submission.subject(member.getEditor().getText(), words.locale()));
  }

  /** Shows where the file lies that is to be attached; null for none, or none with this game. */
  public void saved(@Nullable Path file) {
    path = file == null ? null : file.toAbsolutePath();
    written = submission.content();
    fileField.setText(path == null ? "" : Visible.text(path.toString()));
    folder.setDisable(path == null);
    copyPath.setDisable(path == null);
  }

  /** Returns who sends the game. */
  public String member() {
    return member.getEditor().getText().strip();
  }

  private Label step(String key) {
    Label heading = new Label(words.get(key));
    heading.getStyleClass().addAll(Styles.TITLE_4, "submit-step");
    return heading;
  }

  private Node saver() {
    save.setText(words.get("submit.save"));
    save.setId("submit-save");
    save.setGraphic(new FontIcon(MaterialDesignC.CONTENT_SAVE_OUTLINE));
    save.setOnAction(event -> deeds.save());
    return save;
  }

  private HBox fileRow() {
    fileField.setEditable(false);
    fileField.setId("submit-path");
    fileField.setPromptText(words.get("submit.unsaved"));
    fileField.setAccessibleText(words.get("submit.file"));
    HBox.setHgrow(fileField, Priority.ALWAYS);
    folder.setText(words.get("submit.folder"));
    folder.setId("submit-folder");
    folder.setGraphic(new FontIcon(MaterialDesignF.FOLDER_OPEN_OUTLINE));
    folder.setMinWidth(Region.USE_PREF_SIZE);
    folder.setOnAction(
        event -> {
          Path folderOf = path == null ? null : path.getParent();
          if (folderOf != null) {
            deeds.open(folderOf.toUri().toString());
          }
        });
    HBox row = new HBox(8, fileField, folder, copyPath);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private Button copier(String id, Supplier<String> source) {
    Button copy = new Button(words.get("text.copy"));
    copy.setId(id);
    copy.setGraphic(new FontIcon(MaterialDesignC.CONTENT_COPY));
    copy.setMinWidth(Region.USE_PREF_SIZE);
    copy.setOnAction(event -> deeds.copy(source.get()));
    return copy;
  }

  private Node mailRow() {
    member.setEditable(true);
    member.setId("submit-member");
    member.setAccessibleText(words.get("submit.member"));
    member.setMaxWidth(Double.MAX_VALUE);
    member.getEditor().textProperty().subscribe((old, now) -> showSubject());
    HBox.setHgrow(member, Priority.ALWAYS);
    Label label = new Label(words.get("submit.member"));
    label.setMinWidth(Region.USE_PREF_SIZE);
    label.setLabelFor(member);
    mail.setText(words.get("submit.open"));
    mail.setId("submit-mail");
    mail.setGraphic(new FontIcon(MaterialDesignE.EMAIL_OUTLINE));
    mail.setMinWidth(Region.USE_PREF_SIZE);
    mail.setOnAction(
        event -> {
          deeds.open(SubmissionMail.link(subject.getText()).toString());
          showAsked(true);
        });
    HBox row = new HBox(8, label, member, mail);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private Node subjectRow() {
    subject.setEditable(false);
    subject.setId("submit-subject");
    subject.setAccessibleText(words.get("submit.subject"));
    HBox.setHgrow(subject, Priority.ALWAYS);
    Label label = new Label(words.get("submit.subject"));
    label.setMinWidth(Region.USE_PREF_SIZE);
    HBox row = new HBox(8, label, subject, copier("submit-copy-subject", subject::getText));
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private Node hint() {
    Label hint = new Label(words.get("submit.hint"));
    hint.setWrapText(true);
    hint.setMinHeight(Region.USE_PREF_SIZE);
    hint.getStyleClass().addAll(Styles.TEXT_SMALL, Styles.TEXT_MUTED);
    return hint;
  }
}
