package postrider.box;

/**
 * One record of a box.
 *
 * @param title its field {@code title}; empty if it has none
 * @param file the file that last changed it
 * @param facts its fields without provenance and notes
 */
public record Item<T>(Section<?> section, String key, String title, String file, T facts, Provenance provenance) {

    /** File and record, for a message. */
    public String where() {
        return file + ", " + label(key);
    }

    /** A label for this record, or for several like it with these keys. */
    String label(String keys) {
        return (section.one() + " " + keys + " " + title).strip();
    }

    <U> Item<U> with(U facts) {
        return new Item<>(section, key, title, file, facts, provenance);
    }
}
