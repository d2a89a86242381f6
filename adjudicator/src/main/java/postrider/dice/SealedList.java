package postrider.dice;

import java.util.ArrayList;
import java.util.List;
import postrider.kernel.Entry;

/**
 * A list sealed under one root (docs/dice.md, section 6): a shuffled deck from the top down, or the places of an order. It is a Merkle
 * tree with a salt for each place, so a path proves one item and hides the others. Places are counted from 1.
 */
final class SealedList {
    static final String CARD = "card";
    static final String PART = "part";
    /** The leaf that fills the tree up. */
    private static final String NOTHING = "0".repeat(64);

    private final String kind;
    private final byte[] secret;
    private final String game;
    private final int number;
    private final List<String> items;
    /** The levels, the leaves first and the root last; computed when first needed. */
    private List<List<String>> tree = List.of();

    /**
     * @param kind {@link #CARD} or {@link #PART}
     * @param secret {@code K}, of this list alone
     * @param number the number of the shuffle or order in the game, from 1
     * @param items tame texts
     */
    SealedList(String kind, byte[] secret, String game, int number, List<String> items) {
        this.kind = kind;
        this.secret = secret;
        this.game = game;
        this.number = number;
        this.items = items;
    }

    byte[] secret() {
        return secret;
    }

    List<String> items() {
        return items;
    }

    /** Whether these cards may be shuffled: at least one, in tame text, each once, and listed in order. */
    static boolean mayBeShuffled(List<String> cards) {
        return !cards.isEmpty()
                && Proof.tame(cards).equals(cards)
                && cards.stream().sorted(Entry.LISTED).distinct().toList().equals(cards);
    }

    String root() {
        return tree().getLast().getFirst();
    }

    private List<List<String>> tree() {
        if (!tree.isEmpty()) return tree;
        var levels = new ArrayList<>(List.of(leaves()));
        while (levels.getLast().size() > 1) levels.add(above(levels.getLast()));
        tree = List.copyOf(levels);
        return tree;
    }

    /** The root (or a node, if the path is cut) that a leaf leads to. */
    static String root(String kind, String game, int number, Proof.Leaf leaf) {
        var hash = leaf(kind, game, number, leaf.place(), leaf.item(), leaf.salt());
        int at = leaf.place() - 1;
        for (var beside : leaf.path()) {
            hash = at % 2 == 0 ? node(hash, beside) : node(beside, hash);
            at /= 2;
        }
        return hash;
    }

    /** The proof of a place, with its full path. */
    Proof.Leaf leaf(int place) {
        var path = new ArrayList<String>();
        int at = place - 1;
        for (var level : tree().subList(0, tree().size() - 1)) {
            path.add(level.get(at ^ 1));
            at /= 2;
        }
        return new Proof.Leaf(place, items.get(place - 1), salt(place), path);
    }

    private String salt(int place) {
        return Canon.hex(Canon.hmac(secret, Canon.fields("postrider/salt/2", game, number, place)));
    }

    /** The leaves, filled up to a power of two so that all paths have the same length. */
    private List<String> leaves() {
        var leaves = new ArrayList<String>();
        for (int place = 1; place <= items.size(); place++)
            leaves.add(leaf(kind, game, number, place, items.get(place - 1), salt(place)));
        while (Integer.bitCount(leaves.size()) > 1) leaves.add(NOTHING);
        return leaves;
    }

    private static List<String> above(List<String> level) {
        var above = new ArrayList<String>();
        for (int i = 0; i < level.size(); i += 2) above.add(node(level.get(i), level.get(i + 1)));
        return above;
    }

    private static String leaf(String kind, String game, int number, int place, String item, String salt) {
        return Canon.hash("postrider/" + kind + "/2", game, number, place, item, salt);
    }

    private static String node(String left, String right) {
        return Canon.hash("postrider/node/2", left, right);
    }
}
