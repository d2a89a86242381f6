package postrider.store;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static java.nio.file.StandardOpenOption.CREATE;
import static java.nio.file.StandardOpenOption.READ;
import static java.nio.file.StandardOpenOption.TRUNCATE_EXISTING;
import static java.nio.file.StandardOpenOption.WRITE;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import postrider.files.Hash;
import postrider.files.PrivateFiles;
import postrider.text.Lists;

/**
 * The letters of a game that have left, in one file, in order: each is followed by a line with its Message-ID, its length in bytes and
 * its hash. Where only the hash is kept, there are no bytes. The file is read from its end, since the last letters are those asked for;
 * past a part that a crash cut short or a disk has spoilt, the nearest earlier line is searched for.
 */
record SentMail(Path file) {
    private static final Pattern LINE =
            Pattern.compile("\nsent ((?:[\\w.*+-]|%[0-9A-F]{2})+) ([0-9]{1,9}) ([0-9a-f]{64})\n");

    /** The length of the end of a line from the blank before its hash, in bytes. */
    private static final int HASH = 66;

    private static final Pattern LINES_END = Pattern.compile(" [0-9a-f]{64}\n");

    /** The longest line, in bytes: a letter's name is no longer than a file's. */
    private static final int LONGEST = 400;

    /**
     * Where a letter is in the file.
     *
     * @param at where it begins
     * @param length in bytes
     * @param hash SHA-256 in hex
     */
    private record Place(String messageId, long at, int length, String hash) {
        static Place of(MatchResult line, long text) {
            int length = Integer.parseInt(line.group(2));
            var messageId = LetterFolder.messageId(line.group(1));
            return new Place(messageId, text + line.start() - length, length, line.group(3));
        }

        /** Where its line begins. */
        long end() {
            return at + length;
        }

        Optional<String> remembered() {
            return length == 0 ? Optional.of(hash) : Optional.empty();
        }
    }

    private boolean isThere() {
        return Files.exists(file, LinkOption.NOFOLLOW_LINKS);
    }

    /** The Message-IDs, in the order in which the letters left. */
    List<String> all() throws IOException {
        return Lists.map(places(place -> true), Place::messageId);
    }

    boolean has(String messageId) throws IOException {
        return place(messageId).isPresent();
    }

    /** The hash of a letter, if only that is kept. */
    Optional<String> remembered(String messageId) throws IOException {
        return place(messageId).flatMap(Place::remembered);
    }

    Optional<byte[]> letter(String messageId) throws IOException {
        var place = place(messageId);
        return place.isEmpty() || place.get().remembered().isPresent()
                ? Optional.empty()
                : Optional.of(letter(place.get()));
    }

    private byte[] letter(Place place) throws IOException {
        try (var channel = PrivateFiles.open(file, READ)) {
            return bytes(channel, place.at(), place.end());
        }
    }

    private Optional<Place> place(String messageId) throws IOException {
        var places = places(place -> !place.messageId().equals(messageId));
        return places.stream().findFirst().filter(place -> place.messageId().equals(messageId));
    }

    /**
     * The letters from the end of the file back to the first for which {@code goesOn} is false, in file order; of several with one
     * name, the last.
     */
    private List<Place> places(Predicate<Place> goesOn) throws IOException {
        var places = new LinkedHashMap<String, Place>();
        if (!isThere()) return List.of();
        try (var channel = PrivateFiles.open(file, READ)) {
            var place = before(channel, channel.size());
            while (place.isPresent()) {
                boolean isWhole = isWhole(channel, place.get());
                if (isWhole) places.putIfAbsent(place.get().messageId(), place.get());
                if (isWhole && !goesOn.test(place.get())) break;
                place = before(channel, isWhole ? place.get().at() : place.get().end());
            }
        }
        return List.copyOf(places.values()).reversed();
    }

    /** The letter whose line ends here, or else the last one before. */
    private static Optional<Place> before(FileChannel channel, long end) throws IOException {
        long near = Math.max(0, end - LONGEST);
        var text = text(channel, near, end);
        for (var line = LINE.matcher(text); line.find(); )
            if (line.end() == text.length()) return Optional.of(Place.of(line, near));
        var all = LINE.matcher(text(channel, 0, end));
        return all.results().reduce((earlier, later) -> later).map(line -> Place.of(line, 0));
    }

    /** Either the previous letter's line ends where this letter begins, or the letter matches its hash. */
    private static boolean isWhole(FileChannel channel, Place place) throws IOException {
        return place.at() == 0
                || place.at() >= HASH
                        && (LINES_END
                                        .matcher(text(channel, place.at() - HASH, place.at()))
                                        .matches()
                                || Hash.sha256(bytes(channel, place.at(), place.end()))
                                        .equals(place.hash()));
    }

    private static String text(FileChannel channel, long from, long end) throws IOException {
        return new String(bytes(channel, from, end), ISO_8859_1);
    }

    private static byte[] bytes(FileChannel channel, long from, long end) throws IOException {
        var bytes = ByteBuffer.allocate(Math.toIntExact(end - from));
        while (bytes.hasRemaining() && channel.read(bytes, from + bytes.position()) >= 0) {}
        return bytes.array();
    }

    /** Adds a letter, which is on disk when this returns. */
    void add(String messageId, byte[] letter) throws IOException {
        boolean first = !isThere();
        PrivateFiles.append(file, entry(messageId, letter, Hash.sha256(letter)));
        if (first) PrivateFiles.force(file.toAbsolutePath().getParent());
    }

    private static byte[] entry(String messageId, byte[] letter, String hash) {
        var line = "\nsent %s %d %s\n"
                .formatted(LetterFolder.name(messageId), letter.length, hash)
                .getBytes(UTF_8);
        return ByteBuffer.allocate(letter.length + line.length)
                .put(letter)
                .put(line)
                .array();
    }

    /** Keeps only the hashes of these letters, and the others as they are. Nothing is added meanwhile. */
    void remember(Map<String, String> hashes) throws IOException {
        var next = file.resolveSibling(file.getFileName() + ".new");
        try (var channel = PrivateFiles.open(next, CREATE, TRUNCATE_EXISTING, WRITE)) {
            for (var hash : hashes.entrySet()) write(channel, entry(hash.getKey(), new byte[0], hash.getValue()));
            for (var place : places(every -> true))
                if (!hashes.containsKey(place.messageId()))
                    write(channel, entry(place.messageId(), letter(place), place.hash()));
            channel.force(true);
        }
        PrivateFiles.move(next, file);
    }

    private static void write(FileChannel channel, byte[] bytes) throws IOException {
        for (var left = ByteBuffer.wrap(bytes); left.hasRemaining(); ) channel.write(left);
    }
}
