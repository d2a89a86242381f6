package postrider.washingtonswar.table;

import java.util.List;
import postrider.americanwar.Position;
import postrider.americanwar.WarTopic;
import postrider.americanwar.orders.Order;
import postrider.americanwar.orders.Use;
import postrider.americanwar.table.OrderGuides;
import postrider.kernel.Form;
import postrider.kernel.Guide;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.text.Wording;
import postrider.washingtonswar.rules.CardPlay;

/** What {@code help} tells of each kind of order, with the cards of the hand, and of each question. */
public final class Guides {
    private static final List<Guide.OrderWord<Order>> KINDS = List.of(
            OrderGuides.activate("7.1, 7.3"),
            OrderGuides.campaign("7.2", "landing party at PORT"),
            OrderGuides.control("10.11"),
            OrderGuides.reinforce("8.0"),
            OrderGuides.kind(
                    "queue",
                    Form.all("play CARD: queue"),
                    "7.1.B",
                    "A 1 or 2 OPS card begins your Operations Queue, any extends it.",
                    List.of(Use.Queue.class)),
            OrderGuides.event("6.3"),
            OrderGuides.kind(
                    "discard",
                    Form.all("discard CARD", "discard CARD: control SPACE", "discard CARD: remove SPACE"),
                    "6.32.B",
                    "",
                    List.of(Use.Discard.class, Use.DiscardToPlace.class, Use.DiscardToRemove.class)),
            OrderGuides.setUp("committees", "4.0", Order.Committees.class),
            OrderGuides.setUp("for the king", "4.0", Order.ForTheKing.class));

    private Guides() {}

    public static List<Guide> of(Position now, Side side) {
        var kinds = OrderGuides.of(now, side, KINDS, CardPlay::new);
        var topics =
                Lists.map(List.of(WarTopic.values()), topic -> OrderGuides.question(topic, of(topic), "New England"));
        return Lists.concat(Lists.with(kinds, exchange(now, side)), topics);
    }

    private static Guide exchange(Position now, Side side) {
        var forms = Form.all(
                "exchange CARD, play CARD: event[: WORDS]",
                "exchange CARD, discard CARD",
                "exchange CARD, discard CARD: control SPACE",
                "exchange CARD, discard CARD: remove SPACE");
        var told = "%s (6.32.C). For the event your opponent has just discarded, an OPS card."
                .formatted(forms.getFirst().shown());
        var payments = Order.Play.payments(now, side);
        var hand = "With your hand: " + Wording.orNone(payments) + ".";
        return new Guide("exchange", forms, List.of(), List.of(told, hand));
    }

    /** Who is asked when. */
    private static String of(WarTopic topic) {
        return switch (topic) {
            case BATTLE_CARD -> "9.2.1: whoever holds a card, in each of their battles, the attacker first.";
            case INTERCEPT ->
                "7.8: the American, when a British army enters a space he controls, without British CU, next to an army of"
                        + " his; each army tries once a card, by its general's agility.";
            case RETREAT_BEFORE_BATTLE ->
                "7.9: the American, when a British army attacks a general of his who has not tried to intercept.";
            case RETREAT -> "9.61: the defender who lost and has more than one way.";
            case CLAIM_THE_FIRST_PLAY -> "5.3.a: the British, at the beginning of a turn.";
            case FIRST_PLAYER ->
                "5.3: the American, at the beginning of a turn; the British if the Congress was dispersed.";
            case NEXT_OPERATION ->
                "7.2.A: who wrote 'then ask' on a campaign, or whose operation is no longer possible.";
            case MARCH -> "7.3.B: who wrote 'then ask' after a move that may go on.";
            case GENERAL_TO_SEND_BACK -> "7.4.C: whoever has two generals in a space.";
            case MARKERS_TO_REMOVE -> "7.6.B: the British, when Washington is captured.";
            case CU_TO_INTERCEPT_WITH -> "7.8.C: the American, when more than five American and French CU could come.";
            case CU_TO_RETREAT_WITH -> "7.9.B: the American, when more than five American and French CU could go.";
            case CU_TO_LOSE -> "9.5, 11.3: the American, when some, but not all, of American and French CU are lost.";
            case EVENT -> "6.31: whoever the event lets choose.";
            case ANOTHER_ACTION -> "6.34.C.i: the British, under the tournament rule.";
            case CONGRESS -> "10.2.1: the American, when the Congress returns.";
            case FRENCH_NAVY -> "5.5, 12.2.B.i: the American, each year once France is in the war.";
            case FRENCH_LANDING -> "12.2.B.ii: the American, when the alliance is signed.";
            case EUROPEAN_WAR -> "12.2.B.iii: the British, at the end of the turn of the alliance.";
        };
    }
}
