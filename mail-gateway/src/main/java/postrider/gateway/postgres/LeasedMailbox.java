package postrider.gateway.postgres;

import java.io.IOException;
import java.time.Duration;
import postrider.gateway.mailbox.Mailbox;

/** A mailbox that several gateways could open: one does, as long as it lives. Whoever waits for letters sees every second what others have kept. */
public final class LeasedMailbox implements Mailbox {
    static final String NAME = "mailbox";

    private static final Duration SECOND = Duration.ofSeconds(1);

    private final Mailbox mailbox;
    private final Database database;
    private boolean ours;

    public LeasedMailbox(Mailbox mailbox, Database database) {
        this.mailbox = mailbox;
        this.database = database;
    }

    @Override
    public void fetch(Keeper keeper) throws IOException {
        ours = database.leases().take(NAME);
        if (ours) mailbox.fetch(keeper);
    }

    @Override
    public void await(Duration patience) throws IOException, InterruptedException {
        var wait = patience.compareTo(SECOND) < 0 ? patience : SECOND;
        if (ours) mailbox.await(wait);
        else Thread.sleep(wait);
    }

    @Override
    public void close() {
        mailbox.close();
        if (ours) database.leases().giveBack(NAME);
    }
}
