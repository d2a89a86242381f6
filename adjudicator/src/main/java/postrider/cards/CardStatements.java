package postrider.cards;

import java.util.Collection;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.stream.Stream;
import postrider.map.Indexed;
import postrider.notation.Ranges;
import postrider.notation.StatementForm;
import postrider.text.Lists;

/**
 * The statements that say where cards are: {@code discards 8, 73}. An empty pile is not written, nor is a deck that holds all cards that
 * are in no pile.
 *
 * @param <T> a position
 * @param <P> a pile; its string begins its statement
 * @param cards the cards of a position
 * @param with a position with other cards
 * @param names how a position's cards are named
 */
public record CardStatements<T, P extends Indexed, C extends Indexed & NamedCard, S extends Piles<P, C, S>>(
        Function<T, S> cards, BiFunction<T, S, T> with, Function<T, CardNames<C>> names) {

    /** The form for one pile. The last group of {@code words} lists its cards; the pile is empty if that group does not take part. */
    public StatementForm<T> pile(String example, String words, P pile) {
        return piles(example, words, List.of(pile), said -> pile);
    }

    /** The form for several piles; {@code meant} picks the pile from the words. */
    public StatementForm<T> piles(String example, String words, List<P> piles, Function<MatchResult, P> meant) {
        return StatementForm.<T>of(example, words, (position, said) -> filled(position, meant.apply(said), said))
                .saysAll(position -> piles.stream().flatMap(pile -> contents(position, pile)));
    }

    /** The form for the deck. It is written only if some cards are in no place at all. */
    public StatementForm<T> deck(String example, String words, String name) {
        return StatementForm.<T>of(example, words, (position, said) -> {
                    var all = cards.apply(position);
                    return with.apply(position, all.fillDeck(named(position, all.deck(), said.group(1))));
                })
                .saysIf(
                        this::lacksSome,
                        position -> name + " " + numbers(cards.apply(position).deck()));
    }

    /** Reads a list of cards. A title means a card that is {@code there} already, or else one in the deck. */
    public List<C> named(T position, Collection<C> there, String list) {
        var deck = cards.apply(position).deck();
        return names.apply(position).list(list, Lists.concat(List.copyOf(there), List.copyOf(deck)));
    }

    private T filled(T position, P pile, MatchResult said) {
        var all = cards.apply(position);
        var list = said.group(said.groupCount());
        return with.apply(position, all.fill(pile, named(position, all.in(pile), list == null ? "none" : list)));
    }

    private Stream<String> contents(T position, P pile) {
        var there = cards.apply(position).in(pile);
        return there.isEmpty() ? Stream.of() : Stream.of(pile + " " + numbers(there));
    }

    private boolean lacksSome(T position) {
        return cards.apply(position).all().count() < names.apply(position).all().size();
    }

    private static String numbers(Collection<? extends NamedCard> cards) {
        return Ranges.write(Lists.map(cards, NamedCard::number));
    }
}
