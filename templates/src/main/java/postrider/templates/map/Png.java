package postrider.templates.map;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.Inflater;

/**
 * Writes pictures of sixteen colours as PNG (ISO 15948), half a byte for each pixel. The JDK's ImageIO takes three times as long for
 * files a tenth larger.
 */
final class Png {
    private static final byte[] SIGNATURE = {(byte) 0x89, 'P', 'N', 'G', '\r', '\n', 0x1a, '\n'};

    /** The compression level of the pictures in most letters. */
    static final int QUICK = 4;

    /** The level of maps of hexes, which have more detail. */
    static final int CLOSE = 5;

    /** The level of large maps, which are rare: a fifth smaller for some fifty milliseconds more. */
    static final int HARD = 8;

    private static final int[] PALETTE = Ink.palette();

    /** For each colour of five bits a channel, one more than the index of the nearest in the palette; 0 until needed, for few are. */
    private static final byte[] NEAREST = new byte[1 << 15];

    private Png() {}

    static byte[] of(Raster raster, int level) {
        try {
            var png = new ByteArrayOutputStream(1 << 16);
            var out = new DataOutputStream(png);
            out.write(SIGNATURE);
            chunk(out, "IHDR", header(raster));
            chunk(out, "PLTE", colours());
            chunk(out, "IDAT", packed(raster, level));
            chunk(out, "IEND", new byte[0]);
            return png.toByteArray();
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** A picture that is kept compressed, to draw on later. */
    record Packed(byte[] pixels) {
        static Packed of(Raster raster) {
            return new Packed(packed(raster, Deflater.BEST_SPEED));
        }

        /** Unpacks into an empty raster of the same size. */
        Raster unpacked(Raster raster) {
            var lines = new byte[raster.height() * lineOf(raster)];
            var inflater = new Inflater();
            try {
                inflater.setInput(this.pixels);
                inflater.inflate(lines);
                colour(raster, lines);
                return raster;
            } catch (DataFormatException impossible) {
                throw new IllegalStateException(impossible);
            } finally {
                inflater.end();
            }
        }
    }

    private static byte[] header(Raster raster) {
        return ByteBuffer.allocate(13)
                .putInt(raster.width())
                .putInt(raster.height())
                .put(new byte[] {4, 3, 0, 0, 0})
                .array();
    }

    private static byte[] colours() {
        var bytes = new ByteArrayOutputStream();
        for (int colour : PALETTE) {
            bytes.write(colour >> 16);
            bytes.write(colour >> 8);
            bytes.write(colour);
        }
        return bytes.toByteArray();
    }

    private static byte[] packed(Raster raster, int level) {
        var bytes = new ByteArrayOutputStream(1 << 16);
        var deflater = new Deflater(level);
        try (var out = new DeflaterOutputStream(bytes, deflater, 1 << 15)) {
            out.write(lines(raster));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        } finally {
            deflater.end();
        }
        return bytes.toByteArray();
    }

    /** The bytes of a line: one for the filter, and half of one for each pixel. */
    private static int lineOf(Raster raster) {
        return 1 + (raster.width() + 1) / 2;
    }

    private static byte[] lines(Raster raster) {
        var pixels = raster.pixels();
        int width = raster.width();
        var lines = new byte[raster.height() * lineOf(raster)];
        int at = 0;
        for (int line = 0; line < pixels.length; line += width) {
            at++;
            for (int x = line; x < line + width; x += 2) {
                int left = index(pixels[x]);
                int right = x + 1 < line + width ? index(pixels[x + 1]) : 0;
                lines[at++] = (byte) (left << 4 | right);
            }
        }
        return lines;
    }

    private static void colour(Raster raster, byte[] lines) {
        var pixels = raster.pixels();
        int width = raster.width();
        int at = 0;
        for (int line = 0; line < pixels.length; line += width) {
            at++;
            for (int x = line; x < line + width; x += 2) {
                int both = lines[at++];
                pixels[x] = PALETTE[both >> 4 & 15];
                if (x + 1 < line + width) pixels[x + 1] = PALETTE[both & 15];
            }
        }
    }

    private static int index(int colour) {
        int brief = colour >> 9 & 0x7c00 | colour >> 6 & 0x3e0 | colour >> 3 & 0x1f;
        if (NEAREST[brief] == 0) NEAREST[brief] = (byte) (1 + nearest(brief));
        return NEAREST[brief] - 1;
    }

    private static int nearest(int brief) {
        int red = (brief >> 10 & 31) * 255 / 31;
        int green = (brief >> 5 & 31) * 255 / 31;
        int blue = (brief & 31) * 255 / 31;
        int nearest = 0;
        int best = Integer.MAX_VALUE;
        for (int i = 0; i < PALETTE.length; i++) {
            int r = red - (PALETTE[i] >> 16 & 0xff);
            int g = green - (PALETTE[i] >> 8 & 0xff);
            int b = blue - (PALETTE[i] & 0xff);
            int off = 3 * r * r + 4 * g * g + 2 * b * b;
            if (off >= best) continue;
            best = off;
            nearest = i;
        }
        return nearest;
    }

    private static void chunk(DataOutputStream out, String type, byte[] content) throws IOException {
        var name = type.getBytes(StandardCharsets.US_ASCII);
        var check = new CRC32();
        check.update(name);
        check.update(content);
        out.writeInt(content.length);
        out.write(name);
        out.write(content);
        out.writeInt((int) check.getValue());
    }
}
