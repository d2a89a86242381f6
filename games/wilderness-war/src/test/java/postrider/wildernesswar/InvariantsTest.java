package postrider.wildernesswar;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.kernel.Notation;
import postrider.kernel.ruling.Ruling;
import postrider.text.Line;
import postrider.text.Read;

/** Breaks each invariant once, with a position that no impulse may leave behind. */
class InvariantsTest {
    private static final Notation<Position> NOTATION = RandomGame.WAR.notation();

    private static Position position(String statements) {
        return NOTATION.position("French hand 29, 55; British hand 57, 5; " + statements);
    }

    private static List<String> broken(Position before, Optional<String> order, Position after, List<Ruling> report) {
        return RandomGame.WAR.brokenInvariants(before, order.map(words -> order(words, before)), after, report);
    }

    private static Order order(String words, Position position) {
        var by = position.track().toMove().orElseThrow();
        return switch (RandomGame.WAR.read(List.of(new Line(1, words)), position, by)) {
            case Read.Understood<Order>(var order) -> order;
            case Read.NotUnderstood<Order> not -> throw new AssertionError(not);
        };
    }

    private static void fails(List<String> broken, String expected) {
        assertTrue(broken.stream().anyMatch(sentence -> sentence.contains(expected)), expected + ": " + broken);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Béarn in Québec; 22nd in Québec | 6.51 both sides stand in Québec",
                "siege 0 in Québec; Béarn in Québec | 8.21, 8.232 the siege of Québec",
                "22nd in Niagara; French forts in Niagara | 8.21, 8.232 the siege of Niagara",
                "22nd in Niagara; French forts in Niagara; siege 3 in Niagara | 8.23 siege 3 in Niagara",
                "22nd in Niagara; French forts in Niagara; siege 0 in Niagara; Béarn, La Sarre, Guyenne, La Reine, Artois in Niagara"
                        + " | 8.11 5 units inside the fort of Niagara",
                "Montcalm in Albany; 22nd in Albany | 6.53 leaders alone among enemies in Albany",
                "Béarn reduced in reserve | 5.521 Béarn would come reduced",
                "Béarn in the Northern militia box | 3.0 Béarn is no piece to be",
                "Canadian Militia 1 in Montréal | 3.0 Canadian Militia 1 is no piece",
                "Canadian Militia 1 in the Northern militia box | 3.0 Canadian Militia 1 is no piece",
                "Montcalm in the pool | 3.0 Montcalm is no piece",
                "Wolfe in reserve | 3.0 Wolfe is no piece",
                "22nd in the pool | 3.0 22nd is no piece",
                "Loudoun, Amherst, Abercromby in New York; Shirley in Albany | 5.55 the British have",
                "French Seneca in Niagara; British Seneca in Albany | 5.533 French Seneca and British Seneca are on the map",
                "French stockades in Québec | 5.43 something is built in the fortress of Québec",
                "French forts in Niagara; French forts begun in Niagara | 5.43 a fort is begun where one stands",
                "French forts begun in Québec | 5.43 a fort is begun where one stands",
                "French forts begun in Niagara; 22nd in Niagara; British Niagara | 5.45 the fort begun in Niagara",
                "captured fortresses Albany | 8.24 nobody holds the captured fortress of Albany",
                "captured fortresses Niagara | 8.24 Niagara is no fortress",
                "Amphib in Niagara | 6.43 no arrow leads to the Amphib marker in Niagara",
                "Amphib in Louisbourg | 6.431 the Amphib marker in Louisbourg is still there",
                "French raided Albany | 10.11 a Raided marker lies in the fortress of Albany",
                "year 1760, war ends 1759 | 13.1 the war goes on in 1760",
                "nobody to move | 4.0 nobody is to move",
                "French hand none | 4.0 French have no card to play",
                "French hold a card | 4.0 French hold more than one card",
                "French hold a card; French hand 29 | 4.0 French have passed",
                "French hand 1-10 | 5.21 more than nine cards: French",
                "22nd in Niagara | 13.23 Niagara has changed hands",
                "British Ohio Forks; Béarn in Ohio Forks | 13.23 Ohio Forks has changed hands",
            })
    void impossiblePositionsAreFound(String statements, String expected) {
        var position = position(statements);
        fails(broken(position, Optional.empty(), position, List.of()), expected);
    }

    @Test
    void aSoundPositionBreaksNoInvariant() {
        var position = position("Béarn, Montcalm in Québec; 22nd in New York; French forts in Niagara");
        assertEquals(List.of(), broken(position, Optional.of("play 29: nothing"), position, List.of()));
    }

    @Test
    void aPieceInTwoPlacesIsFound() {
        var position = position("Béarn in Québec");
        var board = position.board();
        var twice = board.put(position.country().units().getFirst(), new Post(space(position, "Albany"), false));
        var torn = new Board(
                twice.posts(),
                board.on(),
                board.fortifications(),
                board.begun(),
                board.raided(),
                board.landings(),
                board.fieldworks());
        var broken = broken(position, Optional.empty(), position.with(torn), List.of());
        fails(broken, "is not among those in Albany");
        fails(broken, "3.0 a piece is in two places");
    }

    private static Space space(Position position, String name) {
        return position.country().space(name);
    }

    /** What changed, by which order, and which invariant it breaks if it was not reported. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Béarn out of the game | event | Béarn in Québec | 7.61 Béarn has come back",
                "Béarn in Québec | event | Béarn in reserve | 7.61, 5.52 Béarn was Québec",
                "Virginia 1 in Augusta | event | Virginia 1 out of the game | 7.61, 5.52 Virginia 1",
                "Wolfe in Albany | event | Wolfe in the pool | 7.61, 5.52 Wolfe was Albany",
                "no VP | nothing | Béarn in Québec | 7.61, 5.52 Béarn was RESERVE",
                "Wolfe in the pool | nothing | Wolfe in New York | 7.61, 5.52 Wolfe was POOL",
                "22nd in Albany | event | 22nd, Béarn in Albany | 5.522 Béarn entered at Albany",
                "no VP | event | Béarn in Hoosic; British stockades in Hoosic | 5.522 Béarn entered at Hoosic",
                "no VP | event | Béarn reduced in Québec | 5.521 Béarn entered reduced",
                "Béarn reduced in Québec | nothing | Béarn in Québec | 5.523 Béarn is whole again without an event",
                "Béarn reduced in Ohio Forks | event | Béarn in Ohio Forks | 12.3 Béarn, out of supply, is whole again",
                "Béarn reduced, 22nd in Québec; siege 0 in Québec | event | Béarn, 22nd in Québec; siege 0 in Québec"
                        + " | 5.523 Béarn, besieged, is whole again",
                "Béarn in St-Jean | event | Béarn in St-Jean; French forts in St-Jean | 5.4 the French have built in St-Jean",
                "Béarn in Ohio Forks | build forts in Ohio Forks | Béarn in Ohio Forks; French forts begun in Ohio Forks"
                        + " | 12.3 the French have built in Ohio Forks",
                "no VP | build stockades in Niagara | French stockades in Niagara | 12.3 the French have built in Niagara",
                "no VP | build stockades in Sorel | French forts begun in Sorel | 12.3 the French have built in Sorel",
                "Béarn in Albany; siege 0 in Albany | event | Béarn in Albany; siege 1 in Albany"
                        + " | 8.231 the siege of Albany has risen by itself",
                "Montcalm, Béarn in Albany; siege 0 in Albany | activate Montcalm with Béarn; siege"
                        + " | Montcalm, Béarn in Albany; siege 1 in Albany | 12.3 the siege of Albany has risen",
                "no VP | nothing | French raided Crown Point | 10.1, 10.33 Crown Point is no target",
                "French raided Easton | nothing | French raided Easton, Easton | 10.1, 10.33 Easton is no target",
                "British forts in Easton | nothing | British forts in Easton; French raided Easton | 10.11 a raid on the fort",
                "no VP | nothing | year 1758, war ends 1759 | 4.0 from early 1757 to early 1758",
                "assemblies reluctant | event | assemblies reluctant; Maryland, Virginia 1, Virginia 2 in Winchester"
                        + " | 5.54 3 provincials of the Southern Department",
                "removed cards 1 | nothing | no VP | 5.23 a removed card comes back",
                "no VP | nothing | strategy deck 1-4 | 5.2 a card is lost",
                "no VP | nothing | French VP 1 | 13.21 all",
                "Béarn in Albany | nothing | captured fortresses Albany; Béarn in Albany | 9.22, 8.24 fortresses",
                "no VP | nothing | British Niagara | 13.23 Niagara and Ohio Forks",
                "no VP | nothing | French raided Easton | 10.31 1 French Raided markers",
                "late season; French raided Easton | nothing | year 1758, war ends 1759 | 13.22 Raided markers",
                "British forts in Easton | nothing | no VP | 9.22 a fort of theirs is gone for nothing: Easton",
                "British forts in Easton | nothing | no VP | 9.22, 5.46 the British have lost",
                "British stockades in Easton | nothing | no VP | 5.45 a stockade of theirs is gone for nothing: Easton",
            })
    void impossibleChangesAreFound(String before, String order, String after, String expected) {
        fails(broken(position(before), Optional.of("play 29: " + order), position(after), List.of()), expected);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "7.81 The French gain 1 VP: battle of Easton. | 7.81 0 battles",
                "13.21 The British gain 1 VP: Massacre!. | 13.21 0 Massacres",
                "5.45 The French gain 1 VP: the stockade in Easton is captured. | 5.45 no stockade is lost",
                "9.22 The French gain 2 VP: the fort in Easton is captured. | 9.22, 5.46 the British have lost [], and 1",
                "5.46 The French lose 1 VP: a fort is demolished. | 9.22, 5.46 the French have lost [], and 1",
                "9.22 The French gain 3 VP: Albany is captured. | 9.22, 8.24 fortresses: the French were told of 3",
                "13.23 The French gain 1 VP: Niagara changes hands. | 13.23 Niagara and Ohio Forks: the French were told of 1",
                "13.22 The British gain 1 VP: 1 Raided markers. | 13.22 Raided markers: the French were told of -1",
                "10.31 The French mark Easton as raided. | 10.31 0 French Raided markers, and 1 were told"
            })
    void reportsOfWhatDidNotHappenAreFound(String told, String expected) {
        var position = position("no VP");
        var words = told.split(" ", 2);
        var report = List.of(new Ruling(words[0], Optional.empty(), words[1], ""));
        fails(broken(position, Optional.of("play 29: nothing"), position, report), expected);
    }
}
