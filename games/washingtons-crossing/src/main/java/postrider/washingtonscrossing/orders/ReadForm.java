package postrider.washingtonscrossing.orders;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.map.Hexes.Hex;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.washingtonscrossing.Hexside;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Ship;

/**
 * The form of a statement, and how to read it.
 *
 * @param shown as a manual shows it: words in capitals are slots to fill, words in brackets are optional
 * @param slots the slots and optional words, in order
 * @param meaning makes statements of the filled slots
 */
record ReadForm(String shown, Pattern words, List<Slot> slots, Function<Said, List<? extends Statement>> meaning) {
    private static final Pattern PART = Pattern.compile("\\[([^\\]]+)\\]|[^\\[\\]]+");

    enum Slot {
        NUMBER,
        LEADER,
        LEADERS,
        HEX,
        HEXES,
        SHIP,
        SIDE,
        /** Optional words. */
        WORDS;

        private static Optional<Slot> of(String word) {
            return Stream.of(values()).filter(slot -> slot.name().equals(word)).findFirst();
        }
    }

    /** A form that makes one statement. */
    static ReadForm of(String shown, Function<Said, Statement> meaning) {
        return several(shown, said -> List.of(meaning.apply(said)));
    }

    static ReadForm several(String shown, Function<Said, List<? extends Statement>> meaning) {
        var slots = new ArrayList<Slot>();
        var regex = new StringBuilder();
        var parts = PART.matcher(shown);
        while (parts.find()) {
            boolean optional = parts.group(1) != null;
            var words = (optional ? parts.group(1) : parts.group()).strip();
            if (words.isEmpty()) continue;
            var filled = Stream.of(words.split(" "))
                    .flatMap(word -> Slot.of(word).stream())
                    .toList();
            var text = Stream.of(words.split(" ")).map(ReadForm::regex).collect(Collectors.joining(" "));
            slots.addAll(optional && filled.isEmpty() ? List.of(Slot.WORDS) : filled);
            var space = regex.isEmpty() ? "" : " ";
            regex.append(optional ? (filled.isEmpty() ? "(" : "(?:") + space + text + ")?" : space + text);
        }
        return new ReadForm(shown, LineReader.pattern(regex.toString()), List.copyOf(slots), meaning);
    }

    private static String regex(String word) {
        return Slot.of(word)
                .map(slot -> slot == Slot.NUMBER ? "(\\d{1,5})" : "(.+?)")
                .orElseGet(() -> Pattern.quote(word));
    }

    String firstWord() {
        return shown.split(" ")[0];
    }

    /** The form's words without its slots. */
    List<String> ownWords() {
        return Lists.filter(
                List.of(shown.replaceAll("[\\[\\]]", "").split(" ")),
                word -> Slot.of(word).isEmpty());
    }

    /** The values of the slots; optional ones may be empty. */
    record Said(List<Optional<?>> filled) {
        private <T> T at(int slot, Class<T> kind) {
            return kind.cast(filled.get(slot).orElseThrow());
        }

        int number(int slot) {
            return at(slot, Integer.class);
        }

        Leader leader(int slot) {
            return at(slot, Leader.class);
        }

        Optional<Leader> perhaps(int slot) {
            return filled.get(slot).map(Leader.class::cast);
        }

        List<Leader> leaders(int slot) {
            return filled.get(slot).isEmpty() ? List.of() : Lists.filter(at(slot, List.class), Leader.class);
        }

        Hex hex(int slot) {
            return at(slot, Hex.class);
        }

        List<Hex> hexes(int slot) {
            return Lists.filter(at(slot, List.class), Hex.class);
        }

        Ship ship(int slot) {
            return at(slot, Ship.class);
        }

        Hexside side(int slot) {
            return at(slot, Hexside.class);
        }

        boolean has(int slot) {
            return filled.get(slot).isPresent();
        }
    }
}
