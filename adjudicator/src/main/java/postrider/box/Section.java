package postrider.box;

import java.util.Locale;
import java.util.stream.Stream;

/**
 * A kind of record in a box.
 *
 * @param word what stands over their list in a file: {@code spaces}
 * @param one what one of them is called: {@code space}
 * @param key the field that names a record: a text, a number, or a list whose order does not matter. For numbers a range such
 *     as {@code 1-18} stands for a record each
 * @param type its components are the fields of a record, {@code perColony} being {@code per-colony}: texts, whole and other
 *     numbers, booleans, enums, records and lists of these. All must be there but what is {@code Optional} or a list
 * @see Key
 * @see Omissible
 * @see OneOf
 * @see Range
 */
public record Section<T extends Record>(String word, String one, String key, Class<T> type) {

    /** Whether its records are numbered. */
    boolean isNumbered() {
        return Stream.of(type.getRecordComponents())
                .anyMatch(field -> field.getName().equals(key) && field.getType() == int.class);
    }

    /** Whether its records are the columns of a {@link Grid}, of which nobody cares to read each. */
    boolean isGrid() {
        return type == Grid.Column.class;
    }

    /** How files write a constant: {@code PER_COLONY} is {@code per-colony}. */
    public static String word(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
