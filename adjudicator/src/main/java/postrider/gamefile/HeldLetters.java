package postrider.gamefile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;
import postrider.dice.Proof;
import postrider.files.ReadFiles;
import postrider.kernel.Ruling;
import postrider.kernel.Side;

/**
 * The letters that a player holds, those he received and those he sent, beside the game file: they must tell the same. So a
 * withheld tail, a changed ruling and an invented digest are found.
 */
public record HeldLetters(List<Held> letters) {
    /** In bytes: no letter that a player gets or sends comes near it. */
    private static final int LARGEST = 20_000_000;

    /**
     * One letter.
     *
     * @param messageId without its brackets; empty if it has none
     * @param text as a mail program shows it
     * @param digest of what is signed in it by a player; empty if nothing is
     */
    public record Held(String messageId, String text, Optional<String> digest) {
        private Optional<LetterName> name() {
            return LetterName.read(messageId);
        }
    }

    /** Reads mail. Found by {@link ServiceLoader}; the gateway has it. */
    @FunctionalInterface
    public interface MailReader {
        /** @param players who may have signed it */
        Held read(byte[] mail, List<Event.Player> players);
    }

    public HeldLetters {
        letters = List.copyOf(letters);
    }

    /**
     * The {@code .eml} files below a folder.
     *
     * @throws IllegalArgumentException if there is none, or nobody here can read mail
     */
    static HeldLetters in(Path folder, Event.Header header) {
        if (!Files.isDirectory(folder)) throw new IllegalArgumentException("There is no folder %s.".formatted(folder));
        var reader = ServiceLoader.load(MailReader.class)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("There is nothing here that could read mail."));
        var players = List.copyOf(header.players().values());
        try (var files = Files.walk(folder)) {
            var letters = files.filter(
                            file -> file.toString().toLowerCase(Locale.ROOT).endsWith(".eml"))
                    .sorted()
                    .map(file -> reader.read(bytes(file), players))
                    .toList();
            if (letters.isEmpty())
                throw new IllegalArgumentException("There is no letter, no file *.eml, in %s.".formatted(folder));
            return new HeldLetters(letters);
        } catch (IOException | UncheckedIOException unreadable) {
            throw new IllegalArgumentException("%s cannot be read.".formatted(folder), unreadable);
        }
    }

    private static byte[] bytes(Path file) {
        try {
            return ReadFiles.bytes(file, LARGEST);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Throws a {@link CorruptGameFile} at the first entry that tells otherwise than they. */
    void check(EventLog file) {
        var received = letters.stream()
                .filter(letter -> letter.name().isPresent())
                .collect(Collectors.groupingBy(letter -> "<" + letter.messageId + ">"));
        var names = letters.stream().flatMap(letter -> letter.name().stream()).toList();
        var sent = letters.stream().flatMap(letter -> letter.digest.stream()).collect(Collectors.toSet());
        var log = GameLog.NOTHING;
        for (var stored : file.events()) {
            if (stored.event() instanceof Event.Letter letter
                    && !sent.isEmpty()
                    && names.stream().anyMatch(name -> name.isTo(letter.side())))
                checkSent(stored.entry(), letter, sent);
            for (var out : stored.outbox())
                for (var letter :
                        Optional.ofNullable(received.remove(out.messageId())).orElse(List.of()))
                    if (stored.event() instanceof Event.Played played) {
                        checkTold(stored.entry(), letter, out.to(), log.rulings());
                        checkTold(stored.entry(), letter, out.to(), played.rulings());
                    }
            log = log.with(stored);
        }
        for (var copies : received.values())
            throw new CorruptGameFile(
                    file.events().size(),
                    "nothing tells of the letter %s: the file was cut, or is another's"
                            .formatted(copies.getFirst().messageId));
    }

    /** An order of one whose own letters are here must be among them. */
    private static void checkSent(int entry, Event.Letter letter, Set<String> sent) {
        if (letter.root().isPresent() && !letter.byHand() && !sent.contains(letter.digest()))
            throw new CorruptGameFile(entry, "none of the letters that were sent is this order");
    }

    /**
     * A letter says what was ruled in the impulse before it was written, and what is new in it: all that its reader may read, in this
     * order, with nothing but proofs between.
     */
    private static void checkTold(int entry, Held letter, Side to, List<Ruling> rulings) {
        var text = " " + Proof.tame(letter.text.replaceAll("\\s+", " ").replaceAll("\\[ .*? ]", ""));
        var told = new StringBuilder();
        for (var ruling : rulings)
            if (ruling.readableBy(to)
                    && !text.contains(told.append(' ').append(Proof.tame(ruling.rule() + " " + ruling.sentence()))))
                throw new CorruptGameFile(
                        entry,
                        "the letter %s does not say '%s', or not there".formatted(letter.messageId, ruling.sentence()));
    }
}
