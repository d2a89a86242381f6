package postrider.washingtonscrossing.orders;

import java.lang.reflect.RecordComponent;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import postrider.text.LineReader;
import postrider.text.Lists;

/**
 * The words of a kind of statement, to read it and to write it.
 *
 * @param shown as a manual shows it: words in capitals are slots to fill, words in brackets are optional
 * @param type a record whose components are the slots and optional words, in the same order
 */
record ReadForm(String shown, Class<? extends Record> type, List<Part> parts, Pattern words) {
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
            return Lists.find(List.of(values()), slot -> slot.name().equals(word));
        }
    }

    /** Words with their slots, which may all be missing if they are optional. */
    private record Part(String words, boolean optional, List<Slot> slots) {
        static Part of(String words, boolean optional) {
            var slots = Lists.flatMap(List.of(words.split(" ")), word -> Lists.of(Slot.of(word)));
            return new Part(words, optional, optional && slots.isEmpty() ? List.of(Slot.WORDS) : slots);
        }

        /** With a space before the words. */
        private String regex() {
            var text = Lists.joined(List.of(words.split(" ")), "", word -> " " + wordRegex(word));
            return optional ? (slots.contains(Slot.WORDS) ? "(" : "(?:") + text + ")?" : text;
        }

        private static String wordRegex(String word) {
            return Slot.of(word)
                    .map(slot -> slot == Slot.NUMBER ? "(\\d{1,5})" : "(.+?)")
                    .orElseGet(() -> Pattern.quote(word));
        }

        /** The words with their slots filled; none if an optional slot is empty. */
        private Optional<String> filled(Iterator<String> values) {
            var text = words;
            for (var slot : slots) {
                var value = values.next();
                if (value.isEmpty()) return Optional.empty();
                text = text.replaceFirst(slot.name(), Matcher.quoteReplacement(value));
            }
            return Optional.of(text);
        }
    }

    static ReadForm of(String shown, Class<? extends Record> type) {
        var parts = PART.matcher(shown)
                .results()
                .map(part -> Part.of(part.group().replaceAll("[\\[\\]]", "").strip(), part.group(1) != null))
                .filter(part -> !part.words.isEmpty())
                .toList();
        var regex = Lists.joined(parts, "", Part::regex).substring(1);
        return new ReadForm(shown, type, parts, LineReader.pattern(regex));
    }

    String firstWord() {
        return shown.split(" ")[0];
    }

    /** The form's words without its slots. */
    List<String> ownWords() {
        var all = Lists.flatMap(parts, part -> List.of(part.words.split(" ")));
        return Lists.filter(all, word -> Slot.of(word).isEmpty());
    }

    List<Slot> slots() {
        return Lists.flatMap(parts, Part::slots);
    }

    /** @param filled the slots; optional ones may be empty */
    Record read(List<Optional<?>> filled) {
        var fields = type.getRecordComponents();
        var values = new Object[fields.length];
        for (int i = 0; i < fields.length; i++) values[i] = value(fields[i].getType(), filled.get(i));
        try {
            return type.cast(type.getDeclaredConstructors()[0].newInstance(values));
        } catch (ReflectiveOperationException noSuchRecord) {
            throw new AssertionError(shown, noSuchRecord);
        }
    }

    private static Object value(Class<?> type, Optional<?> filled) {
        if (type == boolean.class) return filled.isPresent();
        if (type == Optional.class) return filled;
        return type == List.class && filled.isEmpty() ? List.of() : filled.orElseThrow();
    }

    /** @param word writes a value; an empty word leaves out what is optional */
    String write(Record said, Function<Object, String> word) {
        var values = Stream.of(type.getRecordComponents())
                .map(field -> word.apply(value(field, said)))
                .iterator();
        return Lists.joined(Lists.flatMap(parts, part -> Lists.of(part.filled(values))), " ", text -> text);
    }

    private static Object value(RecordComponent field, Record said) {
        try {
            return field.getAccessor().invoke(said);
        } catch (ReflectiveOperationException noSuchRecord) {
            throw new AssertionError(field.toString(), noSuchRecord);
        }
    }
}
