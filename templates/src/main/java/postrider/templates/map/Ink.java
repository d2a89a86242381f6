package postrider.templates.map;

import java.util.stream.IntStream;

/** The colours of a map: sober, distinct in grey too, and distinct from every ground even in a mail program that inverts them. */
final class Ink {
    static final int PAPER = 0xf1e8d3;
    static final int INK = 0x2b2620;
    static final int SEPIA = 0x6a5839;
    static final int GREY = 0x948a79;
    static final int PALE = 0xb8a684;
    static final int SEA = 0x5f7f8a;
    static final int SEA_DEEP = 0x3f6270;
    static final int WHITE = 0xfffdf6;
    static final int GOLD = 0xa56d0a;

    /** The first side, dark. */
    static final int FIRST = 0x96271f;

    /** The second side, on white. */
    static final int SECOND = 0x1f4a86;

    static final int[] TINTS = {0xe9dcb4, 0xdbe0c0, 0xf0d9c0, 0xd5dcd6, 0xe4d5cf};

    static final int FOREST = TINTS[1];
    static final int LAKE = TINTS[3];
    static final int HILLS = TINTS[4];

    private Ink() {}

    /** The sixteen colours that a picture is reduced to. Everything between ink and ground becomes one grey, or one blue. */
    static int[] palette() {
        var inks = IntStream.of(PAPER, WHITE, INK, GREY, SEPIA, PALE, SEA, SEA_DEEP, FIRST, SECOND, GOLD);
        return IntStream.concat(inks, IntStream.of(TINTS)).toArray();
    }

    /** One colour mixed into another, {@code share} per cent of it. */
    static int mixed(int one, int other, int share) {
        int mixed = 0;
        for (int shift = 0; shift <= 16; shift += 8) {
            int a = one >> shift & 0xff;
            int b = other >> shift & 0xff;
            mixed |= (a * share + b * (100 - share)) / 100 << shift;
        }
        return mixed;
    }
}
