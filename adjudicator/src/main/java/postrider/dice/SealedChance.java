package postrider.dice;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.kernel.Chance;
import postrider.kernel.Die;
import postrider.kernel.Entry;
import postrider.text.Lists;

/**
 * Dice and cards that both players can check (docs/dice.md, sections 5 to 7). The same secret, history and binding always give the same
 * results, so a referee whose machine crashes cannot roll again.
 */
public final class SealedChance implements Chance {
    private final Secret secret;
    private final Binding binding;
    private final Optional<SealedOrder> order;
    private final ChanceHistory history;
    private final Undone undone;
    private final Map<Integer, SealedList> decks = new HashMap<>();
    private List<Entry> journal = List.of();

    /**
     * @param earlier the game so far, including this impulse
     * @param order the order; empty where the game moves by itself
     * @param undone what must come again instead of being rolled anew (section 10)
     */
    public SealedChance(
            Secret secret, ChanceHistory earlier, Binding binding, Optional<SealedOrder> order, Undone undone) {
        this.undone = undone;
        this.secret = secret;
        this.binding = binding;
        this.order = order;
        this.history = earlier.copy();
    }

    @Override
    public Chance after(List<Entry> known) {
        journal = List.copyOf(known);
        return this;
    }

    @Override
    public Entry.Roll roll(String key, Die die) {
        return noted(undone.roll(journal, key, die).orElseGet(() -> rolled(key, die)));
    }

    /** A new roll, with the next number and link (section 5). */
    private Entry.Roll rolled(String key, Die die) {
        int number = history.rolls() + 1;
        var link = secret.chain(binding.game(), Chain.chainOf(number)).link(Chain.linkOf(number));
        int value = value(link, binding.hash(), number, Proof.tame(key), die);
        var next = Optional.of(Chain.chainOf(number) + 1)
                .filter(chain -> Chain.linkOf(number) == 1)
                .map(chain -> secret.chain(binding.game(), chain).anchor());
        var proof = new Proof.Roll(number, die, value, key, Canon.hex(link), next);
        return new Entry.Roll(key, die, value, proof.toString());
    }

    /** The value of a roll (section 5). */
    static int value(byte[] link, String binding, int number, String key, Die die) {
        return die.low()
                + new RandomStream(link, "postrider/roll/2", binding, number, key, die.low(), die.faces())
                        .below(die.faces());
    }

    @Override
    public Entry.Shuffle shuffle(String key, String deck, List<String> cards) {
        if (!SealedList.mayBeShuffled(cards))
            throw new IllegalArgumentException("The %s wants cards, with plain names in order.".formatted(deck));
        return noted(undone.shuffle(journal, key, deck, cards)
                .filter(history::isSealed)
                .orElseGet(() -> shuffled(key, deck, cards)));
    }

    private Entry.Shuffle shuffled(String key, String deck, List<String> cards) {
        int number = history.shuffles() + 1;
        var sealed =
                shuffled(secret.shuffle(binding.game(), number), binding.game(), number, binding.hash(), key, cards);
        decks.put(number, sealed);
        var proof = new Proof.Shuffle(number, deck, cards.size(), key, binding.hash(), sealed.root());
        return new Entry.Shuffle(key, deck, cards, proof.toString());
    }

    /**
     * Shuffles and seals a deck (section 6).
     *
     * @param secret of this shuffle alone
     * @param key what the shuffle is for
     * @param cards the cards, listed in order
     * @return the deck from the top down
     */
    static SealedList shuffled(byte[] secret, String game, int number, String binding, String key, List<String> cards) {
        var stream = new RandomStream(secret, "postrider/shuffled/2", binding, number, Proof.tame(key), cards.size());
        return new SealedList(SealedList.CARD, secret, game, number, stream.shuffled(cards));
    }

    @Override
    public Entry.Draw draw(String key, String deck) {
        var top = history.top(deck);
        return noted(new Entry.Draw(key, deck, deck(top).items().get(top.drawn())));
    }

    @Override
    public Entry.Show reveal(String key, String deck, String card) {
        var place = history.dealt(deck, card)
                .orElseThrow(() -> new IllegalStateException(card + " is shown but was never dealt."));
        var leaf = deck(history.shuffle(place.shuffle())).leaf(place.position());
        return noted(new Entry.Show(key, deck, card, new Proof.Card(place.shuffle(), leaf).toString()));
    }

    @Override
    public Entry.Open open(String key, String deck, List<String> hidden) {
        var secrets = Lists.joined(
                history.doneWith(deck, hidden), " ", shuffle -> opened(shuffle).toString());
        return noted(new Entry.Open(key, deck, hidden, secrets));
    }

    @Override
    public Entry.Told disclose(String key, int part) {
        return new Entry.Told(key, part, order.orElseThrow().part(part).toString());
    }

    /** The proofs for the last letters of a game: its secret, and the opening of every shuffle that is still sealed. */
    public List<String> lastWords() {
        return Stream.concat(
                        Stream.of("[ secret %s of %s ]".formatted(secret.hex(), binding.game())),
                        history.sealed().stream().map(shuffle -> opened(shuffle).toString()))
                .toList();
    }

    private Proof opened(ChanceHistory.Shuffled shuffle) {
        return new Proof.Opened(shuffle.number(), Canon.hex(deck(shuffle).secret()), shuffle.cards());
    }

    private SealedList deck(ChanceHistory.Shuffled shuffle) {
        return decks.computeIfAbsent(
                shuffle.number(), number -> shuffle.again(secret.shuffle(binding.game(), number), binding.game()));
    }

    private <E extends Entry> E noted(E entry) {
        history.add(entry);
        return entry;
    }
}
