package postrider.desk;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static postrider.kit.Sides.AMERICAN;
import static postrider.kit.Sides.BRITISH;

import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.files.Hash;
import postrider.log.Event;
import postrider.log.GameLog;
import postrider.log.Outgoing;
import postrider.play.SignedLetter;
import postrider.store.GameFile;
import postrider.store.GameFolder;
import postrider.store.SealedLetter;

/**
 * The same letters with a crash between every two writes. Mail that was not dealt with is delivered again; in the end the
 * game file must be the one of a day without a crash, to the byte, and every letter it names must lie in the outbox.
 */
class CrashTest {
    @TempDir
    Path home;

    private static final class Crash extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /** Works so often, then crashes for good. */
    private static final class Failing implements Transport {
        private int left;

        Failing(int left) {
            this.left = left;
        }

        private void step() {
            if (left-- == 0) throw new Crash();
        }

        @Override
        public SealedLetter seal(Parcel parcel) {
            step();
            return new PaperTransport().seal(parcel);
        }

        @Override
        public boolean flush(GameFolder folder, GameLog log) {
            step();
            return true;
        }
    }

    /** What a crash leaves of the record that was being written. */
    private enum Torn {
        WHOLE,
        HALF
    }

    private static List<SignedLetter> letters(String card) {
        return List.of(
                Office.letter("<1@x>", BRITISH, "game r-1", "impulse 1", "raid Camden with nothing"),
                Office.letter("<2@x>", AMERICAN, "game r-1", "standing", "bid: bid 1"),
                Office.letter("<3@x>", BRITISH, "game r-1", "impulse 1", "raid Camden with " + card),
                Office.letter("<4@x>", AMERICAN, "game r-1", "impulse 1", "stand"),
                Office.letter("<5@x>", BRITISH, "game r-1", "impulse 1", "bid 2"));
    }

    private Path quiet() {
        var office = new Office(home.resolve("quiet"));
        var folder = office.desk().begin(office.plan("r-1", "two"));
        deliver(office.desk(), folder, letters(card(office, folder)));
        return folder.gameFile();
    }

    private static String card(Office office, GameFolder folder) {
        return new Raids.Book("b0")
                .position(office.game(folder).notation())
                .hands()
                .get(BRITISH)
                .getFirst();
    }

    private static void deliver(Desk desk, GameFolder folder, List<SignedLetter> letters) {
        letters.forEach(letter -> desk.receive(folder, letter));
    }

    @Test
    void nothingIsLostNothingDoubledAndNoDieChanged() throws IOException {
        var quiet = quiet();
        var events = GameFile.read(quiet).events();
        var card = ((Event.Letter) events.get(5).event()).words().getFirst().replaceFirst(".* ", "");
        int crashes = 0;
        for (var torn : Torn.values())
            for (int steps = 0; crashed(card, steps, torn); steps++) {
                var file = recovered(card, steps, torn);
                assertEquals(Files.readString(quiet), Files.readString(file), steps + " steps, " + torn);
                crashes++;
            }
        assertTrue(crashes > 24, crashes + " crashes");
    }

    private GameFolder folder(int steps, Torn torn) {
        return new GameFolder(home.resolve(torn + "-" + steps).resolve("r-1"));
    }

    /** False if all was done before the crash. */
    private boolean crashed(String card, int steps, Torn torn) throws IOException {
        var office = new Office(folder(steps, torn).path().getParent());
        var desk = office.desk(new Failing(steps));
        try {
            deliver(desk, desk.begin(office.plan("r-1", "two")), letters(card));
            return false;
        } catch (Crash power) {
            tear(folder(steps, torn), torn);
            return true;
        }
    }

    /** Only the last thing written can be torn: no letter may lie in the outbox that the records do not name. */
    private static void tear(GameFolder folder, Torn torn) throws IOException {
        if (!folder.isGame()) return; // it was just being begun
        var file = Files.readString(folder.gameFile());
        int last = file.lastIndexOf("---\nentry: ");
        boolean lettersFollow = files(folder).size() > Office.sent(folder).size();
        if (torn == Torn.WHOLE || last == 0 || lettersFollow) return;
        Files.writeString(folder.gameFile(), file.substring(0, (last + file.length()) / 2));
        Files.deleteIfExists(folder.path().resolve("game.index"));
    }

    private static Path file(GameFolder folder, Outgoing letter) {
        var stem = URLEncoder.encode(letter.messageId().replaceAll("[<>]", ""), StandardCharsets.UTF_8);
        return folder.outbox().resolve(stem + ".eml");
    }

    private static Set<String> files(GameFolder folder) throws IOException {
        try (var files = Files.list(folder.outbox())) {
            return files.map(file -> file.getFileName().toString()).collect(Collectors.toSet());
        }
    }

    private Path recovered(String card, int steps, Torn torn) throws IOException {
        var folder = folder(steps, torn);
        var office = new Office(folder.path().getParent());
        if (folder.isGame()) office.desk().goOn(folder);
        else office.desk().begin(office.plan("r-1", "two"));
        deliver(office.desk(), folder, letters(card));
        var hashes = new TreeMap<String, String>();
        var named = Office.sent(folder);
        for (var letter : named) {
            var bytes = Files.readAllBytes(file(folder, letter));
            assertEquals(letter.sha256(), Hash.sha256(bytes), letter.messageId());
            hashes.put(letter.messageId(), letter.sha256());
        }
        assertEquals(named.size(), hashes.size());
        assertEquals(named.size(), files(folder).size());
        return folder.gameFile();
    }
}
