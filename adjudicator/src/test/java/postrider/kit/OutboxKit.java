package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.store.Outbox.State.DAMAGED;
import static postrider.store.Outbox.State.SENT;
import static postrider.store.Outbox.State.WAITING;
import static postrider.store.Outbox.State.WITHDRAWN;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import postrider.store.Outbox;

/** Tests that every {@link Outbox} must pass. */
public abstract class OutboxKit {
    private static final String ONE = "<ww-017.1.british.report@example.org>";
    private static final String TWO = "<ww-017.2.british.report/1@example.org>";
    private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");

    /** A new, empty outbox. */
    protected abstract Outbox empty();

    /** The same outbox, as another process sees it. */
    protected abstract Outbox again(Outbox outbox);

    private Outbox laid() {
        var outbox = empty();
        outbox.put(Map.of(ONE, "one".getBytes()));
        outbox.put(Map.of(TWO, "two".getBytes()));
        return outbox;
    }

    @Test
    void aLetterIsAlwaysInExactlyOneState() {
        for (var state : List.of(SENT, DAMAGED, WITHDRAWN)) {
            var outbox = laid();
            outbox.move(ONE, state);
            var seen = again(outbox);
            assertEquals(List.of(TWO), seen.in(WAITING));
            assertEquals(List.of(ONE), seen.in(state));
            assertEquals(Optional.of(state), seen.state(ONE));
            assertEquals(Optional.of(WAITING), seen.state(TWO));
            assertEquals(Optional.empty(), seen.state("<3@example.org>"));
        }
    }

    @Test
    void waitingAndSentLettersKeepTheirBytes() {
        var outbox = laid();
        outbox.move(TWO, SENT);
        assertArrayEquals("one".getBytes(), again(outbox).letter(ONE).orElseThrow());
        assertArrayEquals("two".getBytes(), again(outbox).letter(TWO).orElseThrow());
        outbox.move(ONE, DAMAGED);
        assertEquals(Optional.empty(), again(outbox).letter(ONE));
        assertArrayEquals("one".getBytes(), again(outbox).bytes(ONE).orElseThrow());
        assertEquals(Optional.empty(), again(outbox).letter("<3@example.org>"));
    }

    /** An archived game has only the hashes of its letters. */
    @Test
    void aRememberedLetterCountsAsSent() {
        var outbox = laid();
        var three = "<ww-017.3.british.report@example.org>";
        outbox.remember(Map.of(three, "ab".repeat(32)));
        var seen = again(outbox);
        assertEquals(Optional.of(SENT), seen.state(three));
        assertEquals(List.of(three), seen.in(SENT));
        assertEquals(Optional.of("ab".repeat(32)), seen.remembered(three));
        assertEquals(Optional.empty(), seen.letter(three));
        assertEquals(Optional.empty(), seen.remembered(ONE));
        outbox.move(ONE, SENT);
        assertEquals(Set.of(ONE, three), Set.copyOf(again(outbox).in(SENT)));
        outbox.remember(Map.of(ONE, "cd".repeat(32)));
        seen = again(outbox);
        assertEquals(Optional.of(SENT), seen.state(ONE));
        assertEquals(2, seen.in(SENT).size());
        assertEquals(Optional.empty(), seen.bytes(ONE));
    }

    @Test
    void aDamagedLetterIsReplaced() {
        var outbox = laid();
        outbox.move(ONE, DAMAGED);
        outbox.put(Map.of(ONE, "as it was".getBytes()));
        assertEquals(List.of(), again(outbox).in(DAMAGED));
        assertEquals(Set.of(ONE, TWO), Set.copyOf(again(outbox).in(WAITING)));
        assertArrayEquals("as it was".getBytes(), again(outbox).letter(ONE).orElseThrow());
    }

    @Test
    void aDiscardedLetterIsGone() {
        var outbox = laid();
        outbox.discard(ONE);
        outbox.discard("<3@example.org>");
        assertEquals(List.of(TWO), again(outbox).in(WAITING));
        assertEquals(Optional.empty(), again(outbox).state(ONE));
    }

    @Test
    void refusalsAreKeptInOrderUntilTheyAreForgotten() {
        var outbox = laid();
        var refused = List.of(
                new Outbox.Refusal(NOON, ONE, "550 no such mailbox"),
                new Outbox.Refusal(NOON.plusSeconds(1), TWO, "552 full"),
                new Outbox.Refusal(NOON.plusSeconds(2), ONE, "550 still none"));
        refused.forEach(outbox::refuse);
        assertEquals(refused, again(outbox).refusals());
        assertFalse(again(outbox).forget(id -> false));
        assertTrue(again(outbox).forget(ONE::equals));
        assertEquals(List.of(refused.get(1)), again(outbox).refusals());
        assertEquals(Set.of(ONE, TWO), Set.copyOf(again(outbox).in(WAITING)));
    }
}
