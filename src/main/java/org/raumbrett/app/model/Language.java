package org.raumbrett.app.model;

import java.util.Locale;

/** The languages the window speaks. */
public enum Language {
  SYSTEM(""),
  ENGLISH("en"),
  SPANISH("es"),
  GERMAN("de");

  private final String code;

  Language(String code) {
    this.code = code;
  }

  /** Returns the language's two letters, empty for the system's. */
  public String code() {
    return code;
  }

  /** Returns the language to speak on a system of that locale; English where it is none of ours. */
  public Language resolve(Locale system) {
    if (this != SYSTEM) {
      return this;
    }
    for (Language language : values()) {
      if (language.code.equals(system.getLanguage())) {
        return language;
      }
    }
    return ENGLISH;
  }
}
