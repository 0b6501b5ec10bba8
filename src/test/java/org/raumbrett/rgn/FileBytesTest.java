package org.raumbrett.rgn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FileBytesTest {
  private static final int PIECE = FileBytes.PIECE;

  private static byte[] random(int length) {
    byte[] bytes = new byte[length];
    new Random(length).nextBytes(bytes);
    return bytes;
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, PIECE - 1, PIECE, PIECE + 1, 2 * PIECE, 3 * PIECE + 17})
  void theBytesAreThoseOfTheArray(int length) throws IOException, NoSuchAlgorithmException {
    byte[] bytes = random(length);
    FileBytes pieces = FileBytes.of(bytes);
    assertThat(pieces.toArray()).isEqualTo(bytes);
    assertThat(pieces).hasSize(length).hasToString(new String(bytes, StandardCharsets.ISO_8859_1));
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    pieces.writeTo(out);
    assertThat(out.toByteArray()).isEqualTo(bytes);
    MessageDigest digest = MessageDigest.getInstance("SHA-256");
    pieces.update(digest);
    assertThat(digest.digest()).isEqualTo(MessageDigest.getInstance("SHA-256").digest(bytes));
  }

  @Test
  void anyPartsOfOneMakeAnother() {
    byte[] bytes = random(3 * PIECE);
    FileBytes old = FileBytes.of(bytes);
    Random random = new Random(1);
    for (int i = 0; i < 100; i++) {
      int from = random.nextInt(bytes.length);
      int to = from + random.nextInt(bytes.length - from + 1);
      byte[] between = random(random.nextInt(100));
      FileBytes fresh = new FileBytes.Builder().add(old, from, to).add(between).build();
      assertThat(fresh).hasSize(to - from + between.length);
      assertThat(fresh.copy(0, to - from)).isEqualTo(Arrays.copyOfRange(bytes, from, to));
      assertThat(fresh.copy(to - from, fresh.length())).isEqualTo(between);
    }
    assertThatThrownBy(() -> new FileBytes.Builder().add(old, 0, bytes.length + 1))
        .isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void theFirstByteThatIsNotUtf8IsFoundWhereverItStands() {
    String figurines = "♘".repeat(PIECE);
    for (int shift = 0; shift < 3; shift++) {
      byte[] good = ("x".repeat(shift) + figurines).getBytes(StandardCharsets.UTF_8);
      FileBytes all = FileBytes.of(good);
      assertThat(TextDecoder.firstBad(all, 0)).isEqualTo(-1);
      FileBytes.Builder worse = new FileBytes.Builder().add(all, 0, good.length);
      FileBytes bad = worse.add(new byte[] {'a', (byte) 0xe4, 'b'}).add(good).build();
      assertThat(TextDecoder.firstBad(bad, 0)).isEqualTo(good.length + 1);
      FileBytes cut = new FileBytes.Builder().add(all, 0, good.length - 1).build();
      assertThat(TextDecoder.firstBad(cut, 0)).isEqualTo(good.length - 3);
    }
  }
}
