package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import postrider.kernel.ruling.Fault;
import postrider.map.Hexes.Hex;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.washingtonscrossing.Charts;
import postrider.washingtonscrossing.Charts.Addition;
import postrider.washingtonscrossing.Charts.Roll;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Doubts;
import postrider.washingtonscrossing.Ferry;
import postrider.washingtonscrossing.Hexside;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Mark;
import postrider.washingtonscrossing.Order.Step.Detach;
import postrider.washingtonscrossing.Ship;
import postrider.washingtonscrossing.Sides;
import postrider.washingtonscrossing.rules.PlayerTurn.Capacity;

/** 11.4.2, 11.4.3: Americans cross the Delaware, by a ferry or by a naval unit. */
record DelawareCrossing(PlayerTurn turn, Hex from, Hex to, Optional<Ferry> ferry, Optional<Hexside> hexside)
        implements AtTable.InTurn {
    /** The movement points an attempt takes. */
    static final int ATTEMPT = 4;

    private static final Pattern DETACHMENT = LineReader.pattern("(?:a )?detachment(?: of \\d+)? crosses");

    DelawareCrossing(PlayerTurn turn, Hex from, Hex to) {
        this(turn, from, to, turn.country().ferry(from, to), turn.country().delaware(from, to));
    }

    private String rule() {
        return ferry.isPresent() ? "11.4.2" : "11.4.3";
    }

    private List<Ship> ships() {
        return Lists.filter(Ship.ALL, ship -> board().ship(ship).equals(hexside) && !turn.sailed.contains(ship));
    }

    Optional<Fault> fault(boolean reacts) {
        boolean bare = ferry.isEmpty() && ships().isEmpty();
        var none = "No naval unit that has not sailed this turn lies between %s and %s.";
        return when(reacts, "11.3", "Nobody crosses the Delaware in reaction.")
                .or(() -> when(
                        side() != Sides.AMERICAN, "11.4", "The British do not cross the Delaware until it is frozen."))
                .or(() -> when(hexside.isEmpty(), "11.4", "The Delaware is not between %s and %s.", from, to))
                .or(() -> when(bare, "11.4.3", none, name(from), name(to)))
                .or(() -> when(board().isHeld(Sides.BRITISH, to), "11.4", "Enemy troops are in %s.", name(to)));
    }

    /** The cost of the hex beyond: as by road after a ferry, which joins the roads (2.1.1); else by its terrain. */
    int landing() {
        var costs = charts().terrain();
        var ground = ferry.isPresent() ? "road" : country().terrain(to).word();
        return costs.get(ground).on(track().going());
    }

    /** Who gets across. Leaders without men cross if anybody with men does, or if they are alone. The stack has paid for the attempt. */
    List<Leader> cross(List<Leader> stack) {
        boolean rolled = turn.capacity.containsKey(here());
        var troops = board().armed(stack);
        if (!rolled && (!troops.isEmpty() || ferry.isEmpty())) roll(stack);
        var across = new ArrayList<Leader>();
        for (var leader : troops)
            with(leader, !rolled && leader.equals(troops.getFirst())).ifPresent(across::add);
        boolean alone = ferry.isPresent() || turn.capacity.get(here()).men() > 0;
        if (troops.isEmpty() ? alone : !across.isEmpty())
            across.addAll(Lists.filter(stack, leader -> !troops.contains(leader)));
        if (ferry.filter(Ferry::isLower).isPresent() && !across.isEmpty()) table().mark(Mark.LOWER_FERRIES_CROSSED);
        return List.copyOf(across);
    }

    private Hexside here() {
        return hexside.orElseThrow();
    }

    private int left() {
        return turn.capacity.get(here()).left();
    }

    private void roll(List<Leader> stack) {
        var place = ferry.map(Ferry::name).orElseGet(() -> "the Delaware at " + here());
        turn.carrying.addAll(ships());
        var added = added(stack);
        int die = table().roll(rule(), "crossing " + place);
        int total = die + Lists.sum(added, Addition::value);
        var chart = charts().crossing().get(ferry.map(Ferry::arrows).orElse(0));
        var row = chart.at(total);
        turn.capacity.put(here(), new Capacity(row.value(), row.value()));
        var text = "%d%s makes %d: %d men may cross %s this turn.";
        tell(rule(), text, die, Charts.words(added), total, row.value(), place);
        var doubt = row.doubt().map(why -> "the %d of the crossing table (%s)".formatted(row.from(), why));
        Doubts.sentence(Lists.with(Lists.map(added, Addition::doubted), doubt))
                .ifPresent(sentence -> tell(rule(), "%s", sentence));
    }

    private List<Addition> added(List<Leader> stack) {
        var reasons = new ArrayList<String>();
        reasons.add(track().weather().word());
        for (var name : List.of("Glover", Leader.WASHINGTON))
            if (stack.stream().anyMatch(leader -> leader.is(name))) reasons.add(name + " crosses");
        for (var ship : ships()) reasons.add(ship.toString());
        if (table().turn().isBefore("Dec 28 12 am")) reasons.add("before 28 December");
        return charts().additions(Roll.CROSSING, reasons);
    }

    /**
     * Who crosses of a leader's force: the leader, a detachment or nobody. If the leader who must cross has no detachment to divide the
     * force, nobody else crosses there this turn.
     *
     * @param must whether this leader made the attempt
     */
    private Optional<Leader> with(Leader leader, boolean must) {
        int men = troops(leader);
        if (men <= left()) return Optional.of(crossed(leader));
        var options = options(leader);
        if (must && options.isEmpty()) turn.capacity.put(here(), new Capacity(0, 0));
        if (!must && !options.isEmpty()) options.put(leader + " stays", Optional.empty());
        var divided = options.isEmpty() ? Optional.<Detach>empty() : divided(leader, men, options);
        if (divided.isEmpty()) {
            tell(rule(), "%s stays in %s.", leader, name(from));
            return Optional.empty();
        }
        var order = divided.get();
        var detachment = new Detachments(table(), side()).detach(order);
        turn.inherit(leader, detachment);
        turn.done.add(order.goesOn() ? leader : detachment);
        return Optional.of(crossed(order.goesOn() ? detachment : leader));
    }

    private Optional<Detach> divided(Leader leader, int men, Map<String, Optional<Detach>> options) {
        var about = "at " + name(from);
        var text = "%s has %d men, and %d may cross. Who does?";
        var asking = table().asking(side(), rule(), CrossingTopic.CROSSING, about, text, leader, men, left());
        return umpire().settleOne(asking.one(options).ranking(listed -> detachment(listed, options)));
    }

    /** For a clause: the option in which a detachment crosses, whatever its size. */
    private static Optional<String> detachment(List<String> listed, Map<String, Optional<Detach>> options) {
        var detachment = DETACHMENT.asMatchPredicate();
        return Lists.find(listed, detachment).flatMap(meant -> Lists.find(options.keySet(), detachment));
    }

    private Leader crossed(Leader leader) {
        int men = troops(leader);
        turn.capacity.computeIfPresent(here(), (at, can) -> new Capacity(can.men(), can.left() - men));
        return leader;
    }

    /** The two ways to divide a force, if a detachment is free (14.0). */
    private Map<String, Optional<Detach>> options(Leader leader) {
        int men = troops(leader);
        var options = new LinkedHashMap<String, Optional<Detach>>();
        table().freeDetachment(leader).ifPresent(counter -> {
            int behind = Math.max(men - left(), Detachments.LEAST);
            int ahead = Math.min(Math.min(left(), men - Detachments.LEAST), table().limit(counter));
            var leads = new Detach(behind, leader, Optional.of(counter), false);
            var follows = new Detach(ahead, leader, Optional.of(counter), true);
            var detachments = new Detachments(table(), side());
            if (men > behind && left() > 0 && detachments.fault(leads).isEmpty())
                options.put("%s crosses with %d".formatted(leader, men - behind), Optional.of(leads));
            if (detachments.fault(follows).isEmpty())
                options.put("a detachment of %d crosses".formatted(ahead), Optional.of(follows));
        });
        return options;
    }
}
