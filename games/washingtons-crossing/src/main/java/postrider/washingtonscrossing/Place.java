package postrider.washingtonscrossing;

import postrider.map.Hexes.Hex;

/** A named place on the map. */
public record Place(String name, Hex hex, Kind kind) {
    /** A village is a name on the map: neither 19.0 nor 22.4 counts it as a town (R11). */
    public enum Kind {
        TOWN,
        CITY,
        VILLAGE
    }

    public boolean isTown() {
        return kind != Kind.VILLAGE;
    }
}
