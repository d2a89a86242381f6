package postrider.proof;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import postrider.dice.Audit;
import postrider.dice.Secret;
import postrider.files.Shipped;
import postrider.kernel.Entry;
import postrider.kernel.Umpire;
import postrider.log.CorruptGameFile;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.PastRuns;
import postrider.log.Signatures;
import postrider.log.SigningPolicy;
import postrider.log.StoredEvent;
import postrider.log.Tick;
import postrider.store.EventLog;
import postrider.store.GameFile;
import postrider.store.GameStore;
import postrider.text.Lists;
import postrider.text.Wording;

/** Checks a game file from end to end: its chain of hashes, letters, dice, cards and positions. */
public final class Verification {
    private final EventLog contents;
    private final Audit audit;
    private final Optional<Replayer> replayer;
    private final Optional<Signatures> signatures;
    private final SentLetters outgoing;
    private final LetterCheck letters;
    private final SettlementCheck settlements;
    private final PastRuns pastRuns = new PastRuns();
    private final Receipts receipts = new Receipts();
    private GameLog log = GameLog.NOTHING;
    private int impulses;
    private boolean revealed;

    private Verification(
            EventLog contents, Map<String, String> sent, Optional<Replayer> replayer, Optional<Signatures> signatures) {
        var header = contents.header();
        this.contents = contents;
        this.outgoing = new SentLetters(header.game(), sent);
        this.audit = new Audit(header.game(), header.commitments());
        this.replayer = replayer;
        this.signatures = signatures;
        this.letters = new LetterCheck(signatures);
        this.settlements = new SettlementCheck(contents, signatures);
    }

    /**
     * @param name of what is checked, in case its header cannot be read
     * @param sent the letters that have left, by Message-ID: SHA-256 in hex
     * @param replayer reads and adjudicates again; empty to leave words and positions unchecked
     * @param signatures empty to leave the signatures unchecked
     */
    public static Findings of(
            String name,
            Supplier<EventLog> contents,
            Map<String, String> sent,
            Optional<Replayer> replayer,
            Optional<Signatures> signatures) {
        try {
            return new Verification(contents.get(), sent, replayer, signatures).findings();
        } catch (CorruptGameFile broken) {
            return new Findings(name, List.of(), List.of(), List.of(), Optional.of(broken));
        }
    }

    public static Findings of(GameStore game, Optional<Replayer> replayer, Optional<Signatures> signatures) {
        return of(game.id(), game::contents, game.letters().sentLetters(), replayer, signatures);
    }

    /** Checks a file by itself, without the letters that were sent. */
    public static Findings of(Path file, Optional<Replayer> replayer, Optional<Signatures> signatures) {
        return of(file.toString(), () -> GameFile.read(file), Map.of(), replayer, signatures);
    }

    /** The text of {@code verify.py}, which is sent with the last letter of a game. */
    public static String script() {
        return Shipped.text(Verification.class, "verify.py");
    }

    private Findings findings() {
        Optional<CorruptGameFile> amiss = Optional.empty();
        try {
            for (var stored : contents.events()) {
                fitting(stored);
                outgoing.check(stored);
                receipts.check(stored, log);
                log = EventLog.after(log, stored);
                pastRuns.add(stored.event());
                settlements.add(stored.event(), log);
                if (stored.event() instanceof Event.Settled)
                    audit.backTo(log.dice().history());
            }
            outgoing.checkAllNamed(contents.events().size());
        } catch (CorruptGameFile broken) {
            amiss = Optional.of(broken);
        }
        return new Findings(contents.header().game(), checked(), sealed(), List.of(), amiss);
    }

    /** Anything else that a forged entry upsets also counts as amiss. */
    private void fitting(StoredEvent stored) {
        try {
            check(stored);
        } catch (CorruptGameFile amiss) {
            throw amiss;
        } catch (RuntimeException why) {
            throw CorruptGameFile.unfit(stored.entry(), why);
        }
    }

    private void check(StoredEvent stored) {
        switch (stored.event()) {
            case Event.Header header -> check(header);
            case Event.Posted posted -> {}
            case Event.Rejected rejected -> letters.check(stored.entry(), rejected, log);
            case Event.Note note -> {}
            case Event.Clock clock -> check(stored, clock);
            case Event.Letter letter -> check(stored.entry(), letter);
            case Event.Played played -> check(stored.entry(), played);
            case Event.Settled settled -> check(stored.entry(), settled);
            case Event.Revealed(var secret) -> {
                if (!log.over())
                    throw new CorruptGameFile(stored.entry(), "the secret is told before the game is over");
                reveal(stored.entry(), secret(stored.entry(), secret));
                revealed = true;
            }
        }
    }

    /** A player is told that time is up only when it is. */
    private void check(StoredEvent stored, Event.Clock clock) {
        if (clock.tick() instanceof Tick.Called(var call, var side)
                && log.time()
                        .judge(side, log.policy())
                        .next()
                        .filter(due -> due.call() == call && !due.at().isAfter(stored.at()))
                        .isEmpty())
            throw new CorruptGameFile(
                    stored.entry(), "by the clock of the game the %s player was not to hear so yet".formatted(side));
        again(stored.entry(), clock);
    }

    private void check(Event.Header header) {
        var fixed = header.fixedSecret().map(secret -> secret(1, secret).commitments(header.game(), header.places()));
        if (fixed.isPresent() && !fixed.get().equals(header.commitments()))
            throw new CorruptGameFile(1, "the fixed secret is not the one that was committed");
        for (var player : header.players().values()) CorruptGameFile.refuse(1, keyFault(signatures, header, player));
    }

    /** What is wrong with the key of a player, who may have none; empty if nothing is. */
    static Optional<String> keyFault(Optional<Signatures> signatures, Event.Header header, Event.Player player) {
        return signatures
                .filter(known -> !player.key().isEmpty())
                .flatMap(known -> known.fault(player))
                .or(() -> SigningPolicy.fault(header.options(), player));
    }

    private static Secret secret(int entry, String hex) {
        if (!hex.matches("[0-9a-f]{64}")) throw new CorruptGameFile(entry, "the secret is not 64 hexadecimal digits");
        return Secret.of(hex);
    }

    private void reveal(int entry, Secret secret) {
        proved(entry, () -> audit.reveal(secret));
        letters.reveal(contents.header().game(), secret);
    }

    private void check(int entry, Event.Letter letter) {
        letters.check(entry, letter, log);
        again(entry, letter);
        letter.root().ifPresent(root -> proved(entry, () -> audit.order(root, letter.words())));
    }

    private void check(int entry, Event.Played played) {
        if (played.impulse() != log.impulse())
            throw new CorruptGameFile(
                    entry, "it is of impulse %d, but impulse %d is open".formatted(played.impulse(), log.impulse()));
        var binding = log.dice().binding();
        var journal = new ArrayList<>(log.open().journal());
        proved(
                entry,
                () -> played.entries().forEach(one -> {
                    audit.check(binding, one, pastRuns, List.copyOf(journal));
                    journal.add(one);
                }));
        if (!cast(played).equals(told(played)))
            throw new CorruptGameFile(entry, "a die is told otherwise than it was rolled");
        if (played.position().isPresent()) impulses++;
        again(entry, played);
    }

    private void check(int entry, Event.Settled settled) {
        settlements.check(entry, settled, log);
        again(entry, settled);
        settlements.checkSignature(entry, settled);
    }

    /** The dice as they were rolled, in the form in which rulings tell them. */
    private static List<String> cast(Event.Played played) {
        return Lists.map(
                Lists.filter(played.entries(), Entry.Roll.class),
                roll -> "%s: %d.".formatted(roll.key(), roll.value()));
    }

    private static List<String> told(Event.Played played) {
        return played.rulings().stream()
                .filter(ruling -> ruling.sentence().startsWith(Umpire.DIE_FOR))
                .map(ruling -> ruling.rule() + " " + ruling.sentence().substring(Umpire.DIE_FOR.length()))
                .toList();
    }

    private void again(int entry, Event event) {
        CorruptGameFile.refuse(entry, replayer.flatMap(again -> again.fault(log, event)));
    }

    private static void proved(int entry, Runnable check) {
        try {
            check.run();
        } catch (Audit.Unproved | IllegalArgumentException e) {
            throw new CorruptGameFile(entry, e.getMessage());
        }
    }

    private List<String> checked() {
        var lines = new ArrayList<String>();
        lines.add("%d entries, chained".formatted(contents.events().size()));
        lines.add(letters.checked());
        settlements.checked().ifPresent(lines::add);
        lines.add("%s and %s shown, each with its proof"
                .formatted(Wording.count(audit.rolls(), "roll"), Wording.count(audit.shown(), "card")));
        lines.add("%d of %s opened and dealt again"
                .formatted(audit.opened(), Wording.count(audit.shuffles(), "shuffle")));
        lines.add(
                replayer.isEmpty()
                        ? "no position"
                        : "%s played again from the letters, each to the position recorded"
                                .formatted(Wording.count(impulses, "impulse")));
        if (outgoing.sent() > 0) lines.add("%d letters that were sent, each told of".formatted(outgoing.sent()));
        if (!contents.torn().isEmpty())
            lines.add("the last event was cut short; it is set aside when the game goes on");
        return lines;
    }

    private List<String> sealed() {
        var lines = new ArrayList<String>();
        audit.sealed().forEach(number -> lines.add("shuffle " + number));
        if (!revealed) lines.add("dice to come");
        if (contents.header().fixedSecret().isPresent())
            lines.add("nothing, in truth: the secret is fixed, and the game file tells it");
        return lines;
    }
}
