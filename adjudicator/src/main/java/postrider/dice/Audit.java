package postrider.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import postrider.kernel.Entry;

/**
 * Checks the dice and cards of a game, entry by entry in their order, without its secret. Throws {@link Unproved} at the
 * first that is not what the commitments bind the referee to.
 */
public final class Audit {
    private final String game;
    private final Map<String, String> commitments;
    private final Past past = new Past(List.of());
    private final Map<Integer, Proof.Shuffle> committed = new TreeMap<>();
    private final Map<Integer, List<String>> draws = new TreeMap<>();
    private final List<String> anchors = new ArrayList<>();
    private String link;
    private int shown;

    /** @param commitments those of the header, which both players got in their first letter */
    public Audit(String game, Map<String, String> commitments) {
        this.game = game;
        this.commitments = Map.copyOf(commitments);
        this.link = commitments.getOrDefault("dice", "");
        anchors.add(link);
    }

    /** @param binding of the impulse the entry belongs to */
    public void check(Binding binding, Entry entry) {
        switch (entry) {
            case Entry.Answer answer -> {}
            case Entry.Roll roll -> check(binding, roll);
            case Entry.Shuffle shuffle -> check(binding, shuffle);
            case Entry.Draw draw -> check(draw);
            case Entry.Show show -> check(show);
            case Entry.Open open -> check(open);
        }
        past.add(entry);
    }

    /** The end of the game: the secret is on the table, and everything still sealed can be checked. */
    public void reveal(Secret secret) {
        require(secret.commitments(game).equals(commitments), "the secret is not the one that was committed");
        for (int i = 0; i < anchors.size(); i++)
            require(
                    anchors.get(i).equals(secret.chain(game, i + 1).anchor()),
                    "dice chain %d is not made from the secret",
                    i + 1);
        for (int number = 1; number <= past.shuffles(); number++) {
            open(past.shuffle(number), Canon.hex(secret.shuffle(game, number)));
            past.open(past.shuffle(number));
        }
    }

    private void check(Binding binding, Entry.Roll roll) {
        int number = past.rolls() + 1;
        var proof = proof(Proof.Roll.class, roll.proof(), "roll " + number);
        require(
                roll.faces() > 0
                        && proof.number() == number
                        && proof.faces() == roll.faces()
                        && proof.value() == roll.value()
                        && proof.key().equals(Proof.tame(roll.key())),
                "roll %d is not the roll its proof speaks of",
                number);
        if (Chain.linkOf(number) == 1) link = anchors.get(Chain.chainOf(number) - 1);
        var next = Canon.bytes(proof.link());
        require(Canon.hex(Canon.sha256(next)).equals(link), "the link of roll %d is not the next of the chain", number);
        require(
                SealedChance.value(next, binding.hash(), number, proof.key(), proof.faces()) == proof.value(),
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

    private void check(Binding binding, Entry.Shuffle shuffle) {
        int number = past.shuffles() + 1;
        var proof = proof(Proof.Shuffle.class, shuffle.commitment(), "shuffle " + number);
        require(
                proof.number() == number
                        && proof.size() == shuffle.cards().size()
                        && proof.binding().equals(binding.hash())
                        && proof.key().equals(Proof.tame(shuffle.key())),
                "shuffle %d is not the shuffle its commitment speaks of",
                number);
        committed.put(number, proof);
        draws.put(number, new ArrayList<>());
    }

    private void check(Entry.Draw draw) {
        require(past.shuffles() > 0, "%s was drawn before any shuffle", draw.card());
        var deck = past.shuffle(past.shuffles());
        require(
                deck.drawn() < deck.cards().size() && deck.cards().contains(draw.card()),
                "%s was drawn from a deck that does not hold it",
                draw.card());
        draws.get(deck.number()).add(draw.card());
    }

    private void check(Entry.Show show) {
        var proof = proof(Proof.Card.class, show.proof(), "card " + show.card());
        require(
                past.dealt(show.card()).equals(Optional.of(new Past.Place(proof.shuffle(), proof.position())))
                        && proof.card().equals(Proof.tame(show.card())),
                "%s was not dealt from where its proof says",
                show.card());
        var shuffle = committed.get(proof.shuffle());
        require(
                Deck.root(game, proof).equals(shuffle.root()),
                "the proof of %s does not lead to the commitment of shuffle %d",
                show.card(),
                shuffle.number());
        shown++;
    }

    private void check(Entry.Open open) {
        var rest = open.secrets();
        for (var shuffle : past.doneWith()) {
            var text = rest.substring(0, rest.indexOf(']') + 1);
            var proof = proof(Proof.Opened.class, text, "opening of shuffle " + shuffle.number());
            require(
                    proof.shuffle() == shuffle.number()
                            && proof.cards()
                                    .equals(shuffle.cards().stream()
                                            .map(Proof::tame)
                                            .toList()),
                    "shuffle %d is opened with other cards than went in",
                    shuffle.number());
            open(shuffle, proof.secret());
            rest = rest.substring(text.length()).strip();
        }
        require(rest.isEmpty(), "a shuffle is opened that was not to be opened");
    }

    private void open(Past.Shuffled shuffle, String secret) {
        var proof = committed.get(shuffle.number());
        var deck = Deck.again(Canon.bytes(secret), game, proof, shuffle.cards());
        require(deck.root().equals(proof.root()), "shuffle %d is not the one committed", shuffle.number());
        require(
                deck.order().subList(0, shuffle.drawn()).equals(draws.get(shuffle.number())),
                "shuffle %d was not dealt from the top down",
                shuffle.number());
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
        return past.rolls();
    }

    public int shuffles() {
        return past.shuffles();
    }

    public int shown() {
        return shown;
    }

    public int opened() {
        return past.shuffles() - past.sealed().size();
    }

    /** Numbers of the shuffles nobody can check yet. */
    public List<Integer> sealed() {
        return past.sealed().stream().map(Past.Shuffled::number).toList();
    }

    /** A die or card without a good proof. The message names it. */
    public static final class Unproved extends RuntimeException {
        private static final long serialVersionUID = 1;

        Unproved(String why) {
            super(why);
        }
    }
}
