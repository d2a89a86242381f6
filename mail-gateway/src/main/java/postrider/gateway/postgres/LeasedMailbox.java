package postrider.gateway.postgres;

import java.io.IOException;
import java.time.Duration;
import postrider.gateway.mailbox.Mailbox;

/** A mailbox that several gateways could open: one does, as long as it lives. Whoever waits for letters sees every second what others have kept. */
public final class LeasedMailbox implements Mailbox {
    static final String NAME = "mailbox";

    private static final Duration SECOND = Duration.ofSeconds(1);
    private static final Duration TIME = Duration.ofMinutes(2);

    private final Mailbox mailbox;
    private final Lease lease;
    private boolean ours;

    public LeasedMailbox(Mailbox mailbox, Database database) {
        this.mailbox = mailbox;
        this.lease = new Lease(database, NAME, TIME);
    }

    @Override
    public void fetch(Keeper keeper) throws IOException {
        ours = lease.take();
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
        if (ours) lease.giveBack();
    }
}
