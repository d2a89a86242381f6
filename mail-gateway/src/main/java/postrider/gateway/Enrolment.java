package postrider.gateway;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** Whether strangers may begin and join games by mail. */
public enum Enrolment {
    /** Whoever writes may invite somebody. */
    OPEN,
    /** Whoever writes may; the operator is asked before anybody else gets a letter. */
    CONFIRM,
    /** Nobody but the operator begins a game. */
    CLOSED;

    static List<String> words() {
        return Stream.of(values()).map(Enrolment::word).toList();
    }

    static Optional<Enrolment> of(String word) {
        return Stream.of(values()).filter(one -> one.word().equals(word)).findFirst();
    }

    private String word() {
        return name().toLowerCase(Locale.ROOT);
    }
}
