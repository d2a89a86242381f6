package postrider.gateway.mailbox;

import jakarta.mail.Message;
import jakarta.mail.MessagingException;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.gateway.mailbox.ImapConnection.Letter;
import postrider.gateway.mime.MimePart;

/** A folder on an IMAP server. A file records how far it was read. It connects when it is used, also after a failure. */
public final class ImapMailbox implements Mailbox {
    private static final Logger LOG = LoggerFactory.getLogger(ImapMailbox.class);

    /** How often a complete-looking letter that the server says is longer must arrive the same before it is accepted. */
    static final int SAME = 3;

    /** The most letters fetched in one exchange, and the number of bytes after which no further letter is added. */
    private static final int TOGETHER = 100;

    private static final int BYTES_TOGETHER = 1_000_000;

    private final Account account;
    private final Options options;
    private Optional<ImapConnection> connection = Optional.empty();
    private final Set<Long> read = new HashSet<>();
    private ReadPosition place = ReadPosition.beginning(0);
    private long highest;
    private long alone;

    /**
     * @param folder e.g. INBOX
     *
     * @param processed the folder that stored letters are moved to, if any
     * @param place the file that records how far the folder was read
     * @param limit the largest letter that is read, in bytes
     * @param grace how long a server may take to end IDLE before we disconnect
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
            place = place(server);
            var listed = server.after(place.uid());
            var kept = new ArrayList<Message>();
            try {
                fetch(new ArrayList<>(inTurn(listed)), server, keeper, kept);
            } finally {
                moveOn(listed.navigableKeySet());
            }
            server.putAside(kept);
        } catch (MessagingException failed) {
            throw lost(failed);
        }
        if (!place.late().isEmpty()) throw lost(new IOException(LateLetters.again(place.tries())));
    }

    /** How far the folder was read. Letters read beyond that are only remembered in memory; the ledger has them too. */
    private ReadPosition place(ImapConnection server) throws IOException, MessagingException {
        var validity = server.folder().getUIDValidity();
        var next = server.next() > 0 && place.validity() == validity
                ? Math.max(server.next(), highest + 1)
                : server.next();
        var found = ReadPosition.load(options.place(), validity, next);
        if (found.validity() != place.validity() || found.uid() < place.uid()) {
            read.clear();
            highest = 0;
            alone = 0;
        }
        return found;
    }

    /** In order of arrival, except that letters which failed repeatedly, and may break the connection, come last. */
    private List<Letter> inTurn(SortedMap<Long, Letter> listed) {
        return listed.values().stream()
                .filter(letter -> !read.contains(letter.uid()))
                .sorted(Comparator.comparing(letter -> place.tried(letter.uid()).tries() > 1))
                .toList();
    }

    private void fetch(List<Letter> letters, ImapConnection server, Keeper keeper, List<Message> kept)
            throws IOException, MessagingException {
        while (!letters.isEmpty()) {
            var together = letters.subList(0, together(letters));
            var beginnings = beginnings(together, server);
            for (var letter : together) {
                var whole = read(letter, Optional.ofNullable(beginnings.get(letter.uid())), server, keeper);
                if (whole.isPresent()) {
                    keeper.keep(whole.get());
                    read.add(letter.uid());
                    kept.add(letter.message());
                }
            }
            together.clear();
        }
    }

    private void moveOn(SortedSet<Long> listed) throws IOException {
        place = place.upTo(listed, read);
        read.removeIf(letter -> letter <= place.uid());
        if (!listed.isEmpty()) highest = Math.max(highest, listed.last());
        place.save(options.place());
    }

    /** How many of these letters to fetch in the next exchange; letters that may have failed are fetched one by one. */
    private int together(List<Letter> letters) {
        int many = 0;
        for (long bytes = 0; many < Math.min(letters.size(), TOGETHER) && bytes < BYTES_TOGETHER; many++) {
            var letter = letters.get(many);
            if (letter.uid() <= alone || place.tried(letter.uid()).tries() > 0) return Math.max(1, many);
            bytes += letter.size();
        }
        return many;
    }

    /** The beginnings of several letters, in one exchange; nothing for a single letter, which is fetched later. */
    private Map<Long, byte[]> beginnings(List<Letter> letters, ImapConnection server) throws MessagingException {
        if (letters.size() == 1) return Map.of();
        try {
            return server.pieces(letters, 0, Account.CHUNK);
        } catch (MessagingException failed) {
            alone = letters.getLast().uid();
            throw failed;
        }
    }

    /** Reads no more than needed: of a letter that is too large, only as much as the longest header. */
    private Optional<Fetched> read(Letter letter, Optional<byte[]> beginning, ImapConnection server, Keeper keeper)
            throws IOException, MessagingException {
        var size = letter.size();
        int most = size > options.limit() ? MimePart.HEADER : options.limit() + 1;
        var whole = beginning.filter(bytes -> bytes.length < Account.CHUNK && bytes.length >= size);
        byte[] raw;
        try {
            raw = whole.isPresent() ? whole.get() : server.bytes(letter, most);
        } catch (MessagingException failed) {
            var nothing = tooShort(letter, new byte[0], failed.getMessage(), keeper);
            if (!server.isOpen()) throw failed;
            return nothing;
        }
        if (raw.length == 0 || raw.length < Math.min(size, most))
            return tooShort(letter, raw, "%,d of %,d bytes came".formatted(raw.length, size), keeper);
        if (size <= options.limit() && raw.length <= options.limit()) return Optional.of(new Fetched(raw, raw.length));
        return Optional.of(
                new Fetched(Arrays.copyOf(raw, Math.min(raw.length, MimePart.HEADER)), Math.max(size, raw.length)));
    }

    /**
     * A server may count bytes differently: Exchange reports the size in its store. So a letter that shows its own end is accepted once it
     * has arrived the same a few times, and plain text, which may end anywhere, once it has every time.
     */
    private Optional<Fetched> tooShort(Letter letter, byte[] raw, String found, Keeper keeper) throws IOException {
        var late = place.tried(letter.uid()).again(raw);
        place = place.with(letter.uid(), late);
        var end = LetterEnd.of(raw);
        if (end == LetterEnd.SHOWN && late.same() >= SAME || end == LetterEnd.UNKNOWN && late.same() >= TRIES) {
            LOG.warn("letter {} of {} is accepted as it is: {}, the same each time", letter.uid(), account, found);
            return Optional.of(new Fetched(raw, raw.length));
        }
        if (late.tries() >= TRIES) {
            var why = LateLetters.left(letter.uid(), account, found);
            LOG.error(why);
            keeper.giveUp(why);
            read.add(letter.uid());
        }
        return Optional.empty();
    }

    @Override
    public void await(Duration patience) throws IOException, InterruptedException {
        try {
            connected().await(highest, patience, options.grace());
        } catch (MessagingException | IOException failed) {
            throw lost(failed);
        }
    }

    private ImapConnection connected() throws MessagingException, IOException {
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
