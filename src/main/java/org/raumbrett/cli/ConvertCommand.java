package org.raumbrett.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.raumbrett.game.Game;
import org.raumbrett.game.Line;
import org.raumbrett.notation.NotationStyle;
import org.raumbrett.rgn.Dropped;
import org.raumbrett.rgn.GameFileName;
import org.raumbrett.rgn.Problem;
import org.raumbrett.rgn.ReadGame;
import org.raumbrett.rgn.RgnCollection;
import org.raumbrett.rgn.RgnDocument;
import org.raumbrett.rgn.RgnWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes games anew: in another form, one file a game, or all in one file. */
@Command(
    name = "convert",
    description = {
      "Write games anew: as strict RGN, as annotated RGN, or as a plain move list.",
      "A game with errors is left out and named on standard error; so is what the form cannot"
          + " hold, and what was skipped when a game was read. No file is overwritten without"
          + " --force.",
      "With --force the output may be the input itself, but not if anything in it was skipped or"
          + " has errors: then it stays as it is, and the exit code is 1."
    })
final class ConvertCommand implements Callable<Integer> {
  /** What is written. */
  enum Form {
    STRICT,
    ANNOTATED,
    LIST
  }

  /** How a list writes moves: those ways that are read back. */
  enum ListStyle {
    FIGURINES(NotationStyle.RGN),
    SCREEN(NotationStyle.SCREEN),
    CELLS(NotationStyle.CELLS),
    COORDINATES(NotationStyle.COORDINATES),
    ENGLISH(NotationStyle.ENGLISH),
    SPANISH(NotationStyle.SPANISH),
    GERMAN(NotationStyle.GERMAN);

    private final NotationStyle notation;

    ListStyle(NotationStyle notation) {
      this.notation = notation;
    }
  }

  /** Where a game goes. */
  private interface Target {
    void write(Game game, int number) throws IOException;
  }

  private static final int DIGITS = 4;

  private final Streams streams;

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "The files to read; - is the standard input.")
  private List<String> files = List.of();

  @Option(
      names = "--to",
      paramLabel = "strict|annotated|list",
      description = "The form to write; strict if not given.")
  private Form form = Form.STRICT;

  @Option(
      names = "--notation",
      paramLabel = "STYLE",
      description = {
        "How a list writes moves: figurines, screen, cells, coordinates, english, spanish or"
            + " german; figurines if not given. RGN files have but one notation."
      })
  private @Nullable ListStyle style;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Where to write; standard output if not given.")
  private @Nullable String output;

  @Option(
      names = "--split",
      paramLabel = "DIR",
      description = "Write each game to a file of its own in this directory.")
  private @Nullable String directory;

  @Option(names = "--merge", description = "Write the games of several files to one output.")
  private boolean merge;

  @Option(names = "--force", description = "Overwrite files that exist.")
  private boolean force;

  private int written;
  private int broken;
  private int unread;
  private int lost;
  private boolean refused;
  private Dropped dropped = Dropped.NOTHING;
  private int comments;

  ConvertCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    requireSense();
    if (directory != null) {
      split(directory);
    } else if (output != null) {
      GameFile target = new GameFile(output);
      target.requireNoPgn();
      target.requireNew(force);
      writeTo(target);
    } else {
      convert((game, number) -> streams.out().print(inOneFile(game, number)));
    }
    tellSummary();
    if (unread > 0) {
      return ExitCode.FAILURE;
    }
    return broken > 0 || refused ? ExitCode.INPUT_ERRORS : ExitCode.OK;
  }

  private void requireSense() {
    if (style != null && form != Form.LIST) {
      throw new CommandFailure("--notation is for --to list: RGN files have but one notation");
    }
    if (directory != null && (output != null || merge)) {
      throw new CommandFailure("--split goes neither with --merge nor with --output");
    }
    if (files.size() > 1 && directory == null && !merge) {
      throw new CommandFailure("several files need --merge or --split");
    }
  }

  private void writeTo(GameFile target) {
    boolean replacesInput = isInput(target);
    try {
      target.write(
          out -> {
            convert(
                (game, number) ->
                    out.write(inOneFile(game, number).getBytes(StandardCharsets.UTF_8)));
            if (written == 0) {
              throw new NothingWritten("there is no game for it");
            }
            if (replacesInput && lost + broken + unread > 0) {
              throw new NothingWritten(
                  "what could not be read of the input would be lost; name another --output");
            }
          });
    } catch (NothingWritten e) {
      refused = true;
      written = 0;
      dropped = Dropped.NOTHING;
      comments = 0;
      streams.tell(target.visibleName() + ": not written, " + e.getMessage());
    }
  }

  private boolean isInput(GameFile target) {
    return files.stream()
        .map(GameFile::new)
        .anyMatch(file -> !file.isStandardInput() && file.isSameAs(target));
  }

  /** Keeps a file that lacks something from taking the place of the target. */
  private static final class NothingWritten extends RuntimeException {
    private static final long serialVersionUID = 1;

    NothingWritten(String reason) {
      super(reason);
    }
  }

  /** Tags make the names, but no more of them than letters and digits. */
  private void split(String into) throws IOException {
    GameFile folder = new GameFile(into);
    folder.makeDirectory();
    convert(
        (game, number) -> {
          try {
            writeInto(folder.child(GameFileName.of(game, number, DIGITS)), game);
          } catch (CommandFailure e) {
            int before = number - 1;
            throw before == 0
                ? e
                : new CommandFailure(
                    e.getMessage() + " (" + Plural.of(before, "file") + " written before)");
          }
        });
  }

  private void writeInto(GameFile target, Game game) {
    target.requireNew(force);
    if (isInput(target)) {
      throw new CommandFailure(
          target.visibleName() + ": is one of the files to read; name another --split");
    }
    target.write(text(game).getBytes(StandardCharsets.UTF_8));
  }

  private void convert(Target target) throws IOException {
    for (String name : files) {
      GameFile file = new GameFile(name);
      RgnCollection games;
      try {
        games = file.games(streams.in());
      } catch (CommandFailure e) {
        unread++;
        streams.fail(e.getMessage());
        continue;
      }
      tellLosses(file, games.fileProblems());
      broken += games.size() == 0 ? 1 : 0;
      for (int i = 0; i < games.size(); i++) {
        int index = i;
        convert(file, file.inMemory(() -> games.read(index)), target);
      }
    }
  }

  private void convert(GameFile file, RgnDocument document, Target target) throws IOException {
    tellLosses(file, document.problems());
    for (ReadGame read : document.games()) {
      if (document.hasErrors()) {
        broken++;
      } else {
        written++;
        lost += read.lossCount();
        target.write(read.game(), written);
        dropped = form == Form.ANNOTATED ? dropped : dropped.plus(RgnWriter.dropped(read.game()));
        comments += form == Form.LIST ? comments(read.game().mainLine()) : 0;
      }
    }
  }

  private static int comments(Line line) {
    return line.comments().size()
        + line.plies().stream().mapToInt(ply -> ply.comments().size()).sum();
  }

  private void tellLosses(GameFile file, List<Problem> problems) {
    problems.stream()
        .filter(problem -> problem.kind().losesText())
        .forEach(problem -> streams.tell(file.line(problem)));
  }

  private String inOneFile(Game game, int number) {
    return (number > 1 ? "\n" : "") + text(game);
  }

  private String text(Game game) {
    return switch (form) {
      case STRICT -> RgnWriter.strict(game);
      case ANNOTATED -> RgnWriter.annotated(RgnWriter.complete(game));
      case LIST -> RgnWriter.list(game, (style == null ? ListStyle.FIGURINES : style).notation);
    };
  }

  private void tellSummary() {
    StringBuilder summary = new StringBuilder(Plural.of(written, "game")).append(" written");
    if (broken > 0) {
      summary.append(", ").append(broken).append(" with errors left out");
    }
    if (lost > 0) {
      summary.append(", ").append(Plural.of(lost, "piece")).append(" of text skipped or unclosed");
    }
    if (!dropped.isEmpty() || comments > 0) {
      summary
          .append("; dropped: ")
          .append(Plural.of(dropped.variations(), "variation"))
          .append(", ")
          .append(Plural.of(dropped.glyphs(), "glyph"))
          .append(", ")
          .append(Plural.of(dropped.verdicts(), "verdict"));
    }
    if (comments > 0) {
      summary.append(", ").append(Plural.of(comments, "comment"));
    }
    streams.tell(summary.toString());
  }
}
