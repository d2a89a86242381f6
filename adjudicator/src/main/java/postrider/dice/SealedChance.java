package postrider.dice;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import postrider.kernel.Chance;
import postrider.kernel.Entry;

/**
 * Dice and cards that both players can check, see {@code docs/dice.md}. The same secret, earlier entries and binding
 * always give the same dice: a referee who loses power rolls nothing anew.
 */
public final class SealedChance implements Chance {
    private final Secret secret;
    private final Binding binding;
    private final Past past;
    private final Map<Integer, Chain> chains = new HashMap<>();
    private final Map<Integer, Deck> decks = new HashMap<>();

    /** @param earlier all entries of the game so far, those of this impulse included */
    public SealedChance(Secret secret, List<Entry> earlier, Binding binding) {
        this.secret = secret;
        this.binding = binding;
        this.past = new Past(earlier);
    }

    @Override
    public Entry.Roll roll(String key, int faces) {
        int number = past.rolls() + 1;
        var link = chain(Chain.chainOf(number)).link(Chain.linkOf(number));
        int value = value(link, binding.hash(), number, Proof.tame(key), faces);
        var next = Optional.of(Chain.chainOf(number) + 1)
                .filter(chain -> Chain.linkOf(number) == 1)
                .map(chain -> chain(chain).anchor());
        var proof = new Proof.Roll(number, faces, value, key, Canon.hex(link), next);
        return noted(new Entry.Roll(key, faces, value, proof.toString()));
    }

    static int value(byte[] link, String binding, int number, String key, int faces) {
        return 1 + new Lots(link, Canon.fields("postrider/roll/1", binding, number, key, faces)).below(faces);
    }

    @Override
    public Entry.Shuffle shuffle(String key, List<String> cards) {
        if (cards.isEmpty()) throw new IllegalArgumentException("There are no cards to shuffle for " + key + ".");
        int number = past.shuffles() + 1;
        var seed = secret.shuffle(binding.game(), number);
        var deck = Deck.shuffled(seed, binding.game(), number, binding.hash(), key, cards);
        decks.put(number, deck);
        var proof = new Proof.Shuffle(number, cards.size(), key, binding.hash(), deck.root());
        return noted(new Entry.Shuffle(key, cards, proof.toString()));
    }

    @Override
    public Entry.Draw draw(String key) {
        var top = past.inUse();
        return noted(new Entry.Draw(key, deck(top).order().get(top.drawn())));
    }

    @Override
    public Entry.Show show(String key, String card) {
        var place =
                past.dealt(card).orElseThrow(() -> new IllegalStateException(card + " is shown but was never dealt."));
        var deck = deck(past.shuffle(place.shuffle()));
        int position = place.position();
        var proof = new Proof.Card(place.shuffle(), position, card, deck.salt(position), deck.path(position));
        return noted(new Entry.Show(key, card, proof.toString()));
    }

    @Override
    public Entry.Open open(String key) {
        return noted(new Entry.Open(key, opened(past.doneWith())));
    }

    /** The proofs for the last letters of a game: its secret, and every shuffle that is still sealed. */
    public List<String> lastWords() {
        var words = new ArrayList<String>();
        words.add("[ secret %s of %s ]".formatted(secret.hex(), binding.game()));
        past.sealed().forEach(shuffle -> words.add(opened(List.of(shuffle))));
        return words;
    }

    private String opened(List<Past.Shuffled> shuffles) {
        return shuffles.stream()
                .map(s -> new Proof.Opened(s.number(), Canon.hex(deck(s).secret()), s.cards()).toString())
                .collect(Collectors.joining(" "));
    }

    private Chain chain(int number) {
        return chains.computeIfAbsent(number, n -> secret.chain(binding.game(), n));
    }

    private Deck deck(Past.Shuffled shuffle) {
        return decks.computeIfAbsent(shuffle.number(), number -> {
            var committed = Proof.read(shuffle.commitment())
                    .filter(Proof.Shuffle.class::isInstance)
                    .map(Proof.Shuffle.class::cast)
                    .orElseThrow(() -> new IllegalStateException("Shuffle " + number + " was not sealed."));
            return Deck.again(secret.shuffle(binding.game(), number), binding.game(), committed, shuffle.cards());
        });
    }

    private <E extends Entry> E noted(E entry) {
        past.add(entry);
        return entry;
    }
}
