package postrider.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Question;
import postrider.kernel.question.Topic;
import postrider.kit.Sides;
import postrider.text.Complaint;
import postrider.text.Lists;

/** Letters as mail programs send them. */
class LettersTest {
    private static final Question<?> CARD = Desk.battleCard("Camden", "", 1, 1);
    private static final Question<?> RETREAT = Desk.retreat("Greene", 1, 2, "to Salem", "stand");
    private static final Question<?> SENT_BACK = Desk.sentBack("Greene", "Arnold");
    private static final Question<?> INTERCEPT = Desk.intercept("Camden", "Greene from Newport", "Arnold", "no");

    /** A report with {@code mark} before each line, and this in the box of the march. */
    private static String sentBack(String mark, String box) {
        return ("""
                WASHINGTON'S WAR
                ww-017, impulse 23, to the British player
                ========================================================================

                Impulse 22 is done: your order is needed

                7.1     game of generals: activate Burgoyne.
                --------------------------------

                game ww-017
                impulse 23
                # 3 markers, 1 turned from the enemy
                ( ) play 12: control Albany, Camden,
                    Norfolk
                # Burgoyne attacks Saratoga, 5 CU against 3
                %s play 77: activate Burgoyne with 5 CU; to
                    Saratoga
                ( ) discard 31
                --------------------------------

                The situation in 1777
                ---------------------
                Burgoyne with 5 CU in Ticonderoga
                game over after impulse 99
                """).formatted(box).replaceAll("(?m)^", mark);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "> ", ">> ", " >"})
    void aWholeReportComesBackWithOneLineMarked(String mark) {
        for (var box :
                List.of("(x)", "(X)", "( x )", "(x )", "(*)", "[x]", "(\u2713)", "x)", "(x", "x", "( )x", "x ( )")) {
            var letter = Desk.read(OpenedLetter.open(sentBack(mark, box)), Desk.context(Sides.BRITISH));
            assertEquals(List.of("play 77: activate Burgoyne with 5 CU; to Saratoga"), letter.words(), box);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "(x) "})
    void bracketsWithinALineAreNotABox(String box) {
        var said = "game ww-017\nimpulse 23\n" + box + "play 12: activate 77th (a); drop 78th (b)\n";
        var letter = Desk.read(OpenedLetter.open(said), Desk.context(Sides.BRITISH));
        assertEquals(List.of("play 12: activate 77th (a); drop 78th (b)"), letter.words());
    }

    @Test
    void ownWordsAboveAnUnquotedReportWin() {
        var said = "preview\nplay 12: queue\n\n";
        for (var mark : List.of("", "> ")) {
            var letter = Desk.read(OpenedLetter.open(said + sentBack(mark, "( )")), Desk.context(Sides.BRITISH));
            assertEquals(List.of("preview", "play 12: queue"), letter.words());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "> "})
    void aReportWithNothingMarkedOrdersNothing(String mark) {
        var letter = Desk.read(OpenedLetter.open(sentBack(mark, "( )")), Desk.context(Sides.BRITISH));
        assertEquals(
                List.of("No line is marked: put an x between the brackets of the one you mean, (x)."),
                ((Letter.Garbled) letter)
                        .complaints().stream().map(Complaint::expected).toList());
    }

    /** The order in all these letters. */
    private static final List<String> MARCH = List.of(
            "play 77: activate Burgoyne with 5 CU; to Saratoga", "if asked battle card: discard 31", "otherwise ask");

    static Stream<Arguments> marches() {
        return Stream.of(
                arguments("as on the design page", """
                        game ww-017
                        impulse 23
                        play 77: activate Burgoyne with 5 CU; to Saratoga
                          if asked battle card: discard 31
                          otherwise ask
                        """),
                arguments("header below, loud, with colons", """

                        PLAY 77: activate Burgoyne with 5 CU; to Saratoga
                        If Asked battle card: discard 31
                        Otherwise: ask

                        Impulse: 23.
                        GAME:   WW-017
                        """),
                arguments(
                        "header on one line, tabs, hard blanks, DOS lines",
                        "\tgame ww-017, impulse 23\r\n"
                                + "play\u00a077: activate\u2009Burgoyne  with\t5 CU; to Saratoga\r\n"
                                + "if asked battle card\uff1a discard 31\u200b\r\notherwise ask\r\n"),
                arguments("plain signature", """
                        game ww-017
                        impulse 23
                        play 77: activate Burgoyne with 5 CU; to Saratoga
                        if asked battle card: discard 31
                        otherwise ask

                        --\s
                        George Germain
                        play 99: nothing
                        """),
                arguments("web mail, reply on top, attribution wrapped", """
                        game ww-017
                        impulse 23
                        play 77: activate Burgoyne with 5 CU; to Saratoga
                        if asked battle card: discard 31
                        otherwise ask

                        On Fri, 20 Nov 2026 at 04:57, Postrider Referee for ww-017
                        <referee@postrider.example> wrote:

                        > game ww-017
                        > impulse 24
                        > play <card>: <what>
                        > On Thu, 19 Nov 2026 at 12:00, Somebody <x@y.example> wrote:
                        >> play 3: nothing
                        """),
                arguments("reply on top of an unquoted original, attribution alone", """
                        game ww-017
                        impulse 23
                        play 77: activate Burgoyne with 5 CU; to Saratoga
                        if asked battle card: discard 31
                        otherwise ask

                        Am 20.11.2026 um 04:57 schrieb Postrider <referee@postrider.example>:

                        What may be done now
                        play 1: nothing
                        """),
                arguments("office program: header block, nothing quoted", """
                        game ww-017
                        impulse 23
                        play 77: activate Burgoyne with 5 CU; to Saratoga
                        if asked battle card: discard 31
                        otherwise ask

                        ________________________________
                        From: Postrider <referee@postrider.example>
                        Sent: Friday, November 20, 2026 4:57 AM
                        To: George Germain <germain@example.org>
                        Subject: Re: ww-017

                        The situation
                        play 1: nothing
                        """),
                arguments("office program: original message line", """
                        game ww-017
                        impulse 23
                        play 77: activate Burgoyne with 5 CU; to Saratoga
                        if asked battle card: discard 31
                        otherwise ask
                        -----Original Message-----
                        From: Postrider
                        impulse 22
                        """),
                arguments("telephone", """
                        Game ww-017
                        Impulse 23
                        Play 77: activate Burgoyne with 5 CU; to Saratoga
                        If asked battle card: discard 31
                        Otherwise ask

                        Sent from my iPhone

                        > On Nov 20, 2026, at 04:57, Postrider <referee@postrider.example> wrote:
                        >\s
                        > \ufeffgame ww-017
                        > impulse 22
                        """),
                arguments("answer below the quote", """
                        On 20/11/2026 04:57, Postrider wrote:
                        > Your order is needed.
                        > --\s
                        > The referee

                        game ww-017
                        impulse 23
                        play 77: activate Burgoyne with 5 CU; to Saratoga
                        if asked battle card: discard 31
                        otherwise ask
                        """),
                arguments("between the quoted lines, header left in the quote", """
                        On 20/11/2026 04:57, Postrider wrote:
                        > Your order is needed:
                        > game ww-017
                        > impulse 23
                        > play <card>: <what>
                        play 77: activate Burgoyne with 5 CU; to Saratoga
                        > if asked ...
                        if asked battle card: discard 31
                        otherwise ask
                        > That is all.
                        """),
                arguments("the quoted template filled in", """
                        On 20/11/2026 04:57, Postrider wrote:
                        > Your order is needed in impulse 23.
                        > Nothing else is known.
                        > --- reply below ---
                        > game ww-017
                        > impulse 23
                        > play 77: activate Burgoyne with 5 CU; to Saratoga
                        >   if asked battle card: discard 31
                        >   otherwise ask
                        > ----------------------------------
                        > The deadline is Friday.
                        --\s
                        George
                        """),
                arguments("the template filled in where the quote has no marks", """
                        -------- Original Message --------
                        ww-017, impulse 22, to the British player
                        Your order is needed.

                        game ww-017
                        impulse 23
                        play 77: activate Burgoyne with 5 CU; to Saratoga
                          if asked battle card: discard 31
                          otherwise ask
                        --\s
                        The referee
                        """),
                arguments("a wrapped line, indented", """
                        game ww-017
                        impulse 23
                        play 77: activate Burgoyne
                            with 5 CU; to
                            Saratoga
                          if asked battle card:
                              discard 31
                          otherwise ask
                        """),
                arguments("a wrapped line, after punctuation and small words", """
                        game ww-017
                        impulse 23
                        play 77:
                        activate Burgoyne with 5 CU;
                        to
                        Saratoga
                        if asked battle card:
                        discard 31
                        otherwise ask
                        """),
                arguments("format=flowed", """
                        game ww-017\s
                        impulse 23\s
                        play 77: activate\s
                        Burgoyne with 5\s
                        CU; to Saratoga\s
                        if asked battle\s
                        card: discard 31\s
                        otherwise ask
                        """),
                arguments("a blank line after every line", """
                        game ww-017

                        impulse 23

                        play 77: activate Burgoyne with 5 CU; to Saratoga

                        if asked battle card: discard 31

                        otherwise ask
                        """));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("marches")
    void anOrderIsReadTheSameHoweverItArrives(String name, String text) {
        var opened = OpenedLetter.open(text);
        assertEquals(Optional.of("ww-017"), opened.game());
        assertEquals(Optional.of(23), opened.impulse());
        var letter = Desk.read(opened, Desk.context(Sides.BRITISH));
        assertTrue(MARCH.toString().equalsIgnoreCase(letter.words().toString()), letter::toString);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Game: WW-017 / Impulse #23",
                "game ww-017 (impulse 23)",
                "game \u201cww-017\u201d \u2013 impulse no. 23:",
                "ww-017, impulse 23",
                "impulse 23, game ww-017",
                "My orders for game ww-017, impulse 23:",
                "This is for game ww-017 (impulse number 23)",
                "Game - ww-017, impulse - 23",
                "Impulse: 23 / Game: WW-017.",
                "[ww-017] impulse 23"
            })
    void aHeaderMayBeWrittenInOtherWays(String header) {
        var opened = OpenedLetter.open(header + "\nplay 7");
        assertEquals(Optional.of("ww-017"), opened.game());
        assertEquals(Optional.of(23), opened.impulse());
        assertEquals(List.of("play 7"), order(header + "\nplay 7").words());
        assertEquals(List.of("play 7"), order("game ww-017\nimpulse 23: play 7").words());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "code 7QK4-M2ZD\nplay 7",
                "code 7QK4-M2ZD play 7",
                "Code: 7qk4-m2zd: play 7",
                "7QK4-M2ZD\nplay 7",
                "(code 7QK4 \u2013 M2ZD)\nplay 7",
                "My code is \u201c7QK4-M2ZD\u201d.\nplay 7",
                "code 7QK4-M2ZD, impulse 23\nplay 7"
            })
    void theCodeMayBeWrittenInOtherWays(String letter) {
        var opened = OpenedLetter.openUnquoted(letter);
        assertEquals(Optional.of("7QK4-M2ZD"), opened.code());
        assertEquals(List.of("play 7"), opened.sentences());
        assertEquals(
                Optional.empty(),
                OpenedLetter.openUnquoted("The code is fine here\nplay 7").code());
    }

    @Test
    void aLineTooLongForTheMailProgramIsPutTogetherAgain() {
        var order = order("""
                game ww-017
                impulse 23
                play 77: activate Burgoyne with 5 CU and leave the rest in Fort
                Ticonderoga; to Saratoga
                play 78: nothing
                """);
        assertEquals(
                List.of(
                        "play 77: activate Burgoyne with 5 CU and leave the rest in Fort Ticonderoga; to Saratoga",
                        "play 78: nothing"),
                order.words());
    }

    @Test
    void linesKeepTheNumbersOfTheLetter() {
        var order = (Letter.Order) order("\n\ngame ww-017\nimpulse 23\n\nplay 1,\n2\nplay 3");
        assertEquals(
                List.of(6, 8), order.lines().stream().map(line -> line.number()).toList());
    }

    @Test
    void smartQuotesAndLongDashesArePlain() {
        assertEquals(
                List.of("play \"Morgan's Riflemen\" - now"),
                order("game ww-017\nimpulse 1\nplay “Morgan’s Riflemen” — now").words());
    }

    @ParameterizedTest
    @ValueSource(strings = {"*play 12: control Albany*", "play *12*: _control_ Albany", "/play 12: control Albany/"})
    void boldWordsAreWords(String words) {
        assertEquals(
                List.of("play 12: control Albany"),
                OpenedLetter.open("game g\n" + words).lines().stream()
                        .map(MailLine::text)
                        .toList());
    }

    @Test
    void standingOrdersKeepTheirLines() {
        var letter = read("""
                standing orders:
                  retreat before battle with Greene if outnumbered to Salisbury,
                      Charlotte
                  intercept into Camden, Ninety Six, Charlotte, Saratoga, Albany
                  with Greene
                  retreat before battle with Arnold if not outnumbered: to Charlottesville
                  battle card: play "Morgan's Riflemen" if 4 CU or more, please
                otherwise ask
                game ww-017
                """.replace(", please", ""));
        assertEquals(
                List.of(
                        "standing",
                        "retreat before battle with Greene if outnumbered: Salisbury, or Charlotte",
                        "intercept in Camden, Ninety Six, Charlotte, Saratoga, Albany with Greene",
                        "retreat before battle with Arnold if not outnumbered: Charlottesville",
                        "battle card if 4 CU or more: play \"Morgan's Riflemen\"",
                        "otherwise ask"),
                letter.words());
    }

    static Stream<Arguments> requests() {
        return Stream.of(
                arguments("standing none", new Letter.Standing(Clauses.none(Sides.AMERICAN))),
                arguments("Standing orders: clear", new Letter.Standing(Clauses.none(Sides.AMERICAN))),
                arguments("standing orders?", new Letter.StandingAsked()),
                arguments("standing?", new Letter.StandingAsked()),
                arguments("standing list", new Letter.StandingAsked()),
                arguments("STATUS", new Letter.Status()),
                arguments("status?", new Letter.Status()),
                arguments("Help!", new Letter.Help("")),
                arguments("status, please", new Letter.Status()),
                arguments("Moves please!", new Letter.LookUp(Enquiry.MOVES, "")),
                arguments("report 12, thanks", new Letter.LookUp(Enquiry.REPORT, "12")),
                arguments("help intercept", new Letter.Help("intercept")),
                arguments("Help on battle card?", new Letter.Help("battle card")));
    }

    @ParameterizedTest
    @MethodSource("requests")
    void requests(String words, Letter letter) {
        assertEquals(letter, read("game ww-017\n" + words));
    }

    @Test
    void helpNeedsNoGame() {
        assertEquals(new Letter.Help(""), read("help"));
        assertEquals(new Letter.Help(""), read("Help me, please!"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"preview\nplay 7", "preview: play 7", "Preview play 7", "Preview please:\nplay 7"})
    void previewJudgesWithoutRolling(String words) {
        var preview = read("game ww-017\nimpulse 1\n" + words);
        assertTrue(preview instanceof Letter.Preview(Letter.Order order), preview::toString);
        assertEquals(List.of("preview", "play 7"), preview.words());
    }

    @Test
    void previewMayStandAboveAnAnswer() {
        var preview = read("game ww-017\nimpulse 23\npreview\nbattle card: none", CARD);
        assertTrue(preview instanceof Letter.Preview(Letter.Replies replies), preview::toString);
        assertEquals(List.of("preview", "answer battle card: none"), preview.words());
        assertTrue(OpenedLetter.open("preview\nbattle card: none").belongsToAnImpulse());
        assertFalse(OpenedLetter.open("preview\nstanding none").belongsToAnImpulse());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Hi John,\nplay 7",
                "Dear referee\n\nplay 7",
                "Good evening!\nThanks for the report.\nHere is my order:\nplay 7",
                "play 7\nThanks!",
                "play 7\n\nRegards, Jane",
                "play 7\nThank you very much,\n\nJane Doe",
                "Hello!\nplay 7\nGood luck!\nBest wishes\nJ. D."
            })
    void courtesiesAreNotRead(String words) {
        var opened = OpenedLetter.open("game ww-017\nimpulse 1\n" + words);
        assertEquals(
                List.of("play 7"),
                Desk.read(opened, Desk.context(Sides.AMERICAN)).words());
        var passedOver = words.lines().filter(line -> !line.isBlank() && !line.equals("play 7"));
        assertEquals(passedOver.toList(), opened.notRead());
    }

    @Test
    void courtesiesDoNotSpoilAnAnswerOrStandingOrders() {
        assertEquals(
                List.of("answer battle card: no"),
                read("Thanks!\ngame ww-017\nimpulse 1\nno\nCheers", CARD).words());
        assertEquals(
                List.of("standing", "otherwise none"),
                read("Hi,\ngame ww-017\nstanding\notherwise none\nThanks,\nJane")
                        .words());
        assertEquals(new Letter.Status(), read("Hello!\ngame ww-017\nstatus\nThanks!"));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            I'll intercept with Greene, please | intercept into Camden: with Greene
            yes, Arnold                        | intercept into Camden: Arnold
            Arnold intercepts!                 | intercept into Camden: Arnold
            no thanks                          | intercept into Camden: no
            Don't intercept.                   | intercept into Camden: no
            I pass                             | intercept into Camden: no
            We try to retreat to Salem         | retreat before battle: to Salem
            withdraw to Salem, thank you       | retreat before battle: to Salem
            stand and fight!                   | retreat before battle: stand
            no retreat                         | retreat before battle: no
            we fall back to Salem              | retreat before battle: to Salem
            send back Arnold                   | general to send back: Arnold
            Arnold goes back, please           | general to send back: Arnold
            """)
    void anAnswerMayBeASentence(String said, String answer) {
        var asked = Stream.of(INTERCEPT, RETREAT, SENT_BACK)
                .filter(question -> answer.startsWith(question.topic().words()))
                .findFirst()
                .orElseThrow();
        assertEquals(
                List.of("answer " + answer),
                read("game ww-017\nimpulse 23\n" + said, asked).words());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "yes, no",
                "I'll intercept with Greene or Arnold",
                "no, Greene",
                "intercept unless it rains",
                "Greene, but not Arnold",
                "intercept",
                "intercept into",
                "I would rather not say"
            })
    void anAnswerIsReadWhole(String said) {
        assertTrue(
                replies("game ww-017\nimpulse 23\n" + said, INTERCEPT)
                                .refusals()
                                .size()
                        == 1,
                said);
    }

    /** A line that may be meant for the referee is never passed over. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "play 7\nJane",
                "play 7\nThanks!\nand then 8",
                "Thanks, I attack\nat once, with all\nplay 7",
                "play 7\nHello!\nplay 8",
                "play 7\nRegards,\nplay 8",
                "play 7\n\nstand",
                "play 7\n\nAlbany, Boston",
                "play 7\nBest is Albany, to be sure"
            })
    void aLineThatMayBeMeantDrawsAComplaint(String words) {
        assertTrue(read("game ww-017\nimpulse 1\n" + words) instanceof Letter.Garbled, words);
    }

    @Test
    void aLetterOfCourtesiesAloneSaysNothing() {
        assertEquals(
                List.of("There is nothing in this letter for the referee."),
                complaints("game ww-017\nimpulse 1\nThanks!\n> play 7"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "none",
                "None",
                "no",
                "answer none",
                "battle card: none",
                "answer battle card: none",
                "Answer: battle card: none",
                "answer 9.2 battle card: none",
                "> Battle card: play or discard?\n> battle card: <card>\nnone",
                "none\n\nSent from my iPad\n\n> play 73"
            })
    void theOnlyQuestionNeedsOnlyItsAnswer(String words) {
        var replies = replies("game ww-017\nimpulse 23\n" + words, CARD);
        assertEquals(List.of(), replies.refusals());
        assertEquals(
                List.of("none"),
                replies.replies().stream()
                        .map(reply -> CARD.canonical(reply.words()))
                        .toList());
    }

    /** A list may have a line for each item, but a second thought is none. */
    @Test
    void aListMayAnswerTheOnlyQuestion() {
        var cities = new Asking(Sides.AMERICAN, "6.31", Desk.Asked.CU_TO_LOSE, "", "Where?")
                .some(List.of("Albany", "Camden", "Norfolk"), 2, 2);
        for (var said : List.of("Albany\nCamden", "1. Albany\n2. Camden", "- Albany\n- Camden\n\nThanks,\nJane"))
            assertEquals(
                    "Albany, Camden",
                    cities.canonical(replies("game ww-017\nimpulse 23\n" + said, cities)
                            .replies()
                            .getFirst()
                            .words()));
        for (var said : List.of(
                "Albany\nno, Camden",
                "Albany\nCamden\nNorfolk",
                "Albany\nor Camden",
                "Albany\nCamden\nCheers,\nNorfolk"))
            assertTrue(!complaints("game ww-017\nimpulse 23\n" + said, cities).isEmpty(), said);
    }

    @Test
    void severalQuestionsAreAnsweredByName() {
        var replies = replies("""
                game ww-017
                impulse 23
                answer intercept into Camden: Arnold
                battle: discard 31
                """, CARD, INTERCEPT);
        assertEquals(
                List.of(INTERCEPT, CARD),
                replies.replies().stream().map(Letter.Reply::question).toList());
        assertEquals("Arnold", replies.replies().getFirst().words());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "intercept into Camden: Arnold, battle card: discard 31",
                "Arnold intercepts; discard 31",
                "Arnold, discard 31",
                "Discard 31, and Arnold intercepts, please",
                "I'll intercept with Arnold. Discard Hessian."
            })
    void oneLineMayAnswerSeveralQuestions(String said) {
        var replies = replies("game ww-017\nimpulse 23\n" + said, CARD, INTERCEPT);
        assertEquals(List.of(), replies.refusals());
        assertEquals(
                Map.of(CARD, "discard 31 Hessian Infantry", INTERCEPT, "Arnold"),
                replies.replies().stream()
                        .collect(Collectors.toMap(
                                Letter.Reply::question,
                                reply -> reply.question().canonical(reply.words()))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Arnold, none",
                "Arnold; no, Greene",
                "discard 31, or Arnold",
                "Arnold intercepts; discard 31 tomorrow",
                "Arnold, discard 31, but wait"
            })
    void aLineThatDoesNotClearlyAnswerEachQuestionIsNoAnswer(String said) {
        assertTrue(
                !complaints("game ww-017\nimpulse 23\n" + said, CARD, INTERCEPT).isEmpty());
    }

    @Test
    void oneLineMayAnswerEveryQuestion() {
        var replies = replies("game ww-017\nimpulse 23\nboth none", CARD, INTERCEPT);
        assertEquals(List.of(), replies.refusals());
        assertEquals(
                List.of(CARD, INTERCEPT),
                replies.replies().stream().map(Letter.Reply::question).toList());
        assertEquals(
                List.of("An answer to 'battle card' is missing."),
                complaints("game ww-017\nimpulse 23\nall to Salem", CARD, RETREAT));
    }

    @ParameterizedTest
    @ValueSource(strings = {"all to Salem", "Everybody to Salem", "all to Salem, thanks"})
    void allIsAnAnswerToOneQuestionToo(String said) {
        var replies = replies("game ww-017\nimpulse 23\n" + said, RETREAT);
        assertEquals(List.of(), replies.refusals());
        assertEquals("to Salem", RETREAT.canonical(replies.replies().getFirst().words()));
    }

    @Test
    void anIllegalAnswerIsRefusedWithItsRule() {
        var replies = replies("game ww-017\nimpulse 23\nplay 12", CARD);
        assertEquals("9.2", replies.refusals().getFirst().rule());
    }

    static Stream<Arguments> suggestions() {
        return Stream.of(
                arguments("don't intercept with Greene", List.of("no")),
                arguments("not Greene", List.of("no")),
                arguments("no, I stay", List.of()),
                arguments("I stay", List.of("no")),
                arguments("yes", List.of("Greene from Newport", "Arnold")),
                arguments("Grene", List.of("Greene from Newport", "Arnold", "no")));
    }

    private static final Question<?> SOMEBODY = Desk.intercept("Camden", "Greene from Newport", "no");

    private static final Question<?> CARDS =
            Desk.battleCardAmong("play 73 Morgan's Riflemen", "discard 31 Hessian Infantry", "none");

    static Stream<Arguments> sentences() {
        return Stream.of(
                        Map.entry(
                                RETREAT,
                                "Greene stands > stand; Greene will stand. > stand; General Greene stands his ground > stand; he stays > stand"
                                        + "; No, Greene stands > stand; Greene won't retreat > stand; I don't want to retreat > stand; Nein > stand"
                                        + "; Greene will try to retreat to Salem. > to Salem; Greene goes to Salem > to Salem; Yes! Salem! > to Salem"
                                        + "; Ja, nach Salem > to Salem; R\u00fcckzug nach Salem > to Salem; Oui, vers Salem > to Salem; S\u00ed, para Salem > to Salem"),
                        Map.entry(
                                INTERCEPT,
                                "Greene will try. > Greene from Newport; Arnold tries it > Arnold; Send Arnold > Arnold; only Arnold > Arnold; Greene intercepts from Newport. > Greene from Newport"
                                        + "; no way! > no; Non > no; Nope. > no; nobody intercepts > no; I won't intercept > no; Not this time > no"
                                        + "; Ja, mit Arnold > Arnold; Oui, avec Greene > Greene from Newport; Sim, com Arnold > Arnold"),
                        Map.entry(SOMEBODY, "Greene stays > no; Greene does not intercept > no"),
                        Map.entry(
                                CARDS,
                                "card 73 > play 73 Morgan's Riflemen; Card #31 > discard 31 Hessian Infantry; I am playing 73 > play 73 Morgan's Riflemen"
                                        + "; I won't play a card > none; I play no card > none; I'm not playing a card > none; keine Karte > none; None for me > none"))
                .flatMap(asked -> Stream.of(asked.getValue().split("; "))
                        .map(said -> arguments(asked.getKey(), said.split(" > ")[0], said.split(" > ")[1])));
    }

    /** What any human referee would understand. */
    @ParameterizedTest
    @MethodSource("sentences")
    void aSentenceMayAnswer(Question<?> question, String said, String meant) {
        var replies = replies("game ww-017\nimpulse 23\n" + said, question);
        assertEquals(List.of(), replies.refusals());
        assertEquals(meant, question.canonical(replies.replies().getFirst().words()));
    }

    static Stream<Arguments> unclear() {
        return Stream.of(
                        Map.entry(
                                RETREAT,
                                "Arnold stands; Greene does not stand; to Salem, no, stand; Greene would stand"),
                        Map.entry(
                                INTERCEPT,
                                "Greene stays; Arnold no; no Arnold; Arnold won't; both; Ja, aber nicht mit Arnold; Nein, mit Arnold"),
                        Map.entry(CARDS, "I won't play 73; never play 73; no card but 73; a card; no idea; not yet"))
                .flatMap(asked -> Stream.of(asked.getValue().split("; ")).map(said -> arguments(asked.getKey(), said)));
    }

    /** What would be a guess. */
    @ParameterizedTest
    @MethodSource("unclear")
    void aGuessIsNoAnswer(Question<?> question, String said) {
        assertEquals(1, refusals(said, question));
    }

    /** A suggestion never says the opposite of what was written. */
    @ParameterizedTest
    @MethodSource("suggestions")
    void suggestions(String answer, List<String> suggested) {
        var refusals = replies("game ww-017\nimpulse 23\n" + answer, INTERCEPT).refusals();
        assertEquals(suggested, refusals.getFirst().nearest());
    }

    /** The complaint says how to say it, and in those words it is understood. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            I concede                          | concede
            We surrender!                      | concede
            pause                              | press: hello
            Could we pause the game until May? | press: hello
            I offer a draw                     | offer draw
            offer a draw please                | offer draw
            undo my last order                 | undo
            please take that back              | undo
            withdraw my dispute                | withdraw
            I think you cheated!               | dispute 1: hello
            That was a mistake of the referee  | dispute 1: hello
            dispute the last battle            | dispute 1: hello
            Are you still there?               | press: hello
            status of Howe                     | status
            Tell Jane that I am away           | press: hello
            Message for Jane: hello            | press: hello
            moves of Howe                      | status
            game ww-017 again                  | game ww-017, impulse 1
            """)
    void anUnusualRequestIsToldTheRightWords(String said, String hint) {
        for (var letter : List.of(said, said + "\nplay 7", "play 7\n" + said)) {
            var faults = (Letter.Garbled) read("game ww-017\nimpulse 1\n" + letter);
            var nearest = faults.complaints().getFirst().nearest();
            assertEquals(hint, nearest.getFirst().replaceFirst("<.*>", "hello"));
            for (var line : nearest) {
                var again = "game ww-017\n%s".formatted(line.replaceFirst("<.*>", "hello"));
                assertTrue(line.startsWith("game") || !(read(again) instanceof Letter.Garbled), line);
            }
        }
        var answered = (Letter.Garbled) read("game ww-017\nimpulse 1\nnone\n" + said, CARD);
        assertEquals(hint, answered.complaints().getFirst().nearest().getFirst().replaceFirst("<.*>", "hello"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"play 7?", "play 7 (?)", "?? play 7", "(?) play 7", "play 7\nDoes this work?"})
    void aQuestionDoesNotAct(String said) {
        var faults = complaints("game ww-017\nimpulse 1\n" + said);
        assertTrue(faults.toString().contains("This is a question, and does not act"), faults::toString);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Play was quick this week.",
                "Passing through Albany is what I would like best",
                "Pass it is, then",
                "Play well!",
                "Pass your time in Albany"
            })
    void aMessageMayBeginLikeAnOrder(String sentence) {
        var words = "press: Dear Tom!\n" + sentence;
        assertEquals(words.lines().toList(), read("game ww-017\n" + words).words());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "play 12: queue",
                "Play 12 was what I had in mind",
                "pass",
                "if asked battle card: none",
                "withdraw"
            })
    void aMessageMayNotContainAnOrder(String order) {
        assertEquals(
                List.of(
                        "line 3: The other player would read this: send an order, an answer or a clause in a letter of its own."),
                complaints("game ww-017\npress: Dear Tom,\n" + order));
    }

    @ParameterizedTest
    @ValueSource(strings = {"\"concede\"", "\u201caccept draw\u201d.", "'undo'", "\u00bbpress: Hello\u00ab"})
    void aRequestInQuotationMarksDoesNotAct(String said) {
        assertEquals(
                List.of("line 2: In quotation marks this does not act: write it without them."),
                complaints("game ww-017\n" + said));
    }

    @Test
    void aRequestAmongStandingOrdersIsToldTheRightWords() {
        var faults = (Letter.Garbled) read("game ww-017\nstanding\nbattle card: none\nI resign\notherwise ask");
        assertEquals(List.of("concede"), faults.complaints().getFirst().nearest());
        assertEquals(1, faults.complaints().size());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "cancel standing orders",
                "please replace my standing orders",
                "no more standing orders",
                "my standing orders"
            })
    void mentioningStandingOrdersDrawsTheirThreeForms(String said) {
        var faults = (Letter.Garbled) read("game ww-017\nimpulse 23\n" + said);
        assertEquals(
                List.of("standing", "standing none", "standing list"),
                faults.complaints().getFirst().nearest());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "no\nif asked battle card: none\nnext: play 22: control Albany,\n  York\nif asked intercept: no",
                "Good evening!\n\nno, thanks.\n  if asked battle card: none\n\nMy next order: play 22: control Albany, York\n  if asked intercept: no\n\nRegards",
                "if asked battle card: none\nno\nnext:\nplay 22: control Albany, York\nif asked intercept: no"
            })
    void clausesAndTheNextOrderMayFollowAnAnswer(String said) {
        var words = List.of(
                "answer intercept into Camden: no",
                "if asked battle card: none",
                "next: play 22: control Albany, York",
                "if asked intercept: no");
        assertEquals(
                words, replies("game ww-017\nimpulse 23\n" + said, INTERCEPT).words());
        assertEquals(
                words,
                replies("game ww-017\nimpulse 23\n" + String.join("\n", words), INTERCEPT)
                        .words());
    }

    private enum Onward implements Topic {
        NEXT_OPERATION
    }

    /** An answer about the next operation is not the next order. */
    @ParameterizedTest
    @ValueSource(strings = {"next: stop", "Next operation: stop", "answer next: stop", "stop"})
    void anAnswerAboutTheNextOperationIsNotANextOrder(String said) {
        var onward = new Asking(Sides.AMERICAN, "7.2", Onward.NEXT_OPERATION, "number 2", "Where to?")
                .one(Map.of("stop", 1));
        var read = replies("game ww-017\nimpulse 23\n" + said, onward);
        assertEquals(List.of("answer next operation number 2: stop"), read.words());
    }

    @Test
    void nextNoneIsALetterOfItsOwnUnlessANextOperationIsAsked() {
        var onward = new Asking(Sides.AMERICAN, "7.2", Onward.NEXT_OPERATION, "number 2", "Where to?")
                .one(Map.of("stop", 1));
        var cancel = new Letter.Moved(new Motion.CancelNext(), List.of());
        for (var said : List.of(
                "next: none",
                "Next: nothing",
                "next: cancel",
                "next: forget it!",
                "my next order: none",
                "cancel my next order")) assertEquals(cancel, read("game ww-017\n" + said, INTERCEPT), said);
        assertEquals(
                List.of("answer next operation number 2: stop"),
                replies("game ww-017\nimpulse 23\nnext: none", onward).words());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "next: ",
                "next: none",
                "next: standing",
                "next: preview",
                "next: help",
                "next: if asked intercept: no"
            })
    void onlyAnOrderMayFollowNext(String said) {
        assertTrue(read("game ww-017\nimpulse 23\nno\n" + said, INTERCEPT) instanceof Letter.Garbled);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"standing list please", "standing orders: none of them", "standing none\nbattle card: none"})
    void standingListAndNoneStandAlone(String said) {
        var faults = (Letter.Garbled) read("game ww-017\nimpulse 23\n" + said);
        assertEquals(
                List.of("standing list", "standing none"),
                faults.complaints().getFirst().nearest());
    }

    /** A word added to one of our own lines is honoured, complained of or listed as not read, but never dropped. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "game ww-017",
                "impulse 23",
                "game ww-017, impulse 23",
                "status",
                "help",
                "history",
                "report 12",
                "board",
                "moves",
                "moves all",
                "rule 7.8",
                "why 12",
                "address",
                "hello",
                "standing list",
                "standing none",
                "standing",
                "withdraw",
                "undo",
                "offer draw",
                "accept draw",
                "accept undo",
                "agree upgrade",
                "concede",
                "set map large",
                "dispute 23: the die",
                "press: hello",
                "press anonymous: hello",
                "preview",
                "play 7",
                "play 7\nif asked battle card: none",
                "standing\nbattle card: none",
                "standing\notherwise ask",
                "answer none",
                "battle card: none"
            })
    void noWordAddedToOneOfOurLinesIsDropped(String line) {
        for (var added :
                List.of("%s banana", "banana %s", "%s\nbanana", "banana\n%s", "%s, banana", "%s; banana", "%s.banana"))
            for (var context : List.of(Desk.context(Sides.AMERICAN), Desk.context(Sides.AMERICAN, CARD))) {
                var opened = OpenedLetter.open("game ww-017\nimpulse 23\n" + added.formatted(line));
                var letter = Desk.read(opened, context);
                var read = String.join("\n", Lists.concat(letter.words(), opened.notRead()));
                var refused = letter instanceof Letter.Replies replies
                        && !replies.refusals().isEmpty();
                assertTrue(
                        letter instanceof Letter.Garbled || refused || read.contains("banana"),
                        () -> added.formatted(line) + ": " + letter);
            }
    }

    /** A date at its end does not make it introduce the quotation below. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "away 2026-12-02 to 2026-12-10",
                "press: See you on 12 May 2027",
                "press: I am back on 2027-05-12"
            })
    void aRequestAboveAQuotationMayEndInADate(String said) {
        for (var below : List.of("\n\nOn Sat, 28 Nov 2026 at 03:52, The Referee <r@example.org> wrote:", "\n")) {
            var opened = OpenedLetter.open(
                    "game ww-017\n" + said + below + "\n> ww-017, impulse 22, to the British player\n");
            assertTrue(opened.said().contains(said), opened.said().toString());
            assertFalse(opened.notRead().contains(said), opened.notRead().toString());
        }
    }

    /** A line that only begins like a motion is none. */
    @ParameterizedTest
    @ValueSource(strings = {"intercept by mistake", "Surrender! at the first siege", "hold", "withdrawn", "paused"})
    void aLineThatOnlyBeginsLikeARequestIsNone(String said) {
        assertEquals(Optional.empty(), LooseRequest.of(said));
    }

    @Test
    void anAnswerIsForTheOneQuestionThatTakesIt() {
        var replies = replies("game ww-017\nimpulse 23\nArnold\ndiscard 31", CARD, INTERCEPT);
        assertEquals(
                List.of(INTERCEPT, CARD),
                replies.replies().stream().map(Letter.Reply::question).toList());
    }

    /** All faults are reported at once, including those of the header. */
    @Test
    void anAnswerWithoutAHeaderIsJudgedToo() {
        assertEquals(
                List.of(
                        "Say which game the letter is for.",
                        "Say which impulse the letter answers.",
                        "line 1: 9.2 'Albany' is not one of the options."),
                complaints("Albany", CARD));
        assertEquals(
                List.of("line 4: This is no answer to 'battle card'."),
                complaints("game ww-017\nimpulse 1\nnone\nAlbany", CARD));
    }

    @Test
    void whoSaysNoToTwoQuestionsIsNotToldToSayYes() {
        var faults = (Letter.Garbled) read("game ww-017\nimpulse 1\nno", CARD, INTERCEPT);
        assertEquals(
                List.of("answer battle card: none", "answer intercept into Camden: no"),
                faults.complaints().getFirst().nearest());
    }

    @Test
    void aLetterThatNamesNoGameIsToldTheName() {
        var faults = (Letter.Garbled) read("impulse 4\nplay 7");
        assertEquals(List.of("game ww-017"), faults.complaints().getFirst().nearest());
    }

    static Stream<Arguments> faults() {
        return Stream.of(
                arguments("", List.of("There is nothing in this letter for the referee.")),
                arguments("> On Monday it rained.", List.of("There is nothing in this letter for the referee.")),
                arguments("impulse 4\nplay 7", List.of("Say which game the letter is for.")),
                arguments(
                        "game ../../etc\nimpulse 4\nplay 7",
                        List.of(
                                "Say which game the letter is for.",
                                "line 1: Name the game and the impulse in a line that says nothing else.")),
                arguments("game ww-017\nplay 7", List.of("Say which impulse the letter answers.")),
                arguments(
                        "game ww-017\nimpulse four\nplay 7",
                        List.of("'impulse' takes a number.", "Say which impulse the letter answers.")),
                arguments(
                        "game ww-017\ngame ww-018\nimpulse 4\nplay 7",
                        List.of("The letter names more than one game: ww-017, ww-018.")),
                arguments(
                        "game ww-017\nimpulse 4\nplay <card>",
                        List.of("line 3: Put your own words where the template has < and >.")),
                arguments("game ww-017\nimpulse 4\notherwise ask", List.of("There is no order in this letter.")),
                arguments("game ww-017\nstanding", List.of("Write your standing orders below 'standing'.")),
                arguments("game ww-017\nimpulse 4\nanswer none", List.of("line 3: No question is open to you.")),
                arguments(
                        "game ww-017\nHello!\nattack\nif asked retreet: none",
                        List.of(
                                "Say which impulse the letter answers.",
                                "line 3: An order begins with play or pass.",
                                "line 4: 'retreet' is no question.")));
    }

    @ParameterizedTest
    @MethodSource("faults")
    void allFaultsAreReportedAtOnce(String text, List<String> complaints) {
        assertEquals(complaints, complaints(text));
    }

    @Test
    void aFaultyAnswerIsExplained() {
        assertEquals(
                List.of("line 3: Say which question this answers."),
                complaints("game ww-017\nimpulse 1\nnone", CARD, INTERCEPT));
        assertEquals(
                List.of("An answer to 'intercept into Camden' is missing."),
                complaints("game ww-017\nimpulse 1\nbattle card: none", CARD, INTERCEPT));
        assertEquals(
                List.of("line 4: 'battle card' is answered twice."),
                complaints("game ww-017\nimpulse 1\nbattle card: none\nbattle card: discard 31", CARD, INTERCEPT));
        assertEquals(
                List.of("line 4: Send this, and what is below it, in a letter of its own."),
                complaints("game ww-017\nimpulse 1\nnone\nstanding\nbattle card: none", CARD));
        assertEquals(
                List.of("line 3: An answer is expected after the colon."),
                complaints("game ww-017\nimpulse 1\nbattle card:", CARD));
        assertEquals(
                List.of("line 3: Answer in words, not by a number."), complaints("game ww-017\nimpulse 1\n2.", CARD));
    }

    /** "Greene, or Arnold" says whom the writer prefers; without the comma the choice is left open. */
    @Test
    void aChoiceThatIsLeftOpenIsNoAnswer() {
        for (var said : List.of("Greene or Arnold", "intercept: Greene or Arnold", "Arnold or Greene from Newport"))
            assertEquals(1, refusals(said, INTERCEPT), said);
        for (var said : List.of("Greene, or Arnold", "Greene or Washington", "Washington or Greene"))
            assertEquals("Greene from Newport", answer(said, INTERCEPT), said);
    }

    /** A ranking said beforehand takes what there is; an answer with another number is none. */
    @Test
    void aNumberOtherThanTheOneAskedForIsNoAnswer() {
        var losses = Desk.intercept("Camden", "Greene 190", "Arnold 190").ranking(listed -> Optional.of("Greene 190"));
        for (var said : List.of("Greene 300", "intercept: Greene 300", "intercept: Greene 190, Arnold 190"))
            assertEquals(1, refusals(said, losses), said);
        assertEquals("Greene 190", answer("intercept: Greene 190", losses));
    }

    @Test
    void aListInLinesIsOneAnswer() {
        var pair = new Asking(Sides.AMERICAN, "7.4", Desk.Asked.CU_TO_LOSE, "", "Which two?")
                .some(List.of("Albany", "Camden", "Norfolk", "Salisbury"), 2, 2);
        for (var said : List.of("Albany\nNorfolk", "- Albany\n- Norfolk", "CU to lose: Albany\nNorfolk"))
            assertEquals("Albany, Norfolk", answer(said, pair), said);
        assertEquals(
                List.of(
                        "line 3: This is no answer to 'cu to lose'.",
                        "line 4: This is no answer to 'cu to lose'.",
                        "line 5: This is no answer to 'cu to lose'."),
                complaints("game ww-017\nimpulse 1\nAlbany\nNorfolk\nand perhaps Camden", pair));
        assertEquals(
                List.of("line 4: 'intercept into Camden' is answered twice."),
                complaints("game ww-017\nimpulse 1\nArnold\nno", INTERCEPT));
    }

    /** Each part of the line answers one question alone, or has the word for what it answers. */
    @Test
    void severalQuestionsMayBeAnsweredInOneLine() {
        for (var said : List.of(
                "intercept: Arnold; battle card: none",
                "Arnold intercepts, no battle card",
                "Nobody intercepts. No battle card.",
                "no battle card and intercept with Greene")) {
            var replies = replies("game ww-017\nimpulse 23\n" + said, CARD, INTERCEPT);
            assertEquals(List.of(), replies.refusals(), said);
            assertEquals(2, replies.replies().size(), said);
        }
        for (var said :
                List.of("intercept with Arnold; if he fails, no battle card", "Arnold intercepts, Greene intercepts"))
            assertTrue(read("game ww-017\nimpulse 1\n" + said, CARD, INTERCEPT) instanceof Letter.Garbled, said);
    }

    private String answer(String said, Question<?> question) {
        var replies = replies("game ww-017\nimpulse 23\n" + said, question);
        assertEquals(List.of(), replies.refusals(), said);
        return question.canonical(replies.replies().getFirst().words());
    }

    /** The card is named, but not what it is for: the answer after it is not taken in its stead. */
    @Test
    void anAlternativeThatCouldMeanSeveralOptionsIsNotSkipped() {
        var card = Desk.battleCardAmong(
                "play 73 Morgan's Riflemen", "discard 73 Morgan's Riflemen", "discard 31 Hessian Infantry", "none");
        for (var said : List.of("73 or 31", "73, or none", "Morgan's Riflemen or 31", "battle card: 73, or 31"))
            assertEquals(1, refusals(said, card), said);
        assertEquals(0, refusals("play 73, or discard 31", card));
    }

    @Test
    void aLetterThatIsTooLongIsNotRead() {
        assertEquals(List.of("The letter is too long to be read."), complaints("play 7\n".repeat(100_000)));
    }

    @Test
    void anyLetterIsReadOrDrawsAComplaint() {
        var random = new Random(1777);
        var scraps = List.of(
                "game ww-017",
                "impulse 23",
                "\n",
                "\r\n",
                "> ",
                ">",
                "-- ",
                "play 77: to",
                " ",
                "\t",
                ":",
                ";",
                ",",
                "\"",
                "if asked",
                "otherwise",
                "standing",
                "preview",
                "answer",
                "battle card",
                "intercept into",
                "Camden",
                "with Greene",
                "if",
                "4 CU or more",
                "<card>",
                "On Monday",
                "wrote:",
                "From: x",
                "none",
                "to",
                "\u0000");
        for (int i = 0; i < 4_000; i++) {
            var text = new StringBuilder();
            for (int n = random.nextInt(25); n > 0; n--)
                text.append(
                                random.nextInt(4) == 0
                                        ? (char) random.nextInt(0x10000)
                                        : scraps.get(random.nextInt(scraps.size())))
                        .append(random.nextBoolean() ? " " : "\n");
            var context =
                    random.nextBoolean() ? Desk.context(Sides.AMERICAN) : Desk.context(Sides.AMERICAN, CARD, INTERCEPT);
            var letter = Desk.read(OpenedLetter.open(text.toString()), context);
            if (letter instanceof Letter.Garbled(List<Complaint> complaints, var order))
                assertFalse(complaints.isEmpty());
            else assertEquals(letter.words(), again(letter, context).words(), () -> "letter " + text);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                ">",
                "> ",
                "\"or ",
                " or ",
                "game ",
                "On <a@b> ",
                "if ",
                "to Albany, ",
                "-",
                "a, ",
                "<a",
                "Cheers\nJane\n",
                "Hi "
            })
    void aMonotonousLetterIsReadToItsEnd(String scrap) {
        var text = "game ww-017\nimpulse 23\nstanding\nbattle card: " + scrap.repeat(150_000 / scrap.length());
        assertTrue(Desk.read(OpenedLetter.open(text), Desk.context(Sides.AMERICAN)) instanceof Letter.Garbled, scrap);
        var start = OpenedLetter.open(scrap.repeat(150_000 / scrap.length()));
        assertTrue(Desk.read(start, Desk.context(Sides.AMERICAN)) instanceof Letter.Garbled, scrap);
    }

    private static Letter again(Letter letter, ReadingContext context) {
        return Desk.read(OpenedLetter.open("game ww-017\nimpulse 23\n" + String.join("\n", letter.words())), context);
    }

    private static Letter read(String text, Question<?>... open) {
        return Desk.read(OpenedLetter.open(text), Desk.context(Sides.AMERICAN, open));
    }

    private static Letter order(String text) {
        return read(text) instanceof Letter.Order order ? order : fail(read(text));
    }

    private static Letter.Replies replies(String text, Question<?>... open) {
        return read(text, open) instanceof Letter.Replies replies ? replies : (Letter.Replies) fail(read(text, open));
    }

    private static Letter fail(Letter letter) {
        throw new AssertionError(letter);
    }

    private static int refusals(String answer, Question<?> question) {
        return read("game ww-017\nimpulse 1\n" + answer, question) instanceof Letter.Replies replies
                ? replies.refusals().size()
                : 1;
    }

    private static List<String> complaints(String text, Question<?>... open) {
        return read(text, open) instanceof Letter.Garbled(List<Complaint> complaints, var order)
                ? complaints.stream().map(Complaint::toString).toList()
                : List.of("none, but " + read(text, open));
    }
}
