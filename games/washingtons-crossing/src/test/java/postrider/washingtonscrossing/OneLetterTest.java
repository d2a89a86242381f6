package postrider.washingtonscrossing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import postrider.dice.ScriptedChance;
import postrider.kernel.Impulse;
import postrider.kernel.Verdict;
import postrider.kernel.question.Answers;
import postrider.kernel.question.Question;
import postrider.kernel.question.Source;
import postrider.kernel.ruling.Side;
import postrider.text.Line;
import postrider.text.Lists;
import postrider.text.Read;
import postrider.washingtonscrossing.game.CrossingBox;
import postrider.words.Letter;
import postrider.words.OpenedLetter;
import postrider.words.ReadingContext;

/** Questions asked in one letter, and answers that leave some open. */
class OneLetterTest {
    private static final CrossingBox GAME = RandomCampaign.BOX;
    private static final String RAID = "turn Dec 26 12 pm; British to move; Ewing 720 in 1329; "
            + "Rall 1250, Stirling 300 in Trenton; Leslie 2100 in Princeton";
    private static final String BEATEN = "turn Dec 26 7 am; American points 18; Washington 140, Greene, Glover 850, "
            + "Sargent 710, Lord Stirling 570 in 2129; Rall 700, Stirling 500 in Trenton";
    private static final String ATTACK = "activate Washington with Greene; "
            + "activate Greene with Glover, Sargent, Lord Stirling; "
            + "prepared attack on Trenton with Washington, Greene, Glover, Sargent, Lord Stirling";

    /** @param replies of the Americans, by question */
    private static Verdict<Position> run(
            String board, Side by, String order, List<Integer> dice, Map<String, String> replies) {
        var before = GAME.notation().position(board);
        if (!(GAME.orders().read(List.of(new Line(1, order)), before, by) instanceof Read.Understood<Order>(var read)))
            throw new AssertionError(order);
        Answers answers = question -> Optional.of(question)
                .filter(asked -> asked.to() == Sides.AMERICAN)
                .map(asked -> replies.get(asked.name()))
                .map(words -> new Answers.Given(words, Source.LETTER));
        return new Impulse<>(GAME.rules(), before, by, Optional.of(read))
                .run(List.of(), new ScriptedChance(dice, List.of()), answers);
    }

    private static Verdict<Position> raid(Map<String, String> replies) {
        return run(RAID, Sides.BRITISH, "pass", List.of(2, 2, 2, 5, 9), replies);
    }

    private static List<Question<?>> asked(Verdict<Position> verdict) {
        if (!(verdict instanceof Verdict.Waiting<Position> waiting)) throw new AssertionError(verdict.getClass());
        return waiting.questions();
    }

    private static List<String> names(Verdict<Position> verdict) {
        return Lists.map(asked(verdict), Question::name);
    }

    private static String happened(Verdict<Position> verdict) {
        if (!(verdict instanceof Verdict.Done<Position> done)) throw new AssertionError(verdict.getClass());
        return done.report().toString();
    }

    /** 8.0, 3.0: a leader named beforehand may be anywhere. */
    @Test
    void aStackAndALeaderInItAreAskedInOneLetter() {
        var asked = asked(raid(Map.of()));
        assertEquals(List.of("raid", "raided"), Lists.map(asked, Question::name));
        assertEquals(List.of("the strongest", "ask"), asked.getLast().options());
        var strongest = happened(raid(Map.of("raid", "Trenton", "raided", "the strongest")));
        assertTrue(strongest.contains("Ewing raids Rall in Trenton"), strongest);
        var named = happened(raid(Map.of("raid", "Trenton", "raided", "stirling")));
        assertTrue(named.contains("Ewing raids Stirling in Trenton"), named);
    }

    /** 9.3.1: one letter asks whom to raid and where McDougall arrives. */
    @Test
    void aRaidAndTheNextArrivalAreAskedInOneLetter() {
        var morning = RAID.replace("Dec 26 12 pm", "Jan 2 12 am");
        var asked = run(morning, Sides.BRITISH, "pass", List.of(2, 2, 2, 5, 9), Map.of());
        assertEquals(List.of("raid", "raided", "arrive with McDougall"), names(asked));
    }

    @Test
    void aPlayerWhoWantsToLookFirstIsAskedLater() {
        for (var said : List.of("ask", "Leslie", "Mawhood")) {
            var then = raid(Map.of("raid", "Trenton", "raided", said));
            assertEquals(List.of("Rall", "Stirling"), asked(then).getFirst().options(), said);
        }
        var alone = happened(raid(Map.of("raid", "Princeton", "raided", "ask")));
        assertTrue(alone.contains("Ewing raids Leslie in Princeton"), alone);
    }

    /** Answering one question leaves the other open. */
    @ParameterizedTest
    @ValueSource(strings = {"Rall in Trenton", "raid: Trenton", "Rall", "nearest", "the nearest stack", "Gen. Rall"})
    void unansweredQuestionsStayOpen(String said) {
        assertEquals(List.of("raid", "raided: ask"), read(said));
    }

    @Test
    void bothMayBeAnswered() {
        assertEquals(List.of("raid", "raided: the strongest"), read("raid: Rall\nraided: the strongest"));
    }

    /** Answers may use all words of clauses on the same topic. */
    @ParameterizedTest
    @ValueSource(
            strings = {"in proportion", "evenly", "share losses", "Gen. Greene 0, Col. Glover the rest", "all Glover"})
    void anAnswerIsReadAsAClauseIs(String said) {
        var losses = asked(run(BEATEN, Sides.AMERICAN, ATTACK, List.of(9, 6), Map.of()));
        var reply = read(said, losses).getFirst();
        assertTrue(reply.question().readIfLegal(reply.words()).isPresent(), reply.words());
    }

    /** The second question with its answer. */
    private static List<String> read(String said) {
        var replies = read(said, asked(raid(Map.of())));
        return List.of(
                replies.getFirst().question().name(),
                "%s: %s"
                        .formatted(
                                replies.getLast().question().name(),
                                replies.getLast().words()));
    }

    private static List<Letter.Reply> read(String said, List<Question<?>> asked) {
        var context = context(asked);
        if (!(opened(said, context).read(context) instanceof Letter.Replies replies)) throw new AssertionError(said);
        return replies.replies();
    }

    private static OpenedLetter opened(String said, ReadingContext context) {
        return OpenedLetter.open("game wc-1\nimpulse 23\n" + said).in(context);
    }

    private static ReadingContext context(List<Question<?>> asked) {
        var names = GAME.vocabulary().of(Sides.AMERICAN);
        return new ReadingContext("wc-1", Sides.AMERICAN, "", names, GAME.orders()::begins, asked, false);
    }

    /** In other games it may be a heading above an order. */
    @Test
    void anOrderBeginsWithOrders() {
        assertEquals(
                List.of(),
                opened("orders\nactivate Washington", context(List.of())).notRead());
    }

    /** 17.1, 17.3 */
    @Test
    void lossesAndRetreatAreAskedTogether() {
        var attack = run(BEATEN, Sides.AMERICAN, ATTACK, List.of(9, 6), Map.of("losses at Trenton", "in proportion"));
        assertEquals(List.of("losses at Trenton", "retreat from Trenton"), names(attack));
    }
}
