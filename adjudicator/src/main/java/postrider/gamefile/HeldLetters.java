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
import java.util.stream.Stream;
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
    public static HeldLetters in(Path folder, Event.Header header) {
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
                throw new IllegalArgumentException("There is no letter (.eml) in %s.".formatted(folder));
            return new HeldLetters(letters);
        } catch (IOException | UncheckedIOException unreadable) {
            throw new IllegalArgumentException(
                    "%s cannot be read: %s".formatted(folder, unreadable.getMessage()), unreadable);
        }
    }

    private static byte[] bytes(Path file) {
        try {
            return ReadFiles.bytes(file, LARGEST);
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** What the file tells otherwise than they; empty if nothing. */
    Optional<CorruptGameFile> fault(EventLog file) {
        var named = file.events().stream()
                .flatMap(stored -> stored.outbox().stream().map(Outgoing::messageId))
                .collect(Collectors.toSet());
        return letters.stream()
                .filter(letter -> letter.name().isPresent() && !named.contains("<" + letter.messageId + ">"))
                .map(letter -> new CorruptGameFile(
                        file.events().size(),
                        "nothing tells of the letter %s: the file was cut, or is another's"
                                .formatted(letter.messageId)))
                .findFirst()
                .or(() -> untold(file))
                .or(() -> file.events().stream()
                        .flatMap(stored -> unsent(stored).stream())
                        .findFirst());
    }

    /** A ruling that a letter does not say: each tells all of its impulse so far. */
    private Optional<CorruptGameFile> untold(EventLog file) {
        var log = GameLog.NOTHING;
        for (var stored : file.events()) {
            var before = log;
            log = log.with(stored);
            if (!(stored.event() instanceof Event.Played played)) continue;
            var rulings = Stream.concat(before.rulings().stream(), played.rulings().stream())
                    .toList();
            for (var out : stored.outbox())
                for (var letter : letters)
                    if (out.messageId().equals("<" + letter.messageId + ">")) {
                        var untold = untold(letter, rulings, out.to());
                        if (untold.isPresent())
                            return Optional.of(new CorruptGameFile(
                                    stored.entry(),
                                    "the letter %s does not say '%s'".formatted(letter.messageId, untold.get())));
                    }
        }
        return Optional.empty();
    }

    private static Optional<String> untold(Held letter, List<Ruling> rulings, Side to) {
        var text = Proof.tame(letter.text);
        return rulings.stream()
                .filter(ruling -> ruling.readableBy(to) && !text.contains(said(ruling)))
                .map(Ruling::sentence)
                .findFirst();
    }

    private static String said(Ruling ruling) {
        return Proof.tame(ruling.rule() + " " + ruling.sentence());
    }

    /** An order of a side whose own letters are here, and none of them is it. */
    private Optional<CorruptGameFile> unsent(StoredEvent stored) {
        return stored.event() instanceof Event.Letter letter
                        && letter.root().isPresent()
                        && !letter.byHand()
                        && !sent().isEmpty()
                        && letters.stream()
                                .flatMap(held -> held.name().stream())
                                .anyMatch(name -> name.isTo(letter.side()))
                        && !sent().contains(letter.digest())
                ? Optional.of(new CorruptGameFile(stored.entry(), "none of the letters that were sent is this order"))
                : Optional.empty();
    }

    private Set<String> sent() {
        return letters.stream().flatMap(letter -> letter.digest.stream()).collect(Collectors.toSet());
    }
}
