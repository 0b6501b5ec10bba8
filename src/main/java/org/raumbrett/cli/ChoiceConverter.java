package org.raumbrett.cli;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/**
 * Reads an option's value as one of a few words, in capitals or not, and names them as the help
 * does.
 *
 * @param type the words
 */
record ChoiceConverter<E extends Enum<E>>(Class<E> type) implements ITypeConverter<E> {
  @Override
  public E convert(String text) {
    return constants()
        .filter(constant -> word(constant).equals(text.toLowerCase(Locale.ROOT)))
        .findFirst()
        .orElseThrow(
            () ->
                new TypeConversionException(
                    "'"
                        + text
                        + "' is none of "
                        + constants()
                            .map(ChoiceConverter::word)
                            .collect(Collectors.joining(", "))));
  }

  private Stream<E> constants() {
    return Stream.of(type.getEnumConstants());
  }

  private static String word(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }
}
