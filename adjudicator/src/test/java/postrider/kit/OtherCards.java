package postrider.kit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import postrider.dice.UnsealedChance;
import postrider.kernel.Chance;
import postrider.kernel.Die;
import postrider.kernel.Entry;
import postrider.kernel.ruling.Side;

/** A game in which some cards that a player cannot see have changed places between the other hand and the deck. */
record OtherCards<P>(HiddenCards<P> where, Map<String, String> swapped) {
    /** No card has changed places. */
    static <P> OtherCards<P> none(HiddenCards<P> where) {
        return new OtherCards<>(where, Map.of());
    }

    /**
     * Swaps random pairs of cards in a hand and the deck.
     *
     * @param seen cards that must stay where they are
     */
    static <P> OtherCards<P> of(HiddenCards<P> where, P now, Side hand, Set<String> seen, Random random) {
        var hidden = new ArrayList<>(where.deck(now));
        hidden.addAll(where.hand(now, hand));
        hidden.removeIf(seen::contains);
        Collections.sort(hidden);
        Collections.shuffle(hidden, random);
        var pairs = new TreeMap<String, String>();
        for (int i = 0; i + 1 < hidden.size(); i += 2) {
            pairs.put(hidden.get(i), hidden.get(i + 1));
            pairs.put(hidden.get(i + 1), hidden.get(i));
        }
        return new OtherCards<>(where, pairs);
    }

    /** The cards that a side drew. */
    static List<String> drawn(List<Entry> journal, Side side) {
        return journal.stream()
                .filter(Entry.Draw.class::isInstance)
                .map(Entry.Draw.class::cast)
                .filter(draw -> draw.key().contains(side.word()))
                .map(Entry.Draw::card)
                .toList();
    }

    private String other(String card) {
        return swapped.getOrDefault(card, card);
    }

    P in(P now, Side hand) {
        return where.with(now, hand, this::other);
    }

    /**
     * The dice and cards of the changed game: the same dice, other cards.
     *
     * @param before the position in the unchanged game
     */
    Chance chance(P before, long seed) {
        var deck = new Entry.Shuffle("", where.deck(), where.deck(before), "");
        var chance = new UnsealedChance(seed, List.of(deck));
        return new Chance() {
            @Override
            public Entry.Roll roll(String key, Die die) {
                return chance.roll(key, die);
            }

            @Override
            public Entry.Shuffle shuffle(String key, String deck, List<String> cards) {
                var others = cards.stream().map(OtherCards.this::other).sorted().toList();
                chance.shuffle(key, deck, others);
                return new Entry.Shuffle(key, deck, cards, "");
            }

            @Override
            public Entry.Draw draw(String key, String deck) {
                return new Entry.Draw(key, deck, other(chance.draw(key, deck).card()));
            }

            @Override
            public Entry.Show reveal(String key, String deck, String card) {
                return chance.reveal(key, deck, card);
            }

            @Override
            public Entry.Open open(String key, String deck, List<String> hidden) {
                return chance.open(key, deck, hidden);
            }

            @Override
            public Entry.Told disclose(String key, int part) {
                return chance.disclose(key, part);
            }
        };
    }
}
