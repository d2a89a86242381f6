package postrider.wildernesswar.table;

import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import postrider.kernel.Shortlist;
import postrider.kernel.Suggestion;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.wildernesswar.Board;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Group;
import postrider.wildernesswar.Order;
import postrider.wildernesswar.Order.Operation;
import postrider.wildernesswar.Order.Step;
import postrider.wildernesswar.Order.Use;
import postrider.wildernesswar.Position;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.rules.ArrivalQuestion;
import postrider.wildernesswar.rules.LegalOrders;
import postrider.wildernesswar.rules.WhatNext;

/** The orders that a letter suggests, and what each would do. */
public final class Suggested {
    /** The value of keeping a card for its event. */
    private static final double EVENT = 10;

    private static final double VALUE = 2;

    private final Position now;
    private final Side side;
    private final Side enemy;
    private final Evaluation evaluation;
    private final Map<Operation, List<Object>> deeds = new IdentityHashMap<>();

    private Suggested(Position now, Side side) {
        this.now = now;
        this.side = side;
        this.enemy = Sides.enemy(side);
        this.evaluation = new Evaluation(now, side, true);
    }

    /** Best first. */
    public static List<Suggestion> lines(Position now, Side side) {
        if (!now.track().toMove().equals(Optional.of(side))) return List.of();
        var suggested = new Suggested(now, side);
        var orders = new Shortlist<>(suggested::worth, suggested::deed, suggested::kinds).of(LegalOrders.of(now, side));
        return Lists.map(orders, order -> new Suggestion(Offered.line(order), suggested.does(order)));
    }

    /** The best answers to what a player does next on the way, and to stop. */
    public static List<String> next(Question<?> question, WhatNext next) {
        var suggested = new Suggested(next.now(), question.to());
        var ways = next.ways();
        int stop = ways.size() - 1;
        var few = new Shortlist<Integer>(
                        way -> suggested.evaluation.of(ways.get(way)),
                        way -> Lists.map(ways.get(way), suggested::deed),
                        way -> suggested.kinds(ways.get(way)))
                .of(List.of(IntStream.range(0, stop).boxed().toList()));
        return Lists.map(Lists.with(few, stop), question.options()::get);
    }

    /** Where units enter, best place first. */
    public static List<String> arrivals(ArrivalQuestion question) {
        var evaluation = new Evaluation(question.now(), question.to(), true);
        var ranked = IntStream.range(0, question.examples().size())
                .boxed()
                .sorted(Comparator.comparingDouble(
                        way -> -evaluation.arriving(question.examples().get(way))))
                .toList();
        return Lists.map(ranked, question.options()::get);
    }

    private Board board() {
        return now.board();
    }

    /** What the order is worth, less what else the card could have done. */
    private double worth(Order order) {
        return evaluation.of(order) - (order instanceof Order.Play play ? cost(play.card(), play.use()) : 0);
    }

    private double cost(Card card, Use use) {
        if (use instanceof Use.Event) return 0;
        return VALUE * card.value() + (card.isEventOf(side) ? EVENT : 0);
    }

    /** Orders with the same effect are equal: two units from one space that go to the same place do the same. */
    private Object deed(Order order) {
        return switch (order) {
            case Order.Pass pass -> Order.Pass.class;
            case Order.Play(var card, Use.Event event, var first, var last) -> card.title();
            case Order.Play(var card, Use.Build(var forts, var spaces), var first, var last) -> forts;
            case Order.Play(var card, Use.Nothing nothing, var first, var last) -> Use.Nothing.class;
            case Order.Play(var card, Use.Activate activate, var first, var last) ->
                Lists.map(activate.operations(), this::deed);
        };
    }

    /** Remembered, because the same operation may be ordered with every card. */
    private List<Object> deed(Operation operation) {
        return deeds.computeIfAbsent(operation, this::done);
    }

    private List<Object> done(Operation operation) {
        var last = operation.steps().getLast();
        return List.of(
                at(operation),
                operation.who().commander().isPresent(),
                operation.who().units().isEmpty(),
                Order.goal(last).<Object>map(goal -> goal).orElse(last.getClass()));
    }

    /** What two suggestions may have in common: both are campaigns, or they start or end in the same space. */
    private List<?> kinds(Order order) {
        var operations = Order.operations(order);
        return operations.isEmpty() ? List.of(deed(order)) : kinds(operations);
    }

    private List<?> kinds(List<Operation> operations) {
        if (operations.size() > 1) return List.of(Operation.class);
        var goal = operations.getFirst().goal();
        return List.of("from " + at(operations.getFirst()), "to " + goal);
    }

    private Space at(Operation operation) {
        return board().space(operation.head()).orElseThrow();
    }

    private String does(Order order) {
        return switch (order) {
            case Order.Pass pass -> "keeps your last card";
            case Order.Play(var card, Use.Event event, var first, var last) -> card.effect();
            case Order.Play(var card, Use.Build(var forts, var spaces), var first, var last) ->
                forts
                        ? "%s, begun or completed".formatted(Wording.count(spaces.size(), "fort"))
                        : "%s against raids".formatted(Wording.count(spaces.size(), "stockade"));
            case Order.Play(var card, Use.Nothing nothing, var first, var last) -> "lets the card go";
            case Order.Play(var card, Use.Activate activate, var first, var last) ->
                String.join("; ", Lists.map(activate.operations(), this::does));
        };
    }

    private String does(Operation operation) {
        var at = at(operation);
        var who = operation.who();
        return switch (operation.steps().getLast()) {
            case Step.To(var goal, var way) -> goes(who, goal);
            case Step.Siege siege ->
                "siege of %s, at level %d".formatted(at, board().sieges().getOrDefault(at, 0));
            case Step.Assault assault -> "assault of %s%s".formatted(at, odds(who, at));
            case Step.Sortie sortie -> "%s attacks the besiegers%s".formatted(who.head(), odds(who, at));
            case Step.Drop drop -> "";
            case Step.Demolish demolish -> "";
            case Step.ThenAsk ask -> "then %s, when asked".formatted(who.head());
        };
    }

    private String goes(Group who, Space goal) {
        var head = who.head();
        if (board().isInside(enemy, goal)) return "%s joins the siege of %s".formatted(head, goal);
        boolean stronghold = board().hasStronghold(enemy, goal);
        if (board().strength(enemy, goal) > 0) return "%s attacks %s%s".formatted(head, goal, odds(who, goal));
        if (stronghold) return "%s lays siege to %s".formatted(head, goal);
        if (board().isHeld(enemy, goal)) return "%s takes %s".formatted(head, goal);
        if (who.hasAuxiliaries() && !who.hasDrilled() && goal.isFriendlyTo(enemy))
            return "%s raids %s".formatted(head, goal);
        int there = board().strength(side, goal) + board().strength(who.units());
        return "%s in %s, strength %d there".formatted(head, goal, there);
    }

    /** Strength against strength. */
    private String odds(Group who, Space where) {
        return ", %d against %d".formatted(board().strength(who.units()), board().strength(enemy, where));
    }
}
