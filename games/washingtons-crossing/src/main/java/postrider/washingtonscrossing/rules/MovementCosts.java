package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedSet;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.map.CheapestWays;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.map.Prices;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.washingtonscrossing.AtPosition;
import postrider.washingtonscrossing.Charts.Going;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.StepCosts;

/** 11.0, the Movement Costs Chart: where a side's leaders may go from a hex, and for how many movement points. */
public record MovementCosts(Position now, Side side) implements AtPosition.OfSide {
    /** Longer ways must be ordered hex by hex. */
    private static final int FAR = 60;

    private Going going() {
        return track().going();
    }

    private int terrain(String what) {
        return charts().terrain().get(what).on(going());
    }

    /** Why terrain keeps the side from going there on foot. */
    Optional<Fault> fault(Hex from, Hex to) {
        var block = now.box().steps().block(side, going(), from, to);
        boolean blocked = block != StepCosts.Block.NONE;
        return when(blocked, block.rule, block.why, name(from), name(to));
    }

    /** The same, or that enemy troops are there (11.0). */
    Optional<Fault> faultNow(Hex from, Hex to) {
        return fault(from, to).or(() -> {
            boolean held = board().isHeld(enemy(), to);
            return when(held, "11.0", "Enemy troops are in %s.", name(to));
        });
    }

    /** The terrain cost; there must be no {@link #fault}. */
    int cost(Hex from, Hex to) {
        return now.box().steps().cost(going(), from, to);
    }

    /** The side's terrain costs, or {@link Prices#CLOSED}. */
    Prices<Hex> prices() {
        return now.box().steps().prices(side, going(), Prices.CLOSED);
    }

    /** The same, with the ferries over the Delaware for Americans (11.4.2). */
    Prices<Hex> pricesByFerry() {
        return now.box().steps().prices(side, going(), DelawareCrossing.ATTEMPT + terrain("road"));
    }

    /** 5.0, 11.0: an extra point to leave an enemy zone of control, and one to enter one. */
    int zones(Hex from, Hex to) {
        var zone = new ZoneOfControl(now, enemy());
        return (zone.covers(from) ? 1 : 0) + (zone.covers(to) ? 1 : 0);
    }

    /** Whether a step crosses the Delaware, by boat or by a ferry while it is open (11.4.2, 11.4.3). */
    boolean crosses(Hex from, Hex to, boolean boat) {
        return boat || going() != Going.FROZEN && country().ferry(from, to).isPresent();
    }

    /** 11.0: whether a step on foot takes a ferry; over the ice nobody needs one, but salt water does not freeze (11.4.1). */
    boolean isFerry(Hex from, Hex to) {
        boolean raritan = country().isBrunswickFerry(from, to) && going() != Going.FROZEN;
        return raritan || country().isAmboyFerry(from, to);
    }

    /** The step to an adjacent hex, or the cheapest way to a distant one; empty if there is none short enough. */
    Optional<List<Hex>> way(Hex from, Hex to) {
        if (Hexes.distance(from, to) == 1) return Optional.of(List.of(to));
        var ways = ways(from, FAR, country().none());
        return ways.leadsTo(to) ? Optional.of(ways.wayTo(to)) : Optional.empty();
    }

    /** Adjacent hexes that the side could enter on foot. */
    public List<Hex> steps(Hex home) {
        return Lists.filter(
                country().grid().neighbours(home), hex -> faultNow(home, hex).isEmpty());
    }

    /** 16.1: whether terrain lets the side attack an adjacent hex. */
    public boolean isOpen(Hex from, Hex target) {
        return prices().of(from, target) != Prices.CLOSED && !country().isAmboyFerry(from, target);
    }

    /** The hexes to name for the cheapest way over the Delaware by ferry (11.4.2). */
    Optional<List<Hex>> byFerry(Hex from, Hex to) {
        var ways = waysAndFerries(from, FAR);
        return ways.leadsTo(to) ? Optional.of(said(from, ways.wayTo(to))) : Optional.empty();
    }

    /** The hexes to name for a way: both banks of each ferry, and the end; hex by hex if the end is an adjacent hex. */
    public List<Hex> said(Hex from, List<Hex> way) {
        var needed = banks(from, way);
        var said = new ArrayList<Hex>();
        var between = new ArrayList<Hex>();
        var at = from;
        for (var hex : way) {
            between.add(hex);
            if (!needed.contains(hex) && !hex.equals(way.getLast())) continue;
            said.addAll(Hexes.distance(at, hex) == 1 ? between : List.of(hex));
            between.clear();
            at = hex;
        }
        return said;
    }

    /** Both banks of every ferry on a way. */
    public SequencedSet<Hex> banks(Hex from, List<Hex> way) {
        var banks = new LinkedHashSet<Hex>();
        if (going() == Going.FROZEN) return banks;
        var before = from;
        for (var hex : way) {
            if (country().hasDelawareBetween(before, hex)) banks.addAll(List.of(before, hex));
            before = hex;
        }
        return banks;
    }

    /** 11.5, 5.0: the cost of leaving the map. */
    int leaving(Hex edge) {
        int zone = new ZoneOfControl(now, enemy()).covers(edge) ? 1 : 0;
        return terrain(country().terrain(edge).word()) + zone;
    }

    /** The cheapest ways, ferries over the Delaware included (11.4.2). */
    public CheapestWays<Hex> waysAndFerries(Hex home, int most) {
        return ways(home, most, country().none(), pricesByFerry());
    }

    /**
     * The cheapest ways from a hex for at most this many points, around enemy troops, ignoring zones of control.
     *
     * @param shunned hexes to avoid
     */
    CheapestWays<Hex> ways(Hex home, int most, SpaceSet<Hex> shunned) {
        return ways(home, most, shunned, prices());
    }

    private CheapestWays<Hex> ways(Hex home, int most, SpaceSet<Hex> shunned, Prices<Hex> prices) {
        var closed = shunned.withAll(Lists.filter(board().hexes(enemy()), new Sight(now, side)::mayBeHeld));
        return new CheapestWays<>(prices, home, most, closed);
    }
}
