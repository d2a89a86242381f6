package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.io.IOException;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import postrider.desk.Decree;
import postrider.desk.Desk;
import postrider.desk.GameCatalog;
import postrider.desk.NewGame;
import postrider.desk.Raids;
import postrider.desk.Transport;
import postrider.gateway.mime.MailAddress;
import postrider.gateway.office.Seats.Due;
import postrider.letters.Dispatch;
import postrider.letters.LetterRenderer;
import postrider.letters.LetterRenderer.Printed;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.LetterName;
import postrider.log.Settlement;
import postrider.store.GameStore;
import postrider.store.Outbox;
import postrider.store.SealedLetter;

/** Tests that every store of seats must pass. */
public abstract class SeatsKit {
    private static final Duration WEEK = Duration.ofDays(7);
    private static final Event.Player GREENE = new Event.Player("Greene", "Greene@example.org", "AA11", "");
    private static final Event.Player HOWE = new Event.Player("Howe", "howe@example.org", "bb22", "");
    private static final Event.Player GAGE = new Event.Player("Gage", "gage@example.org", "cc33", "");

    protected final GameCatalog catalog = new GameCatalog(List.of(new Raids()));
    protected Instant now = Instant.parse("2026-11-20T12:00:00Z");
    private Desk desk;
    private Seats seats;
    private GameStore first;

    /** Where a game may be begun. */
    protected abstract GameStore place(String id) throws IOException;

    /** Opens the seats. */
    protected abstract Seats seats(InstantSource clock) throws IOException;

    @BeforeEach
    void begin() throws IOException {
        LetterRenderer plain = dispatch -> new LetterRenderer.Printed(dispatch.toString(), "");
        desk = new Desk(catalog, plain, new ByMail(), () -> now);
        first = begin("r-1", GREENE, HOWE);
        seats = seats(() -> now);
    }

    private GameStore begin(String id, Event.Player american, Event.Player british) throws IOException {
        return desk.begin(new NewGame(
                place(id),
                "raids",
                Optional.empty(),
                Map.of(),
                Map.of(AMERICAN, american, BRITISH, british),
                "",
                Collections.emptySortedMap(),
                Optional.of("5e".repeat(32))));
    }

    /** Letters leave at once, unless the road is closed. */
    private static final class ByMail implements Transport {
        @Override
        public SealedLetter seal(GameLog log, Dispatch letter, Printed printed, Instant at) {
            var id = "<%s@example.org>".formatted(LetterName.next(log, letter.to(), letter.kind()));
            return SealedLetter.of(letter.to(), letter.kind(), id, id.getBytes());
        }

        @Override
        public void send(GameStore game) {
            for (var letter : game.letters().unsent()) game.outbox().move(letter.messageId(), Outbox.State.SENT);
        }
    }

    /** Sends a reminder as a command would, without telling the seats. */
    protected final void remind(GameStore game) {
        desk.remind(game);
    }

    private void sent(GameStore game) {
        new ByMail().send(game);
        seats.update(game);
    }

    private List<String> games(String fingerprint) {
        return seats.of(fingerprint).stream()
                .map(seat -> "%s %s".formatted(seat.game().id(), seat.side()))
                .toList();
    }

    @Test
    void theSeatsOfAKeyAreInTheOrderOfTheirGames() throws IOException {
        begin("r-3", HOWE, GREENE);
        begin("r-2", GREENE, GAGE);
        seats.keepUp();
        assertEquals(
                List.of("r-1 American", "r-2 American", "r-3 British"),
                games("aa11").stream().sorted().toList());
        assertEquals(List.of("r-2 British"), games("CC33"));
        assertEquals(List.of(), games("dd44"));
        assertEquals(GREENE, seats.of("aa11").getFirst().player());
    }

    @Test
    void addressesAndGamesAreKnown() throws IOException {
        assertTrue(seats.knows(new MailAddress("", "greene@EXAMPLE.org")));
        assertFalse(seats.knows(new MailAddress("", "gage@example.org")));
        assertTrue(seats.game("r-1").isPresent());
        assertFalse(seats.game("r-2").isPresent());
        assertEquals(Optional.empty(), seats.fault("r-1"));
        assertEquals(Optional.empty(), seats.nameless());
        assertFalse(seats.isOver(first));
    }

    @Test
    void aReplacementHasTheSeatFromThenOn() {
        desk.settle(first, new Decree(new Settlement.Replace(BRITISH, GAGE, ""), "he is ill", ""));
        seats.update(first);
        assertEquals(List.of("r-1 British"), games("cc33"));
        assertEquals(List.of(), games("bb22"));
        assertTrue(seats.knows(new MailAddress("", "gage@example.org")));
        assertFalse(seats.knows(new MailAddress("", "howe@example.org")));
    }

    @Test
    void aGameIsDueAsLongAsThereIsSomethingToSend() {
        sent(first);
        assertEquals(List.of(), seats.due(WEEK));
        desk.remind(first);
        seats.update(first);
        assertEquals(List.of(new Due(first, false, true, Optional.empty())), seats.due(WEEK));
        sent(first);
        assertEquals(List.of(), seats.due(WEEK));
    }

    @Test
    void aReminderIsDueOnceAWeek() {
        sent(first);
        for (int week = 0; week < 3; week++) {
            now = now.plus(WEEK);
            assertEquals(List.of(new Due(first, true, true, Optional.empty())), seats.due(WEEK));
            desk.remind(first);
            sent(first);
            assertEquals(List.of(), seats.due(WEEK));
        }
    }

    @Test
    void aFinishedGameIsOver() {
        desk.settle(first, new Decree(new Settlement.Draw(), "both are tired", ""));
        sent(first);
        assertTrue(seats.isOver(first));
        now = now.plus(WEEK);
        assertEquals(List.of(), seats.due(WEEK));
    }
}
