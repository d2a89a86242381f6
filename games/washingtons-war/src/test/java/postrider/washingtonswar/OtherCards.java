package postrider.washingtonswar;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import postrider.dice.UnsealedChance;
import postrider.kernel.Chance;
import postrider.kernel.Die;
import postrider.kernel.Entry;
import postrider.kernel.Side;

/** The same war, but some cards that a player cannot see have changed places: in the other hand, in the deck and to come. */
record OtherCards(Map<Card, Card> swapped) {
    /** Nothing has changed. */
    static final OtherCards NONE = new OtherCards(Map.of());

    /**
     * Pairs of cards in {@code hand} and the deck, at random.
     *
     * @param seen ids of the cards that stay where they are
     */
    static OtherCards of(Position now, Side hand, Set<String> seen, Random random) {
        var hidden = new ArrayList<>(now.cards().deck());
        hidden.addAll(now.cards().hand(hand));
        hidden.removeIf(card -> seen.contains(card.id()));
        Collections.shuffle(hidden, random);
        var pairs = new TreeMap<Card, Card>();
        for (int i = 0; i + 1 < hidden.size(); i += 2) {
            pairs.put(hidden.get(i), hidden.get(i + 1));
            pairs.put(hidden.get(i + 1), hidden.get(i));
        }
        return new OtherCards(pairs);
    }

    /** Ids of the cards that a side drew. */
    static List<String> drawn(List<Entry> journal, Side side) {
        return journal.stream()
                .filter(Entry.Draw.class::isInstance)
                .map(Entry.Draw.class::cast)
                .filter(draw -> draw.key().contains(side.word()))
                .map(Entry.Draw::card)
                .toList();
    }

    private Card other(Card card) {
        return swapped.getOrDefault(card, card);
    }

    private List<Card> others(Collection<Card> cards) {
        return cards.stream().map(this::other).toList();
    }

    private List<String> otherIds(Collection<String> ids) {
        return others(ids.stream()
                        .map(id -> RandomGame.BOX.card(Integer.parseInt(id)))
                        .toList())
                .stream()
                .map(Card::id)
                .toList();
    }

    Position in(Position now, Side hand) {
        return now.with(now.cards()
                .withHand(hand, others(now.cards().hand(hand)))
                .withDeck(new TreeSet<>(others(now.cards().deck()))));
    }

    /** Dice and cards after {@code before}, where nothing had changed yet: the same dice, the other cards. */
    Chance chance(Position before, long seed) {
        var deck = before.cards().deck().stream().map(Card::id).toList();
        var chance = new UnsealedChance(seed, List.of(new Entry.Shuffle("", Dealing.DECK, deck, "")));
        return new Chance() {
            @Override
            public Entry.Roll roll(String key, Die die) {
                return chance.roll(key, die);
            }

            @Override
            public Entry.Shuffle shuffle(String key, String deck, List<String> cards) {
                chance.shuffle(key, deck, otherIds(cards).stream().sorted().toList());
                return new Entry.Shuffle(key, deck, cards, "");
            }

            @Override
            public Entry.Draw draw(String key, String deck) {
                var drawn = chance.draw(key, deck).card();
                return new Entry.Draw(key, deck, otherIds(List.of(drawn)).getFirst());
            }

            @Override
            public Entry.Show show(String key, String deck, String card) {
                return chance.show(key, deck, card);
            }

            @Override
            public Entry.Open open(String key, String deck, List<String> hidden) {
                return chance.open(key, deck, hidden);
            }

            @Override
            public Entry.Told tell(String key, int part) {
                return chance.tell(key, part);
            }
        };
    }
}
