package postrider.gateway.release;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.GreenMailUtil;
import com.icegreen.greenmail.util.ServerSetup;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import postrider.gateway.demo.MailServer;

/**
 * The first day of an office: its key, its settings, a game, the players' first letters, a letter that arrives, and its answer.
 *
 * @param home an empty folder, in which the commands are typed
 * @param postrider how a command is typed
 */
record FirstDay(Path home, Function<List<String>, ProcessBuilder> postrider) {
    private static final String REFEREE = "referee@example.org";
    private static final String PASSWORD = "not my real password";

    /** @return the last output of a shell that traces its commands, if one started the program */
    String lived() throws IOException, InterruptedException {
        var version = type("--version");
        assertTrue(
                version.out().matches("postrider \\d+\\.\\d+\\.\\d+, commit [0-9a-f]{12}\\S*\n"), version.toString());
        assertTrue(type("--help").out().startsWith("Usage: postrider "));
        for (var person : List.of("referee", "jane", "john")) {
            var key = type("keygen", "%s <%<s@example.org>".formatted(person), "--out", person + ".key");
            Files.writeString(home.resolve(person + ".asc"), key.out());
        }
        var servers =
                Stream.of(ServerSetup.PROTOCOL_IMAP, ServerSetup.PROTOCOL_SMTP).map(MailServer::setup);
        var mail = new GreenMail(servers.toArray(ServerSetup[]::new));
        mail.start();
        try {
            served(mail);
        } finally {
            mail.stop();
        }
        assertTrue(type("status", "ww-1").out().contains("outbox    0 letters"));
        assertEquals(
                "ww-1: Nothing is amiss.",
                type("verify", "ww-1").out().lines().findFirst().orElseThrow());
        return version.err().lines().reduce("", (before, line) -> line).replaceFirst("^\\+ (exec \\S+).*", "$1");
    }

    private void served(GreenMail mail) throws IOException, InterruptedException {
        mail.setUser(REFEREE, REFEREE, PASSWORD);
        Files.writeString(home.resolve("password"), PASSWORD);
        var account = "{host: 127.0.0.1, port: %d, security: plain, user: %s, password-file: password}";
        Files.writeString(
                home.resolve("postrider.yaml"),
                "address: %s\nimap: %s\nsmtp: %s\n"
                        .formatted(
                                REFEREE,
                                account.formatted(mail.getImap().getPort(), REFEREE),
                                account.formatted(mail.getSmtp().getPort(), REFEREE)));
        type(
                "new",
                "washingtons-war",
                "ww-1",
                "--player",
                "british=Jane Doe <jane@example.org>",
                "--key",
                "british=jane.asc",
                "--player",
                "american=John Roe <john@example.org>",
                "--key",
                "american=john.asc");
        Files.writeString(
                home.resolve("order"),
                "committees: Concord, Falmouth, Hartford, Albany, Morristown, York, Baltimore, Richmond, Salem, Camden, Augusta\n");
        assertTrue(type("preview", "ww-1", "order", "--as", "american").out().contains("Concord"));
        GreenMailUtil.sendTextEmail(
                REFEREE, "jane@example.org", "ww-1", "help\n", mail.getSmtp().getServerSetup());
        type("serve", "--once");
        var letters = Stream.of(mail.getReceivedMessages())
                .map(GreenMailUtil::getWholeMessage)
                .toList();
        var ours = letters.stream().filter(letter -> letter.contains("From: Postrider <" + REFEREE));
        assertEquals(5, ours.count(), "two welcomes, two reports and an answer");
        for (var wanted : List.of("image/png", "Subject: Your letter to the referee was not acted upon"))
            assertTrue(letters.stream().anyMatch(letter -> letter.contains(wanted)), wanted);
    }

    private Ended type(String... words) throws IOException, InterruptedException {
        var ended = Ended.of(postrider.apply(List.of(words)));
        assertEquals(0, ended.exit(), () -> String.join(" ", words) + ": " + ended);
        return ended;
    }
}
