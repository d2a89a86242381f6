package postrider.gateway;

/** Whether strangers may begin and join games by mail. */
public enum Enrolment {
    /** Whoever writes may invite somebody. */
    OPEN,
    /** Whoever writes may; the operator is asked before anybody else gets a letter. */
    CONFIRM,
    /** Nobody but the operator begins a game. */
    CLOSED
}
