package postrider.wildernesswar.rules;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import postrider.kernel.ruling.Fault;
import postrider.map.SpaceSet;
import postrider.text.Lists;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Unit;

/** 5.36, 6.1: judges the steps ordered for one active force, unit or leader. */
record Steps(ActionPhase phase, List<Step> all) implements AtTable.InPhase {
    /** Sections whose faults others may remove by going first (5.33, 5.36): those on the enemy, sieges and what is held. */
    private static final Set<String> PASSING =
            Set.of("6.4", "6.431", "6.51", "6.52", "6.53", "8.231", "8.24", "8.25", "9.1");

    /** Why a step cannot be done after a march. */
    private interface Judge {
        Optional<Fault> fault(Steps steps, March march, int i);
    }

    /** Judges all steps on the current position, as if the enemy gave way. */
    static Optional<Fault> fault(ActionPhase phase, Operation operation) {
        return fault(phase, operation, Steps::fault);
    }

    /**
     * R22: why the steps cannot be done, whatever those who go first achieve. Where those come near, they may capture what the enemy has
     * built and drive the enemy off.
     */
    static Optional<Fault> lastingFault(ActionPhase phase, Operation operation, List<Operation> earlier) {
        var touched = touched(phase, earlier);
        return fault(phase.afterConquest(touched), operation, Steps::lastingFault)
                .or(() -> fault(phase, operation, (steps, march, i) -> steps.farFault(march, i, touched)));
    }

    /**
     * The spaces those before are in or go to, and adjacent ones, from which enemies may leave to intercept them. All spaces, if more is said
     * on the way.
     */
    private static SpaceSet<Space> touched(ActionPhase phase, List<Operation> earlier) {
        if (Lists.find(earlier, Operation::asks).isPresent())
            return phase.country().everywhere();
        var touched = phase.country().none();
        for (var operation : earlier) {
            touched =
                    touched.or(nearby(phase, March.begin(phase, operation.who()).at()));
            for (var step : operation.steps())
                for (var goal : Lists.of(Order.goal(step))) touched = touched.or(nearby(phase, goal));
        }
        return touched;
    }

    private static SpaceSet<Space> nearby(ActionPhase phase, Space space) {
        return phase.country().roads().from(space).with(space);
    }

    /** An enemy or a siege is in the way where nobody comes near first. */
    private Optional<Fault> farFault(March march, int i, SpaceSet<Space> touched) {
        boolean near = touched.has(march.at())
                || Order.goal(all.get(i)).filter(touched::has).isPresent();
        return near ? Optional.empty() : fault(march, i).filter(fault -> PASSING.contains(fault.rule()));
    }

    private static Optional<Fault> fault(ActionPhase phase, Operation operation, Judge judge) {
        var march = March.begin(phase, operation.who());
        if (mayBeGuided(phase, operation)) march = march.withGuide();
        return new Steps(phase, operation.steps()).fault(march, judge);
    }

    /** Why the steps cannot be done after this march. */
    Optional<Fault> fault(March begun) {
        return fault(begun, Steps::fault);
    }

    private Optional<Fault> fault(March begun, Judge judge) {
        var march = begun;
        for (int i = 0; i < all.size(); i++) {
            var fault = judge.fault(this, march, i);
            if (fault.isPresent()) return fault;
            march = after(march, all.get(i));
        }
        return Optional.empty();
    }

    private Optional<Fault> lastingFault(March march, int i) {
        if (hasNothingElse(i)) return nothingElse();
        boolean moved = march.spent() > 0;
        var who = march.who();
        return switch (all.get(i)) {
            case Step.To to -> commandFault(march).or(() -> march.lastingFault(to));
            case Step.Siege siege when !moved -> who.units().isEmpty() ? Siege.noForce() : Optional.empty();
            case Step.Assault assault when !moved -> Siege.of(phase, march).forceFault(who);
            default -> fault(march, i);
        };
    }

    /** George Croghan is in hand; without him the move stops where it must. */
    private static boolean mayBeGuided(ActionPhase phase, Operation operation) {
        return phase.side() == Sides.BRITISH
                && operation.who().hasDrilled()
                && phase.table().hand(Sides.BRITISH).stream()
                        .anyMatch(card -> card.event() == Event.GEORGE_CROGHAN && !card.equals(phase.card()));
    }

    /** Whether no further move follows. */
    boolean isLast(int i) {
        for (int later = i + 1; later < all.size(); later++) if (all.get(later) instanceof Step.To) return false;
        return true;
    }

    /** 8.24: an assault at once, if the roll before it brings the siege far enough. Demolition may come between them (5.46). */
    private boolean isAssaultAfterRoll(int i) {
        var acts = Lists.filter(all.subList(0, i), step -> !(step instanceof Step.Demolish));
        return since(3)
                && all.get(i) instanceof Step.Assault
                && !acts.isEmpty()
                && acts.getLast() instanceof Step.Siege;
    }

    /** Whether an assault right after the roll is ordered. */
    boolean assaultsAfterRoll() {
        return IntStream.range(0, all.size()).anyMatch(this::isAssaultAfterRoll);
    }

    /** 5.36: a force that besieges or assaults does not move. */
    private boolean hasNothingElse(int i) {
        if (all.get(i) instanceof Step.Demolish || all.get(i) instanceof Step.ThenAsk) return false;
        boolean done =
                all.subList(0, i).stream().anyMatch(step -> step instanceof Step.Siege || step instanceof Step.Assault);
        return done && !isAssaultAfterRoll(i) && since(3);
    }

    private static Optional<Fault> nothingElse() {
        return Fault.no("5.36", "Who besieges or assaults does nothing else.");
    }

    /** Whether the player is asked when all steps are done. */
    boolean asks() {
        return !all.isEmpty() && all.getLast() instanceof Step.ThenAsk;
    }

    Optional<Fault> fault(March march, int i) {
        if (hasNothingElse(i)) return nothingElse();
        boolean moved = march.spent() > 0;
        return switch (all.get(i)) {
            case Step.To to -> fault(march, to, i);
            case Step.Demolish demolish -> Optional.empty();
            case Step.ThenAsk ask -> Optional.empty();
            case Step.Drop drop -> fault(march, drop);
            case Step.Siege siege ->
                moved
                        ? Fault.no("8.231", "Who has moved does not besiege.")
                        : Siege.of(phase, march).rollFault(march.who());
            case Step.Assault assault when moved -> Fault.no("9.11", "Who has moved does not assault.");
            case Step.Assault assault when isAssaultAfterRoll(i) -> Optional.empty();
            case Step.Assault assault -> Siege.of(phase, march).assaultFault(march.who());
            case Step.Sortie sortie -> Siege.of(phase, march).sortieFault(march.who());
        };
    }

    private Optional<Fault> fault(March march, Step.To to, int i) {
        boolean last = isLast(i);
        var command = commandFault(march);
        if (command.isPresent()) return command;
        boolean through =
                march.who().isLoneAuxiliary() && !hasLeftUnits(i) || march.at().equals(to.space());
        if (march.spent() > 0
                && march.meetsEnemy()
                && !through
                && board().hasUnbesiegedFortification(enemy(), march.at()))
            return Fault.no("6.51", "%s must stop in %s.", march.who().head(), march.at());
        var fault = march.fault(to, last);
        return fault.isPresent() || last || !infiltrates(march, to) ? fault : fault(march.then(to), i + 1);
    }

    /** 5.34: a subordinate who was dropped off may have led some of those who go on. */
    private Optional<Fault> commandFault(March march) {
        return since(2) ? march.who().commandFault() : Optional.empty();
    }

    /** 6.6: it has dropped units off in this space, so it did not come alone. */
    private boolean hasLeftUnits(int i) {
        for (int before = i - 1; before >= 0 && !(all.get(before) instanceof Step.To); before--)
            if (all.get(before) instanceof Step.Drop(var pieces)
                    && !Lists.filter(pieces, Unit.class).isEmpty()) return since(2);
        return false;
    }

    private static Optional<Fault> fault(March march, Step.Drop drop) {
        if (!march.who().pieces().containsAll(drop.pieces()))
            return Fault.no("6.1", "Who is dropped off must be with the force.");
        var left = march.who().without(drop.pieces());
        if (left.commander().isEmpty()) return Fault.no("6.1", "The commander is not dropped off.");
        boolean follows = left.units().stream().anyMatch(Unit::followsJohnson);
        boolean led = left.allLeaders().stream().anyMatch(Leader::isJohnson);
        return Fault.when(follows && !led, "5.534", "Johnson stays with his Iroquois.");
    }

    /** 6.61: it must be able to come out again. */
    private boolean infiltrates(March march, Step.To to) {
        return march.who().isLoneAuxiliary() && board().isHeld(enemy(), to.space());
    }

    private static March after(March march, Step step) {
        if (step instanceof Step.To to) return march.then(to);
        return step instanceof Step.Drop(var pieces) ? march.with(march.who().without(pieces)) : march;
    }
}
