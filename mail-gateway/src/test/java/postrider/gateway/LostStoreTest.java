package postrider.gateway;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.lang.reflect.Proxy;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import postrider.gateway.mailbox.Mailbox;
import postrider.gateway.mime.MailAddress;

/** If the store is unavailable for a while, the office continues once it is back. */
class LostStoreTest {
    private static final class Nobody implements Mailbox, PostOffice.Clerk {
        @Override
        public void fetch(Keeper keeper) {}

        @Override
        public void await(Duration patience) {}

        @Override
        public void close() {}

        @Override
        public PostOffice.Errand examine(Incoming.Answerable letter, Instant came) {
            throw new AssertionError("there is no letter");
        }

        @Override
        public List<PostOffice.Chore> due() {
            return List.of();
        }

        @Override
        public void send() {}
    }

    @Test
    void theOfficeWaitsForIt() throws IOException {
        var away = new AtomicBoolean(true);
        var store = new SpoolInMemory(InstantSource.system());
        var spool = (Spool) Proxy.newProxyInstance(
                Spool.class.getClassLoader(), new Class<?>[] {Spool.class}, (proxy, method, values) -> {
                    if (away.get()) throw new UncheckedIOException(new IOException("the database: no answer"));
                    return method.invoke(store, values);
                });
        var config = new PostOffice.Config(
                new MailAddress("", "referee@example.org"), 1000, Duration.ofSeconds(1), Duration.ofSeconds(1));
        try (var office = new PostOffice(new Nobody(), spool, new Nobody(), config)) {
            assertFalse(office.round());
            away.set(false);
            assertTrue(office.round());
        }
    }
}
