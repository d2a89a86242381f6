package postrider.gateway.mailbox;

import jakarta.mail.FetchProfile;
import jakarta.mail.Flags;
import jakarta.mail.Folder;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.UIDFolder;
import jakarta.mail.event.MessageCountAdapter;
import jakarta.mail.event.MessageCountEvent;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
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
 * An open folder on an IMAP server.
 *
 * @param skills which of {@link #SKILLS} the server has
 * @param next the UID of the next letter, as of opening
 * @param processed the folder that letters are moved to
 */
record ImapConnection(IMAPStore store, Set<String> skills, IMAPFolder folder, long next, Optional<IMAPFolder> processed)
        implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(ImapConnection.class);

    /** RFC 2177, RFC 6851 and RFC 4315. */
    private static final List<String> SKILLS = List.of("IDLE", "MOVE", "UIDPLUS");

    /**
     * A letter in the folder.
     *
     * @param size in bytes, according to the server
     */
    record Letter(Message message, long uid, long size) {}

    static ImapConnection open(Account account, String folder, Optional<String> processed)
            throws MessagingException, IOException {
        var store = (IMAPStore) account.session("imap").getStore(account.protocol("imap"));
        account.connect(store);
        try {
            var skills = new HashSet<String>();
            for (var skill : SKILLS) if (store.hasCapability(skill)) skills.add(skill);
            var aside = Optional.<IMAPFolder>empty();
            if (processed.isPresent()) aside = Optional.of(existing(ours(store, processed.get())));
            var open = ours(store, folder);
            open.open(processed.isPresent() ? Folder.READ_WRITE : Folder.READ_ONLY);
            LOG.info("connected to {}", account);
            return new ImapConnection(store, Set.copyOf(skills), open, open.getUIDNext(), aside);
        } catch (MessagingException failed) {
            store.close();
            throw failed;
        }
    }

    /** Some servers keep a user's folders under a prefix, such as {@code INBOX.} (RFC 2342). */
    private static IMAPFolder ours(IMAPStore store, String name) throws MessagingException {
        var named = (IMAPFolder) store.getFolder(name);
        if (name.equalsIgnoreCase("INBOX") || named.exists()) return named;
        for (var space : store.getPersonalNamespaces()) {
            var prefix = space.getFullName().isEmpty() ? "" : space.getFullName() + space.getSeparator();
            if (!name.startsWith(prefix)) return (IMAPFolder) store.getFolder(prefix + name);
        }
        return named;
    }

    private static IMAPFolder existing(IMAPFolder folder) throws MessagingException {
        if (folder.exists()) return folder;
        try {
            folder.doCommand(protocol -> {
                protocol.create(folder.getFullName());
                return null;
            });
            return folder;
        } catch (MessagingException refused) {
            // a server may create it before it lists it, and so may another client (RFC 5530)
            if (String.valueOf(refused.getMessage()).contains("[ALREADYEXISTS]")) return folder;
            throw new MessagingException(
                    "the folder '%s' cannot be made: %s".formatted(folder.getFullName(), refused.getMessage()),
                    refused);
        }
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

    /** Gives the server an opportunity to announce new letters. */
    void noop() throws MessagingException {
        folder.doCommand(protocol -> {
            protocol.noop();
            return null;
        });
    }

    /** The letters after this UID, oldest first. If there are none, a server answers with its last letter. */
    TreeMap<Long, Letter> after(long uid) throws MessagingException {
        noop();
        var messages = folder.getMessagesByUID(uid + 1, UIDFolder.LASTUID);
        var wanted = new FetchProfile();
        wanted.add(UIDFolder.FetchProfileItem.UID);
        wanted.add(FetchProfile.Item.SIZE);
        folder.fetch(messages, wanted);
        var after = new TreeMap<Long, Letter>();
        for (var message : messages) {
            var letter = new Letter(message, folder.getUID(message), message.getSize());
            if (letter.uid() > uid) after.put(letter.uid(), letter);
        }
        return after;
    }

    /** The first bytes of a letter, at most {@code most}; none if the server gives nothing. */
    byte[] bytes(Letter letter, int most) throws MessagingException {
        var bytes = new ByteArrayOutputStream();
        for (int wanted = Math.min(most, Account.CHUNK);
                wanted > 0;
                wanted = Math.min(most - bytes.size(), Account.CHUNK)) {
            var piece = pieces(List.of(letter), bytes.size(), wanted).getOrDefault(letter.uid(), new byte[0]);
            bytes.writeBytes(piece);
            if (piece.length == 0 || piece.length < wanted && bytes.size() >= letter.size()) break;
        }
        return bytes.toByteArray();
    }

    /** At most {@code most} bytes of each of these letters from an offset on, by UID, in one exchange. */
    Map<Long, byte[]> pieces(List<Letter> letters, int from, int most) throws MessagingException {
        var found = new HashMap<Long, byte[]>();
        folder.doCommand(protocol -> {
            var numbers =
                    Utility.toMessageSet(letters.stream().map(Letter::message).toArray(Message[]::new), null);
            var answers = protocol.fetch(numbers, "UID BODY.PEEK[]<%d.%d>".formatted(from, most));
            for (var answer : answers)
                if (answer instanceof FetchResponse letter && letter.getItem(UID.class) != null) {
                    var body = letter.getItem(BODY.class); // NIL where the server has nothing
                    if (body != null && body.getByteArray() != null)
                        found.put(
                                letter.getItem(UID.class).uid,
                                body.getByteArray().getNewBytes());
                }
            protocol.notifyResponseHandlers(answers);
            protocol.handleResult(answers[answers.length - 1]);
            return null;
        });
        return found;
    }

    /** Moves letters to the processed folder. Without MOVE and UIDPLUS they are copied, and stay behind marked as deleted. */
    void putAside(List<Message> letters) throws MessagingException {
        if (processed.isEmpty() || letters.isEmpty()) return;
        var all = letters.toArray(Message[]::new);
        if (skills.contains("MOVE")) {
            folder.moveMessages(all, processed.get());
            return;
        }
        folder.copyMessages(all, processed.get());
        folder.setFlags(all, new Flags(Flags.Flag.DELETED), true);
        if (skills.contains("UIDPLUS")) folder.expunge(all);
    }

    /**
     * Returns when there may be new letters, after {@code patience} at the latest. IDLE has no timeout, so another thread ends it, and
     * disconnects if the server does not answer that within {@code grace}.
     *
     * @param known the highest UID we know of: a letter may have come in since we looked
     */
    void await(long known, Duration patience, Duration grace) throws IOException, InterruptedException {
        var news = new CompletableFuture<Void>();
        var ear = new MessageCountAdapter() {
            @Override
            public void messagesAdded(MessageCountEvent come) {
                news.complete(null);
            }
        };
        folder.addMessageCountListener(ear);
        try {
            var waiter = Thread.ofVirtual().start(() -> listen(known, patience, news));
            if (ends(news, patience)) return;
            var nudger = Thread.ofVirtual().start(this::nudge);
            if (ends(news, grace)) return;
            nudger.interrupt();
            waiter.interrupt(); // in a virtual thread this closes the socket it reads from
            throw new IOException("The server has stopped answering.");
        } finally {
            folder.removeMessageCountListener(ear);
        }
    }

    private void listen(long known, Duration patience, CompletableFuture<Void> news) {
        try {
            if (highest() <= known) {
                if (skills.contains("IDLE")) folder.idle(true);
                else Thread.sleep(Mailbox.shorter(patience, Mailbox.LOOK));
            }
            news.complete(null);
        } catch (MessagingException | InterruptedException failed) {
            news.completeExceptionally(failed);
        }
    }

    private long highest() throws MessagingException {
        noop();
        int letters = folder.getMessageCount();
        return letters == 0 ? 0 : folder.getUID(folder.getMessage(letters));
    }

    private static boolean ends(CompletableFuture<Void> news, Duration within)
            throws IOException, InterruptedException {
        try {
            news.get(within.toMillis(), TimeUnit.MILLISECONDS);
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
