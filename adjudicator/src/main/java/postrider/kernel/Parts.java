package postrider.kernel;

import java.util.List;
import java.util.stream.Stream;

/**
 * The parts of an order in canonical words: its statements, which semicolons and line ends part. The first is what both hear
 * when the order is announced; each of the others is heard when it is carried out.
 */
public final class Parts {
    /** No order has more. */
    public static final int MOST = 32;

    private Parts() {}

    public static List<String> of(List<String> words) {
        return words.stream().flatMap(line -> Stream.of(line.split("; "))).toList();
    }
}
