package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.desk.Reopened;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MimePart;
import postrider.log.Signatures;
import postrider.proof.Verification;
import postrider.store.GameFolder;

/**
 * An adversary tries every way to sign other than OpenPGP: each letter would be an order if it were believed, and must get one particular
 * answer, or none for one particular reason. Afterwards the players' own orders are carried out.
 */
class AdversaryTest {
    private static final Path EVENING = Path.of("src/test/resources/adversary");

    private static final String COMMITTEES = "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown,"
            + " Reading, Wilmington DE, Baltimore, Richmond, Charlotte, Camden, Savannah";

    private static final Pattern CODE = Pattern.compile("\\bcode\\s+(\\w{4}-\\w{4})\\b");

    private static final Gmail JANE = Gmail.of("jane");
    private static final Gmail EVE = Gmail.of("eve").at("evil.test");
    private static final SshUser SUE = SshUser.of("sue");
    private static final Outlook BOB = Outlook.of("bob");
    private static final Pen PAUL = Pen.of("paul", 3);

    /** The game that each signer plays, and who begins it. */
    private static final Map<String, Writer> BEGIN = Map.of("ww-1", JANE, "ww-2", SUE, "ww-3", BOB);

    private static QuietOffice office;
    private static Map<String, GameFolder> games;
    private static int written;
    private static byte[] before = {};

    @BeforeAll
    static void open(@TempDir Path home) throws IOException {
        office = new QuietOffice(home);
        games = new HashMap<>();
        for (var id : List.of("ww-1", "ww-2", "ww-3"))
            games.put(id, office.begin(id, Map.of("sign", "any"), BEGIN.get(id).player(), PAUL.player()));
        office.round();
    }

    @TestFactory
    Stream<DynamicTest> everyLetterGetsTheRightAnswer() throws IOException {
        return Trick.in(EVENING).stream().map(trick -> DynamicTest.dynamicTest(trick.title(), () -> attempt(trick)));
    }

    private static void attempt(Trick trick) throws IOException {
        dns(trick.about("DNS").orElse(""));
        int noted = ledger().size();
        var arrives = office.tomorrow().plus(days(trick, "ARRIVES"));
        var letter = made(trick);
        office.sent.clear();
        office.deliver(letter, arrives);
        before = letter;
        var outcome = ledger().subList(noted, ledger().size()).stream()
                .filter(line -> !line.contains(" received "))
                .map(line -> line.replaceFirst("\\S+ \\S+ ", ""))
                .collect(Collectors.joining());
        var answers = office.sent.stream().map(AdversaryTest::answer).collect(Collectors.joining("\n"));
        var found = "%n%s%n%s%n".formatted(outcome, answers);
        if (trick.reader().isPresent()) {
            assertEquals(1, office.sent.size(), found);
            assertTrue(
                    answers.startsWith("To: %s ".formatted(trick.reader().get())) && answers.contains(trick.sentence()),
                    found);
        } else {
            assertEquals(List.of(), office.sent, found);
            assertTrue(outcome.replaceFirst("^silent ", "").startsWith(trick.sentence()), found);
        }
        for (var game : games.values()) {
            assertEquals(1, game.log().impulse(), found);
            assertTrue(game.log().open().order().isEmpty(), found);
        }
    }

    private static Duration days(Trick trick, String word) {
        return Duration.ofDays(trick.about(word).map(Long::parseLong).orElse(0L));
    }

    private static void dns(String how) {
        office.records.clear();
        for (var domain :
                List.of("gmail.test", "gmai1.test", "mail.gmail.test", "xn--gmil-63d.test", "gmail.test.evil.test"))
            office.records.put(Gmail.selector(domain), List.of(JANE.record()));
        for (var domain : List.of("evil.test", "lists.test"))
            office.records.put(Gmail.selector(domain), List.of(EVE.record()));
        switch (how) {
            case "rotated" -> office.records.put(Gmail.selector("gmail.test"), List.of(EVE.record()));
            case "revoked" -> office.records.put(Gmail.selector("gmail.test"), List.of("v=DKIM1; k=rsa; p="));
            case "two" -> office.records.put(Gmail.selector("gmail.test"), List.of(JANE.record(), EVE.record()));
            case "none" -> office.records.remove(Gmail.selector("gmail.test"));
            default -> assertEquals("", how);
        }
    }

    /** Makes the letter step by step. */
    private static byte[] made(Trick trick) {
        var when = office.tomorrow().plus(days(trick, "WRITTEN"));
        var letter = "";
        for (var step : trick.steps())
            letter = switch (step.word()) {
                case "AGAIN" -> Trick.wire(before);
                case "MAIL" -> mail(trick, step.about(), when);
                case "SSH" ->
                    Trick.wire(ssh(step.about()).letter(++written, "<x@y>", when, text(trick)))
                            .replace("\n", "\r\n");
                case "SMIME" -> Trick.wire(smime(step.about()).letter(++written, "<x@y>", when, text(trick)));
                case "SIGNED" -> signed(letter, step.about(), when);
                case "HEAD" -> meant(step.about()) + "\r\n" + letter;
                case "CHANGE" -> changed(letter, meant(step.about()).split(" => ", -1));
                case "WRAPPED" -> wrapped(letter, step.about(), when);
                case "DNS", "WRITTEN", "ARRIVES", "CALLED", "QUOTES" -> letter;
                default -> throw new AssertionError(step);
            };
        return letter.getBytes(ISO_8859_1);
    }

    private static String text(Trick trick) {
        return trick.lines().stream().map(AdversaryTest::filled).collect(Collectors.joining("\n", "", "\n"));
    }

    private static String filled(String line) {
        return line.replace("{order}", COMMITTEES)
                .replace("{jane}", code("ww-1"))
                .replace("{sue}", code("ww-2"))
                .replace("{long}", "A".repeat(70_000));
    }

    /** The text with one character a byte. */
    private static String meant(String about) {
        return Trick.wire(filled(about)
                .replace("\\r", "\r")
                .replace("\\n", "\n")
                .replace("\\0", "\0")
                .getBytes(UTF_8));
    }

    /** The code of the referee's last letter to whoever begins this game. */
    private static String code(String id) {
        var found = CODE.matcher(last(id));
        assertTrue(found.find(), id);
        return found.group(1);
    }

    private static String last(String id) {
        var game = games.get(id);
        return game.events().stream()
                .flatMap(stored -> stored.outbox().stream())
                .filter(out -> out.to().equals(AMERICAN))
                .map(out -> MimePart.of(game.outbox().letter(out.messageId()).orElseThrow())
                        .plain()
                        .orElseThrow())
                .filter(text -> CODE.matcher(text).find())
                .reduce((one, later) -> later)
                .orElseThrow();
    }

    private static String mail(Trick trick, String from, Instant when) {
        var parts = from.split("@", 2);
        var key = EVE.key();
        if (parts[1].contains("gm")) key = JANE.key();
        var writer = new Gmail(
                parts[0], parts[1], parts[1], key, trick.about("CALLED").orElse(parts[0]));
        var quoted = trick.about("QUOTES").map(AdversaryTest::last).stream()
                .flatMap(String::lines)
                .toList();
        return Trick.wire(writer.letter(++written, "<x@y>", when, text(trick), quoted));
    }

    /** {@code bob}; {@code his-name}, somebody else in his name; {@code bob opaque}; and so on. */
    private static Outlook smime(String who) {
        return switch (who) {
            case "bob" -> BOB;
            case "bob opaque" -> BOB.opaque(true);
            case "bob undated" -> BOB.undated();
            case "bob expired" -> BOB.expired();
            case "another bob" -> Outlook.of("bob");
            case "another bob, with his certificate" -> Outlook.of("bob").showing(BOB);
            default -> throw new AssertionError(who);
        };
    }

    private static SshUser ssh(String who) {
        return switch (who) {
            case "sue" -> SUE;
            case "sue for git" -> SUE.signingFor("git");
            case "another sue" -> SshUser.of("sue");
            default -> throw new AssertionError(who);
        };
    }

    /** {@code gmail.test from:subject:date l=10;}: the domain, the signed fields and further tags; by default as Gmail signs. */
    private static String signed(String letter, String how, Instant when) {
        var words = how.split(" ", 3);
        var bare = letter.replaceFirst("(?s)\\ADKIM-Signature: .*?\r\n(?![ \t])", "");
        var key = words[0].contains("gm") ? JANE.key() : EVE.key();
        var names = words.length > 1 ? List.of(words[1].split(":")) : Gmail.SIGNED;
        return new DkimSigner(words[0], key)
                .signed(
                        words[0].equals("gmail.test") ? bare : letter,
                        names,
                        when,
                        words.length > 2 ? words[2] + " " : "");
    }

    private static String changed(String letter, String[] change) {
        assertTrue(letter.contains(change[0]), () -> "there is no " + change[0] + " in\n" + letter);
        return letter.replace(change[0], change[1]);
    }

    /** Attached whole to somebody else's letter, as when forwarding without a word. */
    private static String wrapped(String letter, String from, Instant when) {
        var outer = """
                From: %s
                To: referee@example.org
                Subject: Fwd: orders
                Date: Fri, 20 Nov 2026 12:00:00 +0000
                Message-ID: <forwarded.%d@evil.test>
                MIME-Version: 1.0
                Content-Type: multipart/mixed; boundary="forwarded"

                --forwarded
                Content-Type: text/plain

                See below.

                --forwarded
                Content-Type: message/rfc822

                """.formatted(from, ++written).replace("\n", "\r\n") + letter + "\r\n--forwarded--\r\n";
        return from.endsWith("@gmail.test")
                ? new DkimSigner("gmail.test", JANE.key()).signed(outer, Gmail.SIGNED, when, "")
                : outer;
    }

    /** The recipient, subject and text of our letter in one line. */
    private static String answer(byte[] letter) {
        var part = MimePart.of(letter);
        var envelope = Envelope.of(part);
        return "To: %s %s: %s"
                .formatted(
                        envelope.to().getFirst().address(),
                        envelope.subject(),
                        part.plain().orElseThrow())
                .replaceAll("\\s+", " ");
    }

    private static List<String> ledger() throws IOException {
        return Files.readAllLines(office.home.resolve("post/ledger"), UTF_8);
    }

    /** Signed again by a relay. */
    private static byte[] signedByTwo(byte[] letter) {
        return new DkimSigner("lists.test", EVE.key())
                .signed(Trick.wire(letter), Gmail.SIGNED, office.tomorrow(), "")
                .getBytes(ISO_8859_1);
    }

    /** None of it interferes with a good order, or with checking the games. */
    @AfterAll
    static void theirOwnOrdersAreCarriedOut() throws IOException {
        dns("");
        for (var id : List.of("ww-1", "ww-2", "ww-3")) {
            var coded = id.equals("ww-3") ? "" : "code " + code(id) + "\n";
            var text = coded + "game " + id + "\nimpulse 1\n" + COMMITTEES + "\n";
            var letter = BEGIN.get(id).letter(++written, "<x@y>", office.tomorrow(), text);
            office.deliver(id.equals("ww-1") ? signedByTwo(letter) : letter);
            var game = games.get(id);
            assertEquals(2, game.log().impulse(), () -> answer(office.sent.getLast()));
            var again = Reopened.of(GameCatalog.installed(), game, game.header());
            var proved = Verification.of(game.gameFile(), Optional.of(again), Signatures.installed());
            assertEquals(Optional.empty(), proved.amiss());
        }
        office.close();
    }
}
