package postrider.gateway.mailbox;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.files.Hash;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;

/**
 * How far a mailbox was read. If that is unknown it is read from the beginning; the ledger knows the letters that came in before.
 *
 * @param validity the mailbox's UIDVALIDITY; where it changes, all UIDs are new (RFC 9051, 2.3.1.1)
 * @param uid the UID up to which all letters were read
 * @param late the letters after it that could not be fetched, by UID
 */
record ReadPosition(long validity, long uid, SortedMap<Long, Late> late) {
    private static final Logger LOG = LoggerFactory.getLogger(ReadPosition.class);

    /** The largest file, in bytes: a line of two numbers, and one for each late letter. */
    private static final int LARGEST = 1_000_000;

    private static final String NUMBER = "(\\d{1,18})";
    private static final Pattern PLACE = Pattern.compile(NUMBER + " " + NUMBER);
    private static final Pattern LATE = Pattern.compile("late " + NUMBER + " (\\d{1,9}) (\\d{1,9}) (\\S+)");

    /**
     * A letter that was tried and could not be fetched.
     *
     * @param tries how often it was tried
     * @param same how often in a row the server gave the same bytes
     * @param given the hash of those bytes
     */
    record Late(int tries, int same, String given) {
        static final Late NEVER = new Late(0, 0, "-");

        Late again(byte[] bytes) {
            var hash = Hash.sha256(bytes);
            return new Late(tries + 1, hash.equals(given) ? same + 1 : 1, hash);
        }
    }

    static ReadPosition beginning(long validity) {
        return new ReadPosition(validity, 0, new TreeMap<>());
    }

    /**
     * The position recorded in {@code file}, or the beginning if there is no valid one.
     *
     * @param next the UID of the next letter; not positive if the server does not say
     */
    static ReadPosition load(Path file, long validity, long next) throws IOException {
        if (!Files.exists(file)) return beginning(validity);
        var place = read(file);
        if (place.isEmpty() || place.get().validity == validity && next > 0 && place.get().uid >= next) {
            LOG.warn("{} is damaged: the mailbox is read from its beginning; what came in before is known", file);
            return beginning(validity);
        }
        return place.filter(kept -> kept.validity == validity).orElseGet(() -> beginning(validity));
    }

    private static Optional<ReadPosition> read(Path file) {
        try {
            var lines = ReadFiles.text(file, LARGEST).lines().toList();
            var place = PLACE.matcher(lines.isEmpty() ? "" : lines.getFirst());
            if (!place.matches()) return Optional.empty();
            var late = new TreeMap<Long, Late>();
            for (var line : lines.subList(1, lines.size())) {
                var letter = LATE.matcher(line);
                if (!letter.matches()) return Optional.empty();
                late.put(
                        Long.valueOf(letter.group(1)),
                        new Late(
                                Integer.parseInt(letter.group(2)), Integer.parseInt(letter.group(3)), letter.group(4)));
            }
            return Optional.of(new ReadPosition(Long.parseLong(place.group(1)), Long.parseLong(place.group(2)), late));
        } catch (IOException unreadable) {
            LOG.warn(unreadable.getMessage());
            return Optional.empty();
        }
    }

    Late tried(long letter) {
        return late.getOrDefault(letter, Late.NEVER);
    }

    SortedMap<Long, Integer> tries() {
        var tries = new TreeMap<Long, Integer>();
        late.forEach((letter, tried) -> tries.put(letter, tried.tries()));
        return tries;
    }

    ReadPosition with(long letter, Late tried) {
        var more = new TreeMap<>(late);
        more.put(letter, tried);
        return new ReadPosition(validity, uid, more);
    }

    /**
     * The position up to which everything is now read.
     *
     * @param listed the letters after this position, in order
     * @param read the letters that were read
     */
    ReadPosition upTo(Collection<Long> listed, Collection<Long> read) {
        long place = uid;
        for (long letter : listed) {
            if (!read.contains(letter)) break;
            place = letter;
        }
        var still = new TreeMap<>(late);
        still.keySet().retainAll(listed);
        still.keySet().removeAll(read);
        return new ReadPosition(validity, place, still);
    }

    void save(Path file) throws IOException {
        var text = new StringBuilder("%d %d\n".formatted(validity, uid));
        late.forEach((letter, tried) ->
                text.append("late %d %d %d %s\n".formatted(letter, tried.tries(), tried.same(), tried.given())));
        PrivateFiles.update(file, text.toString());
    }
}
