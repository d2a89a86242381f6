package postrider.washingtonscrossing.rules;

import static postrider.washingtonscrossing.rules.Faults.when;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.map.CheapestWays;
import postrider.map.Hexes.Hex;
import postrider.map.Prices;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.washingtonscrossing.Charts.Ground;
import postrider.washingtonscrossing.Country;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.StepCosts;

/** 11.0, the Movement Costs Chart: where a leader of a side may go from a hex, and for how many movement points. */
record MovementCosts(Position now, Side side) {
    /** A longer way has to be said hex by hex. */
    private static final int FAR = 60;

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
        var block = now.box().steps().block(side, ground(), from, to);
        boolean blocked = block != StepCosts.Block.NONE;
        return when(
                blocked, block.rule, block.why, country().name(from), country().name(to));
    }

    /** Why nobody goes there as things stand: the enemy bars his hexes too (11.0). */
    Optional<Fault> faultNow(Hex from, Hex to) {
        return fault(from, to).or(() -> {
            boolean held = now.board().isHeld(Sides.enemy(side), to);
            return when(held, "11.0", "Enemy troops are in %s.", country().name(to));
        });
    }

    /** What the ground costs; there must be no {@link #fault}. */
    int cost(Hex from, Hex to) {
        return now.box().steps().cost(ground(), from, to);
    }

    /** What the ground costs a side, or {@link Prices#CLOSED}. */
    Prices<Hex> prices() {
        return now.box().steps().prices(side, ground(), Prices.CLOSED);
    }

    /** Over the ferries of the Delaware too, whoever may use them (11.4.2). */
    Prices<Hex> pricesByFerry() {
        return now.box().steps().prices(side, ground(), DelawareCrossing.ATTEMPT + terrain("road"));
    }

    /** 5.0, 11.0: a point more to leave an enemy zone of control, and one to enter one. */
    int zones(Hex from, Hex to) {
        var zone = new ZoneOfControl(now, Sides.enemy(side));
        return (zone.covers(from) ? 1 : 0) + (zone.covers(to) ? 1 : 0);
    }

    /** The cheapest way to a hex, if there is one that need not be said hex by hex. */
    Optional<List<Hex>> way(Hex from, Hex to) {
        var ways = ways(from, FAR);
        return ways.leadsTo(to) ? Optional.of(ways.wayTo(to)) : Optional.empty();
    }

    /** The banks and the end of the cheapest way over the Delaware, if there is a ferry (11.4.2). */
    Optional<List<Hex>> byFerry(Hex from, Hex to) {
        var ways = waysAndFerries(from, FAR);
        if (!ways.leadsTo(to)) return Optional.empty();
        var named = new LinkedHashSet<Hex>();
        var before = from;
        for (var hex : ways.wayTo(to)) {
            if (country().ferry(before, hex).isPresent()) named.addAll(List.of(before, hex));
            before = hex;
        }
        named.remove(from);
        named.add(to);
        return Optional.of(List.copyOf(named));
    }

    /** 11.5, 5.0: what it takes to leave the map. */
    int leaving(Hex edge) {
        int zone = new ZoneOfControl(now, Sides.enemy(side)).covers(edge) ? 1 : 0;
        return terrain(country().terrain(edge).word()) + zone;
    }

    /** Over the Delaware too, at what it takes to cross it where there is a ferry (11.4.2). */
    CheapestWays<Hex> waysAndFerries(Hex home, int most) {
        return ways(home, most, country().none(), pricesByFerry());
    }

    /** The cheapest ways from a hex, round enemy troops, zones of control left out, for so many points. */
    CheapestWays<Hex> ways(Hex home, int most) {
        return ways(home, most, country().none());
    }

    /** @param shunned hexes where they do not go */
    CheapestWays<Hex> ways(Hex home, int most, SpaceSet<Hex> shunned) {
        return ways(home, most, shunned, prices());
    }

    private CheapestWays<Hex> ways(Hex home, int most, SpaceSet<Hex> shunned, Prices<Hex> prices) {
        var closed =
                shunned.withAll(Lists.filter(now.board().hexes(Sides.enemy(side)), new Sight(now, side)::mayBeHeld));
        return new CheapestWays<>(prices, home, most, closed);
    }
}
