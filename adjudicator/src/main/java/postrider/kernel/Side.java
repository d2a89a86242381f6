package postrider.kernel;

import java.util.Locale;

/** The nations that sit across the table. Each game names its own two, see {@link Rules#sides()}. */
public enum Side {
    AMERICAN,
    BRITISH,
    FRENCH;

    private final String word = name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);

    /** The adjective a letter uses: "American". */
    public String word() {
        return word;
    }

    @Override
    public String toString() {
        return word();
    }
}
