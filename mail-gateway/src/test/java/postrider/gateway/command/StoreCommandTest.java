package postrider.gateway.command;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.gateway.Spool.Disposition;
import postrider.gateway.SpoolFolder;
import postrider.gateway.mailbox.Mailbox;
import postrider.gateway.postgres.Schema;
import postrider.needs.Need;
import postrider.needs.Needs;

/** Copies a club's folder into a database and back. */
@Needs(Need.POSTGRESQL)
class StoreCommandTest {
    @TempDir
    private Path home;

    private static final String HANDLED = "0123456789abcdef".repeat(4);
    private static final Mailbox.Fetched LETTER = new Mailbox.Fetched(new byte[] {'x'}, 1);

    private SpoolFolder spool() throws IOException {
        return new SpoolFolder(home.resolve("post"), Clock.systemUTC());
    }

    private String type(int exit, String... words) {
        var said = new StringWriter();
        var out = new PrintWriter(said, true);
        var line = new ArrayList<>(List.of(words));
        line.addAll(List.of("--home", home.toString()));
        assertEquals(exit, Main.run(out, out, line.toArray(String[]::new)), said::toString);
        return said.toString();
    }

    private void settings(String more) throws IOException {
        Files.writeString(home.resolve("smtp.password"), "secret\n");
        Files.writeString(home.resolve("postrider.yaml"), """
                address: referee@example.org
                imap: {host: localhost, user: referee, password-file: smtp.password}
                smtp: {host: localhost, user: referee, password-file: smtp.password}
                """ + more);
    }

    private void keygen() {
        var out = new PrintWriter(new StringWriter());
        assertEquals(
                0,
                Main.run(
                        out,
                        out,
                        "keygen",
                        "Referee <referee@example.org>",
                        "--out",
                        home.resolve("referee.key").toString()));
    }

    @Test
    void aFolderIsTheSameAfterTheRoundTrip() throws IOException {
        try (var schema = new Schema()) {
            type(
                    0,
                    "new",
                    "washingtons-war",
                    "ww-1",
                    "--player",
                    "American=W <w@example.org>",
                    "--player",
                    "British=H <h@example.org>");
            var file = home.resolve("games/ww-1/game.yaml");
            var before = Files.readAllBytes(file);
            type(0, "guests", "open", "ww-1", "american");
            var hours = "2026-11-27T12:00:00Z\n2026-11-20T12:00:00Z 2026-11-22T12:00:00Z";
            Files.writeString(home.resolve("post/hours"), hours);
            try (var spool = spool()) {
                spool.store(HANDLED, LETTER);
                spool.done(HANDLED, Disposition.silent("sent by a machine"));
            }
            keygen();
            settings("store: %s\nstore-key: %s\n".formatted(schema.url(), schema.key()));
            assertEquals(
                    "1 game in %s, identical to the byte.\n"
                            .formatted(schema.url().replaceFirst("\\?.*", "")),
                    type(0, "store", "copy", "folder", "database"));
            assertEquals("1 game; all are the same.\n", type(0, "store", "compare", "folder", "database"));
            Files.move(home.resolve("games"), home.resolve("away"));
            Files.move(home.resolve("post"), home.resolve("post.away"));
            assertTrue(type(0, "guests").contains("the American seat"));
            assertTrue(type(0, "verify", "ww-1").startsWith("ww-1: Nothing is amiss."));
            assertTrue(type(0, "status").contains("ww-1"));
            assertTrue(type(1, "store", "compare", "folder", "database").contains("ww-1: it is not in"));
            type(0, "store", "copy", "database", "folder");
            assertEquals(
                    List.of("ww-1-american.json"),
                    List.of(home.resolve("post/seats").toFile().list()));
            assertEquals(hours, Files.readString(home.resolve("post/hours")));
            try (var spool = spool()) {
                assertFalse(spool.store(HANDLED, LETTER));
            }
            assertArrayEquals(before, Files.readAllBytes(file));
            assertEquals(
                    Files.readString(home.resolve("away/ww-1/secret")),
                    Files.readString(home.resolve("games/ww-1/secret")));
            type(0, "settle", "ww-1", "draw", "--reason", "both are tired");
            assertTrue(
                    type(1, "store", "compare", "folder", "database").contains("ww-1: its entries are not the same"));
        }
    }
}
