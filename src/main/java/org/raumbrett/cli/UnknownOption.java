package org.raumbrett.cli;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;

/** An option that does not exist, which matters more than the file that is missing as well. */
final class UnknownOption {
  private static final String END_OF_OPTIONS = "--";
  private static final String STANDARD_INPUT = "-";

  private UnknownOption() {}

  /** Returns the first option among the arguments that the command has not, null if it has all. */
  static @Nullable String first(ParameterException e, String... args) {
    CommandSpec command = e.getCommandLine().getCommandSpec();
    boolean value = false;
    for (String arg : args) {
      if (arg.equals(END_OF_OPTIONS)) {
        return null;
      }
      int equals = arg.indexOf('=');
      OptionSpec option = command.optionsMap().get(equals < 0 ? arg : arg.substring(0, equals));
      if (!value && option == null && arg.startsWith("-") && !arg.equals(STANDARD_INPUT)) {
        return arg;
      }
      value = option != null && equals < 0 && option.arity().max() > 0;
    }
    return null;
  }
}
