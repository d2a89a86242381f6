package postrider.gateway.postgres;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import postrider.gateway.mailbox.Mailbox;
import postrider.needs.Need;
import postrider.needs.Needs;

@Needs(Need.POSTGRESQL)
class LeasesTest {
    /** A mailbox that always has a letter. */
    private static final class Full implements Mailbox {
        @Override
        public void fetch(Keeper keeper) throws IOException {
            keeper.keep(new Fetched(new byte[1], 1));
        }

        @Override
        public void await(Duration patience) {}

        @Override
        public void close() {}
    }

    private static int fetched(Mailbox mailbox) throws IOException {
        var letters = new ArrayList<Mailbox.Fetched>();
        mailbox.fetch(letters::add);
        return letters.size();
    }

    /** A shared mailbox on a server, or one for each gateway. */
    @Test
    void aSharedMailboxIsReadByOneGateway() throws IOException {
        try (var schema = new Schema()) {
            var ours = schema.database();
            var others = schema.database();
            assertEquals(1, fetched(new LeasedMailbox(new Full(), ours, true)));
            assertEquals(0, fetched(new LeasedMailbox(new Full(), others, true)));
            assertEquals(1, fetched(new LeasedMailbox(new Full(), others, false)));
            assertEquals(1, fetched(new LeasedMailbox(new Full(), ours, false)));
        }
    }

    /** Games are copied only while no gateway is running, and none can start meanwhile. */
    @Test
    void exclusiveUseKeepsGatewaysOut() throws IOException {
        try (var schema = new Schema()) {
            var copier = schema.database();
            var gateway = schema.database();
            var mailbox = new LeasedMailbox(new Full(), gateway, false);
            assertEquals(1, fetched(mailbox));
            assertTrue(PostgresStores.alone(copier).isEmpty());
            mailbox.close();
            try (var alone = PostgresStores.alone(copier).orElseThrow()) {
                assertEquals(0, fetched(mailbox), alone::toString);
                assertFalse(new PostgresSpool(gateway, InstantSource.system()).take("ww-1"));
                assertTrue(new PostgresSpool(copier, InstantSource.system()).take("ww-1"));
                copier.leases().giveBack("queue ww-1");
            }
            assertEquals(1, fetched(mailbox));
        }
    }

    /** One clock is five minutes fast, the other five minutes slow. */
    @Test
    void gatewaysUseTheDatabasesTime() throws IOException {
        try (var schema = new Schema()) {
            var fast = schema.database().clock(() -> Instant.now().plusSeconds(300));
            var slow = schema.database().clock(() -> Instant.now().minusSeconds(300));
            var apart = Duration.between(fast.instant(), slow.instant()).abs();
            assertTrue(apart.compareTo(Duration.ofSeconds(30)) < 0, apart::toString);
        }
    }

    /** Every killed gateway leaves its leases behind. */
    @Test
    void oldLeasesAreDeleted() throws Exception {
        try (var schema = new Schema(Duration.ofMillis(200))) {
            var database = schema.database();
            database.in(tx -> tx.run("insert into lease values ('mailbox of x', 'x', now() - interval '2 hours')"));
            database.leases().take("queue ww-1");
            var names = "select name from lease order by name";
            while (database.in(tx -> tx.all(names, row -> row.getString(1))).size() > 1) Thread.sleep(20);
            assertEquals(List.of("queue ww-1"), database.in(tx -> tx.all(names, row -> row.getString(1))));
        }
    }
}
