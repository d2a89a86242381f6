package postrider.kernel;

import java.util.List;
import java.util.stream.Stream;

/**
 * The parts of an order: the statements of its canonical words, separated by semicolons and line ends. The opponent hears the first
 * part when the order is announced, and each of the others when it is carried out.
 */
public final class Parts {
    /** The number of parts an order may have, unless its game asks for more. */
    public static final int FEW = 32;

    /** The limits a game can choose from. Every order of a game is sealed in this many places, so the seal does not show its length. */
    public static final List<Integer> SIZES = List.of(FEW, 128, 512);

    private Parts() {}

    public static List<String> of(List<String> words) {
        return words.stream().flatMap(line -> Stream.of(line.split("; "))).toList();
    }
}
