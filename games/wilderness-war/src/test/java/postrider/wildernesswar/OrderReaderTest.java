package postrider.wildernesswar;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;

/** What different players write for the same order. */
class OrderReaderTest {
    private static final Position POSITION = RandomGame.WAR.notation().position("""
                    Montcalm, Vaudreuil, Béarn, La Sarre, Huron, Ojibwa, Marin in Montréal; Dumas, Ligneris in Ohio Forks
                    Wolfe, Murray, 22nd, 27th, 1/60th, Rogers in Albany; Monckton, 40th in Halifax
                    Johnson, New York 1, New York 2, Mohawk 1, Mohawk 2 in Schenectady; British Oneida in Oneida Castle
                    Abercromby, 43rd in Ticonderoga; French forts in Ticonderoga, Ohio Forks; siege 0 in Ticonderoga
                    French hand 1, 12, 23, 55; British hand 2, 57
                    """);

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            play 12: activate Montcalm w/ Béarn & La Sarre; to St-Jean    | activate Montcalm with Béarn, La Sarre; to St-Jean
            play 12: activate Montcalm (with Béarn) -> St-Jean -> Île-aux-Noix | activate Montcalm with Béarn; to St-Jean; to Île-aux-Noix
            play 12: activate Montcalm + Béarn + La Sarre; to St-Jean - Île-aux-Noix | activate Montcalm with Béarn, La Sarre; to St-Jean; to Île-aux-Noix
            Please play 12 to activate General Montcalm, with Béarn; to St-Jean, please. | activate Montcalm with Béarn; to St-Jean
            I play 12: activate Montcalm / with Béarn / to St-Jean / then Île-aux-Noix | activate Montcalm with Béarn; to St-Jean; to Île-aux-Noix
            play 12: activate Montcalm with Béarn; St-Jean -> Île-aux-Noix | activate Montcalm with Béarn; to St-Jean; to Île-aux-Noix
            play 12: Montcalm takes the Béarn regiment to St-Jean         | activate Montcalm with Béarn; to St-Jean
            play 12: Montcalm moves to St-Jean with Béarn                 | activate Montcalm with Béarn; to St-Jean
            play 12: activate Montcalm alone; to St-Jean                  | activate Montcalm; to St-Jean
            play 12: activate Montcalm with Béarn, all Indians and Vaudreuil; to St-Jean | activate Montcalm with Vaudreuil, Béarn, Huron, Ojibwa; to St-Jean
            play 12: Montcalm goes alone to St-Jean                       | activate Montcalm; to St-Jean
            play 12: activate Montcalm with Béarn; to Sorel and then Trois-Rivières | activate Montcalm with Béarn; to Sorel; to Trois-Rivières
            play 12: activate Montcalm; via Sorel to Trois-Rivières       | activate Montcalm; to Sorel; to Trois-Rivières
            play 12: nothing; destroy the fort at Ohio Forks              | nothing; demolish Ohio Forks
            play 12: activate Montcalm with all except La Sarre, the Indians and Vaudreuil; to St-Jean | activate Montcalm with Béarn, Marin; to St-Jean
            play 12: activate Montcalm in Montréal with everything but Vaudreuil and Marin; to St-Jean | activate Montcalm with Béarn, La Sarre, Huron, Ojibwa; to St-Jean
            play 12: activate Montcalm and his whole army; to St-Jean     | activate Montcalm with Vaudreuil, Béarn, La Sarre, Huron, Ojibwa, Marin; to St-Jean
            play 12: activate Montcalm with both Regulars; from Montréal to Sorel via St-Jean | activate Montcalm with Béarn, La Sarre; to St-Jean; to Sorel
            play 12: activate Montcalm with Béarn; by boat to Sorel and Trois-Rivières | activate Montcalm with Béarn; by boat to Sorel; by boat to Trois-Rivières
            play 12: activate Montcalm with Béarn and go by river to Sorel, then on foot to St-Jean | activate Montcalm with Béarn; by boat to Sorel; by land to St-Jean
            play 12: activate Montcalm with Béarn, Huron; to St-Jean, leave Huron behind, move on to Île-aux-Noix | activate Montcalm with Béarn, Huron; to St-Jean; drop Huron; to Île-aux-Noix
            play 12: activate Montcalm; to St-Jean and ask me             | activate Montcalm; to St-Jean; then ask
            play 12: activate Montcalm; to St-Jean & destroy the fort at Ohio Forks | activate Montcalm; to St-Jean; demolish Ohio Forks
            play 23: activate Huron & Marin; Huron to Sorel; then Marin to St-Jean | activate Huron, Marin; go Huron; to Sorel; go Marin; to St-Jean
            play 1: campaign: Montcalm with Béarn to St-Jean; Dumas with Ligneris to Gist's Station | campaign Montcalm, Dumas; go Montcalm with Béarn; to St-Jean; go Dumas with Ligneris; to Gist's Station
            play 1 as the event; campaign Montcalm, Dumas; first Montcalm to St-Jean; then Dumas to Logstown | campaign Montcalm, Dumas; go Montcalm; to St-Jean; go Dumas; to Logstown
            play 12: activate Montcalm with Béarn and the coureurs des bois; land move to St-Jean | activate Montcalm with Béarn, Marin; by land to St-Jean
            play 12: activate Montcalm with all Drilled Troops; boat movement to Sorel; continue to Trois-Rivières | activate Montcalm with Béarn, La Sarre; by boat to Sorel; to Trois-Rivières
            play 12: activate Montcalm with all his auxiliaries; to Sorel and back to Montréal | activate Montcalm with Huron, Ojibwa, Marin; to Sorel; to Montréal
            play 12: activate Montcalm with all; to St-Jean; drop everyone except La Sarre and Béarn; to Île-aux-Noix | activate Montcalm with Vaudreuil, Béarn, La Sarre, Huron, Ojibwa, Marin; to St-Jean; drop Vaudreuil, Huron, Ojibwa, Marin; to Île-aux-Noix
            play 12: activate Montcalm with all; to St-Jean; drop Vaudreuil with Béarn; drop all; to Sorel | activate Montcalm with Vaudreuil, Béarn, La Sarre, Huron, Ojibwa, Marin; to St-Jean; drop Vaudreuil, Béarn; drop La Sarre, Huron, Ojibwa, Marin; to Sorel
            play 23: activate both Indians; to St-Jean                    | activate Huron, Ojibwa; go Huron; to St-Jean; go Ojibwa; to St-Jean
            play 23: activate both Indians and Marin; to St-Jean          | activate Huron, Ojibwa, Marin; go Huron; to St-Jean; go Ojibwa; to St-Jean; go Marin; to St-Jean
            play 23: activate Huron & Marin; both to St-Jean              | activate Huron, Marin; go Huron; to St-Jean; go Marin; to St-Jean
            play 1: campaign; activate Montcalm with Béarn; to Sorel; then activate Dumas with Ligneris; to Logstown | campaign Montcalm, Dumas; go Montcalm with Béarn; to Sorel; go Dumas with Ligneris; to Logstown
            play 55 (event)                                               | event
            play 55 for its event please                                  | event
            play 55 for nothing                                           | nothing
            """)
    void theFrenchMean(String said, String meant) {
        assertEquals(meant, read(said, Sides.FRENCH).replaceFirst("play [^:]*: ", ""));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            play 57: activate Wolfe with 22, 27th Foot, Rogers' Rangers; to Hudson Carry South | activate Wolfe with 22nd, 27th, Rogers; to Hudson Carry South
            play 57: activate Johnson with Mohawk 1 and 2; to Canajoharie | activate Johnson with Mohawk 1, Mohawk 2; to Canajoharie
            play 57: activate Johnson with both Mohawks; to Canajoharie   | activate Johnson with Mohawk 1, Mohawk 2; to Canajoharie
            play 57: activate Johnson with all his Indians & New York 1 -> Canajoharie | activate Johnson with Mohawk 1, Mohawk 2, New York 1; to Canajoharie
            play 57: activate Johnson with all but the New Yorks; to Ft. Canajoharie | activate Johnson with Mohawk 1, Mohawk 2; to Canajoharie
            play 57: activate Monckton with 40th; sail from Halifax to Boston | activate Monckton with 40th; by sea to Boston
            play 57: activate Monckton with 40th to Boston by sea         | activate Monckton with 40th; by sea to Boston
            play 57: activate Monckton with 40th; amphibious landing on Louisbourg | activate Monckton with 40th; land at Louisbourg
            play 57: activate Monckton with 40th; land at Louisbourg with an Amphibious Landing | activate Monckton with 40th; land at Louisbourg
            play 57: activate Monckton with 40th; naval movement to Boston | activate Monckton with 40th; by sea to Boston
            play 57: activate Abercromby with 43rd; continue the siege of Ticonderoga and assault | activate Abercromby with 43rd; siege; assault
            play 57 to build two stockades at Deerfield & Reading         | build stockades in Deerfield and Reading
            play 57: build a stockade in Deerfield and a stockade in Reading | build stockades in Deerfield and Reading
            play 57: build stockades: Deerfield, Reading                  | build stockades in Deerfield and Reading
            pass and hold my last card                                    | pass
            """)
    void theBritishMean(String said, String meant) {
        assertEquals(meant, read(said, Sides.BRITISH).replaceFirst("play [^:]*: ", ""));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            play 57: activate Wolfe with all except 40th; to Hudson Carry South | 40th is not with Wolfe. []
            play 57: activate Johnson with two Mohawks and 2 Rogers; to Canajoharie | '2 Rogers' is no unit or leader. [Rogers]
            play 57: activate Wolfe in Boston with 22nd; to Hudson Carry South | They are in Albany, not in Boston. []
            play 57: activate Wolfe with 22nd; from Boston to Hudson Carry South | They are in Albany, not in Boston. []
            play 57: activate Abercromby with 43rd; siege of Québec       | They are in Ticonderoga, not in Québec. []
            play 57: activate Wolfe with 22nd; attack Hoosic              | 'attack Hoosic' is not understood. [to Hoosic]
            play 57: activate Wolfe with 22nd; Albany -> Hoosic            | 'Albany' says nothing here: leave it out. []
            play 57: activate Wolfe with 22nd; to Hoosic, then stop       | 'stop' says nothing here: leave it out. []
            play 57: activate Wolfe with 22nd; to Hoosic or Kinderhook    | 'Hoosic or Kinderhook' is no space. []
            play 57: activate Wolfe with 22nd; to Hoosic alone            | 'Hoosic alone' is no space. []
            play 57: activate Wolfe with 22nd alone; to Hoosic            | '22nd alone' is no unit or leader. []
            play 57: activate Wolfe with 22nd; to Kinderhook and Northampton via Hoosic | 'Northampton via Hoosic' is no space. []
            play 57: activate Wolfe with 22nd; to Hoosic via Kinderhook to Northampton | 'Hoosic via Kinderhook' is no space. []
            play 57: activate Wolfe with 1 unit; to Hoosic                | '1 unit' does not say which units. []
            play 57: activate Wolfe with all - Murray; to Hoosic          | 'all - Murray' is no unit or leader. [Murray]
            play 57: activate Wolfe with all -22nd; to Hoosic             | 'all -22nd' is no unit or leader. []
            play 57: activate Wolfe with 22nd, -27th; to Hoosic           | '-27th' is no unit or leader. [27th, 17th, 28th, 47th, 77th (a)]
            play 57: activate Wolfe with all (22nd); to Hoosic            | 'all (22nd)' is no unit or leader. []
            play 57: activate Johnson with all but one; to Canajoharie    | 'one' is no unit or leader. []
            play 57: activate Johnson with all but 2; to Canajoharie      | '2' does not say which units. []
            play 57: nothing; demolish the stockade in Ticonderoga        | In Ticonderoga stands a fort, not a stockade. [demolish Ticonderoga]
            play 57: activate Wolfe w/o Murray; to Hoosic                 | 'Wolfe w/o Murray' is no unit or leader. []
            play 57: activate Wolfe with 22nd; to Hoosic; drop all but 40th; to Albany | 40th is not with Wolfe. []
            play 57: activate Wolfe; to Hoosic; drop all; to Albany       | Nobody is left whom 'all' could mean. []
            play 57: event; all to Boston                                 | 'all; to Boston' is not understood. [if asked event: all to Boston]
            play 57: event at Boston                                      | 'Boston' says nothing here: leave it out. [if asked event: at Boston]
            play 57: activate Wolfe with 22nd; retreat to Hoosic          | 'retreat' is not understood. [to SPACE, siege, assault]
            play 57: build 3 stockades in Deerfield & Reading             | 3 are to be built, and 2 spaces are named. []
            play 57: build a stockade in Deerfield and a fort in Reading  | 'a fort in Reading' is no space. []
            """)
    void anAmbiguousOrderIsNotRead(String said, String complaint) {
        assertEquals(complaint, read(said, Sides.BRITISH));
    }

    private static String read(String said, Side side) {
        var lines = Line.numbered(List.of(said.split(" / ")));
        return switch (RandomGame.WAR.orders().read(lines, POSITION, side)) {
            case Read.Understood<Order>(var order) ->
                String.join(" / ", RandomGame.WAR.orders().words(order));
            case Read.NotUnderstood<Order>(var complaints) ->
                String.join("; ", Lists.map(complaints, one -> one.expected() + " " + one.nearest()));
        };
    }
}
