package postrider.proof;

import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import postrider.kernel.ruling.Side;
import postrider.log.CorruptGameFile;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.LetterKind;
import postrider.log.StoredEvent;

/**
 * Checks that no die is rolled and no deck shuffled before a letter has told the other player of the order: docs/dice.md, section 8.
 */
final class Receipts {
    private static final Set<LetterKind> TELLING =
            EnumSet.of(LetterKind.RECEIPT, LetterKind.QUESTION, LetterKind.NOTICE, LetterKind.REPORT);

    /** The side that has no letter yet about the open order. */
    private Optional<Side> unheard = Optional.empty();

    /**
     * Throws a {@link CorruptGameFile} if something was rolled or shuffled too early.
     *
     * @param before the log before the event
     */
    void check(StoredEvent stored, GameLog before) {
        switch (stored.event()) {
            case Event.Letter letter
            when letter.root().isPresent() -> unheard = Optional.of(before.other(letter.side()));
            case Event.Played played
            when played.byChance() && unheard.isPresent() ->
                throw new CorruptGameFile(
                        stored.entry(), "no letter has told the other player of the order before its dice");
            case Event.Played played when played.position().isPresent() -> unheard = Optional.empty();
            case Event.Settled settled when settled.position().isPresent() -> unheard = Optional.empty();
            case Event.Rejected rejected -> {
                return;
            }
            default -> {}
        }
        unheard = unheard.filter(
                side -> stored.outbox().stream().noneMatch(out -> out.to() == side && TELLING.contains(out.kind())));
    }
}
