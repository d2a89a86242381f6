package postrider.americanwar.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import postrider.americanwar.Card;
import postrider.americanwar.Position;
import postrider.americanwar.Sides;
import postrider.americanwar.Space;
import postrider.americanwar.orders.Activation;
import postrider.americanwar.orders.Control;
import postrider.americanwar.orders.Leg;
import postrider.americanwar.orders.Order;
import postrider.americanwar.orders.Reinforce;
import postrider.americanwar.orders.Step;
import postrider.americanwar.orders.Use;
import postrider.americanwar.orders.WhatNext;
import postrider.kernel.Shortlist;
import postrider.kernel.Suggestion;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Wording;

/**
 * The orders that a letter suggests, and what each would do.
 */
public record Suggested(Position now, Side side, Worth worth, CardNotes cards) {
    /** What cards are worth for another use: each OPS, a campaign, an event of one's own. */
    private static final double OPS = 0.5;

    private static final double CAMPAIGN = 4;
    private static final double EVENT = 3;

    /** The best of these orders, and of markers where they count most; best first. */
    public List<Suggestion> of(List<List<Order>> legal) {
        var orders =
                new Shortlist<Order>(this::worth, this::deed, Suggested::kinds).of(Lists.concat(legal, markers(legal)));
        return Lists.map(orders, order -> new Suggestion(order.words(), does(order)));
    }

    /** The best answers to what a player does next on the way, and to stop. */
    public static List<String> next(WhatNext question, Worth worth) {
        var going = Lists.filter(question.examples(), next -> !next.equals(WhatNext.Onward.STOP));
        var few = new Shortlist<WhatNext.Onward>(
                        next -> question.operations(next).stream()
                                .mapToDouble(worth::of)
                                .sum(),
                        next -> Lists.map(question.operations(next), Suggested::deed),
                        next -> kinds(question.operations(next)))
                .of(List.of(going));
        return Lists.map(Lists.with(few, WhatNext.Onward.STOP), next -> next.words(worth.side()));
    }

    private double worth(Order order) {
        return worth.of(order) - (order instanceof Order.Play play ? price(play) : 0);
    }

    /** What else the card is worth, so that the least useful card is suggested. */
    private double price(Order.Play play) {
        var card = play.card();
        return switch (play.use()) {
            case Control control -> 0;
            case Use.Event event -> 0;
            default -> card.isOps() ? OPS * card.ops() : card.isCampaign() ? CAMPAIGN : isOurEvent(card) ? EVENT : 0;
        };
    }

    private boolean isOurEvent(Card card) {
        return card.eventKnown()
                && card.playableBy().filter(owner -> owner != side).isEmpty();
    }

    /** For each card the most valuable of all its markers, because legal orders name only runs of neighbours. */
    private List<List<Order>> markers(List<List<Order>> legal) {
        var best = new ArrayList<List<Order>>();
        for (var group : legal) {
            var spaces = new LinkedHashSet<Space>();
            Optional<Order.Play> any = Optional.empty();
            for (var order : group)
                if (order instanceof Order.Play play && play.use() instanceof Control(var some)) {
                    spaces.addAll(some);
                    any = Optional.of(play);
                }
            any.filter(play -> spaces.size() > play.card().ops()).ifPresent(play -> {
                var ranked = spaces.stream()
                        .sorted(Comparator.comparingDouble((Space space) -> -worth.marker(space)))
                        .limit(play.card().ops())
                        .toList();
                best.add(List.of(new Order.Play(play.exchange(), play.card(), new Control(ranked))));
            });
        }
        return best;
    }

    private Object deed(Order order) {
        if (!(order instanceof Order.Play(var exchange, var card, var use))) return order.getClass();
        return switch (use) {
            case Use.Operate(var steps) -> Lists.map(Step.operations(steps), Suggested::deed);
            case Reinforce arrival -> List.of(arrival.space(), arrival.general().isPresent());
            case Use.Event event -> card.title();
            case Use.DiscardToPlace placing -> Control.class;
            default -> use.getClass();
        };
    }

    /** Does not distinguish how many CUs go along. */
    private static Object deed(Step.Operation operation) {
        return switch (operation) {
            case Step.LandingParty(var port) -> port;
            case Activation move ->
                List.of(
                        move.general(),
                        move.goal(),
                        Lists.find(move.legs(), Leg.PickUp.class::isInstance).isPresent());
        };
    }

    /** What two suggestions may have in common: a general, a destination or a use. */
    private static List<?> kinds(Order order) {
        if (!(order instanceof Order.Play(var exchange, var card, var use))) return List.of(order.getClass());
        return use instanceof Use.Operate(var steps) ? kinds(Step.operations(steps)) : List.of(use.getClass());
    }

    private static List<?> kinds(List<Step.Operation> operations) {
        var moves = Lists.filter(operations, Activation.class);
        return Lists.concat(
                Lists.map(moves.subList(0, Math.min(1, moves.size())), Activation::general),
                Lists.map(moves, Activation::goal));
    }

    private String does(Order order) {
        return switch (order) {
            case Order.Committees(var spaces) -> placed(spaces);
            case Order.ForTheKing(var spaces) -> placed(spaces);
            case Order.Play(var exchange, var card, var use) ->
                switch (use) {
                    case Use.Operate(var steps) -> Lists.joined(Step.operations(steps), "; ", this::does);
                    case Control(var spaces) -> placed(spaces);
                    case Reinforce arrival -> arrives(arrival);
                    case Use.Event event -> cards.event(card);
                    case Use.Queue queue -> "saves its %d OPS for a slow general".formatted(card.ops());
                    case Use.Discard discard -> "lets the card go";
                    case Use.DiscardToPlace(var space) -> placed(List.of(space));
                    case Use.DiscardToRemove(var space) -> "an enemy marker less";
                };
        };
    }

    /** How many markers, and how many of them the enemy loses. */
    private String placed(List<Space> spaces) {
        int turned = Lists.filter(spaces, space -> now.controls(Sides.enemy(side), space))
                .size();
        return Wording.count(spaces.size(), "marker")
                + (turned == 0 ? "" : ", %d turned from the enemy".formatted(turned));
    }

    private String arrives(Reinforce arrival) {
        int there = now.units(side, arrival.space()) + arrival.units();
        return "%s%s then has %d CU"
                .formatted(arrival.general().map(who -> who + " comes, and ").orElse(""), arrival.space(), there);
    }

    private String does(Step.Operation operation) {
        return switch (operation) {
            case Step.LandingParty(var port) -> "a landing party at " + port;
            case Activation move -> move.goal().map(goal -> goes(move, goal)).orElse("");
        };
    }

    private String goes(Activation move, Space goal) {
        var general = move.general();
        int with = move.with().total();
        int against = now.units(Sides.enemy(side), goal);
        if (against > 0) return "%s attacks %s, %d CU against %d".formatted(general, goal, with, against);
        var taken = now.general(Sides.enemy(side), goal);
        if (taken.isPresent()) return "%s takes %s, who stands alone".formatted(general, taken.get());
        int there = now.units(side, goal) + with;
        return "%s in %s, %d CU there".formatted(general, goal, there);
    }
}
