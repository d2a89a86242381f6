package postrider.washingtonswar;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.americanwar.Position;
import postrider.americanwar.orders.Order;
import postrider.dice.ScriptedChance;
import postrider.kernel.Chance;
import postrider.kit.QuestionsPageKit;
import postrider.kit.Scene;
import postrider.washingtonswar.game.WashingtonsWar;

class QuestionsPageTest extends QuestionsPageKit<Position, Order> {
    /** Interceptions succeed; attackers win. */
    private static final List<Integer> DICE = List.of(1, 1, 6, 1, 4, 1, 1, 1);

    private static final String SET_UP = "the set-up; phase for the king; British to move";
    private static final String TO_SARATOGA = "1780; British to move; British hand 40, 76; American hand 73, 76;"
            + " American PC in Saratoga, Albany; Burgoyne + 5 CU in Ticonderoga; ";
    private static final String BURGOYNE = "play 40: activate Burgoyne with 5 CU; to Saratoga";
    private static final String HOWE =
            "1777; British to move; British hand 40, 63; Howe + 5 CU in Boston; Greene + 2 CU in Camden; ";
    private static final String LAST_CARD = "1781; American to move; American hand 3; Congress in York;"
            + " 2 British CU in Boston; Lincoln + 2 CU in Charleston; ";
    private static final String LAST = "play 3: nothing";

    private static final List<Scene> SCENES = List.of(
            Scene.of("first player", SET_UP, "for the king: none"),
            Scene.of("first player", LAST_CARD + "Congress dispersed; Congress dispersed this turn", LAST),
            Scene.of("claim the first play", SET_UP, "for the king: none"),
            Scene.of("intercept", TO_SARATOGA + "Gates + 3 CU in Albany", BURGOYNE),
            Scene.of("CU to intercept with", TO_SARATOGA + "Gates + 4 CU + 3 French CU in Albany", BURGOYNE)
                    .after("intercept", "Gates"),
            Scene.of("retreat before battle", TO_SARATOGA + "Gates + 3 CU in Saratoga", BURGOYNE),
            Scene.of("CU to retreat with", TO_SARATOGA + "Gates + 4 CU + 3 French CU in Saratoga", BURGOYNE)
                    .after("retreat before battle", "to Albany"),
            Scene.of("battle card", TO_SARATOGA + "3 American CU in Saratoga", BURGOYNE),
            Scene.of("battle card", TO_SARATOGA + "British hand 40; 3 American CU in Saratoga", BURGOYNE),
            Scene.of("CU to lose", TO_SARATOGA + "Gates + 2 CU + 2 French CU in Saratoga", BURGOYNE),
            Scene.of("retreat", TO_SARATOGA + "Gates + 3 CU in Saratoga", BURGOYNE),
            Scene.of(
                    "retreat",
                    LAST_CARD + "Washington + 5 CU in Hartford; Clinton + 3 CU in Newport",
                    "play 3: activate Washington with 5 CU; to Newport"),
            Scene.of(
                    "general to send back",
                    HOWE + "Clinton + 1 CU in Barnstable",
                    "play 40: activate Howe with 5 CU; to Barnstable"),
            Scene.of(
                    "next operation",
                    HOWE + "Clinton + 3 CU in New York",
                    "play 63: activate Howe with 5 CU; to Barnstable; then ask"),
            Scene.of(
                    "march",
                    HOWE + "Clinton + 3 CU in New York",
                    "play 40: activate Howe with 5 CU; to Barnstable; then ask"),
            Scene.of(
                    "markers to remove",
                    HOWE
                            + "Washington in Lexington and Concord; American PC in Albany, York, Reading, Newport, Camden, Salem, Norfolk",
                    "play 40: activate Howe with 5 CU; to Lexington and Concord"),
            Scene.of("event", LAST_CARD + "American hand 87", "play 87: event"),
            Scene.of("event", LAST_CARD + "American hand 99", "play 99: event"),
            Scene.of(
                    "another action",
                    "tournament rule; 1777; British to move; British hand 55; 1 British CU in Boston; 1 American CU in York",
                    "play 55: event"),
            Scene.of("CU to lose", LAST_CARD + "Greene + 3 CU + 2 French CU in Hartford", LAST),
            Scene.of("french navy", LAST_CARD + "European War; French Navy in New England", LAST),
            Scene.of("french navy", LAST_CARD + "American hand 55; French alliance 8", "play 55: event"),
            Scene.of("french landing", LAST_CARD + "American hand 55; French alliance 8", "play 55: event"),
            Scene.of("european war", LAST_CARD + "France allied; 2 British CU in Boston; 2 British CU in Quebec", LAST),
            Scene.of("congress", LAST_CARD + "Congress dispersed; American PC in York, Albany", LAST));

    QuestionsPageTest() {
        super("players.md", new WashingtonsWar(), RandomGame.WAR, SCENES);
    }

    /** Deals two hands; the first British card is a campaign. */
    @Override
    protected Chance chance() {
        var cards = Stream.concat(Stream.of("7", "66"), IntStream.range(8, 20).mapToObj(Integer::toString));
        return new ScriptedChance(DICE, cards.toList());
    }
}
