package postrider.proof;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import postrider.kernel.ruling.Side;
import postrider.log.CorruptGameFile;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Settlement;
import postrider.log.Signatures;
import postrider.store.EventLog;

/** Checks the referee's settlements: that each was possible, rests on what the file holds, and is signed by the referee. */
final class SettlementCheck {
    private final EventLog contents;
    private final Optional<Signatures> signatures;
    private final Map<Side, String> lastLetters = new HashMap<>();
    private final Map<Integer, String> positions = new TreeMap<>();
    private int settlements;
    private int signed;

    SettlementCheck(EventLog contents, Optional<Signatures> signatures) {
        this.contents = contents;
        this.signatures = signatures;
    }

    /** Notes what a later settlement may rest on. */
    void add(Event event, GameLog after) {
        if (event instanceof Event.Letter letter) lastLetters.put(letter.side(), letter.digest());
        after.position().ifPresent(position -> positions.putIfAbsent(after.impulse(), position));
    }

    /** @throws CorruptGameFile naming what is amiss */
    void check(int entry, Event.Settled settled, GameLog before) {
        CorruptGameFile.refuse(
                entry, settled.settlement().cannotIn(before).map("this was not to be settled: "::concat));
        checkAgreed(entry, settled, before);
        if (settled.position().isPresent() != settled.settlement().moves())
            throw new CorruptGameFile(entry, "it has a position where it moves nothing, or none where it does");
        if (settled.settlement() instanceof Settlement.Rollback(int to)
                && !settled.position().equals(Optional.of(positions.get(to))))
            throw new CorruptGameFile(entry, "the position is not the one before impulse " + to);
        if (settled.settlement() instanceof Settlement.Replace replace) check(entry, replace);
        settlements++;
    }

    /** What the players agreed on by letter is entered next, and nothing else claims to be agreed. */
    private static void checkAgreed(int entry, Event.Settled settled, GameLog before) {
        var agreed = before.motions().agreed();
        CorruptGameFile.refuse(
                entry,
                agreed.filter(meant -> !settled.settlement().fulfils(meant))
                        .map(meant -> "the players have settled otherwise: " + meant.words()));
        if (agreed.isEmpty() && settled.reason().equals(settled.settlement().defaultReason()))
            throw new CorruptGameFile(entry, "no letters of the players settle it so");
    }

    private void check(int entry, Settlement.Replace replace) {
        if (!replace.lastLetter().equals(lastLetters.getOrDefault(replace.side(), "")))
            throw new CorruptGameFile(
                    entry, "it does not name the last letter of the %s player".formatted(replace.side()));
        CorruptGameFile.refuse(entry, Verification.keyFault(signatures, contents.header(), replace.player()));
    }

    /** @throws CorruptGameFile if it is not the referee's */
    void checkSignature(int entry, Event.Settled settled) {
        var referee = contents.header().referee();
        if (settled.signature().isEmpty() != referee.isEmpty())
            throw new CorruptGameFile(entry, "it is not signed by the referee, or the referee has no key");
        if (referee.isEmpty() || signatures.isEmpty()) return;
        var previous = contents.events().get(entry - 2).hash();
        var words = settled.signed(contents.header().game(), entry, previous);
        CorruptGameFile.refuse(entry, signatures.get().fault(words, settled.signature(), settled.key(), referee));
        signed++;
    }

    /** The result; empty if nothing was settled. */
    Optional<String> checked() {
        return Optional.of((settlements == 1 ? "1 settlement, " : settlements + " settlements, ")
                        + (settlements == signed ? "signed by the referee" : "without a signature that was checked"))
                .filter(line -> settlements > 0);
    }
}
