package postrider.gateway.office;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.Decree;
import postrider.desk.GameCatalog;
import postrider.desk.Reopened;
import postrider.kernel.Entry;
import postrider.kit.Rechained;
import postrider.letters.Dispatch;
import postrider.log.Event;
import postrider.log.Settlement;
import postrider.log.Signatures;
import postrider.log.StoredEvent;
import postrider.needs.Need;
import postrider.needs.Needs;
import postrider.proof.Findings;
import postrider.proof.Script;
import postrider.proof.Verification;
import postrider.store.GameFile;
import postrider.store.GameFolder;

/** A dispute by real letters, from the first one until the impulse is played again. */
class DisputeByMailTest {
    private static final String COMMITTEES =
            "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown, Reading,"
                    + " Wilmington DE, Baltimore, Richmond, Charlotte, Camden, Savannah";
    private static final String KING = "for the king: Ticonderoga, Yorktown, New Bern";

    @TempDir
    Path home;

    private Town town;
    private GameFolder game;

    @BeforeEach
    void play() throws IOException {
        town = new Town(home);
        game = town.begin("ww-1");
        round();
        write(town.washington, "impulse 1", COMMITTEES);
        king(2);
        assertEquals(3, game.log().impulse());
    }

    @AfterEach
    void end() {
        town.close();
    }

    @Test
    @Needs(Need.PYTHON)
    void anImpulseIsDisputedTakenBackAndPlayedAgain() throws Exception {
        write(town.howe, "dispute 2: I meant Norfolk");
        assertEquals("[ww-1] 3 notice \u00b7 Impulse 2 is disputed", last(town.washington));
        write(town.washington, "impulse 3", "discard 1");
        assertTrue(last(town.washington).endsWith("The game is held"), last(town.washington));
        settle(new Settlement.Rollback(2));
        for (var player : List.of(town.washington, town.howe))
            assertTrue(last(player).endsWith("Impulse 2 is taken back"), last(player));
        king(4);
        assertEquals(5, game.log().impulse());
        var shuffles = game.events().stream()
                .map(StoredEvent::event)
                .filter(Event.Played.class::isInstance)
                .flatMap(played -> ((Event.Played) played).entries().stream())
                .filter(Entry.Shuffle.class::isInstance)
                .map(shuffle -> ((Entry.Shuffle) shuffle).commitment())
                .toList();
        assertEquals("[ again shuffle 1 of strategy deck, ", shuffles.getLast().replaceFirst("\\d+ cards.*", ""));
        assertTrue(verified(game.gameFile()).text().contains("1 settlement, signed by the referee"));
        for (var player : List.of(town.washington, town.howe)) proved(player);
    }

    /** A path that ends at a node of a rolled-back letter still leads to what that letter proved (docs/dice.md, 8). */
    @Test
    @Needs(Need.PYTHON)
    void cardsShownBeforeARollbackAndAfterItAreProved() throws Exception {
        for (int card : List.of(0, 0, 1, 1)) discard(card);
        assertEquals(7, game.log().impulse());
        settle(new Settlement.Rollback(4));
        assertEquals(8, game.log().impulse(), "it has a number of its own");
        for (int card : List.of(3, 3, 2, 2, 1)) discard(card);
        assertEquals(13, game.log().impulse());
        for (var player : List.of(town.washington, town.howe)) proved(player);
    }

    @Test
    void aSettlementThatIsNotTheRefereesIsFound() throws IOException {
        settle(new Settlement.Uphold());
        var forged = Files.readString(game.gameFile()).replace("reason: \"so it is\"", "reason: \"so it was\"");
        var file = Files.writeString(home.resolve("forged.yaml"), Rechained.file(Rechained.documents(forged)));
        var found = Verification.of(file, Optional.empty(), Signatures.installed());
        assertEquals(Optional.of(12), found.amiss().map(amiss -> amiss.entry()), found::text);
    }

    /** Fourteen cards go back into the deck; nobody else is told that they were a hand. */
    @Test
    void bothReadTheSameOfTheCardsThatGoBack() throws IOException {
        var told = settle(new Settlement.Rollback(2)).stream()
                .flatMap(letter -> letter.situation().orElseThrow().sections().stream())
                .filter(section -> section.heading().equals("Cards that go back"))
                .toList();
        assertEquals(2, told.size());
        assertEquals(told.getFirst(), told.getLast());
        assertTrue(
                told.getFirst().toString().contains("What was drawn, 14 cards, is back where it was"), told::toString);
    }

    private List<Dispatch> settle(Settlement settlement) throws IOException {
        List<Dispatch> letters;
        try (var office = town.office()) {
            letters = office.desk().settle(game, new Decree(settlement, "so it is", "4.0"));
        }
        round();
        return letters;
    }

    private void king(int impulse) throws IOException {
        write(town.howe, "impulse " + impulse, KING);
        write(town.washington, "impulse " + impulse, "American");
        write(town.howe, "impulse " + impulse, "no");
    }

    /** The card at this place in the hand of the player to move. */
    private void discard(int place) throws IOException {
        var side = game.log().impulse() % 2 == 1 ? town.washington : town.howe;
        var name = side == town.washington ? "American hand " : "British hand ";
        var hand = game.log()
                .position()
                .orElseThrow()
                .lines()
                .filter(line -> line.startsWith(name))
                .findFirst()
                .orElseThrow()
                .substring(name.length())
                .split(", ");
        write(side, "impulse " + game.log().impulse(), "discard " + hand[place]);
    }

    private void write(Town.Person person, String... lines) throws IOException {
        var all = new ArrayList<>(List.of("game ww-1"));
        all.addAll(List.of(lines));
        person.write(all.toArray(String[]::new));
        round();
    }

    private void round() throws IOException {
        assertTrue(town.round());
    }

    private static String last(Town.Person person) throws IOException {
        return person.headlines().getLast();
    }

    private Findings verified(Path file) {
        var found = Verification.of(
                file,
                Optional.of(Reopened.of(
                        GameCatalog.installed(),
                        GameFolder.beside(file),
                        GameFile.read(file).header())),
                Signatures.installed());
        assertEquals(Optional.empty(), found.amiss().map(Exception::getMessage));
        return found;
    }

    /** The letters a player received prove it, alone and beside the file. */
    private void proved(Town.Person player) throws Exception {
        var mail = Files.createDirectories(home.resolve("mail-" + player.self.name()));
        var letters = player.letters();
        for (int i = 0; i < letters.size(); i++)
            Files.writeString(mail.resolve("%03d.eml".formatted(i)), letters.get(i), UTF_8);
        Script.assertSound(mail, game.gameFile());
    }
}
