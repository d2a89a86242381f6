package postrider.dice;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/** Words and numbers from a key and a message (docs/dice.md, section 2): HMAC-SHA256 in counter mode, with rejection sampling. */
final class RandomStream {
    private static final long WORDS = 1L << 32;

    private final byte[] key;
    private final List<String> message;
    private ByteBuffer block = ByteBuffer.allocate(0);
    private int blocks;

    /** @param message fields, see {@link Canon#fields} */
    RandomStream(byte[] key, Object... message) {
        this.key = key.clone();
        this.message = List.copyOf(Canon.fields(message));
    }

    /** The next number from 0 to {@code bound - 1}. Words beyond the last full multiple of {@code bound} are skipped. */
    int below(int bound) {
        long fair = WORDS - WORDS % bound;
        long word = next();
        while (word >= fair) word = next();
        return (int) (word % bound);
    }

    /** The items in a new order (Fisher-Yates, from the last place down). */
    <T> List<T> shuffled(List<T> items) {
        var order = new ArrayList<>(items);
        for (int i = order.size() - 1; i > 0; i--) Collections.swap(order, i, below(i + 1));
        return List.copyOf(order);
    }

    /** The next word: four bytes, highest first; each block has eight. */
    private long next() {
        if (!block.hasRemaining()) {
            var fields = new ArrayList<>(message);
            fields.add("" + blocks++);
            block = ByteBuffer.wrap(Canon.hmac(key, fields));
        }
        return Integer.toUnsignedLong(block.getInt());
    }
}
