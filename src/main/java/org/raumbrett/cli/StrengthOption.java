package org.raumbrett.cli;

import org.jspecify.annotations.Nullable;
import org.raumbrett.engine.Strength;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The engine's level. */
final class StrengthOption {
  @Option(
      names = "--strength",
      paramLabel = "N",
      converter = Converter.class,
      description = "The engine's strength, 1 to 10; 5 if not given.")
  private @Nullable Strength strength;

  /** Returns the level asked for, else the default one. */
  Strength get() {
    Strength wanted = strength;
    return wanted == null ? Strength.DEFAULT : wanted;
  }

  /** Reads the number of a level. */
  static final class Converter implements ITypeConverter<Strength> {
    @Override
    public Strength convert(String text) {
      try {
        return Strength.ofNumber(Integer.parseInt(text));
      } catch (IllegalArgumentException e) {
        throw new TypeConversionException("the strength is a number from 1 to 10, not " + text);
      }
    }
  }
}
