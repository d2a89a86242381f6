package postrider.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.kernel.question.Question;
import postrider.kit.Sides;
import postrider.text.Lists;

/**
 * An order is read whatever stands around it, and whatever is not read is listed. The corpus holds what people and their programs write
 * there, in many languages.
 */
@Tag("long")
class AroundCorpusTest {
    private static final Path CORPUS = Path.of("src/test/resources/around");
    private static final String ORDER = "play 77: activate Burgoyne with 5 CU; to Saratoga";

    private static final List<String> QUOTATION = List.of(
            "WASHINGTON'S WAR",
            "ww-017, impulse 23, to the British player",
            "",
            "Your order is needed",
            "",
            "game ww-017",
            "impulse 23",
            "# saves its 2 OPS for a slow general",
            "( ) play 12: queue",
            "--------------------------------",
            "",
            "The situation in 1777");

    private static final List<List<String>> GREETINGS = corpus("greetings");
    private static final List<List<String>> FAREWELLS = corpus("farewells");
    private static final List<List<String>> SIGN_OFFS = corpus("signoffs");
    private static final List<List<String>> FOOTERS = corpus("footers");
    private static final List<List<String>> LETTERS = corpus("letters");
    private static final List<List<String>> PROGRAMS = corpus("programs");
    private static final List<List<String>> ATTRIBUTIONS = Lists.concat(corpus("attributions"), PROGRAMS);

    private static List<List<String>> corpus(String name) {
        try {
            return Stream.of(Files.readString(CORPUS.resolve(name + ".txt")).split("(?m)^%\n"))
                    .map(item -> item.lines().toList())
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /**
     * The lines of an attribution that are listed as not read. What Gmail, Outlook, Apple Mail and Thunderbird write by themselves above
     * a letter of ours is not listed: it stands above every answer, and is not the player's.
     */
    private static List<String> told(List<String> attribution) {
        return PROGRAMS.contains(attribution) ? List.of() : attribution;
    }

    private static List<String> lines(Object... pieces) {
        var all = new ArrayList<String>();
        for (var piece : pieces)
            if (piece instanceof List<?> list) list.forEach(line -> all.add((String) line));
            else all.add((String) piece);
        return all;
    }

    private static List<String> quoted(String mark) {
        return QUOTATION.stream().map(line -> (mark + line).stripTrailing()).toList();
    }

    /** Asserts that the order is read, and that exactly the lines {@code around} it are listed as not read. */
    private static void assertRead(List<String> letter, List<String> around) {
        var context = Desk.context(Sides.BRITISH);
        var opened = OpenedLetter.open(String.join("\n", letter)).in(context);
        var read = Desk.readSorted(opened, context);
        assertEquals(List.of(ORDER), read.words(), () -> read + "\n" + String.join("\n", letter));
        var listed = around.stream()
                .flatMap(line -> MailLine.of(line).stream())
                .filter(line -> !Quotes.divides(line))
                .map(MailLine::text)
                .toList();
        assertEquals(listed, opened.notRead(), () -> String.join("\n", letter));
    }

    private static final List<String> HEAD = List.of("game ww-017", "impulse 23");

    /**
     * Whole letters as programs and people write them. HEAD, ORDER and QUOTED are placeholders; ORDER may have marks around it. A line
     * after a bar is quoted only by its attribution, and a line after a tilde is not listed.
     */
    @ParameterizedTest
    @FieldSource("LETTERS")
    void theOrderInAWholeLetterIsRead(List<String> letter) {
        var text = new ArrayList<String>();
        for (var line : letter)
            if (line.equals("HEAD")) text.addAll(HEAD);
            else if (line.endsWith("QUOTED"))
                text.addAll(quoted(line.startsWith("|") ? "" : line.substring(0, line.indexOf("QUOTED"))));
            else text.add(line.replaceFirst("^\\| ?|^~ ", "").replace("ORDER", ORDER));
        assertRead(
                text,
                letter.stream()
                        .filter(line -> !line.matches("HEAD|.*ORDER.*|-- ?|[|>~].*"))
                        .toList());
    }

    /** A line that may be meant for the referee is no notice and no farewell. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Proceed with caution to Saratoga",
                "External lines to Camden with Greene",
                "Have a good march to Saratoga with Burgoyne",
                "happy to stand",
                "This is confidential: Greene is to go to Camden",
                "play 12: confidential",
                "dispute 22: confidential",
                "x",
                "That is all I have to say about Camden"
            })
    void aLineThatMayBeForTheRefereeIsNeverPassedOver(String said) {
        var opened = OpenedLetter.open(String.join("\n", lines(HEAD, ORDER, "", said)))
                .in(Desk.context(Sides.BRITISH));
        assertEquals(List.of(), opened.notRead());
    }

    @ParameterizedTest
    @FieldSource("GREETINGS")
    void anOrderBelowAGreetingIsRead(List<String> greeting) {
        assertRead(lines(greeting, "", HEAD, ORDER), greeting);
        assertRead(lines(HEAD, "", greeting, "", ORDER), greeting);
    }

    @ParameterizedTest
    @FieldSource("FAREWELLS")
    void anOrderAboveAFarewellIsRead(List<String> farewell) {
        assertRead(lines(HEAD, ORDER, "", farewell), farewell);
        assertRead(lines(HEAD, "(x) " + ORDER, "( ) play 12: queue", "", farewell), farewell);
    }

    @ParameterizedTest
    @FieldSource("SIGN_OFFS")
    void anOrderAboveOrBelowASignOffIsRead(List<String> signOff) {
        assertRead(lines(HEAD, ORDER, "", signOff), signOff);
        assertRead(lines(signOff, "", HEAD, ORDER), signOff);
        assertRead(lines(HEAD, ORDER, "", "Thanks,", "Jane", "", signOff), lines("Thanks,", "Jane", signOff));
    }

    @ParameterizedTest
    @FieldSource("FOOTERS")
    void anOrderAboveACompanyFooterIsRead(List<String> footer) {
        assertRead(lines(HEAD, ORDER, "", footer), footer);
        assertRead(lines(HEAD, ORDER, "", "Thanks,", "Jane", "", footer), lines("Thanks,", "Jane", footer));
        assertRead(lines(HEAD, ORDER, "", "Regards,", "Jane Doe", footer), lines("Regards,", "Jane Doe", footer));
    }

    @ParameterizedTest
    @FieldSource("ATTRIBUTIONS")
    void anOrderAboveOrBelowAQuotationIsRead(List<String> attribution) {
        assertRead(lines(HEAD, ORDER, "", attribution, quoted("> ")), told(attribution));
        assertRead(lines(HEAD, ORDER, "", attribution, "", quoted("> ")), told(attribution));
        assertRead(lines(attribution, quoted("> "), "", HEAD, ORDER), told(attribution));
        assertRead(lines(attribution, quoted("> "), "", ORDER), told(attribution));
    }

    /** Where it is not our letter that is quoted, or nothing is, and where they write more than a program would. */
    @Test
    void anAttributionThatNoProgramWritesAboveOurLetterIsListed() {
        var another = List.of("> Shall we play on Friday?", "> Jane");
        for (var attribution : PROGRAMS) assertRead(lines(HEAD, ORDER, "", attribution, another), attribution);
        for (var said : List.of(
                "On 25 November 2026 at 16:01 I had wanted to go to Camden:",
                "On Wed, Nov 25, 2026 at 4:01 PM The Referee <referee@example.org> wrote this, and I do not see why:",
                "On Wed, Nov 25, 2026 at 4:01 PM I asked for Camden, and you wrote:",
                "The Referee wrote:")) assertRead(lines(HEAD, ORDER, "", said, quoted("> ")), List.of(said));
    }

    /** A sign-off, who wrote, and the letter below them, in which one line is marked. */
    @ParameterizedTest
    @FieldSource("ATTRIBUTIONS")
    void aMarkedLineActsWhateverIsAroundIt(List<String> attribution) {
        var marked = quoted("> ").stream()
                .map(line -> line.replace("( ) play 12: queue", "(x) " + ORDER))
                .toList();
        var said = List.of("I take this one, please, and I hope it works!");
        assertRead(lines(attribution, marked), told(attribution));
        assertRead(lines(said, "", attribution, marked), lines(said, told(attribution)));
        for (var signOff : SIGN_OFFS.subList(0, 12))
            assertRead(lines(signOff, "", attribution, marked), lines(signOff, told(attribution)));
    }

    /** They write the header again, or ask for a preview, and mark a quoted line. */
    @Test
    void aMarkedLineGoesWithTheHeaderAboveIt() {
        var marked = quoted("> ").stream()
                .map(line -> line.replace("( ) play 12: queue", "(x) " + ORDER))
                .toList();
        var context = Desk.context(Sides.BRITISH);
        for (var above : List.of(HEAD, List.of("Game ww-017, impulse 23", "", "Thanks!")))
            assertEquals(
                    List.of(ORDER),
                    Desk.read(OpenedLetter.open(String.join("\n", lines(above, "", marked))), context)
                            .words());
        assertEquals(
                List.of("preview", ORDER, "if asked battle card: none"),
                Desk.read(
                                OpenedLetter.open(
                                        String.join("\n", lines("preview", "if asked battle card: none", "", marked))),
                                context)
                        .words());
        for (var other : List.of("status", "impulse 24\nplay 12: queue")) {
            var opened = OpenedLetter.open(String.join("\n", lines(other, "", marked)));
            assertEquals(List.of("(x) " + ORDER), opened.in(context).notRead());
        }
    }

    /** A comment beside a marked line is passed over, but not words that take it back. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "On second thoughts: no",
                "Vergiss es",
                "Forget it, I'll write again.",
                "Please cancel this",
                "PS wait for my next letter",
                "Mejor no",
                "Draft"
            })
    void aMarkedLineMayBeTakenBack(String below) {
        var quoted =
                Stream.of("> game ww-017", "> impulse 23", "> (x) " + ORDER).toList();
        var opened = OpenedLetter.open(String.join("\n", lines("> " + QUOTATION.get(1), quoted, "", below)));
        assertTrue(Desk.read(opened, Desk.context(Sides.BRITISH)) instanceof Letter.Garbled);
    }

    /** A line just below a marked line may belong to it. */
    @Test
    void aLineDirectlyBelowAMarkedLineIsRead() {
        var letter = lines(HEAD, "(x) " + ORDER, "but leave two behind");
        assertTrue(
                Desk.read(OpenedLetter.open(String.join("\n", letter)), Desk.context(Sides.BRITISH))
                        instanceof Letter.Garbled);
        assertRead(
                lines("I think this is good:", "", HEAD, "(x) " + ORDER, "", "but not very good, let us see"),
                lines("I think this is good:", "but not very good, let us see"));
    }

    /** No row takes long to read, whatever it is made of. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "A-",
                "A. ",
                "a. ",
                "A, ",
                "De la ",
                "\u0410 ",
                "a@",
                "a: ",
                "1. ",
                "(",
                "Mail ",
                "Thanks ",
                "gesendet ",
                "25.11. ",
                "\u5218 "
            })
    void aMonotonousRowIsReadQuickly(String scrap) {
        var row = scrap.repeat(990 / scrap.length()) + "1";
        var rows = (row + "\n").repeat(6) + "\n";
        var letter = "game ww-017\nimpulse 23\n(x) " + ORDER + "\n\nThanks,\n" + rows.repeat(25);
        assertTimeoutPreemptively(
                Duration.ofMinutes(2), () -> Desk.read(OpenedLetter.open(letter), Desk.context(Sides.BRITISH)));
    }

    /** Random combinations of everything. */
    @Test
    void anOrderAmongAnyOfThemIsRead() {
        var random = new Random(1777);
        for (int i = 0; i < 2_000; i++) {
            var greeting = any(GREETINGS, random);
            var farewell = any(FAREWELLS, random);
            var signOff = any(SIGN_OFFS, random);
            var attribution = any(ATTRIBUTIONS, random);
            var order = any(
                            List.of(
                                    "",
                                    "(x) ",
                                    "- ",
                                    "* ",
                                    "\u2022 ",
                                    "\u00b7       ",
                                    "1. ",
                                    "3) ",
                                    "o ",
                                    "\u27a4 ",
                                    "**"),
                            random)
                    + ORDER;
            if (order.startsWith("**")) order += "**";
            var mark = any(List.of("> ", ">> ", "> > ", ">"), random);
            var own = lines(greeting, "", HEAD, order, "", farewell, "", signOff);
            var whole = random.nextBoolean()
                    ? lines(own, "", attribution, quoted(mark))
                    : lines(attribution, quoted(mark), "", own);
            var around = random.nextBoolean() ? whole : lines(own, "", attribution, "", quoted(mark));
            var listed = around.equals(whole) && whole.getFirst().equals(attribution.getFirst())
                    ? lines(told(attribution), greeting, farewell, signOff)
                    : lines(greeting, farewell, signOff, told(attribution));
            assertRead(around, listed);
        }
    }

    private static <T> T any(List<T> of, Random random) {
        return of.get(random.nextInt(of.size()));
    }

    /** A possible order is read even where a name, a farewell or a sign-off might be, and complained of if it is none. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Thanks,\nPass",
                "Thanks,\nplay 12",
                "Best,\nJane\nPlay 12",
                "Thanks,\nResign",
                "Thanks,\nsaratoga",
                "\nPass",
                "\nPass,\nJane",
                "\nMuster GmbH\nAmtsgericht Albany\nplay 12",
                "\nMuster GmbH\nAlso to Albany",
                "Thanks,\nJane\nMuster Ltd\nPass",
                "\nTel. +49 89 123456\n5 CU to Camden",
                "\n(x) sent from my iPhone",
                "Sent from Albany to Camden: 3 CU",
                "\nSent from Albany to my iPhone",
                "\nIf asked battle card: none\nGet Outlook for iOS",
                "\nif asked: Sent from my iPhone",
                "\n\u0440lay 12: \u0430ctivate Burgoyne",
                "\nBurgoyne",
                "\nNo",
                "Thanks,\nI think you cheated",
                "Thanks,\nLeave two behind",
                "Thanks,\nCancelled",
                "Danke,\ndoch nicht",
                "\nStorniert!",
                "\nAnnulé.",
                "\nNon,\nJane",
                "\nAspetta!",
                "\nAlso Albany,",
                "\nCamden,\nJane",
                "\n5 CU in Albany",
                "\nThe outlook is grim.",
                "\nGreene and Arnold",
                "Regards,\nto Albany",
                "\nI think you cheated!",
                "\nKidding",
                "\nSent by mistake, please ignore.",
                "\nPlease confirm before you execute this.",
                "\nI hope this works, otherwise cancel it.",
                "\nJane's Idea",
                "\n\u041d\u0435 \u0438\u0441\u043f\u043e\u043b\u043d\u044f\u0442\u044c!",
                "\n\u3053\u308c\u306f\u4e0b\u66f8\u304d\u3067\u3059",
                "\n\u05d8\u05d9\u05d5\u05d8\u05d4",
                "\nJane\nMail me at jane@example.org before you act",
                "\nDoe Ltd cancels this order",
                "\nThis message is void.",
                "\nWait for my phone call.",
                "\nOnly if www.example.org says so",
                "\nPardon, that was wrong",
                "\nCaution: this order is not final",
                "\nDisclaimer: just a thought",
                "\nNot Yet",
                "\nFor Discussion Only",
                "\nVorschlag",
                "\nAch nein,\nJane",
                "\nAncora no,\nJane",
                "\nJust a thought,\nJane",
                "\nUnter Vorbehalt,\nJane",
                "\nJe réfléchis encore,\nJane",
                "\nJane\n- just thinking aloud",
                "\nJane Doe (on hold)",
                "Best, Jane (still undecided)",
                "Thanks,\nJane\nNot Final",
                "Thanks!\nJane\n(not my final order)",
                "Thanks, but no thanks",
                "Thanks, but hold it",
                "Thanks, scrap that",
                "Danke, doch nicht",
                "Merci, oublie",
                "Good luck, I resign",
                "JK!",
                "\nBroma",
                "*** not final ***",
                "--withdrawn--",
                "\nJane\nOn Hold",
                "\nJANE DOE DRAFT",
                "\nJane Doe, Draft",
                "\nJane Doe - Preliminary",
                "Regards,\nJane, undecided",
                "Regards,\nJane\nPlease Wait",
                "Regards,\nWaiting For Tom",
                "Thanks, more tomorrow",
                "\n-- \nJane\nP.S. ignore this",
                "\u274c no",
                "\n\u26d4 stop",
                "\u274c",
                "\n\u2717",
                "\n\ud83d\udc4e",
                "\nOh wait!",
                "\nWould be nice!",
                "\nSorry!",
                "\nSorry, that was for Tom's game",
                "\nGreat game, but not yet",
                "\nzu pr\u00fcfen\nJane",
                "\nPospuesto",
                "\nIngetrokken.",
                "\nWycofane!",
                "\nCountermanded",
                "\nSlowly",
                "\nTillbakadraget",
                "\nEine Weile",
                "Lieber morgen",
                "\nRejet\u00e9\nJane",
                "\nMejor ma\u00f1ana\nJane",
                "Thanks,\nJane\nSuspended",
                "Regards,\nJane\n\nVertagt",
                "Regards,\nJane\nUse the other card",
                "Regards,\nJane\nWhat do you think",
                "Thanks,\nJust four of them",
                "Regards,\nJane\nCard 22",
                "Regards,\nJane\n22",
                "\nJane\n\nPS Descartado",
                "\nJane\n\nP.S. Four",
                "\nJane Doe (only with four)",
                "\nJane Doe (card 22)",
                "Thanks, mejor no",
                "\nFor John",
                "\nP.T.O.",
                "Turn 1781",
                "On 25 November 2026:\nplay 12",
                "\nplay 12:\n> quoted"
            })
    void aPossibleOrderIsNeverPassedOver(String below) {
        var opened = OpenedLetter.open("game ww-017\nimpulse 23\n" + ORDER + "\n" + below);
        var context = Desk.context(Sides.BRITISH);
        var read = Desk.read(opened, context);
        assertNotEquals(
                List.of(ORDER),
                read.words(),
                () -> read + " " + opened.in(context).notRead());
    }

    /** A line above an order saying that it is not meant, or not yet, is never passed over. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Not yet!",
                "Draft:",
                "Entwurf:",
                "Nicht ausführen!",
                "Wrong game!",
                "Please ignore!",
                "Maybe,",
                "*** DRAFT ***",
                "== Entwurf ==",
                "My order was:",
                "Hope you are well, this is only a draft.",
                "Changed my mind!",
                "Jane suggests,",
                "My alternative order:",
                "Order for the next turn:",
                "Please send my order again",
                "Plan B:",
                "Suppose I write,",
                "Hi, forget this",
                "Alternatively,",
                "Imagine,",
                "Unter Vorbehalt!",
                "Noch offen!",
                "For info only,",
                "Tom wrote me,",
                "\u274c\u274c",
                "Would be great!",
                "Almost ready,",
                "Pospuesto!",
                "Vertagt,",
                "Hi, lieber nicht",
                "Hi, ainda n\u00e3o",
                "Use the other card!",
                "Must ask Tom first!",
                "American orders:",
                "Here are the American orders for game ww-017",
                "Turn 1778",
                "Orders for 1781"
            })
    void aRetractionAboveAnOrderIsNotAGreeting(String above) {
        var opened = OpenedLetter.open("game ww-017\nimpulse 23\n" + above + "\n\n" + ORDER);
        assertTrue(Desk.read(opened, Desk.context(Sides.BRITISH)) instanceof Letter.Garbled);
    }

    /** A possible answer is never passed over either. */
    @ParameterizedTest
    @ValueSource(strings = {"Thanks,\nArnold", "\nArnold", "\nNo", "Cheers,\nno!", "\nbattle card: none"})
    void aPossibleAnswerIsNeverPassedOver(String below) {
        var intercept = Desk.intercept("Camden", "Greene from Newport", "Arnold", "no");
        var card = Desk.battleCard("Camden", "", 1, 1);
        var open = new Question<?>[] {intercept, card};
        var opened = OpenedLetter.open("game ww-017\nimpulse 23\nintercept into Camden: no\n" + below);
        var read = Desk.read(opened, Desk.context(Sides.AMERICAN, open));
        assertTrue(opened.in(Desk.context(Sides.AMERICAN, open)).notRead().size() < 2, read::toString);
    }
}
