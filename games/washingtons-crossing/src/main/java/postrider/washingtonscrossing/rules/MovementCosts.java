package postrider.washingtonscrossing.rules;

import static postrider.washingtonscrossing.rules.Faults.when;

import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.map.CheapestWays;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.washingtonscrossing.Charts.Ground;
import postrider.washingtonscrossing.Country;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.River;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Terrain;

/** 11.0, the Movement Costs Chart: where a leader of a side may go from a hex, and for how many movement points. */
record MovementCosts(Position now, Side side) {
    /** A longer way has to be said hex by hex. */
    private static final int FAR = 60;

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

    /** What may keep everybody of the side from going there on foot, in the order of the book. */
    private enum Block {
        NONE("", ""),
        FAR("11.0", "%2$s is not next to %1$s."),
        OCEAN("2.1.1", "Nobody enters the ocean in %2$s."),
        SALT_WATER("11.4.1", "Salt water lies between %s and %s; only the British use the ferry at Amboy."),
        DELAWARE("11.4", "The Delaware between %s and %s is not frozen."),
        RAIN("11.0", "In rain nobody crosses the river between %s and %s off a road.");

        private final String rule;
        private final String why;

        Block(String rule, String why) {
            this.rule = rule;
            this.why = why;
        }
    }

    private Block block(Hex from, Hex to) {
        if (Hexes.distance(from, to) != 1) return Block.FAR;
        if (country().terrain(to) == Terrain.OCEAN) return Block.OCEAN;
        if (country().isRoad(from, to)) return Block.NONE;
        return switch (country().rivers().between(from, to).orElse(River.CREEK)) {
            case CREEK -> Block.NONE;
            case OCEAN -> country().isAmboyFerry(from, to) && side == Sides.BRITISH ? Block.NONE : Block.SALT_WATER;
            case MAJOR_RIVER -> ground() == Ground.FROZEN ? Block.NONE : Block.DELAWARE;
            case MINOR_RIVER ->
                ground() != Ground.RAIN || country().isBrunswickFerry(from, to) ? Block.NONE : Block.RAIN;
        };
    }

    /** Why nobody of the side can go there on foot, whoever is there. */
    Optional<Fault> fault(Hex from, Hex to) {
        var block = block(from, to);
        return when(
                block != Block.NONE,
                block.rule,
                block.why,
                country().name(from),
                country().name(to));
    }

    /** The same, and the enemy bars his hexes (11.0). */
    Optional<Fault> faultNow(Hex from, Hex to) {
        return fault(from, to)
                .or(() -> when(
                        now.board().isHeld(Sides.enemy(side), to),
                        "11.0",
                        "Enemy troops are in %s.",
                        country().name(to)));
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
        return block(from, to) == Block.NONE ? cost(from, to) : CheapestWays.CLOSED;
    }

    /** The same, and over the ferries of the Delaware, whoever may use them (11.4.2). */
    int priceByFerry(Hex from, Hex to) {
        boolean ferry = side == Sides.AMERICAN && country().ferry(from, to).isPresent() && ground() != Ground.FROZEN;
        return ferry ? DelawareCrossing.ATTEMPT + terrain("road") : price(from, to);
    }

    /** 5.0, 11.0: a point more to leave an enemy zone of control, and one to enter one. */
    int zones(Hex from, Hex to) {
        var zone = new ZoneOfControl(now, Sides.enemy(side)).hexes();
        return (zone.has(from) ? 1 : 0) + (zone.has(to) ? 1 : 0);
    }

    /** The cheapest way to a hex, if there is one that need not be said hex by hex. */
    Optional<List<Hex>> way(Hex from, Hex to) {
        var ways = ways(from, FAR);
        return ways.costTo(to).isPresent() ? Optional.of(ways.wayTo(to)) : Optional.empty();
    }

    /** 11.5, 5.0: what it takes to leave the map. */
    int leaving(Hex edge) {
        boolean zone = new ZoneOfControl(now, Sides.enemy(side)).hexes().has(edge);
        return terrain(country().terrain(edge).word()) + (zone ? 1 : 0);
    }

    /** The cheapest ways from a hex, round enemy troops, zones of control left out, for so many points. */
    CheapestWays<Hex> ways(Hex home, int most) {
        return ways(home, most, country().none());
    }

    /** @param shunned hexes where they do not go */
    CheapestWays<Hex> ways(Hex home, int most, SpaceSet<Hex> shunned) {
        var closed =
                shunned.withAll(Lists.filter(now.board().hexes(Sides.enemy(side)), new Sight(now, side)::mayBeHeld));
        return new CheapestWays<>(
                country().hexes(),
                home,
                most,
                country().grid()::neighbours,
                (from, to) -> closed.has(to) ? CheapestWays.CLOSED : price(from, to));
    }
}
