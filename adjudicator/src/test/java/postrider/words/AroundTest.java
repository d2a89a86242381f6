package postrider.words;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.kit.Sides;

/** Whatever people and their programs put around an order, it is read, and what is not read is listed. */
class AroundTest {
    private static final String HEAD = "game ww-017\nimpulse 4\n";
    private static final String ORDER = "play 7: to Albany; then ask";

    /** A letter of ours as quoted, with lines to send back. */
    private static final String LETTER = """
            > WASHINGTON'S WAR
            > ww-017, impulse 4, to the British player
            >
            > LINES TO SEND BACK
            > --------------------------------
            > game ww-017
            > impulse 4
            > ( ) discard 7
            > (x) play 7: to Albany; then ask
            > --------------------------------
            >
            > THE SITUATION IN 1776
            """;

    private static final String UNMARKED = LETTER.replace("(x)", "( )");

    /** As Outlook quotes it. */
    private static final String UNQUOTED =
            "From: The Referee <referee@example.org>\nSent: Friday, November 27, 2026 9:00 AM\nTo: Jane\nSubject: ww-017\n\n"
                    + LETTER.replaceAll("(?m)^> ?", "");

    private static final List<String> ABOVE = List.of(
            "",
            "Hi,\n\n",
            "Hallo Referee,\n\n",
            "Bonjour,\n",
            "Dear referee,\n\n",
            "Hola!\n\n",
            "Dobrý den,\n\n",
            "こんにちは\n\n",
            "Здравствуйте,\n\n");

    private static final List<String> SIGN_OFFS = List.of(
            "Sent from my Pixel 9 Pro",
            "Sent from my Nokia 3310 using Tapatalk",
            "Sent from Outlook for Android<https://aka.ms/ghei36>",
            "Get Outlook for Mac",
            "Von meinem Samsung Galaxy Smartphone gesendet.",
            "Diese Nachricht wurde von meinem Android-Mobiltelefon mit GMX Mail gesendet.",
            "Gesendet mit der WEB.DE iPhone App",
            "Von meinem Mobiltelefon gesendet",
            "Envoyé de mon iPad",
            "Télécharger Outlook pour iOS",
            "Depuis mon téléphone, et trop vite écrit",
            "Enviado desde Yahoo Mail con Android",
            "Obtener BlueMail para Android",
            "Inviato da Posta per Windows 10",
            "Verzonden met Proton Mail",
            "Skickat från min iPhone",
            "Hämta Outlook för iOS",
            "Lähetetty Samsung Galaxy -puhelimesta",
            "Wysłano z telefonu Samsung",
            "Pobierz program Outlook dla systemu iOS",
            "Odesláno z aplikace Seznam Email",
            "Elküldve az iPhone-omról",
            "Trimis de pe iPhone-ul meu",
            "Отправлено из мобильной Яндекс Почты",
            "Надіслано з iPhone",
            "iPhone'umdan gönderildi",
            "Στάλθηκε από το iPhone μου",
            "Android携帯から送信",
            "发自我的iPhone",
            "從我的 iPhone 傳送",
            "나의 iPhone에서 보냄",
            "נשלח מה-iPhone שלי",
            "أُرسلت من الـ iPhone",
            "Sent with Spark",
            "Sent with Canary (https://canarymail.io)",
            "Sent with Mailspring (https://getmailspring.com/), the best free email app for work",
            "Sent from Mailbird",
            "https://tuta.com",
            "<https://www.avast.com/sig-email>");

    private static final List<String> SIGNED = List.of(
            "Jane",
            "jane",
            "Jane Roe",
            "J. R.",
            "JR",
            "- Jane",
            "-Jane",
            "~ Jane",
            "Jane Roe, PhD",
            "Jane Roe, Esq.",
            "Jane van der Berg",
            "Jane (British)",
            "Jane Roe\nSecretary, Boston Wargamers",
            "Jane Roe\nSecretary of the club",
            "Jane Roe\n\nBoston Wargamers\nMassachusetts",
            "刘洋",
            "Иван Петров",
            "田中",
            "Ægir Þórsson");

    private static final List<String> FAREWELLS = List.of(
            "Thanks,",
            "Cheers!",
            "Cheers 🙂",
            "🙂",
            "Kind regards,",
            "Best,",
            "Viele Grüße",
            "Mit freundlichem Gruß",
            "MfG",
            "LG",
            "Cordialement,",
            "Bien à vous,",
            "Saludos,",
            "Un abrazo,",
            "Cordiali saluti",
            "Grazie,",
            "Met vriendelijke groet,",
            "Groetjes",
            "Hälsningar",
            "Mvh",
            "Med venlig hilsen",
            "Vennlig hilsen",
            "Terveisin",
            "Pozdrawiam",
            "S pozdravem",
            "Üdvözlettel,",
            "С уважением,",
            "Saygılarımla,",
            "Abraços,",
            "Com os melhores cumprimentos,",
            "此致",
            "よろしくお願いします");

    private static final List<String> ATTRIBUTIONS = List.of(
            "On Wed, 25 Nov 2026 at 16:01, The Referee <referee@example.org> wrote:",
            "On Wed, Nov 25, 2026 at 4:01 PM The Referee\n<referee@example.org> wrote:",
            "On 25 Nov 2026, at 16:01, The Referee <referee@example.org>\nwrote:",
            "Am 25.11.2026 um 16:01 schrieb The Referee:",
            "Am Mi., 25. Nov. 2026 um 16:01 Uhr schrieb The Referee <\nreferee@example.org>:",
            "Le 25/11/2026 à 16:01, The Referee a écrit :",
            "Op wo 25 nov 2026 om 16:01 schreef The Referee\n<referee@example.org>:",
            "Den ons 25 nov. 2026 kl 16:01 skrev The Referee <referee@example.org>:",
            "On 25. nóv. 2026, The Referee <referee@example.org> skrifaði:",
            "Dňa 25. 11. 2026 o 16:01 The Referee napísal(a):",
            "Dana 25. stu 2026. u 16:01 The Referee je napisao/la:",
            "În mie., 25 nov. 2026 la 16:01, The Referee <referee@example.org> a scris:",
            "На ср, 25.11.2026 г. в 16:01 The Referee <referee@example.org> написа:",
            "Στις Τετ 25 Νοε 2026 στις 16:01, ο χρήστης The Referee <referee@example.org> έγραψε:",
            "בתאריך יום ד׳, 25 בנוב׳ 2026 ב-16:01 מאת The Referee <referee@example.org>:",
            "في الأربعاء، 25 نوفمبر 2026 في 16:01 تمت كتابة ما يلي بواسطة The Referee <referee@example.org>:",
            "Vào Th 4, 25 thg 11, 2026 vào lúc 16:01 The Referee <referee@example.org> đã viết:",
            "Pada tanggal Rab, 25 Nov 2026 pukul 16.01 The Referee <referee@example.org> menulis:",
            "2026년 11월 25일 오후 4:01, The Referee 작성:",
            "2026年11月25日 16:01，The Referee 写道：",
            "The Referee:",
            "-----Ursprüngliche Nachricht-----\nVon: The Referee <referee@example.org>\nGesendet: Mittwoch, 25. November 2026 16:01\n"
                    + "An: Jane Roe <jane@example.org>\nBetreff: AW: [ww-017] 4 report",
            "De : The Referee <referee@example.org>\nEnvoyé : mercredi 25 novembre 2026 16:01\nÀ : Jane Roe <jane@example.org>\n"
                    + "Objet : [ww-017] 4 report",
            "発信元: The Referee <referee@example.org>\n送信日時: 2026年11月25日 16:01\n宛先: Jane Roe\n件名: [ww-017] 4 report");

    private static Stream<String> letters() {
        return Stream.of(
                        ABOVE.stream().map(above -> above + HEAD + ORDER + "\n"),
                        SIGN_OFFS.stream()
                                .flatMap(said -> Stream.of(
                                        HEAD + ORDER + "\n\n" + said + "\n",
                                        HEAD + ORDER + "\n" + said,
                                        said + "\n\n" + HEAD + ORDER)),
                        SIGNED.stream()
                                .filter(name -> !name.contains("\n") && !name.equals("jane"))
                                .map(name -> HEAD + ORDER + "\n\n" + name + "\n"),
                        FAREWELLS.stream()
                                .flatMap(farewell -> SIGNED.stream()
                                        .flatMap(name -> Stream.of(
                                                HEAD + ORDER + "\n\n" + farewell + "\n" + name + "\n",
                                                HEAD + ORDER + "\n" + farewell + "\n\n" + name
                                                        + "\n\nSent from my iPhone\n"))),
                        ATTRIBUTIONS.stream()
                                .flatMap(said -> Stream.of(
                                        HEAD + ORDER + "\n\n" + said + "\n" + UNMARKED,
                                        HEAD + ORDER + "\n\nJane\n\n" + said + "\n\n" + UNMARKED,
                                        said + "\n" + UNMARKED + "\n" + HEAD + ORDER + "\n",
                                        "Thanks,\nJane\n\n" + said + "\n" + LETTER,
                                        "Sent from my iPhone\n\n" + said + "\n" + LETTER,
                                        "Sorry that it took so long\n\n" + said + "\n" + LETTER)),
                        Stream.of("- ", "* ", "• ", "· ", "– ", "   - ", "◦ ", "+ ", "➡️ ", "--> ")
                                .map(item -> (HEAD + ORDER)
                                        .lines()
                                        .map(line -> item + line + "\n")
                                        .reduce("", String::concat)),
                        Stream.of(
                                "1. game ww-017\n2. impulse 4\n3. " + ORDER,
                                "1) game ww-017\n2) impulse 4\n3) " + ORDER,
                                "(1) game ww-017\n(2) impulse 4\n(3) " + ORDER,
                                "[1] game ww-017\n[2] impulse 4\n[3] " + ORDER,
                                "(1)game ww-017\n(2)impulse 4\n(3)" + ORDER,
                                "\u2460 game ww-017\n\u2461impulse 4\n\u2462 " + ORDER,
                                "1\ufe0f\u20e3 game ww-017\n2\ufe0f\u20e3 impulse 4\n3\ufe0f\u20e3 " + ORDER,
                                "a. game ww-017\nb. impulse 4\nc. " + ORDER,
                                "a) game ww-017\nb) impulse 4\nc) " + ORDER,
                                "(A) game ww-017\n\n(B) impulse 4\n\n(C) " + ORDER,
                                "i. game ww-017\nii. impulse 4\niii. " + ORDER,
                                "I) game ww-017\nII) impulse 4\nIII) " + ORDER,
                                HEAD + "(i) play 7: to Albany;\n(ii) then ask",
                                HEAD + "\u2611 " + ORDER + "\n\u2610 play 8: queue",
                                HEAD + "\u2610 play 8: queue\n\u2612\ufe0f" + ORDER,
                                HEAD + "[ ] play 8: queue\n[x] " + ORDER,
                                HEAD + "- [ ] play 8: queue\n- [x] " + ORDER,
                                HEAD + "(1) " + ORDER))
                .flatMap(letters -> letters);
    }

    private static Letter read(String letter) {
        return Desk.read(OpenedLetter.open(letter), Desk.context(Sides.BRITISH));
    }

    @TestFactory
    Stream<DynamicTest> theOrderIsRead() {
        return letters()
                .map(letter -> DynamicTest.dynamicTest(
                        letter.replace('\n', '/'),
                        () -> assertEquals(List.of(ORDER), read(letter).words(), letter)));
    }

    @TestFactory
    Stream<DynamicTest> aSignOffIsListedAsNotRead() {
        return SIGN_OFFS.stream()
                .map(said -> DynamicTest.dynamicTest(
                        said,
                        () -> assertEquals(
                                1,
                                OpenedLetter.open(HEAD + ORDER + "\n\n" + said)
                                        .notRead()
                                        .size())));
    }

    /** Marks by which people cross or comment something out, around the order or above it. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "// %s",
                "//%s",
                "%s //",
                "/* %s */",
                "/*\n%s\n*/",
                "*/\n%s",
                "//\n%s",
                "~\n%s",
                "~~\n%s\n~~",
                "~%s~",
                "~~%s~~",
                "~~ %s ~~",
                "-%s-",
                "--%s--",
                "-- %s",
                "; %s",
                "%% %s",
                "#%s",
                "| %s",
                "%s \u2717",
                "\u2718 %s",
                "\ud83d\udc4e %s",
                "%s\n\n\ud83d\uded1"
            })
    void whatMayBeCrossedOutDoesNotAct(String marks) {
        assertEquals(List.of(), read(HEAD + marks.formatted(ORDER)).words());
    }

    /** Marks are a list only if they run from the first on. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "a. " + ORDER,
                "b. game x\nc. " + ORDER,
                "(2) " + ORDER + "\n(3) then ask",
                "1624. " + ORDER,
                "A. Adams\nC. " + ORDER
            })
    void aMarkOutOfSequenceIsNotAListMark(String words) {
        assertNotEquals(List.of(ORDER), read(HEAD + words).words());
    }

    /** The writer's name, just below the order. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Tom",
                "tom",
                "Buren",
                "Tom Van Buren",
                "-Tom",
                "~ Tom",
                "\u2013 Tom.",
                "\nTom",
                "\ntom",
                "Tom\nSent from my iPhone",
                "Tom\n+1 555 123 4567",
                "Tom\nLooking forward to your next move",
                "Tom\nSent from my Pixel 9 Pro\n+1 555 123 4567",
                "Tom\nDoe Printing Ltd, registered in England",
                "Tom\nнадіслано з дому\n+1 555 123 4567",
                "Tom\nAlbany",
                "\nTom Van Buren\nAttorney at law\nburen.example",
                "Tom\n\n> quoted"
            })
    void theWritersNameMayStandDirectlyBelow(String name) {
        assertEquals(List.of(ORDER), read(HEAD + ORDER + "\n" + name).words());
        assertEquals(
                1,
                OpenedLetter.open(HEAD + ORDER + "\n"
                                + name.lines()
                                        .filter(line -> !line.isBlank())
                                        .findFirst()
                                        .orElseThrow())
                        .in(Desk.context(Sides.BRITISH))
                        .notRead()
                        .size());
    }

    /** Whatever else the name means: a leader on the map, or "error" in Hungarian. */
    @ParameterizedTest
    @ValueSource(strings = {"Mark Greene", "Arnold", "Hiba Nur", "Nu", "Do", "Ei Suzuki", "Concept"})
    void theWritersOwnNameIsASignatureWhateverElseItMeans(String name) {
        var context = new ReadingContext(
                "ww-017", Sides.BRITISH, name, Desk.NAMES, words -> words.startsWith("play"), List.of(), false);
        for (var part : List.of(name, name.split(" ")[0]))
            for (var above : List.of("\n", "Thanks,\n", "\nCheers!\n\n"))
                assertEquals(
                        List.of(ORDER),
                        Desk.read(OpenedLetter.open(HEAD + ORDER + "\n" + above + part), context)
                                .words(),
                        above + part);
    }

    /** Another name is no signature there, nor is a name that the order still needs. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "Jane",
                "Van",
                "Tom and Jane",
                "Tom to Albany",
                "Tom\nto Albany",
                "Tom\nPass",
                "Tom\nif asked: no"
            })
    void anotherNameIsNotASignature(String name) {
        assertNotEquals(List.of(ORDER), read(HEAD + ORDER + "\n" + name).words());
    }

    @Test
    void belowAnUnfinishedOrderANameIsRead() {
        for (var order : List.of("play 7: to Albany,", "play 7: to Albany; to", "play 7: to Albany and"))
            assertTrue(read(HEAD + order + "\nTom").words().stream().anyMatch(line -> line.endsWith("Tom")));
    }

    /** Nothing that is only quoted or forwarded acts, unless it is ours. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "On 25 November 2026 at 16:01, Jane <jane@example.org> wrote:\n> game ww-017\n> impulse 4\n> play 7: to Albany; then ask",
                "---------- Forwarded message ---------\nFrom: Jane <jane@example.org>\nDate: Wed, Nov 25, 2026 at 4:01 PM\nSubject: x\nTo: Tom <tom@example.org>"
                        + "\n\ngame ww-017\nimpulse 4\n(x) play 7: to Albany; then ask",
                "Begin forwarded message:\n\nFrom: Jane <jane@example.org>\nSubject: x\nDate: 25 November 2026\n\n----------\ngame ww-017\nimpulse 4\nplay 7: to Albany; then ask",
                "On Tuesday Jane wrote:\n> game ww-017\n> impulse 4\n> (x) play 7: to Albany; then ask",
                "From: Jane <jane@example.org> Sent: 25.11.2026 16:01 To: Tom Subject: x\n\ngame ww-017\nimpulse 4\n(x) play 7: to Albany; then ask",
                "From: Jane\nTo: Tom\nSubject: my order\n\ngame ww-017\nimpulse 4\n(x) play 7: to Albany; then ask",
                "-------- Forwarded message --------\nFrom: Jane <jane@example.org>\nTo: The Referee <referee@example.org>\nSubject: x"
                        + "\n\n> game ww-017\n> impulse 4\n> ( ) play 8\n> (x) play 7: to Albany; then ask",
                "Jane suggests:\n> ----\n> game ww-017\n> impulse 4\n> play 7: to Albany; then ask",
                "Sent from my iPhone\n\n-------- Weitergeleitete Nachricht --------\n> game ww-017\n> impulse 4\n> (x) play 7: to Albany; then ask"
            })
    void aForwardedOrderOfSomebodyElseDoesNotAct(String letter) {
        assertEquals(List.of(), read(letter).words());
        assertEquals(List.of("play 8"), read(HEAD + "play 8\n\n" + letter).words());
    }

    /** Three answers, one with the number of a hex, whose four figures are no year. */
    @Test
    void aBlockOfAnswersIsNotTheHeadOfAQuotedLetter() {
        var words = "losses: in proportion\nretreat: by 2028 2027\nrout: away to 1816";
        assertEquals(
                List.of("standing", words).stream().flatMap(String::lines).toList(),
                OpenedLetter.open("standing\n" + words).said());
        assertEquals(words.lines().toList(), OpenedLetter.open(words).said());
    }

    @Test
    void aLetterOfOursBelowALineOfDashesIsAnnouncedByIt() {
        var ours = UNMARKED.replace("> ", "").replace(">", "").replace("impulse 4", "impulse 3");
        assertEquals(
                List.of(ORDER),
                read(HEAD + ORDER + "\n\nThanks,\nJane\n\n----- Bericht -----\n" + ours)
                        .words());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "if asked losses: 4 men 2027\nif asked retreat: by 2028\notherwise: ask",
                "if asked retreat: to Albany at 10:30\n> quoted"
            })
    void aClauseAnnouncesNoLetter(String words) {
        assertEquals(
                words.lines().filter(line -> !line.startsWith(">")).toList(),
                OpenedLetter.open(HEAD + "play 7\n" + words).said().stream()
                        .skip(3)
                        .toList());
    }

    /** No order is taken for a courtesy. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "play 7\n\nplay 8",
                "play 7\n\nnone",
                "play 7\n\nThe mail must get through",
                "play 7\n\notherwise ask for Greene",
                "play 7\n\nI concede",
                "play 7\n\npause",
                "play 7\n\nDon't",
                "play 7\n\nDraft",
                "play 7\n\nWithdrawn",
                "play 7\n\nProvisional",
                "play 7\nOn to Albany:\nBoston"
            })
    void anOrderIsNotTakenForACourtesy(String words) {
        var opened = OpenedLetter.open(HEAD + words);
        var lines = words.lines().filter(line -> !line.isBlank()).toList();
        assertTrue(
                opened.lines().stream().map(MailLine::text).toList().containsAll(lines)
                        || opened.notRead().isEmpty(),
                () -> opened.notRead().toString());
    }

    /** A line typed into a quotation without quote marks acts beside a marked line, or if nothing else was written. */
    @ParameterizedTest
    @ValueSource(strings = {"if asked battle card: none", "play 8: queue", "otherwise ask"})
    void aLineTypedIntoAnUnmarkedQuotationIsListed(String typed) {
        for (var above : List.of("LINES TO", "( ) discard 7", "THE SITUATION")) {
            var letter = HEAD + ORDER + "\n\n" + UNQUOTED.replace("(x)", "( )").replace(above, typed + "\n" + above);
            assertEquals(List.of(ORDER), read(letter).words());
            assertEquals(
                    List.of(typed),
                    OpenedLetter.open(letter).in(Desk.context(Sides.BRITISH)).notRead());
        }
    }

    /** The headline of our letters when an answer is needed, wherever it is broken. */
    @ParameterizedTest
    @ValueSource(strings = {"", " your", " your answer is", " your answer is needed"})
    void ourRequestForAnAnswerIsNotTakenForAnAnswer(String said) {
        var letter = "battle card: none\n\n"
                + UNQUOTED.replace("(x)", "( )").replace("\nLINES TO", "\nBattle card:" + said + "\n\nLINES TO");
        var context = Desk.context(Sides.BRITISH, Desk.battleCard("Camden", "Greene", 2, 3));
        assertEquals(List.of(), OpenedLetter.open(letter).in(context).notRead());
    }

    /** A row of our paragraphs may begin like an answer. Below the end of a paragraph an answer may be typed. */
    @Test
    void aRowOfOurParagraphIsNotTakenForTypedWords() {
        var paragraph = "Your answers were: intercept into Camden: Greene from Charlotte / Arnold from Norfolk /";
        var context = Desk.context(Sides.BRITISH, Desk.battleCard("Camden", "Greene", 2, 3));
        for (var end : List.of("", "\nand so it was done.")) {
            var letter = "battle card: none\n\n"
                    + UNQUOTED.replace("(x)", "( )")
                            .replace("\nLINES TO", "\n" + paragraph + end + "\nbattle card: none\n\nLINES TO");
            assertEquals(
                    end.isEmpty() ? List.of() : List.of("battle card: none"),
                    OpenedLetter.open(letter).in(context).notRead());
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"standing\n--------\nbattle card: none", "<topic>: <answer>\notherwise ask"})
    void aFormOfOursIsNotTakenForTypedWords(String form) {
        var letter = HEAD + ORDER + "\n\n"
                + UNQUOTED.replace("(x)", "( )").replace("\nLINES TO", "\n" + form + "\n\nLINES TO");
        var context = Desk.context(Sides.BRITISH, Desk.battleCard("Camden", "Greene", 2, 3));
        assertEquals(List.of(), OpenedLetter.open(letter).in(context).notRead());
    }

    /** A letter of ours may list an announcement as not read. It then announces nothing. */
    @ParameterizedTest
    @ValueSource(strings = {"Not read: The referee wrote:", "It was: none. Not read:\nThe referee wrote:"})
    void whatWeDidNotReadAnnouncesNothing(String told) {
        var letter = UNQUOTED.replace("\nLINES TO", "\n" + told + "\n\nLINES TO");
        assertEquals(List.of(ORDER), read(letter).words());
    }

    /** The quotation follows in the same row, as in Yahoo's mail. */
    @Test
    void aQuotationMayFollowItsAttributionInTheSameRow() {
        var letter = ORDER
                + "\n\nYahoo Mail: Search, Organize, Conquer\n\n  On Wed, Nov 25, 2026 at 4:01 PM, The Referee<referee@example.org> wrote:   "
                + UNMARKED.replaceAll("(?m)^> ?", "");
        assertEquals(List.of(ORDER), read(letter).words());
        assertEquals(
                List.of("Yahoo Mail: Search, Organize, Conquer"),
                OpenedLetter.open(letter).in(Desk.context(Sides.BRITISH)).notRead());
    }

    @Test
    void aCrossedLineIsStruckOut() {
        var letter = HEAD + "\u274c play 8: queue\n\u2705 " + ORDER;
        assertEquals(List.of(ORDER), read(letter).words());
        assertEquals(1, OpenedLetter.open(letter).notRead().size());
        assertEquals(List.of(), read(HEAD + ORDER + " \ud83d\udeab").words());
    }

    @Test
    void anOrderBesideAMarkedLineIsReadWithIt() {
        assertTrue(read("play 8\n\n" + ATTRIBUTIONS.getFirst() + "\n" + LETTER)
                        .words()
                        .size()
                != 1);
    }
}
