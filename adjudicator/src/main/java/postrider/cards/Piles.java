package postrider.cards;

import java.util.List;
import java.util.stream.Stream;
import postrider.map.IndexMap;
import postrider.map.Indexed;
import postrider.map.SpaceSet;
import postrider.text.Lists;

/**
 * Where the cards of one deck are: in the deck, whose order is nobody's to know, for the umpire draws from it, or in a pile, in
 * the order they came. Unchangeable.
 *
 * @param <P> a pile: a hand, the discards
 * @param <C> a card
 * @param <S> what implements this, with whatever else it holds
 */
public interface Piles<P extends Indexed, C extends Indexed, S extends Piles<P, C, S>> {
    /** What is left in the deck. */
    SpaceSet<C> deck();

    /** All others: the last that came is on top. */
    IndexMap<P, List<C>> piles();

    /** With these cards in these places, whatever the other places hold. */
    S with(SpaceSet<C> deck, IndexMap<P, List<C>> piles);

    default List<C> in(P pile) {
        return piles().get(pile);
    }

    /** Wherever they are. */
    default Stream<C> all() {
        return Stream.concat(deck().stream(), piles().values().stream().flatMap(List::stream));
    }

    /** Whether each of these cards, in the order of the box, is in one place, and no other card anywhere. */
    default boolean holdExactly(List<C> cards) {
        int count = deck().size();
        var held = deck();
        for (var pile : piles().values()) {
            count += pile.size();
            held = held.withAll(pile);
        }
        return count == cards.size() && held.equals(SpaceSet.all(cards));
    }

    /** These cards in the pile, whatever the others hold. */
    default S with(P pile, List<C> now) {
        return with(deck(), piles().with(pile, List.copyOf(now)));
    }

    default S plus(P pile, C card) {
        return with(pile, Lists.with(in(pile), card));
    }

    default S minus(P pile, C card) {
        return with(pile, Lists.without(in(pile), card));
    }

    default S withDeck(SpaceSet<C> cards) {
        return with(cards, piles());
    }

    default S withoutTop(C drawn) {
        if (!deck().has(drawn)) throw new AssertionError(drawn + " is not in the deck");
        return withDeck(deck().without(drawn));
    }

    /** Just these cards in the pile, taken from wherever they were. What it held before goes back to the deck. */
    default S fill(P pile, List<C> now) {
        var rest = deck().withAll(in(pile)).minus(deck().none().withAll(now));
        return with(rest, without(now).with(pile, List.copyOf(now)));
    }

    /** Just these cards in the deck, taken from wherever they were. */
    default S fillDeck(List<C> now) {
        return with(deck().none().withAll(now), without(now));
    }

    /** These in the deck too, taken from wherever they were. */
    default S intoDeck(List<C> more) {
        return with(deck().withAll(more), without(more));
    }

    /** These on top of the pile, taken from wherever they were. */
    default S onto(P pile, List<C> more) {
        var left = without(more);
        var joined = Lists.concat(left.get(pile), more);
        return with(deck().minus(deck().none().withAll(more)), left.with(pile, joined));
    }

    private IndexMap<P, List<C>> without(List<C> taken) {
        var gone = deck().none().withAll(taken);
        var left = piles();
        for (var pile : piles().keySet()) left = left.with(pile, Lists.filter(in(pile), card -> !gone.has(card)));
        return left;
    }
}
