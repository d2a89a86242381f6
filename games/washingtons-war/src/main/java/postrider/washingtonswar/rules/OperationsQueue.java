package postrider.washingtonswar.rules;

import java.util.List;
import postrider.kernel.Lists;
import postrider.kernel.Refused;
import postrider.washingtonswar.Order;
import postrider.washingtonswar.Pile;

/** 7.1 Activating generals with OPS cards: what a card is worth with those queued before it. */
final class OperationsQueue {
    private OperationsQueue() {}

    /** 7.1.A */
    static void mustSuffice(CardPlay play, List<Order.Step> steps) {
        var now = play.working().now();
        int ops = now.cards().queued(play.side()) + play.card().ops();
        var general = Order.firstGeneral(steps);
        if (general.isEmpty() || general.get().strategy() <= ops) return;
        var able = Lists.those(
                now.box().generals(play.side()),
                other -> other.strategy() <= ops && now.space(other).isPresent());
        var why = "%s needs %d OPS; you have %d."
                .formatted(general.get(), general.get().strategy(), ops);
        throw new Refused("7.1.A", why, able);
    }

    /** 7.1.B */
    static void add(CardPlay play) {
        var working = play.working();
        var side = play.side();
        boolean begins = working.now().cards().queue(side).isEmpty();
        StrategyCards.mustBeOps(play.card(), "queue", "7.1.B");
        if (begins && play.card().ops() == 3)
            throw new Refused("7.1.B.i", "A 3 OPS card cannot begin an Operations Queue.");
        working.cards(cards -> cards.plus(Pile.queue(side), play.card()));
        play.showPlayed("7.1.B", "into the Operations Queue");
        int queued = working.now().cards().queued(side);
        working.rule(begins ? "7.1.B.i" : "7.1.B.ii", "The %s queue now holds %d OPS.", side, queued);
    }

    /** 7.1.B.ii */
    static void use(CardPlay play) {
        end(play, "7.1.B.ii", "is used");
    }

    /** 7.1.B.iii: any other play abandons the queue. */
    static void abandon(CardPlay play) {
        end(play, "7.1.B.iii", "is abandoned");
    }

    private static void end(CardPlay play, String rule, String how) {
        var working = play.working();
        var side = play.side();
        var queue = working.now().cards().queue(side);
        if (queue.isEmpty()) return;
        working.cards(cards -> cards.onto(Pile.DISCARDS, queue));
        working.rule(rule, "The %s Operations Queue %s.", side, how);
    }
}
