package postrider.proof;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import postrider.dice.Proof;
import postrider.files.ReadFiles;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.log.CorruptGameFile;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.LetterName;
import postrider.log.LetterRecord;
import postrider.log.Moment;
import postrider.store.EventLog;
import postrider.text.Lists;

/**
 * The letters a player has received and sent, to be compared with the game file. They reveal a withheld tail, a changed ruling or an
 * invented digest.
 *
 * @param received the records of the referee's letters; an empty record for a letter without one
 * @param sent the digests of the player's own letters
 * @param unread the files of letters of the referee that could not be read, and why
 */
public record HeldLetters(List<LetterRecord> received, Set<String> sent, List<String> unread) {
    /** In bytes; no letter that a player receives or sends comes near it. */
    private static final int LARGEST = 20_000_000;

    /**
     * One letter.
     *
     * @param file its file name
     * @param messageId without brackets; empty if it has none, or several
     * @param referees whether it claims to be a referee's letter about a game
     * @param text of its record, or as a mail program shows it
     * @param digest of what a player has signed in it; empty if nothing is signed
     */
    public record Held(String file, String messageId, boolean referees, String text, Optional<String> digest) {
        /** All records in it, if it is one of ours; an empty record if there are none. */
        private Stream<LetterRecord> records() {
            var name = LetterName.read(messageId);
            if (name.isEmpty()) return Stream.of();
            var records = LetterRecord.in(text);
            return records.isEmpty() ? Stream.of(new LetterRecord(name.get().toString(), List.of())) : records.stream();
        }

        /** Why a letter of the referee cannot be compared with the file; empty if it can, or is no such letter. */
        private Optional<String> fault() {
            var name = LetterName.read(messageId);
            if (name.isEmpty())
                return Optional.of("its Message-ID names no letter of a referee")
                        .filter(why -> referees);
            var begun = LetterRecord.begun(text);
            if (begun.stream().anyMatch(other -> !other.equals(name.get().toString())))
                return Optional.of("it has the record of another letter");
            return Optional.of("its record is missing, or not whole")
                    .filter(why -> (!begun.isEmpty() || name.get().proves())
                            && LetterRecord.in(text).isEmpty());
        }
    }

    /** Reads mail. Found by {@link ServiceLoader}; the gateway provides it. */
    public interface MailReader {
        /** The plain text that a mail program shows. */
        String text(byte[] mail);

        /**
         * @param file its file name
         * @param players who may have signed it
         */
        Held read(String file, byte[] mail, List<Event.Player> players);
    }

    public HeldLetters {
        received = List.copyOf(received);
        sent = Set.copyOf(sent);
        unread = List.copyOf(unread);
    }

    static HeldLetters of(List<Held> letters) {
        return new HeldLetters(
                letters.stream().flatMap(letter -> letter.records()).toList(),
                letters.stream().flatMap(letter -> letter.digest.stream()).collect(Collectors.toSet()),
                letters.stream()
                        .flatMap(letter -> letter.fault().map(why -> letter.file + ": " + why).stream())
                        .toList());
    }

    /**
     * The {@code .eml} files below a folder, and the records in its {@code .txt} files.
     *
     * @throws IllegalArgumentException if there are none, or nobody here can read mail
     */
    static HeldLetters in(Path folder, Event.Header header) {
        if (!Files.isDirectory(folder)) throw new IllegalArgumentException("There is no folder %s.".formatted(folder));
        var reader = ServiceLoader.load(MailReader.class)
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("Nothing here can read mail."));
        var players = List.copyOf(header.players().values());
        var mail = of(Lists.map(
                files(folder, ".eml"), file -> reader.read(file.getFileName().toString(), bytes(file), players)));
        var received = new ArrayList<>(mail.received);
        var unread = new ArrayList<>(mail.unread);
        for (var file : files(folder, ".txt")) {
            var text = new String(bytes(file), StandardCharsets.UTF_8);
            var records = LetterRecord.in(text);
            received.addAll(records);
            if (records.size() < LetterRecord.begun(text).size())
                unread.add("%s: a record in it is incomplete".formatted(file.getFileName()));
        }
        received.removeIf(letter -> LetterName.read(letter.name())
                .filter(name -> !name.game().equals(header.game()))
                .isPresent());
        if (received.isEmpty() && mail.sent.isEmpty() && unread.isEmpty())
            throw new IllegalArgumentException(
                    "There is no letter in %s: no file *.eml, and no record in a file *.txt.".formatted(folder));
        return new HeldLetters(received, mail.sent, unread);
    }

    private static List<Path> files(Path folder, String ending) {
        try (var files = Files.walk(folder)) {
            return files.filter(file -> file.toString().toLowerCase(Locale.ROOT).endsWith(ending))
                    .sorted()
                    .toList();
        } catch (IOException | UncheckedIOException unreadable) {
            throw new IllegalArgumentException("%s cannot be read.".formatted(folder), unreadable);
        }
    }

    private static byte[] bytes(Path file) {
        try {
            return ReadFiles.bytes(file, LARGEST);
        } catch (IOException unreadable) {
            throw new IllegalArgumentException("%s cannot be read.".formatted(file), unreadable);
        }
    }

    /** How many letters of the referee were read. */
    int letters() {
        return (int) received.stream().map(LetterRecord::name).distinct().count();
    }

    /** Throws a {@link CorruptGameFile} at the first entry that contradicts the letters. */
    void check(EventLog file) {
        var named = new HashSet<String>();
        var written = writtenHere(file);
        var filed = FiledProofs.in(file);
        for (var moment : Moment.all(file.events())) {
            var stored = moment.stored();
            var before = moment.before();
            if (stored.event() instanceof Event.Letter letter && written.contains(letter.side()))
                checkSent(stored.entry(), letter);
            filed.add(moment);
            for (var out : stored.outbox()) {
                for (var letter : received)
                    if (out.is(letter)) {
                        named.add(letter.name());
                        filed.check(stored, letter, out.to());
                        checkTold(
                                stored.entry(),
                                letter,
                                out.to(),
                                news(before, stored.event(), before.seat(out.to(), moment.after())));
                    }
                filed.told(stored, out.to());
            }
        }
        for (var letter : received)
            if (!named.contains(letter.name()))
                throw new CorruptGameFile(
                        file.events().size(),
                        "nothing tells of the letter %s: the file was cut, or is another's".formatted(letter.name()));
    }

    /** The sides whose own letters are here: those that received these letters since it was settled who plays which side. */
    private Set<Side> writtenHere(EventLog file) {
        var sides = new HashSet<Side>();
        for (var stored : file.events()) {
            if (stored.event() instanceof Event.Played played && played.seats()) sides.clear();
            for (var out : stored.outbox())
                if (!sent.isEmpty() && received.stream().anyMatch(out::is)) sides.add(out.to());
        }
        return sides;
    }

    /** An order of a side whose own letters are here must be among them. */
    private void checkSent(int entry, Event.Letter letter) {
        // a provider's signature is not in the copy that the writer kept
        boolean isKept = !letter.written().byHand() && !letter.written().vouchedFor();
        if (letter.root().isPresent() && isKept && !sent.contains(letter.digest()))
            throw new CorruptGameFile(entry, "none of the letters that were sent is this order");
    }

    /** The rulings that are new to this side: those of the run, and before them those no letter has told it yet. */
    private static List<Ruling> news(GameLog before, Event event, Side to) {
        var open = before.open().rulings();
        return event instanceof Event.Played played
                ? Lists.concat(
                        open.subList(
                                open.size() - before.correspondence(to).untold().rulings(), open.size()),
                        played.rulings())
                : List.of();
    }

    /** A letter tells exactly the new rulings that its reader may read, in order. */
    private static void checkTold(int entry, LetterRecord letter, Side to, List<Ruling> rulings) {
        var told = Lists.map(Lists.filter(rulings, ruling -> ruling.readableBy(to)), Proof::tame);
        if (!letter.rulings().equals(told))
            throw new CorruptGameFile(
                    entry, "the letter %s does not tell these rulings, or others too".formatted(letter.name()));
    }
}
