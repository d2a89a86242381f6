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
public final class StrategyCards {
    private StrategyCards() {}

    /** 4.0, Exception */
    public static void pass(WorkingPosition table, Side side, List<Space> demolished) {
        Fault.refuse(passFault(table, side).or(() -> demolitionFault(table, side, demolished)));
        demolish(table, side, demolished);
        table.track(track -> track.with(side, Mark.FRENCH_HOLD, Mark.BRITISH_HOLD, true));
        table.rule("4.0", "%s pass and hold a card.", Sides.the(side));
        new Occupation(table).settle();
        Sequence.afterCard(table, side);
    }

    static Optional<Fault> passFault(WorkingPosition table, Side side) {
        if (table.hand(side).size() != 1) return Fault.no("4.0", "Only a player with one card left may pass.");
        return table.track().has(side, Mark.FRENCH_HELD, Mark.BRITISH_HELD)
                ? Fault.no("4.0", "You held a card last season and must play all.")
                : Optional.empty();
    }

    public static void play(WorkingPosition table, Side side, Order.Play order) {
        Fault.refuse(fault(table, side, order));
        var card = order.card();
        boolean event = order.use() instanceof Use.Event || isCampaign(order.use());
        table.lay(
                side,
                card,
                "5.26",
                event,
                "%s play %s%s.",
                Sides.the(side),
                card,
                Wording.later(() -> told(order.use())));
        if (table.since(2)) demolish(table, side, order.first());
        boolean built = order.use() instanceof Use.Build;
        switch (order.use()) {
            case Use.Activate(var operations, var campaign) ->
                Activations.carryOut(new ActionPhase(table, side, card, campaign), operations);
            case Use.Build(var forts, var spaces) -> new Construction(table, side).build(forts, spaces);
            case Use.Event it -> new Events(table, side, card).happen();
            case Use.Nothing nothing -> {
                table.rule("5.31", "Nobody is activated.");
                table.umpire().show(new Scene.Told("", Sides.the(side) + " hold still"));
            }
        }
        table.track(track -> track.with(side, Mark.FRENCH_BUILT, Mark.BRITISH_BUILT, built));
        demolish(table, side, table.since(2) ? order.last() : demolished(order));
        new Occupation(table).settle();
        Sequence.afterCard(table, side);
    }

    static void demolish(WorkingPosition table, Side side, List<Space> spaces) {
        for (var space : spaces) new Construction(table, side).demolish(space);
    }

    /** R23: in the first edition all of it when all was done. */
    private static List<Space> demolished(Order.Play order) {
        return Lists.concat(order.first(), Lists.concat(onTheWay(Order.operations(order)), order.last()));
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
                " and activate "
                        + Wording.list(Lists.map(
                                operations, operation -> operation.who().head()));
            case Use.Build(var forts, var spaces) -> " and build " + (forts ? "forts" : "stockades");
            case Use.Event it -> " as an event";
            case Use.Nothing nothing -> " for nothing";
        };
    }

    private static boolean isCampaign(Use use) {
        return use instanceof Use.Activate(var operations, var campaign) && campaign;
    }

    /** Why this is not allowed. */
    public static Optional<Fault> fault(WorkingPosition table, Side side, Order.Play order) {
        if (!table.hand(side).contains(order.card())) return Fault.no("5.26", "You do not hold %s.", order.card());
        var demolition = demolitionFault(table, side, order);
        if (demolition.isPresent()) return demolition;
        return order.first().isEmpty() || !table.since(2)
                ? useFault(table, side, order)
                : useFault(new Construction(table, side).without(order.first()), side, order);
    }

    private static Optional<Fault> demolitionFault(WorkingPosition table, Side side, List<Space> spaces) {
        return Lists.first(spaces, new Construction(table, side)::demolitionFault);
    }

    /** 5.46: of his own now, or of what he may capture until then. */
    private static Optional<Fault> demolitionFault(WorkingPosition table, Side side, Order.Play order) {
        var later = Lists.concat(onTheWay(Order.operations(order)), order.last());
        return demolitionFault(table, side, order.first())
                .or(() -> Lists.first(later, space -> new Construction(table, side).demolitionFault(space, order)));
    }

    /** Of what is said on the way. */
    static Optional<Fault> demolitionFault(ActionPhase phase, List<Operation> said) {
        var use = new Use.Activate(said, phase.isCampaign());
        return demolitionFault(phase.table(), phase.side(), new Order.Play(phase.card(), use, List.of(), List.of()));
    }

    private static Optional<Fault> useFault(WorkingPosition table, Side side, Order.Play order) {
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
        return idle && phase.table().since(3)
                ? Fault.no(
                        () -> List.of("to SPACE", "siege", "assault", "sortie"),
                        "5.36",
                        "Say what %s does.",
                        operations.getFirst().who().head())
                : Optional.empty();
    }

    /** 10.1: Auxiliaries, where they are; in the third edition a card was lost on those who were with Drilled Troops. */
    private static boolean mayRaid(ActionPhase phase, Group who) {
        return who.hasAuxiliaries() && !(who.hasDrilled() && phase.table().since(4));
    }

    /** 5.36: the first as it stands, the others whatever is done before them (R22). */
    static Optional<Fault> operationsFault(ActionPhase phase, List<Operation> operations) {
        var seen = new HashSet<Piece>();
        for (var operation : operations) {
            boolean later = phase.table().since(2) && operation != operations.getFirst();
            var fault = Command.fault(phase.table().board(), phase.side(), operation.who())
                    .or(() -> later
                            ? Steps.lastingFault(phase, operation, earlier(operations, operation))
                            : Steps.fault(phase, operation));
            if (fault.isPresent()) return fault;
            for (var piece : operation.who().pieces())
                if (!seen.add(piece)) return Fault.no("5.31", "%s is activated twice.", piece);
        }
        return phase.table().since(4) ? landingFault(phase, operations) : Optional.empty();
    }

    /** 6.431: a card for each; in the third edition who landed last was asked what to do without one. */
    private static Optional<Fault> landingFault(ActionPhase phase, List<Operation> operations) {
        long landings = operations.stream()
                .flatMap(operation -> Lists.filter(operation.steps(), Step.To.class).stream())
                .filter(to -> to.means() == Means.LANDING)
                .count();
        long cards = NavalMove.landingCards(phase).count();
        return landings <= cards
                ? Optional.empty()
                : Fault.no("6.431", "You hold %d of the %d Amphibious Landings that are needed.", cards, landings);
    }

    private static List<Operation> earlier(List<Operation> operations, Operation operation) {
        return operations.subList(0, operations.indexOf(operation));
    }

    private static Optional<Fault> campaignFault(ActionPhase phase, List<Operation> operations) {
        if (phase.card().event() != Event.CAMPAIGN) return Fault.no("5.51", "%s is no Campaign.", phase.card());
        boolean leaders = operations.stream()
                .allMatch(operation -> operation.who().commander().isPresent());
        return operations.size() == 2 && leaders
                ? Optional.empty()
                : Fault.no("5.51", "A Campaign activates two leaders.");
    }

    /** 5.32, 5.33 */
    static Optional<Fault> numbers(Card card, List<Operation> operations) {
        var first = operations.getFirst().who();
        if (operations.size() == 1)
            return needed(first) <= card.value()
                    ? Optional.empty()
                    : Fault.no("5.32", "%s needs a card of %d or more.", first.head(), needed(first));
        int halves = 0;
        int drilled = 0;
        for (var operation : operations) {
            if (isForce(operation.who()))
                return Fault.no(() -> campaign(card, operations), "5.32", "One force, or units and leaders alone.");
            if (operation.who().hasDrilled()) drilled++;
            else halves += operation.who().units().stream().anyMatch(Unit::isIndian) ? 1 : 2;
        }
        if (drilled > 0)
            return drilled == 1 && halves == 0
                    ? Optional.empty()
                    : Fault.no(
                            () -> together(operations),
                            "5.32",
                            "One unit of Drilled Troops is activated, and nothing with it.");
        return halves <= 2 * card.value()
                ? Optional.empty()
                : Fault.no(
                        () -> together(operations),
                        "5.32",
                        "A %d activates no more than %d units or leaders; an Indian unit counts half.",
                        card.value(),
                        card.value());
    }

    /** Who named a leader and units one by one may have meant a force. */
    private static List<String> together(List<Operation> operations) {
        var heads = Lists.map(operations, operation -> operation.who().head());
        return Lists.find(heads, Leader.class::isInstance)
                .map(leader -> "activate %s with %s".formatted(leader, Wording.list(Lists.without(heads, leader))))
                .stream()
                .toList();
    }

    /** Who named two forces may have meant a Campaign. */
    private static List<String> campaign(Card card, List<Operation> operations) {
        var leaders = operations.stream()
                .flatMap(operation -> operation.who().commander().stream())
                .map(Leader::name)
                .toList();
        return card.event() == Event.CAMPAIGN && leaders.size() == 2
                ? List.of("campaign " + String.join(", ", leaders))
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
