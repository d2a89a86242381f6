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
 * A form of statement, and how it is read.
 *
 * @param shown as a manual shows it: what stands in capitals is filled in, what stands in brackets may be left out
 * @param slots what is filled in, and what may be left out, in the order of the words
 * @param meaning what is said, once all that is filled in is understood
 */
record ReadForm(String shown, Pattern words, List<Slot> slots, Function<Said, List<? extends Statement>> meaning) {
    private static final Pattern PART = Pattern.compile("\\[([^\\]]+)\\]|[^\\[\\]]+");

    /** What stands in a place of a form. */
    enum Slot {
        NUMBER,
        LEADER,
        LEADERS,
        HEX,
        HEXES,
        SHIP,
        SIDE,
        /** Words that are there or not. */
        WORDS;

        private static Optional<Slot> of(String word) {
            return Stream.of(values()).filter(slot -> slot.name().equals(word)).findFirst();
        }
    }

    /** One statement. */
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

    /** The words of the form itself. */
    List<String> ownWords() {
        return Lists.filter(
                List.of(shown.replaceAll("[\\[\\]]", "").split(" ")),
                word -> Slot.of(word).isEmpty());
    }

    /** What was filled in, by the number of its slot; what was left out is none, or no. */
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
