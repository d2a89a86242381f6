package postrider.gateway.mailbox;

import static java.nio.file.LinkOption.NOFOLLOW_LINKS;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.text.Lists;

/** A Maildir on this machine. A letter is moved from {@code new} to {@code cur}, or deleted, once it is stored, so no crash loses it. */
public final class MaildirMailbox implements Mailbox {
    private static final Logger LOG = LoggerFactory.getLogger(MaildirMailbox.class);
    private static final Duration GLANCE = Duration.ofMillis(500);

    private final Maildir maildir;
    private final boolean delete;
    private final Path known;
    private final int limit;
    private List<Path> seen = List.of();

    /**
     * @param delete whether letters are deleted once they are stored
     *
     * @param known the file that records which letters cannot be read
     * @param limit the largest letter that is read, in bytes
     */
    public MaildirMailbox(Path folder, boolean delete, Path known, int limit) {
        this.maildir = new Maildir(folder);
        this.delete = delete;
        this.known = known;
        this.limit = limit;
    }

    private record Letter(Path file, int limit) implements KnownLetters.Named {
        @Override
        public String name() {
            return file.getFileName().toString();
        }

        @Override
        public Fetched read() throws KnownLetters.Odd {
            try {
                if (!Files.isRegularFile(file, NOFOLLOW_LINKS)) throw new KnownLetters.Odd("it is no file");
                if (Files.size(file) == 0) throw new KnownLetters.Odd("there is nothing in it");
                return whole();
            } catch (KnownLetters.Odd odd) {
                throw odd;
            } catch (IOException unreadable) {
                throw new KnownLetters.Odd(unreadable.toString());
            }
        }

        /** The letter with CRLF, as it came by mail: files have the line ends of this machine. */
        private Fetched whole() throws IOException {
            var sink = new LetterSink(limit);
            try (var in = new BufferedInputStream(Files.newInputStream(file, NOFOLLOW_LINKS))) {
                for (int before = 0, octet = in.read(); octet >= 0; before = octet, octet = in.read()) {
                    if (octet == '\n' && before != '\r') sink.write('\r');
                    sink.write(octet);
                }
            }
            return sink.letter();
        }
    }

    @Override
    public void fetch(Keeper keeper) throws IOException {
        seen = maildir.fresh();
        var letters = Lists.map(seen, file -> new Letter(file, limit));
        var fates = KnownLetters.in(known, letters);
        try {
            fates.fetch(letters, maildir.folder(), keeper);
        } finally {
            putAside(Lists.filter(letters, letter -> fates.isKept(letter.name())), fates);
            fates.save();
        }
        fates.requireAll(maildir.folder());
    }

    /** Letters that cannot be moved are not read again. */
    private void putAside(List<Letter> kept, KnownLetters fates) {
        for (var letter : kept)
            try {
                if (delete) Files.deleteIfExists(letter.file());
                else maildir.putAside(letter.file());
                fates.forget(letter.name());
            } catch (IOException refused) {
                LOG.warn("{} was read and cannot be taken out of 'new': {}", letter.file(), refused.toString());
            }
    }

    @Override
    public void await(Duration patience) throws IOException, InterruptedException {
        for (var left = patience; left.isPositive() && seen.containsAll(maildir.fresh()); left = left.minus(GLANCE))
            Thread.sleep(Mailbox.shorter(left, GLANCE));
    }

    @Override
    public void close() {
        // nothing is open
    }
}
