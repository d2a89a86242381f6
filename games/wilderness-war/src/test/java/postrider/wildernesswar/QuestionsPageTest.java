package postrider.wildernesswar;

import java.util.Collections;
import java.util.List;
import postrider.dice.ScriptedChance;
import postrider.kernel.Chance;
import postrider.kit.QuestionsPageKit;
import postrider.kit.Scene;
import postrider.wildernesswar.game.WildernessWar;

class QuestionsPageTest extends QuestionsPageKit<Position, Order> {
    private static final String NO_RESPONSES = "discards 6-17; ";
    private static final String FRENCH = "French hand 29; British hand 5; " + NO_RESPONSES;
    private static final String BRITISH = "British to move; French hand 5; British hand 57; " + NO_RESPONSES;
    private static final String QUEBEC = "Abercromby, 22nd, Béarn in Québec; Amphib in Île d'Orléans; ";
    private static final String TO_HOOSIC = "play 29: activate Béarn; to Hoosic";

    private static final List<Scene> SCENES = List.of(
            Scene.ofSetUp("bid", "sealed bids"),
            Scene.ofSetUp("bid", "bids in turn").after("bid", "2 for the French"),
            Scene.of(
                    "response",
                    "Béarn in Québec; French hand 29; British hand 14, 5; discards 6-13, 15-17",
                    "play 29: activate Béarn; to Bécancour"),
            Scene.of(
                    "response",
                    "British to move; 22nd in Charlestown; Béarn in White River Falls; French hand 10, 29;"
                            + " British hand 57, 9; discards 6-8, 11-17",
                    "play 57: activate 22nd; to White River Falls"),
            Scene.of(
                    "response",
                    "British to move; French hand 5; British hand 57, 8; discards 6, 7, 9-17; siege 0 in Québec; "
                            + QUEBEC,
                    "play 57: activate Abercromby with 22nd; siege"),
            Scene.of(
                    "response",
                    "Shawnee 1 in Allegheny South; French hand 29; British hand 13, 5; discards 6-12, 14-17",
                    "play 29: activate Shawnee 1; to Augusta"),
            Scene.of(
                    "intercept",
                    FRENCH + "Rogers in Hudson Carry North; Béarn in Crown Point",
                    "play 29: activate Béarn; to Ticonderoga"),
            Scene.of(
                    "inside",
                    BRITISH + "22nd in Hudson Carry North; Marin in Ticonderoga; French forts in Ticonderoga",
                    "play 57: activate 22nd; to Ticonderoga"),
            Scene.of(
                    "avoid battle",
                    BRITISH + "22nd in Hudson Carry North; Huron in Ticonderoga",
                    "play 57: activate 22nd; to Ticonderoga"),
            Scene.of(
                            "onward",
                            BRITISH + "22nd in Hudson Carry North; Huron in Ticonderoga",
                            "play 57: activate 22nd; to Ticonderoga")
                    .after("avoid battle", "Huron to Crown Point"),
            Scene.of(
                    "onward",
                    BRITISH + "Wolfe, 22nd, 27th in Hudson Carry North",
                    "play 57: activate Wolfe with 22nd, 27th; to Ticonderoga; then ask"),
            Scene.of(
                    "next activation",
                    "Montcalm, Lévis, Béarn, La Sarre in Montréal; French hand 1; British hand 5; " + NO_RESPONSES,
                    "play 1: campaign Montcalm, Lévis; go Montcalm with La Sarre; to St-Jean; go Lévis; then ask"),
            Scene.of(
                    "join",
                    "French hand 54; British hand 5; " + NO_RESPONSES
                            + "Lévis, La Sarre in Crown Point; Béarn, 22nd in Ticonderoga; French forts in Ticonderoga;"
                            + " siege 1 in Ticonderoga",
                    "play 54: activate Lévis with La Sarre; to Ticonderoga"),
            Scene.of(
                    "militia",
                    FRENCH
                            + "Béarn in Green Mountains South; Virginia 1 in Hoosic; Colonial Militia 1, Colonial Militia 2"
                            + " in the Northern militia box",
                    TO_HOOSIC),
            Scene.of(
                    "militia",
                    FRENCH
                            + "Shawnee 1 in Allegheny South; British stockades in Augusta; Colonial Militia 1 in the Southern"
                            + " militia box",
                    "play 29: activate Shawnee 1; to Augusta"),
            Scene.of("losses", FRENCH + "Béarn in Green Mountains South; Virginia 1, Virginia 2 in Hoosic", TO_HOOSIC),
            Scene.of("retreat", FRENCH + "Béarn in Green Mountains South; Virginia 1, Virginia 2 in Hoosic", TO_HOOSIC),
            Scene.of(
                    "assault", BRITISH + QUEBEC + "siege 1 in Québec", "play 57: activate Abercromby with 22nd; siege"),
            Scene.of(
                    "go home",
                    FRENCH + "Dumas, Marin, Shawnee 1 in Allegheny South; French stockades in Upper Monongahela",
                    "play 29: activate Dumas with Marin, Shawnee 1; to Augusta"),
            Scene.of(
                    "attrition",
                    "year 1759, war ends 1759; late season; Béarn reduced, La Sarre reduced, Guyenne reduced, Languedoc,"
                            + " La Reine in Crown Point; French forts in Crown Point; French hand 21; " + NO_RESPONSES,
                    "play 21: nothing"),
            Scene.of("event", "French hand 55; British hand 5; " + NO_RESPONSES, "play 55: event"),
            Scene.of("event", "British to move; French hand 5; British hand 59; " + NO_RESPONSES, "play 59: event"));

    QuestionsPageTest() {
        super("wilderness-war.md", new WildernessWar(), RandomGame.WAR, SCENES);
    }

    /** The attacker rolls well, the defender does not. */
    @Override
    protected Chance chance() {
        return new ScriptedChance(
                Collections.nCopies(6, List.of(6, 1)).stream()
                        .flatMap(List::stream)
                        .toList(),
                List.of());
    }
}
