package postrider.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.kernel.Edition;
import postrider.kernel.Game;
import postrider.kernel.Layers;
import postrider.kernel.ruling.Side;
import postrider.letters.Dispatch;
import postrider.letters.LetterRenderer;
import postrider.letters.LetterRenderer.Printed;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Pin;
import postrider.log.Signatures;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.proof.Script;
import postrider.proof.Verification;
import postrider.store.EventLog;
import postrider.store.GameFolder;
import postrider.store.GameStore;
import postrider.store.OutboxFolder;
import postrider.store.SealedLetter;
import postrider.washingtonswar.game.WashingtonsWar;

/**
 * A golden war that began with an older box, and under an earlier edition of the rules, than those installed. In that box Washington has
 * a lower battle rating.
 */
@Tag("long")
class OlderBoxTest {
    private static final Game WAR = new WashingtonsWar();
    private static final Map<String, String> REPRINT =
            Map.of("reprint.yaml", "generals:\n- {name: Washington, battle: 3, provenance: {battle: 'copy: x'}}\n");

    @TempDir
    Path home;

    private GameFolder folder;
    private Edition next;
    private GameCatalog older;
    private GameCatalog newer;

    @BeforeEach
    void lay() throws IOException {
        folder = new GameFolder(home.resolve("ww-1776"));
        OutboxFolder.lay(folder.path());
        Files.copy(Path.of("golden/american-victory/game.yaml"), folder.gameFile());
        var begun = folder.header().box().rules();
        next = new Edition(begun.number() + 1);
        older = new GameCatalog(List.of(new Printing(begun, Map.of())));
        newer = new GameCatalog(List.of(new Printing(next, REPRINT)));
    }

    @Test
    void aWarWithoutItsBoxIsNotPlayedOn() {
        var why = assertThrows(IllegalStateException.class, () -> newer.open(folder, folder.log()));
        assertTrue(why.getMessage().startsWith("ww-1776 was begun with another box"), why::getMessage);
    }

    @Test
    void aWarWithItsBoxIsVerifiedToTheEnd() {
        older.keep(folder, folder.header());
        var findings = Verification.of(
                folder.gameFile(), Optional.of(Reopened.of(newer, folder, folder.header())), Signatures.installed());
        assertEquals(Optional.empty(), findings.amiss());
    }

    @Test
    void theCheckSaysWhatTheNewBoxWouldHaveChanged() {
        older.keep(folder, folder.header());
        var old = UpgradeCheck.of(older, folder);
        assertTrue(old.same(), old::toString);
        assertEquals(folder.log().impulse(), old.impulses());
        var check = UpgradeCheck.of(newer, folder);
        assertNotEquals(check.playedWith(), check.installed());
        var first = check.first().orElseThrow();
        assertEquals(check.impulses(), first.impulse());
        assertTrue(first.how().contains("but now it comes to"), first.how());
    }

    @Test
    void theNextImpulseIsPlayedWithItsBox() throws IOException {
        var order = order();
        var copy = before(order);
        enter(copy, order.side(), words(order));
        assertEquals(folder.header().box(), copy.log().header().box());
        nothingIsAmiss(copy);
    }

    /** Both players agree, and from then on the other box counts. What was played before is still checked with its own box. */
    @Test
    @Needs(Need.PYTHON)
    void aWarIsPlayedWithTheNewBoxIfBothAgree() throws Exception {
        var order = order();
        var copy = before(order);
        for (var side : WAR.sides()) enter(copy, side, "agree upgrade");
        assertEquals(
                new Pin(newer.newest(copy).hash(), next), copy.log().header().box());
        enter(copy, order.side(), words(order));
        Script.assertSound(nothingIsAmiss(copy));
    }

    /** The game before the impulse that has another result with the new box. */
    private GameStore before(Event.Letter order) {
        older.keep(folder, folder.header());
        return TrialCopy.of(folder, Optional.of(order.impulse()));
    }

    private Event.Letter order() {
        int differs = UpgradeCheck.of(newer, folder).first().orElseThrow().impulse();
        return folder.events().stream()
                .map(stored -> stored.event())
                .filter(event -> event instanceof Event.Letter letter
                        && letter.purpose() == Event.Letter.Purpose.ORDER
                        && letter.impulse() == differs)
                .map(Event.Letter.class::cast)
                .findFirst()
                .orElseThrow();
    }

    private static String words(Event.Letter order) {
        var lines = new ArrayList<>(order.words());
        order.clauses().forEach(clause -> lines.add("if asked " + clause));
        return String.join("\n", lines);
    }

    private void enter(GameStore game, Side side, String words) {
        LetterRenderer renderer = dispatch -> new LetterRenderer.Printed(dispatch.toString(), "");
        var at = folder.log().latest().moved();
        var desk = new Desk(newer, renderer, new Signing(), InstantSource.fixed(at));
        var outcome = desk.enter(game, side, words, Optional.empty());
        assertEquals(Outcome.Fate.ACCEPTED, outcome.fate(), () -> words + outcome);
    }

    /** Returns its file. */
    private Path nothingIsAmiss(GameStore game) throws IOException {
        var file = Files.write(home.resolve("copy.yaml"), EventLog.written(game.events()));
        var findings = Verification.of(file, Optional.of(Reopened.of(newer, game, game.header())), Optional.empty());
        assertEquals(Optional.empty(), findings.amiss());
        return file;
    }

    /** Signatures are not checked, because we do not have the key of the golden war's referee. */
    private static final class Signing implements Transport {
        private final Transport paper = new PaperTransport();

        @Override
        public SealedLetter seal(GameLog log, Dispatch letter, Printed printed, Instant at) {
            return paper.seal(log, letter, printed, at);
        }

        @Override
        public Signature sign(String text, Instant at) {
            return new Signature("signature", "key");
        }

        @Override
        public void send(GameStore game) {}
    }

    @Test
    void aChangedBoxIsRefused() throws IOException {
        older.keep(folder, folder.header());
        var kept = folder.path().resolve("boxes").resolve(folder.header().box().box() + ".json");
        Files.writeString(kept, Files.readString(kept).replace("name: Washington", "battle: 2, name: Washington"));
        assertThrows(RuntimeException.class, () -> newer.open(folder, folder.log()));
    }

    /** The game as once printed, under one edition of the rules. */
    private record Printing(Edition edition, Map<String, String> changes) implements Game {
        @Override
        public String name() {
            return WAR.name();
        }

        @Override
        public String title() {
            return WAR.title();
        }

        @Override
        public List<Side> sides() {
            return WAR.sides();
        }

        @Override
        public List<String> scenarios() {
            return WAR.scenarios();
        }

        @Override
        public Box<?, ?> open(Layers layers, Edition edition) {
            return WAR.open(layers, edition);
        }

        @Override
        public Layers layers() {
            return WAR.layers().corrected(new TreeMap<>(changes));
        }
    }
}
