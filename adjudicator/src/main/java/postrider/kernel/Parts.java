package postrider.kernel;

import java.util.List;
import java.util.stream.Stream;

/**
 * The parts of an order in canonical words: its statements, which semicolons and line ends part. The first is what both hear
 * when the order is announced; each of the others is heard when it is carried out.
 */
public final class Parts {
    /** So many may an order have, if its game asks for no more. */
    public static final int FEW = 32;

    /**
     * How many the orders of a game may have: it asks for one of these. Whatever is ordered is sealed in so many places, and so
     * the size of what is sealed tells nothing.
     */
    public static final List<Integer> SIZES = List.of(FEW, 128, 512);

    private Parts() {}

    public static List<String> of(List<String> words) {
        return words.stream().flatMap(line -> Stream.of(line.split("; "))).toList();
    }
}
