package postrider.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.files.Hash;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;
import postrider.kernel.ruling.Side;
import postrider.log.CorruptGameFile;
import postrider.log.GameLog;
import postrider.log.LetterName;
import postrider.log.Outgoing;

/**
 * The letters of one game: {@code outbox/} with those that wait, {@code copies/} with each of these once more, {@code sent/}, {@code
 * damaged/} and {@code withdrawn/}. One that no entry of the game file names was never written.
 */
public record GameLetters(GameFolder folder) {
    private static final Logger LOG = LoggerFactory.getLogger(GameLetters.class);

    /** Of a letter, in bytes: none of ours comes near it. */
    private static final int LETTER = 20_000_000;

    /** What the Message-ID of a letter ends with that is on paper: no mail server has it. */
    public static final String PAPER = "@postrider.invalid>";

    /** What the name of a letter ends with that is not written yet. */
    private static final String UNFINISHED = ".new";

    private Path setAside() {
        return folder.path().resolve("damaged");
    }

    private Path copies() {
        return folder.path().resolve("copies");
    }

    /** Puts letters into the outbox; when this returns they are on the disk. One that is to be mailed is kept twice until it has left. */
    public void put(List<SealedLetter> letters) {
        for (var letter : letters) {
            var name = stem(letter.messageId()) + "." + letter.extension();
            var file = folder.outbox().resolve(name);
            GameFolder.write(unfinished(file), letter.bytes());
            try {
                Files.move(unfinished(file), file, StandardCopyOption.ATOMIC_MOVE);
                if (!isOnPaper(letter.messageId()))
                    Files.copy(
                            file,
                            PrivateFiles.folder(copies()).resolve(name),
                            StandardCopyOption.REPLACE_EXISTING,
                            StandardCopyOption.COPY_ATTRIBUTES);
            } catch (IOException e) {
                throw new UncheckedIOException("%s cannot be written.".formatted(file), e);
            }
        }
        force(folder.outbox());
    }

    /** Writes those that wait again from their copies where they are not as they were entered, or gone. A copy that is not is of no use. */
    public void mend(List<Outgoing> waiting) {
        for (var letter : waiting) {
            var file = in(folder.outbox(), letter);
            var copy = in(copies(), letter);
            try {
                if (!isAsEntered(copy, letter)) Files.deleteIfExists(copy);
                else if (!isAsEntered(file, letter)) {
                    PrivateFiles.replace(file, bytes(copy));
                    LOG.error("{} was damaged or gone before it left: it is written again", letter.messageId());
                }
            } catch (IOException e) {
                throw new UncheckedIOException("%s cannot be written again.".formatted(file), e);
            }
        }
    }

    private static boolean isAsEntered(Path file, Outgoing letter) {
        try {
            return Hash.sha256(ReadFiles.bytes(file, LETTER)).equals(letter.sha256());
        } catch (IOException gone) {
            return false;
        }
    }

    private static boolean isOnPaper(String messageId) {
        return messageId.endsWith(PAPER);
    }

    private static Path unfinished(Path file) {
        return file.resolveSibling(file.getFileName() + UNFINISHED);
    }

    /**
     * The letters that are to be mailed and have not left yet, as the entries name them; of those to one reader the oldest
     * first. What no entry names was never written.
     */
    public List<Outgoing> unsent() {
        var waiting = toMail();
        return waiting.isEmpty() ? List.of() : named(waiting, folder.glance().lastLetters());
    }

    /** The same of a game whose log is known. */
    public List<Outgoing> unsent(GameLog log) {
        return named(toMail(), log.lastLetters());
    }

    private List<String> toMail() {
        return waiting().filter(id -> !isOnPaper(id)).toList();
    }

    private List<Outgoing> named(List<String> waiting, List<Outgoing> last) {
        var named = byId(last.stream());
        if (!named.keySet().containsAll(waiting))
            named = byId(folder.events().stream().flatMap(stored -> stored.outbox().stream()));
        return waiting.stream().map(named::get).filter(Objects::nonNull).toList();
    }

    private static Map<String, Outgoing> byId(Stream<Outgoing> letters) {
        return letters.collect(Collectors.toMap(Outgoing::messageId, letter -> letter, (one, same) -> one));
    }

    /** Whether a letter has left. What lies on paper is in the referee's hands. */
    public boolean hasLeft(Outgoing letter) {
        return isOnPaper(letter.messageId()) || Files.exists(in(folder.sent(), letter));
    }

    /** Whether a letter that was to be mailed has neither left nor waits. */
    public boolean hasLost(Outgoing letter) {
        return !hasLeft(letter) && !Files.exists(in(folder.outbox(), letter));
    }

    private static Path in(Path where, Outgoing letter) {
        return where.resolve(stem(letter.messageId()) + ".eml");
    }

    /** Takes the letters to a side out of the outbox: they would go to an address that is given up. */
    public void withdraw(Side side, List<Outgoing> unsent) {
        try {
            var withdrawn = PrivateFiles.folder(folder.path().resolve("withdrawn"));
            for (var letter : unsent)
                if (letter.to() == side) {
                    Files.deleteIfExists(in(copies(), letter));
                    PrivateFiles.move(in(folder.outbox(), letter), in(withdrawn, letter));
                }
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "The letters to the %s side of %s cannot be withdrawn.".formatted(side, folder.id()), e);
        }
    }

    /** The letters that the mail system refuses. */
    public Undeliverable undeliverable() {
        return new Undeliverable(folder.path().resolve("refused"));
    }

    /** How many letters were not as they were entered, nor their copies, and were set aside. */
    public int damaged() {
        return files(setAside()).size();
    }

    /** Why the mail system refuses a letter that waits; empty if it does not. */
    public Optional<String> refused(Outgoing letter) {
        try {
            return hasLeft(letter) ? Optional.empty() : undeliverable().why(letter.messageId());
        } catch (IOException e) {
            throw new UncheckedIOException(
                    "%s cannot be read.".formatted(undeliverable().file()), e);
        }
    }

    /** How many letters the referee is to hand over himself, as far as they still lie there. */
    public int toHandOver() {
        return (int) waiting().filter(GameLetters::isOnPaper).count();
    }

    /** What is gone from the outbox, and has not left, waits too while there is a copy. */
    private Stream<String> waiting() {
        return Stream.of(folder.outbox(), copies())
                .flatMap(where -> files(where).stream())
                .filter(file -> !file.toString().endsWith(UNFINISHED))
                .filter(file -> !Files.exists(folder.sent().resolve(file.getFileName())))
                .map(GameLetters::messageId)
                .distinct()
                .sorted(Comparator.comparingInt(
                        id -> LetterName.read(id).map(LetterName::number).orElse(0)))
                .map("<%s>"::formatted);
    }

    /** The letters that have left, by Message-ID, each with its SHA-256 in hex. */
    public Map<String, String> sentLetters() {
        var letters = new TreeMap<String, String>();
        for (var file : files(folder.sent()))
            if (LetterName.read(messageId(file)).isPresent())
                letters.put("<%s>".formatted(messageId(file)), Hash.sha256(bytes(file)));
        return letters;
    }

    /** A letter of ours as it was written, whether it has left or not; empty if it is kept no longer. */
    public Optional<byte[]> letter(String messageId) {
        return Stream.concat(files(folder.sent()).stream(), files(folder.outbox()).stream())
                .filter(file -> messageId.equals("<%s>".formatted(messageId(file))))
                .findFirst()
                .map(GameLetters::bytes);
    }

    private static byte[] bytes(Path file) {
        try {
            return ReadFiles.bytes(file, LETTER);
        } catch (IOException e) {
            throw new UncheckedIOException("%s cannot be read: %s".formatted(file, e.getMessage()), e);
        }
    }

    /** Throws {@link CorruptGameFile} if a letter has left of which the log knows nothing. */
    public void requireTold(GameLog log, int entries) {
        for (var file : files(folder.sent()))
            if (LetterName.read(messageId(file)).filter(name -> !name.isIn(log)).isPresent())
                throw CorruptGameFile.cut(entries, "<%s>".formatted(messageId(file)));
    }

    /** Throws away what lies in the outbox unnamed: a crash came before the event that would have named it. Of what has left no copy is kept. */
    public void sweep(GameLog log) {
        for (var file : files(folder.outbox())) if (!isNamed(file, log)) throwAway(file, "was never written");
        for (var copy : files(copies()))
            if (!isNamed(copy, log) || Files.exists(folder.sent().resolve(copy.getFileName())))
                throwAway(copy, "is a copy that nothing needs");
    }

    private static boolean isNamed(Path file, GameLog log) {
        return !file.toString().endsWith(UNFINISHED)
                && LetterName.read(messageId(file))
                        .filter(name -> name.isIn(log))
                        .isPresent();
    }

    private void throwAway(Path file, String why) {
        try {
            Files.delete(file);
            LOG.info("{} {}: thrown away", file, why);
        } catch (IOException e) {
            throw new UncheckedIOException("The outbox of %s cannot be cleared.".formatted(folder.id()), e);
        }
    }

    /** A game file may be kept without its letters. */
    private List<Path> files(Path where) {
        if (!Files.isDirectory(where)) return List.of();
        try (Stream<Path> files = Files.list(where)) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException("%s cannot be read.".formatted(where), e);
        }
    }

    /** A Message-ID without its brackets, as it can name a file. */
    private static String stem(String messageId) {
        return URLEncoder.encode(messageId.replaceAll("^<|>$", ""), StandardCharsets.UTF_8);
    }

    private static String messageId(Path file) {
        var name = file.getFileName().toString();
        return URLDecoder.decode(name.substring(0, Math.max(name.lastIndexOf('.'), 0)), StandardCharsets.UTF_8);
    }

    private static void force(Path where) {
        try {
            PrivateFiles.force(where);
        } catch (IOException e) {
            throw new UncheckedIOException("%s cannot be written.".formatted(where), e);
        }
    }
}
