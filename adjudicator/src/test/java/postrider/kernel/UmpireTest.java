package postrider.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import postrider.dice.ScriptedChance;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Asking;
import postrider.kernel.question.Choice;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Refusal;
import postrider.kernel.ruling.Refused;
import postrider.kernel.ruling.Ruling;
import postrider.kernel.ruling.Side;
import postrider.kernel.view.View;
import postrider.kit.Sides;

class UmpireTest {
    private static final Choice<Integer> AMERICAN = bid(Sides.AMERICAN);
    private static final Choice<Integer> BRITISH = bid(Sides.BRITISH);
    private static final Procedure BIDS = new Procedure(umpire -> {
        var bids = umpire.askBoth(AMERICAN, BRITISH);
        return bids.first().getFirst() + " to " + bids.second().getFirst();
    });

    private static final Choice<Integer> MARCH =
            new Asking(Sides.AMERICAN, "2.2", Asked.MARCH, "Where to?").one(Map.of("to Albany", 7));
    private static final Procedure BID_AND_MARCH = new Procedure(umpire -> {
        int bid = umpire.ask(AMERICAN, () -> List.of(MARCH)).getFirst();
        return bid == 1 ? "stays" : "marches to " + umpire.askOne(MARCH);
    });

    @Test
    void neitherSecretAnswerIsFiledUntilBothAreIn() {
        var one = waiting(BIDS.run(List.of(), none(), says(AMERICAN, "three", Source.STANDING_ORDER)));
        assertEquals(List.of(BRITISH), one.questions());
        assertEquals(List.of(), one.journal());
        assertEquals(List.of(), one.report());
        var two = waiting(BIDS.run(List.of(), none(), says(BRITISH, "one", Source.LETTER)));
        assertEquals(List.of(AMERICAN), two.questions());
        assertEquals(List.of(), two.journal());
        assertEquals(
                List.of(AMERICAN, BRITISH),
                waiting(BIDS.run(List.of(), none(), Answers.SILENCE)).questions());
    }

    @Test
    void bothSecretAnswersAreFiledTogether() {
        var both = says(AMERICAN, "three", Source.STANDING_ORDER).or(says(BRITISH, "one", Source.LETTER));
        var done = done(BIDS.run(List.of(), none(), both));
        assertEquals("3 to 1", done.position());
        assertEquals(
                List.of(
                        new Entry.Answer("2.1 bid American", "three", Source.STANDING_ORDER),
                        new Entry.Answer("2.1 bid British", "one", Source.LETTER)),
                done.journal());
        assertEquals(done, BIDS.run(done.journal(), none(), Answers.SILENCE));
    }

    @Test
    void twoQuestionsToOneSideGoOutTogether() {
        var other =
                new Asking(Sides.AMERICAN, "2.2", Asked.MARCH, "Where to?").one(new TreeMap<>(Map.of("to Albany", 7)));
        var both = new Procedure(umpire -> umpire.askBoth(AMERICAN, other).toString());
        assertEquals(
                List.of(AMERICAN, other),
                waiting(both.run(List.of(), none(), Answers.SILENCE)).questions());
        var march = waiting(both.run(List.of(), none(), says(AMERICAN, "two", Source.STANDING_ORDER)));
        assertEquals(List.of(other), march.questions());
        var said = says(AMERICAN, "two", Source.STANDING_ORDER).or(says(other, "to Albany", Source.LETTER));
        assertEquals(
                "Both[first=[2], second=[7]]",
                done(both.run(List.of(), none(), said)).position());
    }

    @Test
    void noAnswerToSeveralQuestionsIsFiledUntilAllAreIn() {
        var gathered = new Procedure(umpire -> {
            umpire.gather(List.of(AMERICAN, BRITISH, MARCH));
            return List.of(umpire.askOne(AMERICAN), umpire.askOne(BRITISH), umpire.askOne(MARCH))
                    .toString();
        });
        var bids = says(AMERICAN, "three", Source.LETTER).or(says(BRITISH, "one", Source.LETTER));
        var waiting = waiting(gathered.run(List.of(), none(), bids));
        assertEquals(List.of(MARCH), waiting.questions());
        assertEquals(List.of(), waiting.journal());
        var done = done(gathered.run(List.of(), none(), bids.or(says(MARCH, "to Albany", Source.LETTER))));
        assertEquals("[3, 1, 7]", done.position());
        assertEquals(3, done.journal().size());
        assertEquals(done, gathered.run(done.journal(), none(), Answers.SILENCE));
    }

    @Test
    void aFollowUpQuestionGoesOutInTheSameLetter() {
        assertEquals(
                List.of(AMERICAN, MARCH),
                waiting(BID_AND_MARCH.run(List.of(), none(), Answers.SILENCE)).questions());
        var standing = says(MARCH, "to Albany", Source.STANDING_ORDER);
        assertEquals(
                List.of(AMERICAN),
                waiting(BID_AND_MARCH.run(List.of(), none(), standing)).questions());
        var two = says(AMERICAN, "two", Source.LETTER);
        var marched = done(BID_AND_MARCH.run(List.of(), none(), two.or(says(MARCH, "to Albany", Source.LETTER))));
        assertEquals("marches to 7", marched.position());
        assertEquals(marched, BID_AND_MARCH.run(marched.journal(), none(), Answers.SILENCE));
        assertEquals(
                List.of(MARCH),
                waiting(BID_AND_MARCH.run(List.of(), none(), two)).questions());
    }

    @Test
    void anAnswerToAFollowUpThatNoLongerAppliesIsNotFiled() {
        var both = says(AMERICAN, "one", Source.LETTER).or(says(MARCH, "to Albany", Source.LETTER));
        var stays = done(BID_AND_MARCH.run(List.of(), none(), both));
        assertEquals("stays", stays.position());
        assertEquals(List.of(new Entry.Answer("2.1 bid American", "one", Source.LETTER)), stays.journal());
    }

    @Test
    void anAnswerIsFiledInCanonicalWords() {
        var asked = new Procedure(umpire -> "" + umpire.askOne(AMERICAN));
        var done = done(asked.run(List.of(), none(), says(AMERICAN, " THR", Source.CLAUSE)));
        assertEquals(List.of(new Entry.Answer("2.1 bid American", "three", Source.CLAUSE)), done.journal());
    }

    @Test
    void anAnswerGivenInAdvanceMayBeARanking() {
        var ranked = AMERICAN.ranking(listed -> Optional.of("three").filter(most -> listed.contains("the most")));
        var asked = new Procedure(umpire -> "" + umpire.askOne(ranked));
        var done = done(asked.run(List.of(), none(), says(ranked, "the most", Source.LETTER)));
        assertEquals(List.of(new Entry.Answer("2.1 bid American", "three", Source.LETTER)), done.journal());
    }

    @Test
    void anIllegalAnswerIsNotTaken() {
        var asked = new Procedure(umpire -> "" + umpire.askOne(AMERICAN));
        assertEquals(
                List.of(AMERICAN),
                waiting(asked.run(List.of(), none(), says(AMERICAN, "four", Source.CLAUSE)))
                        .questions());
    }

    @Test
    void theFirstSourceOfAnswersPrevails() {
        var asked = new Procedure(umpire -> "" + umpire.askOne(AMERICAN));
        var speakers = says(AMERICAN, "two", Source.LETTER).or(says(AMERICAN, "one", Source.STANDING_ORDER));
        assertEquals("2", done(asked.run(List.of(), none(), speakers)).position());
        var late = Answers.SILENCE.or(says(AMERICAN, "one", Source.STANDING_ORDER));
        assertEquals("1", done(asked.run(List.of(), none(), late)).position());
    }

    @Test
    void aRefusalBeforeTheFirstDieChangesNothing() {
        var refusing = new Procedure(umpire -> {
            umpire.rule("1.1", "Something is reported.");
            throw new Refused("1.2", "Not so.", List.of("thus"));
        });
        var denied = new Verdict.Denied<String>(List.of(new Refusal("1.2", "Not so.", List.of("thus"))));
        assertEquals(denied, refusing.run(List.of(), none(), Answers.SILENCE));
    }

    @Test
    void aRefusalAfterTheFirstDieDrawOrAnswerIsABugInTheRules() {
        assertFault(umpire -> umpire.roll("1.1", "luck"));
        assertFault(umpire -> umpire.draw("1.1", "deck", "American"));
        assertFault(umpire -> umpire.ask(AMERICAN));
    }

    @Test
    void noAdjudicationIsEndless() {
        assertEndless(umpire -> umpire.rule("1.1", "Again."));
        assertEndless(umpire -> umpire.ask(AMERICAN));
        var endless = new ScriptedChance(
                IntStream.range(0, Umpire.BOUND + 1).map(i -> 1).boxed().toList(), List.of());
        var rolling = new Procedure(umpire -> {
            while (true) umpire.roll("1.1", "luck");
        });
        assertThrows(IllegalStateException.class, () -> rolling.run(List.of(), endless, Answers.SILENCE));
    }

    @Test
    void anAdjudicationMayUseAllItsSteps() {
        var patient = new Procedure(umpire -> {
            for (int i = 0; i < Umpire.BOUND; i++) umpire.rule("1.1", "Again.");
            return "done";
        });
        assertEquals(
                "done", done(patient.run(List.of(), none(), Answers.SILENCE)).position());
    }

    @Test
    void withoutChanceCardsAreShownButNothingIsRolledShuffledOrDrawn() {
        var showing = new Procedure(umpire -> {
            umpire.reveal("6.1", "deck", "7 Fog", "Fog comes down.");
            umpire.open("6.1", "deck", List.of());
            return "shown";
        });
        assertEquals(
                "shown",
                done(showing.run(List.of(), Chance.NONE, Answers.SILENCE)).position());
        assertStops(umpire -> umpire.roll("1.1", "luck"));
        assertStops(umpire -> umpire.shuffle("6.1", "deck", List.of("7 Fog")));
        assertStops(umpire -> umpire.draw("6.1", "deck", "American"));
    }

    @Test
    void anImpulseThatStopsShowsTheCurrentPosition() {
        var stopping = new Procedure(umpire -> {
            umpire.meanwhile(side -> new View("for " + side, List.of()));
            return "" + umpire.askOne(AMERICAN);
        });
        var meanwhile =
                waiting(stopping.run(List.of(), none(), Answers.SILENCE)).meanwhile();
        assertEquals("for British", meanwhile.orElseThrow().apply(Sides.BRITISH).title());
    }

    @Test
    void rulesThatChangedAreCaughtAtTheFirstEntryThatDiffers() {
        var before = new Procedure(umpire -> "" + umpire.roll("1.1", "luck") + umpire.roll("1.2", "more luck"));
        var journal = done(before.run(List.of(), dice(3, 4), Answers.SILENCE)).journal();
        assertDrift(1, journal, umpire -> umpire.roll("1.1", "luck") + umpire.roll("1.3", "other luck"));
        assertDrift(1, journal, umpire -> umpire.roll("1.1", "luck") + umpire.roll("1.2", "more luck", new Die(1, 8)));
        assertDrift(1, journal, umpire -> umpire.roll("1.1", "luck"));
        assertDrift(0, journal, umpire -> umpire.askOne(AMERICAN));
        var answered = List.<Entry>of(new Entry.Answer("2.1 bid American", "four", Source.LETTER));
        assertDrift(0, answered, umpire -> umpire.askOne(AMERICAN));
        var shuffled = List.<Entry>of(new Entry.Shuffle("6.1 deck", "deck", List.of("1", "2"), ""));
        assertDrift(0, shuffled, umpire -> {
            umpire.shuffle("6.1", "deck", List.of("1", "3"));
            return 0;
        });
    }

    @Test
    void theReportShowsEveryDieAndKeepsSecrets() {
        var told = new Procedure(umpire -> {
            umpire.roll("9.2", "attacker");
            umpire.tell(Sides.AMERICAN, "6.1", "You draw %s.", umpire.draw("6.1", "deck", "American"));
            umpire.open("6.1", "deck", List.of());
            return "";
        });
        var report = done(told.run(List.of(), new ScriptedChance(List.of(5), List.of("7 Fog")), Answers.SILENCE))
                .report();
        assertEquals(
                List.of("Die for attacker: 5.", "You draw 7 Fog."),
                report.stream().map(Ruling::sentence).toList());
        assertTrue(report.getFirst().readableBy(Sides.BRITISH));
        assertTrue(report.getLast().readableBy(Sides.AMERICAN));
        assertFalse(report.getLast().readableBy(Sides.BRITISH));
    }

    @Test
    void theReportCarriesTheCommitmentToAShuffle() {
        var shuffling = new Procedure(umpire -> {
            umpire.shuffle("6.1", "deck", List.of("2 Drums", "1 Ambush"));
            umpire.open("6.1", "deck", List.of());
            return "";
        });
        var journal = List.<Entry>of(
                new Entry.Shuffle("6.1 deck", "deck", List.of("1 Ambush", "2 Drums"), "sealed"),
                new Entry.Open("6.1 deck", "deck", List.of(), "opened"));
        assertEquals(
                List.of(
                        new Ruling("6.1", Optional.empty(), "2 cards are shuffled into the deck.", "sealed"),
                        new Ruling(
                                "6.1",
                                Optional.empty(),
                                "Old shuffles are opened: each card in them can be checked.",
                                "opened")),
                done(shuffling.run(journal, none(), Answers.SILENCE)).report());
    }

    @Test
    void aPartOfTheOrderIsReportedWithItsProofWhenItIsCarriedOut() {
        var marching = new Procedure(umpire -> {
            umpire.carryOut(List.of(2), "7.3", "%s goes to %s.", "Burgoyne", "Saratoga");
            return "";
        });
        var journal = List.<Entry>of(new Entry.Told("7.3 part 2", 2, "proved"));
        assertEquals(
                List.of(new Ruling("7.3", Optional.empty(), "Burgoyne goes to Saratoga.", "proved")),
                done(marching.run(journal, none(), Answers.SILENCE)).report());
    }

    private enum Asked implements Topic {
        BID,
        MARCH
    }

    private static Choice<Integer> bid(Side side) {
        return new Asking(side, "2.1", Asked.BID, side.word(), "What do you bid?")
                .one(new TreeMap<>(Map.of("one", 1, "two", 2, "three", 3)));
    }

    private static Answers says(Question<?> asked, String words, Source source) {
        return question -> question.equals(asked) ? Optional.of(new Answers.Given(words, source)) : Optional.empty();
    }

    private static void assertFault(Consumer<Umpire> step) {
        var faulty = new Procedure(umpire -> {
            step.accept(umpire);
            throw new Refused("1.2", "Too late.");
        });
        var chance = new ScriptedChance(List.of(1), List.of("7 Fog"));
        var fault = assertThrows(
                AssertionError.class, () -> faulty.run(List.of(), chance, says(AMERICAN, "one", Source.LETTER)));
        assertTrue(fault.getMessage().contains("Too late."), fault.getMessage());
    }

    private static void assertStops(Consumer<Umpire> step) {
        var stopping = new Procedure(umpire -> {
            step.accept(umpire);
            return "went on";
        });
        var stopped = waiting(stopping.run(List.of(), Chance.NONE, Answers.SILENCE));
        assertEquals(List.of(), stopped.questions());
    }

    private static void assertEndless(Consumer<Umpire> step) {
        var endless = new Procedure(umpire -> {
            while (true) step.accept(umpire);
        });
        assertThrows(
                IllegalStateException.class,
                () -> endless.run(List.of(), none(), says(AMERICAN, "one", Source.LETTER)));
    }

    private static void assertDrift(int entry, List<Entry> journal, ToIntFunction<Umpire> changed) {
        var rules = new Procedure(umpire -> "" + changed.applyAsInt(umpire));
        var drift = assertThrows(ReplayMismatch.class, () -> rules.run(journal, dice(1, 1), Answers.SILENCE));
        assertTrue(drift.getMessage().startsWith("Entry %d ".formatted(entry + 1)), drift.getMessage());
        assertFalse(drift.getMessage().contains("four"), "the message may be logged");
    }

    private static Chance none() {
        return dice();
    }

    private static Chance dice(Integer... dice) {
        return new ScriptedChance(List.of(dice), List.of());
    }

    private static Verdict.Waiting<?> waiting(Verdict<String> verdict) {
        return assertInstanceOf(Verdict.Waiting.class, verdict);
    }

    private static Verdict.Done<?> done(Verdict<String> verdict) {
        return assertInstanceOf(Verdict.Done.class, verdict);
    }
}
