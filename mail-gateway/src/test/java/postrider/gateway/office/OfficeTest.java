package postrider.gateway.office;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import postrider.desk.GameFolder;
import postrider.gateway.office.Town.Person;

class OfficeTest {
    private static final String COMMITTEES =
            "committees: Concord, Barnstable, Newport, Hartford, Albany, Morristown, Reading,"
                    + " Wilmington DE, Baltimore, Richmond, Charlotte, Camden, Savannah";

    @TempDir
    private Path home;

    private Town town;
    private GameFolder game;

    @BeforeEach
    void begin() throws IOException {
        town = new Town(home);
        game = town.begin("ww-1");
        round();
    }

    @AfterEach
    void end() {
        town.close();
    }

    private void round() throws IOException {
        assertTrue(town.round());
    }

    private void write(Person person, int impulse, String order) throws IOException {
        person.write("game ww-1", "impulse " + impulse, order);
        round();
    }

    private static void assertLast(String headline, Person person) throws IOException {
        assertEquals(headline, person.headlines().getLast());
    }

    @Test
    void anImpulseStopsForTheOtherPlayerAndGoesOnWithHisLetter() throws IOException {
        assertLast("[ww-1] Washington's War: The set-up is done: your order is needed", town.washington);
        write(town.washington, 1, COMMITTEES);
        assertLast("[ww-1] Washington's War: Impulse 1 is done: your order is needed", town.howe);
        write(town.howe, 2, "for the king: Ticonderoga, Yorktown, New Bern");
        assertLast("[ww-1] Washington's War: First player: your answer is needed", town.washington);
        assertLast("[ww-1] Washington's War: Claim the first play: your answer is needed", town.howe);
        write(town.washington, 2, "American");
        write(town.howe, 2, "no");
        assertLast("[ww-1] Washington's War: Impulse 2 is done: your order is needed", town.washington);
        assertLast("[ww-1] Washington's War: Impulse 2 is done: the American order is next", town.howe);
        assertEquals(3, game.log().impulse());
    }
}
