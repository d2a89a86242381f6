package postrider.dice;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A proof as it stands in letters and in the game file: all a stranger needs beside the {@link Binding}, in brackets. Blanks
 * part the brackets and the hashes from all else, so a letter can be wrapped at any blank.
 */
public sealed interface Proof {
    /** A hash in a pattern. */
    String HASH = "([0-9a-f]{64})";

    /** A die. {@code next} is the anchor of the next chain, told by the first roll of each chain. */
    record Roll(int number, int faces, int value, String key, String link, Optional<String> next) implements Proof {
        private static final Pattern FORM = form("roll (\\d+), d(\\d+) = (\\d+), (.+), link HASH(?: next chain HASH)?");

        @Override
        public String toString() {
            var tail = next.map(anchor -> " next chain " + anchor).orElse("");
            return "[ roll %d, d%d = %d, %s, link %s%s ]".formatted(number, faces, value, tame(key), link, tail);
        }
    }

    /** A new deck. */
    record Shuffle(int number, int size, String key, String binding, String root) implements Proof {
        private static final Pattern FORM = form("shuffle (\\d+), (\\d+) cards, (.+), binding HASH root HASH");

        @Override
        public String toString() {
            return "[ shuffle %d, %d cards, %s, binding %s root %s ]".formatted(number, size, tame(key), binding, root);
        }
    }

    /** A card laid face up. */
    record Card(int shuffle, int position, String card, String salt, List<String> path) implements Proof {
        private static final Pattern FORM =
                form("card (\\d+) of shuffle (\\d+), (.+), salt HASH path((?: [0-9a-f]{64})*)");

        @Override
        public String toString() {
            var steps = path.stream().map(step -> " " + step).collect(Collectors.joining());
            return "[ card %d of shuffle %d, %s, salt %s path%s ]"
                    .formatted(position, shuffle, tame(card), salt, steps);
        }
    }

    /** A shuffle that is done with: its secret, and what went in, in the order of the entry. */
    record Opened(int shuffle, String secret, List<String> cards) implements Proof {
        private static final Pattern FORM = form("open shuffle (\\d+), secret HASH cards (.+)");

        @Override
        public String toString() {
            return "[ open shuffle %d, secret %s cards %s ]"
                    .formatted(shuffle, secret, String.join(" | ", tame(cards)));
        }
    }

    /** Reads one proof; empty if it is none of these. */
    static Optional<Proof> read(String text) {
        return match(Roll.FORM, text)
                .<Proof>map(m -> new Roll(
                        number(m, 1),
                        number(m, 2),
                        number(m, 3),
                        m.group(4),
                        m.group(5),
                        Optional.ofNullable(m.group(6))))
                .or(() -> match(Shuffle.FORM, text)
                        .map(m -> new Shuffle(number(m, 1), number(m, 2), m.group(3), m.group(4), m.group(5))))
                .or(() -> match(Card.FORM, text)
                        .map(m -> new Card(number(m, 2), number(m, 1), m.group(3), m.group(4), path(m.group(5)))))
                .or(() -> match(Opened.FORM, text)
                        .map(m -> new Opened(
                                number(m, 1), m.group(2), List.of(m.group(3).split(" \\| ")))));
    }

    /** The line of the first letter that binds the referee: the commitments of the header of a game. */
    static String commitments(String game, Map<String, String> commitments) {
        return "[ commitments of %s, secret %s dice %s ]"
                .formatted(game, commitments.get("secret"), commitments.get("dice"));
    }

    /** Text as it may stand in a proof, which is also how it is hashed: letters and plain characters, single blanks. */
    static String tame(String text) {
        return text.replaceAll("[ \t\r\n]+", " ")
                .replaceAll("^ | $", "")
                .replace('[', '(')
                .replace(']', ')')
                .replace('|', '/')
                .replaceAll("[^ -~\\p{L}]", "?");
    }

    /** Each text tamed. */
    static List<String> tame(List<String> texts) {
        return texts.stream().map(Proof::tame).toList();
    }

    private static Pattern form(String words) {
        return Pattern.compile("\\[ " + words.replace("HASH", HASH) + " ]");
    }

    private static Optional<MatchResult> match(Pattern form, String text) {
        var matcher = form.matcher(text);
        return matcher.matches() ? Optional.of(matcher.toMatchResult()) : Optional.empty();
    }

    private static int number(MatchResult match, int group) {
        var digits = match.group(group);
        return digits.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    }

    private static List<String> path(String text) {
        return Arrays.stream(text.split(" ")).filter(step -> !step.isEmpty()).toList();
    }
}
