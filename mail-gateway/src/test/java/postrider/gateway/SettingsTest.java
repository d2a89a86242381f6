package postrider.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
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
        assertEquals("referee at imap.example.org:993", settings.imap().toString());
        assertEquals(Security.PLAIN, settings.smtp().security());
        assertEquals("imap-secret", settings.imap().password().get());
        assertEquals("smtp-secret", settings.smtp().password().get());
        assertEquals(Duration.ofDays(3), settings.reminder());
        assertEquals(folder.resolve("games"), settings.games());
        assertEquals(Optional.empty(), settings.processed());
        assertFalse(settings.toString().contains("secret\""), settings.toString());
        assertFalse(settings.toString().contains("-secret"), settings.toString());
    }

    @Test
    void allFaultsComeAtOnceInWords() {
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
                        "referee-kay: nothing of that name is known.",
                        "imap.password: nothing of that name is known."),
                faults);
    }

    /** Only who sends needs it; then it is complained of. */
    @Test
    void whoDoesNotSendNeedsNoPassword() throws IOException {
        var file = Files.writeString(folder.resolve("postrider.yaml"), GOOD);
        var settings = Settings.loadWithoutPasswords(file, Map.of());
        try (var sender = new SmtpSender(settings.smtp())) {
            assertEquals(
                    "smtp.password-file: " + folder.resolve("smtp.password") + " cannot be read.",
                    assertThrows(IOException.class, () -> sender.send("To: a@example.org\n\n".getBytes()))
                            .getMessage());
        }
        assertThrows(UncheckedIOException.class, settings.imap().password()::get);
    }

    @Test
    void whatIsNotYamlSaysWhere() {
        assertEquals(
                List.of("imap: missing.", "smtp: missing."),
                faults("address: a@example.org").subList(0, 2));
        assertEquals("There is nothing in it.", faults("").getFirst());
        var twice = faults("address: a@example.org\naddress: b@example.org\n").getFirst();
        assertEquals("line 2: Duplicate Object property \"address\"", twice);
    }

    @Test
    void theExampleWeShipIsGoodOnceItsFilesAreThere() throws IOException {
        Files.writeString(folder.resolve("smtp.password"), "secret");
        Files.writeString(folder.resolve("authority.pem"), "none");
        Files.createDirectory(folder.resolve("my-templates"));
        var example = Files.readString(Path.of("postrider.example.yaml"));
        assertEquals(
                List.of("trust: " + folder.resolve("authority.pem") + " holds no certificate that can be read."),
                faults(example));
        assertEquals(List.of(), faults(example.replaceAll("(?m)^trust.*", "")));
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
    void whatIsMeantToHarmIsAFault(String name, String yaml) {
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
    void aSettingsFileHasAnEnd() throws IOException {
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
