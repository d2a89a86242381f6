package postrider.gateway;

import jakarta.mail.FetchProfile;
import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import jakarta.mail.UIDFolder;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.angus.mail.imap.IMAPMessage;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A folder on an IMAP server. The place up to which it was read is kept in a file. It connects when it is used, and after
 * a failure when it is used again.
 */
public final class ImapMailbox implements Mailbox {
    private static final Logger LOG = LoggerFactory.getLogger(ImapMailbox.class);

    /** How often a letter that does not come through is tried, an hour or more, before we go on without it. */
    static final int TRIES = 20;

    /** Letters that come in one exchange: so many at most, or so many bytes and the one that makes them more. */
    private static final int TOGETHER = 100;

    private static final int BYTES_TOGETHER = 1_000_000;

    private final Account account;
    private final Options options;
    private Optional<ImapConnection> connection = Optional.empty();
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

    public ImapMailbox(Account account, Options options) {
        this.account = account;
        this.options = options;
    }

    @Override
    public void fetch(Keeper keeper) throws IOException {
        try {
            var server = connected();
            var read = ReadPosition.load(options.place(), server.folder().getUIDValidity());
            var kept = new ArrayList<Message>();
            try {
                var after = after(read, server);
                while (!after.isEmpty()) {
                    var together = after.subList(0, together(after, server));
                    var beginnings = beginnings(together, server);
                    for (var message : together) {
                        var uid = server.folder().getUID(message);
                        var letter = read((IMAPMessage) message, uid, Optional.ofNullable(beginnings.get(uid)));
                        if (letter.isPresent()) keeper.keep(letter.get());
                        read = read.upTo(uid);
                        kept.add(message);
                    }
                    together.clear();
                }
            } finally {
                if (!kept.isEmpty()) read.save(options.place());
            }
            server.putAside(kept);
        } catch (MessagingException failed) {
            throw lost(failed);
        }
    }

    /** A server answers with its last letter even if none comes after {@code place}. */
    private static List<Message> after(ReadPosition read, ImapConnection server) throws MessagingException {
        server.noop();
        var folder = server.folder();
        var messages = folder.getMessagesByUID(read.uid() + 1, UIDFolder.LASTUID);
        var wanted = new FetchProfile();
        wanted.add(UIDFolder.FetchProfileItem.UID);
        wanted.add(FetchProfile.Item.SIZE);
        folder.fetch(messages, wanted);
        var after = new ArrayList<Message>();
        for (var message : messages) if (folder.getUID(message) > read.uid()) after.add(message);
        return after;
    }

    /** How many of these letters come in the next exchange: one that did not come through comes alone. */
    private int together(List<Message> letters, ImapConnection server) throws MessagingException {
        if (server.folder().getUID(letters.getFirst()) == stuckAt) return 1;
        int many = 0;
        for (long bytes = 0; many < Math.min(letters.size(), TOGETHER) && bytes < BYTES_TOGETHER; many++)
            bytes += letters.get(many).getSize();
        return many;
    }

    /** Of several letters what comes in one exchange; of one nothing yet. */
    private Map<Long, byte[]> beginnings(List<Message> letters, ImapConnection server) throws MessagingException {
        if (letters.size() == 1) return Map.of();
        var first = server.folder().getUID(letters.getFirst());
        try {
            return server.beginnings(letters, Account.CHUNK);
        } catch (MessagingException failed) {
            stuck(first);
            throw failed;
        }
    }

    /** Reads no more than it must: of a letter that is too large, as much as a header may take. */
    private Optional<Fetched> read(IMAPMessage message, long uid, Optional<byte[]> beginning)
            throws IOException, MessagingException {
        var limit = options.limit();
        var size = message.getSize();
        var whole = beginning.filter(bytes -> bytes.length < Account.CHUNK);
        try (var stream = whole.isPresent() ? new ByteArrayInputStream(whole.get()) : message.getMimeStream()) {
            var raw = stream.readNBytes(size > limit ? Part.HEADER : limit + 1);
            if (size <= limit && raw.length <= limit) return Optional.of(new Fetched(raw, raw.length));
            var header = Arrays.copyOf(raw, Math.min(raw.length, Part.HEADER));
            return Optional.of(new Fetched(header, Math.max(size, raw.length)));
        } catch (IOException failed) {
            if (!stuck(uid)) throw lost(failed);
            LOG.error("letter {} of {} does not come through and is left there: {}", uid, account, failed.getMessage());
            return Optional.empty();
        }
    }

    /** Whether this letter has failed to come through so often that we give it up. */
    private boolean stuck(long uid) {
        tries = uid == stuckAt ? tries + 1 : 1;
        stuckAt = uid;
        return tries >= TRIES;
    }

    @Override
    public void await(Duration patience) throws IOException, InterruptedException {
        try {
            connected().await(patience, options.grace());
        } catch (MessagingException | IOException failed) {
            throw lost(failed);
        }
    }

    private ImapConnection connected() throws MessagingException {
        if (connection.filter(ImapConnection::isOpen).isEmpty()) {
            close();
            connection = Optional.of(ImapConnection.open(account, options.folder(), options.processed()));
        }
        return connection.get();
    }

    private IOException lost(Exception failed) {
        close();
        return account.failed(failed);
    }

    @Override
    public void close() {
        connection.ifPresent(ImapConnection::close);
        connection = Optional.empty();
    }
}
