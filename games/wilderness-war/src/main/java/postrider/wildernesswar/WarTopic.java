package postrider.wildernesswar;

import postrider.kernel.question.Topic;

/** What players are asked. */
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

    @Override
    public boolean listsPieces() {
        return this == LOSSES || this == ATTRITION;
    }
}
