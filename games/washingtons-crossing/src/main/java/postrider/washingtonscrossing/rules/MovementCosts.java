package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.map.CheapestWays;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.map.Prices;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.washingtonscrossing.Charts.Going;
import postrider.washingtonscrossing.Looking;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.StepCosts;

/** 11.0, the Movement Costs Chart: where a leader of a side may go from a hex, and for how many movement points. */
public record MovementCosts(Position now, Side side) implements Looking.OfSide {
    /** A longer way has to be said hex by hex. */
    private static final int FAR = 60;

    private Going going() {
        return track().going();
    }

    private int terrain(String what) {
        return charts().terrain().get(what).on(going());
    }

    /** Why nobody of the side can go there on foot, whoever is there. */
    Optional<Fault> fault(Hex from, Hex to) {
        var block = now.box().steps().block(side, going(), from, to);
        boolean blocked = block != StepCosts.Block.NONE;
        return when(blocked, block.rule, block.why, name(from), name(to));
    }

    /** Why nobody goes there as things stand: the enemy bars his hexes too (11.0). */
    Optional<Fault> faultNow(Hex from, Hex to) {
        return fault(from, to).or(() -> {
            boolean held = board().isHeld(enemy(), to);
            return when(held, "11.0", "Enemy troops are in %s.", name(to));
        });
    }

    /** What the ground costs; there must be no {@link #fault}. */
    int cost(Hex from, Hex to) {
        return now.box().steps().cost(going(), from, to);
    }

    /** What the ground costs a side, or {@link Prices#CLOSED}. */
    Prices<Hex> prices() {
        return now.box().steps().prices(side, going(), Prices.CLOSED);
    }

    /** Over the ferries of the Delaware too, whoever may use them (11.4.2). */
    Prices<Hex> pricesByFerry() {
        return now.box().steps().prices(side, going(), DelawareCrossing.ATTEMPT + terrain("road"));
    }

    /** 5.0, 11.0: a point more to leave an enemy zone of control, and one to enter one. */
    int zones(Hex from, Hex to) {
        var zone = new ZoneOfControl(now, enemy());
        return (zone.covers(from) ? 1 : 0) + (zone.covers(to) ? 1 : 0);
    }

    /** Whether a step crosses the Delaware, by boat or by a ferry while it is open (11.4.2, 11.4.3). */
    boolean crosses(Hex from, Hex to, boolean boat) {
        return boat || going() != Going.FROZEN && country().ferry(from, to).isPresent();
    }

    /** Straight to a hex next to it; else the cheapest way, if there is one that need not be said hex by hex. */
    Optional<List<Hex>> way(Hex from, Hex to) {
        if (Hexes.distance(from, to) == 1) return Optional.of(List.of(to));
        var ways = ways(from, FAR, country().none());
        return ways.leadsTo(to) ? Optional.of(ways.wayTo(to)) : Optional.empty();
    }

    /** Hexes next to one where the side could go on foot. */
    public List<Hex> steps(Hex home) {
        return Lists.filter(
                country().grid().neighbours(home), hex -> faultNow(home, hex).isEmpty());
    }

    /** 16.1: whether the ground lets the side attack from a hex into the one beside it. */
    public boolean isOpen(Hex from, Hex target) {
        return prices().of(from, target) != Prices.CLOSED && !country().isAmboyFerry(from, target);
    }

    /** How the cheapest way over the Delaware is said, if there is a ferry (11.4.2). */
    Optional<List<Hex>> byFerry(Hex from, Hex to) {
        var ways = waysAndFerries(from, FAR);
        return ways.leadsTo(to) ? Optional.of(said(from, ways.wayTo(to))) : Optional.empty();
    }

    /** By both banks of a ferry, and the end; hex by hex where it winds round to a neighbour. */
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

    /** Of the ferries on a way. */
    private Set<Hex> banks(Hex from, List<Hex> way) {
        var banks = new HashSet<Hex>();
        if (going() == Going.FROZEN) return banks;
        var before = from;
        for (var hex : way) {
            if (country().hasDelawareBetween(before, hex)) banks.addAll(List.of(before, hex));
            before = hex;
        }
        return banks;
    }

    /** 11.5, 5.0: what it takes to leave the map. */
    int leaving(Hex edge) {
        int zone = new ZoneOfControl(now, enemy()).covers(edge) ? 1 : 0;
        return terrain(country().terrain(edge).word()) + zone;
    }

    /** Over the Delaware too, at what it takes to cross it where there is a ferry (11.4.2). */
    public CheapestWays<Hex> waysAndFerries(Hex home, int most) {
        return ways(home, most, country().none(), pricesByFerry());
    }

    /**
     * The cheapest ways from a hex, round enemy troops, zones of control left out, for so many points.
     *
     * @param shunned hexes where they do not go
     */
    CheapestWays<Hex> ways(Hex home, int most, SpaceSet<Hex> shunned) {
        return ways(home, most, shunned, prices());
    }

    private CheapestWays<Hex> ways(Hex home, int most, SpaceSet<Hex> shunned, Prices<Hex> prices) {
        var closed = shunned.withAll(Lists.filter(board().hexes(enemy()), new Sight(now, side)::mayBeHeld));
        return new CheapestWays<>(prices, home, most, closed);
    }
}
