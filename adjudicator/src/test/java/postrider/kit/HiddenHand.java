package postrider.kit;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import postrider.cards.Piles;
import postrider.kernel.ruling.Side;
import postrider.map.Indexed;
import postrider.map.SpaceSet;
import postrider.text.Lists;

/**
 * Hidden cards of a game with one deck and a hand for each side.
 *
 * @param deck the name of the deck in journals
 * @param cards the cards of a position
 * @param with a position with other cards
 * @param hand the pile that is a side's hand
 * @param id the id of a card in journals
 * @param all all cards of the box
 * @param <P> a position
 * @param <L> a pile
 * @param <C> a card
 * @param <S> the piles of a position
 */
public record HiddenHand<P, L extends Indexed, C extends Indexed, S extends Piles<L, C, S>>(
        String deck,
        Function<P, S> cards,
        BiFunction<P, S, P> with,
        Function<Side, L> hand,
        Function<C, String> id,
        Function<P, List<C>> all)
        implements HiddenCards<P> {
    @Override
    public List<String> deck(P now) {
        return cards.apply(now).deck().stream().map(id).toList();
    }

    @Override
    public List<String> hand(P now, Side side) {
        return cards.apply(now).in(hand.apply(side)).stream().map(id).toList();
    }

    @Override
    public P with(P now, Side side, UnaryOperator<String> other) {
        var piles = cards.apply(now);
        var pile = hand.apply(side);
        var box = all.apply(now);
        var byId = box.stream().collect(Collectors.toMap(id, Function.identity()));
        UnaryOperator<C> swapped = card -> byId.get(other.apply(id.apply(card)));
        return with.apply(
                now,
                piles.with(pile, Lists.map(piles.in(pile), swapped))
                        .withDeck(SpaceSet.of(box, Lists.map(piles.deck(), swapped))));
    }
}
