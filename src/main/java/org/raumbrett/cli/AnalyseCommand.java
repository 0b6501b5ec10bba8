package org.raumbrett.cli;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.raumbrett.analysis.AnalysisScope;
import org.raumbrett.analysis.GameAnalyser;
import org.raumbrett.analysis.report.HtmlReport;
import org.raumbrett.cli.analyse.AnalysedGame;
import org.raumbrett.cli.analyse.JsonForm;
import org.raumbrett.cli.analyse.SummaryTable;
import org.raumbrett.cli.analyse.TextForm;
import org.raumbrett.engine.StopToken;
import org.raumbrett.game.Game;
import org.raumbrett.game.Line;
import org.raumbrett.game.Ply;
import org.raumbrett.rgn.Problem;
import org.raumbrett.rgn.ReadGame;
import org.raumbrett.rgn.RgnCollection;
import org.raumbrett.rgn.RgnDocument;
import org.raumbrett.rgn.RgnWriter;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Judges every move of the games in files. */
@Command(
    name = "analyse",
    description = {
      "Judge every move of the games in the files, RGN or plain move lists.",
      "Games with errors are judged up to the first one. The summary of several games goes to"
          + " standard error unless the form is text."
    })
final class AnalyseCommand implements Callable<Integer> {
  /** How the judged games are written. */
  enum Form {
    TEXT,
    JSON,
    RGN,
    HTML
  }

  private final Streams streams;
  private final GameAnalyser analyser = new GameAnalyser();
  private final HtmlReport page = new HtmlReport(Locale.ENGLISH);
  private final SummaryTable table = new SummaryTable();
  private final List<String> broken = new ArrayList<>();
  private final List<String> unread = new ArrayList<>();
  private final StringBuilder kept = new StringBuilder();

  @Parameters(
      arity = "1..*",
      paramLabel = "FILE",
      description = "The files to judge; - is the standard input.")
  private List<String> files = List.of();

  @Mixin private StrengthOption strength;

  @Option(
      names = "--format",
      paramLabel = "text|json|rgn|html",
      description = "How to write the result; text if not given.")
  private Form form = Form.TEXT;

  @Option(
      names = "--output",
      paramLabel = "FILE",
      description = "Where to write it; standard output if not given.")
  private @Nullable String output;

  @Option(names = "--force", description = "Overwrite the output if it exists.")
  private boolean force;

  @Option(
      names = "--jobs",
      paramLabel = "N",
      description = "How many moves to judge at once; all processors if not given.")
  private int jobs = Runtime.getRuntime().availableProcessors();

  AnalyseCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (jobs < 1) {
      throw new CommandFailure("the number of jobs must be at least 1");
    }
    if (output != null) {
      GameFile target = new GameFile(output);
      if (form == Form.RGN) {
        target.requireNoPgn();
      }
      target.requireNew(force);
    }
    if (form == Form.HTML) {
      emit(page.head("Raumbrett"));
    }
    for (String name : files) {
      analyseFile(new GameFile(name));
    }
    if (form == Form.HTML) {
      emit(page.tail());
    }
    summarise();
    if (output != null) {
      new GameFile(output).write(kept.toString().getBytes(StandardCharsets.UTF_8));
    }
    tellBroken();
    return !unread.isEmpty()
        ? ExitCode.FAILURE
        : broken.isEmpty() ? ExitCode.OK : ExitCode.INPUT_ERRORS;
  }

  private void analyseFile(GameFile file) {
    try {
      analyse(file, file.games(streams.in()));
    } catch (CommandFailure e) {
      unread.add(file.visibleName());
      streams.fail(e.getMessage());
    }
  }

  private void analyse(GameFile file, RgnCollection games) {
    boolean errors = tellErrors(file, games.fileProblems());
    for (int i = 0; i < games.size(); i++) {
      int index = i;
      RgnDocument document = file.inMemory(() -> games.read(index));
      tellErrors(file, document.problems());
      errors |= document.hasErrors();
      for (ReadGame read : document.games()) {
        Game game = analyse(read.game(), file.visibleName() + ", game " + (i + 1));
        write(new AnalysedGame(file.name(), i + 1, strength.get(), game));
      }
    }
    if (errors) {
      broken.add(file.visibleName());
    }
  }

  private boolean tellErrors(GameFile file, List<Problem> problems) {
    List<Problem> errors = problems.stream().filter(Problem::isError).toList();
    errors.forEach(error -> streams.tell(file.line(error)));
    return !errors.isEmpty();
  }

  /** A verdict that stands in the file is not trusted: the same level judges it again. */
  private Game analyse(Game game, String name) {
    return analyser.analyse(
        unjudged(game),
        strength.get(),
        AnalysisScope.MAIN_LINE,
        jobs,
        new ProgressLines(streams, name),
        new StopToken());
  }

  private static Game unjudged(Game game) {
    Line line = game.mainLine();
    List<Ply> plies = line.plies().stream().map(ply -> ply.withJudgement(null)).toList();
    return game.withMainLine(new Line(line.comments(), plies));
  }

  private void write(AnalysedGame game) {
    String gap = table.size() == 0 ? "" : "\n";
    table.add(game);
    emit(
        switch (form) {
          case TEXT -> gap + TextForm.text(game);
          case JSON -> JsonForm.text(game) + "\n";
          case RGN -> gap + RgnWriter.toSave(game.game());
          case HTML -> page.section(game.game(), table.size());
        });
  }

  private void emit(String text) {
    if (output == null) {
      streams.out().print(text);
      streams.out().flush();
    } else {
      kept.append(text);
    }
  }

  private void summarise() {
    if (table.size() > 1) {
      if (form == Form.TEXT) {
        emit("\n" + table.text());
      } else {
        streams.tell(table.text().stripTrailing());
      }
    }
  }

  private void tellBroken() {
    if (!broken.isEmpty()) {
      streams.tell("with errors: " + String.join(", ", broken));
    }
    if (files.size() > 1 && !unread.isEmpty()) {
      streams.tell("not read: " + String.join(", ", unread));
    }
  }
}
