package postrider.gateway.mailbox;

import java.io.IOException;
import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import postrider.files.PrivateFiles;
import postrider.files.ReadFiles;

/**
 * What became of the letters still in a mailbox that gives each a permanent name. This is kept in a file; if that is lost the mailbox is
 * read from the beginning, and the ledger knows the letters that came in before.
 */
record KnownLetters(Path file, SortedMap<String, Fate> fates) {
    private static final Logger LOG = LoggerFactory.getLogger(KnownLetters.class);

    /** The largest file, in bytes: enough for a hundred thousand letters left on a server. */
    private static final int LARGEST = 10_000_000;

    private static final Pattern LINE = Pattern.compile("(KEPT|LEFT|LATE) (\\d{1,9}) (\\S+)");

    private enum State {
        /** It is stored. */
        KEPT,
        /** It cannot be fetched, and is left where it is. */
        LEFT,
        /** It could not be fetched yet. */
        LATE
    }

    private record Fate(State state, int tries) {}

    interface Named {
        String name();

        /**
         * Reads it.
         *
         * @throws Odd if this letter cannot be read
         * @throws IOException if no letter can be read now
         */
        Mailbox.Fetched read() throws IOException;
    }

    /** This letter cannot be read; others may be readable. */
    static final class Odd extends IOException {
        private static final long serialVersionUID = 1;

        Odd(String why) {
            super(why);
        }
    }

    /** What the file says about the listed letters. */
    static KnownLetters in(Path file, Collection<? extends Named> listed) {
        var fates = read(file);
        fates.keySet().retainAll(listed.stream().map(Named::name).collect(Collectors.toSet()));
        return new KnownLetters(file, fates);
    }

    private static SortedMap<String, Fate> read(Path file) {
        var fates = new TreeMap<String, Fate>();
        if (!Files.exists(file)) return fates;
        try {
            for (var line : ReadFiles.text(file, LARGEST).lines().toList()) {
                var letter = LINE.matcher(line);
                if (!letter.matches()) throw new IOException("%s is damaged.".formatted(file));
                fates.put(
                        URLDecoder.decode(letter.group(3), StandardCharsets.UTF_8),
                        new Fate(State.valueOf(letter.group(1)), Integer.parseInt(letter.group(2))));
            }
            return fates;
        } catch (IOException | IllegalArgumentException damaged) {
            LOG.warn("{} is damaged: the mailbox is read from its beginning; what came in before is known", file);
            return new TreeMap<>();
        }
    }

    boolean isKept(String name) {
        return is(name, State.KEPT);
    }

    private boolean is(String name, State state) {
        return fates.containsKey(name) && fates.get(name).state() == state;
    }

    /** Forgets a letter that is no longer there: the next one with its name is another. */
    void forget(String name) {
        fates.remove(name);
    }

    /** Fetches letters in the listed order, except that letters which failed repeatedly, and may break the connection, come last. */
    void fetch(List<? extends Named> listed, Object mailbox, Mailbox.Keeper keeper) throws IOException {
        var inTurn = listed.stream()
                .sorted(Comparator.comparing(letter -> is(letter.name(), State.LATE) && tries(letter) > 1))
                .toList();
        for (var letter : inTurn) {
            if (is(letter.name(), State.KEPT) || is(letter.name(), State.LEFT)) continue;
            var whole = read(letter, mailbox, keeper);
            if (whole.isEmpty()) continue;
            keeper.keep(whole.get());
            fates.put(letter.name(), new Fate(State.KEPT, 0));
        }
    }

    private Optional<Mailbox.Fetched> read(Named letter, Object mailbox, Mailbox.Keeper keeper) throws IOException {
        try {
            return Optional.of(letter.read());
        } catch (IOException failed) {
            fail(letter, failed, mailbox, keeper);
            if (failed instanceof Odd) return Optional.empty();
            throw failed;
        }
    }

    private void fail(Named letter, IOException failed, Object mailbox, Mailbox.Keeper keeper) throws IOException {
        int tries = tries(letter) + 1;
        fates.put(letter.name(), new Fate(tries < Mailbox.TRIES ? State.LATE : State.LEFT, tries));
        if (tries < Mailbox.TRIES) return;
        var why = LateLetters.left(letter.name(), mailbox, failed.getMessage());
        LOG.error(why);
        keeper.giveUp(why);
    }

    private int tries(Named letter) {
        return fates.getOrDefault(letter.name(), new Fate(State.LATE, 0)).tries();
    }

    void save() throws IOException {
        var text = new StringBuilder();
        fates.forEach((name, fate) -> text.append(
                "%s %d %s\n".formatted(fate.state(), fate.tries(), URLEncoder.encode(name, StandardCharsets.UTF_8))));
        PrivateFiles.update(file, text.toString());
    }

    /** @throws IOException if some letters could not be fetched yet */
    void requireAll(Object mailbox) throws IOException {
        var late = new TreeMap<String, Integer>();
        fates.forEach((name, fate) -> {
            if (fate.state() == State.LATE) late.put(name, fate.tries());
        });
        if (!late.isEmpty()) throw new IOException("%s: %s".formatted(mailbox, LateLetters.again(late)));
    }
}
