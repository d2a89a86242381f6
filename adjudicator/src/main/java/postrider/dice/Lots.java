package postrider.dice;

import java.util.List;
import java.util.Map;
import postrider.kernel.Parts;

/**
 * Verifiable lots, for tournaments. They follow from a secret, to which its holder is committed before there is anything to draw for, and
 * from what has been published since. Once the secret is told, anyone can draw the same lots again.
 */
public final class Lots {
    private static final String COMMITMENT = "secret";

    private final byte[] key;

    /** @param about a unique name for the occasion */
    public Lots(Secret secret, String about) {
        key = Canon.hmac(Canon.bytes(secret.hex()), Canon.fields("postrider/lots/1", about));
    }

    public static String commitment(Secret secret, String about) {
        return secret.commitments(about, Parts.FEW).get(COMMITMENT);
    }

    public static boolean isBound(Secret secret, String about, String commitment) {
        return secret.isBound(about, Map.of(COMMITMENT, commitment));
    }

    /**
     * Puts items into random order.
     *
     * @param what what this draw is for
     * @param bound the hash of everything published before
     */
    public <T> List<T> order(List<T> items, String what, String bound) {
        return new RandomStream(key, "postrider/lot/1", what, bound).shuffled(items);
    }

    /** Tosses a coin; parameters as for {@link #order}. */
    public boolean toss(String what, String bound) {
        return new RandomStream(key, "postrider/lot/1", what, bound).below(2) == 0;
    }
}
