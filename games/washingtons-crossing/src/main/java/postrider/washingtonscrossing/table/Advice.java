package postrider.washingtonscrossing.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.Hexside;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Order;
import postrider.washingtonscrossing.Order.Action;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Order.Statement;
import postrider.washingtonscrossing.Order.Step;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.rules.Possible;
import postrider.washingtonscrossing.rules.Sight;

/** What a side may do, in a few words, and a few orders it may give. */
public final class Advice {
    private final Position now;
    private final Side side;
    private final List<Leader> able;

    /** What has to be done on New Year's night (9.2.4, 9.4.1). */
    private final List<Statement> must;

    private Advice(Position now, Side side) {
        this.now = now;
        this.side = side;
        this.able = Possible.activations(now, side);
        this.must = List.copyOf(Possible.discharges(now, side));
    }

    public static List<String> mayDo(Position now, Side side) {
        return now.track().toMove().equals(Optional.of(side)) ? new Advice(now, side).may() : List.of();
    }

    private List<String> may() {
        var lines = new ArrayList<String>();
        if (!must.isEmpty())
            lines.add("%s: you must discharge men first.".formatted(side == Sides.AMERICAN ? "9.4.1" : "9.2.4"));
        lines.add(
                able.isEmpty()
                        ? "10.1: nobody of yours can be activated with points now."
                        : "10.1: with %s, activate %s."
                                .formatted(
                                        Wording.count(now.track().points().of(side), "activation point"),
                                        Wording.or(Lists.map(able, this::priced))));
        boolean day = !now.track().turn().isNight();
        var near = Lists.filter(able, leader -> !enemies(leader).isEmpty());
        if (day && !near.isEmpty())
            lines.add("16.3: make a prepared attack from next to the enemy: %s."
                    .formatted(Wording.or(Lists.map(near, this::against))));
        lines.add(
                day
                        ? "11.0, 16.2: march, and attack from the march; 10.2: try a leader by a die; 19.0: entrench."
                        : "11.1: march by night; there are no attacks (16.0); 13.0: who rests recovers.");
        lines.add("14.0, 15.0: make and absorb detachments, transfer men. Or pass.");
        return List.copyOf(lines);
    }

    /** "Greene (Newtown: free, with others 3)". */
    private String priced(Leader leader) {
        int alone = Possible.price(now, leader);
        var others = leader.cost() > alone ? ", with others " + leader.cost() : "";
        return "%s (%s: %s%s)".formatted(leader, place(leader), alone == 0 ? "free" : "" + alone, others);
    }

    private String against(Leader leader) {
        return "%s (%s)".formatted(leader, Wording.or(Lists.map(enemies(leader), now.country()::name)));
    }

    private String place(Leader leader) {
        return now.country().name(now.board().hex(leader));
    }

    /** Enemy troops next to a leader who has troops. */
    private List<Hex> enemies(Leader leader) {
        var enemy = Sides.enemy(side);
        return Lists.filter(
                now.board().hexes(enemy),
                hex -> now.board().troops(leader) > 0
                        && Hexes.distance(hex, now.board().hex(leader)) == 1
                        && now.board().isHeld(enemy, hex));
    }

    /** To do nothing, and what each stack might: attack whom it stands next to, or march with its commander towards the nearest enemy. */
    public static List<Order> offered(Position now, Side side) {
        return now.track().toMove().equals(Optional.of(side)) ? new Advice(now, side).orders() : List.of();
    }

    private List<Order> orders() {
        var all = new ArrayList<Order>();
        all.add(new Order(must));
        for (var hex : List.copyOf(now.country().none().withAll(now.board().hexes(side)))) {
            var there = Lists.filter(now.board().in(side, hex), able::contains);
            if (there.isEmpty()) continue;
            var company = company(Sight.top(there), hex);
            if (now.board().troops(company) == 0) continue;
            attack(company).or(() -> march(hex, company)).ifPresent(all::add);
        }
        return List.copyOf(all);
    }

    /** Who stands with a leader, as far as his span goes (10.4) and points last. */
    private List<Leader> company(Leader leader, Hex hex) {
        var company = new ArrayList<Leader>(List.of(leader));
        for (var other : now.board().in(side, hex)) {
            var more = Lists.concat(company.subList(1, company.size()), List.of(other));
            if (leader.commands() && !other.equals(leader) && Possible.isActivated(now, leader, more))
                company.add(other);
        }
        return List.copyOf(company);
    }

    private Order order(List<Leader> company, Statement... actions) {
        var activate = new Command.Activate(company.getFirst(), company.subList(1, company.size()));
        return new Order(Lists.concat(Lists.concat(must, List.of(activate)), List.of(actions)));
    }

    private Optional<Order> attack(List<Leader> company) {
        if (now.track().turn().isNight()) return Optional.empty();
        return Lists.find(company, leader -> !enemies(leader).isEmpty())
                .flatMap(leader -> Possible.ordered(
                        now,
                        side,
                        order(
                                company,
                                new Action.Prepare(enemies(leader).getFirst(), company, false),
                                new Action.Advance(company))));
    }

    /** Next to the nearest enemies on this bank, or over the river; and on only if their player says so. */
    private Optional<Order> march(Hex home, List<Leader> company) {
        return goals(home, company.getFirst())
                .filter(hex -> !hex.equals(home))
                .findFirst()
                .flatMap(hex -> Possible.ordered(
                        now,
                        side,
                        order(company, new Action.Go(company), new Step.To(hex, false), new Step.ThenAsk())));
    }

    private Stream<Hex> goals(Hex home, Leader leader) {
        boolean frozen = now.track().turn().isFrozen();
        var enemies = now.board().hexes(Sides.enemy(side)).stream()
                .filter(hex -> frozen || !now.country().isApart(home, hex))
                .sorted(Comparator.comparingInt(hex -> Hexes.distance(home, hex)));
        var ferries = now.country().ferries().stream()
                .filter(ferry -> side == Sides.AMERICAN && !frozen)
                .flatMap(ferry -> bank(ferry.side(), home, leader).stream())
                .sorted(Comparator.comparingInt(hex -> Hexes.distance(home, hex)));
        return Stream.concat(enemies.flatMap(enemy -> Possible.towards(now, leader, enemy).stream()), ferries);
    }

    /** This bank of a ferry, or the other of one at which they stand. */
    private Optional<Hex> bank(Hexside ferry, Hex home, Leader leader) {
        boolean south = now.country().pennsylvania().has(home);
        var here = south ? ferry.pennsylvania() : ferry.newJersey();
        if (here.equals(home)) return Optional.of(south ? ferry.newJersey() : ferry.pennsylvania());
        return Optional.of(here).filter(Possible.reached(now, leader)::has);
    }
}
