package postrider.gateway;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;
import postrider.log.LetterName;
import postrider.store.Undeliverable;

/**
 * Letters on their way out of a folder: {@code outbox} until they are sent, {@code sent} afterwards, each in a file named
 * by its Message-ID. A crash between sending and moving sends the same bytes under the same Message-ID again. A letter
 * that is refused for good rests between tries, see {@link Undeliverable}; it stays where it is.
 */
public final class Outbox {
    private static final Logger LOG = LoggerFactory.getLogger(Outbox.class);
    /** Of a letter, in bytes: none of ours comes near it. */
    private static final int LARGEST = 20_000_000;

    private static final String SUFFIX = ".eml";

    private final Path waiting;
    private final Path sent;
    private final Path copies;
    private final Path damaged;
    private final Optional<Undeliverable> undeliverable;
    private final InstantSource clock;

    public Outbox(Path folder) throws IOException {
        this(folder, InstantSource.system());
    }

    public Outbox(Path folder, InstantSource clock) throws IOException {
        this(folder, Optional.of(new Undeliverable(folder.resolve("refused"))), clock);
    }

    private Outbox(Path folder, Optional<Undeliverable> undeliverable, InstantSource clock) throws IOException {
        this.undeliverable = undeliverable;
        this.clock = clock;
        copies = folder.resolve("copies");
        damaged = folder.resolve("damaged");
        waiting = PrivateFiles.folder(folder.resolve("outbox"));
        sent = PrivateFiles.folder(folder.resolve("sent"));
    }

    /** One that throws away what is refused for good: forged addresses without end would fill it. */
    public static Outbox ofNotices(Path folder) throws IOException {
        return new Outbox(folder, Optional.empty(), InstantSource.system());
    }

    /** Lays a letter ready; nothing happens if it was laid ready or sent before. */
    public void put(String messageId, byte[] letter) throws IOException {
        if (!has(messageId)) PrivateFiles.replace(waiting.resolve(file(messageId)), letter);
    }

    /** Whether this letter is waiting or was sent. */
    public boolean has(String messageId) {
        return Files.exists(waiting.resolve(file(messageId))) || Files.exists(sent.resolve(file(messageId)));
    }

    /** Message-IDs of the letters that are not sent yet. */
    public List<String> waiting() throws IOException {
        try (var files = Files.list(waiting)) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(SUFFIX))
                    .sorted()
                    .map(Outbox::messageId)
                    .toList();
        }
    }

    /** Sends those of {@code named} that wait and do not rest, in this order. Returns whether all of these are sent. */
    public boolean deliver(Collection<String> named, Sender sender) throws IOException {
        return deliver(named, (messageId, letter) -> true, sender);
    }

    /**
     * The same. One that is not as it was written is set aside.
     *
     * @param asWritten of a Message-ID and the letter that lies under it
     */
    public boolean deliver(Collection<String> named, BiPredicate<String, byte[]> asWritten, Sender sender)
            throws IOException {
        var all = true;
        var again = false;
        for (var messageId : named) {
            var file = waiting.resolve(file(messageId));
            if (!Files.exists(file) || rests(messageId)) continue;
            try {
                var letter = letter(file);
                if (!asWritten.test(messageId, letter)) {
                    setAside(messageId);
                    all = false;
                    continue;
                }
                sender.send(letter);
                LOG.trace("the mail system has taken {}", messageId);
            } catch (Sender.Refused refused) {
                all &= refused.forGood() && undeliverable.isEmpty();
                refused(messageId, refused);
                continue;
            }
            PrivateFiles.move(file, sent.resolve(file(messageId)));
            Files.deleteIfExists(copies.resolve(file(messageId)));
            LOG.info("sent {}", messageId);
            again |= isReached(messageId);
        }
        return again ? deliver(named, asWritten, sender) : all;
    }

    private void setAside(String messageId) throws IOException {
        PrivateFiles.folder(damaged);
        PrivateFiles.move(waiting.resolve(file(messageId)), damaged.resolve(file(messageId)));
        LOG.error("not sent: {} is not as it was written; it lies in {} now", messageId, damaged);
    }

    private boolean rests(String messageId) throws IOException {
        return undeliverable.isPresent() && undeliverable.get().rests(messageId, clock.instant());
    }

    /** Whoever got a letter gets those that were refused before. Returns whether there are any. */
    private boolean isReached(String messageId) throws IOException {
        return undeliverable.isPresent()
                && undeliverable.get().forget(other -> reader(other).equals(reader(messageId)));
    }

    private static String reader(String messageId) {
        return LetterName.read(messageId.replaceAll("[<>]", ""))
                .map(LetterName::to)
                .orElse("");
    }

    private void refused(String messageId, Sender.Refused refused) throws IOException {
        if (!refused.forGood()) LOG.warn("not sent, will be tried again: {}: {}", messageId, refused.getMessage());
        else if (undeliverable.isPresent()) undeliverable.get().add(messageId, refused.getMessage(), clock.instant());
        else {
            Files.delete(waiting.resolve(file(messageId)));
            LOG.warn("refused for good, and thrown away: {}: {}", messageId, refused.getMessage());
        }
    }

    private static byte[] letter(Path file) throws Sender.Refused {
        try {
            return ReadFiles.bytes(file, LARGEST);
        } catch (IOException unreadable) {
            throw new Sender.Refused(unreadable.getMessage(), false);
        }
    }

    private static String file(String messageId) {
        return URLEncoder.encode(messageId.substring(1, messageId.length() - 1), UTF_8) + SUFFIX;
    }

    private static String messageId(String file) {
        return "<" + URLDecoder.decode(file.substring(0, file.length() - SUFFIX.length()), UTF_8) + ">";
    }
}
