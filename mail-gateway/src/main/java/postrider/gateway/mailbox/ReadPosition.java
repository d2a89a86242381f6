package postrider.gateway.mailbox;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
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
 * Up to where a mailbox was read. Where that is not known it is the beginning: what came before is in the ledger.
 *
 * @param validity the mailbox's UIDVALIDITY; where it changes, all UIDs are new (RFC 9051, 2.3.1.1)
 * @param uid up to which all letters were read
 * @param late those after it that have not come through, by their UIDs
 */
record ReadPosition(long validity, long uid, SortedMap<Long, Late> late) {
    private static final Logger LOG = LoggerFactory.getLogger(ReadPosition.class);

    /** Of the file, in bytes: a line of two numbers, and one for each that is late. */
    private static final int LARGEST = 1_000_000;

    private static final String NUMBER = "(\\d{1,18})";
    private static final Pattern PLACE = Pattern.compile(NUMBER + " " + NUMBER);
    private static final Pattern LATE = Pattern.compile("late " + NUMBER + " (\\d{1,9}) (\\d{1,9}) (\\S+)");

    /**
     * A letter that was tried and has not come through.
     *
     * @param tries how often
     * @param same how often in a row the server gave the same of it
     * @param given what that was, by its hash
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
     * The place kept in {@code file}, or the beginning if there is none that can be right.
     *
     * @param next the UID that the next letter will have; not positive if the server does not say
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

    /** How a letter was tried before. */
    Late tried(long letter) {
        return late.getOrDefault(letter, Late.NEVER);
    }

    /** How often each that is late was tried. */
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
     * As far as all was read.
     *
     * @param listed the letters after this place, in order
     * @param read those that were read
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
        PrivateFiles.update(file, text.toString().getBytes(StandardCharsets.US_ASCII));
    }
}
