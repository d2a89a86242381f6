package postrider.washingtonscrossing;

import java.util.List;

/** The two American naval units (2.2.2). */
public enum Ship {
    DURHAM_BOATS("Durham Boats"),
    PENNSYLVANIA_NAVY("Pennsylvania Navy");

    public static final List<Ship> ALL = List.of(values());

    private final String words;

    Ship(String words) {
        this.words = words;
    }

    @Override
    public String toString() {
        return words;
    }
}
