package postrider.cards;

import java.util.List;
import java.util.stream.Stream;
import postrider.map.IndexMap;
import postrider.map.Indexed;
import postrider.map.SpaceSet;
import postrider.text.Lists;

/**
 * Where the cards of one deck are: still in the deck, or in a pile. A pile keeps its order. The deck is a set, since nobody may know its
 * order: the umpire draws from it. Immutable.
 *
 * @param <P> a pile: a hand, the discards
 * @param <C> a card
 * @param <S> the implementing type
 */
public interface Piles<P extends Indexed, C extends Indexed, S extends Piles<P, C, S>> {
    SpaceSet<C> deck();

    /** The piles; the last card of each is on top. */
    IndexMap<P, List<C>> piles();

    /** A copy with this deck and these piles, unchecked. */
    S with(SpaceSet<C> deck, IndexMap<P, List<C>> piles);

    default List<C> in(P pile) {
        return piles().get(pile);
    }

    /** All cards, wherever they are. */
    default Stream<C> all() {
        return Stream.concat(deck().stream(), piles().values().stream().flatMap(List::stream));
    }

    /** Whether each of these cards is in exactly one place, and no other card is anywhere. */
    default boolean holdExactly(List<C> cards) {
        int count = deck().size();
        var held = deck();
        for (var pile : piles().values()) {
            count += pile.size();
            held = held.withAll(pile);
        }
        return count == cards.size() && held.equals(SpaceSet.all(cards));
    }

    /** A copy with these cards in the pile. Other places are not changed, even if they hold the same cards. */
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

    /** A copy with exactly these cards in the pile, taken from wherever they were. Its other cards go back to the deck. */
    default S fill(P pile, List<C> now) {
        var rest = deck().withAll(in(pile)).minus(deck().none().withAll(now));
        return with(rest, without(now).with(pile, List.copyOf(now)));
    }

    /** A copy with exactly these cards in the deck, taken from wherever they were. */
    default S fillDeck(List<C> now) {
        return with(deck().none().withAll(now), without(now));
    }

    /** A copy with these cards added to the deck, taken from wherever they were. */
    default S intoDeck(List<C> more) {
        return with(deck().withAll(more), without(more));
    }

    /** A copy with these cards on top of the pile, taken from wherever they were. */
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
