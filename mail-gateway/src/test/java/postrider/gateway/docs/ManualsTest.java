package postrider.gateway.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.demo.MailServer;
import postrider.needs.Need;
import postrider.needs.Needs;

/** Checks that the commands in the manuals do what the manuals say: every command, in order, with its output. */
@Tag("long")
class ManualsTest {
    private static final String REFEREE = "referee@example.org";
    private static final String PASSWORD = "not my real password";

    @TempDir
    Path folder;

    private final GreenMail mail = new GreenMail(
            new ServerSetup[] {MailServer.setup(ServerSetup.PROTOCOL_IMAP), MailServer.setup(ServerSetup.PROTOCOL_SMTP)
            });

    @AfterEach
    void closeMail() {
        mail.stop();
    }

    @TestFactory
    Stream<DynamicTest> refereesManual() throws IOException {
        return typed("docs/referee.md", terminal(), UnaryOperator.identity());
    }

    @TestFactory
    @Needs(Need.GPG)
    Stream<DynamicTest> operatorsManual() throws IOException {
        return typed("docs/operator.md", terminal(), servedHere());
    }

    @TestFactory
    @Needs({Need.GPG, Need.PYTHON})
    Stream<DynamicTest> readme() throws IOException {
        var terminal = terminal();
        for (var player : List.of("jane", "john")) terminal.type("""
                gpg --quick-generate-key '%s <%s@example.org>' ed25519 sign never
                gpg --armor --export %s@example.org > %s.asc""".replace("%s", player));
        Files.createSymbolicLink(terminal.work().resolve("postrider"), terminal.launcher());
        Files.createSymbolicLink(terminal.work().resolve("adjudicator"), Page.HOUSE.resolve("adjudicator"));
        return typed("README.md", terminal, servedHere());
    }

    @TestFactory
    @Needs({Need.GPG, Need.PYTHON})
    Stream<DynamicTest> playersManual() throws IOException {
        var terminal = terminal();
        Files.writeString(terminal.work().resolve("order.txt"), "game ww-017\nimpulse 1\nhelp\n");
        Files.copy(
                Page.HOUSE.resolve("adjudicator/verify/verify.py"),
                terminal.work().resolve("verify.py"));
        terminal.type("""
                postrider new washingtons-war ww-017 --player 'british=J <j@example.org>' --player 'american=K <k@example.org>'
                mkdir letters; mv games/ww-017/outbox/*american* letters""");
        return typed("docs/players.md", terminal, UnaryOperator.identity());
    }

    @TestFactory
    Stream<DynamicTest> directorsManual() throws IOException {
        var terminal = terminal();
        terminal.type("postrider keygen 'The Referee <referee@example.org>' > referee.asc");
        terminal.type("(umask 077; echo '%s' > mail.password)".formatted(PASSWORD));
        var account = "  user: referee@example.org\n  password-file: mail.password\n";
        terminal.type(servedHere()
                .apply("cat > postrider.yaml <<END\naddress: referee@example.org\nimap:\n  host: imap.example.org\n"
                        + account
                        + "smtp:\n  host: smtp.example.org\n"
                        + account
                        + "END"));
        return typed("docs/tournament.md", terminal, UnaryOperator.identity());
    }

    @Test
    void theOperatorsManualNamesEverySetting() throws IOException {
        var manual = Files.readString(Page.HOUSE.resolve("docs/operator.md"));
        var section = "";
        for (var line : Files.readAllLines(Page.HOUSE.resolve("mail-gateway/postrider.example.yaml"))) {
            if (!line.matches("\\s*[a-z-]+:.*")) continue;
            var name = line.strip().replaceFirst(":.*", "");
            if (!line.startsWith(" ")) section = name;
            else name = section + "." + name;
            var wanted = name;
            if (!line.endsWith(":")) assertTrue(manual.contains("`" + wanted + "`"), wanted);
        }
    }

    private Terminal terminal() throws IOException {
        return new Terminal(folder);
    }

    /** A mail server on this machine stands in for those of the manual. */
    private UnaryOperator<String> servedHere() {
        mail.start();
        mail.setUser(REFEREE, REFEREE, PASSWORD);
        return command -> command.replace(
                        "host: imap.example.org", here(mail.getImap().getPort()))
                .replace("host: smtp.example.org", here(mail.getSmtp().getPort()));
    }

    private static String here(int port) {
        return "host: localhost\n  port: %d\n  security: plain".formatted(port);
    }

    private static Stream<DynamicTest> typed(String page, Terminal terminal, UnaryOperator<String> instead)
            throws IOException {
        return Page.commands(page).stream()
                .map(command -> DynamicTest.dynamicTest(
                        "line %d: %s".formatted(command.line(), command.text()),
                        () -> holds(terminal.type(instead.apply(command.text())), command)))
                .onClose(() -> close(terminal));
    }

    private static void holds(Terminal.Printed printed, Page.Command command) {
        assertEquals(command.exit(), printed.exit(), printed::text);
        assertTrue(command.prints(printed.text()), printed::text);
    }

    private static void close(Terminal terminal) {
        try {
            terminal.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
