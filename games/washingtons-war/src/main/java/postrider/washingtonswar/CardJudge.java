package postrider.washingtonswar;

import java.util.List;
import postrider.kernel.Lists;
import postrider.kernel.Refused;
import postrider.kernel.Side;

/** Which cards may be used for what (6.2, 6.3, 6.32). */
final class CardJudge {
    private CardJudge() {}

    /** 5.3 */
    static void mustHold(Position now, Side side, Card card) {
        var hand = now.cards().hand(side);
        if (hand.contains(card)) return;
        boolean none = card.isOps() && Lists.first(hand, card::like).isEmpty();
        throw new Refused(
                "5.3",
                "You do not hold %s%s."
                        .formatted(card.label(), none ? ", nor another %s card".formatted(card.title()) : ""),
                hand.stream().map(Card::label).toList());
    }

    /** Throws {@link Refused} unless the side holds the card and may use it so. What needs the table is judged as it is done. */
    static void judge(Position now, Side side, Order.Play order) {
        var card = order.card();
        mustHold(now, side, card);
        if (now.track().campaignFirst() && !(card.isCampaign() && order.use() instanceof Order.Use.Operate))
            throw new Refused(
                    "5.3.a", "You claimed the first play with a campaign card; play one.", campaigns(now, side));
        switch (order.use()) {
            case Order.Use.Operate operate -> {
                if (card.isOps() || card.isCampaign()) return;
                if (!card.activatesGeneral()) throw notFor(card, "activate one general", "7.0");
                refuse(now, side, card);
            }
            case Order.Use.Control(var spaces) -> {
                mustBeOps(card, "place PC markers", "10.11");
                PoliticalControl.judge(now, side, card.ops(), spaces);
            }
            case Order.Use.Reinforce reinforce -> mustBeOps(card, "bring on reinforcements", "8.0");
            case Order.Use.Queue queue -> {
                mustBeOps(card, "queue", "7.1.B");
                if (card.ops() == 3 && now.cards().queue(side).isEmpty())
                    throw new Refused("7.1.B.i", "A 3 OPS card cannot begin an Operations Queue.");
            }
            case Order.Use.Event event -> refuse(now, side, card);
            case Order.Use.Discard discard -> mayDiscard(card);
            case Order.Use.DiscardToPlace(var space) -> {
                mayDiscardToAct(card);
                PoliticalControl.judgeDiscardPlace(now, side, space);
            }
            case Order.Use.DiscardToRemove(var space) -> {
                mayDiscardToAct(card);
                PoliticalControl.judgeDiscardRemove(now, side, space);
            }
        }
    }

    private static List<String> campaigns(Position now, Side side) {
        return now.cards().hand(side).stream()
                .filter(Card::isCampaign)
                .map(Card::label)
                .toList();
    }

    private static void refuse(Position now, Side side, Card card) {
        if (card.isOps()) throw notFor(card, "play an event", "6.3");
        if (card.isCampaign()) throw notFor(card, "play an event without saying who moves", "7.2.A");
        var fault = Events.mayPlay(now, side, card);
        if (fault.isPresent()) throw fault.get().refused();
    }

    private static void mustBeOps(Card card, String what, String rule) {
        if (!card.isOps()) throw notFor(card, what, rule);
    }

    private static Refused notFor(Card card, String what, String rule) {
        return new Refused(rule, "You cannot %s with %s.".formatted(what, card.label()));
    }

    private static void mayDiscard(Card card) {
        if (card.isSpecial()) throw new Refused("6.34.A", "%s must be played.".formatted(card.label()));
    }

    private static void mayDiscardToAct(Card card) {
        mayDiscard(card);
        if (card.isOps()) throw new Refused("6.32.B", "Only an event card can be discarded for that.");
    }
}
