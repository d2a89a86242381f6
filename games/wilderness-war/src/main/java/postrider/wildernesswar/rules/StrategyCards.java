package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Leader;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Order.Means;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Order.Use;
import postrider.wildernesswar.Piece;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Track.Mark;
import postrider.wildernesswar.Unit;

/** Chapter 5: a card and its use (5.26, 5.3). */
public record StrategyCards(WorkingPosition table, Side side) implements AtTable.OfSide {
    /** 4.0, Exception */
    public void pass(List<Space> demolished) {
        Fault.refuse(passFault().or(() -> demolitionFault(demolished)));
        demolish(demolished);
        table.track(track -> track.with(side, Mark.FRENCH_HOLD, Mark.BRITISH_HOLD, true));
        rule("4.0", "%s pass and hold a card.", Sides.the(side));
        new Occupation(table).settle();
        new Sequence(table).afterCard(side);
    }

    Optional<Fault> passFault() {
        if (table.hand(side).size() != 1) return Fault.no("4.0", "Only a player with one card left may pass.");
        boolean held = track().has(side, Mark.FRENCH_HELD, Mark.BRITISH_HELD);
        return Fault.when(held, "4.0", "You held a card last season and must play all.");
    }

    public void play(Order.Play order) {
        Fault.refuse(fault(order));
        var card = order.card();
        boolean event = order.use() instanceof Use.Event || isCampaign(order.use());
        var use = Wording.later(() -> told(order.use()));
        table.lay(side, card, "5.26", event, "%s play %s%s.", Sides.the(side), card, use);
        if (since(2)) demolish(order.first());
        boolean built = order.use() instanceof Use.Build;
        switch (order.use()) {
            case Use.Activate(var operations, var campaign) ->
                Activations.carryOut(new ActionPhase(table, side, card, campaign), operations);
            case Use.Build(var forts, var spaces) -> new Construction(table, side).build(forts, spaces);
            case Use.Event it -> new Events(table, side, card).happen();
            case Use.Nothing nothing -> {
                rule("5.31", "Nobody is activated.");
                umpire().show(new Scene.Told("", Sides.the(side) + " hold still"));
            }
        }
        table.track(track -> track.with(side, Mark.FRENCH_BUILT, Mark.BRITISH_BUILT, built));
        demolish(since(2) ? order.last() : demolished(order));
        new Occupation(table).settle();
        new Sequence(table).afterCard(side);
    }

    void demolish(List<Space> spaces) {
        for (var space : spaces) new Construction(table, side).demolish(space);
    }

    /** R23: in the first edition all of it when all was done. */
    private static List<Space> demolished(Order.Play order) {
        return Lists.concat(order.first(), onTheWay(Order.operations(order)), order.last());
    }

    static List<Space> onTheWay(List<Operation> operations) {
        var spaces = new ArrayList<Space>();
        for (var operation : operations)
            for (var step : operation.steps()) if (step instanceof Step.Demolish(var space)) spaces.add(space);
        return spaces;
    }

    /** What for. */
    private static String told(Use use) {
        return switch (use) {
            case Use.Activate(var operations, var campaign) ->
                " and activate " + Wording.list(Lists.map(operations, Operation::head));
            case Use.Build(var forts, var spaces) -> " and build " + (forts ? "forts" : "stockades");
            case Use.Event it -> " as an event";
            case Use.Nothing nothing -> " for nothing";
        };
    }

    private static boolean isCampaign(Use use) {
        return use instanceof Use.Activate(var operations, var campaign) && campaign;
    }

    /** Why this is not allowed. */
    public Optional<Fault> fault(Order.Play order) {
        if (!table.hand(side).contains(order.card())) return Fault.no("5.26", "You do not hold %s.", order.card());
        var demolition = demolitionFault(order);
        if (demolition.isPresent()) return demolition;
        return order.first().isEmpty() || !since(2)
                ? useFault(order)
                : new StrategyCards(new Construction(table, side).without(order.first()), side).useFault(order);
    }

    private Optional<Fault> demolitionFault(List<Space> spaces) {
        return Lists.first(spaces, new Construction(table, side)::demolitionFault);
    }

    /** 5.46: of his own now, or of what he may capture until then. */
    private Optional<Fault> demolitionFault(Order.Play order) {
        var later = Lists.concat(onTheWay(Order.operations(order)), order.last());
        return demolitionFault(order.first())
                .or(() -> Lists.first(later, space -> new Construction(table, side).demolitionFault(space, order)));
    }

    /** Of what is said on the way. */
    static Optional<Fault> demolitionFault(ActionPhase phase, List<Operation> said) {
        var use = new Use.Activate(said, phase.isCampaign());
        return new StrategyCards(phase.table(), phase.side()).demolitionFault(new Order.Play(phase.card(), use));
    }

    private Optional<Fault> useFault(Order.Play order) {
        return switch (order.use()) {
            case Use.Activate(var operations, var campaign) ->
                activationFault(new ActionPhase(table, side, order.card(), campaign), operations);
            case Use.Build(var forts, var spaces) -> new Construction(table, side).fault(order.card(), forts, spaces);
            case Use.Event event -> new Events(table, side, order.card()).fault();
            case Use.Nothing nothing -> Optional.empty();
        };
    }

    private static Optional<Fault> activationFault(ActionPhase phase, List<Operation> operations) {
        var fault = operationsFault(phase, operations);
        if (fault.isPresent()) return fault;
        return (phase.isCampaign() ? campaignFault(phase, operations) : numbers(phase.card(), operations))
                .or(() -> idleFault(phase, operations));
    }

    /** 5.36: nobody is told to do anything, nor raids where he is (10.1); in the second edition the card was lost. */
    private static Optional<Fault> idleFault(ActionPhase phase, List<Operation> operations) {
        boolean idle = operations.stream()
                .allMatch(operation -> operation.steps().isEmpty() && !mayRaid(phase, operation.who()));
        return idle && phase.since(3)
                ? Fault.no(
                        () -> List.of("to SPACE", "siege", "assault", "sortie"),
                        "5.36",
                        "Say what %s does.",
                        operations.getFirst().head())
                : Optional.empty();
    }

    /** 10.1: Auxiliaries, where they are; a card was lost on those with Drilled Troops, and till the fourth edition on all others. */
    private static boolean mayRaid(ActionPhase phase, Group who) {
        if (phase.since(5)) return Raid.where(phase, who).isTarget();
        return who.hasAuxiliaries() && !(who.hasDrilled() && phase.since(4));
    }

    /** 5.36: the first as it stands, the others whatever is done before them (R22). */
    static Optional<Fault> operationsFault(ActionPhase phase, List<Operation> operations) {
        var seen = new HashSet<Piece>();
        for (var operation : operations) {
            boolean later = phase.since(2) && operation != operations.getFirst();
            var fault = Command.fault(phase.board(), phase.side(), operation.who())
                    .or(() -> later
                            ? Steps.lastingFault(phase, operation, earlier(operations, operation))
                            : Steps.fault(phase, operation));
            if (fault.isPresent()) return fault;
            for (var piece : operation.who().pieces())
                if (!seen.add(piece)) return Fault.no("5.31", "%s is activated twice.", piece);
        }
        return phase.since(4) ? landingFault(phase, operations) : Optional.empty();
    }

    /** 6.431: a card for each; in the third edition who landed last was asked what to do without one. */
    private static Optional<Fault> landingFault(ActionPhase phase, List<Operation> operations) {
        var moves = Lists.filter(Lists.flatMap(operations, Operation::steps), Step.To.class);
        int landings = Lists.filter(moves, to -> to.means() == Means.LANDING).size();
        int cards = NavalMove.landingCards(phase).size();
        var few = "You hold %d of the %d Amphibious Landings that are needed.";
        return Fault.when(landings > cards, "6.431", few, cards, landings);
    }

    private static List<Operation> earlier(List<Operation> operations, Operation operation) {
        return operations.subList(0, operations.indexOf(operation));
    }

    private static Optional<Fault> campaignFault(ActionPhase phase, List<Operation> operations) {
        if (phase.card().event() != Event.CAMPAIGN) return Fault.no("5.51", "%s is no Campaign.", phase.card());
        var leaders = Lists.filter(
                operations, operation -> operation.who().commander().isPresent());
        boolean two = operations.size() == 2 && leaders.size() == 2;
        return Fault.when(!two, "5.51", "A Campaign activates two leaders.");
    }

    /** 5.32, 5.33 */
    static Optional<Fault> numbers(Card card, List<Operation> operations) {
        var first = operations.getFirst().who();
        if (operations.size() == 1)
            return Fault.when(
                    needed(first) > card.value(),
                    "5.32",
                    "%s needs a card of %d or more.",
                    first.head(),
                    needed(first));
        int halves = 0;
        int drilled = 0;
        for (var operation : operations) {
            if (isForce(operation.who()))
                return Fault.no(() -> campaign(card, operations), "5.32", "One force, or units and leaders alone.");
            if (operation.who().hasDrilled()) drilled++;
            else halves += operation.who().units().stream().anyMatch(Unit::isIndian) ? 1 : 2;
        }
        var alone = "One unit of Drilled Troops is activated, and nothing with it.";
        if (drilled > 1 || drilled == 1 && halves > 0) return Fault.no(() -> together(operations), "5.32", alone);
        var most = "A %d activates no more than %d units or leaders; an Indian unit counts half.";
        return halves > 2 * card.value()
                ? Fault.no(() -> together(operations), "5.32", most, card.value(), card.value())
                : Optional.empty();
    }

    /** Who named a leader and units one by one may have meant a force. */
    private static List<String> together(List<Operation> operations) {
        var heads = Lists.map(operations, Operation::head);
        return Lists.of(Lists.find(heads, Leader.class::isInstance)
                .map(leader -> "activate %s with %s".formatted(leader, Wording.list(Lists.without(heads, leader)))));
    }

    /** Who named two forces may have meant a Campaign. */
    private static List<String> campaign(Card card, List<Operation> operations) {
        var leaders =
                Lists.flatMap(operations, operation -> Lists.of(operation.who().commander()));
        return card.event() == Event.CAMPAIGN && leaders.size() == 2
                ? List.of("campaign " + Wording.orNone(leaders))
                : List.of();
    }

    /** The value of a card that activates these and nobody else. */
    static int needed(Group who) {
        return isForce(who) ? who.commander().orElseThrow().initiative() : 1;
    }

    private static boolean isForce(Group who) {
        return who.commander().isPresent() && who.isSeveral();
    }
}
