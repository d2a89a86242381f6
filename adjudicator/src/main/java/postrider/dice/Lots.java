package postrider.dice;

import java.util.List;
import java.util.Map;
import postrider.kernel.Parts;

/**
 * Lots that nobody draws by hand: they follow from a secret to which its holder is bound before there is anything to draw for, and from
 * what was told since. Once the secret is told, anybody draws them again.
 */
public final class Lots {
    private static final String COMMITMENT = "secret";

    private final byte[] key;

    /** @param about what they are drawn for, no two of which have one name */
    public Lots(Secret secret, String about) {
        key = Canon.hmac(Canon.bytes(secret.hex()), Canon.fields("postrider/lots/1", about));
    }

    /** What binds to the secret. */
    public static String commitment(Secret secret, String about) {
        return secret.commitments(about, Parts.FEW).get(COMMITMENT);
    }

    /** Whether it is the secret that this binds to. */
    public static boolean isBound(Secret secret, String about, String commitment) {
        return secret.isBound(about, Map.of(COMMITMENT, commitment));
    }

    /**
     * These in the order of their lots.
     *
     * @param bound hash of all that was told before
     */
    public <T> List<T> order(List<T> items, String what, String bound) {
        return new RandomStream(key, "postrider/lot/1", what, bound).shuffled(items);
    }

    /** One of two. */
    public boolean toss(String what, String bound) {
        return new RandomStream(key, "postrider/lot/1", what, bound).below(2) == 0;
    }
}
