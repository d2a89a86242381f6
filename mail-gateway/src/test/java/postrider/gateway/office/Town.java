package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.UTF_8;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import jakarta.mail.MessagingException;
import jakarta.mail.Session;
import jakarta.mail.internet.InternetAddress;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import java.util.function.UnaryOperator;
import org.eclipse.angus.mail.smtp.SMTPMessage;
import postrider.desk.GameCatalog;
import postrider.desk.NewGame;
import postrider.gateway.Enrolment;
import postrider.gateway.OutgoingLetter;
import postrider.gateway.OutgoingLetter.Cause;
import postrider.gateway.Settings;
import postrider.gateway.demo.MailServer;
import postrider.gateway.mailbox.ImapMailbox;
import postrider.gateway.mailbox.Letterbox;
import postrider.gateway.mailbox.Sender;
import postrider.gateway.mailbox.SmtpSender;
import postrider.gateway.mime.Envelope;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.mime.MimePart;
import postrider.gateway.signing.DnsKeys;
import postrider.gateway.signing.SecretKey;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.store.GameFolder;

/** A mail server, a referee's office, and some people who write to it. */
public final class Town implements AutoCloseable {
    public static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");

    /** The games that are played. */
    public static final String BOX = "washingtons-war";

    public final MailServer server = new MailServer();
    public final Person referee = new Person("referee", 1);
    public final Person washington = new Person("washington", 2);
    public final Person howe = new Person("howe", 3);
    public final Path home;
    Instant now = NOON;
    GameCatalog catalog = GameCatalog.installed();
    String system = BOX;
    private UnaryOperator<Sender> line = sender -> sender;

    public Town(Path home) {
        this.home = home;
    }

    /** Opens the office with the settings of a real one. */
    public Office office() throws IOException {
        var key = home.resolve("referee.key");
        if (!key.toFile().exists()) referee.key.save(key);
        return Office.open(
                settings(),
                catalog,
                (InstantSource) () -> now,
                new Office.Ways(
                        Office.mailbox(settings()),
                        line.apply(new SmtpSender(settings().smtp())),
                        new DnsKeys("dns:", () -> now)));
    }

    /** From now on the referee's letters are sent through this sender. */
    void sending(UnaryOperator<Sender> way) {
        line = way;
    }

    public Settings settings() {
        return new Settings(
                referee.self,
                Letterbox.inbox(referee.box.imap()),
                referee.box.smtp(),
                Optional.empty(),
                home.resolve("games"),
                home.resolve("post"),
                home.resolve("referee.key"),
                Optional.empty(),
                Optional.empty(),
                Duration.ofDays(7),
                Duration.ofDays(30),
                200_000,
                Enrolment.OPEN,
                Settings.Reports.USUAL,
                Optional.empty(),
                Settings.Watch.NONE,
                List.of());
    }

    public GameFolder begin(String id) throws IOException {
        try (var office = office()) {
            return (GameFolder) office.desk().begin(plan(id));
        }
    }

    /** Begins a game between others, with these options. */
    public GameFolder begin(String id, Map<String, String> options, Map<Side, Event.Player> players)
            throws IOException {
        try (var office = office()) {
            return (GameFolder) office.desk().begin(plan(id, options, players));
        }
    }

    NewGame plan(String id) {
        return plan(id, Map.of(), Map.of(AMERICAN, washington.player(), BRITISH, howe.player()));
    }

    private NewGame plan(String id, Map<String, String> options, Map<Side, Event.Player> players) {
        return new NewGame(
                new GameFolder(home.resolve("games").resolve(id)),
                system,
                Optional.empty(),
                options,
                players,
                referee.key.publicKey().fingerprint(),
                Collections.emptySortedMap(),
                Optional.of("5e".repeat(32)));
    }

    /** Runs one round. Returns whether everything went well. */
    public boolean round() throws IOException {
        try (var office = office()) {
            return office.post().round();
        }
    }

    public Person of(Side side) {
        return side == AMERICAN ? washington : howe;
    }

    /** The settings of the referee's office, as in {@code postrider.yaml}. */
    public String settingsFile() {
        var imap = referee.box.imap();
        var smtp = referee.box.smtp();
        return """
                address: %s
                name: %s
                imap: {host: 127.0.0.1, port: %d, security: plain, user: %s, password-env: REFEREE_PASSWORD}
                smtp: {host: 127.0.0.1, port: %d, security: plain, user: %s, password-env: REFEREE_PASSWORD}
                """.formatted(
                referee.self.address(), referee.self.name(), imap.port(), imap.user(), smtp.port(), smtp.user());
    }

    /** Somebody with a mailbox and a key. */
    public final class Person {
        public final MailAddress self;
        public final SecretKey key;
        public final MailServer.Box box;
        private int written;

        public Person(String name, int seed) {
            self = new MailAddress(name, name + "@example.org");
            box = server.box(self.address());
            var secret = new byte[32];
            Arrays.fill(secret, (byte) seed);
            key = SecretKey.make(name + " <" + self.address() + ">", NOON.minus(Duration.ofDays(9)), secret);
        }

        public Event.Player player() {
            return new Event.Player(
                    self.name(),
                    self.address(),
                    key.publicKey().fingerprint(),
                    key.publicKey().armored());
        }

        /** Signs and sends a letter to the referee. */
        public void write(String... lines) throws IOException {
            send(signed(lines));
        }

        public byte[] signed(String... lines) {
            var id = self.messageId("letter." + ++written);
            var text = String.join("\n", lines) + "\n";
            return new OutgoingLetter(id, self, referee.self, "orders", now, Cause.PERSON, List.of(), text).signed(key);
        }

        public void send(byte[] letter) throws IOException {
            try (var sender = new SmtpSender(box.smtp())) {
                sender.send(letter);
            }
        }

        /** Sends a letter whose From may be anything. */
        public void forge(byte[] letter) throws IOException, MessagingException {
            var smtp = box.smtp();
            var session = Session.getInstance(new Properties());
            var message = new SMTPMessage(session, new ByteArrayInputStream(letter));
            message.setEnvelopeFrom(self.address());
            try (var transport = session.getTransport("smtp")) {
                transport.connect(
                        smtp.host(), smtp.port(), smtp.user(), smtp.password().get());
                transport.sendMessage(message, InternetAddress.parse(referee.self.address()));
            }
        }

        /** All letters in the mailbox, oldest first. */
        public List<String> letters() throws IOException {
            var letters = new ArrayList<String>();
            var options = new ImapMailbox.Options(
                    "INBOX",
                    Optional.empty(),
                    home.resolve("place." + self.name() + "." + System.nanoTime()),
                    10_000_000,
                    Duration.ofSeconds(1));
            try (var mailbox = new ImapMailbox(box.imap(), options)) {
                mailbox.fetch(letter -> letters.add(new String(letter.raw(), UTF_8)));
            }
            return letters;
        }

        /** Their subjects. */
        public List<String> headlines() throws IOException {
            return letters().stream()
                    .map(letter ->
                            Envelope.of(MimePart.of(letter.getBytes(UTF_8))).subject())
                    .toList();
        }
    }

    @Override
    public void close() {
        server.close();
    }
}
