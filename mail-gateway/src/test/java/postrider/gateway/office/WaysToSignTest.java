package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.desk.Reopened;
import postrider.gateway.mime.MimePart;
import postrider.kernel.ruling.Side;
import postrider.log.Outgoing;
import postrider.log.Signatures;
import postrider.log.SigningWay;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.proof.Script;
import postrider.proof.Verification;
import postrider.store.GameFolder;

/** Games between players who sign in different ways, at the office's own desk. */
class WaysToSignTest {
    private static final String COMMITTEES = "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown,"
            + " Reading, Wilmington DE, Baltimore, Richmond, Charlotte, Camden, Savannah";
    private static final String KINGS = "for the king: Ticonderoga, Yorktown, New Bern";

    private static final Pattern CODE = Pattern.compile("\\bcode\\s+(\\w{4}-\\w{4})\\b");

    @TempDir
    Path home;

    private QuietOffice office;
    private GameFolder game;
    private int letters;

    @BeforeEach
    void open() throws IOException {
        office = new QuietOffice(home);
    }

    @AfterEach
    void close() throws IOException {
        office.close();
    }

    private void begin(String sign, Writer american, Writer british) {
        game = office.begin("ww-1", Map.of("sign", sign), american.player(), british.player());
        office.round();
    }

    /** Writes a reply to the referee's last letter. */
    private void reply(Writer writer, String... lines) {
        office.deliver(written(writer, lines));
    }

    private byte[] written(Writer writer, String... lines) {
        office.sent.clear();
        var side = game.header().seat(writer.player()).orElseThrow();
        var last = game.events().stream()
                .flatMap(stored -> stored.outbox().stream())
                .filter(out -> out.to().equals(side))
                .toList()
                .getLast();
        return writer.letter(++letters, last.messageId(), office.tomorrow(), String.join("\n", lines) + "\n");
    }

    /** The code in the referee's last letter to them. */
    private String code(Writer writer) {
        var side = game.header().seat(writer.player()).orElseThrow();
        var codes = game.events().stream()
                .flatMap(stored -> stored.outbox().stream())
                .filter(out -> out.to().equals(side))
                .map(out -> CODE.matcher(text(out)))
                .filter(Matcher::find)
                .map(found -> found.group(1))
                .toList();
        return codes.getLast();
    }

    private String text(Outgoing letter) {
        return MimePart.of(game.outbox().letter(letter.messageId()).orElseThrow())
                .plain()
                .orElseThrow();
    }

    /** The referee's letters since the last reply. */
    private List<String> told() {
        return office.sent.stream()
                .map(letter -> MimePart.of(letter).plain().orElseThrow())
                .toList();
    }

    private void verify() {
        var again = Reopened.of(GameCatalog.installed(), game, game.header());
        var found = Verification.of(game.gameFile(), Optional.of(again), Signatures.installed());
        assertEquals(Optional.empty(), found.amiss());
        assertTrue(
                found.checked().stream().anyMatch(line -> line.contains(", each signed by its writer")),
                found::toString);
    }

    /** With the code if it needs one. */
    private void send(Writer writer, String words) {
        boolean coded =
                SigningWay.of(writer.player()).filter(way -> !way.isDated()).isPresent();
        reply(writer, coded ? "code %s\n%s".formatted(code(writer), words) : words);
    }

    private void playTwoImpulses(Writer american, Writer british) {
        send(american, COMMITTEES);
        assertEquals(2, game.log().impulse(), () -> told().getLast());
        send(british, KINGS);
        send(american, "American");
        send(british, "no");
        assertEquals(3, game.log().impulse(), () -> told().toString());
    }

    private void verifiedByTheScript() throws IOException, InterruptedException {
        Script.assertSound(game.gameFile());
    }

    private void assertRefused(String headline, byte[] letter) {
        int impulse = game.log().impulse();
        var order = game.log().open().order();
        office.sent.clear();
        office.deliver(letter);
        assertEquals(impulse, game.log().impulse());
        assertEquals(order, game.log().open().order());
        assertTrue(told().size() == 1 && told().getFirst().contains("\n" + headline), told()::toString);
    }

    @Test
    @Needs(Need.PYTHON)
    void aGameOfSshAndOpenPgp() throws Exception {
        var american = SshUser.of("american");
        var british = Pen.of("british", 3);
        begin("any", american, british);
        playTwoImpulses(american, british);
        verify();
        verifiedByTheScript();
    }

    /** Neither program adds plain text, and only one signs the content type. */
    @Test
    void aGameOfPages() {
        var american = Outlook.of("american");
        var british = gmail("british");
        begin("any", american, british);
        reply(american, Page.of(COMMITTEES, "committees: none"));
        assertEquals(2, game.log().impulse(), () -> told().getLast());
        reply(british, Page.of("code %s\n%s".formatted(code(british), KINGS), "code 7QK4-M2ZD"));
        reply(american.opaque(true), Page.of("American", "British"));
        reply(british, Page.of("code %s\nno".formatted(code(british)), "yes"));
        assertEquals(3, game.log().impulse(), () -> told().toString());
        verify();
    }

    /** In plain text mode Gmail sends an ASCII letter as it is, and signs no encoding. */
    @Test
    void aPlainLetterMayQuoteAnUnderlinedHeading() {
        var american = gmail("american");
        begin("any", american, SshUser.of("british"));
        var letter = """
                From: %s
                To: referee@example.org
                Subject: Re: your order
                Date: %s
                Message-ID: <plain@gmail.test>
                MIME-Version: 1.0

                game ww-1
                impulse 1
                code %s
                %s

                > LINES TO SEND BACK
                > ==================
                """.formatted(
                american.address(),
                DateTimeFormatter.RFC_1123_DATE_TIME.format(office.tomorrow().atOffset(ZoneOffset.UTC)),
                code(american),
                COMMITTEES);
        var signed = new DkimSigner("gmail.test", american.key())
                .signed(letter.replace("\n", "\r\n"), Gmail.SIGNED, office.tomorrow(), "");
        office.deliver(signed.getBytes(StandardCharsets.ISO_8859_1));
        assertEquals(2, game.log().impulse(), () -> told().getLast());
    }

    /** Nobody on the way can have it read as anything else. */
    @Test
    void aPageCannotBeMadeToReadAsSomethingElse() {
        var british = gmail("british");
        begin("any", Outlook.of("american"), british);
        var page = written(british, Page.of("code %s\nstatus".formatted(code(british)), ""));
        var plain = new String(page, StandardCharsets.ISO_8859_1).replace("text/html", "text/plain");
        assertRefused("Nothing proves", plain.getBytes(StandardCharsets.ISO_8859_1));
    }

    /** Once the secret is published, anyone with the file can check that each letter had the code it needed. */
    @Test
    void theCodesAreCheckedWhenTheSecretIsPublished() {
        var american = SshUser.of("american");
        begin("ssh", american, SshUser.of("british"));
        send(american, "game ww-1\nconcede");
        assertTrue(game.log().over());
        verify();
    }

    /** Nothing they quote counts, so they are told neither to mark a quoted line nor to sign. */
    @Test
    void aPlayerWithoutAKeyIsToldHowToReply() {
        var american = gmail("american");
        begin("any", american, SshUser.of("british"));
        var letters = game.events().stream()
                .flatMap(stored -> stored.outbox().stream())
                .filter(out -> out.to().equals(Side.of("American")))
                .map(this::text)
                .toList();
        assertTrue(
                letters.getLast().contains("Copy these lines to the top of your reply, above what it quotes, put"),
                letters.getLast());
        assertTrue(
                letters.stream().noneMatch(letter -> letter.contains("signed.") || letter.contains("sign the letter")));
    }

    @Test
    void withoutACodeALetterDoesNotAct() {
        var american = SshUser.of("american");
        begin("ssh", american, SshUser.of("british"));
        assertRefused("Your letter lacks the code of the referee's last letter", written(american, COMMITTEES));
        assertRefused("Your letter lacks the code", written(american, COMMITTEES, "> code " + code(american)));
        assertRefused("The code in your letter is not the last one", written(american, "code 7QK4-M2ZD", COMMITTEES));
        assertRefused("Your letter lacks", written(american, "code 7QK4-M2ZD", "code " + code(american), COMMITTEES));
        reply(
                american,
                "Code: " + code(american).toLowerCase().replace('0', 'o').replace("-", " "),
                COMMITTEES);
        assertEquals(2, game.log().impulse(), () -> told().getLast());
    }

    @Test
    void blankLinesAtTheEndAreSignedToo() {
        var american = SshUser.of("american");
        begin("ssh", american, SshUser.of("british"));
        reply(american, "code " + code(american), COMMITTEES, "", "");
        assertEquals(2, game.log().impulse(), () -> told().getLast());
    }

    @Test
    void aCodeIsGoodOnce() {
        var american = SshUser.of("american");
        var british = SshUser.of("british");
        begin("ssh", american, british);
        var code = code(american);
        reply(american, "code " + code, COMMITTEES);
        assertRefused(
                "The code in your letter", written(american, "code " + code, "game ww-1", "standing", "otherwise ask"));
        assertRefused("The code in your letter", written(british, "code " + code(american), KINGS));
        send(british, KINGS);
        assertTrue(game.log().open().order().isPresent());
    }

    /** A letter that was held back cannot answer what has been asked since. */
    @Test
    void aLetterThatWasHeldBackDoesNotAct() {
        var american = SshUser.of("american");
        var british = SshUser.of("british");
        begin("ssh", american, british);
        var kept = written(british, "code " + code(british), "game ww-1", "impulse 2", KINGS);
        send(american, COMMITTEES);
        assertRefused("The code in your letter is not the last one", kept);
        send(british, KINGS);
        assertTrue(game.log().open().order().isPresent());
    }

    @Test
    void aLetterThatComesAgainMovesNothing() {
        var american = SshUser.of("american");
        begin("ssh", american, SshUser.of("british"));
        var letter = written(american, "code " + code(american), COMMITTEES);
        office.deliver(letter);
        int events = game.events().size();
        office.deliver(letter);
        assertEquals(events, game.events().size());
        office.deliver(new String(letter, StandardCharsets.UTF_8)
                .replace("<ssh.", "<again.")
                .getBytes(StandardCharsets.UTF_8));
        assertEquals(2, game.log().impulse());
    }

    @Test
    @Needs(Need.PYTHON)
    void aGameOfOpenPgpAndSmime() throws Exception {
        var american = Pen.of("american", 2);
        var british = Outlook.of("british");
        begin("openpgp,smime", american, british);
        var key = british.player().fingerprint().toUpperCase().substring(0, 4);
        assertTrue(told().stream().anyMatch(letter -> letter.contains("S/MIME, key " + key)), () -> told().toString());
        playTwoImpulses(american, british);
        verify();
        verifiedByTheScript();
    }

    @Test
    void eachReportSaysHowTheOrderWasSigned() {
        var british = Outlook.of("british");
        begin("any", Pen.of("american", 2), british);
        reply(Pen.of("american", 2), COMMITTEES);
        assertTrue(
                told().getFirst().replaceAll("\\s+", " ").contains("The American order is signed with OpenPGP, key "),
                told()::toString);
        reply(british, KINGS);
        for (var letter : told())
            assertTrue(
                    letter.replaceAll("\\s+", " ").contains("The British order is signed with S/MIME, key "), letter);
    }

    @Test
    void aWayToSignThatTheGameDoesNotAllowIsNotEnrolled() {
        for (var sign : List.of("openpgp", "openpgp,openpgp")) {
            var refused = assertThrows(
                    IllegalArgumentException.class, () -> begin(sign, Pen.of("american", 2), Outlook.of("british")));
            assertEquals(
                    "The key of british signs with S/MIME, and the game has sign=%s: begin it with sign=smime or with 'any'."
                            .formatted(sign),
                    refused.getMessage());
        }
    }

    @Test
    void anotherCertificateInTheSameNameDoesNotAct() {
        var american = Pen.of("american", 2);
        begin("any", american, Outlook.of("british"));
        reply(american, COMMITTEES);
        int events = game.events().size();
        office.deliver(
                Outlook.of("british").letter(9, "<x@y>", office.tomorrow(), "game ww-1\nimpulse 2\n" + KINGS + "\n"));
        assertEquals(events, game.events().size());
        assertTrue(told().getLast().replaceAll("\\s+", " ").contains("which is not enrolled"), told()::toString);
    }

    private Gmail gmail(String name) {
        var writer = Gmail.of(name);
        office.records.put(Gmail.selector("gmail.test"), List.of(writer.record()));
        office.records.put(Gmail.selector("gmai1.test"), List.of(writer.record()));
        return writer;
    }

    /** An order with this code. */
    private byte[] forged(Gmail writer, String code) {
        return writer.letter(
                ++letters, "<x@y>", office.tomorrow(), "code " + code + "\ngame ww-1\nimpulse 1\n" + COMMITTEES);
    }

    @Test
    @Needs(Need.PYTHON)
    void aGameOfABrowserWithoutKeysAndOutlook() throws Exception {
        var american = gmail("american");
        var british = Outlook.of("british");
        begin("any", american, british);
        playTwoImpulses(american, british);
        assertTrue(
                told().stream()
                        .map(letter -> letter.replaceAll("\\s+", " "))
                        .noneMatch(letter -> letter.contains("key dkim:")),
                () -> told().toString());
        verify();
        verifiedByTheScript();
    }

    /** A reply from a browser quotes the whole letter, including its code. */
    @Test
    void aQuotedCodeIsNotTheWriters() {
        var american = gmail("american");
        begin("mail", american, gmail("british").neighbour("british"));
        american = american.neighbour("american");
        office.records.put(Gmail.selector("gmail.test"), List.of(american.record()));
        var quoted = text(game.events().stream()
                        .flatMap(stored -> stored.outbox().stream())
                        .filter(out -> out.to().word().equals("American"))
                        .toList()
                        .getLast())
                .lines()
                .toList();
        var code = code(american);
        assertTrue(quoted.stream().anyMatch(line -> line.contains(code)));
        assertRefused(
                "Your letter lacks the code of the referee's last letter",
                american.letter(++letters, "<x@y>", office.tomorrow(), "game ww-1\nimpulse 1\n" + COMMITTEES, quoted));
        office.deliver(american.letter(
                ++letters,
                "<x@y>",
                office.tomorrow(),
                "code " + code(american) + "\n" + "game ww-1\nimpulse 1\n" + COMMITTEES,
                quoted));
        assertEquals(2, game.log().impulse(), () -> told().getLast());
    }

    @Test
    void aSignatureThatHasExpiredOrWhoseKeyWasRotatedDoesNotAct() {
        var american = gmail("american");
        begin("any", american, Pen.of("british", 3));
        var letter = forged(american, code(american));
        office.deliver(letter, office.tomorrow().plusSeconds(8 * 86_400));
        assertEquals(1, game.log().impulse());
        office.records.put(
                Gmail.selector("gmail.test"), List.of(Gmail.of("other").record()));
        office.deliver(forged(american, code(american)));
        assertEquals(1, game.log().impulse());
        office.records.put(Gmail.selector("gmail.test"), List.of(american.record()));
        office.deliver(forged(american, code(american)));
        assertEquals(2, game.log().impulse());
        office.records.clear();
        verify();
    }

    /** If the key cannot be looked up the letter waits, and acts once it can. */
    @Test
    void aLetterWaitsForTheDns() {
        var american = gmail("american");
        begin("any", american, Pen.of("british", 3));
        office.silent = true;
        office.arrive(forged(american, code(american)));
        assertEquals(1, game.log().impulse());
        office.silent = false;
        office.round();
        assertEquals(2, game.log().impulse(), () -> told().getLast());
    }

    /** While it waits nobody knows whose it is, so all clocks stand still. */
    @Test
    void aLetterDoesNotWaitForTheDnsForEver() {
        var american = gmail("american");
        begin("any", american, Pen.of("british", 3));
        office.silent = true;
        office.arrive(forged(american, code(american)));
        office.wait(Duration.ofDays(2));
        assertEquals(1, game.log().impulse());
        assertTrue(told().getLast().contains("For a day nobody could be asked"), told()::toString);
    }

    /** A signature that was good when its letter came in stays good however long the letter waits. */
    @Test
    void expiryIsJudgedWhenTheLetterComesIn() {
        var american = gmail("american");
        begin("any", american, Pen.of("british", 3));
        office.silent = true;
        office.arrive(forged(american, code(american)));
        office.silent = false;
        office.deliver(
                "From: nobody\n\n".getBytes(StandardCharsets.UTF_8),
                office.tomorrow().plusSeconds(20 * 86_400));
        assertEquals(2, game.log().impulse(), () -> told().getLast());
    }

    /** After being killed between any two steps an office has the same codes, and no letter acts twice. */
    @Test
    void aRestartedOfficeHasTheSameCodes() throws IOException {
        var american = gmail("american");
        begin("any", american, SshUser.of("british"));
        var letter = forged(american, code(american));
        office.deliver(letter);
        var code = code(american);
        var then = office.tomorrow();
        office.close();
        Files.deleteIfExists(game.path().resolve("game.index"));
        office = new QuietOffice(home, then);
        office.records.put(Gmail.selector("gmail.test"), List.of(american.record()));
        office.deliver(letter);
        assertEquals(2, game.log().impulse());
        assertEquals(code, code(american));
        reply(american, "code " + code, "game ww-1", "standing", "otherwise ask");
        assertTrue(told().getFirst().contains("Your standing orders have come in"), told()::toString);
    }
}
