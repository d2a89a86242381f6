package postrider.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import postrider.kernel.Chance;
import postrider.kernel.Die;
import postrider.kernel.Entry;

/** Dice and cards of a cheating referee, with proofs as good as they can be. */
public final class CrookedChance implements Chance {
    /** A way to cheat. */
    public enum Trick {
        /** Tries lists of the same cards until the deck is to the referee's liking. */
        STACKED,
        /** Puts a card into the deck twice. */
        DOUBLED,
        FROM_THE_BOTTOM,
        /** Rolls for words that are not tamed, so that lookalikes give other dice. */
        LOOKALIKE_DIE,
        /** Tries purposes until the deck is to the referee's liking. */
        SHUFFLES_FOR_MORE,
        /** Seals orders in another number of places. */
        IN_OTHER_PLACES
    }

    private final Trick trick;
    private final Secret secret;
    private final ChanceHistory history;
    private final Binding binding;
    private final Optional<SealedOrder> order;

    /** The parameters are those of {@link SealedChance}, and the trick. */
    public CrookedChance(
            Trick trick, Secret secret, ChanceHistory earlier, Binding binding, Optional<SealedOrder> order) {
        this.trick = trick;
        this.secret = secret;
        this.history = earlier.copy();
        this.binding = binding;
        this.order = order;
    }

    /** The journal names the cards that the rules want, but the commitment is to others. */
    @Override
    public Entry.Shuffle shuffle(String key, String deck, List<String> cards) {
        int number = history.shuffles() + 1;
        var purpose = key + more();
        var sealed =
                SealedChance.shuffled(secret(number), binding.game(), number, binding.hash(), purpose, listed(cards));
        var proof = new Proof.Shuffle(number, deck, cards.size(), purpose, binding.hash(), sealed.root());
        return noted(new Entry.Shuffle(key, deck, cards, proof.toString()));
    }

    /** What the purpose of a shuffle contains besides rule and deck. */
    private String more() {
        return trick == Trick.SHUFFLES_FOR_MORE ? " again" : "";
    }

    private List<String> listed(List<String> cards) {
        var listed = new ArrayList<>(cards);
        if (trick == Trick.DOUBLED) listed.set(0, listed.get(1));
        return trick == Trick.STACKED ? listed.reversed() : listed;
    }

    @Override
    public Entry.Draw draw(String key, String deck) {
        var top = history.top(deck);
        return noted(new Entry.Draw(
                key, deck, deck(top.number()).items().get(place(top.number(), top.drawn() + 1) - 1)));
    }

    @Override
    public Entry.Show reveal(String key, String deck, String card) {
        var dealt = history.dealt(deck, card).orElseThrow();
        var leaf = deck(dealt.shuffle()).leaf(place(dealt.shuffle(), dealt.position()));
        return noted(new Entry.Show(key, deck, card, new Proof.Card(dealt.shuffle(), leaf).toString()));
    }

    /** The place in the deck of the card dealt as number {@code dealt}. */
    private int place(int shuffle, int dealt) {
        return trick == Trick.FROM_THE_BOTTOM ? history.shuffle(shuffle).cards().size() - dealt + 1 : dealt;
    }

    private SealedList deck(int number) {
        var shuffle = history.shuffle(number);
        var plain = shuffle.commitment().replace(more() + ", binding", ", binding");
        var committed = (Proof.Shuffle) Proof.read(plain).orElseThrow();
        return SealedChance.shuffled(
                secret(number),
                binding.game(),
                number,
                committed.binding(),
                committed.key() + more(),
                listed(shuffle.cards()));
    }

    private byte[] secret(int shuffle) {
        return secret.shuffle(binding.game(), shuffle);
    }

    @Override
    public Entry.Roll roll(String key, Die die) {
        var roll = honest().roll(key, die);
        if (trick != Trick.LOOKALIKE_DIE) return noted(roll);
        var told = (Proof.Roll) Proof.read(roll.proof()).orElseThrow();
        int value = SealedChance.value(Canon.bytes(told.link()), binding.hash(), told.number(), key, die);
        var before = "[ roll %d, %s = ".formatted(told.number(), die);
        var proof = roll.proof().replace(before + told.value() + ", " + told.key(), before + value + ", " + key);
        return noted(new Entry.Roll(key, die, value, proof));
    }

    /** An order sealed under any number and in any number of places, its parts not tamed. */
    public static SealedOrder order(Secret secret, String game, int places, int number, List<String> parts) {
        return SealedOrder.of(secret.order(game, number), game, places, number, parts);
    }

    @Override
    public Entry.Open open(String key, String deck, List<String> hidden) {
        var secrets = history.doneWith(deck, hidden).stream()
                .map(shuffle ->
                        new Proof.Opened(shuffle.number(), Canon.hex(secret(shuffle.number())), shuffle.cards()))
                .map(Proof::toString)
                .collect(Collectors.joining(" "));
        return noted(new Entry.Open(key, deck, hidden, secrets));
    }

    @Override
    public Entry.Told disclose(String key, int part) {
        return noted(honest().disclose(key, part));
    }

    private SealedChance honest() {
        return new SealedChance(secret, history, binding, order, Undone.NOTHING);
    }

    private <E extends Entry> E noted(E entry) {
        history.add(entry);
        return entry;
    }
}
