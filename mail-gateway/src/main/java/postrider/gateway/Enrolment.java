package postrider.gateway;

/** Whether strangers may begin and join games by mail. */
public enum Enrolment {
    /** Anybody may invite somebody. */
    OPEN,
    /** Anybody may; the operator is asked before anyone else gets a letter. */
    CONFIRM,
    /** Only the operator begins games. */
    CLOSED
}
