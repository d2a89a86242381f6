package postrider.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.letters.Dispatch;
import postrider.letters.LetterRenderer;
import postrider.letters.LetterRenderer.Printed;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Settlement;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.play.OpenGame;
import postrider.proof.Script;
import postrider.store.GameFolder;
import postrider.store.GameStore;
import postrider.store.SealedLetter;
import postrider.text.Lists;

class MotionTest {
    @TempDir
    Path home;

    private Office office;
    private Desk desk;
    private GameFolder folder;
    private final List<Dispatch> letters = new ArrayList<>();

    @BeforeEach
    void begin() {
        office = new Office(home);
        LetterRenderer kept = dispatch -> {
            synchronized (letters) {
                letters.add(dispatch);
            }
            return Office.RENDERER.print(dispatch);
        };
        desk = new Desk(office.catalog, kept, new PaperTransport(), () -> Office.NOON);
        folder = (GameFolder) desk.begin(office.plan("r-1", "two"));
        letters.clear();
    }

    @Test
    void aDisputeHoldsTheGameUntilItIsSettled() {
        assertEquals(
                Outcome.Fate.ACCEPTED,
                write(AMERICAN, "dispute 1: he holds no such card").fate());
        assertEquals("Impulse 1 is disputed", told(BRITISH).headline());
        assertTrue(told(BRITISH).lead().getFirst().contains("he holds no such card."), told(BRITISH)::toString);
        assertEquals("The game is held", raid().answer().orElseThrow().headline());
        desk.settle(folder, new Decree(new Settlement.Uphold(), "it is so", ""));
        assertEquals(Outcome.Fate.ACCEPTED, raid().fate());
        nothingIsAmiss();
    }

    @Test
    void onlyTheDisputantWithdraws() {
        write(AMERICAN, "dispute 1: he holds no such card");
        assertEquals(Outcome.Fate.REJECTED, write(BRITISH, "withdraw").fate());
        assertEquals(Outcome.Fate.REJECTED, write(BRITISH, "dispute 1: so do I").fate());
        assertEquals(Outcome.Fate.ACCEPTED, write(AMERICAN, "withdraw").fate());
        assertEquals(Outcome.Fate.ACCEPTED, raid().fate());
        nothingIsAmiss();
    }

    @Test
    void aDrawTakesTwo() {
        assertEquals(Outcome.Fate.REJECTED, write(AMERICAN, "accept draw").fate());
        assertEquals(Outcome.Fate.ACCEPTED, write(AMERICAN, "offer draw").fate());
        assertEquals(
                List.of("game r-1", "impulse 1", "( ) accept draw"),
                told(BRITISH).reply());
        assertEquals(Outcome.Fate.REJECTED, write(AMERICAN, "accept the draw").fate());
        var quoted = List.of("> r-1, impulse 1, to the British player", "> game r-1", "> impulse 1");
        assertEquals(
                Outcome.Fate.REJECTED,
                write(BRITISH, quoted, "> ( ) accept draw").fate());
        write(BRITISH, quoted, "> (x) accept draw");
        assertEquals(Optional.of("The game is drawn."), game().log().ended());
        assertTrue(game().log().revealed());
        nothingIsAmiss();
    }

    @Test
    void aDrawThatNobodyAgreedToIsDetected() {
        var draw = new Settlement.Draw();
        desk.settle(folder, new Decree(draw, draw.defaultReason(), ""));
        var amiss = office.amiss(folder).orElseThrow();
        assertTrue(amiss.contains("no letters of the players settle it so"), amiss);
    }

    @Test
    void aConcessionEndsTheGame() {
        write(BRITISH, "concede");
        for (var side : List.of(AMERICAN, BRITISH)) {
            var last = told(side);
            assertEquals("The American player wins: the British player has conceded the game.", last.headline());
            var other = side == AMERICAN ? BRITISH : AMERICAN;
            for (var hand : List.of(side, other))
                assertTrue(
                        last.situation().orElseThrow().sections().stream()
                                .anyMatch(section -> section.heading()
                                                .equals(
                                                        hand == side
                                                                ? "Your hand"
                                                                : "The %s player's hand".formatted(hand))
                                        && section.blocks().equals(hand(hand))),
                        last::toString);
        }
        assertEquals(Outcome.Fate.REJECTED, write(AMERICAN, "undo").fate());
        nothingIsAmiss();
    }

    private List<View.Block> hand(Side side) {
        return game().view(side).sections().getLast().blocks();
    }

    @Test
    void anImpulseWithDiceCannotBeUndone() {
        raid();
        write(AMERICAN, "impulse 1", "stand");
        write(AMERICAN, "impulse 1", "bid 2");
        assertEquals(2, game().log().impulse());
        for (var side : List.of(BRITISH, AMERICAN))
            assertEquals(Outcome.Fate.REJECTED, write(side, "undo").fate());
    }

    @Test
    void anOrderWithoutEffectIsTakenBackIfTheOtherAgrees() {
        var before = game().notation();
        write(BRITISH, "impulse 1", "raid Nowhere with " + card());
        assertEquals(Outcome.Fate.REJECTED, write(AMERICAN, "undo").fate());
        assertEquals(Outcome.Fate.ACCEPTED, write(BRITISH, "undo").fate());
        assertEquals(
                List.of("game r-1", "impulse 2", "( ) accept undo"),
                told(AMERICAN).reply());
        write(AMERICAN, "accept undo");
        assertEquals("Impulse 1 is taken back", told(BRITISH).headline());
        assertEquals(before, game().notation());
        assertEquals(Outcome.Fate.REJECTED, write(AMERICAN, "accept undo").fate());
        nothingIsAmiss();
    }

    @Test
    void anOrderCanBeTakenBackUntilItsFirstAnswer() {
        var before = game().notation();
        write(BRITISH, "impulse 1", "raid Camden with " + card());
        assertEquals(Outcome.Fate.REJECTED, write(AMERICAN, "undo").fate());
        assertEquals(Outcome.Fate.ACCEPTED, write(BRITISH, "undo").fate());
        assertTrue(told(AMERICAN).lead().getFirst().contains("their order of impulse 1;"), told(AMERICAN)::toString);
        write(AMERICAN, "accept undo");
        assertEquals("Impulse 1 is taken back", told(AMERICAN).headline());
        assertEquals(before, game().notation());
        nothingIsAmiss();
        write(BRITISH, "impulse 2", "raid Camden with " + card());
        write(AMERICAN, "impulse 2", "stand");
        assertEquals(Outcome.Fate.REJECTED, write(BRITISH, "undo").fate());
    }

    @Test
    void anAnswerCanBeTakenBackUntilSomethingDependsOnIt() {
        write(BRITISH, "impulse 1", "raid Camden with " + card());
        write(AMERICAN, "impulse 1", "stand");
        assertEquals(Outcome.Fate.ACCEPTED, write(AMERICAN, "undo").fate());
        assertTrue(told(BRITISH).lead().getFirst().contains("their last answer;"), told(BRITISH)::toString);
        write(BRITISH, "accept undo");
        assertEquals("A letter of the American player is void", told(BRITISH).headline());
        assertEquals(List.of(), game().log().open().pending());
        assertEquals("intercept", asked(AMERICAN));
        desk.enter(folder, AMERICAN, "impulse 1\nstand", Optional.empty());
        assertEquals(
                Outcome.Fate.ACCEPTED, write(AMERICAN, "impulse 1", "bid 2").fate());
        assertEquals(Outcome.Fate.ACCEPTED, write(BRITISH, "impulse 1", "bid 1").fate());
        assertEquals(2, game().log().impulse());
        nothingIsAmiss();
    }

    /** The second implementation of docs/dice.md agrees. */
    @Test
    @Needs(Need.PYTHON)
    void whatDependedOnAVoidAnswerDoesNotComeAgain() {
        enter(BRITISH, "raid Camden with " + card(), "if asked bid: bid 2");
        enter(AMERICAN, "stand");
        enter(AMERICAN, "undo");
        enter(BRITISH, "accept undo");
        enter(AMERICAN, "stand");
        enter(AMERICAN, "bid 2");
        desk.settle(folder, new Decree(new Settlement.Rollback(1), "once more", ""));
        enter(BRITISH, "raid Camden with " + card(), "if asked bid: bid 2");
        enter(AMERICAN, "stand");
        enter(AMERICAN, "bid 2");
        var proofs = Office.events(folder).getLast().event().toString();
        assertTrue(proofs.contains("[ again roll 1, "), proofs);
        nothingIsAmiss();
        Script.assertSound(folder.gameFile());
    }

    private void enter(Side side, String... lines) {
        desk.enter(folder, side, String.join("\n", lines), Optional.empty());
    }

    @Test
    void aRequestTheGameHasMovedPastMustBeMadeAgain() {
        write(AMERICAN, "offer draw");
        write(BRITISH, "impulse 1", "raid Camden with " + card());
        assertEquals(Outcome.Fate.REJECTED, write(BRITISH, "accept draw").fate());
        write(BRITISH, "offer draw");
        write(BRITISH, "undo");
        write(AMERICAN, "impulse 1", "stand");
        assertEquals(Outcome.Fate.REJECTED, write(AMERICAN, "accept undo").fate());
        assertTrue(told(AMERICAN).lead().toString().contains("the game has moved on since"), told(AMERICAN)::toString);
    }

    @Test
    void aMessageIsRelayed() {
        write(AMERICAN, "press: How is the weather", "in New York?");
        assertEquals("A message of the American player", told(BRITISH).headline());
        assertEquals("How is the weather\nin New York?", told(BRITISH).lead().getFirst());
        write(AMERICAN, "press anonymous: Guess who");
        assertEquals("A message", told(BRITISH).headline());
        assertFalse(told(BRITISH).toString().contains("American player"), told(BRITISH)::toString);
        nothingIsAmiss();
    }

    @Test
    void anIncompleteMotionIsNotUnderstood() {
        for (var words : List.of("dispute", "dispute 1", "press", "offer", "accept draw and undo"))
            assertEquals(Outcome.Fate.REJECTED, write(AMERICAN, words).fate(), words);
        assertEquals(
                Outcome.Fate.REJECTED,
                write(AMERICAN, "dispute 9: it never was").fate());
        assertEquals(
                Outcome.Fate.REJECTED, write(AMERICAN, "concede", "raid Camden").fate());
    }

    /** It applies to their own letters alone, and nobody else is told. */
    @Test
    void theSizeOfTheMapIsSetByLetter() {
        assertEquals(
                Outcome.Fate.ACCEPTED, write(AMERICAN, "Set the map large.").fate());
        assertTrue(told(AMERICAN).largeMap());
        assertTrue(letters.stream().allMatch(letter -> letter.to() == AMERICAN));
        write(BRITISH, "status");
        assertFalse(told(BRITISH).largeMap());
        write(AMERICAN, "set map small");
        assertFalse(told(AMERICAN).largeMap());
        for (var words : List.of("set map huge", "set map", "please set my map large"))
            assertEquals(
                    List.of("set map large", "set map small"),
                    write(AMERICAN, words)
                            .answer()
                            .orElseThrow()
                            .faults()
                            .getFirst()
                            .nearest(),
                    words);
        nothingIsAmiss();
    }

    /** Above a line to send back its effect is written, unless the line says so itself. */
    @Test
    void anOfferedAnswerSaysWhatItMeans() {
        raid();
        var reply = told(AMERICAN).reply();
        int stand = reply.indexOf("( ) answer intercept into Camden: stand");
        assertEquals("# You keep your card.", reply.get(stand - 1));
        assertEquals(1, reply.stream().filter(line -> line.startsWith("#")).count(), reply::toString);
    }

    @Test
    void helpExplainsEachMotion() {
        for (var word : List.of("dispute", "withdraw", "undo", "draw", "concede", "press", "set map"))
            assertEquals(
                    "Help: " + word,
                    write(AMERICAN, "help " + word).answer().orElseThrow().headline());
    }

    @Test
    void aPlayersWishIsCarriedOutAfterACrash() {
        write(AMERICAN, "offer draw");
        var crashing = new Desk(office.catalog, Office.RENDERER, new Lame(), () -> Office.NOON);
        var consent = office.letter(BRITISH, "game r-1", "accept draw");
        assertThrows(IllegalStateException.class, () -> Office.receive(crashing, folder, consent));
        assertTrue(game().log().motions().agreed().isPresent());
        desk.goOn(folder);
        assertTrue(game().log().revealed());
        assertEquals(
                1,
                Office.events(folder).stream()
                        .filter(one -> one.event() instanceof Event.Settled)
                        .count());
        nothingIsAmiss();
    }

    /** Seals no letter. */
    private static final class Lame implements Transport {
        @Override
        public SealedLetter seal(GameLog log, Dispatch letter, Printed printed, Instant at) {
            throw new IllegalStateException("crash");
        }

        @Override
        public void send(GameStore game) {}
    }

    private Outcome write(Side side, List<String> quoted, String line) {
        return write(side, Lists.with(quoted, line).toArray(String[]::new));
    }

    private Outcome write(Side side, String... lines) {
        return Office.receive(
                desk,
                folder,
                office.letter(
                        side,
                        Stream.concat(Stream.of("game r-1"), Stream.of(lines)).toArray(String[]::new)));
    }

    private Outcome raid() {
        return write(BRITISH, "impulse 1", "raid Camden with " + card(), "if asked bid: bid 2");
    }

    private String asked(Side side) {
        return game().status().asked(side).getFirst().topic().words();
    }

    private String card() {
        return office.hand(folder, BRITISH).getFirst();
    }

    private Dispatch told(Side side) {
        return letters.stream()
                .filter(letter -> letter.to() == side)
                .reduce((one, later) -> later)
                .orElseThrow();
    }

    private OpenGame<?, ?> game() {
        return office.game(folder);
    }

    private void nothingIsAmiss() {
        assertEquals(Optional.empty(), office.amiss(folder));
    }
}
