package postrider.dice;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A shuffled deck and the tree of hashes over it. Position 1 is the top card; every position has a salt of its own, so a
 * path shows one card and hides the others.
 *
 * @param secret of this shuffle alone
 * @param order the cards from the top down
 */
record Deck(byte[] secret, String game, int number, List<String> order) {
    private static final String NO_CARD = "0".repeat(64);

    /** Shuffles {@code cards} by Fisher and Yates. */
    static Deck shuffled(byte[] secret, String game, int number, String binding, String key, List<String> cards) {
        var lots = new Lots(secret, Canon.fields("postrider/order/1", binding, number, Proof.tame(key), cards.size()));
        var order = new ArrayList<>(cards);
        for (int i = order.size() - 1; i > 0; i--) Collections.swap(order, i, lots.below(i + 1));
        return new Deck(secret, game, number, List.copyOf(order));
    }

    /** Shuffles {@code cards} again as they were shuffled when {@code committed}. */
    static Deck again(byte[] secret, String game, Proof.Shuffle committed, List<String> cards) {
        return shuffled(secret, game, committed.number(), committed.binding(), committed.key(), cards);
    }

    String salt(int position) {
        return Canon.hex(Canon.hmac(secret, Canon.fields("postrider/salt/1", game, number, position)));
    }

    String root() {
        var level = leaves();
        while (level.size() > 1) level = above(level);
        return level.getFirst();
    }

    /** The neighbours on the way from a card up to the root. */
    List<String> path(int position) {
        var path = new ArrayList<String>();
        var level = leaves();
        for (int at = position - 1; level.size() > 1; at /= 2, level = above(level)) path.add(level.get(at ^ 1));
        return path;
    }

    /** The root that a card at a position leads to. */
    static String root(String game, Proof.Card card) {
        var hash = leaf(game, card.shuffle(), card.position(), card.card(), card.salt());
        int at = card.position() - 1;
        for (var beside : card.path()) {
            hash = at % 2 == 0 ? node(hash, beside) : node(beside, hash);
            at /= 2;
        }
        return hash;
    }

    /** Filled up to a power of two, so that all paths are of one length. */
    private List<String> leaves() {
        var leaves = new ArrayList<String>();
        for (int p = 1; p <= order.size(); p++) leaves.add(leaf(game, number, p, order.get(p - 1), salt(p)));
        while (Integer.bitCount(leaves.size()) > 1) leaves.add(NO_CARD);
        return leaves;
    }

    private static List<String> above(List<String> level) {
        var above = new ArrayList<String>();
        for (int i = 0; i < level.size(); i += 2) above.add(node(level.get(i), level.get(i + 1)));
        return above;
    }

    private static String leaf(String game, int number, int position, String card, String salt) {
        return Canon.hash("postrider/card/1", game, number, position, Proof.tame(card), salt);
    }

    private static String node(String left, String right) {
        return Canon.hash("postrider/node/1", left, right);
    }
}
