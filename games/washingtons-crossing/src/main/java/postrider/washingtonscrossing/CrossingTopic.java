package postrider.washingtonscrossing;

import java.util.List;
import java.util.regex.MatchResult;
import postrider.files.Shipped;
import postrider.kernel.TopicTable;
import postrider.kernel.question.Topic;
import postrider.kernel.ruling.Side;
import postrider.text.Complaint;
import postrider.text.LineReader;
import postrider.text.Lists;
import postrider.text.Speech.Slip;
import postrider.text.WordTable;
import postrider.washingtonscrossing.Post.Force;

/** The kinds of questions. */
public enum CrossingTopic implements Topic {
    DEPLOY,
    RAID,
    RAIDED,
    ARRIVE,
    ONWARD,
    REACT,
    CROSSING,
    LOSSES,
    RETREAT,
    SURRENDER,
    ROUT;

    private static final TopicTable TABLE = new TopicTable(Shipped.text(CrossingTopic.class, "questions.txt"));

    /** A condition of surrender clauses: the force must retreat. */
    public static final String BEATEN = "beaten";

    /** Chooses the first option; for clauses, which are written before the options are known. */
    public static final String NEAREST = "the nearest";

    public static final String STRONGEST = "the strongest";
    public static final String FIRST_WAY = "the first way";

    /** Clauses that would be no reaction, whatever is attacked. */
    private static final List<Slip> NO_REACTIONS = Lists.map(
            WordTable.rows(Shipped.text(CrossingTopic.class, "no-reactions.txt"), 3),
            row -> new Slip(LineReader.pattern(row.getFirst()), row.get(1), row.getLast()));

    /** Whom the topic asks, when, and how to answer beforehand. */
    public List<String> help() {
        return TABLE.help(this);
    }

    @Override
    public String answers() {
        return TABLE.answers(this);
    }

    @Override
    public boolean asks(Side side) {
        return side == Sides.AMERICAN || this != DEPLOY && this != RAID && this != RAIDED && this != CROSSING;
    }

    @Override
    public boolean listsSteps() {
        return this == ONWARD;
    }

    /** 8.0, 9.3, 11.3, 17.1: every question may come during or after the enemy's turn, except how the order's own march goes on. */
    @Override
    public boolean comesBetweenOrders(Side side) {
        return this != ONWARD;
    }

    @Override
    public List<Complaint> objections(String said) {
        if (this != REACT) return List.of();
        return NO_REACTIONS.stream()
                .flatMap(slip -> slip.said().matcher(said).results().map(found -> complaint(slip, said, found)))
                .limit(1)
                .toList();
    }

    private static Complaint complaint(Slip slip, String said, MatchResult found) {
        var why = found.groupCount() > 0 ? noFatigue(found.group(1)) : slip.why();
        return new Complaint(0, said, why, List.of(slip.instead()));
    }

    /** 12.0, 11.3 */
    public static String noFatigue(String said) {
        return "There is no fatigue %s: it goes from 0 to %d, and nobody reacts with 5 or more (11.3)."
                .formatted(said, Force.MOST_FATIGUE);
    }

    /** Clauses may name the place attacked, or the leader who arrives. */
    @Override
    public boolean hasCircumstance() {
        return this == REACT || this == SURRENDER || this == ARRIVE;
    }
}
