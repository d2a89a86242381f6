package postrider.gateway.doctor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import jakarta.mail.MessagingException;
import jakarta.mail.Quota;
import jakarta.mail.QuotaAwareStore;
import jakarta.mail.Session;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.Decree;
import postrider.desk.GameCatalog;
import postrider.desk.NewGame;
import postrider.files.FolderLock;
import postrider.files.PrivateFiles;
import postrider.gateway.Settings;
import postrider.gateway.demo.MailServer;
import postrider.gateway.doctor.Finding.Grade;
import postrider.gateway.mailbox.Account;
import postrider.gateway.mailbox.MailVisit;
import postrider.gateway.office.Office;
import postrider.gateway.postgres.Schema;
import postrider.gateway.signing.KeyRecords;
import postrider.gateway.signing.SecretKey;
import postrider.gateway.tournament.Director;
import postrider.gateway.tournament.PlanFile;
import postrider.gateway.tournament.TournamentFolder;
import postrider.kernel.ruling.Side;
import postrider.log.Event;
import postrider.log.Settlement;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.store.GameFolder;
import postrider.store.GameFolders;
import postrider.text.Lists;

/** Breaks one thing after another; the doctor must find that and nothing else. */
class DoctorTest {
    private static final String REFEREE = "referee@club.example.org";

    @TempDir
    private Path home;

    private final MailServer server = new MailServer();
    private final MailServer.Box box = server.box(REFEREE);
    private final Map<String, List<String>> texts = new HashMap<>(Map.of(
            "club.example.org", List.of("v=spf1 mx -all"), "_dmarc.club.example.org", List.of("v=DMARC1; p=none")));
    private final Map<String, List<String>> exchangers =
            new HashMap<>(Map.of("club.example.org", List.of("10 mx.example.org.")));
    private boolean silent;
    private InstantSource clock = InstantSource.system();

    @BeforeEach
    void healthy() throws IOException {
        SecretKey.make("Referee <%s>".formatted(REFEREE), Instant.parse("2026-01-01T00:00:00Z"))
                .save(home.resolve("referee.key"));
        PrivateFiles.write(home.resolve("password"), box.imap().password().get().getBytes(StandardCharsets.UTF_8));
        PrivateFiles.folder(home.resolve("games"));
        PrivateFiles.folder(home.resolve("post"));
        settings(box.imap().port(), box.smtp().port(), "");
    }

    @AfterEach
    void stop() {
        server.close();
    }

    private void settings(int imap, int smtp, String more) throws IOException {
        var account = "{host: 127.0.0.1, port: %d, security: plain, user: %s, password-file: password}";
        Files.writeString(
                home.resolve("postrider.yaml"),
                "address: %s\nimap: %s\nsmtp: %s\n%s"
                        .formatted(REFEREE, account.formatted(imap, REFEREE), account.formatted(smtp, REFEREE), more));
    }

    private KeyRecords records(Map<String, List<String>> known) {
        return name -> {
            if (silent) throw new IOException("the DNS does not tell of " + name);
            return known.getOrDefault(name, List.of());
        };
    }

    private Patient patient() throws IOException {
        return new Patient(
                home,
                Settings.loadWithoutPasswords(home.resolve("postrider.yaml"), Map.of()),
                GameCatalog.installed(),
                () -> new GameFolders(home.resolve("games")).all(),
                () -> new TournamentFolder(home.resolve("tournaments")),
                records(texts),
                records(exchangers),
                clock);
    }

    private List<Finding> findings(int seconds) throws IOException {
        var findings = new ArrayList<Finding>();
        var serving = FolderLock.on(home.resolve("post")).orElseThrow();
        try {
            var doctor = new Doctor(patient(), findings::add);
            doctor.look();
            if (seconds > 0) doctor.send(seconds);
        } finally {
            serving.close();
        }
        return findings;
    }

    /** Asserts that this is the only finding that is not good. */
    private void assertAmiss(Grade grade, String check, String seen) throws IOException {
        assertAmiss(grade, check, seen, 0);
    }

    private void assertAmiss(Grade grade, String check, String seen, int seconds) throws IOException {
        var amiss = findings(seconds).stream()
                .filter(finding -> finding.grade() != Grade.GOOD)
                .toList();
        assertEquals(1, amiss.size(), amiss::toString);
        var found = amiss.getFirst();
        assertEquals(grade, found.grade(), found::toString);
        assertEquals(check, found.check());
        assertTrue(found.seen().contains(seen), found::toString);
        assertTrue(found.cure().matches("(?s).+[.)?]"), found::toString);
    }

    @Test
    void aHealthyOffice() throws IOException {
        var findings = findings(0);
        assertEquals(
                List.of(),
                findings.stream().filter(one -> one.grade() != Grade.GOOD).toList());
        for (var check : List.of("settings", "folders", "disk", "keys", "dns", "letters in", "letters out", "games"))
            assertTrue(findings.stream().anyMatch(one -> one.check().equals(check)), check);
    }

    @Test
    void aPasswordThatOthersCanRead() throws IOException {
        Files.setPosixFilePermissions(home.resolve("password"), PosixFilePermissions.fromString("rw-r--r--"));
        assertAmiss(Grade.FAULT, "settings", "others can read");
    }

    @Test
    void layoutsThatCannotBeUsed() throws IOException {
        Files.createDirectory(home.resolve("mine"));
        Files.writeString(home.resolve("mine/receipt.txt"), "{{ letter.gam }}\n");
        settings(box.imap().port(), box.smtp().port(), "templates: mine\n");
        assertAmiss(Grade.FAULT, "settings", "templates: receipt.txt, line 1");
    }

    @Test
    void aFolderThatOthersCanLookInto() throws IOException {
        Files.setPosixFilePermissions(home.resolve("games"), PosixFilePermissions.fromString("rwxr-xr-x"));
        assertAmiss(Grade.WARNING, "folders", "others can read");
    }

    @Test
    void tournamentsThatOthersCanLookInto() throws IOException {
        var tournaments = PrivateFiles.folder(home.resolve("tournaments"));
        Files.setPosixFilePermissions(tournaments, PosixFilePermissions.fromString("rwxr-x---"));
        assertAmiss(Grade.WARNING, "folders", "others can read %s".formatted(tournaments));
    }

    private Director cup() throws IOException {
        var director = new Director(
                new TournamentFolder(home.resolve("tournaments")),
                GameCatalog.installed(),
                id -> Optional.empty(),
                () -> clock.instant());
        var plan = """
                name: The Cup
                round: 30 days
                director: {name: Ann, address: ann@example.org, key: none}
                format: knock-out
                game: washingtons-war
                entrants:
                - {name: Ben, address: ben@example.org, key: none}
                - {name: Cyd, address: cyd@example.org, key: none}
                """;
        var file = Files.writeString(home.resolve("cup.yaml"), plan);
        director.begin("cup", PlanFile.read(file, GameCatalog.installed(), clock.instant()));
        return director;
    }

    @Test
    void aTournamentWithoutItsSecret() throws IOException {
        cup();
        PrivateFiles.write(
                home.resolve("tournaments/cup/secret"), "0".repeat(64).getBytes(StandardCharsets.US_ASCII));
        assertAmiss(Grade.FAULT, "tournaments", "cup is broken: The secret of 'cup' is not the one");
    }

    @Test
    void aTournamentThatWasChanged() throws IOException {
        cup();
        var file = home.resolve("tournaments/cup/tournament.yaml");
        Files.writeString(file, Files.readString(file).replace("Ben", "Bob"));
        assertAmiss(Grade.FAULT, "tournaments", "cup is broken: Entry 1");
    }

    @Test
    void aGameOfATournamentThatIsLate() throws IOException {
        var director = cup();
        director.pair(director.proceedings("cup"));
        clock = () -> Instant.now().plus(Duration.ofDays(31));
        director.catchUp(director.proceedings("cup"));
        assertEquals(
                List.of("cup has late games: 1"), Lists.map(new GamesAtHand(patient()).tournaments(), Finding::seen));
    }

    @Test
    void anOfficeThatNobodyServes() throws IOException {
        assertEquals(
                List.of("'serve' is not running"),
                new Machine(patient())
                        .folders().stream()
                                .filter(one -> one.grade() != Grade.GOOD)
                                .map(Finding::seen)
                                .toList());
    }

    @Test
    void aDiskThatIsFull() {
        assertEquals(Grade.GOOD, Machine.disk(50_000_000_000L).grade());
        assertEquals(Grade.WARNING, Machine.disk(900_000_000).grade());
        assertEquals(Grade.FAULT, Machine.disk(99_000_000).grade());
    }

    @Test
    @Needs(Need.ROOT)
    void aFolderThatIsSomebodyElses() throws IOException {
        var games = home.resolve("games");
        var nobody = games.getFileSystem().getUserPrincipalLookupService().lookupPrincipalByName("nobody");
        Files.setOwner(games, nobody);
        assertAmiss(Grade.FAULT, "folders", "belongs to nobody");
    }

    @Test
    void noTokenForTheMailbox() throws IOException {
        settings(
                box.imap().port(),
                box.smtp().port(),
                "oauth: {provider: gmail, client-id: some.client, client-secret-file: password}\n");
        assertAmiss(Grade.FAULT, "keys", "oauth.token; 'postrider login' gets one");
    }

    @Test
    void noKey() throws IOException {
        Files.delete(home.resolve("referee.key"));
        assertAmiss(Grade.FAULT, "keys", "there is no");
    }

    @Test
    void aKeyThatOthersCanRead() throws IOException {
        Files.setPosixFilePermissions(home.resolve("referee.key"), PosixFilePermissions.fromString("rw-r-----"));
        assertAmiss(Grade.FAULT, "keys", "Others may read the secret key");
    }

    private byte[] gpg(Path at, String... words) throws IOException, InterruptedException {
        var line = new ArrayList<>(List.of("gpg", "--batch", "--homedir", at.toString(), "--passphrase", ""));
        line.addAll(List.of(words));
        var gpg = new ProcessBuilder(line)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        var said = gpg.getInputStream().readAllBytes();
        assertEquals(0, gpg.waitFor());
        return said;
    }

    private void key(String until, String... more) throws IOException, InterruptedException {
        var ring = PrivateFiles.folder(home.resolve("g"));
        gpg(ring, "--quick-generate-key", REFEREE, "ed25519", "sign", until);
        PrivateFiles.write(home.resolve("referee.key"), gpg(ring, "--armor", "--export-secret-keys", REFEREE));
        PrivateFiles.write(home.resolve("public.key"), gpg(ring, "--armor", "--export", REFEREE));
    }

    @Test
    @Needs(Need.GPG)
    void aKeyThatEndsSoonOrHasEnded() throws IOException, InterruptedException {
        key("10d");
        assertAmiss(Grade.WARNING, "keys", "the referee's key expires within 21 days");
        clock = () -> Instant.now().plus(Duration.ofDays(11));
        assertEquals(
                List.of("This key cannot sign: it has expired or was revoked."),
                new Keys(patient())
                        .look().stream()
                                .map(one -> one.seen().replaceFirst(".*referee.key: ", ""))
                                .toList());
    }

    private static Event.Player player(String name, SecretKey key) {
        return new Event.Player(
                name,
                name + "@example.org",
                key.publicKey().fingerprint(),
                key.publicKey().armored());
    }

    private GameFolder begin(SecretKey american) throws IOException {
        var british = SecretKey.make("howe <howe@example.org>", Instant.parse("2026-01-01T00:00:00Z"));
        var game = new GameFolder(home.resolve("games/ww-1"));
        try (var office = Office.open(patient().settings(), GameCatalog.installed(), InstantSource.system())) {
            office.desk()
                    .begin(new NewGame(
                            game,
                            "washingtons-war",
                            Optional.empty(),
                            Map.of(),
                            Map.of(
                                    Side.of("American"),
                                    player("washington", american),
                                    Side.of("British"),
                                    player("howe", british)),
                            "",
                            Collections.emptySortedMap(),
                            Optional.empty()));
            assertTrue(office.post().round());
        }
        return game;
    }

    private GameFolder begin() throws IOException {
        return begin(SecretKey.make("w <washington@example.org>", Instant.parse("2026-01-01T00:00:00Z")));
    }

    @Test
    @Needs(Need.GPG)
    void aPlayersKeyThatEndsSoon() throws IOException, InterruptedException {
        key("10d");
        var key = SecretKey.load(home.resolve("referee.key"), Instant.now());
        Files.delete(home.resolve("referee.key"));
        healthyKey();
        begin(key);
        assertAmiss(Grade.WARNING, "keys", "ww-1: the American player's key expires soon");
    }

    private void healthyKey() throws IOException {
        SecretKey.make("Referee <%s>".formatted(REFEREE), Instant.parse("2026-01-01T00:00:00Z"))
                .save(home.resolve("referee.key"));
    }

    @Test
    void aDomainThatTakesNoMail() throws IOException {
        exchangers.put("club.example.org", List.of("0 ."));
        assertAmiss(Grade.WARNING, "dns", "names no server for its mail");
        exchangers.clear();
        assertAmiss(Grade.WARNING, "dns", "names no server for its mail");
    }

    @Test
    void aDomainThatDoesNotSayWhoSends() throws IOException {
        texts.remove("club.example.org");
        assertAmiss(Grade.WARNING, "dns", "(SPF)");
        texts.put("club.example.org", List.of("v=spf1 mx -all", "v=spf1 a -all"));
        assertAmiss(Grade.FAULT, "dns", "2 SPF records");
    }

    /** A policy of the parent domain applies too. */
    @Test
    void aDomainWithoutAPolicy() throws IOException {
        texts.remove("_dmarc.club.example.org");
        assertAmiss(Grade.WARNING, "dns", "(DMARC)");
        texts.put("_dmarc.example.org", List.of("v=DMARC1; p=reject"));
        aHealthyOffice();
    }

    @Test
    void aDnsThatDoesNotAnswer() throws IOException {
        silent = true;
        assertAmiss(Grade.WARNING, "dns", "the DNS does not tell of club.example.org");
    }

    @Test
    void aWrongPassword() throws IOException {
        settings(box.imap().port(), box.smtp().port(), "");
        var text = Files.readString(home.resolve("postrider.yaml"));
        PrivateFiles.write(home.resolve("other"), "wrong".getBytes(StandardCharsets.UTF_8));
        Files.writeString(
                home.resolve("postrider.yaml"), text.replaceFirst("password-file: password", "password-file: other"));
        assertAmiss(Grade.FAULT, "letters in", "referee@club.example.org at 127.0.0.1");
        Files.writeString(
                home.resolve("postrider.yaml"),
                text.replaceFirst("(?s)(smtp.*)password-file: password", "$1password-file: other"));
        assertAmiss(Grade.FAULT, "letters out", "referee@club.example.org at 127.0.0.1");
    }

    @Test
    void aServerThatIsNotThere() throws IOException {
        int nobody;
        try (var closed = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            nobody = closed.getLocalPort();
        }
        settings(nobody, box.smtp().port(), "");
        assertAmiss(Grade.FAULT, "letters in", "127.0.0.1");
        settings(box.imap().port(), nobody, "");
        assertAmiss(Grade.FAULT, "letters out", "127.0.0.1");
    }

    @Test
    void aServerThatIsNotSecret() throws IOException {
        var text = Files.readString(home.resolve("postrider.yaml"));
        Files.writeString(
                home.resolve("postrider.yaml"),
                text.replaceFirst("(?s)(smtp.*)security: plain", "$1security: starttls"));
        assertAmiss(Grade.FAULT, "letters out", "STARTTLS");
    }

    @Test
    void aFolderThatIsNotThere() throws IOException {
        var text = Files.readString(home.resolve("postrider.yaml"));
        Files.writeString(home.resolve("postrider.yaml"), text.replaceFirst("imap: \\{", "imap: {folder: Letters, "));
        assertAmiss(Grade.FAULT, "letters in", "Letters");
    }

    @Test
    void aMailboxThatIsFull() throws IOException, MessagingException {
        var quota = new Quota("INBOX");
        quota.setResourceLimit("STORAGE", 2_000);
        var server = Session.getInstance(new Properties()).getStore("imap");
        server.connect(
                "127.0.0.1", box.imap().port(), REFEREE, box.imap().password().get());
        ((QuotaAwareStore) server).setQuota(quota);
        server.close();
        assertEquals(
                List.of("0 of 2 MB of the mailbox are used"),
                new Servers(patient())
                        .in().stream()
                                .filter(one -> one.check().equals("quota"))
                                .map(Finding::seen)
                                .toList());
        assertEquals(Grade.WARNING, Servers.room(86_000_000, 100_000_000).grade());
        assertEquals(Grade.FAULT, Servers.room(98_000_000, 100_000_000).grade());
    }

    /** Some servers tell the time in their greeting. */
    @Test
    void aClockThatIsWrong() throws IOException {
        try (var greeting = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
            Thread.ofVirtual().start(() -> {
                try {
                    for (; ; )
                        try (var line = greeting.accept()) {
                            line.getOutputStream()
                                    .write("220 mx ESMTP Fri, 20 Nov 2026 12:00:00 +0000\r\n"
                                            .getBytes(StandardCharsets.US_ASCII));
                            line.getInputStream().read();
                        }
                } catch (IOException closed) {
                    return;
                }
            });
            var account = new Account(
                    "127.0.0.1", greeting.getLocalPort(), Account.Security.PLAIN, "", () -> "", Optional.empty());
            var theirs = MailVisit.greeted(account).orElseThrow();
            assertEquals(Instant.parse("2026-11-20T12:00:00Z"), theirs);
            assertEquals(
                    Grade.GOOD,
                    Clock.compared("it", theirs, theirs.plusSeconds(50)).grade());
            assertEquals(
                    Grade.WARNING,
                    Clock.compared("it", theirs, theirs.minusSeconds(70)).grade());
            assertEquals(
                    Finding.fault(
                                    "our clock is 700 seconds ahead of it",
                                    "Synchronise this machine's clock (timedatectl set-ntp true).")
                            .of("clock"),
                    Clock.compared("it", theirs, theirs.plusSeconds(700)));
        }
    }

    @Test
    void aGameThatIsBrokenOrStopped() throws IOException {
        var game = begin();
        aHealthyOffice();
        try (var office = Office.open(patient().settings(), GameCatalog.installed(), InstantSource.system())) {
            office.desk().settle(game, new Decree(new Settlement.Pause(), "a holiday", ""));
            office.post().round();
        }
        assertAmiss(Grade.WARNING, "games", "ww-1 is stopped: it is paused");
        var text = Files.readString(game.gameFile());
        Files.writeString(game.gameFile(), text.replace("holiday", "holyday"));
        assertAmiss(Grade.FAULT, "games", "ww-1 is broken");
    }

    /** The letter comes back, but unsigned: GreenMail adds no DKIM signature. */
    @Test
    void aLetterThatComesBack() throws IOException {
        assertAmiss(Grade.WARNING, "dns", "no DKIM signature by club.example.org", 20);
    }

    @Test
    void aLetterThatDoesNotComeBack() throws IOException {
        try (var elsewhere = new MailServer()) {
            var other = elsewhere.box(REFEREE);
            settings(other.imap().port(), box.smtp().port(), "");
            assertAmiss(Grade.FAULT, "letter", "not back after", 1);
        }
    }

    @Test
    @Needs(Need.POSTGRESQL)
    void aDatabaseThatOpensWithAnotherKey() throws IOException {
        try (var schema = new Schema()) {
            settings(
                    box.imap().port(),
                    box.smtp().port(),
                    "store: '%s'\nstore-key: %s\n".formatted(schema.url(), schema.key()));
            aHealthyOffice();
            try (var other = new Schema()) {
                settings(
                        box.imap().port(),
                        box.smtp().port(),
                        "store: '%s'\nstore-key: %s\n".formatted(schema.url(), other.key()));
                assertAmiss(Grade.FAULT, "database", "another key");
            }
        }
    }
}
