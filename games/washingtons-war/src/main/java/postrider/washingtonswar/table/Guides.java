package postrider.washingtonswar.table;

import static postrider.kernel.Guide.asked;

import java.util.List;
import postrider.americanwar.Order;
import postrider.americanwar.Position;
import postrider.americanwar.Track;
import postrider.americanwar.WarTopic;
import postrider.americanwar.table.Offered;
import postrider.kernel.Guide;
import postrider.kernel.Lists;
import postrider.kernel.Side;
import postrider.kernel.Wording;
import postrider.washingtonswar.rules.LegalOrders;
import postrider.washingtonswar.rules.StrategyCards;

/** What {@code help} tells of each kind of order, with the cards of the hand, and of each question. */
public final class Guides {
    private static final List<Guide.Kind<Order>> KINDS = List.of(
            new Guide.Kind<>(
                    "activate",
                    "play CARD: activate GENERAL with N CU; to SPACE, SPACE (7.1, 7.3). On the way: 'take 2 CU', 'drop 1 CU', 'by sea to"
                            + " PORT', 'then ask', 'stop if intercept is tried'. Name each space he enters.",
                    order -> use(order) instanceof Order.Use.Operate && !isCampaign(order)),
            new Guide.Kind<>(
                    "campaign",
                    "play CARD: activate GENERAL with N CU; to SPACE; then activate GENERAL ... (7.2). 'then ask' has you asked for"
                            + " the next; 'landing party at PORT' may be one of them for the British.",
                    Guides::isCampaign),
            new Guide.Kind<>(
                    "control",
                    "play CARD: control SPACE, SPACE (10.11). As many PC markers as the number of the card, placed or flipped.",
                    order -> use(order) instanceof Order.Use.Control),
            new Guide.Kind<>(
                    "reinforce",
                    "play CARD: reinforce SPACE with GENERAL and N CU (8.0).",
                    order -> use(order) instanceof Order.Use.Reinforce),
            new Guide.Kind<>(
                    "queue",
                    "play CARD: queue (7.1.B). A 1 or 2 OPS card begins your Operations Queue, any extends it.",
                    order -> use(order) instanceof Order.Use.Queue),
            new Guide.Kind<>(
                    "play an event",
                    "play CARD: event (6.3). What it lets you choose may follow after a colon; else you are asked.",
                    order -> use(order) instanceof Order.Use.Event),
            new Guide.Kind<>(
                    "discard",
                    "discard CARD, or discard CARD: control SPACE, or discard CARD: remove SPACE (6.32.B).",
                    Guides::isDiscard));

    private Guides() {}

    public static List<Guide> of(Position now, Side side) {
        var orders = now.track().phase() == Track.Phase.STRATEGY
                ? Offered.of(LegalOrders.toOffer(now, side))
                : List.<Order>of();
        var kinds = Lists.with(Lists.each(KINDS, kind -> kind.guide(orders, Offered::line)), exchange(now, side));
        return Lists.both(kinds, Lists.each(List.of(WarTopic.values()), topic -> new Guide(topic.words(), of(topic))));
    }

    private static Guide exchange(Position now, Side side) {
        var form = "exchange OPS CARD, then play CARD: ... (6.32.C). For the event your opponent has just discarded.";
        var payments = StrategyCards.payments(now, side);
        return new Guide("exchange", List.of(form, "With your hand: " + Wording.orNone(payments) + "."));
    }

    private static Order.Use use(Order order) {
        return order instanceof Order.Play play ? play.use() : new Order.Use.Control(List.of());
    }

    private static boolean isCampaign(Order order) {
        return order instanceof Order.Play play && play.card().isCampaign() && play.use() instanceof Order.Use.Operate;
    }

    private static boolean isDiscard(Order order) {
        return switch (use(order)) {
            case Order.Use.Discard nothing -> true;
            case Order.Use.DiscardToPlace place -> true;
            case Order.Use.DiscardToRemove remove -> true;
            case Order.Use.Operate operate -> false;
            case Order.Use.Control control -> false;
            case Order.Use.Reinforce reinforce -> false;
            case Order.Use.Queue queue -> false;
            case Order.Use.Event event -> false;
        };
    }

    /** Who is asked when, and a clause that answers beforehand. */
    private static List<String> of(WarTopic topic) {
        return switch (topic) {
            case BATTLE_CARD ->
                asked(
                        "9.2.1: whoever holds a card, in each of his battles, the attacker first.",
                        "battle card if defending: play \"Morgan's Riflemen\"",
                        "battle card: none");
            case INTERCEPT ->
                asked(
                        "7.8: the American, when a British army enters a space he controls, without British CU, next to an army of"
                                + " his; each army tries once a card, by its general's agility.",
                        "intercept into Saratoga with Gates",
                        "intercept: no");
            case RETREAT_BEFORE_BATTLE ->
                asked(
                        "7.9: the American, when a British army attacks a general of his who has not tried to intercept.",
                        "retreat before battle with Gates if outnumbered to Albany");
            case RETREAT ->
                asked("9.61: the defender who lost and has more than one way.", "retreat from Saratoga to Albany");
            case CLAIM_THE_FIRST_PLAY ->
                asked("5.3.a: the British, at the beginning of a turn.", "claim the first play");
            case FIRST_PLAYER ->
                asked(
                        "5.3: the American, at the beginning of a turn; the British if the Congress was dispersed.",
                        "first player: American");
            case NEXT_OPERATION ->
                asked(
                        "7.2.A: who wrote 'then ask' on a campaign, or whose operation is no longer possible.",
                        "next operation: stop");
            case MARCH -> asked("7.3.B: who wrote 'then ask' after a move that may go on.", "march: stop");
            case GENERAL_TO_SEND_BACK ->
                asked("7.4.C: whoever has two generals in a space.", "general to send back: Clinton, or Howe");
            case MARKERS_TO_REMOVE ->
                asked(
                        "7.6.B: the British, when Washington is captured.",
                        "markers to remove: Albany, York, Newport, Salem, Norfolk");
            case CU_TO_INTERCEPT_WITH ->
                asked(
                        "7.8.C: the American, when more than five American and French CU could come.",
                        "CU to intercept with: 4 American CU and 1 French CU");
            case CU_TO_RETREAT_WITH ->
                asked(
                        "7.9.B: the American, when more than five American and French CU could go.",
                        "CU to retreat with: 3 American CU and 2 French CU");
            case CU_TO_LOSE ->
                asked(
                        "9.5, 11.3: the American, when some, but not all, of American and French CU are lost.",
                        "CU to lose: French");
            case EVENT -> asked("6.31: whoever the event lets choose.", "event: Albany, York, Reading");
            case ANOTHER_ACTION -> asked("6.34.C.i: the British, under the tournament rule.", "another action: yes");
            case CONGRESS -> asked("10.2.1: the American, when the Congress returns.", "congress to York, Albany");
            case FRENCH_NAVY ->
                asked("5.5, 12.2.B.i: the American, each year once France is in the war.", "french navy: New England");
            case FRENCH_LANDING ->
                asked("12.2.B.ii: the American, when the alliance is signed.", "french landing: Newport");
            case EUROPEAN_WAR ->
                asked(
                        "12.2.B.iii: the British, at the end of the turn of the alliance.",
                        "european war: 1 CU in Boston, 1 CU in Quebec");
        };
    }
}
