package postrider.gamefile;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerificationTest {
    /** Finds a signature bad that does not begin as one does. */
    private record Glance() implements Signatures {
        @Override
        public Optional<String> fault(Record.Letter letter, String armoredKey) {
            return letter.signature().startsWith("-----BEGIN PGP") ? Optional.empty() : Optional.of("it is not signed");
        }

        @Override
        public Optional<String> text(Record.Letter letter) {
            return Optional.of(letter.signed());
        }
    }

    private static final Retrial SAME = (before, record) -> Optional.empty();

    @TempDir
    Path folder;

    @Test
    void aGameInProgressIsCheckedAndSaysWhatIsStillSealed() {
        Playing.play(file(), false);
        var findings = verify();
        assertEquals(Optional.empty(), findings.amiss(), findings.text());
        assertEquals("""
                ww-017: Nothing is amiss.
                  checked 62 entries, chained
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
    void aFileThatIsBrokenOrCutShortIsSaidToBe() throws IOException {
        Playing.play(file(), false);
        var whole = Files.readString(file(), StandardCharsets.ISO_8859_1);
        Files.writeString(file(), whole.substring(0, whole.length() - 5), StandardCharsets.ISO_8859_1);
        assertEquals(
                "the last record was cut short; it is set aside when the game goes on",
                verify().checked().getLast());
        Files.writeString(file(), whole.replaceFirst("hash: \"..", "hash: \"??"), StandardCharsets.ISO_8859_1);
        assertEquals(1, verify().amiss().orElseThrow().entry());
    }

    @Test
    void whatARefereeForgesAndChainsAnewIsFoundWithItsEntry() {
        Playing.play(file(), true);
        var records = GameFile.read(file()).records();
        for (int i = 1; i < records.size(); i += i < 9 ? 1 : 13) {
            for (var forged : forgeries(records.get(i))) {
                int entry = rewrite(records, i, forged);
                assertEquals(i + 1, entry, forged.toString());
            }
        }
    }

    @Test
    void whatComesOutOtherwiseASecondTimeIsFoundWithItsEntry() {
        Playing.play(file(), false);
        var records = GameFile.read(file()).records();
        for (var kind : List.of(Record.Letter.class, Record.Played.class)) {
            int entry = records.stream().map(Record::getClass).toList().lastIndexOf(kind);
            Retrial other =
                    (before, record) -> before.size() < entry ? Optional.empty() : Optional.of("it is so and not so");
            var findings = Verification.of(file(), Optional.of(other), Optional.empty());
            assertEquals(
                    "Entry %d of the game file: it is so and not so.".formatted(entry + 1),
                    findings.amiss().orElseThrow().getMessage());
        }
    }

    private int rewrite(List<Record> records, int at, Record forged) {
        var path = folder.resolve("forged.yaml");
        try {
            var text = new StringBuilder();
            var kept = new ArrayList<Kept>();
            for (int i = 0; i < records.size(); i++) {
                var bytes = Contents.sealed(i + 1, Contents.before(kept), i == at ? forged : records.get(i));
                kept.add(Contents.whole(i + 1, Contents.before(kept), bytes));
                text.append(bytes);
            }
            Files.writeString(path, text, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return Verification.of(path, Optional.empty(), Optional.of(new Glance()))
                .amiss()
                .map(Broken::entry)
                .orElse(0);
    }

    private static List<Record> forgeries(Record record) {
        return switch (record) {
            case Record.Letter letter ->
                List.of(
                        forged(letter, letter.digest(), letter.signed() + " ", letter.signature()),
                        forged(letter, letter.digest(), letter.signed(), "none"),
                        forged(letter, Record.Letter.digest(letter.signed(), "none"), letter.signed(), "none"));
            case Record.Revealed revealed -> List.of(new Record.Revealed("00".repeat(32), revealed.at()));
            default -> List.of();
        };
    }

    private static Record forged(Record.Letter l, String digest, String signed, String signature) {
        return new Record.Letter(
                l.purpose(),
                l.side(),
                l.impulse(),
                l.messageId(),
                digest,
                signed,
                signature,
                l.words(),
                l.clauses(),
                l.outbox(),
                l.at());
    }

    private Verification.Findings verify() {
        return Verification.of(file(), Optional.of(SAME), Optional.of(new Glance()));
    }

    private Path file() {
        return folder.resolve("game.yaml");
    }
}
