package postrider.kit;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import postrider.dice.Secret;
import postrider.kernel.Layers;
import postrider.kernel.Parts;
import postrider.log.Event;
import postrider.log.Glance;
import postrider.log.LetterKind;
import postrider.log.Moment;
import postrider.log.Pin;
import postrider.log.StoredEvent;
import postrider.store.EventLog;
import postrider.store.GameCopy;
import postrider.store.GameInMemory;
import postrider.store.GameStore;
import postrider.store.MailEvent;
import postrider.store.Outbox;
import postrider.store.SealedLetter;

/** Tests that every {@link GameStore} must pass. */
public abstract class GameStoreKit {
    private static final String ID = "ww-017";
    private static final Secret SECRET = Secret.of("5e".repeat(32));
    private static final Instant NOON = Instant.parse("2026-11-20T12:00:00Z");

    /** An empty store for a game with this id. */
    protected abstract GameStore place(String id);

    /** The same store, as another process sees it. */
    protected abstract GameStore again(GameStore place);

    private static Event.Header header(Secret secret) {
        return new Event.Header(
                EventLog.FORMAT,
                ID,
                "raids",
                Pin.of("b0"),
                "two",
                Map.of(),
                Map.of(
                        Sides.AMERICAN, new Event.Player("Greene", "greene@example.invalid", "aa11", ""),
                        Sides.BRITISH, new Event.Player("Howe", "howe@example.invalid", "bb22", "")),
                "",
                secret.commitments(ID, Parts.FEW),
                Optional.empty());
    }

    private static GameStore.Beginning beginning(SortedMap<String, String> corrections) {
        return new GameStore.Beginning(header(SECRET), SECRET, corrections, NOON);
    }

    private GameStore begun() {
        var place = place(ID);
        place.begin(beginning(Collections.emptySortedMap()), begun -> {});
        return place;
    }

    private static SealedLetter letter(int number) {
        var id = "<%s.%d.british.report@example.org>".formatted(ID, number);
        return SealedLetter.of(
                Sides.BRITISH, LetterKind.REPORT, id, ("letter " + number).getBytes(StandardCharsets.UTF_8));
    }

    private static List<StoredEvent> write(GameStore store, Event event, SealedLetter... letters) {
        try (var writing = store.open()) {
            writing.append(event, List.of(letters), NOON);
        }
        return store.events();
    }

    private void isAsWritten(GameStore store, List<StoredEvent> events) {
        var seen = again(store);
        assertEquals(events, seen.events());
        assertEquals(events, seen.contents().events());
        var log = Moment.all(events).getLast().after();
        assertEquals(Glance.of(log), seen.glance());
        assertEquals(Glance.of(log), Glance.of(seen.log()));
        try (var writing = seen.open()) {
            assertEquals(events.size(), writing.standing().entries());
            assertEquals(events.getLast().hash(), writing.standing().hash());
            assertEquals(Glance.of(log), Glance.of(writing.standing().log()));
        }
    }

    @Test
    void whatIsWrittenCanBeRead() {
        var store = begun();
        assertEquals(header(SECRET), store.header());
        var events = new ArrayList<>(store.events());
        for (var text : List.of("plain", "two\r\nlines", "\u0000\u2028", "Côte d’Ivoire")) {
            var note = new Event.Note(text);
            try (var writing = store.open()) {
                events.add(writing.append(note, List.of(), NOON));
                assertEquals(note, events.getLast().event());
            }
            isAsWritten(store, events);
        }
        assertEquals(
                List.of(1, 2, 3, 4, 5), events.stream().map(StoredEvent::entry).toList());
    }

    /** So a game can be moved from one store to another, and verified in either. */
    @Test
    void theHashedBytesAreTheSameInEveryStore() {
        var store = begun();
        write(store, new Event.Note("to both"), letter(1));
        var first = EventLog.sealed(1, EventLog.NOTHING_BEFORE, header(SECRET), List.of(), NOON);
        var hash = EventLog.whole(1, EventLog.NOTHING_BEFORE, first).hash();
        assertEquals(hash, store.events().getFirst().hash());
        var second = EventLog.sealed(
                2, hash, new Event.Note("to both"), List.of(letter(1).named()), NOON);
        assertEquals(first + second, new String(EventLog.written(store.events()), StandardCharsets.ISO_8859_1));
    }

    @Test
    void aGameIsBegunWhollyOrNotAtAll() {
        var place = place(ID);
        assertThrows(
                IllegalStateException.class,
                () -> place.begin(beginning(Collections.emptySortedMap()), begun -> {
                    write(begun, new Event.Note("the first"), letter(1));
                    throw new IllegalStateException("the power fails");
                }));
        assertThrows(IllegalStateException.class, () -> again(place).events());
        assertThrows(IllegalStateException.class, () -> again(place).requireComplete());
        place.begin(
                beginning(Collections.emptySortedMap()), begun -> write(begun, new Event.Note("the first"), letter(1)));
        assertEquals(2, again(place).events().size());
        assertEquals(List.of(letter(1).named()), again(place).letters().unsent());
        again(place).requireComplete();
        assertThrows(
                IllegalArgumentException.class,
                () -> again(place).begin(beginning(Collections.emptySortedMap()), begun -> {}));
        assertEquals(2, again(place).events().size());
    }

    @Test
    void anEventAndItsLettersAreWrittenTogether() {
        var store = begun();
        var events = write(store, new Event.Note("to one"), letter(1), letter(2));
        assertEquals(
                List.of(letter(1).named(), letter(2).named()), events.getLast().outbox());
        assertEquals(events.getLast().outbox(), again(store).letters().unsent());
        for (int number = 1; number <= 2; number++)
            assertArrayEquals(
                    letter(number).bytes(),
                    again(store)
                            .outbox()
                            .letter(letter(number).named().messageId())
                            .orElseThrow());
    }

    /** A second header fits nowhere. */
    @Test
    void aFailedWriteLeavesNothingBehind() {
        var store = begun();
        assertThrows(RuntimeException.class, () -> write(store, header(SECRET), letter(1)));
        assertEquals(1, again(store).events().size());
        assertEquals(List.of(), again(store).letters().unsent());
        isAsWritten(store, store.events());
        assertEquals(0, again(store).letters().damaged());
        assertTrue(again(store).letters().hasLost(letter(1).named()));
    }

    @Test
    void thereIsOneWriterAtATimeAndReadersNeverWait() {
        var store = begun();
        var writing = store.open();
        try (writing) {
            var held = assertThrows(GameStore.Held.class, () -> again(store).open());
            assertEquals(
                    "Another postrider has the game ww-017 open; stop it first, or wait until it is done.",
                    held.getMessage());
            writing.append(new Event.Note("meanwhile"), List.of(), NOON);
            assertEquals(2, again(store).events().size());
            assertEquals(Glance.of(writing.standing().log()), again(store).glance());
        }
        try (var next = again(store).open()) {
            writing.close();
            assertThrows(GameStore.Held.class, () -> again(store).open());
            assertEquals(2, next.standing().entries());
        }
    }

    @Test
    void theSecretIsTheOneCommitted() {
        var store = begun();
        assertEquals(SECRET.hex(), again(store).secret(store.header()).hex());
        var others = header(Secret.of("6f".repeat(32)));
        assertThrows(IllegalStateException.class, () -> again(store).secret(others));
    }

    @Test
    void boxesAreKeptUnchanged() {
        var store = begun();
        var box = new Layers(new TreeMap<>(Map.of("map.yaml", "spaces: []\n")), new TreeMap<>(Map.of("a.yaml", "b")));
        assertFalse(store.hasBox("b0"));
        assertEquals(Optional.empty(), store.box("b0"));
        store.keepBox("b0", box);
        assertTrue(again(store).hasBox("b0"));
        assertEquals(Optional.of(box), again(store).box("b0"));
        assertEquals(Optional.empty(), again(store).box("b1"));
    }

    @Test
    void correctionsAreKept() {
        var corrections = new TreeMap<>(Map.of("corrections.yaml", "notes: [1]\n"));
        var place = place(ID);
        place.begin(beginning(corrections), begun -> assertEquals(corrections, begun.corrections()));
        assertEquals(corrections, again(place).corrections());
        assertEquals(Map.of(), place("ww-018").corrections());
    }

    @Test
    void aGameIsCopiedUnchanged() {
        var store = begun();
        write(store, new Event.Note("to one"), letter(1), letter(2));
        write(store, new Event.Note("to the other"), letter(3));
        store.keepBox("b0", new Layers(new TreeMap<>(Map.of("map.yaml", "spaces: []\n")), new TreeMap<>()));
        store.outbox().move(letter(1).named().messageId(), Outbox.State.SENT);
        store.outbox().move(letter(2).named().messageId(), Outbox.State.WITHDRAWN);
        store.outbox().refuse(new Outbox.Refusal(NOON, letter(3).named().messageId(), "552 full"));
        store.mailEvents()
                .add(new MailEvent(
                        NOON.plusNanos(1),
                        MailEvent.News.DELAYED,
                        letter(1).named().messageId(),
                        "4.2.2 full"));
        var memory = new GameInMemory(ID);
        new GameCopy(store, memory).make();
        var elsewhere = place("ww-018");
        new GameCopy(memory, elsewhere).make();
        var copy = new GameCopy(again(store), again(elsewhere));
        assertEquals(Optional.empty(), copy.difference());
        assertThrows(IllegalArgumentException.class, copy::make);
        elsewhere.mailEvents().add(new MailEvent(NOON, MailEvent.News.HEARD, "british", ""));
        assertEquals(Optional.of("ww-017: its tidings are not the same in both places."), copy.difference());
        elsewhere.outbox().discard(letter(3).named().messageId());
        assertEquals(Optional.of("ww-017: its letters are not the same in both places."), copy.difference());
        write(elsewhere, new Event.Note("once more"));
        assertEquals(Optional.of("ww-017: its entries are not the same in both places."), copy.difference());
    }

    @Test
    void mailEventsAreKeptInOrder() {
        var store = begun();
        var told = List.of(
                new MailEvent(
                        NOON.plusNanos(1),
                        MailEvent.News.FAILED,
                        letter(1).named().messageId(),
                        "550 5.1.1 no such user"),
                new MailEvent(NOON, MailEvent.News.UNREACHABLE, "british", ""));
        told.forEach(store.mailEvents()::add);
        assertEquals(told, again(store).mailEvents().all());
    }

    @Test
    void aCopyOfTheEventsHasNoLettersToSend() {
        var store = begun();
        var events = write(store, new Event.Note("to one"), letter(1));
        var copy = place("ww-018");
        copy.begin(beginning(Collections.emptySortedMap()), begun -> {
            try (var writing = begun.open()) {
                events.stream().skip(1).forEach(writing::copy);
            }
        });
        assertEquals(events, again(copy).events());
        assertEquals(List.of(), again(copy).letters().unsent());
    }
}
