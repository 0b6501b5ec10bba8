package org.raumbrett.app.image;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.DeflaterOutputStream;
import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;

/**
 * A PNG picture that grows downwards, picture by picture. What has been added is kept compressed,
 * so that a long page takes little memory. The form is that of the PNG specification (ISO/IEC
 * 15948): eight bits a colour, no transparency, no filter.
 */
final class PngStrip {
  private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

  /** Eight bits, red green blue, the only compression and filter there are, not interlaced. */
  private static final byte[] FORM = {8, 2, 0, 0, 0};

  private final int width;
  private final ByteArrayOutputStream compressed = new ByteArrayOutputStream();
  private final DeflaterOutputStream rows = new DeflaterOutputStream(compressed);
  private int height;

  /** An empty picture of that width in pixels. */
  PngStrip(int width) {
    this.width = width;
  }

  /** Adds a picture of the same width below. */
  void add(Image picture) throws IOException {
    int[] pixels = new int[width];
    byte[] row = new byte[1 + 3 * width];
    for (int y = 0; y < (int) picture.getHeight(); y++) {
      picture
          .getPixelReader()
          .getPixels(0, y, width, 1, PixelFormat.getIntArgbInstance(), pixels, 0, width);
      for (int x = 0; x < width; x++) {
        row[3 * x + 1] = (byte) (pixels[x] >> 16);
        row[3 * x + 2] = (byte) (pixels[x] >> 8);
        row[3 * x + 3] = (byte) pixels[x];
      }
      rows.write(row);
      height++;
    }
  }

  /** Returns the whole file; nothing can be added afterwards. */
  byte[] finish() throws IOException {
    rows.finish();
    ByteArrayOutputStream file = new ByteArrayOutputStream(compressed.size() + 100);
    file.write(SIGNATURE);
    ByteArrayOutputStream header = new ByteArrayOutputStream();
    DataOutputStream numbers = new DataOutputStream(header);
    numbers.writeInt(width);
    numbers.writeInt(height);
    numbers.write(FORM);
    chunk(file, "IHDR", header.toByteArray());
    chunk(file, "IDAT", compressed.toByteArray());
    chunk(file, "IEND", new byte[0]);
    return file.toByteArray();
  }

  private static void chunk(ByteArrayOutputStream file, String name, byte[] content)
      throws IOException {
    byte[] type = name.getBytes(StandardCharsets.US_ASCII);
    CRC32 check = new CRC32();
    check.update(type);
    check.update(content);
    DataOutputStream out = new DataOutputStream(file);
    out.writeInt(content.length);
    out.write(type);
    out.write(content);
    out.writeInt((int) check.getValue());
  }
}
