package postrider.gateway.command;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import postrider.files.FolderLock;
import postrider.gateway.OwnJava;
import postrider.gateway.Settings;
import postrider.gateway.demo.MailServer;
import postrider.gateway.enrolment.Drawers;
import postrider.gateway.enrolment.Invitation;
import postrider.gateway.enrolment.Observer;
import postrider.gateway.oauth.StubProvider;
import postrider.gateway.signing.SecretKey;
import postrider.kit.JsonSchema;
import postrider.log.Event;
import postrider.log.LetterKind;
import postrider.store.GameFolder;
import postrider.store.MailEvent;
import postrider.store.Outbox;

/** The operator's command line, with a mail server in this process. */
@Tag("long")
class MainTest {
    private static final String REFEREE = "referee@example.org";

    @TempDir
    private Path home;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return Main.run(new PrintWriter(out), new PrintWriter(err), arguments);
    }

    @Test
    void layoutsAreExportedAndLettersOfEveryKindPrinted() throws IOException {
        var mine = home.resolve("mine");
        assertEquals(0, run("templates", "export", mine.toString()));
        assertTrue(Files.readString(mine.resolve("README.md")).contains("letter.questions"));
        assertEquals(0, run("templates", "export", mine.toString()));
        assertTrue(out.toString().endsWith("all files already existed\n"), out.toString());
        Files.writeString(mine.resolve("receipt.txt"), "Mine: {{ letter.game }}\n");
        var look = home.resolve("look");
        assertEquals(0, run("templates", "specimens", look.toString(), "--templates", mine.toString()));
        assertEquals("Mine: sample-1\n", Files.readString(look.resolve("receipt.txt")));
        for (var kind : LetterKind.values())
            assertTrue(Files.readString(look.resolve(kind.name().toLowerCase(Locale.ROOT) + ".html"))
                    .contains("</html>"));
        Files.writeString(mine.resolve("receipt.txt"), "fine\n{{ letter.gam }}\n");
        assertEquals(1, run("templates", "specimens", look.toString(), "--templates", mine.toString()));
        assertTrue(err.toString().startsWith("receipt.txt, line 2: "), err.toString());
    }

    /** Help wraps lines itself, so each sentence must be in one piece, and each example must fit a line to be copied. */
    @Test
    void sentencesOfHelpAreWholeAndExamplesFitALine() throws IOException {
        assertEquals(0, run("man", "--to", home.toString()), err.toString());
        try (var pages = Files.list(home)) {
            for (var page : pages.toList()) {
                var text = Files.readString(page).replace("\\-", "-");
                for (var paragraph : text.split("\n\\.PP\n"))
                    assertTrue(text.startsWith(paragraph) || paragraph.split("\n")[0].matches(".*[.:]"), text);
                assertTrue(
                        text.lines()
                                .filter(line -> line.startsWith("  postrider "))
                                .allMatch(line -> line.length() <= 80),
                        text);
            }
        }
    }

    @Test
    void theOperatorDecidesOnInvitations() throws IOException {
        assertEquals(0, run("invitations", "--home", home.toString()));
        assertEquals("Nobody has asked for anything.\n", out.toString());
        var jane = new Event.Player("Jane", "jane@example.org", "dkim:jane@example.org", "dkim:jane@example.org\n");
        var drawers = Drawers.in(home.resolve("post"));
        drawers.invitations()
                .put(
                        "01234567",
                        new Invitation(
                                "01234567",
                                "0123456789",
                                Instant.EPOCH,
                                Invitation.Stage.ASKED,
                                Instant.EPOCH,
                                new Invitation.Plan("we-the-people", "1775", Map.of(), ""),
                                jane,
                                "joe@example.org",
                                Optional.empty(),
                                "",
                                "",
                                false,
                                ""));
        assertEquals(0, run("invitations", "--home", home.toString()));
        assertTrue(
                out.toString().contains("01234567  we-the-people by jane@example.org for joe@example.org: asked"),
                out.toString());
        assertEquals(2, run("invitations", "allow", "76543210", "--home", home.toString()));
        assertEquals(2, run("invitations", "perhaps", "01234567", "--home", home.toString()));
        assertEquals(0, run("invitations", "allow", "01234567", "--home", home.toString()));
        assertTrue(drawers.verdicts().get("01234567").orElseThrow().allowed());
    }

    @Test
    void guestsAreListedAndSeatsOpened() throws IOException {
        assertEquals(0, run("guests", "--home", home.toString()));
        assertEquals("Nobody follows a game, and no seat is open.\n", out.toString());
        assertEquals(
                0,
                run(
                        "new",
                        "washingtons-war",
                        "ww-1",
                        "--home",
                        home.toString(),
                        "--player",
                        "british=Jane Doe <jane@example.org>",
                        "--player",
                        "american=John Roe <john@example.org>"));
        assertEquals(0, run("guests", "open", "ww-1", "american", "--home", home.toString()));
        assertEquals(2, run("guests", "open", "ww-1", "french", "--home", home.toString()));
        assertEquals(2, run("guests", "open", "ww-2", "american", "--home", home.toString()));
        var drawers = Drawers.in(home.resolve("post"));
        drawers.observers()
                .put("0123456789abcdef", new Observer("0123456789abcdef", "ww-1", "joe@example.org", Instant.EPOCH, 3));
        assertEquals(0, run("guests", "--home", home.toString()));
        assertTrue(out.toString().contains("ww-1  the American seat, since "), out.toString());
        assertTrue(out.toString().contains("0123456789abcdef  ww-1 is followed by joe@example.org"), out.toString());
        assertEquals(0, run("guests", "drop", "0123456789abcdef", "--home", home.toString()));
        assertEquals(0, run("guests", "close", "ww-1", "American", "--home", home.toString()));
        assertEquals(2, run("guests", "close", "ww-1", "American", "--home", home.toString()));
        assertEquals(2, run("guests", "perhaps", "--home", home.toString()));
        assertEquals(0, drawers.observers().all().size() + drawers.seats().all().size());
    }

    private int keygen() {
        return run(
                "keygen",
                "Referee <%s>".formatted(REFEREE),
                "--out",
                home.resolve("referee.key").toString());
    }

    /** Begins a game of two players with keys of their own. */
    private int begun() throws IOException {
        return at(
                "new",
                "washingtons-war",
                "ww-1",
                "--player",
                "american=Hancock <hancock@example.org>",
                "--key",
                "american=" + key("hancock", 1),
                "--player",
                "british=Germain <germain@example.org>",
                "--key",
                "british=" + key("germain", 2));
    }

    private void settings(MailServer.Box box, String more) throws IOException {
        Files.writeString(home.resolve("password"), box.imap().password().get());
        var account = "{host: 127.0.0.1, port: %d, security: plain, user: %s, password-file: password}";
        Files.writeString(
                home.resolve(Main.SETTINGS),
                "address: %s\nimap: %s\nsmtp: %s\n%s"
                        .formatted(
                                REFEREE,
                                account.formatted(box.imap().port(), REFEREE),
                                account.formatted(box.smtp().port(), REFEREE),
                                more));
    }

    private Path key(String name, int seed) throws IOException {
        var secret = new byte[32];
        secret[0] = (byte) seed;
        var key = SecretKey.make(name, Instant.parse("2026-01-01T00:00:00Z"), secret);
        return Files.writeString(home.resolve(name + ".asc"), key.publicKey().armored());
    }

    @Test
    void aKeyIsPrivateAndNeverOverwritten() throws IOException {
        assertEquals(0, keygen());
        assertTrue(out.toString().startsWith("-----BEGIN PGP PUBLIC KEY BLOCK-----"), out.toString());
        assertEquals(
                "rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(home.resolve("referee.key"))));
        assertEquals(2, keygen());
        assertTrue(err.toString().endsWith("already exists: a key is never overwritten.\n"), err.toString());
    }

    @Test
    void aKeyNeedsAnAddress() {
        assertEquals(
                2, run("keygen", "noaddress", "--out", home.resolve("no.key").toString()));
        assertEquals(
                "'noaddress' is not a name with an address; write 'Referee <referee@example.org>'.\n", err.toString());
        assertFalse(Files.exists(home.resolve("no.key")));
    }

    @Test
    void aGameBegunHereIsServedByMail() throws IOException {
        try (var server = new MailServer()) {
            keygen();
            settings(server.box(REFEREE), "");
            var begun = run(
                    "new",
                    "washingtons-war",
                    "ww-1",
                    "--home",
                    home.toString(),
                    "--player",
                    "american=Hancock <hancock@example.org>",
                    "--key",
                    "american=" + key("hancock", 1),
                    "--player",
                    "british=Germain <germain@example.org>",
                    "--key",
                    "british=" + key("germain", 2));
            assertEquals(0, begun, err.toString());
            assertEquals(0, run("serve", "--once", "--home", home.toString()), err.toString());
            var game = new GameFolder(home.resolve("games/ww-1"));
            assertEquals(4, game.outbox().in(Outbox.State.SENT).size());
        }
    }

    /** Two processes would send the same letter twice. */
    @Test
    void whereServeIsAtWorkItAloneSends() throws IOException {
        try (var server = new MailServer()) {
            keygen();
            settings(server.box(REFEREE), "");
            try (var serving =
                    FolderLock.on(Files.createDirectories(home.resolve("post"))).orElseThrow()) {
                assertEquals(0, begun(), () -> serving + err.toString());
                assertTrue(out.toString().contains("  outbox    4 letters\n"), out.toString());
            }
            var outbox = new GameFolder(home.resolve("games/ww-1")).outbox();
            assertEquals(4, outbox.in(Outbox.State.WAITING).size());
            assertEquals(0, at("serve", "--once"), err.toString());
            assertEquals(4, outbox.in(Outbox.State.SENT).size());
        }
    }

    /** Letters written without the password wait in the outbox. */
    @Test
    void onlyServeNeedsThePassword() throws IOException {
        try (var server = new MailServer()) {
            keygen();
            settings(server.box(REFEREE), "");
            Files.delete(home.resolve("password"));
            assertEquals(0, begun(), err.toString());
            assertTrue(out.toString().contains("  outbox    4 letters\n"), out.toString());
            assertEquals(2, at("serve", "--once"));
            assertTrue(err.toString().contains("imap.password-file: "), err.toString());
            assertEquals(0, at("status"));
            assertTrue(
                    out.toString()
                            .contains(
                                    "'serve' sends letters only where it has its passwords; here these are missing:\n  imap.password-file: "),
                    out.toString());
            settings(server.box(REFEREE), "");
            assertEquals(0, at("serve", "--once"), err.toString());
            Files.delete(home.resolve("password"));
            var letter = Files.writeString(home.resolve("letter"), "help\n").toString();
            assertEquals(0, at("report", "ww-1", "--as", "british"), err.toString());
            assertEquals(0, at("preview", "ww-1", letter, "--as", "british"), err.toString());
            assertEquals(0, at("dispute", "ww-1", "0"), err.toString());
            assertEquals(0, at("settle", "ww-1", "pause", "--reason", "so", "--dry-run"), err.toString());
        }
    }

    /** Returned letters are sent again at once, or by the next 'serve' if there is no password here. */
    @Test
    void returnedLettersAreReportedAndSentAgain() throws IOException {
        try (var server = new MailServer()) {
            keygen();
            settings(server.box(REFEREE), "");
            begun();
            assertEquals(0, at("serve", "--once"), err.toString());
            assertEquals(2, at("resend", "ww-1", "british"));
            assertTrue(
                    err.toString()
                            .endsWith("No letter to the British player came back; to send others, use --impulse.\n"),
                    err.toString());
            var game = new GameFolder(home.resolve("games/ww-1"));
            var id = "<ww-1.2.british.report@example.org>";
            game.mailEvents().add(new MailEvent(Instant.EPOCH, MailEvent.News.FAILED, id, "552 5.2.2 full\u0007"));
            game.mailEvents()
                    .add(new MailEvent(Instant.EPOCH, MailEvent.News.UNREACHABLE, "british", "552 5.2.2 full"));
            assertEquals(0, at("status", "ww-1"));
            var told = out.toString().replaceAll("\\s+", " ");
            assertTrue(told.contains("held the British player has been out of reach since 1 January 1970"), told);
            assertTrue(told.contains("to the British: 0 delivered, 0 relayed, 0 delayed, 1 failed"), told);
            assertTrue(told.contains("ww-1.2.british.report failed, 1 January 1970, 00:00 UTC: 552 5.2.2 full "), told);
            fits(
                    JsonSchema.read(Path.of("../docs/schema.json")),
                    "status",
                    "status",
                    "ww-1",
                    "--json",
                    "--home",
                    home.toString());
            assertTrue(out.toString().contains("\"failed\" : 1"), out.toString());
            Files.delete(home.resolve("password"));
            assertEquals(0, at("resend", "ww-1", "british"), err.toString());
            assertTrue(out.toString().startsWith("1 letter to be sent again: 'serve' sends them.\n"), out.toString());
            settings(server.box(REFEREE), "");
            assertEquals(0, at("serve", "--once"), err.toString());
            assertEquals(
                    MailEvent.News.RESENT, game.mailEvents().all().getLast().news());
            assertEquals(0, at("resend", "ww-1", "british", "--impulse", "0"), err.toString());
            assertTrue(out.toString().startsWith("2 letters sent again to the British player.\n"), out.toString());
            assertEquals(2, at("resend", "ww-1", "british", "--impulse", "1"));
        }
    }

    private int at(String... words) {
        out.getBuffer().setLength(0);
        var all = Stream.concat(Stream.of(words), Stream.of("--home", home.toString()));
        return run(all.toArray(String[]::new));
    }

    /** The referee's own letters would count as that player's orders. */
    @Test
    void nobodyPlaysWithTheRefereesKey() throws IOException {
        keygen();
        var referees = Files.writeString(home.resolve("referee.asc"), out.toString());
        try (var server = new MailServer()) {
            settings(server.box(REFEREE), "");
            assertEquals(
                    2,
                    run(
                            "new",
                            "washingtons-war",
                            "ww-1",
                            "--home",
                            home.toString(),
                            "--player",
                            "american=Hancock <hancock@example.org>",
                            "--key",
                            "american=" + referees,
                            "--player",
                            "british=Germain <germain@example.org>"));
        }
        assertTrue(err.toString().contains("A player has the referee's own key"), err.toString());
        assertFalse(Files.exists(home.resolve("games/ww-1")));
    }

    /** A player who must bid or deploy may stay silent or have a new address. */
    @Test
    void aGameCanBeSettledBeforeItIsSetUp() {
        assertEquals(
                0,
                run(
                        "new",
                        "washingtons-crossing",
                        "wc-1",
                        "--home",
                        home.toString(),
                        "--player",
                        "american=Glover <glover@example.org>",
                        "--player",
                        "british=Rall <rall@example.org>"),
                err.toString());
        assertEquals(2, settle("rollback", "0"));
        assertTrue(err.toString().contains("the game is not set up yet"), err.toString());
        assertEquals(0, settle("replace", "american", "Glover <john@example.org>"), err.toString());
        assertEquals(0, settle("draw"), err.toString());
        assertEquals(0, run("verify", "wc-1", "--home", home.toString()), out.toString());
        assertEquals(0, run("status", "wc-1", "--home", home.toString()), err.toString());
        assertTrue(
                out.toString().contains("  waits for nothing: the game is over. The game is drawn.\n"), out.toString());
    }

    private int settle(String... what) {
        var words = Stream.of(
                Stream.of("settle", "wc-1"), Stream.of(what), Stream.of("--reason", "so", "--home", home.toString()));
        return run(words.flatMap(part -> part).toArray(String[]::new));
    }

    @Test
    void theFileOfAFinishedGameIsEnough() throws IOException {
        var war = Path.of("../games/washingtons-war/golden/war-ends/game.yaml");
        var kept = Files.copy(war, home.resolve("game.yaml")).toString();
        assertEquals(0, run("status", kept), err.toString());
        assertTrue(
                out.toString().contains("  waits for nothing: the game is over. ")
                        && !out.toString().contains("  held"),
                out.toString());
        assertEquals(0, run("report", kept, "--as", "british"), err.toString());
        assertTrue(out.toString().contains("\n*** THE GAME IS OVER."), out.toString());
        assertEquals(0, run("report", kept, "--as", "american", "--impulse", "1"), err.toString());
        assertEquals(0, run("history", kept), err.toString());
        assertEquals(0, run("verify", kept), err.toString());
    }

    @Test
    void jsonOutputFitsTheSchema() throws IOException {
        var schema = JsonSchema.read(Path.of("../docs/schema.json"));
        var kept = Files.copy(Path.of("../games/washingtons-war/golden/war-ends/game.yaml"), home.resolve("game.yaml"));
        fits(schema, "status", "status", kept.toString(), "--json");
        fits(schema, "history", "history", kept.toString(), "--json");
        fits(schema, "box", "box", "washingtons-war", "--json");
        fits(schema, "rule", "rule", "washingtons-war", "7.8", "--json");
        for (int impulse = 0; impulse < 30; impulse += 3)
            fits(
                    schema,
                    "report",
                    "report",
                    kept.toString(),
                    "--as",
                    "british",
                    "--impulse",
                    String.valueOf(impulse),
                    "--format",
                    "json");
    }

    @Test
    void theDoctorReportsFindingsAndCures() throws IOException {
        var schema = JsonSchema.read(Path.of("../docs/schema.json"));
        try (var server = new MailServer()) {
            keygen();
            settings(server.box(REFEREE), "");
            Files.setPosixFilePermissions(home.resolve("password"), PosixFilePermissions.fromString("rw-------"));
            fits(schema, "doctor", "doctor", "--no-letter", "--json", "--home", home.toString());
            out.getBuffer().setLength(0);
            assertEquals(0, at("doctor", "--no-letter"), out.toString());
            assertTrue(out.toString().contains("\ngood     letters in   " + REFEREE), out.toString());
            assertFalse(out.toString().contains("good     letter "), out.toString());
            Files.delete(home.resolve("referee.key"));
            assertEquals(1, at("doctor", "--no-letter"));
            assertTrue(out.toString().contains("\nfault    keys         there is no"), out.toString());
            assertTrue(out.toString().contains("\n                      -> Restore your copy"), out.toString());
        }
        Files.writeString(home.resolve(Main.SETTINGS), "adress: nobody\n");
        assertEquals(1, at("doctor"));
        assertTrue(
                out.toString().contains("fault    settings     adress: nothing of that name is known; did you mean"),
                out.toString());
        Files.delete(home.resolve(Main.SETTINGS));
        assertEquals(2, at("doctor"));
    }

    @Test
    @Timeout(60)
    void aServingOfficeReportsItsHealth() throws IOException, InterruptedException {
        int port;
        try (var free = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            port = free.getLocalPort();
        }
        try (var server = new MailServer();
                var client = HttpClient.newHttpClient()) {
            keygen();
            settings(server.box(REFEREE), "health: %d\n".formatted(port));
            var serving = Thread.ofPlatform().start(() -> at("serve"));
            var asked = HttpRequest.newBuilder(URI.create("http://127.0.0.1:%d/health".formatted(port)))
                    .build();
            var told = "";
            while (!told.startsWith("200")) {
                assertTrue(serving.isAlive(), err.toString());
                try {
                    var answer = client.send(asked, HttpResponse.BodyHandlers.ofString());
                    told = "%d %s".formatted(answer.statusCode(), answer.body());
                } catch (IOException notYet) {
                    Thread.sleep(50);
                }
            }
            assertTrue(told.contains("\"mailboxReachable\":true"), told);
            serving.interrupt();
            serving.join();
            assertThrows(IOException.class, () -> client.send(asked, HttpResponse.BodyHandlers.ofString()));
        }
    }

    @Test
    void anOfficeIsBackedUpAndRestored() throws IOException {
        try (var server = new MailServer()) {
            keygen();
            settings(server.box(REFEREE), "");
            assertEquals(0, begun(), err.toString());
            assertEquals(0, at("serve", "--once"), err.toString());
        }
        var file = home.resolve("office.zip").toString();
        assertEquals(0, at("backup", file), err.toString());
        assertTrue(out.toString().contains("1 game in " + file), out.toString());
        assertEquals(2, at("backup", file));
        assertTrue(err.toString().contains("a backup is never overwritten"), err.toString());
        var elsewhere = home.resolve("elsewhere").toString();
        assertEquals(2, run("backup", file + ".2", "--home", elsewhere));
        assertTrue(err.toString().contains("There is no office in " + elsewhere), err.toString());
        assertEquals(0, run("restore", file, "--home", elsewhere), err.toString());
        assertTrue(out.toString().contains("and every game is whole."), out.toString());
        assertEquals(0, run("verify", "ww-1", "--home", elsewhere));
        assertTrue(Files.exists(Path.of(elsewhere, "referee.key")));
        assertFalse(Files.exists(Path.of(elsewhere, "password")));
        assertEquals(2, run("restore", file, "--home", elsewhere));
        assertTrue(err.toString().contains("Nothing was restored: "), err.toString());
    }

    private void fits(JsonSchema schema, String definition, String... arguments) {
        out.getBuffer().setLength(0);
        assertEquals(0, run(arguments), err.toString());
        assertEquals(List.of(), schema.faults(definition, out.toString()));
    }

    @Test
    void missingSettingsAreReported() {
        assertEquals(2, run("serve", "--home", home.toString()));
        assertTrue(err.toString().startsWith("There is no "), err.toString());
    }

    @Test
    void allFaultsAreReportedBeforeTheOfficeOpens() throws IOException {
        try (var server = new MailServer()) {
            Files.createDirectories(home.resolve("mine"));
            Files.writeString(home.resolve("mine/letter.txt"), "{{ letter.headlines }}");
            settings(server.box(REFEREE), "templates: mine\n");
            assertEquals(2, run("serve", "--once", "--home", home.toString()));
        }
        var told = err.toString();
        assertTrue(told.contains("\n  referee-key: "), told);
        assertTrue(told.contains("\n  templates: letter.txt, line 1: "), told);
        assertFalse(told.contains("\tat "), told);
    }

    /** The lock ends with its process, even a killed one. */
    @Test
    @Timeout(120)
    void aSecondServeOnOneHomeIsRefused() throws IOException, InterruptedException {
        keygen();
        err.getBuffer().setLength(0);
        try (var server = new MailServer()) {
            settings(server.box(REFEREE), "");
            var first = serve();
            try {
                while (!Files.exists(home.resolve("post/ledger"))) Thread.sleep(20);
                assertEquals(2, run("serve", "--once", "--home", home.toString()));
                assertEquals(
                        "Another postrider serves this office (%s): there can be one only. Stop it first, or leave it to its"
                                        .formatted(home.toAbsolutePath())
                                + " work.\n",
                        err.toString());
            } finally {
                first.destroyForcibly().waitFor();
            }
            assertEquals(0, run("serve", "--once", "--home", home.toString()), err.toString());
        }
    }

    private Process serve() throws IOException {
        var command = new ArrayList<>(OwnJava.command());
        command.addAll(List.of("postrider.gateway.command.Main", "serve", "--home", home.toString()));
        return new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(home.resolve("log").toFile())
                .start();
    }

    /** Before the login 'serve' says what to do; after it nothing is missing. */
    @Test
    void loginGetsAToken() throws IOException {
        keygen();
        try (var provider = new StubProvider(0)) {
            provider.interval = 0;
            Files.writeString(
                    home.resolve(Main.SETTINGS), """
                    address: %s
                    imap: {host: imap.example.org, user: %1$s}
                    smtp: {host: localhost, port: 25, security: plain}
                    oauth: {provider: own, client-id: postrider, scope: mail, device-url: '%s', token-url: '%s'}
                    """.formatted(REFEREE, provider.at("/device"), provider.at("/token")));
            assertEquals(2, run("serve", "--once", "--home", home.toString()));
            assertTrue(err.toString().contains("oauth.token; 'postrider login' gets one."), err.toString());
            run("status", "--home", home.toString());
            assertTrue(out.toString().contains("  oauth: there is no "), out.toString());
            assertEquals(0, run("login", "--home", home.toString()), err.toString());
            var token = home.resolve("oauth.token");
            assertTrue(out.toString().contains("and type WDJB-MJHT.\nWaiting until"), out.toString());
            assertTrue(
                    out.toString().endsWith("The token is in %s, readable only by you.\n".formatted(token)),
                    out.toString());
            assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(token)));
            assertEquals(List.of(), Settings.missingPasswords(home.resolve(Main.SETTINGS), Map.of()));
            provider.errors.add("access_denied");
            assertEquals(2, run("login", "--home", home.toString()));
            assertTrue(
                    err.toString().contains("You are not signed in: the provider says access_denied"), err.toString());
        }
    }

    @Test
    void anUnreachableServerFailsTheRound() throws IOException {
        keygen();
        try (var server = new MailServer()) {
            settings(server.box(REFEREE), "");
        }
        assertEquals(1, run("serve", "--once", "--home", home.toString()));
        assertEquals("", err.toString().replaceAll("The secret key is in .*\n", ""));
    }
}
