package postrider.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.dice.SealedOrder;
import postrider.dice.Secret;
import postrider.kernel.Parts;
import postrider.kernel.Tribute;
import postrider.kernel.Verdict;
import postrider.kernel.question.Asking;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kit.Rechained;
import postrider.letters.Chronicle;
import postrider.letters.Dispatch;
import postrider.letters.Dispatches;
import postrider.letters.Enquiries;
import postrider.letters.LetterRenderer.Printed;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.LetterKind;
import postrider.log.LetterName;
import postrider.log.StoredEvent;
import postrider.play.AskingRule;
import postrider.play.SignedLetter;
import postrider.play.Status;
import postrider.store.GameFile;
import postrider.store.GameFolder;
import postrider.store.GameStore;
import postrider.store.Outbox;
import postrider.store.SealedLetter;
import postrider.words.Letter;
import postrider.words.OpenedLetter;

class DeskTest {
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
    }

    private Outcome send(Side side, String... lines) {
        return Office.receive(desk, folder, office.letter(side, lines));
    }

    private Dispatch answer(Outcome.Fate kind, Side side, String... lines) {
        var outcome = send(side, lines);
        assertEquals(kind, outcome.fate(), outcome.toString());
        return outcome.answer().orElseThrow();
    }

    private Dispatch refused(Side side, String... lines) {
        return answer(Outcome.Fate.REJECTED, side, lines);
    }

    private Dispatch accepted(Side side, String... lines) {
        return answer(Outcome.Fate.ACCEPTED, side, lines);
    }

    private String card(Side side) {
        return cards(side).getFirst();
    }

    private List<String> cards(Side side) {
        return office.hand(folder, side);
    }

    private List<String> outbox() {
        return Office.sent(folder).stream()
                .map(letter -> letter.kind() + " " + letter.to())
                .toList();
    }

    /** Kinds and readers of the letters since the set-up. */
    private List<String> since() {
        return outbox().subList(4, outbox().size());
    }

    private void raid() {
        accepted(BRITISH, "game r-1", "impulse 1", "raid Camden with " + card(BRITISH));
    }

    @Test
    void aGameBeginsWithTheLettersThatBindTheReferee() {
        assertEquals(List.of("welcome American", "welcome British", "report American", "report British"), outbox());
        assertEquals(new Status.Order(BRITISH), office.game(folder).status());
        assertEquals(1, office.game(folder).log().impulse());
    }

    @Test
    void anOrderStopsAtTheOthersDecisionAndContinuesWithTheAnswer() {
        raid();
        assertEquals(List.of("question American", "notice British"), since());
        accepted(AMERICAN, "game r-1", "impulse 1", "stand");
        assertEquals(List.of("question American", "question British"), since().subList(2, 4));
        accepted(BRITISH, "game r-1", "impulse 1", "answer bid: bid 2");
        assertEquals(List.of("receipt British"), since().subList(4, since().size()));
        accepted(AMERICAN, "game r-1", "impulse 1", "bid 1");
        assertEquals(List.of("report American", "report British"), since().subList(5, since().size()));
        assertEquals(new Status.Order(AMERICAN), office.game(folder).status());
        assertEquals(2, office.game(folder).log().impulse());
    }

    @Test
    void aReportStartsWhereTheLastOneEnded() {
        raid();
        accepted(AMERICAN, "game r-1", "impulse 1", "stand");
        accepted(BRITISH, "game r-1", "impulse 1", "bid 2");
        accepted(AMERICAN, "game r-1", "impulse 1", "bid 1");
        var known = new TreeMap<Side, List<Ruling>>(Map.of(AMERICAN, List.of(), BRITISH, List.of()));
        int told = 0;
        var log = GameLog.NOTHING;
        for (var stored : Office.events(folder)) {
            var before = log;
            log = log.with(stored);
            if (!(stored.event() instanceof Event.Played played) || played.impulse() != 1) continue;
            var letters = new Dispatches(office.catalog.open(folder, before), office.catalog.open(folder, log));
            for (var letter : letters.played(played, () -> Secret.of(Office.SECRET), () -> Chronicle.NONE, List.of())) {
                assertEquals(
                        known.put(letter.to(), letter.happened()),
                        letter.happened().subList(0, letter.told()));
                told = letter.told();
            }
        }
        assertTrue(told > 0);
    }

    @Test
    void aGameAnsweredAtOnceIsTheGameAnsweredByLetters() {
        accepted(AMERICAN, "game r-1", "standing", "intercept: stand", "bid: bid 1");
        accepted(BRITISH, "game r-1", "impulse 1", "raid Camden with " + card(BRITISH), "if asked bid: bid 2");
        var atOnce = office.game(folder).notation();

        var other = (GameFolder) office.desk().begin(office.plan("x/r-1", "two"));
        folder = other;
        accepted(BRITISH, "game r-1", "impulse 1", "raid Camden with " + card(BRITISH));
        accepted(AMERICAN, "game r-1", "impulse 1", "stand");
        accepted(BRITISH, "game r-1", "impulse 1", "bid 2");
        accepted(AMERICAN, "game r-1", "impulse 1", "bid 1");
        assertEquals(atOnce, office.game(folder).notation());
    }

    /** Once, in their next letter; the other side hears nothing of it. */
    @Test
    void aPlayerIsToldWhichOfTheirLinesAnswered() {
        accepted(AMERICAN, "game r-1", "standing", "intercept: stand");
        accepted(BRITISH, "game r-1", "impulse 1", "raid Camden with " + card(BRITISH), "if asked bid: bid 2");
        var standing = "Your standing order 'intercept: stand' answered 'intercept into Camden': stand.";
        assertEquals(List.of(standing), answered(AMERICAN));
        assertEquals(List.of(), answered(BRITISH));
        accepted(AMERICAN, "game r-1", "impulse 1", "bid 0");
        assertEquals(List.of(), answered(AMERICAN));
        assertEquals(List.of("Your clause 'bid: bid 2' answered 'bid': bid 2."), answered(BRITISH));
    }

    /** It is not their turn, and their words are unusual: they learn the right ones, and nothing acts. */
    @Test
    void anOutOfTurnRequestInOtherWordsIsCorrected() {
        var refusal = answer(Outcome.Fate.REJECTED, AMERICAN, "game r-1", "impulse 1", "I resign");
        assertEquals(List.of("concede"), refusal.faults().getFirst().nearest());
        var mixed = answer(Outcome.Fate.REJECTED, AMERICAN, "game r-1", "impulse 1", "I resign", "stand");
        assertEquals("It is not your turn", mixed.headline());
    }

    private List<String> answered(Side side) {
        return desk.report(folder, side, Optional.empty()).lead().stream()
                .flatMap(paragraph -> Pattern.compile("Your [a-z ]+ '.*' answered .*")
                        .matcher(paragraph)
                        .results())
                .map(MatchResult::group)
                .toList();
    }

    /** They were accepted by a Postrider that read less closely. */
    @Test
    void standingOrdersNoLongerUnderstoodAnswerNothing() throws IOException {
        accepted(AMERICAN, "game r-1", "standing", "intercept: stand", "bid: bid 1");
        var file = folder.gameFile();
        var older = Files.readString(file, StandardCharsets.ISO_8859_1)
                .replace("intercept: stand", "intercept if raining: stand");
        Files.writeString(file, Rechained.file(Rechained.documents(older)), StandardCharsets.ISO_8859_1);
        Files.deleteIfExists(file.resolveSibling("game.index"));
        raid();
        assertTrue(since().contains("question American"), since()::toString);
        var listed = answer(Outcome.Fate.ANSWERED, AMERICAN, "game r-1", "standing list");
        assertTrue(listed.toString().contains("bid: bid 1"), listed::toString);
    }

    @Test
    void standingOrdersAnswerAnOpenQuestion() {
        raid();
        accepted(AMERICAN, "game r-1", "standing", "intercept: stand");
        assertInstanceOf(Status.Answers.class, office.game(folder).status());
        assertEquals(
                Raids.Asked.BID,
                office.game(folder).status().asked(BRITISH).getFirst().topic());
        accepted(AMERICAN, "game r-1", "standing", "bid: bid 0");
        assertTrue(office.game(folder).status().asked(AMERICAN).isEmpty());
        accepted(BRITISH, "game r-1", "impulse 1", "bid 0");
        assertEquals(2, office.game(folder).log().impulse());
    }

    @Test
    void aReceiptKeepsClausesFromTheOtherSide() {
        send(BRITISH, "game r-1", "impulse 1", "raid Camden with " + card(BRITISH), "if asked bid: bid 2");
        var order = (Event.Letter) Office.events(folder).stream()
                .map(StoredEvent::event)
                .filter(Event.Letter.class::isInstance)
                .findFirst()
                .orElseThrow();
        var game = office.game(folder);
        var sealed = SealedOrder.of(Secret.of(Office.SECRET), "r-1", Parts.FEW, 1, order.words());
        var receipt = new Dispatches(game, game).announced(order, sealed).getFirst();
        assertEquals(AMERICAN, receipt.to());
        assertFalse(receipt.toString().contains("bid"));
        assertTrue(receipt.toString().contains("raid Camden"));
    }

    @Test
    void eachWrongLetterHasItsOwnText() {
        var headlines = Stream.of(
                        refused(BRITISH, "game r-2", "impulse 1", "raid Camden with a1"),
                        refused(BRITISH, "game r-1", "impulse 0", "raid Camden with a1"),
                        refused(BRITISH, "game r-1", "impulse 2", "raid Camden with a1"),
                        refused(AMERICAN, "game r-1", "impulse 1", "raid Camden with a1"),
                        refused(BRITISH, "game r-1", "impulse 1", "dance"),
                        refused(BRITISH, "game r-1", "impulse 1", "raid Camden with " + card(AMERICAN)))
                .map(Dispatch::headline)
                .toList();
        assertEquals(
                List.of(
                        "Your letter is for another game",
                        "Impulse 0 is over",
                        "Impulse 2 has not begun",
                        "It is not your turn",
                        "Your letter was not understood",
                        "Your order is not allowed"),
                headlines);
        assertEquals(new Status.Order(BRITISH), office.game(folder).status());
        raid();
        assertEquals(
                "Your order is in already",
                refused(BRITISH, "game r-1", "impulse 1", "raid Boston with a1").headline());
        assertEquals(
                "Your answer is not allowed",
                refused(AMERICAN, "game r-1", "impulse 1", "answer intercept: dance")
                        .headline());
        accepted(AMERICAN, "game r-1", "impulse 1", "stand");
        accepted(AMERICAN, "game r-1", "impulse 1", "bid 1");
        assertEquals(
                "Your answer is in already",
                refused(AMERICAN, "game r-1", "impulse 1", "bid 2").headline());
    }

    @Test
    void aLetterThatCrashesUsIsAnsweredAndClosed() {
        var headline = "Your letter could not be answered as meant";
        var letter = office.letter(BRITISH, "game r-1", "impulse 1", "raid Avalon with a1");
        var outcome = Office.receive(desk, folder, letter);
        assertEquals(Outcome.Fate.REJECTED, outcome.fate());
        assertEquals(headline, outcome.answer().orElseThrow().headline());
        assertEquals(List.of("refusal British"), since());
        assertEquals(Outcome.Fate.REPEATED, Office.receive(desk, folder, letter).fate());
        assertEquals(List.of("refusal British"), since());
        raid();
    }

    @Test
    void aDozenOfAHundredFaultsAreListed() {
        var lines = Stream.concat(Stream.of("game r-1", "impulse 1"), Collections.nCopies(100, "dance").stream());
        var faults = refused(BRITISH, lines.toArray(String[]::new)).faults();
        assertEquals(13, faults.size());
        assertEquals(
                "88 more are not listed. Fix these first; anything still wrong will be listed then.",
                faults.getLast().why());
        var rejected = (Event.Rejected) Office.events(folder).getLast().event();
        assertEquals(13, rejected.why().size());
    }

    @Test
    void aDozenOfAHundredGreetingsAreShown() {
        var lines = Stream.of(Collections.nCopies(100, "Hello"), List.of("game r-1", "standing", "bid: bid 1"));
        var receipt = accepted(AMERICAN, lines.flatMap(List::stream).toArray(String[]::new));
        assertTrue(receipt.lead().getLast().endsWith(" / Hello / and 88 lines more"), receipt::toString);
    }

    @Test
    void aRefusalNamesItsLineItsRuleAndWhatIsAllowed() {
        var fault = refused(BRITISH, "game r-1", "impulse 1", "", "raid Camden with " + card(AMERICAN))
                .faults()
                .getFirst();
        assertEquals(4, fault.line());
        assertEquals("2.1", fault.rule());
        assertEquals(cards(BRITISH), fault.nearest());
    }

    @Test
    void aLetterDeliveredTwiceActsOnceAndIsAnsweredOnce() {
        var order = office.letter(BRITISH, "game r-1", "impulse 1", "raid Camden with " + card(BRITISH));
        assertEquals(Outcome.Fate.ACCEPTED, Office.receive(desk, folder, order).fate());
        var file = Office.events(folder);
        assertEquals(Outcome.Fate.REPEATED, Office.receive(desk, folder, order).fate());
        assertEquals(file, Office.events(folder));
        var again = new SignedLetter(BRITISH, "<new@id>", order.written(), order.opened());
        var answer = Office.receive(desk, folder, again).answer().orElseThrow();
        assertEquals("Your letter has come in before", answer.headline());
        assertTrue(answer.lead().getFirst().contains("accepted as your order in impulse 1"), answer::toString);
    }

    @Test
    void requestsAreAnsweredAndChangeNothing() {
        assertEquals(
                "How the game stands",
                answer(Outcome.Fate.ANSWERED, AMERICAN, "game r-1", "status").headline());
        assertEquals(
                "How the game stands",
                answer(Outcome.Fate.ANSWERED, AMERICAN, "game r-1", "status").headline());
        assertEquals(
                "How to write to the referee",
                answer(Outcome.Fate.ANSWERED, AMERICAN, "help").headline());
        accepted(AMERICAN, "game r-1", "standing", "bid: bid 1");
        var listed = answer(Outcome.Fate.ANSWERED, AMERICAN, "game r-1", "standing list");
        assertTrue(listed.toString().contains("bid: bid 1"));
        var preview = answer(
                Outcome.Fate.ANSWERED,
                BRITISH,
                "game r-1",
                "impulse 1",
                "preview",
                "raid Camden with " + card(BRITISH));
        assertEquals(LetterKind.PREVIEW, preview.kind());
        assertEquals(1, preview.happened().size());
        assertEquals(
                List.of("Then the American player is asked under rule 3.1: intercept into Camden."), preview.closing());
        assertEquals(new Status.Order(BRITISH), office.game(folder).status());
    }

    @Test
    void helpHasAPagePerWordAndListsThem() {
        assertEquals(
                "Help: standing",
                answer(Outcome.Fate.ANSWERED, AMERICAN, "help stand").headline());
        var unknown = answer(Outcome.Fate.ANSWERED, AMERICAN, "help tea");
        assertEquals("There is no help on 'tea'", unknown.headline());
        assertTrue(unknown.toString().contains("standing"), unknown::toString);
    }

    /** None of it moves the game or shows anything of the other hand. */
    @Test
    void aPlayerLooksUpWhatWasPlayedAndWhy() {
        raid();
        assertEquals("What you may do", asked(BRITISH, "moves").headline());
        assertEquals(List.of("This game has no map."), asked(BRITISH, "board").lead());
        var history = asked(AMERICAN, "history").situation().orElseThrow().toString();
        assertTrue(history.contains("British: raid Camden"), history);
        var again = asked(AMERICAN, "report 1");
        assertEquals(LetterKind.COPY, again.kind());
        assertEquals(List.of(), again.record());
        assertEquals(desk.report(folder, AMERICAN, Optional.of(1)).happened(), again.happened());
        assertTrue(asked(AMERICAN, "why 1")
                .toString()
                .contains(again.happened().getFirst().rule()));
        assertEquals(
                "Nothing was found for 'report 9'", asked(AMERICAN, "report 9").headline());
        assertEquals(
                "Nothing was found for 'why never'",
                asked(AMERICAN, "Why never?").headline());
        assertEquals(
                "Nothing was found for 'rule 99'", asked(AMERICAN, "rule 99").headline());
        assertTrue(asked(AMERICAN, "address").toString().contains("Letters to you"));
        assertEquals(
                "Your letter has come in, and its signature is good",
                asked(AMERICAN, "hello").headline());
    }

    private Dispatch asked(Side side, String line) {
        return answer(Outcome.Fate.ANSWERED, side, "game r-1", line);
    }

    @Test
    void anAnswerAndStandingOrdersArePreviewedToo() {
        raid();
        var answer = preview("impulse 1", "preview", "intercept: stand");
        assertEquals(List.of("game r-1", "impulse 1", "( ) answer intercept into Camden: stand"), answer.reply());
        assertEquals(
                List.of("game r-1", "impulse 1", "( ) standing", "    bid: bid 1"),
                preview("preview", "standing", "bid: bid 1").reply());
        assertEquals(
                "Your answer is not allowed",
                refused(AMERICAN, "game r-1", "impulse 1", "preview", "intercept: dance")
                        .headline());
        assertTrue(office.game(folder).status().awaits(AMERICAN));
        assertEquals(List.of(), office.game(folder).standing(AMERICAN).words());
    }

    /** As programs reply automatically, and people who press a button: the lines come back unchanged. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "raid Camden with %s",
                "raid Camden with %s\nif asked bid: bid 1",
                "standing\nbid: bid 1\nintercept: stand",
                "concede",
                "press: Hello,\nGeorge."
            })
    void aPreviewThatIsSentBackActsOnceItIsMarked(String said) {
        var previewed = answer(
                Outcome.Fate.ANSWERED, BRITISH, "game r-1", "impulse 1", "preview\n" + said.formatted(card(BRITISH)));
        for (var quoted :
                List.of("> r-1, impulse 1, to the British player\n> ", "r-1, impulse 1, to the British player\n")) {
            var back = quoted + String.join(quoted.startsWith(">") ? "\n> " : "\n", previewed.reply());
            assertEquals(
                    "No line is marked: put an x between the brackets of the one you mean, (x).",
                    refused(BRITISH, back).faults().getFirst().why());
        }
        var marked = "> r-1, impulse 1, to the British player\n> "
                + String.join("\n> ", previewed.reply()).replace("( )", "(x)");
        accepted(BRITISH, marked);
    }

    private Dispatch preview(String... lines) {
        var letter = Stream.concat(Stream.of("game r-1"), Stream.of(lines)).toArray(String[]::new);
        var preview = answer(Outcome.Fate.ANSWERED, AMERICAN, letter);
        assertEquals(LetterKind.PREVIEW, preview.kind());
        return preview;
    }

    @Test
    void courtesiesAreListedAsNotRead() {
        var order = accepted(
                BRITISH, "game r-1", "impulse 1", "Hi referee,", "raid Camden with " + card(BRITISH), "Thanks!");
        assertTrue(order.lead().getFirst().endsWith("Not read: Hi referee, / Thanks!"), order::toString);
        var answer = accepted(AMERICAN, "Good evening!", "game r-1", "impulse 1", "stand", "Regards,", "Jane");
        assertTrue(answer.lead().getFirst().endsWith("Not read: Good evening! / Regards, / Jane"), answer::toString);
        var standing = accepted(AMERICAN, "game r-1", "standing", "bid: bid 1", "Cheers, Jane");
        assertTrue(standing.lead().contains("Not read: Cheers, Jane"), standing::toString);
        var preview = preview("preview", "standing", "bid: bid 1", "Cheers, Jane");
        assertTrue(preview.lead().contains("Not read: Cheers, Jane"), preview::toString);
        for (var asked : List.of("status", "help", "help bid", "history", "moves", "address", "standing list")) {
            var told = answer(Outcome.Fate.ANSWERED, AMERICAN, "Hi referee,", "game r-1", asked, "Thanks!");
            assertTrue(told.lead().contains("Not read: Hi referee, / Thanks!"), told::toString);
        }
        var hello = answer(Outcome.Fate.ANSWERED, AMERICAN, "game r-1", "Hello!", "Thanks!");
        assertTrue(hello.lead().contains("Not read: Thanks!"), hello::toString);
        var press = accepted(AMERICAN, "game r-1", "Hi referee,", "press: Good luck.", "Cheers, Jane");
        assertTrue(press.lead().contains("Not read: Hi referee, / Cheers, Jane"), press::toString);
    }

    @Test
    void aPreviewSaysWhatTheWritersOwnClausesWouldAnswer() {
        accepted(BRITISH, "game r-1", "standing", "bid: bid 1");
        assertEquals("Then you are asked under rule 4.1: bid. Your standing order answers: bid 1.", previewOfABid());
        assertEquals(
                "Then you are asked under rule 4.1: bid. Your clause answers: bid 2.",
                previewOfABid("if asked bid: 2"));
    }

    private String previewOfABid(String... clauses) {
        var game = office.game(folder);
        var lines = Stream.concat(Stream.of("game r-1", "impulse 1", "raid Camden with a1"), Stream.of(clauses));
        var order = OpenedLetter.open(lines.collect(Collectors.joining("\n")))
                .in(game.context(BRITISH))
                .read(game.context(BRITISH));
        var bid = new Asking(BRITISH, "4.1", Raids.Asked.BID, "What do you bid?").one(Map.of("bid 1", 1, "bid 2", 2));
        var stopped = new Verdict.Waiting<>(List.of(bid), List.of(), List.of(), Optional.empty());
        return new Enquiries(game, BRITISH)
                .preview((Letter.Order) order, List.of("raid Camden with a1"), stopped, List.of())
                .closing()
                .getFirst();
    }

    @Test
    void nothingIsRolledBeforeTheReceiptHasLeft() {
        var away = new boolean[1];
        var mail = new Transport() {
            @Override
            public SealedLetter seal(GameLog log, Dispatch letter, Printed printed, Instant at) {
                var name = LetterName.next(log, letter.to(), letter.kind());
                return SealedLetter.of(letter.to(), letter.kind(), "<%s@example.org>".formatted(name), new byte[0]);
            }

            /** The game is not held meanwhile. */
            @Override
            public void send(GameStore game) {
                game.open().close();
                if (away[0])
                    for (var letter : game.letters().unsent())
                        game.outbox().move(letter.messageId(), Outbox.State.SENT);
            }
        };
        var slow = office.desk(mail);
        send(AMERICAN, "game r-1", "standing", "intercept: stand", "bid: bid 0");
        Office.receive(
                slow,
                folder,
                office.letter(
                        BRITISH, "game r-1", "impulse 1", "raid Camden with " + card(BRITISH), "if asked bid: bid 1"));
        assertEquals(new Status.Ready(), office.game(folder).status());
        assertEquals(List.of("receipt American"), since().subList(1, since().size()));
        slow.goOn(folder);
        assertEquals(2, since().size());
        away[0] = true;
        slow.goOn(folder);
        assertEquals(List.of("report American", "report British"), since().subList(2, 4));
    }

    @Test
    void theLastLettersRevealTheSecret() {
        for (int impulse = 1; impulse <= 2; impulse++) {
            var side = impulse == 1 ? BRITISH : AMERICAN;
            var other = office.game(folder).other(side);
            accepted(side, "game r-1", "impulse " + impulse, "raid Camden with " + card(side), "if asked bid: bid 1");
            accepted(other, "game r-1", "impulse " + impulse, "stand");
            accepted(other, "game r-1", "impulse " + impulse, "bid 0");
        }
        assertEquals(List.of("final American", "final British"), since().subList(since().size() - 2, since().size()));
        assertEquals(
                new Event.Revealed(Office.SECRET),
                Office.events(folder).getLast().event());
        assertEquals(
                "The game is over",
                refused(AMERICAN, "game r-1", "impulse 3", "raid Camden with a1")
                        .headline());
        assertEquals(
                "How the game stands",
                answer(Outcome.Fate.ANSWERED, AMERICAN, "game r-1", "status").headline());
    }

    @Test
    void aQuestionMayStopTheSetUp() {
        folder = (GameFolder) desk.begin(office.plan("r-3", "council"));
        assertEquals(0, office.game(folder).log().impulse());
        accepted(AMERICAN, "game r-3", "impulse 0", "sit");
        assertEquals(new Status.Order(BRITISH), office.game(folder).status());
    }

    @Test
    void aLetterByHandNeedsNoHeader() {
        assertEquals(Outcome.Fate.ACCEPTED, entered("raid Camden with " + card(BRITISH), Optional.empty()));
        assertEquals(List.of("question American", "notice British"), since());
    }

    private Outcome.Fate entered(String text, Optional<String> note) {
        return desk.enter(folder, BRITISH, text, note).fate();
    }

    @Test
    void bothPlayersReadWhyALetterWasEnteredByHand() {
        entered("raid Camden with " + card(BRITISH), Optional.of("by telephone"));
        assertEquals(List.of("notice American", "notice British"), since().subList(2, 4));
        var notes = new Dispatches(office.game(folder), office.game(folder)).notes(BRITISH, "by telephone");
        assertEquals(
                List.of(
                        "The referee has entered the British letter by hand",
                        "The referee has entered your letter by hand"),
                notes.stream().map(Dispatch::headline).toList());
        assertEquals(
                List.of("The referee notes: by telephone"), notes.getFirst().lead());
    }

    @Test
    void onlyTheRefereeHearsOfAWrongLetterEnteredByHand() {
        var before = Office.events(folder);
        for (var wrong : List.of("raid Camden with nothing", "ride to Camden", "impulse 7\nraid Camden with d1"))
            assertEquals(Outcome.Fate.REJECTED, entered(wrong, Optional.of("by telephone")), wrong);
        assertEquals(before, Office.events(folder));
        assertEquals(List.of(), since());
    }

    @Test
    void twoGamesDoNotMixAndALockedOneSaysSo() throws Exception {
        var second = (GameFolder) desk.begin(office.plan("r-2", "two"));
        var before = Files.readString(second.gameFile());
        raid();
        assertEquals(before, Files.readString(second.gameFile()));
        try (var held = GameFile.open(folder.gameFile())) {
            assertEquals(Office.events(folder).size(), held.standing().entries());
            var locked = assertThrows(IllegalStateException.class, () -> desk.goOn(folder));
            assertEquals(
                    "Another postrider has the game r-1 open; stop it first, or wait until it is done.",
                    locked.getMessage());
        }
        desk.goOn(second);
    }

    @Test
    void aGameOfAnotherBoxIsNotContinued() {
        var changed = new GameCatalog(List.of(new Raids("b1")));
        var error = assertThrows(IllegalStateException.class, () -> changed.open(folder, folder.log()));
        assertTrue(error.getMessage().startsWith("r-1 was begun with another box"));
    }

    @Test
    void aCorrectedBoxIsOpenedOnceForAllLetters() throws Exception {
        var plan = office.plan("r-2", "two");
        var corrected = (GameFolder) desk.begin(new NewGame(
                plan.place(),
                plan.system(),
                plan.scenario(),
                plan.options(),
                plan.players(),
                plan.referee(),
                new TreeMap<>(Map.of("corrections.yaml", "")),
                plan.fixedSecret()));
        var box = office.catalog.box(corrected, corrected.header());
        assertEquals("box", box.hash());
        assertSame(box, office.catalog.box(corrected, corrected.header()));
    }

    @Test
    void onlyThoseWhoseLettersAreAwaitedAreReminded() {
        desk.remind(folder);
        assertEquals(List.of("reminder British"), since());
        raid();
        desk.remind(folder);
        assertEquals("reminder American", since().getLast());
    }

    @Test
    void lettersFormAThread() {
        raid();
        var told = new ArrayList<List<String>>();
        var mail = new Transport() {
            @Override
            public SealedLetter seal(GameLog log, Dispatch letter, Printed printed, Instant at) {
                told.add(log.correspondence(letter.to()).thread().references());
                return new PaperTransport().seal(log, letter, printed, at);
            }

            @Override
            public void send(GameStore game) {}
        };
        Office.receive(
                office.desk(mail), folder, Office.letter("<stand@x>", AMERICAN, "game r-1", "impulse 1", "stand"));
        assertTrue(told.contains(List.of("<r-1.1.american.welcome@postrider.invalid>", "<stand@x>")), told::toString);
    }

    @Test
    void aBriefGameSendsNoLetterWhereOneAnswerIsLeft() {
        var fair = (GameFolder) desk.begin(office.plan("r-2", "council"));
        assertEquals(List.of(AMERICAN), asked(fair));
        var question = desk.report(fair, AMERICAN, Optional.empty());
        assertTrue(
                question.lead().get(1).contains("gives nothing away. A standing order 'council: sit'"),
                question::toString);
        var brief = (GameFolder) desk.begin(office.plan("r-3", "council", Map.of("windows", "brief")));
        assertEquals(new Status.Order(BRITISH), office.game(brief).status());
        assertEquals(
                Map.of("windows", "brief"), office.game(brief).log().header().options());
        assertEquals(Map.of(), office.game(fair).log().header().options());
    }

    /** The only example is not the only answer. */
    @Test
    void aQuestionInFreeWordsIsAskedInABriefGameToo() {
        folder = (GameFolder) desk.begin(office.plan("r-2", "two", Map.of("windows", "brief")));
        var windows = AskingRule.of(folder.log());
        assertEquals(Optional.empty(), windows.answers().to(new Tribute(40)));
        assertEquals(
                "", AskingRule.of(desk.begin(office.plan("r-3", "two")).log()).toAsked(List.of(new Tribute(40))));
    }

    @Test
    void aQuestionSaysWhichWindowsAreInForce() {
        folder = (GameFolder) desk.begin(office.plan("r-2", "two", Map.of("windows", "brief")));
        accepted(BRITISH, "game r-2", "impulse 1", "raid Camden with " + card(BRITISH));
        assertTrue(desk.report(folder, AMERICAN, Optional.empty())
                .toString()
                .contains("You are asked because you have a choice"));
        assertTrue(desk.report(folder, BRITISH, Optional.empty()).toString().contains("They have a choice"));
    }

    private List<Side> asked(GameFolder where) {
        var game = office.game(where);
        return game.sides().stream().filter(game.status()::awaits).toList();
    }

    @Test
    void onlyTheOwnerCanReadTheSecret() throws Exception {
        assertEquals("rw-------", permissions("secret"));
        assertEquals("rw-------", permissions("game.yaml"));
    }

    private String permissions(String file) throws Exception {
        return PosixFilePermissions.toString(
                Files.getPosixFilePermissions(folder.path().resolve(file)));
    }
}
