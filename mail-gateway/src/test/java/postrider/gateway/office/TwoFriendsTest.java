package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameCatalog;
import postrider.desk.Reopened;
import postrider.gateway.Enrolment;
import postrider.gateway.Settings;
import postrider.gateway.command.Main;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MimePart;
import postrider.kernel.Entry;
import postrider.kernel.Game;
import postrider.kernel.ruling.Side;
import postrider.kit.Sides;
import postrider.log.Event;
import postrider.log.Signatures;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.play.Status;
import postrider.proof.Script;
import postrider.proof.Verification;
import postrider.store.GameFolder;
import postrider.text.Lists;
import postrider.workbench.simulation.Bot;
import postrider.workbench.simulation.Playable;

/**
 * One game from its first letter on. Jane writes in a browser without a key, and Ann signs in Outlook. Jane invites Ann, and they play;
 * letters to Ann come back, she changes her address, and they play on.
 */
class TwoFriendsTest {
    private static final String GAME = "ww-1";
    private static final String SYSTEM = "washingtons-war";

    /** Until this impulse nobody marches unnecessarily: a lucky attack on Boston may end the war. */
    private static final int QUIET = 6;

    private static final Settings.Reports REPORTS = new Settings.Reports(Optional.of("referee+*@example.org"), true, 2);

    /** Orders that roll dice, or may end the war before letters come back. */
    private static final Pattern LOUD = Pattern.compile("activate|event");

    private static final Pattern CODE = Pattern.compile("\\bcode\\s+(\\w{4}-\\w{4})\\b");

    @TempDir
    Path home;

    private final GameCatalog catalog = GameCatalog.installed();
    private final Friend jane = new Friend(Gmail.of("jane"), Sides.BRITISH);
    private Outlook outlook = Outlook.of("ann");
    private final Friend ann = new Friend(outlook, Sides.AMERICAN);
    private QuietOffice office;
    private int written;

    /** Somebody at their own mailbox, who knows only the letters in it. */
    private final class Friend {
        final Side side;
        private final Bot<Object, Object> sense;
        private Writer writer;

        Friend(Writer writer, Side side) {
            this.writer = writer;
            this.side = side;
            this.sense = Playable.of(SYSTEM).sensible(side.hashCode()).orElseThrow();
        }

        String name() {
            return writer.player().name();
        }

        String address() {
            return writer.player().address();
        }

        List<MimePart> letters() {
            return office.sent.stream()
                    .map(MimePart::of)
                    .filter(letter -> to(letter).equals(address()))
                    .toList();
        }

        /** Delivers a letter that is no reply. Returns the letters sent in answer. */
        List<String> writes(String... lines) {
            return deliver(writer.letter(++written, "<none@example.com>", office.soon(), text(lines)));
        }

        /** Delivers a reply to the last letter, with all of it quoted below. */
        List<String> replies(String... lines) {
            return replies(letters().getLast(), lines);
        }

        private List<String> replies(MimePart letter, String... lines) {
            var id = Envelope.of(letter).messageId().orElseThrow();
            var quoted = plain(letter).lines().toList();
            return deliver(writer.letter(++written, id, office.soon(), text(lines), quoted));
        }

        /** Delivers a reply to the last letter of the game, with its code if it has one. */
        List<String> plays(List<String> lines) {
            var letter = letters().stream()
                    .filter(one -> Envelope.of(one).subject().startsWith("[" + GAME + "]"))
                    .toList()
                    .getLast();
            var code = CODE.matcher(plain(letter));
            var coded = code.find() ? Stream.of("code " + code.group(1)) : Stream.<String>of();
            return replies(letter, Stream.concat(coded, lines.stream()).toArray(String[]::new));
        }

        private static String text(String... lines) {
            return String.join("\n", lines) + "\n";
        }
    }

    private static String plain(MimePart letter) {
        return letter.plain().orElseThrow();
    }

    private static String to(MimePart letter) {
        return Envelope.of(letter).to().getFirst().address();
    }

    private List<String> deliver(byte[] letter) {
        int before = office.sent.size();
        office.deliver(letter, office.soon());
        return office.sent.stream()
                .skip(before)
                .map(MimePart::of)
                .map(sent ->
                        "To %s: %s\n%s".formatted(to(sent), Envelope.of(sent).subject(), plain(sent)))
                .toList();
    }

    private static void assertTold(List<String> letters, String... words) {
        var flat =
                letters.stream().map(letter -> letter.replaceAll("\\s+", " ")).toList();
        for (var said : words)
            assertTrue(
                    flat.stream().anyMatch(letter -> letter.contains(said)),
                    () -> said + "\nin\n" + String.join("\n=====\n", letters));
    }

    private GameFolder game() {
        return new GameFolder(home.resolve("games").resolve(GAME));
    }

    /** Plays until this impulse is over. Every report tells both players how its order was signed. */
    private void playUntil(int impulse) {
        var box = box();
        for (int letters = 0; game().log().impulse() <= impulse && !game().log().over(); letters++) {
            assertTrue(letters < 200, "they get on");
            var open = catalog.open(game(), game().log());
            var status = open.status();
            var friend = status.awaits(jane.side) ? jane : ann;
            var order = status instanceof Status.Order;
            var told = friend.plays(order ? order(box, friend, open.notation()) : answers(friend, status));
            assertFalse(told.stream().anyMatch(letter -> letter.contains("has not been carried out")), told::toString);
        }
    }

    @SuppressWarnings("unchecked") // only its own players know its positions and orders
    private Game.Box<Object, Object> box() {
        return (Game.Box<Object, Object>) catalog.box(catalog.game(SYSTEM));
    }

    private boolean diceHaveFallen() {
        return game().events().stream()
                .flatMap(stored ->
                        stored.event() instanceof Event.Played played ? played.entries().stream() : Stream.of())
                .anyMatch(Entry.Roll.class::isInstance);
    }

    private List<String> order(Game.Box<Object, Object> box, Friend friend, String board) {
        var position = box.notation().position(board);
        var legal = box.legal(position, friend.side);
        var quiet = Lists.filter(
                legal,
                kind -> !LOUD.matcher(box.orders().words(kind.getFirst()).getFirst())
                        .find());
        boolean marches = quiet.isEmpty() || game().log().impulse() > QUIET;
        return box.orders().words(friend.sense.order(position, friend.side, marches ? legal : quiet));
    }

    private List<String> answers(Friend friend, Status status) {
        return status.asked(friend.side).stream()
                .map(question -> "answer %s: %s"
                        .formatted(
                                question.name(),
                                friend.sense.to(question).orElseThrow().words()))
                .toList();
    }

    /** A report as Postfix makes it (RFC 3464), to the return path of this letter. */
    private byte[] report(MimePart letter, String action, String status, String said) {
        return """
                Return-Path: <>
                Delivered-To: %1$s
                Received: by mx.example.net (Postfix) id 9B1F; Fri, 20 Nov 2026 15:00:00 +0000 (UTC)
                From: MAILER-DAEMON@mx.example.net (Mail Delivery System)
                Subject: Delivery Status Notification
                To: %1$s
                Auto-Submitted: auto-replied
                MIME-Version: 1.0
                Content-Type: multipart/report; report-type=delivery-status; boundary="9B1F.1795/mx.example.net"
                Message-ID: <report.%2$d@mx.example.net>

                This is a MIME-encapsulated message.

                --9B1F.1795/mx.example.net
                Content-Description: Notification
                Content-Type: text/plain; charset=us-ascii

                This is the mail system at host mx.example.net.

                <%3$s>: %4$s

                --9B1F.1795/mx.example.net
                Content-Description: Delivery report
                Content-Type: message/delivery-status

                Reporting-MTA: dns; mx.example.net
                X-Postfix-Queue-ID: 9B1F
                Arrival-Date: Fri, 20 Nov 2026 15:00:00 +0000 (UTC)

                Final-Recipient: rfc822; %3$s
                Action: %5$s
                Status: %6$s
                Diagnostic-Code: smtp; %4$s

                --9B1F.1795/mx.example.net--
                """.formatted(office.returnPath(letter), ++written, to(letter), said, action, status)
                .replace("\n", "\r\n")
                .getBytes(US_ASCII);
    }

    /** Runs a command of the operator. Returns its output. */
    private String run(String... words) {
        var out = new StringWriter();
        var all = Lists.concat(List.of(words), List.of("--home", home.toString()));
        assertEquals(
                0, Main.run(new PrintWriter(out), new PrintWriter(out), all.toArray(String[]::new)), out::toString);
        return out.toString();
    }

    private void open(Instant now) throws IOException {
        office = new QuietOffice(home, now, Enrolment.OPEN, REPORTS);
        var browser = (Gmail) jane.writer;
        office.records.put(Gmail.selector("gmail.test"), List.of(browser.record()));
    }

    @Test
    @Needs(Need.PYTHON)
    void aGameIsPlayedThroughACompanyMailboxThatCloses() throws Exception {
        open(Town.NOON);
        begin();
        playUntil(3);
        lettersComeBack();
        moves();
        int impulse = QUIET;
        playUntil(impulse);
        while (!diceHaveFallen()) playUntil(++impulse);
        signed();
        verified();
        office.close();
    }

    private void begin() {
        assertTold(jane.writes("hello"), "To jane@gmail.test: You can play here");
        assertTold(jane.replies("games"), "washingtons-war");
        assertTold(
                jane.replies("new washingtons-war side british against ann@example.org", "", "Thanks,", "Jane"),
                "To jane@gmail.test: Your friend is invited",
                "To ann@example.org: jane@gmail.test invites you to a game by mail");
        assertEquals("invite", office.returnPath(ann.letters().getLast()).split("[+.]")[1]);
        assertTold(ann.replies("Gladly!", "", "join", "", "Ann"), "To ann@example.org: Please send that once more");
        ann.writer = outlook = outlook.opaque(true);
        var joined = ann.replies("join");
        assertTold(
                joined,
                "To ann@example.org: Your game begins: ww-1",
                "To jane@gmail.test: Your game begins: ww-1",
                "they play without a key, from that mailbox",
                "they play with S/MIME key " + outlook.player().fingerprint());
    }

    /** Her company's mailbox is closed: the first letter that comes back is recorded, and after the second Jane is told. */
    private void lettersComeBack() {
        var letters = ann.letters();
        var last = letters.getLast();
        var before = letters.get(letters.size() - 2);
        var closed = "550 5.2.1 <ann@example.org>: Recipient address rejected: mailbox disabled";
        assertEquals(List.of(), deliver(report(jane.letters().getLast(), "delivered", "2.0.0", "250 2.0.0 OK")));
        assertEquals(List.of(), deliver(report(before, "failed", "5.2.1", closed)));
        assertTold(
                List.of(run("status", GAME)),
                "to the British: 1 delivered",
                "to the American: 0 delivered, 0 relayed, 0 delayed, 1 failed");
        assertTold(
                deliver(report(last, "failed", "5.2.1", closed)),
                "To jane@gmail.test: [ww-1] The American player cannot be reached",
                "their mailbox is closed",
                "To referee@example.org: [ww-1] The American player cannot be reached");
    }

    /** Her key shows who she is, so she can ask from her new address. */
    private void moves() throws IOException {
        ann.writer = outlook = outlook.at("home.example").opaque(false);
        assertTold(
                ann.writes("new address ann@home.example"),
                "To ann@home.example: Is this your new address?",
                "To ann@example.org: Now answer from the new address");
        assertTold(
                ann.replies("confirm"),
                "To ann@home.example: Your new address is in use",
                "To jane@gmail.test: ann has a new address");
        office.close();
        run("resend", GAME, "american");
        var sent = office.sent;
        open(office.soon());
        office.round();
        assertEquals(List.of(), office.sent);
        office.sent.addAll(sent);
        assertEquals(List.of("ann@home.example", "ann@home.example"), office.elsewhere);
        assertTold(List.of(run("status", GAME)), "to the British: 1 delivered");
    }

    /** Both read how every order was signed, and nobody reads about a code. */
    private void signed() {
        var key = outlook.player().fingerprint().toUpperCase(Locale.ROOT).substring(0, 4);
        for (var friend : List.of(jane, ann)) {
            var all = office.sent.stream()
                    .map(MimePart::of)
                    .filter(letter -> Envelope.of(letter).to().getFirst().name().equals(friend.name()))
                    .map(TwoFriendsTest::plain)
                    .toList();
            assertTold(
                    all,
                    "The American order is signed with S/MIME, key " + key,
                    "The British order came without a key: it had the code of a letter to");
        }
    }

    private void verified() throws IOException, InterruptedException {
        var again = Reopened.of(catalog, game(), game().header());
        var found = Verification.of(game().gameFile(), Optional.of(again), Signatures.installed());
        assertEquals(Optional.empty(), found.amiss(), found::text);
        Script.assertSound(game().gameFile());
    }
}
