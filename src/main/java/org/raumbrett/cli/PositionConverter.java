package org.raumbrett.cli;

import org.raumbrett.board.Position;
import org.raumbrett.board.Rfen;
import org.raumbrett.board.RfenException;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads an option's value as a position. */
final class PositionConverter implements ITypeConverter<Position> {
  @Override
  public Position convert(String text) {
    try {
      return Rfen.parse(text);
    } catch (RfenException e) {
      throw new TypeConversionException(
          "not a position, at character " + e.column() + ": " + e.getMessage());
    }
  }
}
