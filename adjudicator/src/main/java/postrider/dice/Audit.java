package postrider.dice;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import postrider.files.Hash;
import postrider.kernel.Entry;
import postrider.kernel.Parts;
import postrider.text.Lists;

/**
 * Checks the dice, cards and orders of a game in their order, as docs/dice.md, section 8, lays down. Until the end of the game it needs
 * no secret. It throws {@link Unproved} at the first that differs from what the referee is committed to.
 */
public final class Audit {
    private final String game;
    private final Map<String, String> commitments;
    private final int places;
    private ChanceHistory history = new ChanceHistory();
    private final List<Order> orders = new ArrayList<>();

    /** The cards drawn from each shuffle so far, from the top; those drawn in impulses that were taken back stay. */
    private final List<List<String>> drawn = new ArrayList<>();

    /** Link 0 of each dice chain told so far. */
    private final List<String> anchors = new ArrayList<>();

    private final Set<ChanceHistory.Place> shown = new HashSet<>();

    private String link;

    private boolean seated;

    private record Order(String root, List<String> words) {}

    /** @param commitments from the header; both players have them in their first letter (section 3) */
    public Audit(String game, Map<String, String> commitments) {
        this.game = game;
        this.commitments = Map.copyOf(commitments);
        this.places = SealedOrder.places(commitments);
        this.link = commitments.getOrDefault("dice", "");
        anchors.add(link);
    }

    /** Adds the next order of the game. Whether its words are sealed under the root can be checked only with the secret. */
    public void order(String root, List<String> words) {
        var parts = Proof.tame(Parts.of(words));
        require(
                parts.size() <= places && !parts.contains(""),
                "order %d has too many parts, or an empty one",
                orders.size() + 1);
        orders.add(new Order(root, words));
    }

    /**
     * Checks one entry of a journal.
     *
     * @param binding the binding of its impulse
     * @param undone what must come again instead of being rolled anew
     * @param journal the entries of the impulse before it
     */
    public void check(Binding binding, Entry entry, Undone undone, List<Entry> journal) {
        switch (entry) {
            case Entry.Answer answer -> {}
            case Entry.Roll roll -> check(binding, roll, undone.roll(journal, roll.key(), roll.die()));
            case Entry.Shuffle shuffle ->
                check(
                        binding,
                        shuffle,
                        undone.shuffle(journal, shuffle.key(), shuffle.deck(), shuffle.cards())
                                .filter(history::isSealed));
            case Entry.Draw draw -> check(draw);
            case Entry.Show show -> check(show);
            case Entry.Open open -> check(open);
            case Entry.Told told -> check(binding, told);
            case Entry.Seats seats -> checkSeats(binding);
        }
        history.add(entry);
    }

    /** Checks, at the end of the game, that everything follows from the secret (section 8, check 7). */
    public void reveal(Secret secret) {
        require(secret.commitments(game, places).equals(commitments), "the secret is not the one that was committed");
        for (int i = 0; i < anchors.size(); i++)
            require(
                    anchors.get(i).equals(secret.chain(game, i + 1).anchor()),
                    "dice chain %d is not made from the secret",
                    i + 1);
        for (int i = 0; i < orders.size(); i++) {
            var order = orders.get(i);
            require(
                    SealedOrder.of(secret, game, places, i + 1, order.words())
                            .root()
                            .equals(order.root()),
                    "order %d is not the one that was sealed",
                    i + 1);
        }
        for (int number = 1; number <= history.shuffles(); number++) {
            var shuffle = history.shuffle(number);
            open(shuffle, secret.shuffle(game, number));
            history.open(shuffle);
        }
    }

    /**
     * Checks a roll (section 5; section 8, check 3).
     *
     * @param known the recorded roll that must come again (section 10)
     */
    private void check(Binding binding, Entry.Roll roll, Optional<Entry.Roll> known) {
        if (isAgain(roll, roll.proof(), known)) return;
        int number = history.rolls() + 1;
        var proof = proof(Proof.Roll.class, roll.proof(), "roll " + number);
        require(
                proof.number() == number
                        && proof.die().equals(roll.die())
                        && proof.value() == roll.value()
                        && proof.key().equals(Proof.tame(roll.key())),
                "roll %d is not the roll its proof speaks of",
                number);
        if (Chain.linkOf(number) == 1) link = anchors.get(Chain.chainOf(number) - 1);
        var next = Canon.bytes(proof.link());
        require(Hash.sha256(next).equals(link), "the link of roll %d is not the next of the chain", number);
        require(
                SealedChance.value(next, binding.hash(), number, proof.key(), proof.die()) == proof.value(),
                "roll %d does not come to %d",
                number,
                proof.value());
        require(
                proof.next().isPresent() == (Chain.linkOf(number) == 1),
                "roll %d commits the next chain out of turn, or does not",
                number);
        proof.next().ifPresent(anchors::add);
        link = proof.link();
    }

    /**
     * Checks what can be checked of a shuffle while it is sealed (section 6; section 8, check 4).
     *
     * @param known the recorded shuffle that must come again (section 10)
     */
    private void check(Binding binding, Entry.Shuffle shuffle, Optional<Entry.Shuffle> known) {
        if (isAgain(shuffle, shuffle.commitment(), known)) return;
        int number = history.shuffles() + 1;
        var proof = proof(Proof.Shuffle.class, shuffle.commitment(), "shuffle " + number);
        require(
                proof.number() == number
                        && proof.deck().equals(shuffle.deck())
                        && proof.size() == shuffle.cards().size()
                        && proof.binding().equals(binding.hash())
                        && proof.key().equals(Proof.tame(shuffle.key())),
                "shuffle %d is not the shuffle its commitment speaks of",
                number);
        require(
                SealedList.mayBeShuffled(shuffle.cards()),
                "the cards of shuffle %d do not stand in order, each once and in plain text",
                number);
        drawn.add(new ArrayList<>());
    }

    /** Whether an entry repeats a recorded one. It must do so exactly if one is known. */
    private static boolean isAgain(Entry entry, String proof, Optional<? extends Entry> known) {
        boolean again = Proof.Again.read(proof).isPresent();
        require(
                known.isPresent() || !again,
                "%s is said to come again, but no such impulse was taken back",
                entry.key());
        require(
                known.isEmpty() || entry.equals(known.get()),
                "%s was to come again as it came in the impulse that was taken back",
                entry.key());
        return again;
    }

    /** Takes impulses back: puts the decks back to where they were before them (section 10). */
    public void backTo(ChanceHistory before) {
        history = before.copy();
    }

    private void checkSeats(Binding binding) {
        require(binding.impulse() == 0 && !seated, "who plays which side is settled once, in the set-up");
        seated = true;
    }

    /** Checks that a card comes from a deck that holds it. Its place is checked when the shuffle is opened. */
    private void check(Entry.Draw draw) {
        var deck = history.inUse(draw.deck())
                .orElseThrow(() -> new Unproved("%s was drawn before any shuffle".formatted(draw.card())));
        require(
                deck.left() > 0 && deck.cards().contains(draw.card()),
                "%s was drawn from a deck that does not hold it",
                draw.card());
        var known = drawn.get(deck.number() - 1);
        if (deck.drawn() == known.size()) known.add(draw.card());
        require(
                known.get(deck.drawn()).equals(draw.card()),
                "%s was drawn where another card had lain before that was taken back",
                draw.card());
    }

    /** Checks that a card was at the place it was dealt from, and that its path leads to the root (section 8, check 4). */
    private void check(Entry.Show show) {
        var proof = proof(Proof.Card.class, show.proof(), "card " + show.card());
        var place = new ChanceHistory.Place(proof.shuffle(), proof.leaf().place());
        require(
                history.dealt(show.deck(), show.card()).equals(Optional.of(place))
                        && proof.leaf().item().equals(show.card()),
                "%s was not dealt from where its proof says",
                show.card());
        require(
                SealedList.root(SealedList.CARD, game, proof.shuffle(), proof.leaf())
                        .equals(history.shuffle(proof.shuffle()).committed().root()),
                "the proof of %s does not lead to the commitment of shuffle %d",
                show.card(),
                proof.shuffle());
        shown.add(place);
    }

    /** Checks that a part is that of the order, and that its path leads to the root (section 8, check 6). */
    private void check(Binding binding, Entry.Told told) {
        var proof = proof(Proof.Part.class, told.proof(), told.key());
        var order = binding.ordered().orElseThrow(() -> new Unproved("a part of an order is told where there is none"));
        var parts = Proof.tame(Parts.of(orders.get(order.number() - 1).words()));
        require(
                proof.order() == order.number()
                        && told.part() >= 1
                        && told.part() <= parts.size()
                        && proof.leaf().item().equals(parts.get(told.part() - 1)),
                "%s of order %d is not the part its proof speaks of",
                told.key(),
                order.number());
        require(
                proof.leads(order.root(), game, places),
                "the proof of %s does not lead to the root of order %d",
                told.key(),
                order.number());
    }

    /** Checks that exactly the shuffles that are due are opened (section 6). */
    private void check(Entry.Open open) {
        var rest = open.secrets();
        for (var shuffle : history.doneWith(open.deck(), open.hidden())) {
            var text = rest.substring(0, rest.indexOf(']') + 1);
            var proof = proof(Proof.Opened.class, text, "opening of shuffle " + shuffle.number());
            require(
                    proof.shuffle() == shuffle.number() && proof.cards().equals(shuffle.cards()),
                    "shuffle %d is opened with other cards than went in",
                    shuffle.number());
            open(shuffle, Canon.bytes(proof.secret()));
            rest = rest.substring(text.length()).replaceFirst("^ (?=\\[)", "");
        }
        require(rest.isEmpty(), "a shuffle is opened that was not to be opened");
    }

    /** Makes a shuffle again from its secret: it must have the root committed, and the cards drawn must be its top (section 8, check 5). */
    private void open(ChanceHistory.Shuffled shuffle, byte[] secret) {
        int number = shuffle.number();
        var deck = shuffle.again(secret, game);
        var dealt = drawn.get(number - 1);
        require(deck.root().equals(shuffle.committed().root()), "shuffle %d is not the one committed", number);
        require(
                deck.items().subList(0, dealt.size()).equals(dealt),
                "shuffle %d was not dealt from the top down",
                number);
    }

    private static <P extends Proof> P proof(Class<P> kind, String text, String what) {
        return Proof.read(text)
                .filter(kind::isInstance)
                .map(kind::cast)
                .orElseThrow(() -> new Unproved("%s has no proof that can be read".formatted(what)));
    }

    private static void require(boolean fits, String fault, Object... about) {
        if (!fits) throw new Unproved(fault.formatted(about));
    }

    public int rolls() {
        return history.rolls();
    }

    public int shuffles() {
        return history.shuffles();
    }

    /** How many cards were shown, each counted once for each shuffle it came from. */
    public int shown() {
        return shown.size();
    }

    /** How many shuffles were opened. */
    public int opened() {
        return history.shuffles() - history.sealed().size();
    }

    /** The numbers of the shuffles that are still sealed. */
    public List<Integer> sealed() {
        return Lists.map(history.sealed(), ChanceHistory.Shuffled::number);
    }

    /** A die, card or order has no valid proof. The message names it. */
    public static final class Unproved extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unproved(String why) {
            super(why);
        }
    }
}
