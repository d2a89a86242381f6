package postrider.box;

import java.util.Locale;
import java.util.stream.Stream;

/**
 * A kind of record in a box.
 *
 * @param word the heading of their list in a file: {@code spaces}
 * @param one the word for one of them: {@code space}
 * @param key the field that identifies a record: a text, a number, or a list whose order does not matter. A range of numbers such as
 *     {@code 1-18} stands for one record each
 * @param type the Java type. Its components are the fields, {@code perColony} being {@code per-colony} in files. They may be texts,
 *     numbers, booleans, enums, records, and lists or {@code Optional}s of these. All are required but lists and {@code Optional}s
 * @see Key
 * @see Omissible
 * @see OneOf
 * @see Range
 */
public record Section<T extends Record>(String word, String one, String key, Class<T> type) {

    boolean isNumbered() {
        return Stream.of(type.getRecordComponents())
                .anyMatch(field -> field.getName().equals(key) && field.getType() == int.class);
    }

    /** Whether its records are the columns of a {@link Grid}, so that doubts about consecutive ones may share a line. */
    boolean isGrid() {
        return type == Grid.Column.class;
    }

    /** The word for a constant in files: {@code PER_COLONY} is {@code per-colony}. */
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
