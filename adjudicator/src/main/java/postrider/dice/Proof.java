package postrider.dice;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.kernel.Die;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;

/**
 * A proof in brackets, as in records and in the game file (docs/dice.md, section 8). With the {@link Binding} it is all that is needed to
 * check a die, a card or a part of an order. Every proof has exactly one spelling.
 */
public sealed interface Proof {
    /** Tame text has no brackets, so they delimit proofs. */
    Pattern PROOF = Pattern.compile("\\[ [^\\]]* ]");

    /**
     * The proof of a roll.
     *
     * @param number the number of the roll in the game
     * @param key what it is for: rule number, blank, purpose
     * @param next link 0 of the next chain, told by the first roll of each chain
     */
    record Roll(int number, Die die, int value, String key, String link, Optional<String> next) implements Proof {
        private static final Pattern FORM =
                Tame.form("roll N, N to N = N, (RULE TEXT), link HASH(?: next chain HASH)?");

        @Override
        public String toString() {
            var tail = next.map(anchor -> " next chain " + anchor).orElse("");
            return "[ roll %d, %s = %d, %s, link %s%s ]".formatted(number, die, value, tame(key), link, tail);
        }
    }

    /** The commitment to a shuffle. */
    record Shuffle(int number, String deck, int size, String key, String binding, String root) implements Proof {
        private static final Pattern FORM =
                Tame.form("shuffle N of (DECK), N cards, (RULE \\2), binding HASH root HASH");

        @Override
        public String toString() {
            return "[ shuffle %d of %s, %d cards, %s, binding %s root %s ]"
                    .formatted(number, deck, size, tame(key), binding, root);
        }
    }

    /**
     * One item of a sealed list, with its path to the root (section 6).
     *
     * @param place its place in the list, from 1
     * @param path the neighbours on the way up
     */
    record Leaf(int place, String item, String salt, List<String> path) {
        public Leaf {
            path = List.copyOf(path);
        }

        /** This leaf with its path cut where it meets the way of one of these places, since the node there is proved already. */
        Leaf meeting(Set<Integer> others) {
            int steps = (int) IntStream.range(0, path.size())
                    .takeWhile(
                            level -> others.stream().noneMatch(other -> parent(other, level) == parent(place, level)))
                    .count();
            return new Leaf(place, item, salt, path.subList(0, steps));
        }

        /** The number of the node above a place, counted within its level. */
        private static int parent(int place, int level) {
            return place - 1 >> level + 1;
        }

        @Override
        public String toString() {
            var steps = Lists.joined(path, step -> " " + step);
            return "%s, salt %s path%s".formatted(item, salt, steps);
        }
    }

    /** The proof of a card laid face up. */
    record Card(int shuffle, Leaf leaf) implements Proof {
        private static final Pattern FORM = Tame.form("card N of shuffle N, (TEXT), salt HASH pathPATH");

        @Override
        public String toString() {
            return "[ card %d of shuffle %d, %s ]".formatted(leaf.place(), shuffle, leaf);
        }
    }

    /**
     * The proof of a roll or shuffle of an impulse that was taken back, which now comes again (section 10).
     *
     * @param what {@code roll} or {@code shuffle}
     * @param rest the original proof after the number, without its hashes
     */
    record Again(String what, int number, String rest) implements Proof {
        private static final Pattern FORM =
                Tame.form("again (roll|shuffle) N(, N to N = N, RULE TEXT| of (?<deck>DECK), N cards, RULE \\k<deck>)");
        private static final Pattern HASHES =
                Pattern.compile(", (?:link|binding) [0-9a-f]{64}(?: (?:next chain|root) [0-9a-f]{64})?$");

        /** From the original proof, or from one of its repetitions. */
        static Again of(String proof) {
            if (proof.startsWith("[ again ")) return read(proof).orElseThrow();
            var said = proof.substring(2, proof.length() - 2);
            return read("[ again %s ]".formatted(HASHES.matcher(said).replaceFirst("")))
                    .orElseThrow();
        }

        static Optional<Again> read(String text) {
            return match(FORM, text).map(m -> new Again(m.group(1), Proof.number(m, 2), m.group(3)));
        }

        @Override
        public String toString() {
            return "[ again %s %d%s ]".formatted(what, number, rest);
        }
    }

    /** The record of a rollback: to which impulse, and the number with which the game continues. */
    record Rollback(int to, String game, int next) implements Proof {
        private static final Pattern FORM = Tame.form("rollback to impulse N of GAME, next N");

        @Override
        public String toString() {
            return "[ rollback to impulse %d of %s, next %d ]".formatted(to, game, next);
        }
    }

    /** The record of a correction, and the number with which the game continues. */
    record Correction(String game, int next) implements Proof {
        private static final Pattern FORM = Tame.form("correction of GAME, next N");

        @Override
        public String toString() {
            return "[ correction of %s, next %d ]".formatted(game, next);
        }
    }

    /** How many cards of a sealed shuffle have been drawn. */
    record Drawn(int shuffle, int cards) implements Proof {
        private static final Pattern FORM = Tame.form("drawn N of shuffle N");

        @Override
        public String toString() {
            return "[ drawn %d of shuffle %d ]".formatted(cards, shuffle);
        }
    }

    /** The opening of a shuffle: its secret and the cards that went in, as listed in the entry. */
    record Opened(int shuffle, String secret, List<String> cards) implements Proof {
        private static final Pattern FORM = Tame.form("open shuffle N, secret HASH cards LIST");

        @Override
        public String toString() {
            return "[ open shuffle %d, secret %s cards %s ]".formatted(shuffle, secret, String.join(" | ", cards));
        }
    }

    /** The proof of a part of an order. */
    record Part(int order, Leaf leaf) implements Proof {
        /** Whether its path leads to this root, in a list with this number of places. */
        public boolean leads(String root, String game, int places) {
            return 1 << leaf.path().size() == places
                    && SealedList.root(SealedList.PART, game, order, leaf).equals(root);
        }

        private static final Pattern FORM = Tame.form("part N of order N, (TEXT), salt HASH pathPATH");

        @Override
        public String toString() {
            return "[ part %d of order %d, %s ]".formatted(leaf.place(), order, leaf);
        }
    }

    /** The opening of a whole order: its secret and its parts. */
    record OpenedOrder(int order, String secret, List<String> parts) implements Proof {
        /** The root of these parts, sealed in this number of places. */
        public String root(String game, int places) {
            return SealedOrder.of(Canon.bytes(secret), game, places, order, parts)
                    .root();
        }

        private static final Pattern FORM = Tame.form("open order N, secret HASH parts LIST");

        @Override
        public String toString() {
            return "[ open order %d, secret %s parts %s ]".formatted(order, secret, String.join(" | ", parts));
        }
    }

    /** Reads one proof; empty if the text is none of these. */
    static Optional<Proof> read(String text) {
        return match(Roll.FORM, text)
                .<Proof>map(m -> new Roll(
                        number(m, 1),
                        new Die(number(m, 2), number(m, 3) - number(m, 2) + 1),
                        number(m, 4),
                        m.group(5),
                        m.group(6),
                        Optional.ofNullable(m.group(7))))
                .or(() -> match(Shuffle.FORM, text)
                        .map(m -> new Shuffle(
                                number(m, 1), m.group(2), number(m, 3), m.group(4), m.group(5), m.group(6))))
                .or(() -> match(Card.FORM, text).map(m -> new Card(number(m, 2), leaf(m))))
                .or(() -> match(Drawn.FORM, text).map(m -> new Drawn(number(m, 2), number(m, 1))))
                .or(() -> Again.read(text))
                .or(() -> match(Rollback.FORM, text).map(m -> new Rollback(number(m, 1), m.group(2), number(m, 3))))
                .or(() -> match(Correction.FORM, text).map(m -> new Correction(m.group(1), number(m, 2))))
                .or(() -> match(Opened.FORM, text).map(m -> new Opened(number(m, 1), m.group(2), list(m.group(3)))))
                .or(() -> match(Part.FORM, text).map(m -> new Part(number(m, 2), leaf(m))))
                .or(() -> match(OpenedOrder.FORM, text)
                        .map(m -> new OpenedOrder(number(m, 1), m.group(2), list(m.group(3)))));
    }

    static Stream<String> each(String text) {
        return PROOF.matcher(text).results().map(MatchResult::group);
    }

    static <P extends Proof> Stream<P> each(String text, Class<P> kind) {
        return each(text)
                .flatMap(proof -> read(proof).stream())
                .filter(kind::isInstance)
                .map(kind::cast);
    }

    /** A text of proofs without the parts of orders. */
    static String withoutParts(String text) {
        return each(text).filter(proof -> !proof.startsWith("[ part ")).collect(Collectors.joining(" "));
    }

    /** The line of commitments in the first letter (section 3). */
    static String commitments(String game, Collection<Side> sides, Map<String, String> commitments) {
        var names = sides.stream().sorted().map(Side::word).collect(Collectors.joining(" and "));
        var places = Optional.ofNullable(commitments.get(Secret.PLACES)).map(" places "::concat);
        return "[ commitments of %s, %s, secret %s dice %s%s ]"
                .formatted(game, names, commitments.get("secret"), commitments.get("dice"), places.orElse(""));
    }

    /** Tames a text, as it is told in proofs and hashed (section 2). */
    static String tame(String text) {
        return Tame.text(text);
    }

    /** The line of a ruling in a record. */
    static String tame(Ruling ruling) {
        return tame(ruling.rule() + " " + ruling.sentence());
    }

    static List<String> tame(List<String> texts) {
        return Lists.map(texts, Proof::tame);
    }

    private static Optional<MatchResult> match(Pattern form, String text) {
        var matcher = form.matcher(text);
        return matcher.matches() ? Optional.of(matcher.toMatchResult()) : Optional.empty();
    }

    private static int number(MatchResult match, int group) {
        return Integer.parseInt(match.group(group));
    }

    private static List<String> list(String text) {
        return List.of(text.split(" \\| "));
    }

    private static Leaf leaf(MatchResult match) {
        var path = Arrays.stream(match.group(5).split(" ")).filter(step -> !step.isEmpty());
        return new Leaf(number(match, 1), match.group(3), match.group(4), path.toList());
    }
}
