package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import postrider.desk.GameCatalog;
import postrider.desk.NewGame;
import postrider.gateway.Enrolment;
import postrider.gateway.Settings;
import postrider.gateway.bounce.ReturnTags;
import postrider.gateway.mailbox.ReportsWanted;
import postrider.gateway.mailbox.Sender;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.PublicKey;
import postrider.gateway.signing.SecretKey;
import postrider.kernel.ruling.Side;
import postrider.kit.Sides;
import postrider.log.Event;
import postrider.store.GameFolder;

/** An office without a mail server: letters are put into its mailbox, and sent ones are kept. */
final class QuietOffice implements AutoCloseable {
    final Path home;
    final List<byte[]> sent = new ArrayList<>();
    /** The addresses of letters that were not sent to the one in their header. */
    final List<String> elsewhere = new ArrayList<>();
    /** The records in the DNS. */
    final Map<String, List<String>> records = new HashMap<>();

    boolean silent;
    /** The mail system's reply to letters for this address; empty if it accepts all. */
    String refusing = "";

    private final PublicKey referee;
    private final ReturnTags returns;
    private final Pigeonhole arriving = new Pigeonhole();
    final Office office;
    private Instant now;

    QuietOffice(Path home) throws IOException {
        this(home, Town.NOON);
    }

    /** An office opened at this moment. */
    QuietOffice(Path home, Instant now) throws IOException {
        this(home, now, Enrolment.OPEN);
    }

    /** An office where strangers may or may not begin games. */
    QuietOffice(Path home, Instant now, Enrolment enrolment) throws IOException {
        this(home, now, enrolment, Settings.Reports.USUAL);
    }

    /** An office with these delivery reports. */
    QuietOffice(Path home, Instant now, Enrolment enrolment, Settings.Reports reports) throws IOException {
        this.home = home;
        this.now = now;
        var key = SecretKey.make("Referee <referee@example.org>", now, new byte[32]);
        if (Files.notExists(home.resolve("referee.key"))) key.save(home.resolve("referee.key"));
        referee = key.publicKey();
        returns = ReturnTags.of(reports, key);
        var self = new MailAddress("Referee", "referee@example.org");
        var settings = Pigeonhole.settings(self, home, Optional.empty(), Duration.ofDays(3650), enrolment, reports);
        office = Office.open(
                settings, GameCatalog.installed(), () -> this.now, new Office.Ways(arriving, sender(), name -> {
                    if (silent) throw new IOException("the DNS is down");
                    return records.getOrDefault(name, List.of());
                }));
    }

    private static String to(byte[] letter) {
        return "<%s>".formatted(Envelope.of(MimePart.of(letter)).to().getFirst().address());
    }

    private Sender sender() {
        return new Sender() {
            @Override
            public void send(byte[] letter) throws Refused {
                if (!refusing.isEmpty() && refusing.contains(to(letter)))
                    throw new Refused(refusing, refusing.startsWith("5"));
                sent.add(letter);
            }

            @Override
            public void send(byte[] letter, MailAddress to) {
                elsewhere.add(to.address());
            }
        };
    }

    GameFolder begin(String id, Pen american, Pen british) {
        return begin(id, american.player(), british.player());
    }

    GameFolder begin(String id, Event.Player american, Event.Player british) {
        return begin(id, Map.of(), "", american, british);
    }

    /** Begins a game with these options. */
    GameFolder begin(String id, Map<String, String> options, Event.Player american, Event.Player british) {
        return begin(id, options, referee.fingerprint(), american, british);
    }

    private GameFolder begin(
            String id, Map<String, String> options, String key, Event.Player american, Event.Player british) {
        return begin(id, "washingtons-war", options, key, Map.of(Sides.AMERICAN, american, Sides.BRITISH, british));
    }

    /** Begins a game of another title. */
    GameFolder begin(String id, String title, Map<Side, Event.Player> players) {
        return begin(id, title, Map.of(), referee.fingerprint(), players);
    }

    private GameFolder begin(
            String id, String title, Map<String, String> options, String key, Map<Side, Event.Player> players) {
        return (GameFolder) office.desk()
                .begin(new NewGame(
                        new GameFolder(home.resolve("games").resolve(id)),
                        title,
                        Optional.empty(),
                        options,
                        players,
                        key,
                        Collections.emptySortedMap(),
                        Optional.of("5e".repeat(32))));
    }

    /** The return path of this letter, where a mail system sends reports. */
    String returnPath(MimePart letter) {
        var envelope = Envelope.of(letter);
        return returns.of(envelope.messageId().orElseThrow(), envelope.subject())
                .flatMap(ReportsWanted.Mark::returnPath)
                .orElseThrow();
    }

    /** A day from now, when the next letter arrives by default. */
    Instant tomorrow() {
        return now.plus(Duration.ofDays(1));
    }

    /** Some minutes from now. */
    Instant soon() {
        return now.plus(Duration.ofMinutes(10));
    }

    /** Lets time pass, and then runs a round. */
    void wait(Duration time) {
        now = now.plus(time);
        round();
    }

    /**
     * Lets time pass with the office at work: a round is run whenever something is due by a game's clock, and once a day. In between it
     * would find nothing to do.
     */
    void atWork(Duration time) throws IOException {
        var end = now.plus(time);
        for (round(); now.isBefore(end); round()) { // a second time, since what was due has written letters
            var tomorrow = now.plus(Duration.ofDays(1));
            now = Stream.concat(
                            Stream.of(end, tomorrow),
                            GameFolder.all(home.resolve("games")).stream()
                                    .flatMap(game -> game.glance().timed().stream())
                                    .filter(now::isBefore))
                    .min(Instant::compareTo)
                    .orElseThrow();
            var hours = home.resolve("post/hours");
            var lines = new ArrayList<>(Files.readAllLines(hours));
            lines.set(0, now.minusSeconds(90).toString());
            Files.write(hours, lines);
            round();
        }
    }

    /** Handles everything there is. While the mail system defers a letter, no round is complete. */
    void round() {
        for (int slow = 0; !office.post().round() && !refusing.startsWith("4"); slow++) assertTrue(slow < 3);
    }

    /** A letter comes in that cannot be processed now. */
    void arrive(byte[] letter) {
        now = tomorrow();
        arriving.lay(letter);
        assertFalse(office.post().round());
    }

    /** A letter comes in while somebody else holds its game from time to time. */
    void deliverAmidOthers(byte[] letter) throws InterruptedException {
        now = soon();
        arriving.lay(letter);
        for (int busy = 0; !office.post().round(); busy++) {
            assertTrue(busy < 200);
            Thread.sleep(20);
        }
    }

    /** A letter comes in a day later. */
    void deliver(byte[] letter) {
        deliver(letter, tomorrow());
    }

    /** A letter comes in at this moment. */
    void deliver(byte[] letter, Instant when) {
        now = when;
        arriving.lay(letter);
        round();
    }

    @Override
    public void close() throws IOException {
        office.close();
    }
}
