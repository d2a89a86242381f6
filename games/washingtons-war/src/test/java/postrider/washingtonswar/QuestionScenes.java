package postrider.washingtonswar;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import postrider.dice.ScriptedChance;
import postrider.kernel.Answers;
import postrider.kernel.Impulse;
import postrider.kernel.Line;
import postrider.kernel.Question;
import postrider.kernel.Read;
import postrider.kernel.Source;
import postrider.kernel.Verdict;

/**
 * For every topic an order that leads to its question.
 *
 * @param before answers to questions that come earlier, by topic; the others get the silent answer
 */
record QuestionScenes(String topic, String board, String order, Map<String, String> before) {
    private static final WarBox WAR = new WarBox(BoxReader.read(Optional.empty()));

    /** Armies come when they roll; attackers win. */
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

    static final List<QuestionScenes> ALL = List.of(
            scene("first player", SET_UP, "for the king: none"),
            scene("first player", LAST_CARD + "Congress dispersed; Congress dispersed this turn", LAST),
            scene("claim the first play", SET_UP, "for the king: none"),
            scene("intercept", TO_SARATOGA + "Gates + 3 CU in Albany", BURGOYNE),
            scene("CU to intercept with", TO_SARATOGA + "Gates + 4 CU + 3 French CU in Albany", BURGOYNE)
                    .after("intercept", "Gates"),
            scene("retreat before battle", TO_SARATOGA + "Gates + 3 CU in Saratoga", BURGOYNE),
            scene("CU to retreat with", TO_SARATOGA + "Gates + 4 CU + 3 French CU in Saratoga", BURGOYNE)
                    .after("retreat before battle", "to Albany"),
            scene("battle card", TO_SARATOGA + "3 American CU in Saratoga", BURGOYNE),
            scene("battle card", TO_SARATOGA + "British hand 40; 3 American CU in Saratoga", BURGOYNE),
            scene("CU to lose", TO_SARATOGA + "Gates + 2 CU + 2 French CU in Saratoga", BURGOYNE),
            scene("retreat", TO_SARATOGA + "Gates + 3 CU in Saratoga", BURGOYNE),
            scene(
                    "retreat",
                    LAST_CARD + "Washington + 5 CU in Hartford; Clinton + 3 CU in Newport",
                    "play 3: activate Washington with 5 CU; to Newport"),
            scene(
                    "general to send back",
                    HOWE + "Clinton + 1 CU in Barnstable",
                    "play 40: activate Howe with 5 CU; to Barnstable"),
            scene(
                    "next operation",
                    HOWE + "Clinton + 3 CU in New York",
                    "play 63: activate Howe with 5 CU; to Barnstable; then ask"),
            scene(
                    "march",
                    HOWE + "Clinton + 3 CU in New York",
                    "play 40: activate Howe with 5 CU; to Barnstable; then ask"),
            scene(
                    "markers to remove",
                    HOWE
                            + "Washington in Lexington and Concord; American PC in Albany, York, Reading, Newport, Camden, Salem, Norfolk",
                    "play 40: activate Howe with 5 CU; to Lexington and Concord"),
            scene("event", LAST_CARD + "American hand 87", "play 87: event"),
            scene("event", LAST_CARD + "American hand 99", "play 99: event"),
            scene(
                    "another action",
                    "tournament rule; 1777; British to move; British hand 55; 1 British CU in Boston; 1 American CU in York",
                    "play 55: event"),
            scene("CU to lose", LAST_CARD + "Greene + 3 CU + 2 French CU in Hartford", LAST),
            scene("french navy", LAST_CARD + "European War; French Navy in New England", LAST),
            scene("french navy", LAST_CARD + "American hand 55; French alliance 8", "play 55: event"),
            scene("french landing", LAST_CARD + "American hand 55; French alliance 8", "play 55: event"),
            scene("european war", LAST_CARD + "France allied; 2 British CU in Boston; 2 British CU in Quebec", LAST),
            scene("congress", LAST_CARD + "Congress dispersed; American PC in York, Albany", LAST));

    private static QuestionScenes scene(String topic, String board, String order) {
        return new QuestionScenes(topic, board, order, Map.of());
    }

    private QuestionScenes after(String earlier, String answer) {
        return new QuestionScenes(topic, board, order, Map.of(earlier, answer));
    }

    /** The question, asked. */
    Question<?> question() {
        var position = PlayersPageTest.position(board);
        var by = WAR.rules().toMove(position).orElseThrow();
        var read = WAR.orders().read(List.of(new Line(1, order)), position, by);
        if (!(read instanceof Read.Understood<Order>(var understood))) throw new AssertionError(read);
        var verdict = new Impulse<>(WAR.rules(), position, by, Optional.of(understood))
                .run(List.of(), new ScriptedChance(DICE, cards()), answers());
        if (!(verdict instanceof Verdict.Waiting<Position>(var questions, var report, var journal, var meanwhile)))
            throw new AssertionError("'%s' is not asked: %s".formatted(topic, verdict));
        return questions.stream()
                .filter(question -> question.topic().words().equals(topic))
                .findFirst()
                .orElseThrow();
    }

    private Answers answers() {
        return question -> question.topic().words().equals(topic)
                ? Optional.empty()
                : Optional.of(new Answers.Given(
                        before.getOrDefault(question.topic().words(), question.whenSilent()), Source.LETTER));
    }

    /** Two hands; the first British card is a campaign. */
    private static List<String> cards() {
        return Stream.concat(Stream.of("7", "66"), IntStream.range(8, 20).mapToObj(Integer::toString))
                .toList();
    }
}
