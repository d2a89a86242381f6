package postrider.washingtonscrossing.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonscrossing.AtPosition;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Position;
import postrider.washingtonscrossing.Reinforcement;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.Turn;
import postrider.washingtonscrossing.rules.MovementCosts;
import postrider.washingtonscrossing.rules.Possible;

/** Tells a side in a few words what it may do. */
public record Advice(Position now, Side side) implements AtPosition.OfSide {
    public static List<String> mayDo(Position now, Side side) {
        return now.track().toMove().equals(Optional.of(side)) ? new Advice(now, side).may() : List.of();
    }

    private List<String> may() {
        var able = Possible.activations(now, side);
        var lines = new ArrayList<String>();
        if (!Possible.discharges(now, side).isEmpty())
            lines.add("%s: you must discharge men first.".formatted(side == Sides.AMERICAN ? "9.4.1" : "9.2.4"));
        var points = Wording.count(track().points().of(side), "activation point");
        boolean asleep = side == Sides.BRITISH && now.turn().isBefore("Dec 26 7 am");
        if (asleep) lines.add("10.3: nobody of yours can be activated before 7 am on Dec 26.");
        else if (able.isEmpty()) lines.add("10.1: nobody of yours can be activated with points now.");
        else lines.add("10.1: with %s, activate %s.".formatted(points, Wording.or(Lists.map(able, this::priced))));
        boolean day = !now.turn().isNight();
        var near = Lists.filter(able, leader -> !enemies(leader).isEmpty());
        if (day && !near.isEmpty())
            lines.add("16.3: make a prepared attack from next to the enemy: %s."
                    .formatted(Wording.or(Lists.map(near, this::against))));
        lines.add(
                day
                        ? "11.0, 16.2: march, and attack from the march; 10.2: try a leader by a die; 19.0: entrench."
                        : "11.1: march by night; there are no attacks (16.0); 13.0: who rests recovers.");
        lines.add("14.0, 15.0: make and absorb detachments, transfer men. Or pass.");
        return Lists.concat(lines, beforehand(day && !able.isEmpty()));
    }

    /** Questions that may come before the next order, and the clauses that spare their letters. */
    private List<String> beforehand(boolean attacking) {
        var lines = new ArrayList<String>();
        var running = Possible.running(now, side);
        if (!running.isEmpty())
            lines.add("18.2: 'if asked rout: the first way', for where %s runs.".formatted(Wording.list(running)));
        if (board().of(side).stream().anyMatch(this::mayCross))
            lines.add("11.4: 'if asked crossing: a detachment crosses', where fewer may cross than come.");
        boolean attacked = !(side == Sides.AMERICAN ? now.turn() : now.turn().next()).isNight();
        if (attacking || attacked)
            lines.add(
                    "17.1, 17.3: 'if asked losses: in proportion' and 'if asked retreat: the first way', in a combat.");
        if (attacked)
            lines.add("11.3: 'if asked react: nobody', or who goes, when the enemy attacks within four hexes.");
        if (side == Sides.AMERICAN && !now.turn().equals(Turn.LAST))
            lines.add("8.0: 'if asked raid: the nearest' and 'if asked raided: the strongest', for a raid.");
        var coming = Possible.arrivals(now, side);
        if (!coming.isEmpty())
            lines.add("9.1, 9.3: 'if asked arrive: the nearest', for where %s."
                    .formatted(Wording.list(Lists.map(coming, who -> who + " comes"))));
        if (!lines.isEmpty()) lines.addFirst("Lines below your order that spare you a letter before the next:");
        var waiting = side == Sides.BRITISH ? Possible.uncounted(now) : List.<Reinforcement>of();
        if (!waiting.isEmpty())
            lines.add(
                    "9.1.1: no detachment is free for %s. Leaders on the edge with room for them take them; 'if asked arrive: later' below your order has them wait, and 'if asked arrive: LEADER' says who."
                            .formatted(Wording.list(Lists.map(waiting, this::men))));
        return lines;
    }

    /** 11.4.2, 11.4.3: whether a leader with troops is where the open Delaware may be crossed. */
    private boolean mayCross(Leader leader) {
        var hex = board().hex(leader);
        var country = country();
        boolean bank = country.ferries().stream().anyMatch(ferry -> ferry.side().borders(hex));
        return side == Sides.AMERICAN && !track().turn().isFrozen() && bank && troops(leader) > 0;
    }

    /** "the 500 men of the 46th". */
    private String men(Reinforcement coming) {
        return "the %d men of the %s".formatted(coming.troops(), coming.name());
    }

    /** "Greene (Newtown: free, with others 3)". */
    private String priced(Leader leader) {
        int alone = Possible.price(now, leader, List.of());
        var others = leader.cost() > alone ? ", with others " + leader.cost() : "";
        var place = name(board().hex(leader));
        return "%s (%s: %s%s)".formatted(leader, place, alone == 0 ? "free" : "" + alone, others);
    }

    private String against(Leader leader) {
        return "%s (%s)".formatted(leader, Wording.or(Lists.map(enemies(leader), this::name)));
    }

    /** Hexes that a leader with troops could attack without moving. */
    private List<Hex> enemies(Leader leader) {
        var enemy = enemy();
        return Lists.filter(
                board().hexes(enemy),
                hex -> troops(leader) > 0
                        && Hexes.distance(hex, board().hex(leader)) == 1
                        && board().isHeld(enemy, hex)
                        && new MovementCosts(now, side).isOpen(board().hex(leader), hex));
    }
}
