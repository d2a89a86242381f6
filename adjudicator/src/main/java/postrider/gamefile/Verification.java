package postrider.gamefile;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import postrider.dice.Audit;
import postrider.dice.Secret;

/** Checks a game file from end to end: its chain of hashes, letters, dice, cards and positions. */
public final class Verification {
    private final Contents contents;
    private final Audit audit;
    private final Optional<Retrial> retrial;
    private final Optional<Signatures> signatures;
    private final Set<String> acted = new HashSet<>();
    private int letters;
    private int signed;
    private int impulses;
    private boolean revealed;

    private Verification(Contents contents, Optional<Retrial> retrial, Optional<Signatures> signatures) {
        var header = contents.header();
        this.contents = contents;
        this.audit = new Audit(header.game(), header.commitments());
        this.retrial = retrial;
        this.signatures = signatures;
    }

    /**
     * What was found.
     *
     * @param checked what was checked and is right, a line each
     * @param sealed what nobody can check yet
     * @param amiss the first bad entry, and why; nothing after it was looked at
     */
    public record Findings(String game, List<String> checked, List<String> sealed, Optional<Broken> amiss) {
        /** One screen. */
        public String text() {
            var verdict = amiss.map(Broken::getMessage).orElse("Nothing is amiss.");
            return "%s: %s\n".formatted(game, verdict) + lines("checked", checked) + lines("sealed", sealed);
        }

        private static String lines(String head, List<String> lines) {
            var text = lines.stream().map(line -> " ".repeat(10) + line + "\n").collect(Collectors.joining());
            return lines.isEmpty() ? "" : "  %-8s%s".formatted(head, text.substring(10));
        }
    }

    /**
     * @param retrial to read and adjudicate again; empty to leave words and positions alone
     * @param signatures empty to leave the signatures alone
     */
    public static Findings of(Path file, Optional<Retrial> retrial, Optional<Signatures> signatures) {
        try {
            return new Verification(GameFile.read(file), retrial, signatures).findings();
        } catch (Broken broken) {
            return new Findings(file.toString(), List.of(), List.of(), Optional.of(broken));
        }
    }

    /** The text of {@code verify.py}, which goes out with the last letter of a game. */
    public static String script() {
        try (var script = Verification.class.getResourceAsStream("verify.py")) {
            return new String(script.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Findings findings() {
        Optional<Broken> amiss = Optional.empty();
        try {
            for (var kept : contents.kept()) check(kept);
        } catch (Broken broken) {
            amiss = Optional.of(broken);
        }
        return new Findings(contents.header().game(), checked(), sealed(), amiss);
    }

    private void check(Kept kept) {
        switch (kept.record()) {
            case Record.Header header -> {}
            case Record.Posted posted -> {}
            case Record.Turned turned -> {}
            case Record.Note note -> {}
            case Record.Letter letter -> check(kept.entry(), letter);
            case Record.Played played -> check(kept.entry(), played);
            case Record.Revealed(var secret, var at) -> {
                proved(kept.entry(), () -> audit.reveal(Secret.of(secret)));
                revealed = true;
            }
        }
    }

    private void check(int entry, Record.Letter letter) {
        if (!Record.Letter.digest(letter.signed(), letter.signature()).equals(letter.digest()))
            throw new Broken(entry, "the letter is not the one its digest names");
        letters++;
        if (!letter.signature().isEmpty()) checkSignature(entry, letter);
        again(entry, letter);
    }

    private void checkSignature(int entry, Record.Letter letter) {
        if (!acted.add(letter.side() + " " + letter.signed())) throw new Broken(entry, "the same letter acts twice");
        if (signatures.isEmpty()) return;
        var key = contents.header().players().get(letter.side()).key();
        signatures.get().fault(letter, key).ifPresent(fault -> {
            throw new Broken(entry, fault);
        });
        signed++;
    }

    private void check(int entry, Record.Played played) {
        var story = new Chronicle(contents.records().subList(0, entry));
        var binding = story.binding(played.impulse());
        proved(entry, () -> played.entries().forEach(one -> audit.check(binding, one)));
        if (played.position().isPresent()) impulses++;
        again(entry, played);
    }

    private void again(int entry, Record record) {
        retrial.flatMap(trial -> trial.fault(contents.records().subList(0, entry - 1), record))
                .ifPresent(fault -> {
                    throw new Broken(entry, fault);
                });
    }

    private static void proved(int entry, Runnable check) {
        try {
            check.run();
        } catch (Audit.Unproved | IllegalArgumentException e) {
            throw new Broken(entry, e.getMessage());
        }
    }

    private List<String> checked() {
        var lines = new ArrayList<String>();
        lines.add("%d entries, chained".formatted(contents.kept().size()));
        lines.add(
                signatures.isEmpty()
                        ? "%d letters, but no signature".formatted(letters)
                        : letters == signed
                                ? "%d letters, each signed by its writer".formatted(letters)
                                : "%d letters, %d of them signed; the others came by the referee's hand"
                                        .formatted(letters, signed));
        lines.add("%d rolls and %d cards shown, each with its proof".formatted(audit.rolls(), audit.shown()));
        lines.add("%d of %d shuffles opened and dealt again".formatted(audit.opened(), audit.shuffles()));
        lines.add(
                retrial.isEmpty()
                        ? "no position"
                        : "%d impulses played again from the letters, each to the position recorded"
                                .formatted(impulses));
        if (!contents.torn().isEmpty())
            lines.add("the last record was cut short; it is set aside when the game goes on");
        return lines;
    }

    private List<String> sealed() {
        var lines = new ArrayList<String>();
        audit.sealed().forEach(number -> lines.add("shuffle " + number));
        if (!revealed) lines.add("dice to come");
        if (contents.header().fixedSecret().isPresent())
            lines.add("no more than this: the header tells a fixed secret");
        return lines;
    }
}
