package postrider.box;

/**
 * One record of a box.
 *
 * @param title what stands in its field {@code title}; empty if it has none
 * @param file where it was last corrected
 * @param facts without its provenance and remarks
 */
public record Item<T>(Section<?> section, String key, String title, String file, T facts, Provenance provenance) {

    /** File and record, for a message. */
    public String where() {
        return file + ", " + label(key);
    }

    /** The record, or several records like it, by their keys. */
    String label(String keys) {
        return (section.one() + " " + keys + " " + title).strip();
    }

    <U> Item<U> with(U facts) {
        return new Item<>(section, key, title, file, facts, provenance);
    }
}
