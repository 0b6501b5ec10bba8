package org.raumbrett.rgn;

import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;

/** The e-mail with which a game goes to the IRF. The member attaches the file by hand. */
public final class SubmissionMail {
  private SubmissionMail() {}

  /**
   * Returns the subject the IRF asks for, in Spanish or German if that is the locale's language,
   * else in English.
   *
   * @param member the IRF name of the member who sends it
   * @param date the game's date, as its Date tag has it
   */
  public static String subject(String member, String date, Locale locale) {
    return ProblemWords.sentence(
        "SUBMIT_SUBJECT", "", List.of(member.strip(), date.strip()), locale);
  }

  /**
   * Returns what opens the mail program with the subject: the IRF names a contact page and no
   * address, so the mail has no recipient. By RFC 6068 all is percent-encoded UTF-8.
   */
  public static URI link(String subject) {
    String encoded = URLEncoder.encode(subject, StandardCharsets.UTF_8).replace("+", "%20");
    return URI.create("mailto:?subject=" + encoded);
  }
}
