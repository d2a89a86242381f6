package postrider.gateway.bounce;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;

class LetterTagTest {
    /** A report on a letter of this game must not be taken for one on a tournament's. */
    @Test
    void aGameMayBeCalledTournament() {
        var tag = new LetterTag.OfGame("tournament", 5, "british", 3);
        assertEquals(
                Optional.of(tag),
                LetterTag.of("<tournament.3.british.report@example.org>", "[tournament] 5 Your move"));
        assertEquals(Optional.of(tag), LetterTag.read(tag.toString()));
    }

    @Test
    void aLetterOfATournamentIsNamedByItsTournament() {
        var tag = new LetterTag.OfTournament("cup", "7.late.2.3b.0");
        assertEquals(Optional.of(tag), LetterTag.of("<tournament.cup.7.late.2.3b.0@example.org>"));
        assertEquals(Optional.of(tag), LetterTag.read(tag.toString()));
    }
}
