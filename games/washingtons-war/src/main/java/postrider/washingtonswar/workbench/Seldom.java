package postrider.washingtonswar.workbench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import postrider.americanwar.Card;
import postrider.americanwar.General;
import postrider.americanwar.Position;
import postrider.americanwar.Space;
import postrider.americanwar.orders.Activation;
import postrider.americanwar.orders.Arrivals;
import postrider.americanwar.orders.Control;
import postrider.americanwar.orders.Leg;
import postrider.americanwar.orders.Order;
import postrider.americanwar.orders.Reinforce;
import postrider.americanwar.orders.Use;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.washingtonswar.EventStep;

/** What play seldom comes to by itself, by rule: what leads to it, and what runs against it. */
public final class Seldom {
    /** The year in which a deck is dealt out that was never reshuffled. */
    private static final int DEALT_OUT = 1782;

    private Seldom() {}

    public static Optional<ToIntFunction<Order>> promise(String rule) {
        return rule.equals("6.1.A") ? Optional.of(Seldom::leavesTheDeck) : Optional.empty();
    }

    /**
     * Seven years of fourteen cards leave fewer than the eighth needs: the deck is dealt out if nobody has it reshuffled before
     * (6.1.B), the war goes on until then (5.7), and few are drawn for battle cards (6.33.B). So nobody marches, and a War Ends card that
     * would end it sooner is played at once, to lie under another.
     */
    private static int leavesTheDeck(Order order) {
        if (!(order instanceof Order.Play(var exchange, var card, var use))) return 1;
        return switch (use) {
            case Use.Operate operate -> 0;
            case Use.Event event when card.does(EventStep.Procedure.WAR_ENDS) -> card.endYear() < DEALT_OUT ? 2 : 0;
            case Use.Event event -> card.reshuffle() == Card.Reshuffle.WHEN_PLAYED ? 0 : 1;
            case Use.Discard discard -> discarded(card);
            case Use.DiscardToPlace discard -> discarded(card);
            case Use.DiscardToRemove discard -> discarded(card);
            case Control control -> 1;
            case Reinforce reinforce -> 1;
            case Use.Queue queue -> 1;
        };
    }

    private static int discarded(Card card) {
        return card.reshuffle() == Card.Reshuffle.WHEN_DISCARDED ? 0 : 1;
    }

    public static List<Order> mistakes(String rule, Position now, Side side) {
        var best = now.cards().hand(side).stream().filter(Card::isOps).max(Comparator.comparingInt(Card::ops));
        return best.map(card -> switch (rule) {
                    case "7.4.D" -> onArnoldsRoad(card, now, side);
                    case "8.2.B" -> onceMore(card, now, side);
                    default -> List.<Order>of();
                })
                .orElse(List.of());
    }

    /** 7.4.D: others than Arnold on his road. */
    private static List<Order> onArnoldsRoad(Card card, Position now, Side side) {
        var orders = new ArrayList<Order>();
        for (var general : now.country().generals(side))
            for (var at : Lists.of(now.space(general)))
                for (var end : now.country().connections().arnolds(at))
                    if (!general.is(General.ARNOLD)) orders.add(march(card, general, end));
        return orders;
    }

    private static Order march(Card card, General general, Space to) {
        return new Order.Play(card, new Use.Operate(List.of(new Activation(general, List.of(new Leg.To(to))))));
    }

    /** 8.2.B: more reinforcements in a turn than may come. */
    private static List<Order> onceMore(Card card, Position now, Side side) {
        if (Arrivals.mayStill(now, side)) return List.of();
        var anywhere = now.country().spaces().getFirst();
        return List.of(new Order.Play(card, new Reinforce(anywhere, Optional.empty(), card.ops())));
    }
}
