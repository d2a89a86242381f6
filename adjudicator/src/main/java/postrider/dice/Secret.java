package postrider.dice;

import java.nio.ByteBuffer;
import java.security.SecureRandom;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import postrider.kernel.Parts;

/** The one secret of a game: 32 bytes from which all chains and shuffles are derived. It never prints itself. */
public final class Secret {
    /** Under which the commitments of a game name how many places its sealed orders have. */
    static final String PLACES = "places";

    /** Of a code, Crockford's 32, five bits each: no I, L, O and U. */
    private static final String DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

    private static final int DIGIT = 5;
    private static final int CODE = 8;

    private final byte[] bytes;

    /** Those that were asked for: each is thousands of hashes. */
    private final Map<List<Object>, Chain> chains = new ConcurrentHashMap<>();

    private Secret(byte[] bytes) {
        if (bytes.length != 32) throw new IllegalArgumentException("The secret of a game is 64 hexadecimal digits.");
        this.bytes = bytes;
    }

    /** A new one from the machine's own randomness. */
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

    /** For the secret's own file and for the end of the game, nowhere else. */
    public String hex() {
        return Canon.hex(bytes);
    }

    /**
     * What both players get before the first die: hashes that bind the referee to this secret, and how many places its sealed
     * orders have.
     */
    public Map<String, String> commitments(String game, int places) {
        var named = new LinkedHashMap<String, String>();
        named.put("secret", commitment(game));
        named.put("dice", chain(game, 1).anchor());
        named(places).ifPresent(many -> named.put(PLACES, many));
        return named;
    }

    /** As the commitments name so many places: few, as the first games had, go without saying. */
    static Optional<String> named(int places) {
        return Optional.of(String.valueOf(places)).filter(many -> places > Parts.FEW);
    }

    private String commitment(String game) {
        return Canon.hash("postrider/secret/2", game, hex());
    }

    /** Whether it is the one that the commitments of a game bind the referee to. */
    public boolean isBound(String game, Map<String, String> commitments) {
        return commitment(game).equals(commitments.get("secret"));
    }

    Chain chain(String game, int number) {
        return chains.computeIfAbsent(
                List.of(game, number),
                unknown -> new Chain(Canon.hmac(bytes, Canon.fields("postrider/chain/2", game, number))));
    }

    /** What a letter entered by the referee's hand carries in place of a signature, in hex. */
    public String mark(String game, int entry) {
        return Canon.hex(Canon.hmac(bytes, Canon.fields("postrider/hand/2", game, entry)));
    }

    /** What a letter to {@code reader} brings for their next one: eight digits and letters, none of which looks like another. */
    public String code(String game, String reader, int letter) {
        var mac = Canon.hmac(bytes, Canon.fields("postrider/code/1", game, reader, letter));
        long bits = ByteBuffer.wrap(mac).getLong() >>> Long.SIZE - CODE * DIGIT;
        var code = new StringBuilder();
        for (int at = CODE - 1; at >= 0; at--) code.append(DIGITS.charAt((int) (bits >>> at * DIGIT & 31)));
        return code.insert(CODE / 2, '-').toString();
    }

    byte[] order(String game, int number) {
        return Canon.hmac(bytes, Canon.fields("postrider/order/2", game, number));
    }

    byte[] shuffle(String game, int number) {
        return Canon.hmac(bytes, Canon.fields("postrider/shuffle/2", game, number));
    }

    @Override
    public String toString() {
        return "sealed";
    }
}
