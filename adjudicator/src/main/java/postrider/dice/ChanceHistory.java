package postrider.dice;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import postrider.kernel.Entry;
import postrider.text.Lists;

/**
 * The state of a game's dice and decks, computed from the entries of its journals: how many rolls and shuffles there were, and which card
 * was dealt from which place. Outside this package it is immutable.
 */
public final class ChanceHistory {
    /**
     * A shuffle.
     *
     * @param number its number in the game, from 1, over all decks
     * @param cards the cards that went in, as listed in the entry
     * @param left how many cards are still to be drawn
     * @param open whether it has been opened (section 6)
     */
    record Shuffled(int number, String deck, List<String> cards, String commitment, int left, boolean open) {
        private Shuffled with(int left) {
            return new Shuffled(number, deck, cards, commitment, left, open);
        }

        private Shuffled opened() {
            return new Shuffled(number, deck, cards, commitment, left, true);
        }

        int drawn() {
            return cards.size() - left;
        }

        Proof.Shuffle committed() {
            return Proof.each(commitment, Proof.Shuffle.class)
                    .findFirst()
                    .orElseThrow(() -> new IllegalStateException("Shuffle " + number + " was not sealed."));
        }

        /** The whole deck, made again from the secret of this shuffle. */
        SealedList again(byte[] secret, String game) {
            return SealedChance.shuffled(
                    secret, game, number, committed().binding(), committed().key(), cards);
        }
    }

    /**
     * The place a card was dealt from.
     *
     * @param shuffle the number of the shuffle
     * @param position from 1, the top
     */
    record Place(int shuffle, int position) {}

    /**
     * The state of the decks at the beginning of an impulse, to which a rollback returns.
     *
     * @param inUse the shuffle of each deck
     * @param drawn how many cards of each shuffle were drawn
     */
    record Mark(Map<String, Integer> inUse, List<Integer> drawn) {
        private int drawn(int shuffle) {
            return shuffle <= drawn.size() ? drawn.get(shuffle - 1) : 0;
        }

        private boolean holds(Place place) {
            return place.position <= drawn(place.shuffle);
        }
    }

    /** The history of a game in which nothing was rolled or shuffled yet. */
    public static final ChanceHistory NONE = new ChanceHistory();

    private int rolls;
    private List<Shuffled> shuffles = new ArrayList<>();

    /** By deck: the number of the shuffle in use. */
    private Map<String, Integer> inUse = new LinkedHashMap<>();

    /** By deck and card: all places it was dealt from, the last one last. */
    private Map<String, Map<String, List<Place>>> dealt = new LinkedHashMap<>();

    /** By impulse. */
    private SortedMap<Integer, Mark> marks = new TreeMap<>();

    /** The places of cards proved to both players in closed impulses. */
    private List<Place> shown = new ArrayList<>();

    ChanceHistory() {}

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
        copy.marks.putAll(marks);
        copy.shown.addAll(shown);
        return copy;
    }

    /** This history after an impulse is closed and both players have all proofs in its journal. */
    public ChanceHistory closing(List<Entry> journal) {
        var copy = copy();
        for (var show : Lists.filter(journal, Entry.Show.class))
            Proof.each(show.proof(), Proof.Card.class)
                    .map(ChanceHistory::placeOf)
                    .forEach(copy.shown::add);
        return copy;
    }

    private static Place placeOf(Proof.Card card) {
        return new Place(card.shuffle(), card.leaf().place());
    }

    /** What has been proved to both players about the decks in closed impulses. */
    public ProvedPlaces proved() {
        return new ProvedPlaces(shown);
    }

    /** This history with a mark at the beginning of an impulse, to which the decks can return. */
    public ChanceHistory beginning(int impulse) {
        var copy = copy();
        var drawn = Lists.map(shuffles, Shuffled::drawn);
        copy.marks.put(impulse, new Mark(Map.copyOf(inUse), drawn));
        return copy;
    }

    /** Why the decks cannot return to the beginning of an impulse; empty if they can (section 10). */
    public Optional<String> cannotGoBackTo(int impulse) {
        if (!marks.containsKey(impulse))
            return Optional.of("no impulse %d was played, or it has been taken back".formatted(impulse));
        var mark = marks.get(impulse);
        return mark.inUse.values().stream()
                .map(this::shuffle)
                .filter(shuffle -> shuffle.open && mark.drawn(shuffle.number) < shuffle.cards.size())
                .findFirst()
                .map(shuffle -> "shuffle %d of the %s has been opened since, and both know the order of its cards"
                        .formatted(shuffle.number, shuffle.deck));
    }

    /** This history with the decks as at the beginning of an impulse. Later rolls and shuffles keep their numbers (section 10). */
    public ChanceHistory backTo(int impulse) {
        var mark = marks.get(impulse);
        var copy = copy();
        copy.inUse = new LinkedHashMap<>(mark.inUse);
        copy.shuffles.replaceAll(shuffle -> shuffle.with(shuffle.cards.size() - mark.drawn(shuffle.number)));
        copy.dealt.values().forEach(places -> places.replaceAll((card, dealt) -> Lists.filter(dealt, mark::holds)));
        copy.marks.tailMap(impulse).clear();
        return copy;
    }

    /** Whether a shuffle that comes again is still sealed, so that it may be dealt from. */
    boolean isSealed(Entry.Shuffle again) {
        return Proof.Again.read(again.commitment())
                .filter(known -> !shuffle(known.number()).open)
                .isPresent();
    }

    void add(Entry entry) {
        switch (entry) {
            case Entry.Answer answer -> {}
            case Entry.Show show -> {}
            case Entry.Told told -> {}
            case Entry.Seats seats -> {}
            case Entry.Roll roll when Proof.Again.read(roll.proof()).isPresent() -> {}
            case Entry.Roll roll -> rolls++;
            case Entry.Shuffle(var key, var deck, var cards, var commitment) -> {
                var again = Proof.Again.read(commitment);
                if (again.isEmpty())
                    shuffles.add(new Shuffled(shuffles.size() + 1, deck, cards, commitment, cards.size(), false));
                inUse.put(deck, again.map(Proof.Again::number).orElse(shuffles.size()));
            }
            case Entry.Draw(var key, var deck, var card) -> {
                var top = top(deck);
                put(top.with(top.left - 1));
                dealt.computeIfAbsent(deck, name -> new LinkedHashMap<>())
                        .merge(card, List.of(new Place(top.number, top.drawn() + 1)), Lists::concat);
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

    /** The shuffle in use for this deck, which must have a card left. */
    Shuffled top(String deck) {
        return inUse(deck)
                .filter(shuffle -> shuffle.left > 0)
                .orElseThrow(() -> new IllegalStateException("There is no card left in the %s.".formatted(deck)));
    }

    Optional<Shuffled> inUse(String deck) {
        return Optional.ofNullable(inUse.get(deck)).map(this::shuffle);
    }

    /** The cards still to be drawn from a deck, as listed in the entry of its shuffle. */
    List<String> left(String deck) {
        var places = dealt.getOrDefault(deck, Map.of());
        return inUse(deck)
                .map(top -> Lists.filter(
                        top.cards,
                        card -> places.getOrDefault(card, List.of()).stream()
                                .noneMatch(place -> place.shuffle == top.number)))
                .orElse(List.of());
    }

    /** The place a card was last dealt from. */
    Optional<Place> dealt(String deck, String card) {
        return Optional.of(dealt.getOrDefault(deck, Map.of()).getOrDefault(card, List.of()))
                .filter(places -> !places.isEmpty())
                .map(List::getLast);
    }

    /** The sealed shuffles of a deck that are due to be opened: replaced or fully drawn, and with no card hidden (section 6). */
    List<Shuffled> doneWith(String deck, List<String> hidden) {
        return sealed().stream()
                .filter(shuffle -> shuffle.deck.equals(deck))
                .filter(shuffle -> shuffle.number != inUse.get(deck) || shuffle.left == 0)
                .filter(shuffle -> hidden.stream()
                        .flatMap(card -> dealt(deck, card).stream())
                        .noneMatch(place -> place.shuffle == shuffle.number))
                .toList();
    }

    List<Shuffled> sealed() {
        return Lists.filter(shuffles, shuffle -> !shuffle.open());
    }

    private static Set<Integer> openedIn(List<Entry> entries) {
        return Lists.filter(entries, Entry.Open.class).stream()
                .flatMap(open -> Proof.each(open.secrets(), Proof.Opened.class))
                .map(Proof.Opened::shuffle)
                .collect(Collectors.toSet());
    }

    /** How many cards were drawn from each sealed shuffle in use, and from each that a card shown in these entries is of (section 8). */
    public List<Proof> drawn(List<Entry> entries) {
        var told = new TreeSet<Integer>();
        for (int number : inUse.values()) if (!shuffle(number).open) told.add(number);
        Lists.filter(entries, Entry.Show.class).stream() // by its proof: the same card may have been dealt again since
                .flatMap(show -> Proof.each(show.proof(), Proof.Card.class))
                .forEach(card -> told.add(card.shuffle()));
        told.removeAll(openedIn(entries));
        return told.stream()
                .map(this::shuffle)
                .<Proof>map(shuffle -> new Proof.Drawn(shuffle.number, shuffle.drawn()))
                .toList();
    }
}
