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
 * The letters of a game that have left, one after the other in a file: each, and a line with its Message-ID, how many bytes it has and their
 * hash. Of one whose hash alone is kept there are no bytes. It is read from its end, for it is the last letters that are asked for; before
 * what a crash cut short, or a disk has spoilt, the next line is found.
 */
record SentMail(Path file) {
    private static final Pattern LINE =
            Pattern.compile("\nsent ((?:[\\w.*+-]|%[0-9A-F]{2})+) ([0-9]{1,9}) ([0-9a-f]{64})\n");

    /** How long it is to its end, in bytes. */
    private static final int HASH = 66;

    private static final Pattern LINES_END = Pattern.compile(" [0-9a-f]{64}\n");

    /** Of a line, in bytes: the name of a letter is no longer than that of a file. */
    private static final int LONGEST = 400;

    /**
     * Where a letter lies.
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

    /** The letters, in the order in which they left. */
    List<String> all() throws IOException {
        return Lists.map(places(place -> true), Place::messageId);
    }

    boolean has(String messageId) throws IOException {
        return place(messageId).isPresent();
    }

    /** The hash of a letter, if that is all that is kept of it. */
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

    /** From the last one back as long as this goes on, in their order; of those under one name the last counts. */
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

    /** The line of the letter before it ends where it begins, or it is as its hash says. */
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

    /** Adds a letter. It is on the disk when this returns. */
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

    /** Of these letters their hashes alone are kept from now on, of others what there is. Nobody adds to it meanwhile. */
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
