package postrider.kernel;

import java.util.Locale;

/** The nations that sit across the table. Each game names its own two, see {@link Rules#sides()}. */
public enum Side {
    AMERICAN,
    BRITISH,
    FRENCH;

    /** The adjective a letter uses: "American". */
    public String word() {
        return name().charAt(0) + name().substring(1).toLowerCase(Locale.ROOT);
    }

    @Override
    public String toString() {
        return word();
    }
}
