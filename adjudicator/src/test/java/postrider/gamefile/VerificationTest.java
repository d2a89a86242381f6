package postrider.gamefile;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.kernel.Entry;
import postrider.kernel.Rules;
import postrider.kernel.Ruling;
import postrider.kernel.Umpire;

class VerificationTest {
    private static final Signatures GOOD = (letter, key) ->
            letter.signature().startsWith("-----BEGIN PGP") ? Optional.empty() : Optional.of("it is not signed");

    @TempDir
    Path folder;

    @Test
    void aGameInProgressIsCheckedAndSaysWhatIsStillSealed() {
        Playing.play(file(), false);
        var findings = verify();
        assertEquals(Optional.empty(), findings.amiss(), findings.text());
        assertEquals(List.of("shuffle 3", "dice to come"), findings.sealed());
        assertTrue(findings.text().contains("13 impulses played again"), findings.text());
    }

    @Test
    void atTheEndNothingIsSealed() {
        Playing.play(file(), true);
        assertEquals(Optional.empty(), verify().amiss());
        assertEquals(List.of(), verify().sealed());
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
    void rulesThatChangedStopAtTheFirstImpulseThatDiffers() {
        Playing.play(file(), false);
        var changed = new Duel() {
            @Override
            public Table play(Table table, postrider.kernel.Side by, String card, Umpire umpire) {
                if (table.turn() > 3) umpire.roll("9", "a new rule");
                return super.play(table, by, card, umpire);
            }
        };
        var findings = Verification.of(file(), Optional.of(changed), Optional.of(GOOD));
        var record = GameFile.read(file())
                .records()
                .get(findings.amiss().orElseThrow().entry() - 1);
        assertEquals(4, ((Record.Played) record).impulse());
        assertTrue(findings.amiss().orElseThrow().getMessage().contains("a new rule"));
    }

    @Test
    void anUnsignedLetterIsFound() {
        Playing.play(file(), false);
        var findings = Verification.of(file(), Optional.empty(), Optional.of((letter, key) -> Optional.of("no")));
        assertEquals(3, findings.amiss().orElseThrow().entry());
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
        return Verification.of(path, Optional.of(new Duel()), Optional.of(GOOD))
                .amiss()
                .map(Broken::entry)
                .orElse(0);
    }

    private static List<Record> forgeries(Record record) {
        return switch (record) {
            case Record.Letter letter ->
                List.of(
                        forged(letter, letter.signed() + " ", letter.signature()),
                        forged(letter, letter.signed(), "none"));
            case Record.Played played -> {
                var forgeries = new ArrayList<Record>();
                forgeries.add(played(played, played.entries(), List.of(), played.position()));
                forgeries.add(played(
                        played,
                        played.entries(),
                        played.rulings(),
                        Optional.of(played.position().orElse("") + "\nAnd a fort.")));
                forgeries.add(played(
                        played,
                        played.entries().subList(1, played.entries().size()),
                        played.rulings(),
                        played.position()));
                yield forgeries;
            }
            case Record.Revealed revealed -> List.of(new Record.Revealed("00".repeat(32), revealed.at()));
            default -> List.of();
        };
    }

    private static Record forged(Record.Letter l, String signed, String signature) {
        return new Record.Letter(
                l.purpose(),
                l.side(),
                l.impulse(),
                l.messageId(),
                l.digest(),
                signed,
                signature,
                l.words(),
                l.clauses(),
                l.outbox(),
                l.at());
    }

    private static Record played(
            Record.Played p, List<Entry> entries, List<Ruling> rulings, Optional<String> position) {
        return new Record.Played(p.impulse(), entries, p.questions(), rulings, position, p.ended(), p.outbox(), p.at());
    }

    private Verification.Findings verify() {
        return Verification.of(file(), Optional.<Rules<?, ?>>of(new Duel()), Optional.of(GOOD));
    }

    private Path file() {
        return folder.resolve("game.yaml");
    }
}
