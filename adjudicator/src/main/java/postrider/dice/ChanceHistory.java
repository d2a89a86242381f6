package postrider.dice;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.Entry;

/** Where a game stands with its dice and decks, folded from the entries of its journals. Outside this package it never changes. */
public final class ChanceHistory {
    /**
     * A shuffle as it was journalled.
     *
     * @param number in the game, from 1, whichever deck it is of
     * @param cards and the commitment to their order, until it is opened; then nothing hangs on them
     * @param left how many cards are still to be drawn
     */
    record Shuffled(int number, String deck, List<String> cards, String commitment, int left, boolean open) {
        private Shuffled lessOne() {
            return new Shuffled(number, deck, cards, commitment, left - 1, open);
        }

        private Shuffled opened() {
            return new Shuffled(number, deck, List.of(), "", left, true);
        }

        int drawn() {
            return cards.size() - left;
        }
    }

    /** Where a card was last dealt from. */
    record Place(int shuffle, int position) {}

    /** Nothing was rolled or shuffled yet. */
    public static final ChanceHistory NONE = new ChanceHistory();

    private int rolls;
    private List<Shuffled> shuffles = new ArrayList<>();
    private Map<String, Integer> inUse = new LinkedHashMap<>();
    private Map<String, Map<String, Place>> dealt = new LinkedHashMap<>();

    ChanceHistory() {}

    /** This and what follows. */
    public ChanceHistory with(List<Entry> entries) {
        var copy = copy();
        entries.forEach(copy::add);
        return copy;
    }

    ChanceHistory copy() {
        var copy = new ChanceHistory();
        copy.rolls = rolls;
        copy.shuffles.addAll(shuffles);
        copy.inUse.putAll(inUse);
        dealt.forEach((deck, places) -> copy.dealt.put(deck, new LinkedHashMap<>(places)));
        return copy;
    }

    void add(Entry entry) {
        switch (entry) {
            case Entry.Answer answer -> {}
            case Entry.Show show -> {}
            case Entry.Told told -> {}
            case Entry.Roll roll -> rolls++;
            case Entry.Shuffle(var key, var deck, var cards, var commitment) -> {
                shuffles.add(new Shuffled(shuffles.size() + 1, deck, cards, commitment, cards.size(), false));
                inUse.put(deck, shuffles.size());
            }
            case Entry.Draw(var key, var deck, var card) -> {
                var top = top(deck).lessOne();
                put(top);
                dealt.computeIfAbsent(deck, name -> new LinkedHashMap<>())
                        .put(card, new Place(top.number, top.drawn()));
            }
            case Entry.Open open -> doneWith(open.deck(), open.hidden()).forEach(this::open);
        }
    }

    void open(Shuffled shuffle) {
        put(shuffle.opened());
    }

    private void put(Shuffled shuffle) {
        shuffles.set(shuffle.number - 1, shuffle);
    }

    int rolls() {
        return rolls;
    }

    int shuffles() {
        return shuffles.size();
    }

    Shuffled shuffle(int number) {
        return shuffles.get(number - 1);
    }

    /** The deck of that name, with a card in it. */
    Shuffled top(String deck) {
        return inUse(deck)
                .filter(shuffle -> shuffle.left > 0)
                .orElseThrow(() -> new IllegalStateException("There is no card left in the %s.".formatted(deck)));
    }

    Optional<Shuffled> inUse(String deck) {
        return Optional.ofNullable(inUse.get(deck)).map(this::shuffle);
    }

    Optional<Place> dealt(String deck, String card) {
        return Optional.ofNullable(dealt.getOrDefault(deck, Map.of()).get(card));
    }

    /** Shuffles of the deck still sealed of which no card is to be drawn and none is hidden. */
    List<Shuffled> doneWith(String deck, List<String> hidden) {
        var places = dealt.getOrDefault(deck, Map.of());
        return sealed().stream()
                .filter(shuffle -> shuffle.deck.equals(deck))
                .filter(shuffle -> shuffle.number != inUse.get(deck) || shuffle.left == 0)
                .filter(shuffle -> hidden.stream()
                        .map(places::get)
                        .noneMatch(place -> place != null && place.shuffle == shuffle.number))
                .toList();
    }

    List<Shuffled> sealed() {
        return shuffles.stream().filter(shuffle -> !shuffle.open()).toList();
    }

    /** For each sealed shuffle that can still be drawn from, or that a card shown in these entries is of, how many were drawn. */
    public List<Proof> drawn(List<Entry> entries) {
        var told = new HashSet<>(inUse.values());
        for (var entry : entries)
            if (entry instanceof Entry.Show show)
                dealt(show.deck(), show.card()).ifPresent(place -> told.add(place.shuffle));
        return sealed().stream()
                .filter(shuffle -> told.contains(shuffle.number))
                .<Proof>map(shuffle -> new Proof.Drawn(shuffle.number, shuffle.drawn()))
                .toList();
    }
}
