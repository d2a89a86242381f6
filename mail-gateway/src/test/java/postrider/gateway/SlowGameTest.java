package postrider.gateway;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import postrider.gateway.mailbox.Mailbox;
import postrider.gateway.mime.MailAddress;

/** Games whose disk hangs, and a healthy one. A letter's subject names its game. */
@Timeout(60)
class SlowGameTest {
    /** More than the office handles in parallel. */
    private static final int SLOW = 40;

    private static final MailAddress SELF = new MailAddress("Postrider", "referee@example.org");
    private static final Duration PATIENCE = Duration.ofSeconds(2);

    private final List<Mailbox.Fetched> arriving = new ArrayList<>();
    private final List<String> done = Collections.synchronizedList(new ArrayList<>());
    private final List<String> sent = Collections.synchronizedList(new ArrayList<>());
    private final CountDownLatch mended = new CountDownLatch(1);
    private final PostOffice office = new PostOffice(
            new Box(),
            new SpoolInMemory(InstantSource.system()),
            new Clerk(),
            new PostOffice.Config(SELF, 50_000, Duration.ofMinutes(1), PATIENCE));
    private int written;

    private final class Box implements Mailbox {
        @Override
        public void fetch(Keeper keeper) throws IOException {
            for (var letter : arriving) keeper.keep(letter);
            arriving.clear();
        }

        @Override
        public void await(Duration patience) {}

        @Override
        public void close() {}
    }

    private final class Clerk implements PostOffice.Clerk {
        @Override
        public PostOffice.Errand examine(Incoming.Answerable letter, Instant came) {
            var game = letter.envelope().subject();
            var id = letter.envelope().messageId().orElseThrow();
            return new PostOffice.Errand(game, () -> {
                hang(game);
                done.add("%s %s".formatted(game, id));
                return Spool.Disposition.silent("done");
            });
        }

        private void hang(String game) throws IOException {
            try {
                if (game.startsWith("slow")) mended.await();
            } catch (InterruptedException stopped) {
                throw new IOException(stopped);
            }
        }

        @Override
        public List<PostOffice.Chore> due() {
            return List.of(chore("slow-0"), chore("quick"));
        }

        private PostOffice.Chore chore(String game) {
            return new PostOffice.Chore(game, () -> {
                hang(game);
                return sent.add(game);
            });
        }

        @Override
        public void send() {}
    }

    private String write(String game) {
        var id = "<%d@example.org>".formatted(++written);
        var letter = "From: red@example.org\r\nTo: %s\r\nSubject: %s\r\nMessage-ID: %s\r\n\r\npass\r\n"
                .formatted(SELF.address(), game, id)
                .getBytes(StandardCharsets.US_ASCII);
        arriving.add(new Mailbox.Fetched(letter, letter.length));
        return "%s %s".formatted(game, id);
    }

    @Test
    void aSlowGameHoldsUpNoOther() throws Exception {
        var waiting = new ArrayList<String>();
        for (int game = 0; game < SLOW; game++) waiting.add(write("slow-" + game));
        var quick = new ArrayList<>(List.of(write("quick")));
        var first = new ArrayList<>(List.of(waiting.getFirst(), write("slow-0")));
        waiting.add(first.getLast());
        assertFalse(office.round());
        assertEquals(quick, done);
        for (int round = 0; round < 3; round++) {
            quick.add(write("quick"));
            first.add(write("slow-0"));
            waiting.add(first.getLast());
            assertFalse(office.round());
            assertEquals(quick, done);
        }
        assertEquals(List.of("quick", "quick", "quick", "quick"), sent);
        mended.countDown();
        while (!office.round()) Thread.sleep(10);
        assertEquals(quick.size() + waiting.size(), done.size());
        assertTrue(done.containsAll(waiting));
        assertEquals(
                first,
                done.stream().filter(letter -> letter.startsWith("slow-0 ")).toList());
        assertTrue(sent.contains("slow-0"));
        office.close();
    }
}
