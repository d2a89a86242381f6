package postrider.wildernesswar;

import java.util.List;
import postrider.files.Shipped;
import postrider.kernel.TopicTable;
import postrider.kernel.question.Topic;

/** The kinds of questions that players are asked. */
public enum WarTopic implements Topic {
    BID,
    RESPONSE,
    INTERCEPT,
    INSIDE,
    AVOID_BATTLE,
    ONWARD,
    NEXT_ACTIVATION,
    JOIN,
    MILITIA,
    LOSSES,
    RETREAT,
    ASSAULT,
    GO_HOME,
    ATTRITION,
    EVENT;

    private static final TopicTable TABLE = new TopicTable(Shipped.text(WarTopic.class, "questions.txt"));

    /** Who is asked when, with clauses that answer beforehand. */
    public List<String> help() {
        return TABLE.help(this);
    }

    @Override
    public String answers() {
        return TABLE.answers(this);
    }

    @Override
    public boolean hasCircumstance() {
        return this != BID && this != NEXT_ACTIVATION && this != EVENT;
    }

    @Override
    public boolean listsPieces() {
        return this == LOSSES || this == ATTRITION;
    }

    @Override
    public boolean listsSteps() {
        return this == ONWARD || this == NEXT_ACTIVATION;
    }
}
