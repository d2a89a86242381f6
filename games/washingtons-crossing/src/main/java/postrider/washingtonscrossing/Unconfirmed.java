package postrider.washingtonscrossing;

import java.util.Map;
import java.util.Optional;
import postrider.map.Hexes.Hex;
import postrider.map.Hexsides;

/**
 * What of the map nobody has confirmed against a printed copy, and why: "reconstructed".
 *
 * @param grounds of hexes
 * @param places by the hex they are in
 * @param roads between two hexes
 * @param rivers between two hexes
 */
public record Unconfirmed(
        Map<Hex, String> grounds, Map<Hex, String> places, Hexsides<String> roads, Hexsides<String> rivers) {
    public Optional<String> ground(Hex hex) {
        return Optional.ofNullable(grounds.get(hex));
    }

    public Optional<String> place(Hex hex) {
        return Optional.ofNullable(places.get(hex));
    }
}
