package postrider.gateway.postgres;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import postrider.kit.OutboxKit;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.store.Outbox;

@Needs(Need.POSTGRESQL)
class PostgresOutboxTest extends OutboxKit {
    private Schema schema;
    private Database ours;
    private Database others;

    @BeforeEach
    void lay() throws IOException {
        schema = new Schema();
        ours = schema.database();
        others = schema.database();
    }

    @AfterEach
    void close() throws IOException {
        schema.close();
    }

    @Override
    protected Outbox empty() {
        return new PostgresOutbox(ours, "ww-017");
    }

    @Override
    protected Outbox again(Outbox outbox) {
        return new PostgresOutbox(others, "ww-017");
    }

    @Test
    void onlyOneGatewaySendsALetter() {
        var outbox = empty();
        outbox.put(Map.of("<1@example.org>", "one".getBytes()));
        assertTrue(outbox.take("<1@example.org>"));
        assertFalse(again(outbox).take("<1@example.org>"));
        assertTrue(outbox.take("<1@example.org>"), "again, after the mail system would not take it");
        outbox.move("<1@example.org>", Outbox.State.SENT);
        assertFalse(outbox.take("<1@example.org>"));
    }

    private static String picture(int seed, int size) {
        var bytes = new byte[size];
        new Random(seed).nextBytes(bytes);
        return Base64.getMimeEncoder().encodeToString(bytes);
    }

    @Test
    void picturesAreStoredOnceAndLettersComeBackExactly() {
        var outbox = empty();
        var map = picture(1, 50_000);
        var letters = List.of(
                "From: a\r\n\r\n%s\r\n--b\r\n%s\r\n--b--\r\n".formatted(map, picture(2, 3_420)),
                "From: b\r\n\r\n%s\r\n--b--\r\n".formatted(map),
                "%s".formatted(map),
                "%s\r\nmore".formatted(map.replaceFirst("\r\n", "\n")),
                "%s==\r\n".formatted(map),
                "a letter with \u0001 in it\r\n%s\r\n".formatted(map),
                "no picture\r\n",
                "");
        for (int i = 0; i < letters.size(); i++)
            outbox.put(Map.of("<%d@example.org>".formatted(i), letters.get(i).getBytes(StandardCharsets.ISO_8859_1)));
        for (int i = 0; i < letters.size(); i++)
            assertArrayEquals(
                    letters.get(i).getBytes(StandardCharsets.ISO_8859_1),
                    outbox.letter("<%d@example.org>".formatted(i)).orElseThrow());
        assertEquals(
                3,
                ours.in(tx -> tx.one("select count(*) from picture", row -> row.getInt(1)))
                        .orElseThrow());
    }
}
