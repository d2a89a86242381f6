package postrider.wethepeople;

import java.util.List;
import postrider.americanwar.Position;
import postrider.americanwar.orders.Order;
import postrider.dice.ScriptedChance;
import postrider.dice.UnsealedChance;
import postrider.kernel.Chance;
import postrider.kernel.Die;
import postrider.kernel.Entry;
import postrider.kit.QuestionsPageKit;
import postrider.kit.Scene;
import postrider.wethepeople.game.WeThePeople;

class QuestionsPageTest extends QuestionsPageKit<Position, Order> {
    private static final String SET_UP = "the set-up";
    private static final String COMMITTEES =
            "committees: Concord, Falmouth, Newport, Hartford, New York, Morristown, Reading,"
                    + " Wilmington DE, Baltimore, Yorktown, New Bern, Camden, Augusta";
    private static final String TO_SARATOGA = "1780; British to move; British hand 40, 89; American hand 69, 76;"
            + " American PC in Saratoga, Albany; Burgoyne + 5 CU in Ticonderoga; ";
    private static final String BY_CARDS = "battles card by card; ";
    private static final String BURGOYNE = "play 40: activate Burgoyne with 5 CU; to Saratoga";
    private static final String HOWE =
            "1777; British to move; British hand 40, 63; Howe + 5 CU in Boston; Greene + 2 CU in Camden; ";
    private static final String LAST_CARD = "1781; American to move; American hand 3; Congress in York;"
            + " 2 British CU in Boston; Lincoln + 2 CU in Charleston; ";
    private static final String LAST = "play 3: nothing";

    /** The British hold a campaign card when they are first dealt. */
    private static final long SEED = 16;

    private static final List<Scene> SCENES = List.of(
            Scene.of("first player", SET_UP, COMMITTEES),
            Scene.of("claim the first play", SET_UP, COMMITTEES),
            Scene.of("intercept", TO_SARATOGA + "Gates + 3 CU in Albany", BURGOYNE),
            Scene.of("CU to intercept with", TO_SARATOGA + "Gates + 4 CU + 3 French CU in Albany", BURGOYNE)
                    .after("intercept", "Gates"),
            Scene.of("retreat before battle", TO_SARATOGA + "Gates + 3 CU in Saratoga", BURGOYNE),
            Scene.of("CU to retreat with", TO_SARATOGA + "Gates + 4 CU + 3 French CU in Saratoga", BURGOYNE)
                    .after("retreat before battle", "to Albany"),
            Scene.of("battle event", TO_SARATOGA + "3 American CU in Saratoga", BURGOYNE),
            Scene.of(
                    "battle event",
                    "1780; American to move; American hand 40, 69; British hand 2; Washington + 5 CU in Albany;"
                            + " 3 British CU in Saratoga",
                    "play 40: activate Washington with 5 CU; to Saratoga"),
            Scene.of("battle plan", TO_SARATOGA + "3 American CU in Saratoga", BURGOYNE),
            Scene.of(
                    "battle plan",
                    TO_SARATOGA + "Burgoyne + 1 CU in Ticonderoga; 3 American CU in Saratoga",
                    "play 40: activate Burgoyne with 1 CU; to Saratoga"),
            Scene.of("lead", BY_CARDS + TO_SARATOGA + "3 American CU in Saratoga", BURGOYNE),
            Scene.of("answer", BY_CARDS + TO_SARATOGA + "3 American CU in Saratoga", BURGOYNE),
            Scene.of("counterattack", BY_CARDS + TO_SARATOGA + "Gates + 3 CU in Saratoga", BURGOYNE),
            Scene.of("CU to lose", TO_SARATOGA + "Gates + 2 CU + 2 French CU in Saratoga", BURGOYNE),
            Scene.of("retreat", TO_SARATOGA + "1 American CU in Saratoga", BURGOYNE),
            Scene.of(
                    "retreat",
                    LAST_CARD + "Washington + 5 CU in Hartford; 1 British CU in Newport; no regulars",
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
            Scene.of("event", LAST_CARD + "American hand 80", "play 80: event"),
            Scene.of("french navy", LAST_CARD + "French alliance; French Navy in Newport", LAST),
            Scene.of("french navy", LAST_CARD + "American hand 56", "play 56: event"),
            Scene.of("french landing", LAST_CARD + "American hand 56", "play 56: event"),
            Scene.of(
                    "european war",
                    LAST_CARD + "American hand 57; French alliance; 2 British CU in Quebec",
                    "play 57: event"),
            Scene.of("congress", LAST_CARD + "Congress dispersed; American PC in York, Albany", LAST));

    QuestionsPageTest() {
        super("we-the-people.md", new WeThePeople(), RandomGame.WAR, SCENES);
    }

    /** Interceptions succeed; the cards are always the same. */
    @Override
    protected Chance chance() {
        return new Told(
                new ScriptedChance(List.of(1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1), List.of()), new UnsealedChance(SEED));
    }

    /** Dice as given, cards as they come. */
    private record Told(Chance dice, Chance cards) implements Chance {
        @Override
        public Entry.Roll roll(String key, Die die) {
            return dice.roll(key, die);
        }

        @Override
        public Entry.Shuffle shuffle(String key, String deck, List<String> shuffled) {
            return cards.shuffle(key, deck, shuffled);
        }

        @Override
        public Entry.Draw draw(String key, String deck) {
            return cards.draw(key, deck);
        }

        @Override
        public Entry.Show reveal(String key, String deck, String card) {
            return cards.reveal(key, deck, card);
        }

        @Override
        public Entry.Open open(String key, String deck, List<String> hidden) {
            return cards.open(key, deck, hidden);
        }

        @Override
        public Entry.Told disclose(String key, int part) {
            return cards.disclose(key, part);
        }
    }
}
