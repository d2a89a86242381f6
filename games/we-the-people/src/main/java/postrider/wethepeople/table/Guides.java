package postrider.wethepeople.table;

import static postrider.kernel.Guide.asked;

import java.util.List;
import postrider.americanwar.Position;
import postrider.americanwar.WarTopic;
import postrider.americanwar.orders.Discard;
import postrider.americanwar.orders.Order;
import postrider.americanwar.table.OrderGuides;
import postrider.kernel.Guide;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.wethepeople.BattleTopic;
import postrider.wethepeople.rules.LegalOrders;

/** What {@code help} tells of each kind of order, with the cards of the hand, and of each question. */
public final class Guides {
    private static final List<Guide.Kind<Order>> KINDS = List.of(
            OrderGuides.activate("6.1, 7.1"),
            OrderGuides.campaign("7.0", ""),
            OrderGuides.control("10.1"),
            OrderGuides.reinforce("8.0"),
            OrderGuides.event("6.2"),
            OrderGuides.kind(
                    "discard",
                    "discard CARD (6.2). An event that you cannot play, or will not; special cards must be played.",
                    List.of(Discard.class)));

    /** What players are asked. */
    public static final List<Topic> TOPICS = Lists.concat(
            List.<Topic>of(BattleTopic.values()),
            Lists.filter(List.of(WarTopic.values()), topic -> !WarTopic.NEWER.contains(topic)));

    private Guides() {}

    public static List<Guide> of(Position now, Side side) {
        var kinds = OrderGuides.of(now, KINDS, () -> LegalOrders.byUse(now, side));
        return Lists.concat(kinds, Lists.map(TOPICS, topic -> new Guide(topic.words(), of(topic))));
    }

    /** Who is asked when, and a clause that answers beforehand. */
    private static List<String> of(Topic topic) {
        return topic instanceof WarTopic war ? of(war) : of((BattleTopic) topic);
    }

    private static List<String> of(BattleTopic topic) {
        return switch (topic) {
            case BATTLE_EVENT ->
                asked(
                        "9.0: who holds a card, at the beginning of a battle of his, as long as an event for it may be in his hand; in one"
                                + " letter with his battle plan, which goes for the battle cards that the event brings, too.",
                        "battle event if attacking: play \"Henry Knox\"",
                        "battle event: none");
            case BATTLE_PLAN ->
                asked(
                        "9.1: both sides, when the battle cards are dealt. 'default' leads what you hold most of, matches always and"
                                + " counterattacks while you have cards; what a plan does not say is as in that.",
                        "battle plan: default",
                        "battle plan if outnumbered: lead Probe, Flank Left; match always; counterattack never",
                        "battle plan: lead most; match all but Double Envelopment; counterattack with 3");
            case LEAD ->
                asked(
                        "9.1: the attacker of the round, where battles are played card by card.",
                        "lead: Probe, or Frontal Attack");
            case ANSWER ->
                asked("9.1: the defender of the round, where battles are played card by card.", "answer: none");
            case COUNTERATTACK ->
                asked("9.1: who cancelled a card, where battles are played card by card.", "counterattack: yes");
        };
    }

    private static List<String> of(WarTopic topic) {
        return switch (topic) {
            case INTERCEPT ->
                asked(
                        "7.2: the American, when a British army enters a space with an American PC marker next to an army of his; each"
                                + " army tries once a card, by its general's battle rating.",
                        "intercept into Saratoga with Gates",
                        "intercept: no");
            case RETREAT_BEFORE_BATTLE ->
                asked(
                        "9.0: the American, when a British army attacks a general of his who has not tried to intercept.",
                        "retreat before battle with Gates if outnumbered to Albany");
            case RETREAT ->
                asked("9.2: the defender who lost and has more than one way.", "retreat from Saratoga to Albany");
            case CLAIM_THE_FIRST_PLAY -> asked("5.3: the British, at the beginning of a turn.", "claim the first play");
            case FIRST_PLAYER -> asked("5.3: the American, at the beginning of a turn.", "first player: American");
            case NEXT_OPERATION ->
                asked(
                        "7.0: who wrote 'then ask' on a campaign, or whose operation is no longer possible.",
                        "next operation: stop");
            case MARCH -> asked("7.1: who wrote 'then ask' after a move that may go on.", "march: stop");
            case GENERAL_TO_SEND_BACK ->
                asked("7.1: whoever has two generals in a space.", "general to send back: Clinton, or Howe");
            case CU_TO_INTERCEPT_WITH ->
                asked(
                        "7.2: the American, when more than five American and French CU could come.",
                        "CU to intercept with: 4 American CU and 1 French CU");
            case CU_TO_RETREAT_WITH ->
                asked(
                        "9.0: the American, when more than five American and French CU could go.",
                        "CU to retreat with: 3 American CU and 2 French CU");
            case CU_TO_LOSE ->
                asked(
                        "9.2, 11.0: the American, when some, but not all, of American and French CU are lost.",
                        "CU to lose: French");
            case EVENT -> asked("6.2: whoever the event lets choose.", "event: Albany, York, Reading");
            case CONGRESS -> asked("10.2.1: the American, when the Congress returns.", "congress to York, Albany");
            case FRENCH_NAVY ->
                asked("5.5, 6.2: the American, each year once France is in the war.", "french navy: Newport");
            case FRENCH_LANDING -> asked("6.2: the American, when the alliance is signed.", "french landing: Newport");
            case EUROPEAN_WAR ->
                asked("6.2: who plays that card after the alliance.", "european war: 1 CU in Boston, 1 CU in Quebec");
            case BATTLE_CARD, MARKERS_TO_REMOVE, ANOTHER_ACTION -> throw new AssertionError(topic);
        };
    }
}
