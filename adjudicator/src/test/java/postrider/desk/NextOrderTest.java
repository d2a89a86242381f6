package postrider.desk;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.kernel.ruling.Side;
import postrider.kit.Rechained;
import postrider.log.Event;
import postrider.log.Event.Letter.Purpose;
import postrider.log.GameLog;
import postrider.log.Outgoing;
import postrider.log.Settlement;
import postrider.log.Signatures;
import postrider.log.StoredEvent;
import postrider.log.Written;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.play.SignedLetter;
import postrider.play.Status;
import postrider.proof.Samples;
import postrider.proof.Script;
import postrider.proof.Verification;
import postrider.store.GameFolder;
import postrider.text.Lists;

/** What may be written below an answer: clauses and the next order. */
class NextOrderTest {
    @TempDir
    Path home;

    private Office office;
    private Desk desk;
    private GameFolder folder;

    @BeforeEach
    void begin() {
        office = new Office(home);
        desk = office.desk();
        folder = (GameFolder) desk.begin(office.plan("r-1", "two"));
        receive(BRITISH, "raid Camden with " + card(BRITISH));
    }

    private Outcome receive(Side side, String... lines) {
        var header = List.of("game r-1", "impulse " + office.game(folder).log().impulse());
        return Office.receive(
                desk, folder, letter(side, Lists.concat(header, List.of(lines)).toArray(String[]::new)));
    }

    private SignedLetter letter(Side side, String... lines) {
        var plain = office.letter(side, lines);
        return new SignedLetter(
                side, plain.messageId(), new Written(plain.written().signed(), Samples.SIGNATURE), plain.opened());
    }

    private String card(Side side) {
        return office.hand(folder, side).getFirst();
    }

    private List<Event.Letter> letters() {
        return Lists.filter(Lists.map(Office.events(folder), StoredEvent::event), Event.Letter.class);
    }

    private List<Event.Rejected> rejected() {
        return Lists.filter(Lists.map(Office.events(folder), StoredEvent::event), Event.Rejected.class);
    }

    private Optional<String> amiss() {
        var plain = Optional.<Signatures>of(new ReopenedTest.Plain());
        return Verification.of(folder.gameFile(), Optional.of(reopened()), plain)
                .amiss()
                .map(Exception::getMessage);
    }

    private Reopened reopened() {
        return new Reopened(log -> office.catalog.open(folder, log), Optional.of(new ReopenedTest.Plain()));
    }

    @Test
    void theOrderBelowAnAnswerActsInTheNextImpulse() {
        var raid = "raid Boston with " + card(AMERICAN);
        receive(AMERICAN, "intercept: stand", "if asked bid: bid 1", "next: " + raid, "if asked bid: bid 0");
        var answer = letters().getLast();
        assertEquals(List.of("bid: bid 1", "next: " + raid, "if asked bid: bid 0"), answer.clauses());
        receive(BRITISH, "bid: bid 2");
        var order = letters().getLast();
        assertEquals(List.of(raid), order.words());
        assertEquals(2, order.impulse());
        assertEquals(answer.written(), order.written());
        assertEquals(List.of("bid: bid 0"), order.clauses());
        receive(BRITISH, "intercept: stand", "if asked bid: bid 0");
        assertTrue(office.game(folder).log().over());
        assertEquals(Optional.empty(), amiss());
    }

    @Test
    void aLetterSentAgainDoesNothing() {
        String[] words = {
            "game r-1",
            "impulse 1",
            "intercept: stand",
            "if asked bid: bid 1",
            "next: raid Boston with " + card(AMERICAN)
        };
        Office.receive(desk, folder, office.letter(AMERICAN, words));
        receive(BRITISH, "bid: bid 2");
        int acted = letters().size();
        var again = Office.receive(desk, folder, office.letter(AMERICAN, words));
        assertEquals(Outcome.Fate.REJECTED, again.fate());
        assertEquals(acted, letters().size());
    }

    @Test
    void belowAnAnswerEnteredByHandItIsAnEntryOfItsOwn() {
        desk.enter(
                folder,
                AMERICAN,
                "intercept: stand\nif asked bid: bid 1\nnext: raid Boston with " + card(AMERICAN),
                Optional.empty());
        receive(BRITISH, "bid: bid 2");
        assertTrue(letters().getLast().written().byHand());
        assertEquals(2, letters().getLast().impulse());
        receive(BRITISH, "intercept: stand");
        receive(AMERICAN, "bid: bid 1");
        receive(BRITISH, "bid: bid 1");
        assertTrue(office.game(folder).log().over());
        assertEquals(Optional.empty(), amiss());
    }

    @Test
    void itsWriterIsToldThatItFollows() {
        receive(AMERICAN, "intercept: stand", "if asked bid: bid 1", "next: raid Boston with " + card(AMERICAN));
        receive(BRITISH, "bid: bid 2");
        var report = desk.report(folder, AMERICAN, Optional.of(1));
        var lead = report.lead().toString();
        assertTrue(
                lead.contains("The order you wrote below your answer is your order now: the next letter tells of it."),
                lead);
        assertEquals(List.of(), report.reply());
    }

    /** Until it acts the other player learns nothing of it. */
    @Test
    void theOtherPlayersLettersAreTheSameWithoutIt() {
        var alone = new NextOrderTest();
        alone.home = home.resolve("alone");
        alone.begin();
        alone.receive(AMERICAN, "intercept: stand", "if asked bid: bid 1");
        receive(AMERICAN, "intercept: stand", "if asked bid: bid 1", "next: raid Boston with " + card(AMERICAN));
        assertEquals(alone.to(BRITISH), to(BRITISH));
    }

    private List<Outgoing> to(Side side) {
        return Lists.filter(Office.sent(folder), letter -> letter.to() == side);
    }

    @Test
    void aPlayerAskedOnceMoreNeedNotRepeatIt() {
        receive(AMERICAN, "intercept: stand", "next: raid Boston with " + card(AMERICAN));
        receive(AMERICAN, "bid: bid 1");
        receive(BRITISH, "bid: bid 2");
        assertEquals(2, letters().getLast().impulse());
        assertEquals(Purpose.ORDER, letters().getLast().purpose());
    }

    @Test
    void anIllegalOrderIsRefusedOnce() {
        receive(AMERICAN, "intercept: stand", "if asked bid: bid 1", "next: raid Boston with z1");
        receive(BRITISH, "bid: bid 2");
        assertEquals(new Status.Order(AMERICAN), office.game(folder).status());
        assertEquals(1, rejected().size());
        assertTrue(rejected().getLast().why().toString().contains("You do not hold z1."), rejected()::toString);
        desk.goOn(folder);
        assertEquals(1, rejected().size());
        var fate = receive(AMERICAN, "raid Boston with " + card(AMERICAN)).fate();
        assertEquals(Outcome.Fate.ACCEPTED, fate);
        assertEquals(Optional.empty(), amiss());
    }

    @Test
    void aPlayerWhoIsNotToMoveIsToldSo() {
        receive(AMERICAN, "intercept: stand", "if asked bid: bid 1");
        receive(BRITISH, "bid: bid 2", "next: raid Boston with " + card(BRITISH));
        assertEquals(new Status.Order(AMERICAN), office.game(folder).status());
        assertEquals(
                List.of("It is not your turn"),
                Lists.map(rejected(), one -> one.why().getFirst()));
        assertTold(BRITISH, "[The order below your answer was for impulse 2, ");
    }

    private void assertTold(Side side, String words) {
        var last = to(side).getLast().messageId();
        var told = new String(folder.outbox().bytes(last).orElseThrow(), UTF_8);
        assertTrue(told.contains(words), told);
    }

    @Test
    void itsWriterIsToldThatItIsJudgedLater() {
        var next = "next: raid Bostn with z1";
        receive(AMERICAN, "preview", "intercept: stand", next);
        assertTold(AMERICAN, "The order after 'next:' is judged when this impulse is over.");
        receive(AMERICAN, "intercept: stand");
        receive(AMERICAN, "bid: bid 1", next);
        assertTold(AMERICAN, "Your next order, judged when this impulse is over");
        assertTold(AMERICAN, "'next: none' in a letter of its own takes");
        receive(BRITISH, "bid: bid 2");
        assertTold(AMERICAN, "The order below your answer is meant; the answer counts.");
    }

    @Test
    void itsWriterIsToldHowItWasRead() {
        receive(
                AMERICAN,
                "intercept: stand",
                "if asked bid: bid 1",
                "next: raid Boston with z1",
                "if asked bid: bid 0");
        assertTold(AMERICAN, "Your next order is below it: raid Boston with z1 / if asked bid: bid 0.");
    }

    /** They are the same person, and signed it with the key they had. */
    @Test
    void itOutlivesItsWritersKey() {
        receive(AMERICAN, "intercept: stand", "if asked bid: bid 1", "next: raid Boston with " + card(AMERICAN));
        var before = office.game(folder).log().header().player(AMERICAN);
        var player = new Event.Player(before.name(), before.address(), "cc33", "");
        var replaced =
                new Settlement.Replace(AMERICAN, player, letters().getLast().digest());
        desk.settle(folder, new Decree(replaced, "another key", ""));
        receive(BRITISH, "bid: bid 2");
        assertEquals(2, letters().getLast().impulse());
        assertEquals(Optional.empty(), amiss());
    }

    @Test
    void aLineThatBeginsNoOrderIsRefusedAtOnce() {
        var refused = receive(AMERICAN, "intercept: stand", "next: standing", "bid: bid 1");
        assertEquals(Outcome.Fate.REJECTED, refused.fate());
        assertEquals(1, office.game(folder).status().asked(AMERICAN).size());
    }

    /** They had not read the offer when they wrote the order. */
    @Test
    void itDoesNotDeclineADraw() {
        receive(AMERICAN, "intercept: stand", "if asked bid: bid 1", "next: raid Boston with " + card(AMERICAN));
        receive(BRITISH, "offer draw");
        receive(BRITISH, "bid: bid 2");
        assertEquals(2, letters().getLast().impulse());
        receive(AMERICAN, "accept draw");
        assertTrue(office.game(folder).log().over());
        assertEquals(Optional.empty(), amiss());
    }

    @Test
    void anotherPlayerInTheSeatOrdersAnew() {
        receive(AMERICAN, "intercept: stand", "if asked bid: bid 1", "next: raid Boston with " + card(AMERICAN));
        var lee = new Event.Player("Lee", "lee@example.invalid", "cc33", "");
        desk.settle(
                folder,
                new Decree(
                        new Settlement.Replace(
                                AMERICAN, lee, letters().getLast().digest()),
                        "he is gone",
                        ""));
        receive(BRITISH, "bid: bid 2");
        assertEquals(new Status.Order(AMERICAN), office.game(folder).status());
        assertEquals(List.of(), rejected());
        assertEquals(Optional.empty(), amiss());
    }

    @Test
    void itStillActsAfterACrash() {
        receive(AMERICAN, "intercept: stand", "if asked bid: bid 1", "next: raid Boston with " + card(AMERICAN));
        receive(BRITISH, "bid: bid 2");
        var log = GameLog.NOTHING;
        for (var stored : Office.events(folder)) {
            if (stored.event() instanceof Event.Letter order && order.impulse() == 2) break;
            log = log.with(stored);
        }
        assertEquals(1, log.answersWithNext().size());
        assertFalse(log.settled());
        assertTrue(folder.log().answersWithNext().isEmpty());
    }

    /** The other player's letters are the same as if it had never been written. */
    @Test
    void itsWriterTakesItBackWhileItWaits() {
        var without = new NextOrderTest();
        without.home = home.resolve("without");
        without.begin();
        without.receive(AMERICAN, "intercept: stand", "if asked bid: bid 1");
        receive(AMERICAN, "intercept: stand", "if asked bid: bid 1", "next: raid Boston with " + card(AMERICAN));
        var taken = Office.receive(desk, folder, letter(AMERICAN, "game r-1", "Next: none."));
        assertEquals(Outcome.Fate.ACCEPTED, taken.fate());
        assertEquals(List.of("next: none"), letters().getLast().words());
        assertTold(AMERICAN, "The order below your answer will not be carried out. The answer stands.");
        for (var game : List.of(this, without)) game.receive(BRITISH, "bid: bid 2");
        assertEquals(new Status.Order(AMERICAN), office.game(folder).status());
        assertEquals(without.to(BRITISH), to(BRITISH));
        assertEquals(Optional.empty(), amiss());
    }

    @Test
    void withoutAnOrderThereIsNothingToTakeBack() {
        receive(AMERICAN, "intercept: stand", "if asked bid: bid 1");
        assertEquals(Outcome.Fate.REJECTED, receive(AMERICAN, "next: none").fate());
        assertTold(AMERICAN, "It cannot be done: no order waits below an answer of yours.");
    }

    /** 'next:' makes the line too long to have been wrapped; without it the line may seem to be. */
    @Test
    void itsLinesStayApart() {
        var raid = "raid B%s with %s".formatted("o".repeat(62), card(AMERICAN));
        receive(AMERICAN, "intercept: stand", "if asked bid: bid 1", "next: " + raid, "raid Boston with b1");
        receive(BRITISH, "bid: bid 2");
        assertEquals(List.of(raid), letters().getLast().words());
    }

    /** Nobody may choose whether it acts, not even the keeper of the file. */
    @Test
    void droppingItIsDetected() {
        receive(AMERICAN, "intercept: stand", "if asked bid: bid 1", "next: raid Boston with " + card(AMERICAN));
        receive(BRITISH, "bid: bid 2");
        var events = Lists.map(Office.events(folder), StoredEvent::event);
        var order = letters().getLast();
        var log = before(events.indexOf(order));
        var refused = new Event.Rejected(AMERICAN, order.messageId(), order.digest(), List.of("no"));
        assertEquals(
                Optional.of("the order below the answer was to be accepted"),
                reopened().fault(log, refused));
        var other =
                office.letter(AMERICAN, "game r-1", "impulse 2", order.words().getFirst(), "if asked bid: bid 2");
        var fault = reopened()
                .fault(
                        log,
                        new Event.Letter(
                                Purpose.ORDER,
                                AMERICAN,
                                2,
                                other.messageId(),
                                other.written().digest(),
                                other.written().signed(),
                                other.written().signature(),
                                order.words(),
                                List.of("bid: bid 2"),
                                order.root()));
        assertTrue(fault.orElse("").startsWith("the reading of its clauses recorded"), fault::toString);
    }

    /** Checks that both programs say this of a forged file; {@code said} is empty if nothing is amiss. */
    private void assertBothSay(String said, UnaryOperator<String> forger) throws IOException {
        var forged = forger.apply(Files.readString(folder.gameFile(), ISO_8859_1));
        var file =
                Files.writeString(home.resolve("forged.yaml"), Rechained.file(Rechained.documents(forged)), ISO_8859_1);
        var script = Script.verify(file.toString());
        assertEquals(said.isEmpty() ? 0 : 1, script.exit(), script.text());
        assertTrue(script.text().contains(said), script.text());
        var plain = Optional.<Signatures>of(new ReopenedTest.Plain());
        var amiss = Verification.of(file, Optional.empty(), plain).amiss().map(Exception::getMessage);
        assertTrue(said.isEmpty() ? amiss.isEmpty() : amiss.orElse("").contains(said), amiss::toString);
    }

    @Tag("long")
    @Needs(Need.PYTHON)
    @Test
    void oneLetterOrdersOnce() throws IOException {
        receive(AMERICAN, "intercept: stand", "if asked bid: bid 1", "next: raid Boston with " + card(AMERICAN));
        receive(BRITISH, "bid: bid 2");
        assertBothSay("", file -> file);
        assertBothSay(
                "the same letter acts twice", file -> file.replaceFirst("(clauses:(?:\n- .*)*?)\n- \"next: .*", "$1"));
    }

    @Tag("long")
    @Needs(Need.PYTHON)
    @Test
    void anotherOrderInItsPlaceIsFound() throws IOException {
        receive(AMERICAN, "intercept: stand", "if asked bid: bid 1");
        receive(BRITISH, "bid: bid 2");
        var raid = "raid Boston with " + card(AMERICAN);
        receive(AMERICAN, raid);
        assertBothSay("", file -> file);
        assertBothSay(
                "it is not the order that stood below the answer",
                file -> file.replaceFirst("(\n- \"bid: bid 1\")", "$1\n- \"next: raid Boston with z1\""));
    }

    @Tag("long")
    @Needs(Need.PYTHON)
    @Test
    void aRefusalOfAnotherLetterIsNotItsRefusal() throws IOException {
        receive(AMERICAN, "intercept: stand", "if asked bid: bid 1", "next: raid Boston with z1");
        receive(BRITISH, "bid: bid 2");
        assertBothSay("", file -> file);
        assertBothSay(
                "it is not the order that stood below the answer",
                file -> file.replaceFirst(
                        "(kind: \"rejected\"\n(?:.*\n)*?digest: )\"\\w+\"", "$1\"%s\"".formatted("ab".repeat(32))));
    }

    @Tag("long")
    @Needs(Need.PYTHON)
    @Test
    void anOrderTakenBackIsNotMissed() throws IOException {
        receive(AMERICAN, "intercept: stand", "if asked bid: bid 1", "next: raid Boston with " + card(AMERICAN));
        Office.receive(desk, folder, letter(AMERICAN, "game r-1", "next: none"));
        receive(BRITISH, "bid: bid 2");
        receive(AMERICAN, "raid Boston with " + card(AMERICAN));
        assertBothSay("", file -> file);
        assertBothSay(
                "it is not the order that stood below the answer",
                file -> file.replace("\"next: none\"", "\"withdraw\""));
    }

    private GameLog before(int at) {
        var log = GameLog.NOTHING;
        for (var stored : Office.events(folder).subList(0, at)) log = log.with(stored);
        return log;
    }
}
