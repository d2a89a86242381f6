package postrider.washingtonswar.rules;

import java.util.List;
import postrider.americanwar.General;
import postrider.americanwar.Pile;
import postrider.americanwar.orders.Use;
import postrider.kernel.ruling.Refused;

/** 7.1.B Operations Queue: how it begins, grows, is used and abandoned. */
final class Queues {
    private Queues() {}

    /** 7.1.A: the card must suffice for the general, with the cards queued before it. */
    static void mustSuffice(CardPlay play, General general) {
        var now = play.working().now();
        int ops = now.cards().queued(play.side()) + play.card().ops();
        var fact = "%s needs %d OPS, and the card with the queue has %d.";
        boolean lacks = general.strategy() > ops;
        if (!play.working().applies(lacks, "7.1.A", fact, general, general.strategy(), ops)) return;
        var why = "%s needs %d OPS; you have %d.".formatted(general, general.strategy(), ops);
        throw new Refused("7.1.A", why, play.able(ops));
    }

    static List<Use> legal(CardPlay play) {
        boolean begins = play.working().now().cards().queue(play.side()).isEmpty();
        return begins && play.card().ops() == 3 ? List.of() : List.of(new Use.Queue());
    }

    static void extend(CardPlay play) {
        var working = play.working();
        var side = play.side();
        boolean begins = working.now().cards().queue(side).isEmpty();
        play.mustFit(play.card().isOps(), "queue", "7.1.B");
        if (begins && play.card().ops() == 3)
            throw new Refused("7.1.B.i", "A 3 OPS card cannot begin an Operations Queue.");
        working.cards(cards -> cards.plus(Pile.queue(side), play.card()));
        play.show("7.1.B", "into the Operations Queue");
        int queued = working.now().cards().queued(side);
        working.rule(begins ? "7.1.B.i" : "7.1.B.ii", "The %s queue now holds %d OPS.", side, queued);
    }

    /** 7.1.B.ii, iii: any play but that of an OPS card to activate a general or to be queued abandons the queue. */
    static void end(CardPlay play, String rule, String how) {
        var working = play.working();
        var queue = working.now().cards().queue(play.side());
        if (!working.applies(!queue.isEmpty(), rule, "There is no %s Operations Queue.", play.side())) return;
        working.cards(cards -> cards.onto(Pile.DISCARDS, queue));
        working.rule(rule, "The %s Operations Queue %s.", play.side(), how);
    }
}
