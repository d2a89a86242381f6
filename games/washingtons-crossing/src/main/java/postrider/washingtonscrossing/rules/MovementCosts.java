package postrider.washingtonscrossing.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.map.CheapestWays;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Charts.Ground;
import postrider.washingtonscrossing.Country;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.River;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Terrain;

/** 11.0, the Movement Costs Chart: where a leader of a side may go from a hex, and for how many movement points. */
record MovementCosts(Position now, Side side) {
    /** 11.4.1 */
    private static final int AMBOY_FERRY = 4;

    private Country country() {
        return now.country();
    }

    private Ground ground() {
        return now.track().ground();
    }

    private int terrain(String what) {
        return now.charts().terrain().get(what).on(ground());
    }

    /** Why nobody of the side can go there on foot, whoever is there. */
    Optional<Fault> fault(Hex from, Hex to) {
        if (Hexes.direction(from, to).isEmpty()) return no("11.0", "%s is not next to %s.", to, from);
        if (country().terrain(to) == Terrain.OCEAN) return no("2.1.1", "Nobody enters the ocean in %s.", to);
        if (country().isRoad(from, to)) return Optional.empty();
        return switch (country().rivers().between(from, to).orElse(River.CREEK)) {
            case CREEK -> Optional.empty();
            case OCEAN ->
                country().isAmboyFerry(from, to) && side == Sides.BRITISH
                        ? Optional.empty()
                        : no(
                                "11.4.1",
                                "Salt water lies between %s and %s; only the British use the ferry at Amboy.",
                                from,
                                to);
            case MAJOR_RIVER ->
                ground() == Ground.FROZEN
                        ? Optional.empty()
                        : no("11.4", "The Delaware between %s and %s is not frozen.", from, to);
            case MINOR_RIVER ->
                ground() != Ground.RAIN || country().isBrunswickFerry(from, to)
                        ? Optional.empty()
                        : no("11.0", "In rain nobody crosses the river between %s and %s off a road.", from, to);
        };
    }

    private Optional<Fault> no(String rule, String why, Hex... hexes) {
        Supplier<List<String>> none = List::of;
        return Fault.no(
                none, rule, why, Lists.map(List.of(hexes), country()::name).toArray());
    }

    /** The same, and the enemy bars his hexes (11.0). */
    Optional<Fault> faultNow(Hex from, Hex to) {
        return fault(from, to)
                .or(() -> now.board().isHeld(Sides.enemy(side), to)
                        ? no("11.0", "Enemy troops are in %s.", to)
                        : Optional.empty());
    }

    /** What the ground costs; there must be no {@link #fault}. */
    int cost(Hex from, Hex to) {
        if (country().isAmboyFerry(from, to)) return AMBOY_FERRY;
        int ferry = country().isBrunswickFerry(from, to) ? 1 : 0; // 11.4.4
        if (country().isRoad(from, to)) return terrain("road") + ferry;
        int ground = terrain(country().terrain(to).word());
        int river = country().rivers().between(from, to).map(this::crossing).orElse(0);
        return ground + (ferry > 0 ? ferry : river);
    }

    private int crossing(River river) {
        return now.charts().rivers().get(river).on(ground());
    }

    /** What the ground costs, or {@link CheapestWays#CLOSED}. */
    int price(Hex from, Hex to) {
        return fault(from, to).isPresent() ? CheapestWays.CLOSED : cost(from, to);
    }

    /** The price where hexes with enemy troops are closed. */
    int priceNow(Hex from, Hex to) {
        return faultNow(from, to).isPresent() ? CheapestWays.CLOSED : cost(from, to);
    }

    /** 5.0, 11.0: a point more to leave an enemy zone of control, and one to enter one. */
    int zones(Hex from, Hex to) {
        var zone = new ZoneOfControl(now, Sides.enemy(side)).hexes();
        return (zone.has(from) ? 1 : 0) + (zone.has(to) ? 1 : 0);
    }

    /** The cheapest ways from a hex, zones of control left out, for so many points. */
    CheapestWays<Hex> ways(Hex home, int most) {
        return new CheapestWays<>(country().hexes(), home, most, country().grid()::neighbours, this::priceNow);
    }
}
