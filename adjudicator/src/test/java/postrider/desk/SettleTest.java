package postrider.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.kernel.Entry;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.letters.LetterRenderer.Printed;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Settlement;
import postrider.log.StoredEvent;
import postrider.play.OpenGame;
import postrider.play.SignedLetter;
import postrider.play.Status;
import postrider.store.GameFolder;
import postrider.store.GameStore;
import postrider.store.SealedLetter;

class SettleTest {
    private static final String BIDS = "if asked bid: bid 2";

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
        Office.receive(desk, folder, office.letter(AMERICAN, "game r-1", "standing", "intercept: stand", "bid: bid 1"));
    }

    @Test
    void theSameOrderMeetsTheSameDiceAndAnotherOrderNewOnes() {
        raid("Camden", BIDS);
        var rolled = rolls();
        settle(new Settlement.Rollback(1));
        raid("Camden", BIDS);
        assertEquals(values(rolled), values(rolls().subList(2, 4)));
        assertTrue(
                rolls().get(2).proof().startsWith("[ again roll 1, 1 to 6 = "),
                rolls().get(2).proof());
        settle(new Settlement.Rollback(3));
        raid("Boston", BIDS);
        assertTrue(
                rolls().get(4).proof().startsWith("[ roll 3, "), rolls().get(4).proof());
        settle(new Settlement.Rollback(5));
        raid("Camden", BIDS);
        assertTrue(rolls().get(6).proof().startsWith("[ again roll 1, "), "it was ordered twice before");
        nothingIsAmiss();
    }

    @Test
    void diceAreRolledAnewFromTheFirstChangedAnswerOn() {
        raid("Camden", BIDS);
        settle(new Settlement.Rollback(1));
        raid("Camden", "if asked bid: bid 0");
        assertTrue(
                rolls().get(2).proof().startsWith("[ roll 3, "), rolls().get(2).proof());
        nothingIsAmiss();
    }

    @Test
    void impulsesTakenBackStayInTheFileAndNumbersAreNotReused() {
        raid("Camden", BIDS);
        var before = position(1);
        settle(new Settlement.Rollback(1));
        assertEquals(3, game().log().impulse());
        assertEquals(before, game().notation());
        assertEquals(Optional.of(BRITISH), game().status().toMove());
        assertEquals("Impulse 1 is over", headline(Office.receive(desk, folder, order(1, "Boston"))));
        raid("Camden", BIDS);
        assertEquals(
                List.of(0, 1, 3), played().map(Event.Played::impulse).distinct().toList());
        var names =
                Office.sent(folder).stream().map(letter -> letter.messageId()).toList();
        assertEquals(names.stream().distinct().toList(), names);
    }

    @Test
    void anOpenImpulseIsTakenBackToo() {
        raid("Camden", "otherwise ask");
        assertEquals(1, game().log().impulse());
        settle(new Settlement.Rollback(1));
        assertEquals(2, game().log().impulse());
        raid("Camden", BIDS);
        assertEquals(3, game().log().impulse());
        nothingIsAmiss();
    }

    @Test
    void aRollbackTellsEachPlayerWhatWasSeen() {
        var card = card();
        raid("Camden", BIDS);
        var letters = settle(new Settlement.Rollback(1));
        for (var letter : letters) {
            assertEquals("Impulse 1 is taken back", letter.headline());
            assertEquals(
                    "[ rollback to impulse 1 of r-1, next 3 ]", letter.proofs().getFirst());
            assertTrue(letter.proofs().contains("[ drawn 6 of shuffle 1 ]"));
        }
        assertTrue(card.length() > 0);
        assertTrue(changes(letters, BRITISH).contains(card), "his card is back in his hand");
        assertFalse(changes(letters, AMERICAN).contains(", is, " + card), "and in nobody else's");
    }

    @Test
    void aCorrectionIsCheckedAndGetsItsOwnImpulse() {
        var letters = settle(new Settlement.Correct(List.of("points British 4")));
        assertEquals(2, game().log().impulse());
        assertTrue(changes(letters, AMERICAN).contains("British=4"), () -> changes(letters, AMERICAN));
        for (var wrong : List.of("points British 4", "points British 10", "pints British 2"))
            assertThrows(IllegalArgumentException.class, () -> settle(new Settlement.Correct(List.of(wrong))), wrong);
        raid("Camden", BIDS);
        assertEquals(3, game().log().impulse());
        settle(new Settlement.Rollback(1));
        assertFalse(game().notation().contains("British=4"));
        nothingIsAmiss();
    }

    @Test
    void aCorrectionMayNotMoveCards() {
        var wrong = new Settlement.Correct(List.of("points British 4", "discard British " + card()));
        var why = assertThrows(IllegalArgumentException.class, () -> settle(wrong));
        assertTrue(why.getMessage().startsWith("'discard British "), why.getMessage());
        assertEquals(1, game().log().impulse());
    }

    @Test
    void aPausedGameTakesNoOrders() {
        settle(new Settlement.Pause());
        assertEquals("The game is paused", headline(Office.receive(desk, folder, order(1, "Camden"))));
        int sent = Office.sent(folder).size();
        desk.remind(folder);
        assertEquals(sent, Office.sent(folder).size());
        assertThrows(IllegalArgumentException.class, () -> settle(new Settlement.Pause()));
        settle(new Settlement.Resume());
        raid("Camden", BIDS);
        assertEquals(2, game().log().impulse());
        nothingIsAmiss();
    }

    @Test
    void voidStandingOrdersDoNotAnswer() {
        enter(AMERICAN, "standing", "intercept: stand", "bid: bid 2");
        var standing = digest();
        settle(new Settlement.Annul(standing));
        assertEquals(List.of(), game().standing(AMERICAN).words());
        assertThrows(IllegalArgumentException.class, () -> settle(new Settlement.Annul(standing)));
        raid("Camden", BIDS);
        assertEquals(1, game().log().impulse());
        assertThrows(IllegalArgumentException.class, () -> settle(new Settlement.Annul(digest())));
        settle(new Settlement.Reinstate(standing));
        assertEquals(
                List.of("intercept: stand", "bid: bid 2"),
                game().standing(AMERICAN).words());
        assertThrows(IllegalArgumentException.class, () -> settle(new Settlement.Reinstate(standing)));
        nothingIsAmiss();
    }

    @Test
    void aVoidAnswerIsAwaitedAgain() {
        enter(AMERICAN, "standing", "otherwise ask");
        raid("Camden", "otherwise ask");
        enter(AMERICAN, "stand");
        enter(AMERICAN, "bid 2");
        var bid = digest();
        assertTrue(game().log().open().answered(AMERICAN));
        var told = settle(new Settlement.Annul(bid));
        assertEquals("A letter of the American player is void", told.getFirst().headline());
        assertTrue(
                told.getFirst().lead().toString().contains("Your answer in impulse 1 is awaited"),
                told.getFirst()::toString);
        settle(new Settlement.Reinstate(bid));
        assertTrue(game().log().open().answered(AMERICAN));
        settle(new Settlement.Annul(bid));
        enter(AMERICAN, "bid 1");
        assertThrows(IllegalArgumentException.class, () -> settle(new Settlement.Reinstate(bid)));
        enter(BRITISH, "bid 2");
        assertEquals(2, game().log().impulse());
        nothingIsAmiss();
    }

    /** Entered by hand, so that no two letters have the same digest. */
    private void enter(Side side, String... lines) {
        assertEquals(
                Outcome.Fate.ACCEPTED,
                desk.enter(folder, side, String.join("\n", lines), Optional.empty())
                        .fate());
    }

    /** The digest of the last letter of a player. */
    private String digest() {
        return Office.events(folder).stream()
                .map(StoredEvent::event)
                .filter(Event.Letter.class::isInstance)
                .map(event -> ((Event.Letter) event).digest())
                .toList()
                .getLast();
    }

    @Test
    void aReplacedPlayerGetsALastLetter() throws IOException {
        var lee = new Event.Player("Lee", "lee@example.invalid", "cc33", "");
        var old = game().log().header().players().get(AMERICAN);
        var letters = settle(new Settlement.Replace(AMERICAN, lee, ""));
        assertEquals(lee, game().log().header().players().get(AMERICAN));
        var last = Office.events(folder).stream()
                .filter(stored -> stored.event() instanceof Event.Letter)
                .map(stored -> ((Event.Letter) stored.event()).digest())
                .toList()
                .getLast();
        var farewell = letters.getFirst();
        assertEquals(AMERICAN, farewell.to());
        assertTrue(farewell.lead().getFirst().contains("yours do not act"), farewell::toString);
        assertTrue(outbox().stream()
                .anyMatch(letter -> letter.startsWith("To: " + old.name()) && letter.contains("yours do not act")));
        for (var letter : letters.subList(1, 3)) {
            assertEquals("Lee plays the American side now", letter.headline());
            assertTrue(letter.lead().toString().contains(last), letter::toString);
        }
        assertThrows(IllegalArgumentException.class, () -> settle(new Settlement.Replace(AMERICAN, lee, "")));
        raid("Camden", BIDS);
        nothingIsAmiss();
    }

    /** The mailed letters as stored. */
    private List<String> outbox() throws IOException {
        var letters = new ArrayList<String>();
        try (var files = Files.list(folder.path().resolve("outbox"))) {
            for (var file : files.toList())
                letters.add(Files.readString(file).replace("\n", " ").replaceAll(" +", " "));
        }
        return letters;
    }

    @Test
    void endingTheGameRevealsTheSecret() {
        var ends = List.of(new Settlement.Abandon(), new Settlement.Draw(), new Settlement.Concede(BRITISH));
        for (int i = 0; i < ends.size(); i++) {
            folder = (GameFolder) desk.begin(office.plan("r-" + (i + 2), "two"));
            raid("Camden", "otherwise ask");
            var letters = settle(ends.get(i));
            assertTrue(game().status() instanceof Status.Over);
            for (var letter : letters)
                assertEquals(
                        "The war and its end", letter.situation().orElseThrow().title());
            for (var letter : letters)
                assertTrue(
                        letter.proofs().contains("[ secret %s of %s ]".formatted(Office.SECRET, game().id())),
                        letter::toString);
            assertTrue(Office.events(folder).getLast().event() instanceof Event.Revealed);
            assertThrows(IllegalArgumentException.class, () -> settle(new Settlement.Uphold()));
            nothingIsAmiss();
        }
    }

    /** The power fails at the first letter, the second, or the entry of the secret: the settlement is complete or was never begun. */
    @Test
    void aCrashLeavesASettlementWholeOrUndone() {
        for (var settlement : List.of(new Settlement.Rollback(1), new Settlement.Abandon()))
            for (int letters = 0; letters < 3; letters++) {
                folder = (GameFolder) desk.begin(
                        office.plan("r-%s-%d".formatted(settlement.words().charAt(0), letters), "two"));
                raid("Camden", BIDS);
                try {
                    office.desk(new Failing(letters)).settle(folder, decree(settlement));
                } catch (IllegalStateException power) {
                    assertTrue(letters < 2);
                }
                desk.goOn(folder);
                boolean undone = settlements() == 0;
                assertEquals(letters < 2, undone);
                if (undone) settle(settlement);
                assertEquals(1, settlements());
                assertEquals(game().log().over(), game().log().revealed());
                assertEquals(Office.sent(folder).size(), folder.letters().toHandOver());
                nothingIsAmiss();
            }
    }

    /** Seals this many letters, then the power fails. */
    private static final class Failing implements Transport {
        private final AtomicInteger left;

        Failing(int letters) {
            left = new AtomicInteger(letters);
        }

        @Override
        public SealedLetter seal(GameLog log, Dispatch letter, Printed printed, Instant at) {
            if (left.getAndDecrement() <= 0) throw new IllegalStateException("the power fails");
            return new PaperTransport().seal(log, letter, printed, at);
        }

        @Override
        public void send(GameStore game) {}
    }

    private long settlements() {
        return Office.events(folder).stream()
                .filter(stored -> stored.event() instanceof Event.Settled)
                .count();
    }

    @Test
    void onlyAPlayedImpulseCanBeTakenBack() {
        raid("Camden", BIDS);
        settle(new Settlement.Rollback(1));
        for (int impulse : List.of(0, 1, 2, 3, 9))
            assertThrows(IllegalArgumentException.class, () -> settle(new Settlement.Rollback(impulse)), "" + impulse);
    }

    @Test
    void foreseeingEntersNothing() {
        raid("Camden", BIDS);
        var before = Office.events(folder);
        var foreseen = desk.foresee(folder, decree(new Settlement.Rollback(1)));
        assertEquals(before, Office.events(folder));
        assertEquals(foreseen, settle(new Settlement.Rollback(1)));
        assertNotEquals(before, Office.events(folder));
    }

    private static Decree decree(Settlement settlement) {
        return new Decree(settlement, "it was read wrongly", "2.1");
    }

    private List<Dispatch> settle(Settlement settlement) {
        return desk.settle(folder, decree(settlement));
    }

    private void raid(String place, String clause) {
        var log = game().log();
        Office.receive(desk, folder, order(log.impulse(), place, clause));
        assertTrue(game().log().open().stopped() || game().log().impulse() > log.impulse());
    }

    private SignedLetter order(int impulse, String place, String... clauses) {
        var lines = Stream.of("game " + game().id(), "impulse " + impulse, "raid %s with %s".formatted(place, card()));
        return office.letter(BRITISH, Stream.concat(lines, Stream.of(clauses)).toArray(String[]::new));
    }

    private String card() {
        return office.hand(folder, BRITISH).getFirst();
    }

    private OpenGame<?, ?> game() {
        return office.game(folder);
    }

    private String position(int impulse) {
        return played().filter(one -> one.impulse() == impulse - 1)
                .findFirst()
                .orElseThrow()
                .position()
                .orElseThrow();
    }

    private Stream<Event.Played> played() {
        return Office.events(folder).stream()
                .map(StoredEvent::event)
                .filter(Event.Played.class::isInstance)
                .map(Event.Played.class::cast);
    }

    private List<Entry.Roll> rolls() {
        return played().flatMap(one -> one.entries().stream())
                .filter(Entry.Roll.class::isInstance)
                .map(Entry.Roll.class::cast)
                .toList();
    }

    private static List<Integer> values(List<Entry.Roll> rolls) {
        return rolls.stream().map(Entry.Roll::value).toList();
    }

    private static String headline(Outcome outcome) {
        return outcome.answer().orElseThrow().headline();
    }

    private static String changes(List<Dispatch> letters, Side to) {
        return letters.stream()
                .filter(letter -> letter.to() == to)
                .map(letter ->
                        letter.situation().orElseThrow().sections().getFirst().toString())
                .findFirst()
                .orElseThrow();
    }

    private void nothingIsAmiss() {
        assertEquals(Optional.empty(), office.amiss(folder));
    }
}
