package postrider.gateway.workbench;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import postrider.gateway.demo.MailServer;
import postrider.gateway.mailbox.Letterbox;
import postrider.gateway.mailbox.Mailbox;
import postrider.gateway.mailbox.Sender;
import postrider.gateway.mailbox.SmtpSender;
import postrider.gateway.mime.MailAddress;

/** How letters reach the office being measured, and leave it. */
record Road(Mailbox mailbox, Sender sender, Sender players, Runnable end) {
    /** The largest letter accepted, in bytes. */
    static final int LARGEST = 1_000_000;

    /** Without a mail server: incoming letters are queued in memory, and outgoing ones are dropped. */
    static Road ofMemory() {
        var letters = new ConcurrentLinkedQueue<byte[]>();
        return new Road(new Pigeonhole(letters), letter -> {}, letters::add, () -> {});
    }

    static Road byMail(MailAddress referee, Path home) {
        var server = new MailServer();
        var box = server.box(referee.address());
        return new Road(
                Letterbox.inbox(box.imap()).open(home, LARGEST),
                new SmtpSender(box.smtp()),
                new SmtpSender(box.smtp()),
                server::close);
    }

    private record Pigeonhole(Queue<byte[]> letters) implements Mailbox {
        @Override
        public void fetch(Keeper keeper) throws IOException {
            for (var letter = letters.poll(); letter != null; letter = letters.poll())
                keeper.keep(new Fetched(letter, letter.length));
        }

        /** Waits a second at most: then the gateway checks what others have received. */
        @Override
        public void await(Duration patience) throws InterruptedException {
            for (long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(1);
                    letters.isEmpty() && System.nanoTime() < end; ) Thread.sleep(5);
        }

        @Override
        public void close() {}
    }
}
