package postrider.washingtonswar.workbench;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToIntFunction;
import postrider.americanwar.Card;
import postrider.americanwar.CardStep;
import postrider.americanwar.General;
import postrider.americanwar.Position;
import postrider.americanwar.Space;
import postrider.americanwar.WarTopic;
import postrider.americanwar.orders.Activation;
import postrider.americanwar.orders.Arrivals;
import postrider.americanwar.orders.Control;
import postrider.americanwar.orders.Leg;
import postrider.americanwar.orders.Order;
import postrider.americanwar.orders.Reinforce;
import postrider.americanwar.orders.Use;
import postrider.americanwar.workbench.SensibleBot;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.workbench.simulation.Bot;
import postrider.workbench.simulation.Playable;

/** Bots for simulations. For rules that play seldom meets, they say which orders lead to them and which break them. */
public final class Players implements Playable<Position, Order> {
    /** The year in which a deck that was never reshuffled runs out. */
    private static final int DEALT_OUT = 1782;

    @Override
    public String game() {
        return "washingtons-war";
    }

    @Override
    public Optional<Bot<Position, Order>> sensible(long seed) {
        return Optional.of(new SensibleBot(seed, Set.of(WarTopic.BATTLE_CARD), Set.of()));
    }

    @Override
    public Optional<ToIntFunction<Order>> promise(String rule, Position position) {
        return rule.equals("6.1.A") ? Optional.of(Players::leavesTheDeck) : Optional.empty();
    }

    /**
     * Seven years of fourteen cards leave fewer than the eighth year needs. So the deck runs out if nobody causes a reshuffle (6.1.B), the
     * war lasts that long (5.7), and few cards are drawn to replace battle cards (6.33.B). Therefore nobody marches, and a War Ends card
     * that would end the war sooner is played at once, so that another replaces it.
     */
    private static int leavesTheDeck(Order order) {
        if (!(order instanceof Order.Play(var exchange, var card, var use))) return 1;
        return switch (use) {
            case Use.Operate operate -> 0;
            case Use.Event event when card.does(CardStep.Procedure.WAR_ENDS) -> card.endYear() < DEALT_OUT ? 2 : 0;
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

    @Override
    public List<Order> mistakes(String rule, Position now, Side side) {
        var best = now.cards().hand(side).stream().filter(Card::isOps).max(Comparator.comparingInt(Card::ops));
        return best.map(card -> switch (rule) {
                    case "7.4.D" -> onArnoldsRoad(card, now, side);
                    case "8.2.B" -> onceMore(card, now, side);
                    default -> List.<Order>of();
                })
                .orElse(List.of());
    }

    /** 7.4.D: a general other than Arnold on his road. */
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

    /** 8.2.B: reinforcements more often in a turn than allowed. */
    private static List<Order> onceMore(Card card, Position now, Side side) {
        if (Arrivals.mayBringMore(now, side)) return List.of();
        var anywhere = now.country().spaces().getFirst();
        return List.of(new Order.Play(card, new Reinforce(anywhere, Optional.empty(), card.ops())));
    }
}
