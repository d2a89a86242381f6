package postrider.dice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import postrider.kernel.Entry;

/** Where a game stands with its dice and decks, folded from the entries of its journals. */
final class Past {
    /** A shuffle as it was journalled; {@code drawn} counts the cards drawn from it. */
    record Shuffled(int number, List<String> cards, String commitment, int drawn, boolean open) {
        private Shuffled lessOne() {
            return new Shuffled(number, cards, commitment, drawn + 1, open);
        }

        private Shuffled opened() {
            return new Shuffled(number, cards, commitment, drawn, true);
        }
    }

    /** Where a card was last dealt from. */
    record Place(int shuffle, int position) {}

    private int rolls;
    private final List<Shuffled> shuffles = new ArrayList<>();
    private final Map<String, Place> dealt = new HashMap<>();

    Past(List<Entry> entries) {
        entries.forEach(this::add);
    }

    void add(Entry entry) {
        switch (entry) {
            case Entry.Answer answer -> {}
            case Entry.Show show -> {}
            case Entry.Roll roll -> rolls++;
            case Entry.Shuffle(var key, var cards, var commitment) ->
                shuffles.add(new Shuffled(shuffles.size() + 1, cards, commitment, 0, false));
            case Entry.Draw draw -> {
                var top = shuffles.removeLast().lessOne();
                shuffles.add(top);
                dealt.put(draw.card(), new Place(top.number(), top.drawn()));
            }
            case Entry.Open open -> doneWith().forEach(this::open);
        }
    }

    void open(Shuffled shuffle) {
        shuffles.set(shuffle.number() - 1, shuffle.opened());
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

    /** The deck in use. */
    Shuffled inUse() {
        if (shuffles.isEmpty()
                || shuffles.getLast().drawn() == shuffles.getLast().cards().size())
            throw new IllegalStateException("There is no card left in the deck.");
        return shuffles.getLast();
    }

    Optional<Place> dealt(String card) {
        return Optional.ofNullable(dealt.get(card));
    }

    /** Shuffles still sealed, the one in use aside. */
    List<Shuffled> doneWith() {
        return sealed().stream().filter(s -> s.number() < shuffles.size()).toList();
    }

    List<Shuffled> sealed() {
        return shuffles.stream().filter(s -> !s.open()).toList();
    }
}
