package postrider.proof;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.log.CorruptGameFile;
import postrider.log.Event;
import postrider.log.Signatures;
import postrider.log.StoredEvent;
import postrider.log.Written;
import postrider.store.EventLog;
import postrider.store.GameFile;

class VerificationTest {
    /** Rejects a signature that does not begin like one. */
    private record Glance() implements Signatures {
        @Override
        public Optional<String> fault(Written letter, String armoredKey) {
            return letter.signature().startsWith("-----BEGIN PGP") ? Optional.empty() : Optional.of("it is not signed");
        }

        @Override
        public Optional<String> fault(String signed, String signature, String armoredKey, String fingerprint) {
            return Optional.empty();
        }

        @Override
        public Optional<String> fault(Event.Player player) {
            return Optional.empty();
        }

        @Override
        public Optional<String> text(Written letter) {
            return Optional.of(letter.signed());
        }
    }

    private static final Replayer SAME = (before, event) -> Optional.empty();

    @TempDir
    Path folder;

    @Test
    void aGameInProgressIsCheckedUpToWhatIsStillSealed() {
        Playing.play(file(), false);
        var findings = verify();
        assertEquals(Optional.empty(), findings.amiss(), findings.text());
        assertEquals("""
                ww-017: Nothing is amiss.
                  checked 63 entries, chained
                          36 letters, each signed by its writer
                          18 rolls and 12 cards shown, each with its proof
                          2 of 3 shuffles opened and dealt again
                          13 impulses played again from the letters, each to the position recorded
                  sealed  shuffle 3
                          dice to come
                """, findings.text());
    }

    @Test
    void atTheEndNothingIsSealed() {
        Playing.play(file(), true);
        assertEquals(Optional.empty(), verify().amiss());
        assertEquals(List.of(), verify().sealed());
    }

    @Test
    void aBrokenOrTornFileIsReported() throws IOException {
        Playing.play(file(), false);
        var whole = Files.readString(file(), StandardCharsets.ISO_8859_1);
        Files.delete(folder.resolve("game.index"));
        Files.writeString(file(), whole.substring(0, whole.length() - 5), StandardCharsets.ISO_8859_1);
        assertEquals(
                "the last event was cut short; it is set aside when the game goes on",
                verify().checked().getLast());
        Files.writeString(file(), whole.replaceFirst("hash: \"..", "hash: \"??"), StandardCharsets.ISO_8859_1);
        assertEquals(1, verify().amiss().orElseThrow().entry());
    }

    @Test
    void anEntryForgedAndRechainedIsFound() {
        Playing.play(file(), true);
        var events = GameFile.read(file()).events();
        for (int i = 1; i < events.size(); i += i < 9 ? 1 : 13) {
            for (var forged : forgeries(events.get(i).event()))
                assertEquals(i + 1, rewrite(events, i, forged), forged.toString());
        }
    }

    @Test
    void anEntryThatDiffersWhenRepeatedIsFound() {
        Playing.play(file(), false);
        var events =
                GameFile.read(file()).events().stream().map(StoredEvent::event).toList();
        for (var kind : List.of(Event.Letter.class, Event.Played.class)) {
            var last =
                    events.stream().filter(kind::isInstance).reduce((a, b) -> b).orElseThrow();
            Replayer other =
                    (before, event) -> event.equals(last) ? Optional.of("it is so and not so") : Optional.empty();
            var findings = Verification.of(file(), Optional.of(other), Optional.empty());
            assertEquals(
                    "Entry %d of the game file: it is so and not so.".formatted(events.lastIndexOf(last) + 1),
                    findings.amiss().orElseThrow().getMessage());
        }
    }

    private int rewrite(List<StoredEvent> events, int at, Event forged) {
        var path = folder.resolve("forged.yaml");
        try {
            var text = new StringBuilder();
            var previous = EventLog.NOTHING_BEFORE;
            for (int i = 0; i < events.size(); i++) {
                var stored = events.get(i);
                var bytes = EventLog.sealed(
                        i + 1, previous, i == at ? forged : stored.event(), stored.outbox(), stored.at());
                previous = EventLog.whole(i + 1, previous, bytes).hash();
                text.append(bytes);
            }
            Files.writeString(path, text, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return Verification.of(path, Optional.empty(), Optional.of(new Glance()))
                .amiss()
                .map(CorruptGameFile::entry)
                .orElse(0);
    }

    private static List<Event> forgeries(Event event) {
        return switch (event) {
            case Event.Letter letter ->
                List.of(
                        forged(letter, letter.digest(), letter.signed() + " ", letter.signature()),
                        forged(letter, letter.digest(), letter.signed(), "none"),
                        forged(letter, new Written(letter.signed(), "none").digest(), letter.signed(), "none"));
            case Event.Revealed revealed -> List.of(new Event.Revealed("00".repeat(32)));
            default -> List.of();
        };
    }

    private static Event forged(Event.Letter l, String digest, String signed, String signature) {
        return new Event.Letter(
                l.purpose(),
                l.side(),
                l.impulse(),
                l.messageId(),
                digest,
                signed,
                signature,
                l.words(),
                l.clauses(),
                l.root());
    }

    private Findings verify() {
        return Verification.of(file(), Optional.of(SAME), Optional.of(new Glance()));
    }

    private Path file() {
        return folder.resolve("game.yaml");
    }
}
