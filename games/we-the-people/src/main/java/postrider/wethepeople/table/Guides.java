package postrider.wethepeople.table;

import static postrider.kernel.Guide.asked;

import java.util.List;
import postrider.americanwar.Position;
import postrider.americanwar.WarTopic;
import postrider.americanwar.orders.Order;
import postrider.americanwar.orders.Use;
import postrider.americanwar.table.OrderGuides;
import postrider.kernel.Form;
import postrider.kernel.Guide;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.wethepeople.BattleTopic;
import postrider.wethepeople.rules.CardPlay;

/** What {@code help} tells of each kind of order, with the cards of the hand, and of each question. */
public final class Guides {
    private static final List<Guide.OrderWord<Order>> KINDS = List.of(
            OrderGuides.activate("6.1, 7.1"),
            OrderGuides.campaign("7.0"),
            OrderGuides.control("10.1"),
            OrderGuides.reinforce("8.0"),
            OrderGuides.event("6.2"),
            OrderGuides.kind(
                    "discard",
                    Form.all("discard CARD"),
                    "6.2",
                    "An event that you cannot play, or will not; special cards must be played.",
                    List.of(Use.Discard.class)),
            OrderGuides.setUp("committees", "4.0", Order.Committees.class));

    /** What players are asked. */
    public static final List<Topic> TOPICS = Lists.concat(
            List.<Topic>of(BattleTopic.values()),
            Lists.filter(List.of(WarTopic.values()), topic -> !WarTopic.NEWER.contains(topic)));

    private Guides() {}

    public static List<Guide> of(Position now, Side side) {
        var kinds = OrderGuides.of(now, side, KINDS, CardPlay::new);
        return Lists.concat(kinds, Lists.map(TOPICS, Guides::of));
    }

    /** Who is asked when, and a clause that answers beforehand. */
    private static Guide of(Topic topic) {
        return topic instanceof WarTopic war
                ? OrderGuides.question(war, of(war), "Newport")
                : new Guide(topic.words(), of((BattleTopic) topic));
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

    private static String of(WarTopic topic) {
        return switch (topic) {
            case INTERCEPT ->
                "7.2: the American, when a British army enters a space with an American PC marker next to an army of his; each"
                        + " army tries once a card, by its general's battle rating.";
            case RETREAT_BEFORE_BATTLE ->
                "9.0: the American, when a British army attacks a general of his who has not tried to intercept.";
            case RETREAT -> "9.2: the defender who lost and has more than one way.";
            case CLAIM_THE_FIRST_PLAY -> "5.3: the British, at the beginning of a turn.";
            case FIRST_PLAYER -> "5.3: the American, at the beginning of a turn.";
            case NEXT_OPERATION -> "7.0: who wrote 'then ask' on a campaign, or whose operation is no longer possible.";
            case MARCH -> "7.1: who wrote 'then ask' after a move that may go on.";
            case GENERAL_TO_SEND_BACK -> "7.1: whoever has two generals in a space.";
            case CU_TO_INTERCEPT_WITH -> "7.2: the American, when more than five American and French CU could come.";
            case CU_TO_RETREAT_WITH -> "9.0: the American, when more than five American and French CU could go.";
            case CU_TO_LOSE -> "9.2, 11.0: the American, when some, but not all, of American and French CU are lost.";
            case EVENT -> "6.2: whoever the event lets choose.";
            case CONGRESS -> "10.2.1: the American, when the Congress returns.";
            case FRENCH_NAVY -> "5.5, 6.2: the American, each year once France is in the war.";
            case FRENCH_LANDING -> "6.2: the American, when the alliance is signed.";
            case EUROPEAN_WAR -> "6.2: who plays that card after the alliance.";
            case BATTLE_CARD, MARKERS_TO_REMOVE, ANOTHER_ACTION -> throw new AssertionError(topic);
        };
    }
}
