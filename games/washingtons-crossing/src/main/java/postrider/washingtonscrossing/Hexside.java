package postrider.washingtonscrossing;

import postrider.map.Hexes.Hex;

/** A hexside of the Delaware, where naval units are placed (11.6). */
public record Hexside(Hex pennsylvania, Hex newJersey) {
    public boolean borders(Hex hex) {
        return hex.equals(pennsylvania) || hex.equals(newJersey);
    }

    public boolean isBetween(Hex one, Hex other) {
        return borders(one) && borders(other) && !one.equals(other);
    }

    @Override
    public String toString() {
        return pennsylvania + "|" + newJersey;
    }
}
