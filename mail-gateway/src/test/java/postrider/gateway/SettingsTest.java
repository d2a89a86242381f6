package postrider.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.UnixDomainSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import postrider.gateway.mailbox.Account.Security;
import postrider.gateway.mailbox.Letterbox;
import postrider.gateway.mailbox.SmtpSender;
import postrider.gateway.mime.MailAddress;

class SettingsTest {
    private static final String GOOD = """
            address: referee@example.org
            imap:
              host: imap.example.org
              user: referee
              password-env: POSTRIDER_IMAP
            smtp:
              host: localhost
              port: 2525
              security: plain
              user: referee
              password-file: smtp.password
            reminder-days: 3
            """;

    @TempDir
    private Path folder;

    @Test
    void aShortFileIsEnough() throws IOException {
        Files.writeString(folder.resolve("smtp.password"), "smtp-secret\n");
        var settings = load(GOOD, Map.of("POSTRIDER_IMAP", "imap-secret"));
        assertEquals(new MailAddress("Postrider", "referee@example.org"), settings.self());
        var box = assertInstanceOf(Letterbox.Imap.class, settings.letterbox());
        assertEquals("referee at imap.example.org:993", box.account().toString());
        assertEquals(Security.PLAIN, settings.smtp().security());
        assertEquals("imap-secret", box.account().password().get());
        assertEquals("smtp-secret", settings.smtp().password().get());
        assertEquals(Duration.ofDays(3), settings.reminder());
        assertEquals(folder.resolve("games"), settings.games());
        assertEquals(Optional.empty(), box.processed());
        assertFalse(settings.toString().contains("secret\""), settings.toString());
        assertFalse(settings.toString().contains("-secret"), settings.toString());
    }

    /** By default there is no health port, and the log is for people. */
    @Test
    void monitoringCanBeSet() throws IOException {
        Files.writeString(folder.resolve("smtp.password"), "smtp-secret\n");
        var environment = Map.of("POSTRIDER_IMAP", "imap-secret");
        assertEquals(
                new Settings.Watch(Optional.empty(), false),
                load(GOOD, environment).watch());
        assertEquals(
                new Settings.Watch(Optional.of(8025), true),
                load(GOOD + "health: 8025\nlogs: json\n", environment).watch());
        var faults = assertThrows(Settings.Unusable.class, () -> load(GOOD + "health: 0\nlogs: loud\n", environment))
                .faults();
        assertEquals(
                List.of("logs: 'loud' is none of lines, json.", "health: a number from 1 to 65535 is expected."),
                faults);
    }

    @Test
    void aDatabaseIsNamedWithItsLogin() throws IOException {
        Files.writeString(folder.resolve("smtp.password"), "smtp-secret\n");
        var environment = Map.of("POSTRIDER_IMAP", "imap-secret", "POSTRIDER_STORE", "store-secret");
        assertEquals(Optional.empty(), load(GOOD, environment).store());
        var settings = load(GOOD + """
                store: jdbc:postgresql://db.example.org/postrider?sslpassword=a-secret
                store-key: keys/store.key
                store-login: {user: clerk, password-env: POSTRIDER_STORE}
                store-secrets: {user: keeper, password-env: POSTRIDER_IMAP}
                """, environment);
        var store = settings.store().orElseThrow();
        var login = store.login().orElseThrow();
        assertEquals("clerk", login.user());
        assertEquals("store-secret", login.password().get());
        assertEquals("keeper", store.secrets().orElseThrow().user());
        assertEquals(folder.resolve("keys/store.key"), store.key());
        assertEquals("jdbc:postgresql://db.example.org/postrider", store.toString());
        assertFalse(settings.toString().contains("-secret"), settings.toString());
        assertEquals(
                List.of("store: 'jdbc:oracle:thin' is no database known here: 'jdbc:postgresql://HOST/DATABASE' is."),
                faults(GOOD.replace("POSTRIDER_IMAP", "POSTRIDER_IMAP_PASSWORD") + "store: jdbc:oracle:thin\n"));
    }

    @Test
    void allFaultsAreReportedAtOnceInWords() {
        var faults = faults("""
                address: not an address
                imap:
                  host: imap.example.org
                  port: 99999
                  security: plain
                  password: hunter2
                smtp:
                  host: smtp.example.org
                  security: ssl
                  user: referee
                  password-env: POSTRIDER_SMTP
                  password-file: smtp.password
                templates: nowhere
                reminder-days: 0
                referee-kay: key
                """);
        assertEquals(
                List.of(
                        "address: 'not an address' is not a mail address.",
                        "imap.security: 'plain' is for this machine alone (localhost): use tls or starttls.",
                        "imap.port: a number from 1 to 65535 is expected.",
                        "imap.user: missing.",
                        "imap: name the password's place, password-env or password-file, one of them.",
                        "smtp.security: 'ssl' is none of tls, starttls, plain.",
                        "smtp: name the password's place, password-env or password-file, one of them.",
                        "smtp.password-env: the environment has no POSTRIDER_SMTP.",
                        "smtp.password-file: " + folder.resolve("smtp.password") + " cannot be read.",
                        "templates: there is no " + folder.resolve("nowhere") + ".",
                        "reminder-days: a number from 1 to 365 is expected.",
                        "referee-kay: nothing of that name is known; did you mean 'referee-key'?",
                        "imap.password: nothing of that name is known; did you mean 'password-env'?"),
                faults);
    }

    @Test
    void deliveryReportsCanBeSet() throws IOException {
        Files.writeString(folder.resolve("smtp.password"), "smtp-secret\n");
        var passwords = Map.of("POSTRIDER_IMAP", "imap-secret");
        assertEquals(Settings.Reports.USUAL, load(GOOD, passwords).reports());
        var said = GOOD.replace(
                        "  security: plain\n",
                        "  security: plain\n  return-path: r-*@example.org\n  reports: failures\n")
                + "unreachable-after: 5\n";
        assertEquals(
                new Settings.Reports(Optional.of("r-*@example.org"), false, 5),
                load(said, passwords).reports());
        for (var path : List.of("referee@example.org", "a*b*@example.org", "referee@*.example.org"))
            assertEquals(
                    List.of("smtp.return-path: one * before the @ is expected, as in referee+*@example.org."),
                    faults(said.replace("r-*@example.org", path)).stream()
                            .filter(fault -> fault.startsWith("smtp.r"))
                            .toList());
        assertTrue(faults(said.replace("failures", "none")).contains("smtp.reports: 'none' is none of all, failures."));
        assertTrue(faults(said.replace("r-*@example.org", "r *@example.org"))
                .contains("smtp.return-path: with the * replaced it is no mail address."));
    }

    /** Only sending needs it, and then fails. */
    @Test
    void withoutSendingNoPasswordIsNeeded() throws IOException {
        var file = Files.writeString(folder.resolve("postrider.yaml"), GOOD);
        var settings = Settings.loadWithoutPasswords(file, Map.of());
        try (var sender = new SmtpSender(settings.smtp())) {
            assertEquals(
                    "smtp.password-file: " + folder.resolve("smtp.password") + " cannot be read.",
                    assertThrows(IOException.class, () -> sender.send("To: a@example.org\n\n".getBytes()))
                            .getMessage());
        }
        var box = assertInstanceOf(Letterbox.Imap.class, settings.letterbox());
        assertThrows(IOException.class, box.account().password()::get);
    }

    @Test
    void invalidYamlIsReportedWithItsPlace() {
        assertEquals(
                List.of("imap: missing.", "smtp: missing."),
                faults("address: a@example.org").subList(0, 2));
        assertEquals("There is nothing in it.", faults("").getFirst());
        assertEquals(
                List.of(
                        "line 3: found character '\\t(TAB)' that cannot start any token. (Do not use \\t(TAB) for indentation)"),
                faults("address: a@example.org\nimap:\n\thost: imap.example.org\n")
                        .subList(0, 1));
        var twice = faults("address: a@example.org\naddress: b@example.org\n").getFirst();
        assertEquals("line 2: Duplicate Object property \"address\"", twice);
    }

    @Test
    void theShippedExampleIsValidOnceItsFilesExist() throws IOException {
        Files.writeString(folder.resolve("smtp.password"), "secret");
        Files.writeString(folder.resolve("store.password"), "secret");
        Files.writeString(folder.resolve("authority.pem"), "none");
        Files.createDirectory(folder.resolve("my-templates"));
        var example = Files.readString(Path.of("postrider.example.yaml"));
        assertEquals(
                List.of("trust: " + folder.resolve("authority.pem") + " holds no certificate that can be read."),
                faults(example));
        var sound = example.replaceAll("(?m)^trust.*", "");
        assertEquals(List.of(), faults(sound));
        assertEquals(
                List.of("manual: this is no link; it begins with https:// and has no blank."),
                faults(sound.replace("https://example.org/postrider/players.html", "javascript:alert(1)")));
        assertEquals(
                List.of("enrolment: 'perhaps' is none of open, confirm, closed."),
                faults(sound.replace("enrolment: open", "enrolment: perhaps")));
    }

    /** Letters may leave through a different server from the mailbox's. */
    @Test
    void aTokenIsUsedWhereNoPasswordIsNamed() throws IOException {
        Files.writeString(folder.resolve("smtp.password"), "smtp-secret");
        var token = Files.writeString(
                folder.resolve("oauth.token"),
                "{\"access\": \"a\", \"refresh\": \"b\", \"ends\": \"2090-01-01T00:00:00Z\"}");
        Files.setPosixFilePermissions(token, PosixFilePermissions.fromString("rw-------"));
        var settings = load("""
                address: referee@gmail.com
                imap: {host: imap.gmail.com, user: referee@gmail.com}
                smtp: {host: relay.example.net, user: referee, password-file: smtp.password}
                oauth: {provider: outlook, client-id: a}
                """, Map.of());
        assertEquals("smtp-secret", settings.smtp().password().get());
        var imap = (Letterbox.Imap) settings.letterbox();
        assertEquals("a", imap.account().password().get());
    }

    /** Each example in the manual is a whole settings file. */
    @Test
    void theExamplesOfTheManualAreValid() throws IOException {
        for (var secret : List.of("mail.password", "smtp.password", "store.password", "client.secret"))
            Files.writeString(folder.resolve(secret), "secret");
        var token = Files.writeString(
                folder.resolve("oauth.token"),
                "{\"access\": \"a\", \"refresh\": \"b\", \"ends\": \"2030-01-01T00:00:00Z\"}");
        Files.setPosixFilePermissions(token, PosixFilePermissions.fromString("rw-------"));
        var manual = Files.readString(Path.of("../docs/operator.md"));
        var kinds = new ArrayList<String>();
        for (var example : manual.split("```yaml\n")) {
            if (!example.startsWith("address: ")) continue;
            var settings = load(example.split("```")[0].replace("/run/secrets/", ""), Map.of());
            kinds.add("%s%s%s"
                    .formatted(
                            settings.letterbox().getClass().getSimpleName(),
                            settings.token().isPresent() ? " with a token" : "",
                            settings.smtp().user().isEmpty() ? ", sends without a password" : ""));
        }
        assertEquals(
                List.of(
                        "Pop3",
                        "Maildir, sends without a password",
                        "Lmtp, sends without a password",
                        "Imap with a token",
                        "Imap with a token",
                        "Imap with a token",
                        "Imap"),
                kinds);
    }

    @Test
    void faultsOfTheOtherLetterboxesAreReported() {
        assertEquals(
                List.of(
                        "oauth.provider: 'yahoo' is none of gmail, outlook, own.",
                        "oauth.token-url: an address is expected that begins with https://.",
                        "oauth.client-id: missing.",
                        "oauth: there is no %s; 'postrider login' gets one.".formatted(folder.resolve("oauth.token")),
                        "imap, pop3: letters come in one way; keep one of them.",
                        "imap.delete: nothing of that name is known."),
                faults("""
                        address: a@example.org
                        imap: {host: imap.example.org, user: a, delete: true}
                        pop3: {host: pop.example.org, user: a}
                        smtp: {host: smtp.example.org, user: a}
                        oauth: {provider: yahoo, token-url: 'http://example.org/token'}
                        """));
        var rest = """
                address: a@example.org
                smtp: {host: localhost, port: 25, security: plain}
                """;
        assertEquals(
                List.of(
                        "pop3: name the password's place, password-env or password-file, one of them.",
                        "pop3.delete: true or false is expected."),
                faults(rest + "pop3: {host: pop.example.org, user: a, delete: maybe}"));
        assertEquals(
                List.of("lmtp: name a port of this machine, or the path of a socket, one of them."),
                faults(rest + "lmtp: {port: 2400, socket: s}"));
        assertEquals(List.of("lmtp.port: a number from 1 to 65535 is expected."), faults(rest + "lmtp: {port: 0}"));
        assertEquals(List.of("maildir.folder: missing."), faults(rest + "maildir: {}"));
        assertEquals(
                List.of(
                        "oauth: name the provider's token-url, and its device-url or authorize-url.",
                        "oauth.scope: missing."),
                faults(
                                rest
                                        + "lmtp: {port: 2400}\noauth: {provider: own, client-id: a, token-url: 'https://a.example.org'}")
                        .subList(0, 2));
    }

    @Test
    void obstaclesOnThisMachineAreFoundInAdvance() throws IOException {
        assertEquals(List.of(), new Letterbox.Lmtp(UnixDomainSocketAddress.of(folder.resolve("lmtp"))).faults());
        assertEquals(
                List.of(
                        "lmtp.socket: there is no folder %s that can be written in; make it, for the mail server to enter it."
                                .formatted(folder.resolve("none"))),
                new Letterbox.Lmtp(UnixDomainSocketAddress.of(folder.resolve("none/lmtp"))).faults());
        Files.createDirectory(folder.resolve("new"));
        assertEquals(
                List.of(
                        "maildir.folder: there is no folder %s; name the Maildir itself, which holds 'new', 'cur' and 'tmp'."
                                .formatted(folder.resolve("cur"))),
                new Letterbox.Maildir(folder, false).faults());
    }

    static Stream<Arguments> hostile() {
        return Stream.of(
                Arguments.of("brackets", "[".repeat(90_000)),
                Arguments.of("braces", "address: " + "{a: ".repeat(20_000)),
                Arguments.of("dashes", "- ".repeat(45_000)),
                Arguments.of("questions", "? ".repeat(45_000)),
                Arguments.of("laughs", laughs()),
                Arguments.of("a list in itself", "imap: &a [*a]"),
                Arguments.of("a long number", "letter-limit: " + "9".repeat(90_000)),
                Arguments.of("an endless number", "reminder-days: 1e999999999\nletter-limit: .inf"),
                Arguments.of("a class", "address: !!javax.script.ScriptEngineManager [a]"),
                Arguments.of("zeros", "\0".repeat(90_000)),
                Arguments.of("a long host", "imap: {host: " + "a".repeat(90_000) + ", user: b, password-env: c}"),
                Arguments.of("a long path", "templates: " + "a/".repeat(40_000)),
                Arguments.of("a line that ends", "name: \"" + "a".repeat(90_000) + "\\n\""),
                Arguments.of("the same field over and over", "a: b\n".repeat(15_000)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("hostile")
    @Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void harmfulValuesAreFaults(String name, String yaml) {
        var faults = faults(yaml);
        assertFalse(faults.isEmpty());
        for (var fault : faults) assertTrue(fault.length() < 100_000 && !fault.contains("Exception"), fault);
    }

    @Test
    void aTextIsOneLine() {
        var faults = faults("name: \"Referee\\r\\nBcc: all@example.org\"\ntemplates: \"a\\0b\"\nreferee-key: \" \"\n");
        for (var field : List.of("name", "templates", "referee-key"))
            assertTrue(faults.contains(field + ": a text of one line is expected."), faults.toString());
    }

    @Test
    void anOversizedSettingsFileIsRefused() throws IOException {
        Files.createSymbolicLink(folder.resolve("endless.yaml"), Path.of("/dev/zero"));
        var endless = assertThrows(IOException.class, () -> Settings.load(folder.resolve("endless.yaml"), Map.of()));
        assertEquals(
                folder.resolve("endless.yaml") + " is too large: no more than 100,000 bytes are read.",
                endless.getMessage());
        var faults = faults(GOOD.replace("smtp.password", "/dev/zero")
                        .replace("password-env: POSTRIDER_IMAP", "password-file: /dev/urandom")
                + "trust: /dev/zero\n");
        assertEquals(
                List.of(
                        "trust: /dev/zero holds no certificate that can be read.",
                        "imap.password-file: /dev/urandom cannot be read.",
                        "smtp.password-file: /dev/zero cannot be read."),
                faults);
        Files.delete(folder.resolve("endless.yaml"));
    }

    private static String laughs() {
        var text = new StringBuilder("a0: &a0 [ha, ha]\n");
        for (int i = 1; i < 60; i++)
            text.append("a%d: &a%d [%s]\n".formatted(i, i, String.join(", ", Collections.nCopies(9, "*a" + (i - 1)))));
        return text.append("imap: *a59\n").toString();
    }

    private List<String> faults(String yaml) {
        try {
            load(yaml, Map.of("POSTRIDER_IMAP_PASSWORD", "x"));
            return List.of();
        } catch (Settings.Unusable unusable) {
            return unusable.faults();
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }

    private Settings load(String yaml, Map<String, String> environment) throws IOException {
        return Settings.load(Files.writeString(folder.resolve("postrider.yaml"), yaml), environment);
    }
}
