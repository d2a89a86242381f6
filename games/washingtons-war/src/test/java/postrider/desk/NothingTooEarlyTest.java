package postrider.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.americanwar.Sides;
import postrider.dice.SealedOrder;
import postrider.dice.Secret;
import postrider.dice.Undone;
import postrider.kernel.Entry;
import postrider.kernel.Game;
import postrider.kernel.Parts;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.letters.Chronicle;
import postrider.letters.Dispatch;
import postrider.letters.Dispatches;
import postrider.log.Event;
import postrider.log.Event.Letter.Purpose;
import postrider.log.GameLog;
import postrider.log.Pin;
import postrider.log.StoredEvent;
import postrider.play.OpenGame;
import postrider.washingtonswar.game.WashingtonsWar;

/**
 * 7.2.A, 7.8, 7.9: players read nothing that they would not yet have heard at the table. Orders that differ only in later parts send
 * the opponent identical letters, except for hashes, until those parts are carried out.
 */
class NothingTooEarlyTest {
    private static final Secret SECRET = Secret.of("17".repeat(32));
    private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");
    private static final String BOARD = """
            year 1777
            phase strategy
            British to move
            Congress dispersed
            American PC in Saratoga, Albany
            British PC in Ticonderoga, New York
            Burgoyne + 5 CU in Ticonderoga
            Clinton + 3 CU in New York
            Greene + 3 CU in Bennington
            1 American CU in Camden
            British hand 40, 63
            American hand 1
            """;
    private static final String MARCH = "play 40: activate Burgoyne; take 5 CU; to Saratoga";
    private static final String CAMPAIGN = "play 63: activate Burgoyne; take 5 CU; to Saratoga";

    private final WashingtonsWar game = new WashingtonsWar();
    private final Game.Box<?, ?> box = game.open();

    private GameLog before() {
        var player = new Event.Player("Somebody", "somebody@example.invalid", "aa", "");
        var header = new Event.Header(
                2,
                "ww-1",
                "washingtons-war",
                Pin.of("b0"),
                "1775",
                Map.of(),
                Map.of(Sides.AMERICAN, player, Sides.BRITISH, player),
                "",
                SECRET.commitments("ww-1", Parts.FEW),
                Optional.empty());
        var begun = GameLog.NOTHING
                .with(new StoredEvent(1, header, List.of(), NOON, "00"))
                .with(new Event.Posted("welcome"));
        var chance = begun.dice().chance(SECRET, Undone.NOTHING);
        var dealt = new ArrayList<Entry>();
        dealt.add(chance.shuffle("5.2 strategy deck", "strategy deck", List.of("1", "40", "63")));
        for (int card = 1; card <= 3; card++) dealt.add(chance.draw("5.2 card " + card, "strategy deck"));
        return begun.with(new Event.Played(0, dealt, List.of(), List.of(), Optional.of(BOARD), Optional.empty()));
    }

    private Event.Letter letter(Purpose purpose, Side side, int number, List<String> words, List<String> clauses) {
        var root = Optional.of(
                        SealedOrder.of(SECRET, "ww-1", Parts.FEW, 1, words).root())
                .filter(r -> purpose == Purpose.ORDER);
        return new Event.Letter(purpose, side, 1, "<" + number + "@x>", "00".repeat(32), "", "s", words, clauses, root);
    }

    /** What the American reads of a British order until the game goes on with an American decision or a die. */
    private List<String> heard(String order, List<String> clauses, String answer) {
        var letters = new ArrayList<Dispatch>();
        var words = List.of(order);
        var event = letter(Purpose.ORDER, Sides.BRITISH, 1, words, clauses);
        var begun = OpenGame.of(game, box, before());
        var ordered = OpenGame.of(game, box, before().with(event));
        letters.addAll(
                new Dispatches(begun, ordered).announced(event, SealedOrder.of(SECRET, "ww-1", Parts.FEW, 1, words)));
        letters.addAll(run(ordered));
        if (!answer.isEmpty()) {
            var reply = letter(Purpose.ANSWER, Sides.AMERICAN, 2, List.of("answer " + answer), List.of());
            var stopped = ordered.play(ordered.log().dice().chance(SECRET, Undone.NOTHING))
                    .after()
                    .log();
            letters.addAll(run(OpenGame.of(game, box, stopped.with(reply))));
        }
        return letters.stream()
                .filter(letter -> letter.to() == Sides.AMERICAN)
                .map(NothingTooEarlyTest::whole)
                .toList();
    }

    /** A whole letter, including the proofs. */
    private static String whole(Dispatch letter) {
        var proofs = letter.happened().stream().map(Ruling::proof).toList();
        return (letter + "\n" + proofs).replaceAll("[0-9a-f]{64}", "HASH");
    }

    private static List<Dispatch> run(OpenGame<?, ?> open) {
        var step = open.play(open.log().dice().chance(SECRET, Undone.NOTHING));
        return new Dispatches(open, step.after())
                .played((Event.Played) step.event(), () -> SECRET, () -> Chronicle.NONE, List.of());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "; to Albany",
                "; to Albany; to Westchester; drop 2 CU; to Hartford",
                "; to Bennington",
                "; drop 4 CU; to Ticonderoga",
                "; then ask",
                "; to Albany; then ask",
                "; to Albany; stop if intercept is tried",
                "; stop if intercept is tried; to Albany; then ask"
            })
    void theRestOfAMarchIsNotHeardEarly(String rest) {
        assertEquals(heard(MARCH, List.of(), ""), heard(MARCH + rest, List.of(), ""));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "; then activate Clinton; take 3 CU; to Westchester",
                "; to Albany; then activate Clinton; take 3 CU; to Westchester",
                "; then landing party at Savannah",
                "; then ask"
            })
    void aLaterOperationIsNotHeardEarly(String rest) {
        assertEquals(heard(CAMPAIGN, List.of(), ""), heard(CAMPAIGN + rest, List.of(), ""));
    }

    @Test
    void aClauseIsNotHeard() {
        assertEquals(
                heard(MARCH, List.of(), ""),
                heard(MARCH, List.of("battle card: none", "march: stop", "otherwise ask"), ""));
    }

    /** Until the order is carried out; after that, the same test sees the difference. */
    @Test
    void aPartIsHeardOnceItIsCarriedOut() {
        var here = heard(MARCH, List.of(), "intercept into Saratoga: no");
        var further = heard(MARCH + "; to Albany", List.of(), "intercept into Saratoga: no");
        assertEquals(here.subList(0, 2), further.subList(0, 2));
        assertNotEquals(here.getLast(), further.getLast());
        assertTrue(further.getLast().contains("Burgoyne goes to Albany with 5 CU."));
        assertTrue(further.getLast().contains("of order 1, to Albany, salt HASH"));
    }

    @Test
    void partsCutShortByAnEnemyAreNeverHeard() {
        var told = heard(MARCH + "; to Albany", List.of(), "intercept into Saratoga: Greene from Bennington");
        assertFalse(told.toString().contains("to Albany, salt"), told::toString);
        assertFalse(told.toString().contains("not carried out"), told::toString);
    }

    @Test
    void theAmericanHearsAtOnceWhatTheTableWouldShow() {
        var receipt = heard(MARCH + "; to Albany", List.of(), "").getFirst();
        assertTrue(receipt.contains("play 40: activate Burgoyne"), receipt);
        assertFalse(receipt.contains("Saratoga") || receipt.contains("5 CU"), receipt);
    }
}
