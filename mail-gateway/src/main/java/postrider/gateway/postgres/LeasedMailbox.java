package postrider.gateway.postgres;

import java.io.IOException;
import java.time.Duration;
import postrider.gateway.mailbox.Mailbox;

/**
 * The mailbox of a gateway beside others, which it has as long as it lives. Whoever waits for letters sees every second what others have
 * kept.
 */
public final class LeasedMailbox implements Mailbox {
    private static final Duration SECOND = Duration.ofSeconds(1);

    private final Mailbox mailbox;
    private final Database database;
    private final String name;
    private boolean ours;

    /** @param shared whether all gateways look into the same one: then one of them does */
    public LeasedMailbox(Mailbox mailbox, Database database, boolean shared) {
        this.mailbox = mailbox;
        this.database = database;
        this.name = shared ? "mailbox" : "mailbox of " + database.self();
    }

    @Override
    public void fetch(Keeper keeper) throws IOException {
        ours = database.leases().take(name);
        if (ours) mailbox.fetch(keeper);
    }

    @Override
    public void await(Duration patience) throws IOException, InterruptedException {
        var wait = Mailbox.shorter(patience, SECOND);
        if (ours) mailbox.await(wait);
        else Thread.sleep(wait);
    }

    @Override
    public void close() {
        mailbox.close();
        if (ours) database.leases().giveBack(name);
    }
}
