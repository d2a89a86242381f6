package postrider.gateway.postgres;

import java.io.IOException;
import java.time.Duration;
import postrider.gateway.mailbox.Mailbox;

/**
 * The mailbox of one of several gateways, leased for as long as the gateway lives. A wait for mail is at most a second, so that each gateway sees
 * what others have fetched.
 */
public final class LeasedMailbox implements Mailbox {
    private static final Duration SECOND = Duration.ofSeconds(1);

    private final Mailbox mailbox;
    private final Database database;
    private final String name;
    private boolean ours;

    /** @param shared whether all gateways have the same mailbox: then only one of them reads it */
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
