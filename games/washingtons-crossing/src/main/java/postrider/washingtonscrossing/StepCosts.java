package postrider.washingtonscrossing;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.map.Prices;
import postrider.washingtonscrossing.Charts.Going;

/** Applies the Movement Costs Chart to the map (11.0): where terrain lets a side step, and for how many movement points. */
public final class StepCosts {
    /** 11.4.1 */
    private static final int AMBOY_FERRY = 4;

    private final Country country;
    private final Charts charts;

    /** Filled on demand. */
    private final Map<Key, Prices<Hex>> known = new ConcurrentHashMap<>();

    private record Key(Side side, Going going, int crossing) {}

    public StepCosts(Country country, Charts charts) {
        this.country = country;
        this.charts = charts;
    }

    /** Why terrain bars a side from stepping to a hex on foot, in the order of the book. */
    public enum Block {
        NONE("", ""),
        FAR("11.0", "%2$s is not next to %1$s."),
        OCEAN("2.1.1", "Nobody enters the ocean in %2$s."),
        SALT_WATER("11.4.1", "Salt water lies between %s and %s; only the British use the ferry at Amboy."),
        DELAWARE("11.4", "The Delaware between %s and %s is not frozen."),
        RAIN("11.0", "In rain nobody crosses the river between %s and %s off a road.");

        public final String rule;
        public final String why;

        Block(String rule, String why) {
            this.rule = rule;
            this.why = why;
        }
    }

    public Block block(Side side, Going going, Hex from, Hex to) {
        if (Hexes.distance(from, to) != 1) return Block.FAR;
        if (country.terrain(to) == Terrain.OCEAN) return Block.OCEAN;
        if (country.isRoad(from, to)) return Block.NONE;
        return switch (country.rivers().between(from, to).orElse(River.CREEK)) {
            case CREEK -> Block.NONE;
            case OCEAN -> country.isAmboyFerry(from, to) && side == Sides.BRITISH ? Block.NONE : Block.SALT_WATER;
            case MAJOR_RIVER -> going == Going.FROZEN ? Block.NONE : Block.DELAWARE;
            case MINOR_RIVER -> going != Going.RAIN || country.isBrunswickFerry(from, to) ? Block.NONE : Block.RAIN;
        };
    }

    /** The cost of a step that nothing blocks. */
    public int cost(Going going, Hex from, Hex to) {
        if (country.isAmboyFerry(from, to)) return AMBOY_FERRY;
        int ferry = country.isBrunswickFerry(from, to) ? 1 : 0; // 11.4.4
        if (country.isRoad(from, to)) return charts.terrain().get("road").on(going) + ferry;
        int terrain = charts.terrain().get(country.terrain(to).word()).on(going);
        if (ferry > 0) return terrain + ferry;
        var river = country.rivers().between(from, to);
        return river.isEmpty()
                ? terrain
                : terrain + charts.rivers().get(river.get()).on(going);
    }

    /**
     * The prices of all steps that terrain allows.
     *
     * @param crossing what a ferry over the open Delaware costs the Americans
     */
    public Prices<Hex> prices(Side side, Going going, int crossing) {
        return known.computeIfAbsent(
                new Key(side, going, crossing),
                key -> new Prices<>(country.hexes(), country.grid()::neighbours, (from, to) -> {
                    if (block(side, going, from, to) == Block.NONE) return cost(going, from, to);
                    boolean ferry =
                            side == Sides.AMERICAN && country.ferry(from, to).isPresent();
                    return ferry ? crossing : Prices.CLOSED;
                }));
    }
}
