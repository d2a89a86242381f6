package postrider.washingtonscrossing.rules;

import static postrider.kernel.ruling.Fault.when;
import static postrider.washingtonscrossing.rules.Faults.absent;

import java.util.List;
import java.util.Optional;
import postrider.kernel.question.Asking;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.map.Hexes.Hex;
import postrider.text.Lists;
import postrider.washingtonscrossing.Condition;
import postrider.washingtonscrossing.CrossingTopic;
import postrider.washingtonscrossing.Leader;
import postrider.washingtonscrossing.Mark;
import postrider.washingtonscrossing.Order.Command;
import postrider.washingtonscrossing.Post;
import postrider.washingtonscrossing.Post.Force;
import postrider.washingtonscrossing.Sides;

/** 9.2 and 9.4: reorganization of the commands. */
record Reorganization(Table table) implements AtTable {
    private static final String STIRLING = "Stirling";

    /** 9.4.1: whether a leader leaves the army in this turn. */
    boolean leaves(Leader leader) {
        return table.turn().isNewYear() && leader.leavesAtNewYear();
    }

    /** 9.2.3: whether a leader may give all his men to another: Stirling, once Cornwallis commands. */
    boolean mayGiveAll(Leader leader) {
        return leader.is(STIRLING) && has(Mark.CORNWALLIS_COMMANDS);
    }

    /** 9.2.3: Stirling leaves the game if he gave all his men away. */
    void stirlingLeaves(List<Command.Transfer> transfers) {
        var stirling = leader(STIRLING);
        boolean gave = transfers.stream().anyMatch(transfer -> transfer.from().equals(stirling));
        if (gave && board().isOnMap(stirling) && troops(stirling) == 0) remove(stirling);
    }

    /** 9.2.1: Grant takes command of the Light Infantry; if that is lost, he joins any British leader, or stays (R44). */
    Optional<Fault> subordinateGrant(Optional<Leader> with) {
        var grant = leader(Leader.GRANT);
        var light = leader("Light Infantry");
        var infantry = board().force(light);
        boolean rallies = board().post(light) instanceof Post.Rallying;
        boolean stands = with.isPresent() && infantry.isPresent();
        var fault = when(!has(Mark.CORNWALLIS_COMMANDS), "9.2.1", "Cornwallis is not there yet.")
                .or(() -> absent("9.2.1", board(), grant))
                .or(() ->
                        when(rallies, "9.2.1", "Grant takes command of the Light Infantry, which rallies off the map."))
                .or(() -> when(stands, "9.2.1", "Grant takes command of the Light Infantry, where it is."))
                .or(() -> with.flatMap(leader -> absent("9.2.1", board(), leader)));
        if (fault.isPresent()) return fault;
        var subordinate = leader(Leader.SUBORDINATE_GRANT);
        table.put(subordinate, infantry.orElseGet(() -> alone(board().hex(with.orElse(grant)))));
        if (infantry.isPresent()) table.put(light, Post.Off.GONE);
        table.put(grant, Post.Off.GONE);
        table.mark(Mark.GRANT_SUBORDINATE);
        var place = name(board().hex(subordinate));
        if (table.announce(subordinate, "9.2.1", "Grant becomes a subordinate leader in %s.", place))
            for (var gone : List.of(grant, light)) table.takeOff(gone, board().post(gone));
        return Optional.empty();
    }

    private static Force alone(Hex hex) {
        return new Force(hex, 0, 0, Condition.GOOD_ORDER);
    }

    /** 9.2.2: Monckton takes command of the Grenadiers; if they are lost, he joins any British leader. */
    void monckton() {
        var monckton = leader("Monckton");
        var grenadiers = leader("Grenadiers");
        if (!has(Mark.CORNWALLIS_COMMANDS) || board().post(monckton) != Post.Off.WAITING) return;
        var force = board().force(grenadiers);
        boolean lost = board().post(grenadiers) == Post.Off.CAPTURED || board().post(grenadiers) == Post.Off.GONE;
        if (force.isPresent()) table.put(grenadiers, Post.Off.GONE);
        else if (!lost || board().of(Sides.BRITISH).isEmpty()) return;
        var there = force.orElseGet(() -> alone(whereMoncktonComes()));
        table.put(monckton, there);
        var comes = force.isPresent() ? "takes command of the Grenadiers" : "arrives";
        if (table.announce(monckton, "9.2.2", "Monckton %s in %s.", comes, name(there.hex())))
            table.takeOff(grenadiers, board().post(grenadiers));
    }

    private Hex whereMoncktonComes() {
        var text = "The Grenadiers are lost. In which hex does Monckton join a British leader?";
        var where = new Asking(Sides.BRITISH, "9.2.2", CrossingTopic.ARRIVE, "with Monckton", text)
                .reading(country().spelling());
        var hexes = Lists.map(board().hexes(Sides.BRITISH), this::name);
        var who = Reinforcements.coming(Optional.of(leader("Monckton")));
        return country().hex(umpire().settleOne(where.one(hexes).withFacts(who)));
    }

    /** 9.4.1: on New Year's night four leaders leave, and any troops they still have leave with them (R15). */
    void enlistmentsEnd(Side side) {
        if (side != Sides.AMERICAN) return;
        var snapshot = Sight.Snapshot.of(table, Sides.AMERICAN);
        for (var leader : Lists.filter(board().leaders(), this::leaves))
            if (!(board().post(leader) instanceof Post.Off)) {
                table.takeOff(leader, Post.Off.GONE);
                rule("9.4.1", "%s leaves the army.", leader);
            }
        snapshot.revealLosses();
    }

    /** 2.2.1, 9.2.3: a leader without troops leaves the game. */
    Optional<Fault> remove(Leader leader) {
        var fault =
                absent("2.2.1", board(), leader).or(() -> when(troops(leader) > 0, "2.2.1", "%s has troops.", leader));
        if (fault.isPresent()) return fault;
        var post = leader.isDetachment() ? Post.Off.WAITING : Post.Off.GONE;
        if (table.announce(leader, "2.2.1", "%s leaves the game.", leader)) table.takeOff(leader, post);
        else table.put(leader, post);
        return Optional.empty();
    }
}
