package postrider.washingtonscrossing;

import java.util.Map;
import java.util.Optional;
import postrider.map.Hexes.Hex;
import postrider.map.Hexsides;

/**
 * Features of the map nobody has confirmed against a printed copy, each with the reason: "reconstructed".
 *
 * @param grounds terrain of hexes
 * @param places locations of places, by hex
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
