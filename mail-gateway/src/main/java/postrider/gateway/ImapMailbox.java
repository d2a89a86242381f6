package postrider.gateway;

import jakarta.mail.FetchProfile;
import jakarta.mail.Folder;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.UIDFolder;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.angus.mail.imap.IMAPFolder;
import org.eclipse.angus.mail.imap.IMAPMessage;
import org.eclipse.angus.mail.imap.IMAPStore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A folder on an IMAP server. The place up to which it was read is kept in a file. It connects when it is used, and after
 * a failure when it is used again.
 */
public final class ImapMailbox implements Mailbox {
    private static final Logger LOG = LoggerFactory.getLogger(ImapMailbox.class);

    /** How often we look where the server does not tell us of new letters. */
    private static final Duration LOOK = Duration.ofMinutes(1);

    /** How often a letter that the server cannot hand over is tried before we go on without it. */
    private static final int TRIES = 5;

    private final Account account;
    private final Options options;
    private Optional<Connection> connection = Optional.empty();
    private long stuckAt;
    private int tries;

    /**
     * @param folder e.g. INBOX
     * @param processed the folder that kept letters are moved to, if any
     * @param place the file that holds the place up to which the folder was read
     * @param limit the largest letter that is read, in bytes
     * @param grace how long a server may take to end IDLE before we hang up
     */
    public record Options(String folder, Optional<String> processed, Path place, int limit, Duration grace) {}

    /** @param idles whether the server knows IDLE (RFC 2177) */
    private record Connection(IMAPStore store, boolean idles, IMAPFolder folder) {}

    public ImapMailbox(Account account, Options options) {
        this.account = account;
        this.options = options;
    }

    @Override
    public void fetch(Keeper keeper) throws IOException {
        try {
            var folder = connected().folder();
            var place = Place.load(options.place(), folder.getUIDValidity());
            var kept = new ArrayList<Message>();
            for (var message : after(folder, place.uid())) {
                var uid = folder.getUID(message);
                var letter = read((IMAPMessage) message, uid);
                if (letter.isPresent()) keeper.keep(letter.get());
                place = place.upTo(uid);
                place.save(options.place());
                kept.add(message);
            }
            if (!kept.isEmpty()) putAside(folder, kept);
        } catch (MessagingException failed) {
            throw lost(failed);
        }
    }

    /** NOOP lets the server tell of new letters. It answers with its last letter even if none is after {@code uid}. */
    private static List<Message> after(IMAPFolder folder, long uid) throws MessagingException {
        noop(folder);
        var messages = folder.getMessagesByUID(uid + 1, UIDFolder.LASTUID);
        var wanted = new FetchProfile();
        wanted.add(UIDFolder.FetchProfileItem.UID);
        wanted.add(FetchProfile.Item.SIZE);
        folder.fetch(messages, wanted);
        var after = new ArrayList<Message>();
        for (var message : messages) if (folder.getUID(message) > uid) after.add(message);
        return after;
    }

    /** Reads no more than it must: of a letter that is too large, as much as a header may take. */
    private Optional<Fetched> read(IMAPMessage message, long uid) throws IOException, MessagingException {
        var limit = options.limit();
        var size = message.getSize();
        try (var stream = message.getMimeStream()) {
            var raw = stream.readNBytes(size > limit ? Part.HEADER : limit + 1);
            var large = size > limit || raw.length > limit;
            return Optional.of(
                    large
                            ? new Fetched(
                                    Arrays.copyOf(raw, Math.min(raw.length, Part.HEADER)), Math.max(size, raw.length))
                            : new Fetched(raw, raw.length));
        } catch (IOException failed) {
            tries = uid == stuckAt ? tries + 1 : 1;
            stuckAt = uid;
            if (tries < TRIES) throw lost(failed);
            LOG.error("letter {} of {} cannot be fetched and is left alone: {}", uid, account, failed.getMessage());
            return Optional.empty();
        }
    }

    private void putAside(IMAPFolder folder, List<Message> kept) throws MessagingException {
        if (options.processed().isEmpty()) return;
        var processed = folder.getStore().getFolder(options.processed().get());
        folder.moveMessages(kept.toArray(Message[]::new), processed);
    }

    /** IDLE knows no time-out, so another thread ends it, and hangs up on a server that does not answer even that. */
    @Override
    public void await(Duration patience) throws IOException, InterruptedException {
        try {
            var folder = connected().folder();
            if (!connected().idles()) {
                Thread.sleep(patience.compareTo(LOOK) < 0 ? patience : LOOK);
                return;
            }
            var idle = new FutureTask<Void>(() -> {
                folder.idle(true);
                return null;
            });
            var waiter = Thread.ofVirtual().start(idle);
            if (ends(idle, patience)) return;
            var nudger = Thread.ofVirtual().start(() -> nudge(folder));
            if (ends(idle, options.grace())) return;
            nudger.interrupt();
            waiter.interrupt(); // in a virtual thread this closes the socket it reads from
            throw new IOException("The server has stopped answering.");
        } catch (MessagingException | IOException failed) {
            throw lost(failed);
        }
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

    private static void nudge(IMAPFolder folder) {
        try {
            noop(folder);
        } catch (MessagingException dead) {
            LOG.debug("no answer to NOOP: {}", dead.getMessage());
        }
    }

    private static void noop(IMAPFolder folder) throws MessagingException {
        folder.doCommand(protocol -> {
            protocol.noop();
            return null;
        });
    }

    private Connection connected() throws MessagingException {
        if (connection.filter(open -> open.folder().isOpen()).isEmpty()) {
            close();
            connection = Optional.of(connect());
            LOG.info("connected to {}", account);
        }
        return connection.get();
    }

    private Connection connect() throws MessagingException {
        var store = (IMAPStore) account.session("imap").getStore(account.protocol("imap"));
        store.connect(
                account.host(),
                account.port(),
                account.user(),
                account.password().get());
        try {
            var idles = store.hasCapability("IDLE");
            if (options.processed().isPresent())
                create(store.getFolder(options.processed().get()));
            var folder = (IMAPFolder) store.getFolder(options.folder());
            folder.open(options.processed().isPresent() ? Folder.READ_WRITE : Folder.READ_ONLY);
            return new Connection(store, idles, folder);
        } catch (MessagingException failed) {
            store.close();
            throw failed;
        }
    }

    private static void create(Folder folder) throws MessagingException {
        if (!folder.exists()) folder.create(Folder.HOLDS_MESSAGES);
    }

    private IOException lost(Exception failed) {
        close();
        return new IOException("%s: %s".formatted(account, failed.getMessage()), failed);
    }

    @Override
    public void close() {
        try {
            if (connection.isPresent()) connection.get().store().close();
        } catch (MessagingException gone) {
            LOG.debug("closing {}: {}", account, gone.getMessage());
        } finally {
            connection = Optional.empty();
        }
    }
}
