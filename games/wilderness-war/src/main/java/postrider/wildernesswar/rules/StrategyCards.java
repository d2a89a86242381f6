package postrider.wildernesswar.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import postrider.kernel.ruling.Fault;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.Scene;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Order.Use;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.Track.Mark;

/** Chapter 5: plays a card (5.26, 5.3). */
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
        boolean event = order.use() instanceof Use.Event || order.use().isCampaign();
        var use = Wording.lazily(() -> told(order.use()));
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

    /** R23: in the first edition everything was demolished last. */
    private static List<Space> demolished(Order.Play order) {
        return Lists.concat(order.first(), onTheWay(Order.operations(order)), order.last());
    }

    static List<Space> onTheWay(List<Operation> operations) {
        var spaces = new ArrayList<Space>();
        for (var operation : operations)
            for (var step : operation.steps()) if (step instanceof Step.Demolish(var space)) spaces.add(space);
        return spaces;
    }

    /** What the card is played for, in words. */
    private static String told(Use use) {
        return switch (use) {
            case Use.Activate(var operations, var campaign) ->
                " and activate " + Wording.list(Lists.map(operations, Operation::head));
            case Use.Build(var forts, var spaces) -> " and build " + (forts ? "forts" : "stockades");
            case Use.Event it -> " as an event";
            case Use.Nothing nothing -> " for nothing";
        };
    }

    /** Why the order is not allowed; empty if it is. */
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

    /** 5.46: judges demolishing what the side owns now, or may have captured by then. */
    private Optional<Fault> demolitionFault(Order.Play order) {
        var later = Lists.concat(onTheWay(Order.operations(order)), order.last());
        return demolitionFault(order.first())
                .or(() -> Lists.first(later, space -> new Construction(table, side).demolitionFault(space, order)));
    }

    /** Judges what is said on the way. */
    static Optional<Fault> demolitionFault(ActionPhase phase, List<Operation> said) {
        var use = new Use.Activate(said, phase.isCampaign());
        return new StrategyCards(phase.table(), phase.side()).demolitionFault(new Order.Play(phase.card(), use));
    }

    private Optional<Fault> useFault(Order.Play order) {
        return switch (order.use()) {
            case Use.Activate(var operations, var campaign) ->
                new Activation(new ActionPhase(table, side, order.card(), campaign), operations).fault();
            case Use.Build(var forts, var spaces) -> new Construction(table, side).fault(order.card(), forts, spaces);
            case Use.Event event -> new Events(table, side, order.card()).fault();
            case Use.Nothing nothing -> Optional.empty();
        };
    }
}
