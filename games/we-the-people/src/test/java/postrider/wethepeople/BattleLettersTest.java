package postrider.wethepeople;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import postrider.americanwar.Position;
import postrider.americanwar.orders.Order;
import postrider.dice.UnsealedChance;
import postrider.kernel.Entry;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Ruling;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.wethepeople.game.WarBox;

/** A battle by letter takes one exchange of letters: both sides are asked at once about everything they may decide (R42). */
class BattleLettersTest {
    private static final WarBox GAME = new WarBox(Boxes.with(Optional.empty()));
    private static final String BATTLE = "no regulars; British to move; Howe + 1 CU in New York; 1 American CU in"
            + " Westchester; 1 American CU in Salem; 1 British CU in Savannah; British PC in Albany, Hartford, New Haven; ";
    private static final String BOTH_HOLD_ONE = "British hand 37, 89; American hand 69, 1; discards 70";
    private static final String ATTACK = "play 37: activate Howe with 1 CU; to Westchester";
    private static final String BRITISH_EVENT = "battle event attacking Westchester";
    private static final String BRITISH_PLAN = "battle plan attacking Westchester";
    private static final String AMERICAN_EVENT = "battle event defending Westchester";
    private static final String AMERICAN_PLAN = "battle plan defending Westchester";

    private final Map<String, String> beforehand = new HashMap<>();
    private final Map<String, String> letters = new HashMap<>();
    private final List<List<String>> exchanges = new ArrayList<>();
    /** The sentences up to each exchange, and to the end. */
    private final List<List<String>> told = new ArrayList<>();

    /** Plays the impulse by letters. */
    private void play(String given) {
        var position = GAME.notation().position(BATTLE + given);
        var by = position.track().toMove().orElseThrow();
        if (!(GAME.orders().read(Line.numbered(List.of(ATTACK)), position, by)
                instanceof Read.Understood<Order>(Order order))) throw new AssertionError(ATTACK);
        var impulse = new Impulse<>(GAME.rules(), position, by, Optional.of(order));
        var chance = new UnsealedChance(1);
        List<Entry> journal = List.of();
        var come = new ArrayList<String>();
        while (true)
            switch (impulse.run(journal, chance, question -> answer(question, come))) {
                case Verdict.Done<Position>(var after, var report, var entries) -> {
                    told.add(Lists.map(report, Ruling::sentence));
                    return;
                }
                case Verdict.Waiting<Position>(var asked, var report, var entries, var meanwhile) -> {
                    journal = entries;
                    exchanges.add(Lists.map(asked, Question::name));
                    come.addAll(Lists.map(asked, Question::name));
                    told.add(Lists.map(report, Ruling::sentence));
                }
                case Verdict.Denied<Position> denied -> throw new AssertionError(denied);
            }
    }

    /** A clause in a letter acts once. */
    private Optional<Answers.Given> answer(Question<?> question, List<String> come) {
        var said = letters.getOrDefault(question.name(), question.whenSilent());
        return come.remove(question.name())
                ? Optional.of(new Answers.Given(said, Source.LETTER))
                : Optional.ofNullable(beforehand.get(question.name()))
                        .map(words -> new Answers.Given(words, Source.STANDING_ORDER));
    }

    private void exchanged(String... names) {
        assertEquals(List.of(Arrays.asList(names)), exchanges);
    }

    @Test
    void eventsAndPlansOfBothAreOneExchange() {
        letters.putAll(Map.of(BRITISH_EVENT, "play 89", AMERICAN_EVENT, "play 69"));
        play(BOTH_HOLD_ONE);
        exchanged(BRITISH_EVENT, AMERICAN_EVENT, BRITISH_PLAN, AMERICAN_PLAN);
        assertEquals(List.of(), events(told.getFirst()));
        assertEquals(
                List.of(
                        "The British play 89 John Simcoe Tory Rangers.",
                        "The Americans play 69 Henry Knox.",
                        "The British draw 2 more battle cards: events 2 (9.1).",
                        "The Americans draw 3 more battle cards: events 3 (9.1)."),
                events(told.getLast()));
    }

    private static List<String> events(List<String> sentences) {
        return Lists.filter(sentences, told -> told.matches(".* play (69|89) .*|.*events .*"));
    }

    @Test
    void aSideWithoutAnEventIsAskedTheSame() {
        play("British hand 37, 2; American hand 3; discards 70");
        exchanged(BRITISH_EVENT, AMERICAN_EVENT, BRITISH_PLAN, AMERICAN_PLAN);
    }

    @Test
    void aSideThatCannotHoldAnEventIsAskedForItsPlanAlone() {
        play("British hand 37, 2; American hand 69, 1; discards 70, 89");
        exchanged(AMERICAN_EVENT, BRITISH_PLAN, AMERICAN_PLAN);
    }

    @Test
    void anythingOrderedInAdvanceIsNotAsked() {
        beforehand.putAll(Map.of(BRITISH_EVENT, "none", BRITISH_PLAN, "default", AMERICAN_PLAN, "default"));
        play(BOTH_HOLD_ONE);
        exchanged(AMERICAN_EVENT);
    }

    @Test
    void noLetterIsNeededIfEverythingWasOrderedInAdvance() {
        for (var question : List.of(BRITISH_EVENT, AMERICAN_EVENT)) beforehand.put(question, "none");
        for (var question : List.of(BRITISH_PLAN, AMERICAN_PLAN)) beforehand.put(question, "default");
        play(BOTH_HOLD_ONE);
        assertEquals(List.of(), exchanges);
    }

    /** Card by card, events come before any card is dealt, as in the book. */
    @Test
    void cardByCardEventsAreAskedFirst() {
        letters.put(AMERICAN_EVENT, "play 69");
        play(BOTH_HOLD_ONE + "; battles card by card");
        assertEquals(List.of(BRITISH_EVENT, AMERICAN_EVENT), exchanges.getFirst());
        assertEquals(List.of("lead in round 1 in Westchester"), exchanges.get(1));
        assertEquals(
                List.of(
                        "The Americans play 69 Henry Knox.",
                        "The Americans draw 4 battle cards: CU 1 (9.1), events 3 (9.1)."),
                events(told.get(1)));
    }
}
