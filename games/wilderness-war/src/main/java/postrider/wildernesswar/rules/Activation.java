package postrider.wildernesswar.rules;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Order.Means;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Unit;

/** 5.3: judges whom a card activates and what they are ordered to do. */
record Activation(ActionPhase phase, List<Operation> operations) implements AtTable.InPhase {
    Optional<Fault> fault() {
        return operationsFault()
                .or(() -> phase.isCampaign() ? campaignFault() : numbersFault())
                .or(this::idleFault);
    }

    /** 5.36: nobody is ordered to do anything or raids without moving (10.1). In the second edition the card was lost. */
    private Optional<Fault> idleFault() {
        boolean idle =
                operations.stream().allMatch(operation -> operation.steps().isEmpty() && !mayRaid(operation.who()));
        if (!idle || !since(3)) return Optional.empty();
        var deeds = List.of("to SPACE", "siege", "assault", "sortie");
        return Fault.no(
                () -> deeds, "5.36", "Say what %s does.", operations.getFirst().head());
    }

    /**
     * 10.1: auxiliaries that may raid where they are. In the fourth edition a card was lost on those with nothing to raid, in the third also
     * on those with Drilled Troops.
     */
    private boolean mayRaid(Group who) {
        if (since(5)) return Raid.where(phase, who).isTarget();
        return who.hasAuxiliaries() && !(who.hasDrilled() && since(4));
    }

    /** 5.36: the first operation on the current position; the others only if nothing done before them could help (R22). */
    Optional<Fault> operationsFault() {
        var seen = new HashSet<Piece>();
        for (var operation : operations) {
            boolean later = since(2) && operation != operations.getFirst();
            var fault = operation
                    .who()
                    .fault(board(), side())
                    .map(found -> mayCommand(operation.who()) ? found : found.withoutNearest())
                    .or(() -> later
                            ? Steps.lastingFault(phase, operation, operations.subList(0, operations.indexOf(operation)))
                            : Steps.fault(phase, operation));
            if (fault.isPresent()) return fault;
            for (var piece : operation.who().pieces())
                if (!seen.add(piece)) return Fault.no("5.31", "%s is activated twice.", piece);
        }
        return since(4) ? landingFault() : Optional.empty();
    }

    /** 6.431: one card for each landing. In the third edition the last to land was asked what to do without one. */
    private Optional<Fault> landingFault() {
        var moves = Lists.filter(Lists.flatMap(operations, Operation::steps), Step.To.class);
        int landings = Lists.filter(moves, to -> to.means() == Means.LANDING).size();
        int cards = NavalMove.landingCards(phase).size();
        var few = "You hold %d of the %d Amphibious Landings that are needed.";
        return Fault.when(landings > cards, "6.431", few, cards, landings);
    }

    private Optional<Fault> campaignFault() {
        if (phase.card().event() != Event.CAMPAIGN) return Fault.no("5.51", "%s is no Campaign.", phase.card());
        boolean two = operations.size() == 2 && leaders().size() == 2;
        return Fault.when(!two, "5.51", "A Campaign activates two leaders.");
    }

    /** 5.32, 5.33 */
    private Optional<Fault> numbersFault() {
        int value = phase.card().value();
        var first = operations.getFirst().who();
        if (operations.size() == 1)
            return Fault.when(
                    needed(first) > value, "5.32", "%s needs a card of %d or more.", first.head(), needed(first));
        int halves = 0;
        int drilled = 0;
        for (var operation : operations) {
            if (isForce(operation.who()))
                return Fault.no(this::campaign, "5.32", "One force, or units and leaders alone.");
            if (operation.who().hasDrilled()) drilled++;
            else halves += operation.who().units().stream().anyMatch(Unit::isIndian) ? 1 : 2;
        }
        var alone = "One unit of Drilled Troops is activated, and nothing with it.";
        if (drilled > 1 || drilled == 1 && halves > 0) return Fault.no(this::together, "5.32", alone);
        var most = "A %d activates no more than %d units or leaders; an Indian unit counts half.";
        return halves > 2 * value ? Fault.no(this::together, "5.32", most, value, value) : Optional.empty();
    }

    /** Whether the card activates a force under any of these leaders. */
    private boolean mayCommand(Group who) {
        int value = phase.card().value();
        return !phase.isCampaign() && who.allLeaders().stream().allMatch(leader -> leader.initiative() <= value);
    }

    /** Suggests a force to a player who named a leader and units separately. */
    private List<String> together() {
        var heads = Lists.map(operations, Operation::head);
        return Lists.of(Lists.find(heads, Leader.class::isInstance)
                .map(leader -> Group.of(leader).with(Lists.without(heads, leader)))
                .filter(force ->
                        mayCommand(force) && force.fault(board(), side()).isEmpty())
                .map(force -> "activate %s with %s"
                        .formatted(force.head(), Wording.list(Lists.without(heads, force.head())))));
    }

    /** Suggests a Campaign to a player who named two forces. */
    private List<String> campaign() {
        return phase.card().event() == Event.CAMPAIGN && leaders().size() == 2
                ? List.of("campaign " + Wording.orNone(leaders()))
                : List.of();
    }

    private List<Leader> leaders() {
        return Lists.flatMap(operations, operation -> Lists.of(operation.who().commander()));
    }

    /** The card value needed to activate just this group. */
    static int needed(Group who) {
        return isForce(who) ? who.commander().orElseThrow().initiative() : 1;
    }

    private static boolean isForce(Group who) {
        return who.commander().isPresent() && who.isSeveral();
    }
}
