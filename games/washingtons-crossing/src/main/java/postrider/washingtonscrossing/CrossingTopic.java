package postrider.washingtonscrossing;

import postrider.kernel.question.Topic;

/** The kinds of questions there are. */
public enum CrossingTopic implements Topic {
    /** 21.0: where the Americans begin. */
    DEPLOY,
    /** 8.0: which stack is raided. */
    RAID,
    /** 8.0: which leader in it. */
    RAIDED,
    /** 9.1, 9.3: where reinforcements come in. */
    ARRIVE,
    /** 11.0: how a march goes on. */
    ONWARD,
    /** 11.3: who reacts, and where to. */
    REACT,
    /** 11.4.2: who crosses when not all can. */
    CROSSING,
    /** 17.1 step 6: who loses. */
    LOSSES,
    /** 17.3: where a force retreats to. */
    RETREAT,
    /** 18.2: where routed troops run to. */
    ROUT
}
