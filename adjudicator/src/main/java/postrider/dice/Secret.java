package postrider.dice;

import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import postrider.kernel.Parts;

/**
 * The secret of a game, {@code M} in docs/dice.md: 32 bytes from which all dice, shuffles and seals are derived. {@link #toString} does
 * not reveal it.
 */
public final class Secret {
    /** The name of the commitment that says how many places sealed orders have. */
    static final String PLACES = "places";

    /** Crockford's base 32, without I, L, O and U. */
    private static final String DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

    /** Bits per digit of a code. */
    private static final int DIGIT = 5;

    /** Digits of a code. */
    private static final int CODE = 8;

    private final byte[] bytes;

    /** A cache of chains by game and number; each takes thousands of hashes. */
    private final Map<List<Object>, Chain> chains = new ConcurrentHashMap<>();

    private Secret(byte[] bytes) {
        if (bytes.length != 32) throw new IllegalArgumentException("The secret of a game is 64 hexadecimal digits.");
        this.bytes = bytes;
    }

    /** A new secret from the operating system's random source. */
    public static Secret fresh() {
        var bytes = new byte[32];
        new SecureRandom().nextBytes(bytes);
        return new Secret(bytes);
    }

    /**
     * Reads {@link #hex}.
     *
     * @throws IllegalArgumentException without repeating {@code hex}
     */
    public static Secret of(String hex) {
        if (!hex.strip().matches("[0-9a-f]{64}"))
            throw new IllegalArgumentException("The secret of a game is 64 hexadecimal digits.");
        return new Secret(Canon.bytes(hex.strip()));
    }

    /** The secret in hex. Only for its own file and for the end of the game. */
    public String hex() {
        return Canon.hex(bytes);
    }

    /**
     * The commitments both players get before the first die (section 3): hashes that bind the referee to this secret, and the number of
     * places of sealed orders.
     */
    public Map<String, String> commitments(String game, int places) {
        var named = new LinkedHashMap<String, String>();
        named.put("secret", commitment(game));
        named.put("dice", chain(game, 1).anchor());
        named(places).ifPresent(many -> named.put(PLACES, many));
        return named;
    }

    /** The number of places as the commitments name it; empty for {@link Parts#FEW}, which the first games had. */
    static Optional<String> named(int places) {
        return Optional.of(String.valueOf(places)).filter(many -> places > Parts.FEW);
    }

    private String commitment(String game) {
        return Canon.hash("postrider/secret/2", game, hex());
    }

    public boolean isBound(String game, Map<String, String> commitments) {
        return commitment(game).equals(commitments.get("secret"));
    }

    /** A dice chain (section 5). */
    Chain chain(String game, int number) {
        return chains.computeIfAbsent(
                List.of(game, number),
                unknown -> new Chain(Canon.hmac(bytes, Canon.fields("postrider/chain/2", game, number))));
    }

    /** The mark that a letter entered by the referee carries instead of a signature, in hex (section 9). */
    public String mark(String game, int entry) {
        return Canon.hex(Canon.hmac(bytes, Canon.fields("postrider/hand/2", game, entry)));
    }

    /** The code that a letter to {@code reader} carries for their next letter to us, where signatures have no time (section 9). */
    public String code(String game, String reader, int letter) {
        var mac = Canon.hmac(bytes, Canon.fields("postrider/code/1", game, reader, letter));
        long bits = ByteBuffer.wrap(mac).getLong() >>> Long.SIZE - CODE * DIGIT;
        var code = new StringBuilder();
        for (int at = CODE - 1; at >= 0; at--) code.append(DIGITS.charAt((int) (bits >>> at * DIGIT & 31)));
        return code.insert(CODE / 2, '-').toString();
    }

    /** {@code K} of an order (section 7). */
    byte[] order(String game, int number) {
        return Canon.hmac(bytes, Canon.fields("postrider/order/2", game, number));
    }

    /** {@code K} of a shuffle (section 6). */
    byte[] shuffle(String game, int number) {
        return Canon.hmac(bytes, Canon.fields("postrider/shuffle/2", game, number));
    }

    @Override
    public String toString() {
        return "sealed";
    }
}
