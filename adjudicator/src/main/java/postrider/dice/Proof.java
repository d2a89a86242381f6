package postrider.dice;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A proof as it stands in letters and in the game file: one bracket that says all a stranger needs beside the binding. */
public sealed interface Proof {
    /** A die. {@code next} is the anchor of the next chain, told by the first roll of each chain. */
    record Roll(int number, int faces, int value, String key, String link, Optional<String> next) implements Proof {
        private static final Pattern FORM = Pattern.compile(
                "\\[roll (\\d+), d(\\d+) = (\\d+), (.+), link (HEX)(?:, next chain (HEX))?]".replace("HEX", HEX));

        @Override
        public String toString() {
            var tail = next.map(anchor -> ", next chain " + anchor).orElse("");
            return "[roll %d, d%d = %d, %s, link %s%s]".formatted(number, faces, value, tame(key), link, tail);
        }
    }

    /** A new deck. */
    record Shuffle(int number, int size, String key, String binding, String root) implements Proof {
        private static final Pattern FORM = Pattern.compile(
                "\\[shuffle (\\d+), (\\d+) cards, (.+), binding (HEX), root (HEX)]".replace("HEX", HEX));

        @Override
        public String toString() {
            return "[shuffle %d, %d cards, %s, binding %s, root %s]".formatted(number, size, tame(key), binding, root);
        }
    }

    /** A card laid face up. */
    record Card(int shuffle, int position, int size, String card, String salt, List<String> path) implements Proof {
        private static final Pattern FORM = Pattern.compile(
                "\\[card (\\d+) of (\\d+) in shuffle (\\d+), (.+), salt (HEX), path((?: HEX)*)]".replace("HEX", HEX));

        @Override
        public String toString() {
            var steps = path.stream().map(step -> " " + step).collect(Collectors.joining());
            return "[card %d of %d in shuffle %d, %s, salt %s, path%s]"
                    .formatted(position, size, shuffle, tame(card), salt, steps);
        }
    }

    /** A shuffle that is done with: its secret, and what went in, in the order of the entry. */
    record Opened(int shuffle, String secret, List<String> cards) implements Proof {
        private static final Pattern FORM =
                Pattern.compile("\\[open shuffle (\\d+), secret (HEX), cards (.+)]".replace("HEX", HEX));

        @Override
        public String toString() {
            var list = cards.stream().map(Proof::tame).collect(Collectors.joining("; "));
            return "[open shuffle %d, secret %s, cards %s]".formatted(shuffle, secret, list);
        }
    }

    /** A hash in a pattern. */
    String HEX = "[0-9a-f]{64}";

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
                        .map(m -> new Card(
                                number(m, 3), number(m, 1), number(m, 2), m.group(4), m.group(5), words(m.group(6)))))
                .or(() -> match(Opened.FORM, text)
                        .map(m -> new Opened(
                                number(m, 1), m.group(2), List.of(m.group(3).split("; ")))));
    }

    /** The line of the first letter that binds the referee: the commitments of the header of a game. */
    static String commitments(String game, Map<String, String> commitments) {
        return "[commitments of %s, secret %s, dice %s]"
                .formatted(game, commitments.get("secret"), commitments.get("dice"));
    }

    /** Text that survives wrapping: single blanks, no brackets. */
    static String tame(String text) {
        if (text.matches("(?s).*[\\[\\]].*"))
            throw new IllegalArgumentException("No brackets may stand in '%s': it goes into a proof.".formatted(text));
        return text.strip().replaceAll("\\s+", " ");
    }

    private static Optional<MatchResult> match(Pattern form, String text) {
        var matcher = form.matcher(text);
        return matcher.matches() ? Optional.of(matcher.toMatchResult()) : Optional.empty();
    }

    private static int number(MatchResult match, int group) {
        var digits = match.group(group);
        return digits.length() > 9 ? Integer.MAX_VALUE : Integer.parseInt(digits);
    }

    private static List<String> words(String text) {
        return Arrays.stream(text.split(" ")).filter(word -> !word.isEmpty()).toList();
    }
}
