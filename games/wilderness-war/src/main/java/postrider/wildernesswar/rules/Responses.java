package postrider.wildernesswar.rules;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import postrider.kernel.question.Choice;
import postrider.kernel.question.Question;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Side;
import postrider.text.Lists;
import postrider.wildernesswar.Card;
import postrider.wildernesswar.Event;
import postrider.wildernesswar.Sides;
import postrider.wildernesswar.Space;
import postrider.wildernesswar.WarTopic;
import postrider.wildernesswar.orders.PlainWords;

/**
 * 5.56: events in the middle of an action phase. At each moment a side is asked once about all cards it may play, whether it holds one or
 * not, as long as it holds any card and one of these has not been seen.
 */
record Responses(WorkingPosition table, Side side, Supplier<List<Question<?>>> next, Supplier<Set<String>> seen)
        implements AtTable.OfSide {
    Responses(WorkingPosition table, Side side) {
        this(table, side, List::of, Set::of);
    }

    /** Asks together with the questions this side is asked next. */
    Responses before(Supplier<List<Question<?>>> more) {
        return new Responses(table, side, more, seen);
    }

    /** With the facts of this moment, for clauses to test. */
    Responses at(String moment) {
        return at(() -> Set.of(moment));
    }

    Responses at(Supplier<Set<String>> moment) {
        return new Responses(table, side, next, moment);
    }

    /**
     * Asks which cards it plays; empty if it is not asked.
     *
     * @param space where they are played
     * @param moment what distinguishes this moment from others in the impulse
     * @param text the question, formatted with {@code args}
     */
    Optional<Choice<Card>> question(
            String rule, Space space, String moment, Predicate<Card> meant, String text, Object... args) {
        Predicate<Card> playable = card -> card.response() && meant.test(card);
        if (table.hand(side).isEmpty()) return Optional.empty();
        var cards = table.now().cards();
        boolean unseen =
                Lists.find(cards.deck().and(table.box().responses()), meant).isPresent()
                        || Lists.find(cards.hand(Sides.FRENCH), playable).isPresent()
                        || Lists.find(cards.hand(Sides.BRITISH), playable).isPresent();
        if (!unseen) return Optional.empty();
        Map<String, Card> menu = new LinkedHashMap<>();
        for (var card : Lists.filter(table.hand(side), playable)) menu.put("play " + card.label(), card);
        return Optional.of(table.asking(side, rule, WarTopic.RESPONSE, moment, text, args)
                .reading(PlainWords.CARDS::of)
                .some(menu, 0, events(menu.values()))
                .constrainedBy(picks -> events(picks) == picks.size()
                        ? Optional.empty()
                        : Optional.of(new Refusal("5.56", "Two cards of one name do nothing more.")))
                .withFacts(table.seen(side, space).also(seen))
                .hidden());
    }

    private static int events(Collection<Card> cards) {
        return new HashSet<>(Lists.map(cards, Card::event)).size();
    }

    /** The cards it plays, which are revealed. */
    List<Card> offer(String rule, Space space, String moment, Predicate<Card> meant, String text, Object... args) {
        return question(rule, space, moment, meant, text, args)
                .map(this::played)
                .orElse(List.of());
    }

    List<Card> played(Choice<Card> question) {
        var played = umpire().ask(question, next);
        for (var card : played) table.lay(side, card, "5.56", true, "%s play %s.", Sides.the(side), card.label());
        return played;
    }

    /** Whether it plays this one event. */
    boolean plays(Event event, String rule, Space space, String moment, String text, Object... args) {
        return !offer(rule, space, moment, its(event), text, args).isEmpty();
    }

    /** The question about this one event. */
    Optional<Choice<Card>> question(Event event, String rule, Space space, String moment, String text, Object... args) {
        return question(rule, space, moment, its(event), text, args);
    }

    private Predicate<Card> its(Event event) {
        return card -> card.event() == event && card.isEventOf(side);
    }
}
