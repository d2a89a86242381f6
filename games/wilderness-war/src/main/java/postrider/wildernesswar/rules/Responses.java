package postrider.wildernesswar.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import postrider.kernel.Asking;
import postrider.kernel.Lists;
import postrider.kernel.Refusal;
import postrider.kernel.Side;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Pile;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.WarTopic;

/**
 * 5.56: events in the middle of an action phase. A side is asked once for all cards it may play at a moment, whether it holds one
 * or not, as long as it holds any card and one of these has not been seen.
 */
record Responses(WorkingPosition table, Side side) {
    /**
     * The cards it plays; they are laid face up.
     *
     * @param space where they are played
     * @param moment what tells this moment from the others of the impulse
     */
    List<Card> offer(String rule, Space space, String moment, String text, Predicate<Card> meant) {
        Predicate<Card> playable = card -> card.response() && meant.test(card);
        if (table.hand(side).isEmpty()) return List.of();
        var cards = table.now().cards();
        var seen = Lists.both(cards.discards(), cards.in(Pile.REMOVED));
        var unseen = Lists.those(table.box().cards(), card -> playable.test(card) && !seen.contains(card));
        if (unseen.isEmpty()) return List.of();
        Map<String, Card> menu = new LinkedHashMap<>();
        for (var card : Lists.those(table.hand(side), playable)) menu.put("play " + card.label(), card);
        int most = (int) menu.values().stream().map(Card::event).distinct().count();
        var played = table.umpire()
                .ask(new Asking(side, rule, WarTopic.RESPONSE, table.subject(moment), text)
                        .some(menu, 0, most)
                        .fitting(picks ->
                                picks.stream().map(Card::event).distinct().count() == picks.size()
                                        ? Optional.empty()
                                        : Optional.of(new Refusal("5.56", "Two cards of one name do nothing more.")))
                        .given(table.forces(side, space))
                        .secretly());
        for (var card : played) table.lay(side, card, "5.56", true, "%s play %s.", Sides.the(side), card.label());
        return played;
    }

    /** Whether it plays this one event. */
    boolean plays(Event event, String rule, Space space, String moment, String text) {
        return !offer(rule, space, moment, text, card -> card.event() == event && card.isEventOf(side))
                .isEmpty();
    }
}
