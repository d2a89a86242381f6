package postrider.wildernesswar.rules;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import postrider.kernel.Asking;
import postrider.kernel.Choice;
import postrider.kernel.Lists;
import postrider.kernel.Question;
import postrider.kernel.Refusal;
import postrider.kernel.Side;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.WarTopic;

/**
 * 5.56: events in the middle of an action phase. A side is asked once for all cards it may play at a moment, whether it holds one
 * or not, as long as it holds any card and one of these has not been seen.
 */
record Responses(WorkingPosition table, Side side, Supplier<List<Question<?>>> next, Supplier<Set<String>> seen) {
    Responses(WorkingPosition table, Side side) {
        this(table, side, List::of, Set::of);
    }

    /** The same, asked together with what this side is asked next. */
    Responses before(Supplier<List<Question<?>>> more) {
        return new Responses(table, side, more, seen);
    }

    /** The same, where clauses may test this besides. */
    Responses seeing(Supplier<Set<String>> more) {
        return new Responses(table, side, next, more);
    }

    /**
     * Which cards it plays; empty if it is not asked.
     *
     * @param space where they are played
     * @param moment what tells this moment from the others of the impulse
     */
    Optional<Choice<Card>> question(String rule, Space space, String moment, String text, Predicate<Card> meant) {
        Predicate<Card> playable = card -> card.response() && meant.test(card);
        if (table.hand(side).isEmpty()) return Optional.empty();
        var cards = table.now().cards();
        boolean unseen = Lists.first(cards.deck(), playable).isPresent()
                || Lists.first(cards.hand(Sides.FRENCH), playable).isPresent()
                || Lists.first(cards.hand(Sides.BRITISH), playable).isPresent();
        if (!unseen) return Optional.empty();
        Map<String, Card> menu = new LinkedHashMap<>();
        for (var card : Lists.those(table.hand(side), playable)) menu.put("play " + card.label(), card);
        int most = (int) menu.values().stream().map(Card::event).distinct().count();
        return Optional.of(new Asking(
                        side, rule, WarTopic.RESPONSE, table.subject(side, WarTopic.RESPONSE, moment), text)
                .some(menu, 0, most)
                .fitting(picks -> picks.stream().map(Card::event).distinct().count() == picks.size()
                        ? Optional.empty()
                        : Optional.of(new Refusal("5.56", "Two cards of one name do nothing more.")))
                .given(table.seen(side, space).also(() -> Seen.moment(moment, seen.get())))
                .secretly());
    }

    /** The cards it plays; they are laid face up. */
    List<Card> offer(String rule, Space space, String moment, String text, Predicate<Card> meant) {
        return question(rule, space, moment, text, meant).map(this::played).orElse(List.of());
    }

    List<Card> played(Choice<Card> question) {
        var played = table.umpire().ask(question, next);
        for (var card : played) table.lay(side, card, "5.56", true, "%s play %s.", Sides.the(side), card.label());
        return played;
    }

    /** Whether it plays this one event. */
    boolean plays(Event event, String rule, Space space, String moment, String text) {
        return !offer(rule, space, moment, text, its(event)).isEmpty();
    }

    /** The same question by itself. */
    Optional<Choice<Card>> question(Event event, String rule, Space space, String moment, String text) {
        return question(rule, space, moment, text, its(event));
    }

    private Predicate<Card> its(Event event) {
        return card -> card.event() == event && card.isEventOf(side);
    }
}
