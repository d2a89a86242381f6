package postrider.dice;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.kernel.Die;
import postrider.kernel.Entry;
import postrider.kernel.Parts;
import postrider.kit.Sides;

/** Forgeries that only one check can find. */
class AuditTest {
    private static final String GAME = "ww-017";
    private static final Secret SECRET = Secret.of("2a".repeat(32));
    private static final String OTHER = "2b".repeat(32);
    private static final List<String> WORDS = List.of("play 7; to Albany");
    private static final SealedOrder ORDER = SealedOrder.of(SECRET, GAME, Parts.FEW, 1, WORDS);
    private static final Binding BINDING = new Binding(
            GAME,
            23,
            Optional.of(new Binding.Ordered(Sides.BRITISH, false, "be".repeat(32), 1, ORDER.root())),
            Map.of(Sides.AMERICAN, "11".repeat(32), Sides.BRITISH, Binding.NO_LETTER));

    private final SealedChance chance =
            new SealedChance(SECRET, ChanceHistory.NONE, BINDING, Optional.of(ORDER), Undone.NOTHING);
    private final Audit audit = new Audit(GAME, SECRET.commitments(GAME, Parts.FEW));

    @Test
    void theSecretIsTheOneCommitted() {
        var commitments = Map.of(
                "dice", SECRET.commitments(GAME, Parts.FEW).get("dice"),
                "secret", Secret.of(OTHER).commitments(GAME, Parts.FEW).get("secret"));
        assertFault("the secret is not the one that was committed", () -> new Audit(GAME, commitments).reveal(SECRET));
    }

    @Test
    void onlyTheFirstRollOfAChainCommitsTheNext() {
        var first =
                (Proof.Roll) Proof.read(chance.roll("9.2 die", Die.D6).proof()).orElseThrow();
        assertFault("roll 1 commits the next chain out of turn", () -> check(with(first, Optional.empty())));
        check(roll(first));
        var second =
                (Proof.Roll) Proof.read(chance.roll("9.2 die", Die.D6).proof()).orElseThrow();
        assertFault("roll 2 commits the next chain out of turn", () -> check(with(second, first.next())));
    }

    @Test
    void noCardComesFromAnEmptyDeckOrFromNone() {
        assertFault("drawn before any shuffle", () -> check(new Entry.Draw("6.1 card", "deck", "7 Fog")));
        check(chance.shuffle("6.1 deck", "deck", List.of("7 Fog")));
        check(chance.draw("6.1 card", "deck"));
        assertFault(
                "drawn from a deck that does not hold it", () -> check(new Entry.Draw("6.1 card", "deck", "7 Fog")));
    }

    @Test
    void cardsAreDealtFromTheTopDown() {
        check(chance.shuffle("6.1 deck", "deck", List.of("1 Ambush", "2 Drums", "3 Fog")));
        var first = chance.draw("6.1 card", "deck");
        check(chance.draw("6.1 card", "deck"));
        check(first);
        assertFault("shuffle 1 was not dealt from the top down", () -> audit.reveal(SECRET));
    }

    @Test
    void anUntouchedDeckIsTheOneCommittedToo() {
        var shuffle = chance.shuffle("6.1 deck", "deck", List.of("1 Ambush", "2 Drums"));
        var proof = (Proof.Shuffle) Proof.read(shuffle.commitment()).orElseThrow();
        var other = new Proof.Shuffle(proof.number(), proof.deck(), proof.size(), proof.key(), proof.binding(), OTHER);
        check(new Entry.Shuffle(shuffle.key(), shuffle.deck(), shuffle.cards(), other.toString()));
        assertFault("shuffle 1 is not the one committed", () -> audit.reveal(SECRET));
    }

    @Test
    void aShuffleIsOpenedWithItsOwnSecret() {
        check(chance.shuffle("6.1 deck", "deck", List.of("1 Ambush", "2 Drums")));
        check(chance.shuffle("6.1 deck", "deck", List.of("1 Ambush", "2 Drums")));
        var opened = new Proof.Opened(1, OTHER, List.of("1 Ambush", "2 Drums"));
        assertFault(
                "shuffle 1 is not the one committed",
                () -> check(new Entry.Open("6.1 open", "deck", List.of(), opened.toString())));
        check(chance.open("6.1 open", "deck", List.of()));
        assertEquals(1, audit.opened());
        assertEquals(2, audit.shuffles());
    }

    @Test
    void theLastLettersRevealTheSecretAndOpenEverySealedShuffle() {
        chance.shuffle("6.1 deck", "deck", List.of("1 Ambush", "2 Drums"));
        var secret = Canon.hex(SECRET.shuffle(GAME, 1));
        assertEquals(
                List.of(
                        "[ secret " + SECRET.hex() + " of ww-017 ]",
                        "[ open shuffle 1, secret " + secret + " cards 1 Ambush | 2 Drums ]"),
                chance.lastWords());
    }

    @Test
    void theBlockOfAnImpulseNamesItsLetterAndItsOrder() {
        assertEquals(
                List.of(
                        "[ impulse 23 of ww-017, British letter " + "be".repeat(32) + " ]",
                        "[ order 1, root " + ORDER.root() + " ]"),
                BINDING.lines());
    }

    @Test
    void anOrderIsTheOneThatWasSealed() {
        audit.order(ORDER.root(), List.of("play 7; to Boston"));
        assertFault("order 1 is not the one that was sealed", () -> audit.reveal(SECRET));
    }

    @Test
    void aPartIsDisclosedAsItWasSealed() {
        audit.order(ORDER.root(), WORDS);
        check(chance.disclose("7.3 part 2", 2));
        var other = SealedOrder.of(SECRET, GAME, Parts.FEW, 2, WORDS).part(2).toString();
        assertFault("is not the part its proof speaks of", () -> check(new Entry.Told("7.3 part 2", 2, other)));
        var elsewhere = ((Proof.Part) ORDER.part(2)).leaf();
        var moved = new Proof.Leaf(elsewhere.place() % 32 + 1, elsewhere.item(), elsewhere.salt(), elsewhere.path());
        assertFault(
                "does not lead to the root of order 1",
                () -> check(new Entry.Told("7.3 part 2", 2, new Proof.Part(1, moved).toString())));
    }

    private void check(Entry entry) {
        audit.check(BINDING, entry, Undone.NOTHING, List.of());
    }

    private static Entry.Roll roll(Proof.Roll proof) {
        return new Entry.Roll("9.2 die", proof.die(), proof.value(), proof.toString());
    }

    private static Entry.Roll with(Proof.Roll proof, Optional<String> next) {
        return roll(new Proof.Roll(proof.number(), proof.die(), proof.value(), proof.key(), proof.link(), next));
    }

    private static void assertFault(String fault, Runnable forged) {
        var found = assertThrows(Audit.Unproved.class, forged::run);
        assertTrue(found.getMessage().contains(fault), found.getMessage());
    }
}
