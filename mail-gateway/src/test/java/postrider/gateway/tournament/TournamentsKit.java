package postrider.gateway.tournament;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.dice.Secret;

/** Tests for every store of tournaments. */
public abstract class TournamentsKit {
    private static final Secret SECRET = Secret.of("5e".repeat(32));

    /** The store under test, which is empty at first. */
    protected abstract Tournaments place() throws IOException;

    private static String entry(int number) {
        return "---\nentry: %d\nkind: \"lot\"\nwords: \"Grüße ½\"\nhash: \"%s\"\n".formatted(number, "0".repeat(64));
    }

    @Test
    void entriesAreKept() throws IOException {
        place().begin("cup", SECRET, entry(1));
        place().begin("autumn-cup", SECRET, entry(1));
        place().append("cup", 2, entry(2));
        assertEquals(List.of("autumn-cup", "cup"), List.copyOf(place().ids()));
        assertEquals(List.of(entry(1), entry(2)), place().entries("cup"));
        assertEquals(SECRET.hex(), place().secret("cup").hex());
        assertEquals(List.of(), place().entries("cap"));
    }

    @Test
    void onlyOneOfTwoWritersSucceeds() throws IOException {
        place().begin("cup", SECRET, entry(1));
        assertThrows(IllegalArgumentException.class, () -> place().begin("cup", SECRET, entry(1)));
        place().append("cup", 2, entry(2));
        assertThrows(IllegalStateException.class, () -> place().append("cup", 2, entry(2)));
        assertEquals(2, place().entries("cup").size());
    }

    @Test
    void progressIsKept() throws IOException {
        place().begin("cup", SECRET, entry(1));
        assertEquals(0, place().done("cup"));
        place().done("cup", 1);
        assertEquals(1, place().done("cup"));
    }

    @Test
    void tournamentsAreCopied() throws IOException {
        var from = new TournamentsInMemory();
        from.begin("cup", SECRET, entry(1));
        from.append("cup", 2, entry(2));
        from.done("cup", 1);
        var copy = new TournamentCopy(from, place());
        assertEquals(Optional.of("the tournament cup differs between the two places."), copy.difference());
        assertEquals(1, copy.make());
        from.append("cup", 3, entry(3));
        assertEquals(1, copy.make(), "an interrupted copy is repeated");
        assertEquals(Optional.empty(), copy.difference());
        assertEquals(3, place().entries("cup").size());
        assertEquals(1, place().done("cup"));
    }
}
