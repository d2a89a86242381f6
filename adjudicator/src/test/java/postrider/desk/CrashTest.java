package postrider.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import postrider.dice.Secret;
import postrider.files.Hash;
import postrider.letters.Dispatch;
import postrider.letters.LetterRenderer.Printed;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Outgoing;
import postrider.log.Written;
import postrider.play.SignedLetter;
import postrider.store.GameFile;
import postrider.store.GameFolder;
import postrider.store.GameStore;
import postrider.store.Outbox;
import postrider.store.SealedLetter;

/**
 * The same letters with a crash between every two writes. Mail that was not dealt with is delivered again. In the end the game file
 * must be equal, to the byte, to that of a day without a crash, and every letter it names must wait or have left.
 */
class CrashTest {
    @TempDir
    Path home;

    private static final class Crash extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** Seals or sends this many letters, then crashes for good; never if the number is negative. */
    private static final class Failing implements Transport {
        private int left;

        Failing(int left) {
            this.left = left;
        }

        private void step() {
            if (left-- == 0) throw new Crash();
        }

        @Override
        public SealedLetter seal(GameLog log, Dispatch letter, Printed printed, Instant at) {
            step();
            var paper = new PaperTransport().seal(log, letter, printed, at);
            var id = paper.named().messageId().replace(Outgoing.PAPER, "@example.org>");
            return SealedLetter.of(letter.to(), letter.kind(), id, paper.bytes());
        }

        @Override
        public void send(GameStore game) {
            for (var letter : game.letters().unsent()) {
                step();
                game.outbox().move(letter.messageId(), Outbox.State.SENT);
            }
        }
    }

    /** What a crash leaves of the record that was being written. */
    private enum Torn {
        WHOLE,
        HALF
    }

    /** The orders below the answers act, or are refused, when the impulse is over. */
    private static List<SignedLetter> letters(String card, String next) {
        return List.of(
                Office.letter("<1@x>", BRITISH, "game r-1", "impulse 1", "raid Camden with nothing"),
                Office.letter("<2@x>", AMERICAN, "game r-1", "standing", "bid: bid 1"),
                Office.letter("<3@x>", BRITISH, "game r-1", "impulse 1", "raid Camden with " + card),
                Office.letter("<4@x>", AMERICAN, "game r-1", "impulse 1", "stand", "next: raid Boston with " + next),
                Office.letter("<5@x>", BRITISH, "game r-1", "impulse 1", "bid 2", "next: raid Boston with " + card));
    }

    /** How the players sign. */
    private enum Signing {
        DATED,
        /** With the code of the last letter, which they have read when they write. */
        CODED;

        NewGame plan(Office office) {
            var plan = office.plan("r-1", "two", this == CODED ? Map.of("sign", "ssh") : Map.of());
            var players = new TreeMap<>(plan.players());
            if (this == CODED)
                players.replaceAll((side, player) -> player.with(player.fingerprint(), "ssh-ed25519 AAAA\n"));
            return new NewGame(
                    plan.place(),
                    plan.system(),
                    plan.scenario(),
                    plan.options(),
                    players,
                    plan.referee(),
                    plan.corrections(),
                    plan.fixedSecret());
        }

        SignedLetter written(SignedLetter letter, GameFolder folder) {
            if (this == DATED) return letter;
            var side = letter.side();
            int last = folder.log().correspondence(side).sent();
            var code = Secret.of(Office.SECRET).code("r-1", side.word(), last);
            var text = letter.written().signed() + "\ncode " + code;
            var written = new Written(text, "-----BEGIN SSH SIGNATURE-----\n");
            return new SignedLetter(side, letter.messageId(), written, written.opened(text));
        }
    }

    /** A day without a crash: its letters, and its game file. */
    private record Quiet(List<SignedLetter> letters, Path file) {}

    private Quiet quiet(Signing signing) {
        var office = new Office(home.resolve("quiet"));
        var desk = office.desk(new Failing(-1));
        var folder = (GameFolder) desk.begin(signing.plan(office));
        var written = new ArrayList<SignedLetter>();
        for (var letter : letters(
                office.hand(folder, BRITISH).getFirst(),
                office.hand(folder, AMERICAN).getFirst())) {
            written.add(signing.written(letter, folder));
            Office.receive(desk, folder, written.getLast());
        }
        return new Quiet(written, folder.gameFile());
    }

    private static void deliver(Desk desk, GameFolder folder, List<SignedLetter> letters) {
        letters.forEach(letter -> Office.receive(desk, folder, letter));
    }

    @ParameterizedTest
    @EnumSource
    void nothingIsLostNothingDoubledAndNoDieChanged(Signing signing) throws IOException {
        var quiet = quiet(signing);
        var acted = GameFile.read(quiet.file()).events().stream()
                .filter(stored -> stored.event() instanceof Event.Letter)
                .count();
        assertEquals(5, acted);
        int crashes = 0;
        for (var torn : Torn.values())
            for (int steps = 0; crashed(signing, quiet.letters(), steps, torn); steps++) {
                var file = recovered(signing, quiet.letters(), steps, torn);
                assertEquals(Files.readString(quiet.file()), Files.readString(file), steps + " steps, " + torn);
                crashes++;
            }
        assertTrue(crashes > 24, crashes + " crashes");
    }

    private GameFolder folder(int steps, Torn torn) {
        return new GameFolder(home.resolve(torn + "-" + steps).resolve("r-1"));
    }

    /** Returns false if everything was done before the crash. */
    private boolean crashed(Signing signing, List<SignedLetter> letters, int steps, Torn torn) throws IOException {
        var office = new Office(folder(steps, torn).path().getParent());
        var desk = office.desk(new Failing(steps));
        try {
            deliver(desk, (GameFolder) desk.begin(signing.plan(office)), letters);
            return false;
        } catch (Crash power) {
            tear(folder(steps, torn), torn);
            return true;
        }
    }

    /**
     * Only the last write can be torn: no letter may be in the outbox that the records do not name, and none of theirs may have left.
     */
    private static void tear(GameFolder folder, Torn torn) throws IOException {
        if (!folder.isGame()) return; // it was just being begun
        var file = Files.readString(folder.gameFile());
        int last = file.lastIndexOf("---\nentry: ");
        boolean lettersFollow = files(folder).size() > Office.sent(folder).size();
        boolean haveLeft =
                last > 0 && Office.events(folder).getLast().outbox().stream().anyMatch(folder.letters()::hasLeft);
        if (torn == Torn.WHOLE || last == 0 || lettersFollow || haveLeft) return;
        Files.writeString(folder.gameFile(), file.substring(0, (last + file.length()) / 2));
        Files.deleteIfExists(folder.path().resolve("game.index"));
    }

    private static Set<String> files(GameFolder folder) {
        return Stream.of(Outbox.State.values())
                .flatMap(state -> folder.outbox().in(state).stream())
                .collect(Collectors.toSet());
    }

    private Path recovered(Signing signing, List<SignedLetter> letters, int steps, Torn torn) throws IOException {
        var folder = folder(steps, torn);
        var office = new Office(folder.path().getParent());
        var desk = office.desk(new Failing(-1));
        if (folder.isGame()) desk.goOn(folder);
        else desk.begin(signing.plan(office));
        deliver(desk, folder, letters);
        var hashes = new TreeMap<String, String>();
        var named = Office.sent(folder);
        for (var letter : named) {
            var bytes = folder.outbox().letter(letter.messageId()).orElseThrow();
            assertEquals(letter.sha256(), Hash.sha256(bytes), letter.messageId());
            hashes.put(letter.messageId(), letter.sha256());
        }
        assertEquals(named.size(), hashes.size());
        assertEquals(named.size(), files(folder).size());
        return folder.gameFile();
    }
}
