package postrider.gateway;

import jakarta.mail.Folder;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.angus.mail.imap.IMAPFolder;
import org.eclipse.angus.mail.imap.IMAPStore;
import org.eclipse.angus.mail.imap.Utility;
import org.eclipse.angus.mail.imap.protocol.BODY;
import org.eclipse.angus.mail.imap.protocol.FetchResponse;
import org.eclipse.angus.mail.imap.protocol.UID;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A folder on an IMAP server, open.
 *
 * @param idles whether the server knows IDLE (RFC 2177)
 * @param processed the folder that letters can be put aside to
 */
record ImapConnection(IMAPStore store, boolean idles, IMAPFolder folder, Optional<Folder> processed)
        implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ImapConnection.class);

    /** How often we look where the server does not tell us of new letters. */
    private static final Duration LOOK = Duration.ofMinutes(1);

    static ImapConnection open(Account account, String folder, Optional<String> processed) throws MessagingException {
        var store = (IMAPStore) account.session("imap").getStore(account.protocol("imap"));
        store.connect(
                account.host(),
                account.port(),
                account.user(),
                account.password().get());
        try {
            var idles = store.hasCapability("IDLE");
            var aside = processed.isPresent() ? Optional.of(folder(store, processed.get())) : Optional.<Folder>empty();
            var open = (IMAPFolder) store.getFolder(folder);
            open.open(processed.isPresent() ? Folder.READ_WRITE : Folder.READ_ONLY);
            LOG.info("connected to {}", account);
            return new ImapConnection(store, idles, open, aside);
        } catch (MessagingException failed) {
            store.close();
            throw failed;
        }
    }

    private static Folder folder(IMAPStore store, String name) throws MessagingException {
        var folder = store.getFolder(name);
        if (!folder.exists()) folder.create(Folder.HOLDS_MESSAGES);
        return folder;
    }

    boolean isOpen() {
        return folder.isOpen();
    }

    private void nudge() {
        try {
            noop();
        } catch (MessagingException dead) {
            LOG.debug("no answer to NOOP: {}", dead.getMessage());
        }
    }

    /** Lets the server tell what is new. */
    void noop() throws MessagingException {
        folder.doCommand(protocol -> {
            protocol.noop();
            return null;
        });
    }

    /** The first {@code most} bytes of each of these letters by its UID, in one exchange. */
    Map<Long, byte[]> beginnings(List<Message> letters, int most) throws MessagingException {
        var found = new HashMap<Long, byte[]>();
        folder.doCommand(protocol -> {
            var numbers = Utility.toMessageSet(letters.toArray(Message[]::new), null);
            var answers = protocol.fetch(numbers, "UID BODY.PEEK[]<0.%d>".formatted(most));
            for (var answer : answers)
                if (answer instanceof FetchResponse letter
                        && letter.getItem(UID.class) != null
                        && letter.getItem(BODY.class) != null)
                    found.put(
                            letter.getItem(UID.class).uid,
                            letter.getItem(BODY.class).getByteArrayInputStream().readAllBytes());
            protocol.notifyResponseHandlers(answers);
            protocol.handleResult(answers[answers.length - 1]);
            return null;
        });
        return found;
    }

    void putAside(List<Message> letters) throws MessagingException {
        if (processed.isPresent() && !letters.isEmpty())
            folder.moveMessages(letters.toArray(Message[]::new), processed.get());
    }

    /**
     * Returns when something may be new, after {@code patience} at the latest. IDLE knows no time-out, so another thread
     * ends it, and hangs up on a server that does not answer even that within {@code grace}.
     */
    void await(Duration patience, Duration grace) throws IOException, InterruptedException {
        if (!idles) {
            Thread.sleep(patience.compareTo(LOOK) < 0 ? patience : LOOK);
            return;
        }
        var idle = new FutureTask<Void>(() -> {
            folder.idle(true);
            return null;
        });
        var waiter = Thread.ofVirtual().start(idle);
        if (ends(idle, patience)) return;
        var nudger = Thread.ofVirtual().start(this::nudge);
        if (ends(idle, grace)) return;
        nudger.interrupt();
        waiter.interrupt(); // in a virtual thread this closes the socket it reads from
        throw new IOException("The server has stopped answering.");
    }

    private static boolean ends(FutureTask<Void> idle, Duration within) throws IOException, InterruptedException {
        try {
            idle.get(within.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException notYet) {
            return false;
        } catch (ExecutionException failed) {
            throw new IOException(failed.getCause().getMessage(), failed.getCause());
        }
    }

    @Override
    public void close() {
        try {
            store.close();
        } catch (MessagingException gone) {
            LOG.debug("closing: {}", gone.getMessage());
        }
    }
}
