package postrider.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import postrider.dice.Binding;
import postrider.dice.Secret;
import postrider.kernel.Die;
import postrider.kernel.Entry;
import postrider.kernel.ruling.Side;
import postrider.kit.Sides;
import postrider.log.Event.Letter.Purpose;
import postrider.proof.Samples;

class GameLogTest {
    private static final Secret SECRET = Secret.of("17".repeat(32));
    private GameLog log = GameLog.NOTHING;
    private int entries;

    @BeforeEach
    void begin() {
        happens(Samples.header(""));
        played(true);
    }

    private void happens(Event event, Outgoing... outbox) {
        log = log.with(new StoredEvent(++entries, event, List.of(outbox), Samples.NOON.plusSeconds(entries), "00"));
    }

    private void letter(Purpose purpose, Side side, String digest, Outgoing... outbox) {
        happens(
                new Event.Letter(
                        purpose,
                        side,
                        log.impulse(),
                        "<" + digest + ">",
                        digest,
                        "signed " + digest,
                        "signature",
                        List.of("play " + digest + "; to Albany"),
                        List.of("clause " + digest),
                        Optional.of("root " + digest).filter(root -> purpose == Purpose.ORDER)),
                outbox);
    }

    private void motion(Side side, String words) {
        happens(new Event.Letter(
                Purpose.MOTION,
                side,
                log.impulse(),
                "<" + words + ">",
                words,
                "signed",
                "signature",
                List.of(words),
                List.of(),
                Optional.empty()));
    }

    private void played(boolean whole, Entry... entries) {
        happens(new Event.Played(
                log.impulse(),
                List.of(entries),
                whole ? List.of() : List.of("7.8 intercept"),
                List.of(),
                Optional.of("position").filter(position -> whole),
                Optional.empty()));
    }

    private static Outgoing to(Side side, String id) {
        return new Outgoing(side, LetterKind.REPORT, id, "00");
    }

    private void assertBound(String american, String british, Side by, int number, String letter) {
        var ordered = Optional.of(new Binding.Ordered(by, false, letter, number, "root " + letter));
        var nonces = Map.of(Sides.AMERICAN, american, Sides.BRITISH, british);
        assertEquals(
                new Binding("ww-017", log.impulse(), ordered, nonces),
                log.dice().binding());
    }

    @Test
    void theDiceOfAnImpulseAreBoundToItsOrderAndTheLettersBeforeIt() {
        letter(Purpose.ORDER, Sides.AMERICAN, "a1");
        assertBound(Binding.NO_LETTER, Binding.NO_LETTER, Sides.AMERICAN, 1, "a1");
        played(true);
        letter(Purpose.ORDER, Sides.BRITISH, "b2");
        assertBound("a1", Binding.NO_LETTER, Sides.BRITISH, 2, "b2");
        played(false);
        letter(Purpose.ANSWER, Sides.AMERICAN, "a2");
        assertBound("a1", Binding.NO_LETTER, Sides.BRITISH, 2, "b2");
        played(true);
        letter(Purpose.ORDER, Sides.AMERICAN, "a3");
        assertBound("a1", "b2", Sides.AMERICAN, 3, "a3");
    }

    @Test
    void anImpulseIsOpenFromItsOrderToItsEnd() {
        assertEquals(1, log.impulse());
        letter(Purpose.ORDER, Sides.BRITISH, "b1");
        assertFalse(log.open().stopped());
        var die = new Entry.Roll("9.2 die", Die.D6, 3, "");
        played(false, die);
        assertTrue(log.open().stopped());
        letter(Purpose.ANSWER, Sides.AMERICAN, "a1");
        assertTrue(log.open().answered(Sides.AMERICAN));
        assertFalse(log.open().answered(Sides.BRITISH));
        assertEquals(List.of(die), log.open().journal());
        played(false);
        assertEquals(List.of(), log.open().pending());
        played(true);
        assertEquals(2, log.impulse());
        assertEquals(List.of(), log.open().journal());
        assertEquals(Optional.empty(), log.open().order());
    }

    @Test
    void theLastStandingOrdersOfASideCount() {
        letter(Purpose.STANDING, Sides.BRITISH, "s1");
        letter(Purpose.STANDING, Sides.BRITISH, "s2");
        assertEquals(List.of("clause s2"), log.standing().words(Sides.BRITISH));
        assertEquals(List.of(), log.standing().words(Sides.AMERICAN));
    }

    @Test
    void partsOfAnOrderNotCarriedOutAreRevealedAtTheEnd() {
        letter(Purpose.ORDER, Sides.BRITISH, "b1");
        played(true, new Entry.Told("7.3 part 2", 2, ""));
        letter(Purpose.ORDER, Sides.AMERICAN, "a2");
        played(true);
        var untold = log.dice().untold(SECRET);
        assertEquals(1, untold.size());
        assertEquals(2, untold.getFirst().number());
        assertTrue(untold.getFirst().opened().toString().endsWith(" parts play a2 | to Albany ]"));
    }

    @Test
    void threadsAreFlat() {
        letter(Purpose.STANDING, Sides.BRITISH, "s1", to(Sides.BRITISH, "<welcome>"), to(Sides.AMERICAN, "<a>"));
        assertEquals(List.of("<welcome>", "<s1>"), british().references());
        letter(Purpose.ORDER, Sides.BRITISH, "b1");
        assertEquals(List.of("<welcome>", "<b1>"), british().references());
        assertTrue(log.correspondence(Sides.BRITISH).awaitsAnswer());
        happens(new Event.Rejected(Sides.BRITISH, "<help>", "d", List.of("help")), to(Sides.BRITISH, "<r2>"));
        assertEquals(List.of("<welcome>", "<help>"), british().references());
        played(true);
        assertEquals(List.of("<welcome>", "<b1>"), british().references());
        happens(new Event.Posted("reminder"), to(Sides.BRITISH, "<r3>"));
        assertEquals(List.of("<welcome>"), british().references());
        assertEquals(List.of("<a>"), log.correspondence(Sides.AMERICAN).thread().references());
    }

    private Correspondence.Thread british() {
        return log.correspondence(Sides.BRITISH).thread();
    }

    /** An order itself sends its writer nothing; their next letter reports it. */
    @Test
    void theNextLetterAnswersWhatIsStillUnanswered() {
        letter(Purpose.ORDER, Sides.BRITISH, "b1");
        var order = log.open().order().orElseThrow();
        assertEquals(Optional.of(""), log.correspondence(Sides.BRITISH).answer(order.messageId(), order.digest()));
        assertEquals(Optional.of(order), log.unannounced());
        happens(new Event.Posted("receipt"), to(Sides.AMERICAN, "<r1>"));
        assertEquals(Optional.of(""), log.correspondence(Sides.BRITISH).answer(order.messageId(), order.digest()));
        assertEquals(Optional.empty(), log.unannounced());
        assertEquals(Optional.of(order), log.unannounced(Sides.BRITISH));
        assertEquals(Optional.empty(), log.unannounced(Sides.AMERICAN));
        played(false);
        assertEquals(Optional.empty(), log.unannounced(Sides.BRITISH));
        happens(new Event.Posted("reminder"), to(Sides.BRITISH, "<r2>"));
        assertEquals(Optional.of("<r2>"), log.correspondence(Sides.BRITISH).answer(order.messageId(), order.digest()));
        happens(new Event.Posted("reminder"), to(Sides.BRITISH, "<r3>"));
        assertEquals(Optional.of("<r2>"), log.correspondence(Sides.BRITISH).answer(order.messageId(), order.digest()));
    }

    @Test
    void theLogKnowsWhatBecameOfALetter() {
        letter(Purpose.STANDING, Sides.BRITISH, "s1", to(Sides.BRITISH, "<r1>"));
        happens(new Event.Rejected(Sides.BRITISH, "<x>", "d", List.of("help")), to(Sides.BRITISH, "<r2>"));
        var british = log.correspondence(Sides.BRITISH);
        assertEquals(Optional.of("<r1>"), british.answer("<s1>", "s1"));
        assertEquals(Optional.of("<r2>"), british.answer("<x>", "d"));
        assertEquals(Optional.empty(), british.answer("<x>", "s1"));
        assertEquals(Optional.empty(), log.correspondence(Sides.AMERICAN).answer("<s1>", "s1"));
        assertEquals(Purpose.STANDING, british.deed("signed s1").orElseThrow().purpose());
        assertEquals(Optional.empty(), british.deed("signed s2"));
    }

    @Test
    void aGameIsSettledWhenOnlyALetterCanMoveIt() {
        assertFalse(log.settled());
        happens(new Event.Posted("welcome"));
        assertTrue(log.settled());
        letter(Purpose.ORDER, Sides.BRITISH, "b1");
        assertFalse(log.settled());
        played(false);
        assertTrue(log.settled());
        letter(Purpose.ANSWER, Sides.AMERICAN, "a1");
        assertFalse(log.settled());
        played(true);
        assertTrue(log.settled());
    }

    /** Otherwise a reminder's date would tell the opponent that a side has written. */
    @Test
    void whatAsksNobodyAnythingDoesNotMoveTheGame() {
        letter(Purpose.ORDER, Sides.BRITISH, "b1");
        played(false);
        var moved = log.latest().moved();
        letter(Purpose.STANDING, Sides.BRITISH, "s1");
        letter(Purpose.ANSWER, Sides.AMERICAN, "a1");
        happens(new Event.Rejected(Sides.BRITISH, "<x>", "d", List.of("help")));
        happens(new Event.Note("so be it"));
        assertEquals(moved, log.latest().moved());
        motion(Sides.BRITISH, "press: good luck");
        motion(Sides.BRITISH, "offer draw");
        happens(new Event.Posted(Event.Posted.REMINDER));
        assertEquals(moved, log.latest().moved());
        assertTrue(log.latest().reminded().isAfter(moved));
        motion(Sides.AMERICAN, "dispute 0: it cannot be");
        motion(Sides.AMERICAN, "withdraw");
        assertTrue(log.latest().moved().isAfter(log.latest().reminded()), "the game was held");
    }
}
